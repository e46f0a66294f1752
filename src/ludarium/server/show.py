"""A table as one viewer may see it; views are made here and nowhere else."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

import msgspec

from ludarium.core.state import OVER
from ludarium.server.lines import Online, facts_of, seat_lines
from ludarium.server.messages import LogLine, TableNews, Verify
from ludarium.server.moves import free_undo, own_acts
from ludarium.server.table import Table
from ludarium.server.tokens import commitment


@dataclass
class Sight:
    """What one connection has been shown of a table."""

    who: str
    viewer: int | None = None
    kept: int = 0  # lines of the log, those for others too, that it has seen and that still hold
    begun: bool = False  # whether it was shown anything
    covered: int | None = None  # the last seat that a shared screen was uncovered for

    def cut(self, lines: int) -> None:
        """Moves were taken back."""
        self.kept = min(self.kept, lines)


def viewer_of(table: Table, who: str, before: int | None) -> int | None:
    """The seat whose view a person gets: on a shared screen that of the seat to act."""
    mine = table.owned(who)
    if table.to_act in mine:
        return table.to_act
    if before in mine:
        return before
    return mine[0] if mine else None


def verify_of(table: Table) -> Verify:
    """The promise of the shuffle, and once all is over what it was made of."""
    if table.seed() is None:
        return Verify(None)
    promise = commitment(table.began.seed, table.began.nonce)
    if table.to_act != OVER:
        return Verify(promise)
    return Verify(promise, str(table.began.seed), table.began.nonce)


class Window:
    """The messages of one position, each part made once for all who see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[int | None, msgspec.Raw] = {}
        self._undo: dict[int | None, int] = {}

    def view(self, viewer: int | None) -> msgspec.Raw:
        if viewer not in self._views:
            view = self.table.game.view(self.table.state, viewer)
            self._views[viewer] = msgspec.Raw(msgspec.json.encode(view))
        return self._views[viewer]

    def undo(self, viewer: int | None) -> int:
        if viewer not in self._undo:
            self._undo[viewer] = free_undo(self.table, viewer)
        return self._undo[viewer]

    def news(self, sight: Sight, online: Online, watchers: int, muted: Set[str], now: int) -> TableNews:
        """What a connection is shown now; it is taken down in its sight."""
        table = self.table
        viewer = viewer_of(table, sight.who, sight.viewer)
        cover = self._cover(sight, viewer)
        recent = table.log[sight.kept :] if sight.begun else []
        if viewer != sight.viewer:
            sight.kept = 0  # another seat has seen other things
        kept = len(_visible(table.log[: sight.kept], viewer))
        log = _visible(table.log[sight.kept :], viewer)
        sight.viewer, sight.kept, sight.begun = viewer, len(table.log), True
        over = table.to_act == OVER
        return TableNews(
            id=table.id,
            game=table.game.id,
            at=table.at,
            options=table.began.options,
            status=table.status,
            public=table.began.public,
            seats=seat_lines(facts_of(table), sight.who, online),
            viewer=viewer,
            mine=table.owned(sight.who),
            view=self.view(viewer),
            log_from=kept,
            log=log,
            recent=[line.event for line in _visible(recent, viewer)],
            undo=self.undo(viewer) if viewer in table.played_by(sight.who) else 0,
            moved=bool(own_acts(table, table.played_by(sight.who))),
            asks=[table.ask] if table.ask else [],
            clock=table.clock.news(now),
            chat=[line for line in table.chat if line.who not in muted],
            scores=[table.game.score_lines(table.state, seat) for seat in range(len(table.seats))]
            if over
            else None,
            totals=table.state.scores() if over else None,
            winners=table.state.winners() if over else [],
            notes=table.notes,
            verify=verify_of(table),
            watchers=watchers,
            hotseat_cover=cover,
            campaign=table.began.campaign,
            thinking=table.bot_to_act(),
            rematch=table.rematch,
            branch_of=table.began.branch_of,
        )

    def _cover(self, sight: Sight, viewer: int | None) -> bool:
        """Two people at one screen, hidden hands, and the other one comes to it."""
        table = self.table
        shared = len(table.played_by(sight.who)) > 1 and table.game.hidden
        changed = shared and table.status == "playing" and viewer != sight.covered
        sight.covered = viewer
        return changed


def _visible(lines: list[LogLine], viewer: int | None) -> list[LogLine]:
    return [line for line in lines if line.event.is_for(viewer)]
