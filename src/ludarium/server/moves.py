"""Decisions about moves: checked against the rules, they become entries of the journal or are refused."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.record import Record
from ludarium.core.state import CHANCE
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
    seat = table.to_act
    trial = Record(table.game, table.record.options, table.record.seats, lines=list(table.record.lines))
    state, chance = table.state.copy(), table.chance.copy()
    for action in actions:
        if state.to_act != seat:
            raise RefusedError("not-your-turn", seat=seat)
        if reason := state.why_not(action):
            raise RefusedError("illegal", reason)
        trial.add(state, action)
    while state.to_act == CHANCE:
        trial.add(state, int(state.draw(chance)))
    moves = [(line.seat, line.action, line.hash) for line in trial.lines[table.at :]]
    due = len(trial.lines) - table.snapshot_at >= SNAPSHOT_EVERY
    return Played(
        when=now,
        moves=moves,
        spent=table.clock.spent(seat, now),
        late=late,
        failed=failed,
        snapshot=state.snapshot() if due else None,
    )


def dealt(table: Table, now: int) -> list[AnyEntry]:
    """The draws before the first move of a seat, if there are any."""
    return [played(table, [], now)] if table.to_act == CHANCE else []


# --- taking back ---------------------------------------------------------------------------------------


def free_undo(table: Table, seat: int | None) -> int:
    """How many moves a seat may take back now without asking."""
    if seat is None or table.status != "playing" or seat != table.to_act:
        return 0
    return min(table.record.undoable(seat), table.at - table.branch_at)


def undo(table: Table, who: str, seat: int, at: int, to: int | None, now: int) -> list[AnyEntry]:
    """Take back what showed nothing to anybody."""
    my_turn(table, who, seat, at)
    free = free_undo(table, seat)
    target = _last_act(table, seat) if to is None else to
    if free == 0 or target is None or target >= table.at:
        raise RefusedError("cannot-undo")
    if to is not None and to < table.at - free:
        raise RefusedError("cannot-undo")
    return [Undone(when=now, to=max(target, table.at - free))]


def _last_act(table: Table, seat: int) -> int | None:
    """Where the last entry of a seat began."""
    return max(own_acts(table, [seat]), default=None)


def own_acts(table: Table, seats: list[int]) -> list[int]:
    """Where the entries of these seats began."""
    return [act for act in table.acts if table.record.lines[act].seat in seats]


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
    others = [seat for seat in table.humans() if seat not in mine]
    if others:
        return [Asked(when=now, by=by, to=target)]
    return [Undone(when=now, to=target)]


def answer(table: Table, who: str, yes: bool, now: int) -> list[AnyEntry]:
    """Answer for all seats of mine; the last yes grants it."""
    ask = table.ask
    mine = [seat for seat in ask.waiting if table.seats[seat].who == who] if ask else []
    if ask is None or not mine:
        raise RefusedError("no-question")
    if not yes:
        return [Answered(when=now, seat=mine[0], yes=False)]
    entries: list[AnyEntry] = [Answered(when=now, seat=seat, yes=True) for seat in mine]
    return entries if set(ask.waiting) - set(mine) else [*entries, Undone(when=now, to=ask.to)]
