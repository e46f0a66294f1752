"""A table as its journal makes it: seats, moves, clock, chat. Nothing here waits, draws or asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from ludarium.core.messages import Event
from ludarium.core.record import Line, Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES
from ludarium.server import journal
from ludarium.server.clocks import Clock
from ludarium.server.errors import RefusedError, StoreError
from ludarium.server.messages import Ask, ChatLine, LogLine, Note, Status
from ludarium.server.tokens import public_name

CHAT_KEPT = 100


@dataclass
class Seat:
    """Who plays a seat; a bot may sit there for an owner."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    who: str | None = None
    level: str | None = None
    for_good: bool = False  # the owner cannot take it back

    def text(self) -> str:
        """As it stands in a record."""
        return f"bot {self.level}" if self.kind == "bot" else f"human {self.name}"


class Table:
    """One table; `apply` takes the next entry of its journal in."""

    def __init__(self, id_: str, began: journal.Began) -> None:
        self.id = id_
        self.began = began
        self.game = GAMES[began.game]
        self.seats = [Seat(seat.kind, seat.name, seat.who, seat.level) for seat in began.seats]
        self.status: Status = "open"
        self.length = 1  # entries of the journal
        self.updated = began.when
        self.clock = Clock.of(began.clock, len(self.seats))
        self.acts: list[int] = []  # how many moves there were before each entry of a person
        self.chat: list[ChatLine] = []
        self.notes: list[Note] = []
        self.ask: Ask | None = None
        self.rematch: str | None = None
        self.closed = False
        self.snapshot_at = 0  # the last position that the journal holds whole
        self._buffer: list[Event] = []
        self._restart([Line(*move) for move in began.moves])

    # --- the position ---------------------------------------------------------------------------------

    def _restart(self, lines: list[Line]) -> None:
        """Play a record from its beginning."""
        self.record = Record(self.game, self.began.options, [seat.text() for seat in self.seats])
        self.state: State = self.record.first()
        self.state.log = self._buffer
        self.log: list[LogLine] = []
        # the draws of a branch up to its first position came from another seed
        self.chance: Rng = chance_rng(self.began.seed)
        for line in lines:
            self._move(line)

    def _move(self, line: Line) -> None:
        """One move that is known to be legal, checked against what was written down with it."""
        if line.seat != self.state.to_act:
            raise StoreError(f"table {self.id}, move {self.at + 1}: seat {line.seat} was not to act")
        inherited = self.at < len(self.began.moves)
        if line.seat == CHANCE and not inherited and self.state.draw(self.chance) != line.action:
            raise StoreError(f"table {self.id}, move {self.at + 1}: not the draw of its seed")
        self.record.add(self.state, line.action)
        if self.record.lines[-1].hash != line.hash:
            raise StoreError(f"table {self.id}, move {self.at}: another position than was written down")
        self.log += [LogLine(self.at, event) for event in self._buffer]
        self._buffer.clear()

    @property
    def at(self) -> int:
        """How many moves were made."""
        return len(self.record.lines)

    @property
    def to_act(self) -> int:
        return int(self.state.to_act)

    @property
    def branch_at(self) -> int:
        """Where a branch left its game; nothing before it can be taken back."""
        return len(self.began.moves)

    def seed(self) -> int | None:
        """The seed that all draws follow from; a branch has none."""
        return None if self.began.moves else self.began.seed

    # --- the seats ------------------------------------------------------------------------------------

    def humans(self) -> list[int]:
        """The seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human"]

    def owned(self, who: str | None) -> list[int]:
        """The seats that somebody owns, played by a bot or not."""
        return [number for number, seat in enumerate(self.seats) if who and seat.who == who]

    def played_by(self, who: str | None) -> list[int]:
        """The seats that somebody plays now."""
        return [number for number in self.owned(who) if self.seats[number].kind == "human"]

    def bot_to_act(self) -> bool:
        playing = self.status == "playing" and self.to_act >= 0
        return playing and self.seats[self.to_act].kind == "bot"

    # --- the journal ----------------------------------------------------------------------------------

    def apply(self, entry: journal.AnyEntry) -> None:
        """Take an entry in."""
        self.length += 1
        self.updated = entry.when
        APPLY[type(entry)](self, entry)

    def _sat(self, entry: journal.Sat) -> None:
        self.seats[entry.seat] = Seat("human", entry.name, entry.who)

    def _stood(self, entry: journal.Stood) -> None:
        self.seats[entry.seat] = Seat("open")

    def _closed(self, _: journal.Closed) -> None:
        self.closed = True
        self.status = "over"

    def _started(self, entry: journal.Started) -> None:
        self.status = "playing"
        self._name_seats()
        self._go_on(entry.when)

    def _given(self, entry: journal.Given) -> None:
        seat = self.seats[entry.seat]
        if seat.kind == "human":
            self.clock.pay(entry.seat, entry.spent, turn_ended=False)
        seat.kind, seat.level = "bot", entry.level
        if entry.why != "asked":
            self.notes.append(Note(entry.why, entry.seat, self.at))
        fischer = self.began.clock.kind == "fischer"
        seat.for_good = entry.why == "resigned" or (entry.why == "timed-out" and fischer)
        self._drop_ask(entry.seat)
        self._name_seats()
        self._go_on(entry.when)

    def _regained(self, entry: journal.Regained) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.level = "human", None
        self._name_seats()
        self._go_on(entry.when)

    def _name_seats(self) -> None:
        self.record.seats = [seat.text() for seat in self.seats]

    def _played(self, entry: journal.Played) -> None:
        mover = entry.moves[0][0]
        human = mover != CHANCE and self.seats[mover].kind == "human"
        if human:
            self.acts.append(self.at)
        for move in entry.moves:
            self._move(Line(*move))
        if human:
            self.clock.pay(mover, entry.spent, turn_ended=self.to_act != mover)
        self._note_move(entry, mover)
        if entry.snapshot is not None:
            self._check_snapshot(entry.snapshot)
        self.ask = None
        self._go_on(entry.when, anew=True)

    def _check_snapshot(self, snapshot: list[int]) -> None:
        if snapshot != self.state.snapshot():
            raise StoreError(f"table {self.id}, move {self.at}: another position than its snapshot")
        self.snapshot_at = self.at

    def _note_move(self, entry: journal.Played, mover: int) -> None:
        if entry.late:
            self.notes.append(Note("timed-out-move", mover, self.at))
        if entry.failed:
            self.notes.append(Note("bot-failed", mover, self.at))

    def _undone(self, entry: journal.Undone) -> None:
        self._restart(self.record.lines[: entry.to])
        self.acts = [at for at in self.acts if at < entry.to]
        self.ask = None
        self._go_on(entry.when)

    def _go_on(self, now: int, *, anew: bool = False) -> None:
        """After a change: the end, or the clock of whoever is to act."""
        if self.status == "playing" and self.to_act == OVER:
            self.status = "over"
        running = self.status == "playing" and self.to_act >= 0 and self.seats[self.to_act].kind == "human"
        self.clock.run(self.to_act if running else None, now, anew=anew)

    def _asked(self, entry: journal.Asked) -> None:
        owner = self.seats[entry.by].who
        waiting = [seat for seat in self.humans() if self.seats[seat].who != owner]
        self.ask = Ask("undo", entry.by, entry.to, waiting)

    def _answered(self, entry: journal.Answered) -> None:
        if not entry.yes:
            self.ask = None
        else:
            self._drop_ask(entry.seat)

    def _drop_ask(self, seat: int) -> None:
        """A seat is not waited for any more; a question of its own, or to nobody, is dropped."""
        if self.ask is None:
            return
        waiting = [other for other in self.ask.waiting if other != seat]
        self.ask = (
            None if self.ask.by == seat or not waiting else Ask("undo", self.ask.by, self.ask.to, waiting)
        )

    def _said(self, entry: journal.Said) -> None:
        line = ChatLine(public_name(entry.who), entry.name, entry.seat, entry.text, self.at, entry.when)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def _rematched(self, entry: journal.Rematched) -> None:
        self.rematch = entry.id


APPLY: dict[type[journal.Entry], Callable[[Table, Any], None]] = {
    journal.Sat: Table._sat,
    journal.Stood: Table._stood,
    journal.Closed: Table._closed,
    journal.Started: Table._started,
    journal.Given: Table._given,
    journal.Regained: Table._regained,
    journal.Played: Table._played,
    journal.Undone: Table._undone,
    journal.Asked: Table._asked,
    journal.Answered: Table._answered,
    journal.Said: Table._said,
    journal.Rematched: Table._rematched,
}


def read(id_: str, entries: Iterable[bytes]) -> Table:
    """The table that a journal describes; every draw and hash is checked."""
    decoded = [journal.decode(entry) for entry in entries]
    first = decoded[0]
    if not isinstance(first, journal.Began):
        raise StoreError(f"table {id_}: its journal does not begin with its beginning")
    rules = GAMES[first.game].rules if first.game in GAMES else 0
    if first.rules != rules:
        raise RefusedError("rules-changed", game=first.game, played=first.rules, here=rules)
    table = Table(id_, first)
    for entry in decoded[1:]:
        table.apply(entry)
    return table
