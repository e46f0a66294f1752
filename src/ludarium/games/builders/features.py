"""A position of The Builders as numbers: everything but the order of the piles is open (B-7). Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.bits import DE_BRUIJN, POSITION, count
from ludarium.core.features import Features, put_number, put_set
from ludarium.core.state import OVER, State
from ludarium.games.builders.cards import RESOURCES, Cards
from ludarium.games.builders.state import NOTHING, BuildersState, Player

TABLE: Final = ("round", "rounds-left", "actions-left", "invested", "last-round", "bank", "loans-left")
PILES: Final = ("workers-in-pile", "buildings-in-pile")  # which ones: those that lie nowhere else
SITE: Final = (*[f"made-{resource}" for resource in RESOURCES], "sent")
SEAT: Final = ("turn", "start", "coins", "points", "score", "loans")
OPEN_ENDED: Final = -1  # rounds left without a limit, coins in a bank that never runs out


class BuildersFeatures(Features):
    """The columns of one edition: the table, the cards of the rows and piles, the sites, then each seat."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.units: i64 = cards.unit_count
        self.buildings: i64 = cards.building_count
        self.workers: i64 = cards.worker_count
        self.tools: i64 = cards.tool_count
        self.universities: i64 = cards.university_count

    def names(self, seats: int) -> list[str]:
        found = [*TABLE, *PILES, *self._stack_names()]
        found += [f"site-{building}-{part}" for building in self.cards.building_ids for part in SITE]
        found += [f"{unit}-{part}" for part in ("works-at", "taught-at") for unit in self.cards.unit_ids]
        found += [f"{unit}-freed" for unit in self.cards.unit_ids]
        found += [f"{tool}-carried-by" for tool in self.cards.tool_ids]
        for seat in range(seats):
            found += [f"seat-{seat}-{name}" for name in self._seat_names()]
        return found

    def _stack_names(self) -> list[str]:
        cards = self.cards
        workers = cards.unit_ids[: int(cards.worker_count)]
        stacks = [
            ("row", workers), ("row", cards.building_ids), ("next", cards.building_ids),
            ("left", cards.unit_ids), ("tool-left", cards.tool_ids), ("left", cards.university_ids),
        ]  # fmt: skip
        return [f"{card}-{place}" for place, stack in stacks for card in stack]

    def _seat_names(self) -> list[str]:
        cards = self.cards
        things = [
            ("idle", cards.unit_ids), ("site", cards.building_ids), ("finished", cards.building_ids),
            ("tool", cards.tool_ids),
        ]  # fmt: skip
        return list(SEAT) + [f"{place}-{card}" for place, stack in things for card in stack]

    # --- writing ----------------------------------------------------------------------------------

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        s = cast(BuildersState, state)
        at = self._write_table(s, out, at)
        at = self._write_stacks(s, out, at)
        sites: i64 = at
        works: i64 = sites + 5 * self.buildings
        at = self._write_units(s, out, works + self.units)
        for i in range(s.seats):
            other: i64 = seat + i
            if other >= s.seats:
                other -= s.seats
            self._write_sites(s, s.players[other].sites, out, sites, works)
            at = self._write_seat(s, other, out, at)

    def _write_table(self, s: BuildersState, out: vec[i16], at: i64) -> i64:
        put_number(out, at, s.round)
        put_number(out, at + 1, s.round_limit - s.round if s.round_limit > 0 else i64(OPEN_ENDED))
        put_number(out, at + 2, s.actions_left)
        if s.invested:
            out[at + 3] = 1
        if s.last_round:
            out[at + 4] = 1
        put_number(out, at + 5, i64(OPEN_ENDED) if s.unlimited() else s.bank)
        put_number(out, at + 6, s.loans_left)
        return at + 7

    def _write_stacks(self, s: BuildersState, out: vec[i16], at: i64) -> i64:
        out[at] = i16(count(s.worker_pile))
        out[at + 1] = i16(count(s.building_pile))
        at += 2
        put_set(out, at, s.worker_row)
        at += self.workers
        put_set(out, at, s.building_row)
        at += self.buildings
        if s.next_building != NOTHING:
            out[at + s.next_building] = 1
        at += self.buildings
        if s.prisoners_left:
            put_set(out, at, s.prisoners_left)
        at += self.units
        put_set(out, at, s.tools_left)
        at += self.tools
        put_set(out, at, s.universities_left)
        return at + self.universities

    def _write_units(self, s: BuildersState, out: vec[i16], at: i64) -> i64:
        """Education, freedom and tools; universities and units are numbered from 1."""
        for university in range(self.universities):
            if s.pupil[university] != NOTHING:
                put_number(out, at + s.pupil[university], university + 1)
        at += self.units
        put_set(out, at, s.freed)
        at += self.units
        for tool in range(self.tools):
            put_number(out, at + tool, s.carrier[tool] + 1)
        return at + self.tools

    def _write_sites(self, s: BuildersState, sites: i64, out: vec[i16], at: i64, works: i64) -> None:
        """What each site has made (B-50), how many went there this turn (B-41), and where units work."""
        while sites:
            site: i64 = POSITION[((sites & -sites) * DE_BRUIJN) >> 58 & 63]  # `lowest`, without a call
            sites &= sites - 1
            crew: i64 = s.crews[site]
            first: i64 = at + 5 * site
            made: i64 = s.made[site]
            out[first] = i16(made & 0xFF)
            out[first + 1] = i16(made >> 8 & 0xFF)
            out[first + 2] = i16(made >> 16 & 0xFF)
            out[first + 3] = i16(made >> 24 & 0xFF)
            out[first + 4] = i16(s.sent[site])
            while crew:
                out[works + POSITION[((crew & -crew) * DE_BRUIJN) >> 58 & 63]] = i16(site + 1)
                crew &= crew - 1

    def _write_seat(self, s: BuildersState, seat: i64, out: vec[i16], at: i64) -> i64:
        player: Player = s.players[seat]
        if s.turn == seat and s.to_act != OVER:
            out[at] = 1
        if s.start == seat:
            out[at + 1] = 1
        put_number(out, at + 2, player.coins)
        put_number(out, at + 3, player.points)
        put_number(out, at + 4, s.score(seat))
        put_number(out, at + 5, player.loans)
        at += 6
        put_set(out, at, player.idle)
        at += self.units
        put_set(out, at, player.sites)
        put_set(out, at + self.buildings, player.finished)
        at += 2 * self.buildings
        put_set(out, at, player.tools)
        return at + self.tools
