"""A table as its journal makes it: seats, moves, clock, chat. Nothing here waits, draws or asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from ludarium.core.record import Line, Record
from ludarium.core.state import CHANCE, OVER
from ludarium.games import GAMES
from ludarium.lessons.lesson import lesson_named
from ludarium.lessons.standing import Standing, standing
from ludarium.server import journal
from ludarium.server.clocks import Clock
from ludarium.server.course import Course, Trial
from ludarium.server.errors import BrokenTableError
from ludarium.server.messages import Ask, ChatLine, Note, Status, Verify
from ludarium.server.tokens import commitment, public_name

CHAT_KEPT = 100


@dataclass
class Seat:
    """Who plays a seat; a bot may sit there for an owner."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    who: str | None = None
    level: str | None = None
    for_good: bool = False  # the owner cannot take it back
    badge: journal.Badge = ""  # who plays here is a bot from outside
    invited: journal.Invited | None = None  # a bot from outside that was asked to this open seat

    def text(self) -> str:
        """As it stands in a record."""
        if self.kind == "bot":
            return f"bot {self.level}"
        return f"{'guest' if self.badge else 'human'} {self.name}"


class Table(Course):
    """One table; `apply` takes the next entry of its journal in."""

    def __init__(self, id_: str, began: journal.Began) -> None:
        self.began = began
        self.seats = [
            Seat(seat.kind, seat.name, seat.who, seat.level, badge=seat.badge) for seat in began.seats
        ]
        record = Record(GAMES[began.game], began.options, [seat.text() for seat in self.seats])
        super().__init__(id_, record, began.seed, len(began.moves))
        self.status: Status = "open"
        self.length = 1  # entries of the journal
        self.seating = 0  # goes up with each entry after which others may sit here
        self.updated = began.when
        self.clock = Clock.of(began.clock, len(self.seats))
        self.acts: list[int] = []  # how many moves there were before each entry of a person
        self.chat: list[ChatLine] = []
        self.lines_said = 0
        self.talk = began.talk
        self.speakers: dict[str, None] = {}  # who has talked
        self.silenced: set[str] = set()  # whom the host lets talk no more
        self.removed: set[str] = set()  # whom the host has sent away
        self.notes: list[Note] = []
        self.ask: Ask | None = None
        self.rematch: str | None = None
        self.closed = False
        self.ended = False  # by a player, undecided
        self.lesson = lesson_named(self.game, began.lesson) if began.lesson else None
        self.tried: tuple[journal.Played, Trial] | None = None  # the last moves that were decided on
        self.snapshot_at = 0  # the last position that the journal holds whole
        self.promise = Verify(commitment(began.seed, began.nonce))  # of the shuffle

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

    def of_others(self, who: str | None) -> list[int]:
        """The seats of all other people; who has lent his seat to a bot is still one of them."""
        return [n for n, seat in enumerate(self.seats) if seat.who not in (None, who) and not seat.for_good]

    def hints_for(self, who: str | None) -> bool:
        """Whether somebody may ask for hints: alone with bots always, with others if the host allowed it."""
        return self.began.hints or not self.of_others(who)

    def standing(self) -> Standing | None:
        """Where the learner of a guided game stands."""
        return standing(self.lesson, self.record.lines) if self.lesson else None

    def bot_to_act(self) -> bool:
        if self.status != "playing":
            return False
        seat = self.to_act
        return seat >= 0 and self.seats[seat].kind == "bot"

    # --- the journal ----------------------------------------------------------------------------------

    def apply(self, entry: journal.AnyEntry) -> None:
        """Take an entry in."""
        self.length += 1
        self.updated = entry.when
        self.seating += type(entry) is not journal.Played
        APPLY[type(entry)](self, entry)

    def _sat(self, entry: journal.Sat) -> None:
        self.seats[entry.seat] = Seat("human", entry.name, entry.who, badge=entry.badge)

    def _invited(self, entry: journal.Invited) -> None:
        self.seats[entry.seat].invited = entry

    def _declined(self, entry: journal.Declined) -> None:
        self.seats[entry.seat].invited = None

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
        seat.kind, seat.level, seat.invited = "bot", entry.level, None
        if entry.why != "asked":
            self.notes.append(Note(entry.why, entry.seat, self.at))
        fischer = self.began.clock.kind == "fischer"
        seat.for_good = entry.why == "resigned" or (entry.why == "timed-out" and fischer)
        if seat.for_good or seat.who is None:
            self._drop_ask(entry.seat)
        self._name_seats()
        self._go_on(entry.when)

    def _ended(self, entry: journal.Ended) -> None:
        self.ended = True
        self.status = "over"
        self.ask = None
        self.notes.append(Note("ended", entry.by, self.at))
        self._go_on(entry.when)

    def _regained(self, entry: journal.Regained) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.level = "human", None
        if self._was_absent(entry.seat):
            self.notes.append(Note("returned", entry.seat, self.at))
        self._name_seats()
        self._go_on(entry.when)

    def _was_absent(self, seat: int) -> bool:
        """Whether others let a bot stand in for somebody; that he is back is news to them."""
        last = next((note.kind for note in reversed(self.notes) if note.seat == seat), "")
        return last == "absent"

    def _name_seats(self) -> None:
        self.record.seats = [seat.text() for seat in self.seats]

    def _played(self, entry: journal.Played) -> None:
        mover = entry.moves[0][0]
        human = mover != CHANCE and self.seats[mover].kind == "human"
        if human:
            self.acts.append(self.at)
        self._go_through(entry)
        if human:
            self.clock.pay(mover, entry.spent, turn_ended=self.to_act != mover)
        self._note_move(entry, mover)
        if entry.snapshot is not None:
            self._check_snapshot(entry.snapshot)
        self.ask = None
        self._go_on(entry.when)

    def _go_through(self, entry: journal.Played) -> None:
        """Make the moves, unless they were made when this very entry was decided on."""
        tried, self.tried = self.tried, None
        if tried is not None and tried[0] is entry and tried[1].before == self.at:
            self.follow(tried[1])
            return
        for move in entry.moves:
            self.move(Line(*move))

    def _check_snapshot(self, snapshot: list[int]) -> None:
        if snapshot != self.state.snapshot():
            raise BrokenTableError(self.id, f"move {self.at}: another position than its snapshot")
        self.snapshot_at = self.at

    def _note_move(self, entry: journal.Played, mover: int) -> None:
        if entry.late:
            self.notes.append(Note("timed-out-move", mover, self.at))
        if entry.failed:
            self.notes.append(Note("bot-failed", mover, self.at))

    def _undone(self, entry: journal.Undone) -> None:
        if self.clock.running is not None:
            self.clock.pay(self.clock.running, entry.spent, turn_ended=False)
        if any(line.seat != self.to_act for line in self.record.lines[entry.to :]):
            self.clock.forget_turn()
        self.back_to(entry.to)
        self.acts = [at for at in self.acts if at < entry.to]
        self.ask = None
        self._go_on(entry.when)

    def _go_on(self, now: int) -> None:
        """After a change: the end, or the clock of whoever is to act."""
        seat = self.to_act
        if self.status == "playing" and seat == OVER:
            self.status = "over"
        running = self.status == "playing" and seat >= 0 and self.seats[seat].kind == "human"
        self.clock.run(seat if running else None, now, self.at, self._turn_began())

    def _turn_began(self) -> int:
        """After how many moves the turn of the seat to act began."""
        lines, mine = self.record.lines, (self.to_act, CHANCE)
        before = len(lines)
        while before and lines[before - 1].seat in mine:
            before -= 1
        return before

    def _asked(self, entry: journal.Asked) -> None:
        self.ask = Ask("undo", entry.by, entry.to, self.of_others(self.seats[entry.by].who))

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
        self.lines_said += 1
        self.speakers[entry.who] = None

    def person(self, name: str) -> str | None:
        """Who is known to others by a public name here: those who sit or talked at the table."""
        seated = (seat.who for seat in self.seats if seat.who is not None)
        return next((who for who in (*seated, *self.speakers) if public_name(who) == name), None)

    def _silenced(self, entry: journal.Silenced) -> None:
        (self.silenced.add if entry.silent else self.silenced.discard)(entry.who)

    def _removed(self, entry: journal.Removed) -> None:
        self.removed.add(entry.who)
        for number in self.owned(entry.who) if self.status == "open" else []:
            self.seats[number] = Seat("open")

    def _abandoned(self, entry: journal.Abandoned) -> None:
        self.ended = True
        self.status = "over"
        self.ask = None
        self.notes.append(Note("abandoned", max(0, self.to_act), self.at))
        self._go_on(entry.when)

    def _hushed(self, entry: journal.Hushed) -> None:
        self.talk = entry.talk

    def _retired(self, _: journal.Retired) -> None:
        """Its rules are ours again; but it was ended, and people were told so."""
        self.closed = True
        self.status = "over"

    def _advised(self, entry: journal.Advised) -> None:
        self.notes.append(Note("advised", entry.seat, self.at, entry.told))

    def _rematched(self, entry: journal.Rematched) -> None:
        self.rematch = entry.id


APPLY: dict[type[journal.Entry], Callable[[Table, Any], None]] = {
    journal.Sat: Table._sat,
    journal.Invited: Table._invited,
    journal.Declined: Table._declined,
    journal.Stood: Table._stood,
    journal.Closed: Table._closed,
    journal.Started: Table._started,
    journal.Given: Table._given,
    journal.Ended: Table._ended,
    journal.Regained: Table._regained,
    journal.Played: Table._played,
    journal.Undone: Table._undone,
    journal.Asked: Table._asked,
    journal.Answered: Table._answered,
    journal.Said: Table._said,
    journal.Hushed: Table._hushed,
    journal.Silenced: Table._silenced,
    journal.Removed: Table._removed,
    journal.Abandoned: Table._abandoned,
    journal.Rematched: Table._rematched,
    journal.Advised: Table._advised,
    journal.Retired: Table._retired,
}
