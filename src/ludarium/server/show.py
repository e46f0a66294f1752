"""A table as one viewer may see it; views are made here and nowhere else."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from msgspec.structs import astuple

from ludarium.core.state import OVER
from ludarium.lessons.standing import lit, meant, words
from ludarium.server import absence
from ludarium.server.differences import New, Parts, Told, encode
from ludarium.server.lines import Facts, Online, SeatFacts, facts_of, seat_lines
from ludarium.server.messages import (
    LessonNews,
    LogLine,
    SeatLine,
    TableChanges,
    TableNews,
    Verify,
    ViewChanges,
)
from ludarium.server.moves import free_undo, has_acted
from ludarium.server.table import Table
from ludarium.server.tokens import public_name

MOST_STEPS = 60  # positions on the way that a message names


class SeatedThen(NamedTuple):
    """Who sat at a table, who of them was here, and how that is told."""

    seats: list[SeatFacts]
    here: list[bool]
    lines: list[SeatLine]


@dataclass
class Seen:
    """What one connection has been shown of a table."""

    who: str
    viewer: int | None = None
    kept: int = 0  # lines of the log, those for others too, that it has seen and that still hold
    shown: int | None = 0  # how many of these lines it could see; None: to be counted again
    begun: bool = False  # whether it was shown anything
    said: int = 0  # lines of chat that it has seen
    muted: Set[str] = frozenset()  # whom it did not want to hear then
    covered: int | None = None  # the last seat that a shared screen was uncovered for
    differs: bool = False  # it is told what is new, and puts it together itself
    number: int = 0  # of messages
    last: TableNews | None = None  # without its view
    parts: dict[int | None, Parts] = field(default_factory=dict)  # the last view of each of its seats
    told: Told = field(default_factory=Told)  # actions whose names it knows
    numbered: set[int | None] = field(default_factory=set)  # whose refusals it was told in numbers
    seated: SeatedThen | None = None  # the seats, as they were told last

    def cut(self, lines: int) -> None:
        """Moves were taken back."""
        if lines < self.kept:
            self.kept, self.shown = lines, None


def viewer_of(table: Table, mine: list[int], before: int | None) -> int | None:
    """The seat whose view the owner of some seats gets: on a shared screen that of the seat to act."""
    to_act = table.to_act
    if to_act in mine:
        return to_act
    if before in mine:
        return before
    return mine[0] if mine else None


def verify_of(table: Table) -> Verify:
    """The promise of the shuffle, and once all is over what it was made of."""
    if table.seed() is None:
        return Verify(None)
    if table.to_act != OVER:
        return table.promise
    return Verify(table.promise.commitment, str(table.began.seed), table.began.nonce)


def steps_of(table: Table) -> list[int]:
    """The last positions in which a seat was to act, or nobody any more."""
    steps, now = table.waits[1 - MOST_STEPS :], table.at
    if steps and not steps[0]:
        del steps[0]
    if now:
        steps.append(now)
    return steps


NOT_TOLD = msgspec.Raw(b"null")  # a view that is told apart
FIELDS = TableNews.__struct_fields__
MOST_PAST = 12  # earlier positions of a table that are kept at hand for those who look at them


class Window:
    """The messages of one position, each part made once for all who see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._past: dict[tuple[int, int | None], msgspec.Raw] = {}
        self._parts: dict[int | None, Parts] = {}
        self._views: dict[int | None, msgspec.Raw] = {}
        self._since: dict[int, tuple[Parts, New]] = {}
        self._undo: dict[int | None, int] = {}
        self._facts: Facts | None = None
        self._steps: list[int] | None = None

    @property
    def facts(self) -> Facts:
        """What the lobby knows of the table."""
        if self._facts is None:
            self._facts = facts_of(self.table)
        return self._facts

    @facts.setter
    def facts(self, known: Facts) -> None:
        self._facts = known

    @property
    def steps(self) -> list[int]:
        if self._steps is None:
            self._steps = steps_of(self.table)
        return self._steps

    def parts(self, viewer: int | None) -> Parts:
        if viewer not in self._parts:
            self._parts[viewer] = Parts(*self.table.game.view_apart(self.table.state, viewer))
        return self._parts[viewer]

    def view(self, viewer: int | None) -> msgspec.Raw:
        if viewer not in self._views:
            parts = self._parts.get(viewer) or Parts(*self.table.game.view_apart(self.table.state, viewer))
            self._views[viewer] = msgspec.Raw(parts.whole())
        return self._views[viewer]

    def _view_since(self, old: Parts, viewer: int | None) -> New:
        """What is new to those who were shown an earlier view of the same viewer; it is kept with its id.

        One reader's is written with the message, that of several once for all of them.
        """
        known = self._since.get(id(old))
        if known is None:
            new: New = self.parts(viewer).since(old)
        elif isinstance(known[1][0], msgspec.Raw):
            return known[1]
        else:
            new = (msgspec.Raw(encode(known[1][0])), msgspec.Raw(encode(known[1][1])))
        self._since[id(old)] = (old, new)
        return new

    def past(self, at: int, viewer: int | None) -> msgspec.Raw:
        """An earlier position, as a viewer could see it."""
        if (at, viewer) not in self._past:
            if len(self._past) >= MOST_PAST:
                self._past.clear()
            view = self.table.game.view(self.table.after(at), viewer)
            self._past[at, viewer] = msgspec.Raw(msgspec.json.encode(view))
        return self._past[at, viewer]

    def forget(self) -> None:
        """Nobody looks any more: written views are a hundred times as large as the table."""
        self._parts.clear()
        self._views.clear()
        self._since.clear()
        self._past.clear()

    def undo(self, viewer: int | None) -> int:
        if viewer not in self._undo:
            self._undo[viewer] = free_undo(self.table, viewer)
        return self._undo[viewer]

    def news(
        self, seen: Seen, online: Online, away: absence.Away, watchers: int, muted: Set[str], now: int
    ) -> TableNews | TableChanges:
        """What a connection is told now: the table, or what is new there."""
        whole = self._whole(seen, online, away, watchers, muted, now)
        return self._changes(seen, whole) if seen.differs else whole

    def _changes(self, seen: Seen, news: TableNews) -> TableNews | TableChanges:
        """What is new; views are compared with the last one of the same viewer, never with another's."""
        last, viewer, parts = seen.last, news.viewer, self.parts(news.viewer)
        old = seen.parts.get(viewer)
        seen.number, seen.last, seen.parts[viewer] = seen.number + 1, news, parts
        if last is None:
            return msgspec.structs.replace(news, view=self.view(viewer), number=seen.number)
        changed: dict[str, object] = {}
        was = astuple(last)
        for place, value in enumerate(astuple(news)):  # neither of them has a view or a number
            before = was[place]
            if value is not before and value != before:
                changed[FIELDS[place]] = value
        if old is None:
            changed["view"] = self.view(viewer)
        changes = None
        if old is not None and old is not parts:
            refused = parts.refused(seen.told, old if viewer in seen.numbered else None)
            seen.numbered.add(viewer)
            changes = ViewChanges(*self._view_since(old, viewer), refused)
        return TableChanges(id=news.id, number=seen.number, changed=changed, view=changes)

    def _whole(
        self, seen: Seen, online: Online, away: absence.Away, watchers: int, muted: Set[str], now: int
    ) -> TableNews:
        """What a connection is shown now; it is taken down in its seen."""
        table, who = self.table, seen.who
        mine = table.owned(who)
        played = [seat for seat in mine if table.seats[seat].kind == "human"]
        viewer = viewer_of(table, mine, seen.viewer)
        cover = self._cover(seen, viewer, shared=len(played) > 1)
        recent = table.log[seen.kept :] if seen.begun else []
        if viewer != seen.viewer and table.game.hidden:
            seen.cut(0)  # another seat has seen other things
        kept = seen.shown if seen.shown is not None else len(_visible(table.log[: seen.kept], viewer))
        log = _visible(table.log[seen.kept :], viewer)
        seen.viewer, seen.kept, seen.begun, seen.shown = viewer, len(table.log), True, kept + len(log)
        over = table.to_act == OVER
        anew = seen.said == 0 or muted != seen.muted
        said = table.chat if anew else table.chat[max(0, len(table.chat) - (table.lines_said - seen.said)) :]
        seen.said, seen.muted = table.lines_said, muted
        return TableNews(
            id=table.id,
            game=table.game.id,
            at=table.at,
            options=table.began.options,
            status=table.status,
            public=table.began.public,
            seats=self._seats(seen, online),
            viewer=viewer,
            mine=mine,
            view=NOT_TOLD if seen.differs else self.view(viewer),
            log_from=kept,
            log=log,
            recent=[line.event for line in _visible(recent, viewer)],
            steps=self.steps,
            undo=self.undo(viewer) if viewer in played else 0,
            moved=has_acted(table, played),
            asks=[table.ask] if table.ask else [],
            absent=absence.absent(table, who, away),
            end_wait=absence.wait_to_end(table, who, away),
            clock=table.clock.news(now),
            chat=[line for line in said if line.who not in muted],
            chat_anew=anew,
            talk=table.talk,
            host=table.began.host == who,
            hints=table.hints_for(who),
            silenced=sorted(map(public_name, table.silenced)) if table.began.host == who else [],
            scores=[table.game.score_lines(table.state, seat) for seat in range(len(table.seats))]
            if over
            else None,
            totals=table.state.scores() if over else None,
            winners=table.state.winners() if over else [],
            notes=[
                *table.notes
            ],  # the table writes on in its own list, and this message is compared with the next
            verify=verify_of(table),
            watchers=watchers,
            hotseat_cover=cover,
            campaign=table.began.campaign,
            thinking=table.bot_to_act(),
            rematch=table.rematch,
            branch_of=table.began.branch_of,
            lesson=lesson_news(table) if viewer is not None else None,
        )

    def _seats(self, seen: Seen, online: Online) -> list[SeatLine]:
        """The seats, which are those of the last message if the same people sit and are here."""
        seats, then = self.facts.seats, seen.seated
        here = [seat.who is not None and online(seat.who) for seat in seats]
        if then is None or then.seats is not seats or then.here != here:
            then = seen.seated = SeatedThen(seats, here, seat_lines(self.facts, seen.who, online))
        return then.lines

    def _cover(self, seen: Seen, viewer: int | None, *, shared: bool) -> bool:
        """Two people at one screen, hidden hands, and the other one comes to it."""
        table = self.table
        changed = shared and table.game.hidden and table.status == "playing" and viewer != seen.covered
        seen.covered = viewer
        return changed


def lesson_news(table: Table) -> LessonNews | None:
    """What a guided game says now."""
    stands = table.standing()
    if stands is None:
        return None
    view = table.game.view(table.state, stands.lesson.seat)
    choice = meant(table.game, stands.step, view) if stands.way == "step" else None
    return LessonNews(
        id=stands.lesson.id,
        step=stands.number + 1,
        steps=len(stands.lesson.steps),
        way=stands.way,
        words=words(table.game, stands, view),
        look=lit(table.game, stands, view),
        actions=choice.actions if choice else [],
    )


def _visible(lines: list[LogLine], viewer: int | None) -> list[LogLine]:
    return [line for line in lines if line.event.is_for(viewer)]
