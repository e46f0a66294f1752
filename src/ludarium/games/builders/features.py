"""A position of The Builders as numbers: everything but the order of the piles is open (B-7). Compiled."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.bits import below, bit, count, lowest
from ludarium.core.features import Features, put_flag, put_number, put_row
from ludarium.core.state import OVER, State
from ludarium.games.builders.cards import RESOURCES, Cards
from ludarium.games.builders.state import NOTHING, BuildersState, Player

TABLE: Final = ("round", "rounds-left", "actions-left", "invested", "last-round", "bank", "loans-left")
PILES: Final = ("workers-in-pile", "buildings-in-pile")  # which ones: those that lie nowhere else
SITE: Final = (*[f"made-{resource}" for resource in RESOURCES], "sent")
SEAT: Final = ("turn", "start", "coins", "points", "score", "loans")
SEAT_FIGURES: Final = 6  # columns of SEAT
REMEMBERED: Final = 16  # of the table: seven sets of cards, open sites, touched sites, idle units, and
FREED: Final = 6  # prisoners
MOMENT: Final = 10  # which turn it was
CARRIED: Final = 11  # tools at work
TAUGHT: Final = 12  # universities that have a pupil
WORKERS: Final = 13  # in their pile
BUILDINGS: Final = 14  # in theirs
NEXT_WORKER: Final = 15  # open by a house rule
REMEMBERED_A_SEAT: Final = 7  # of each seat: idle units, sites, finished, tools, and
FIGURES: Final = 4  # coins, points and loans
IDLE_PRISONERS: Final = 5
SCORE: Final = 6  # that these make
OPEN_ENDED: Final = -1  # rounds left without a limit, coins in a bank that never runs out


@final
class BuildersFeatures(Features):
    """The columns of one edition: the table, the cards of the rows and piles, the sites, then each seat."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.units: i64 = cards.unit_count
        self.buildings: i64 = cards.building_count
        self.workers: i64 = cards.worker_count
        self.prisoners: i64 = cards.prisoner_count
        self.prison: i64 = cards.prisoners  # the same as a set of units
        self.tools: i64 = cards.tool_count
        self.universities: i64 = cards.university_count
        self.piles_at: i64 = len(TABLE)
        self.stacks_at: i64 = self.piles_at + len(PILES) + 2 * self.workers + 2 * self.buildings
        self.sites_at: i64 = self.stacks_at + self.prisoners + self.tools + self.universities
        self.units_at: i64 = self.sites_at + len(SITE) * self.buildings + self.units
        self.seats_at: i64 = len(self._table_names())
        self.seat_columns: i64 = len(self._seat_names())

    def names(self, seats: int) -> list[str]:
        found = self._table_names()
        for seat in range(seats):
            found += [f"seat-{seat}-{name}" for name in self._seat_names()]
        return found

    def _table_names(self) -> list[str]:
        found = [*TABLE, *PILES, *self._stack_names()]
        found += [f"site-{building}-{part}" for building in self.cards.building_ids for part in SITE]
        found += [f"{unit}-works-at" for unit in self.cards.unit_ids]
        found += [f"{unit}-taught-at" for unit in self.cards.unit_ids if self.prisoners > 0]
        found += [f"{prisoner}-freed" for prisoner in self._prisoners()]
        return found + [f"{tool}-carried-by" for tool in self.cards.tool_ids]

    def _stack_names(self) -> list[str]:
        cards = self.cards
        workers = cards.unit_ids[: int(cards.worker_count)]
        stacks = [
            ("row", workers), ("row", cards.building_ids), ("next", cards.building_ids), ("next", workers),
            ("left", self._prisoners()), ("tool-left", cards.tool_ids), ("left", cards.university_ids),
        ]  # fmt: skip
        return [f"{card}-{place}" for place, stack in stacks for card in stack]

    def _prisoners(self) -> list[str]:
        return self.cards.unit_ids[int(self.workers) : int(self.workers + self.prisoners)]

    def _seat_names(self) -> list[str]:
        cards = self.cards
        things = [
            ("idle", cards.unit_ids), ("site", cards.building_ids), ("finished", cards.building_ids),
            ("tool", cards.tool_ids),
        ]  # fmt: skip
        return list(SEAT) + [f"{place}-{card}" for place, stack in things for card in stack]

    # --- writing ----------------------------------------------------------------------------------

    def parts(self, seats: int) -> list[int]:
        return [int(self.seats_at)] + [int(self.seat_columns)] * seats

    def shown(self, seats: int, seat: int) -> list[int]:
        return [0, *[1 + (seat + place) % seats for place in range(seats)]]

    def memory(self, seats: int) -> int:
        return REMEMBERED + REMEMBERED_A_SEAT * seats

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        s = cast(BuildersState, state)
        memory = vec[i64]([0] * self.memory(int(s.seats)))
        for place in range(s.seats):
            other: i64 = seat + place if seat + place < s.seats else seat + place - s.seats
            self._write_seat(s, other, out, at + self.seats_at + self.seat_columns * place, memory, 0)
        self._write_table(s, True, out, at, memory, 0)

    def update(self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        s = cast(BuildersState, state)
        moment: i64 = s.round * s.seats + s.turn + 1
        anew: bool = memory[first + MOMENT] != moment
        seats_at: i64 = at + self.seats_at
        if anew:
            memory[first + MOMENT] = moment
            for other in range(s.seats):
                self._write_seat(s, other, out, seats_at + self.seat_columns * other, memory, first)
        else:  # as long as it is the same turn, of all seats only that seat's things change
            self._write_things(s, seat, out, seats_at + self.seat_columns * seat, memory, first)
        self._write_table(s, anew, out, at, memory, first)

    def _write_table(
        self, s: BuildersState, anew: bool, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        if anew:
            self._write_round(s, out, at)
        self._write_moment(s, out, at)
        freed: bool = s.freed >> self.workers != memory[first + FREED]
        self._write_piles(s, out, at + self.piles_at, memory, first)
        self._write_sites(s, out, at + self.sites_at, memory, first)
        if self.prisoners > 0 and (anew or freed or s.invested or s.touched != 0):
            self._write_stacks(s, out, at + self.stacks_at, memory, first)
            self._write_units(s, out, at + self.units_at, memory, first)

    def _write_round(self, s: BuildersState, out: vec[i16], at: i64) -> None:
        """What stays as it is during a turn."""
        put_number(out, at, s.round)
        put_number(out, at + 1, s.round_limit - s.round if s.round_limit > 0 else i64(OPEN_ENDED))
        put_flag(out, at + 4, s.last_round)

    def _write_moment(self, s: BuildersState, out: vec[i16], at: i64) -> None:
        put_number(out, at + 2, s.actions_left)
        put_flag(out, at + 3, s.invested)
        put_number(out, at + 5, i64(OPEN_ENDED) if s.unlimited() else s.bank)
        put_number(out, at + 6, s.loans_left)

    def _write_piles(self, s: BuildersState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        if memory[first + WORKERS] != s.worker_pile:
            memory[first + WORKERS] = s.worker_pile
            out[at] = i16(count(s.worker_pile))
        if memory[first + BUILDINGS] != s.building_pile:
            memory[first + BUILDINGS] = s.building_pile
            out[at + 1] = i16(count(s.building_pile))
        at += 2
        put_row(out, at, memory, first, s.worker_row)
        at += self.workers
        put_row(out, at, memory, first + 1, s.building_row)
        at += self.buildings
        put_row(out, at, memory, first + 2, bit(s.next_building) if s.next_building != NOTHING else i64(0))
        if s.house.next_worker_open:
            at += self.buildings
            now: i64 = bit(s.next_worker) if s.next_worker != NOTHING else i64(0)
            put_row(out, at, memory, first + NEXT_WORKER, now)

    def _write_stacks(self, s: BuildersState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """What the bank has for sale in Antiquity (BA-20)."""
        put_row(out, at, memory, first + 3, s.prisoners_left >> self.workers)
        at += self.prisoners
        put_row(out, at, memory, first + 4, s.tools_left)
        put_row(out, at + self.tools, memory, first + 5, s.universities_left)

    def _write_sites(self, s: BuildersState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """What each site has made (B-50), how many went there this turn (B-41), and where units work.

        A site changes only when it is opened or finished, and in a turn in which a unit goes there.
        """
        idle: i64 = 0
        sites: i64 = 0
        for i in range(s.seats):  # as the seats' columns tell already: no look at cold memory
            idle |= memory[first + REMEMBERED + REMEMBERED_A_SEAT * i]
            sites |= memory[first + REMEMBERED + REMEMBERED_A_SEAT * i + 1]
        works: i64 = at + 5 * self.buildings
        put_nothing(out, works, idle & ~memory[first + 9])
        changed: i64 = memory[first + 7] ^ sites | memory[first + 8] | s.touched
        memory[first + 7] = sites
        memory[first + 8] = s.touched
        memory[first + 9] = idle
        while changed:
            site: i64 = lowest(changed)
            changed &= changed - 1
            self._write_site(s, site, sites & bit(site) != 0, out, at + 5 * site, works)

    def _write_site(
        self, s: BuildersState, site: i64, is_open: bool, out: vec[i16], at: i64, works: i64
    ) -> None:
        made: i64 = s.made[site]
        out[at] = i16(made & 0xFF)
        out[at + 1] = i16(made >> 8 & 0xFF)
        out[at + 2] = i16(made >> 16 & 0xFF)
        out[at + 3] = i16(made >> 24 & 0xFF)
        out[at + 4] = i16(s.sent[site]) if is_open else i16(0)
        crew: i64 = s.crews[site]
        while crew:
            out[works + lowest(crew)] = i16(site + 1)
            crew &= crew - 1

    def _write_units(self, s: BuildersState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """Education, freedom and tools; universities and units are numbered from 1."""
        taught: i64 = below(self.universities) & ~s.universities_left
        if memory[first + TAUGHT] != taught:
            memory[first + TAUGHT] = taught
            for university in range(self.universities):
                if s.pupil[university] != NOTHING:
                    out[at + s.pupil[university]] = i16(university + 1)
        at += self.units
        put_row(out, at, memory, first + FREED, s.freed >> self.workers)
        self._write_carriers(s, out, at + self.prisoners, memory, first)

    def _write_carriers(self, s: BuildersState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """A tool at work stays with its unit until the site is finished and it lies before a seat again."""
        lying: i64 = s.tools_left
        for i in range(s.seats):
            lying |= memory[first + REMEMBERED + REMEMBERED_A_SEAT * i + 3]
        carried: i64 = below(self.tools) & ~lying
        if memory[first + CARRIED] != carried:
            memory[first + CARRIED] = carried
            for tool in range(self.tools):
                out[at + tool] = i16(s.carrier[tool] + 1)

    def _write_seat(
        self, s: BuildersState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        put_flag(out, at, s.turn == seat and s.to_act != OVER)
        put_flag(out, at + 1, s.start == seat)
        self._write_things(s, seat, out, at, memory, first)

    def _write_things(
        self, s: BuildersState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        """What lies before a seat."""
        player: Player = s.players[seat]
        put_number(out, at + 2, player.coins)
        put_number(out, at + 3, player.points)
        put_number(out, at + 4, self._score(s, seat, player, memory, first))
        put_number(out, at + 5, player.loans)
        first += REMEMBERED + REMEMBERED_A_SEAT * seat
        at += SEAT_FIGURES
        put_row(out, at, memory, first, player.idle)
        at += self.units
        put_row(out, at, memory, first + 1, player.sites)
        put_row(out, at + self.buildings, memory, first + 2, player.finished)
        if self.tools > 0:
            put_row(out, at + 2 * self.buildings, memory, first + 3, player.tools)

    def _score(self, s: BuildersState, seat: i64, player: Player, memory: vec[i64], first: i64) -> i64:
        """Counted anew only when something of it has changed: whoever sends a prisoner has one less idle."""
        known: i64 = first + REMEMBERED + REMEMBERED_A_SEAT * seat
        figures: i64 = (player.coins << 24) + (player.points << 8) + player.loans + 1  # 0: not known yet
        idle: i64 = player.idle & self.prison
        freed: bool = s.freed >> self.workers != memory[first + FREED]
        if freed or memory[known + FIGURES] != figures or memory[known + IDLE_PRISONERS] != idle:
            memory[known + FIGURES] = figures
            memory[known + IDLE_PRISONERS] = idle
            memory[known + SCORE] = s.score(seat)
        return memory[known + SCORE]


def put_nothing(out: vec[i16], at: i64, chosen: i64) -> None:
    """Write a 0 at the place of every member of a set."""
    while chosen:
        out[at + lowest(chosen)] = 0
        chosen &= chosen - 1
