"""Decisions about moves: checked against the rules, they become entries of the journal or are refused."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.state import CHANCE, OVER
from ludarium.server.course import Trial
from ludarium.server.errors import RefusedError
from ludarium.server.journal import Answered, AnyEntry, Asked, Played, Undone
from ludarium.server.table import Table

SNAPSHOT_EVERY = 64  # moves


def fresh(table: Table, at: int) -> None:
    """A command must be about the position that the table is in."""
    if at != table.at:
        raise RefusedError("stale", at=at, now=table.at)


def my_turn(table: Table, who: str, seat: int, at: int) -> None:
    """The seat is mine, the position is the one that I saw, and the seat is to act."""
    if table.status != "playing":
        raise RefusedError("not-playing")
    if seat not in table.played_by(who):
        raise RefusedError("not-yours", seat=seat)
    fresh(table, at)
    if seat != table.to_act:
        raise RefusedError("not-your-turn", seat=seat)


def act(table: Table, who: str, seat: int, at: int, actions: Sequence[int], now: int) -> list[AnyEntry]:
    """The moves of a person."""
    my_turn(table, who, seat, at)
    return [played(table, actions, now)]


def played(
    table: Table, actions: Sequence[int], now: int, *, late: bool = False, failed: bool = False
) -> Played:
    """Actions of the seat to act and the draws that follow, all or none."""
    trial = Trial(table)
    _try(trial, table.to_act, actions)
    trial.settle()
    due = trial.at - table.snapshot_at >= SNAPSHOT_EVERY
    lines = trial.lines
    entry = Played(
        when=now,
        moves=[(line.seat, line.action, line.hash) for line in lines],
        spent=table.clock.spent(table.to_act, now),
        late=late,
        failed=failed,
        snapshot=trial.state.snapshot() if due else None,
        texts=[table.game.notation(line.action) for line in lines],
        last=trial.state.to_act == OVER,
    )
    table.tried = (entry, trial)
    return entry


def _try(trial: Trial, seat: int, actions: Sequence[int]) -> None:
    """Make a row of moves; what follows news is not tried, since its end depends on what lies face down."""
    news, state = trial.record.game.news, trial.state
    for number, action in enumerate(actions):
        shown = any(line.event.kind in news for line in trial.log)
        if shown or (number and state.to_act == CHANCE):
            raise RefusedError("shows-first", moves=number)
        if state.to_act != seat:
            raise RefusedError("not-your-turn", seat=seat)
        if reason := state.why_not(action):
            raise RefusedError("illegal", reason)
        trial.make(action)


def dealt(table: Table, now: int) -> list[AnyEntry]:
    """The draws before the first move of a seat, if there are any."""
    return [played(table, [], now)] if table.to_act == CHANCE else []


# --- taking back ---------------------------------------------------------------------------------------


def free_undo(table: Table, seat: int | None) -> int:
    """How many moves a seat may take back now without asking."""
    if seat is None or table.status != "playing" or seat != table.to_act:
        return 0
    return table.since_news(seat)


def undo(table: Table, who: str, seat: int, at: int, to: int | None, now: int) -> list[AnyEntry]:
    """Take back what showed nothing to anybody."""
    my_turn(table, who, seat, at)
    free = free_undo(table, seat)
    target = _last_act(table, seat) if to is None else to
    if free == 0 or target is None or target >= table.at:
        raise RefusedError("cannot-undo")
    if to is not None and to < table.at - free:
        raise RefusedError("cannot-undo")
    return [_undone(table, max(target, table.at - free), now)]


def _undone(table: Table, to: int, now: int) -> Undone:
    return Undone(when=now, to=to, spent=table.clock.spent(table.to_act, now))


def _last_act(table: Table, seat: int) -> int | None:
    """Where the last entry of a seat began."""
    return max(own_acts(table, [seat]), default=None)


def own_acts(table: Table, seats: list[int]) -> list[int]:
    """Where the entries of these seats began."""
    return [act for act in table.acts if table.record.lines[act].seat in seats]


def has_acted(table: Table, seats: list[int]) -> bool:
    """Whether there is any; mostly one of the last."""
    lines = table.record.lines
    return any(lines[act].seat in seats for act in reversed(table.acts))


def ask_undo(table: Table, who: str, at: int, to: int | None, now: int) -> list[AnyEntry]:
    """Ask all other people; where there is nobody to ask it is granted at once."""
    if table.status != "playing":
        raise RefusedError("not-playing")
    fresh(table, at)
    mine = table.played_by(who)
    acts = own_acts(table, mine)
    if not acts:
        raise RefusedError("nothing-to-undo")
    if to is not None and to not in acts:
        raise RefusedError("cannot-undo")
    target = acts[-1] if to is None else to
    by = table.record.lines[target].seat
    if table.of_others(who):
        return [Asked(when=now, by=by, to=target)]
    return [_undone(table, target, now)]


def answer(table: Table, who: str, yes: bool, now: int) -> list[AnyEntry]:
    """Answer for all seats of mine; the last yes grants it."""
    ask = table.ask
    mine = [seat for seat in ask.waiting if table.seats[seat].who == who] if ask else []
    if ask is None or not mine:
        raise RefusedError("no-question")
    if not yes:
        return [Answered(when=now, seat=mine[0], yes=False)]
    entries: list[AnyEntry] = [Answered(when=now, seat=seat, yes=True) for seat in mine]
    return entries if set(ask.waiting) - set(mine) else [*entries, _undone(table, ask.to, now)]
