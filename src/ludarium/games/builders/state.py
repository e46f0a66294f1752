"""A position of The Builders: what lies where. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, lowest
from ludarium.core.messages import Event
from ludarium.core.state import State
from ludarium.games.builders.cards import Cards

ROW: Final = 5  # B-2, B-4
START_COINS: Final = 10  # B-5
FREE_ACTIONS: Final = 3  # B-10
EXTRA_ACTION_COINS: Final = 5  # B-11
MOST_TAKEN: Final = 3  # B-60
END_POINTS: Final = 17  # B-70
NOTHING: Final = -1
UNLIMITED: Final = 1_000_000_000_000  # coins in an unlimited bank: more than any game can move
COINS_FOR_ACTIONS: Final = vec[i64]([0, 1, 3, 6])  # B-60
MOST_COINS_TAKEN: Final = 6

# What chance has to decide next.
DRAW_NOTHING: Final = 0
DRAW_START: Final = 1
DRAW_APPRENTICE: Final = 2
DRAW_WORKER: Final = 3
DRAW_BUILDING: Final = 4


@final
class Player:
    """What lies in front of one seat."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.points: i64 = 0  # of finished buildings and machines
        self.idle: i64 = 0  # set of units
        self.sites: i64 = 0  # set of buildings under construction
        self.finished: i64 = 0  # set of buildings and machines
        self.tools: i64 = 0  # set of idle tools
        self.loans: i64 = 0

    def copy(self) -> Player:
        other = Player()
        other.become(self)
        return other

    def become(self, other: Player) -> None:
        """Have before oneself what another one has."""
        self.coins = other.coins
        self.points = other.points
        self.idle = other.idle
        self.sites = other.sites
        self.finished = other.finished
        self.tools = other.tools
        self.loans = other.loans

    def numbers(self) -> list[int]:
        return [
            int(self.coins), int(self.points), int(self.idle), int(self.sites),
            int(self.finished), int(self.tools), int(self.loans),
        ]  # fmt: skip

    def take_over(self, numbers: list[int]) -> None:
        self.coins, self.points, self.idle = i64(numbers[0]), i64(numbers[1]), i64(numbers[2])
        self.sites, self.finished = i64(numbers[3]), i64(numbers[4])
        self.tools, self.loans = i64(numbers[5]), i64(numbers[6])


PLAYER_NUMBERS: Final = 7
TABLE_NUMBERS: Final = 22


@final
class HouseRules:
    """What a table plays otherwise than the books (B-74); it never changes in a game."""

    def __init__(self, next_worker_open: bool, ties_shared: bool, later_coins: list[int]) -> None:
        self.next_worker_open: bool = next_worker_open
        self.ties_shared: bool = ties_shared
        self.later_coins: vec[i64] = vec[i64](later_coins)  # by place after the start player; may be empty


BY_THE_BOOK: Final = HouseRules(False, False, [])


class Layout:
    """Where each kind of action begins among the action ids of an edition."""

    def __init__(self, cards: Cards) -> None:
        self.end: i64 = 0
        self.take: i64 = 1  # 1 … 3: the actions spent
        self.buy: i64 = self.take + MOST_TAKEN
        self.open: i64 = self.buy + 1  # + building
        self.recruit: i64 = self.open + cards.building_count  # + worker
        self.prisoner: i64 = self.recruit + cards.worker_count  # + prisoner
        self.tool: i64 = self.prisoner + cards.prisoner_count  # + tool
        self.loan: i64 = self.tool + cards.tool_count
        self.university: i64 = self.loan + (1 if cards.loan_count > 0 else 0)  # + university * pupils + unit
        self.pupils: i64 = cards.first_machine_unit
        self.free: i64 = self.university + cards.university_count * self.pupils  # + prisoner
        self.send: i64 = self.free + cards.prisoner_count  # + (site * units + unit) * loads + tool + 1
        self.loads: i64 = cards.tool_count + 1
        self.per_site: i64 = cards.unit_count * self.loads
        self.chance: i64 = self.send + cards.building_count * self.per_site
        self.start: i64 = self.chance  # + seat
        self.deal: i64 = self.start + 4  # + apprentice
        self.worker: i64 = self.deal + cards.worker_count  # + worker
        self.building: i64 = self.worker + cards.worker_count  # + building
        self.actions: i64 = self.building + cards.building_count
        # Ready-made ints, typed as objects: a list[int] would unbox and box each of them anew.
        self.ids: list[object] = [int(action) for action in range(self.actions)]


class BuildersState(State):
    """The table: rows, piles (as bags), stacks, sites, and the seat whose turn it is."""

    def __init__(self, cards: Cards, layout: Layout) -> None:
        super().__init__()
        self.cards = cards
        self.at = layout
        self.round_limit: i64 = 0  # 0: none (B-73)
        self.coins_in_all: i64 = UNLIMITED
        self.house: HouseRules = BY_THE_BOOK
        self.bank: i64 = 0
        self.turn: i64 = NOTHING  # the seat whose turn it is
        self.start: i64 = NOTHING
        self.round: i64 = 0
        self.actions_left: i64 = 0
        self.invested: bool = False
        self.last_round: bool = False
        self.cut_short: bool = False
        self.dead: bool = False  # nobody can ever finish another site (B-73a)
        self.pending: i64 = DRAW_NOTHING
        self.dealt: i64 = 0
        self.worker_row: i64 = 0
        self.worker_pile: i64 = 0  # without the next worker, if it is open
        self.next_worker: i64 = NOTHING  # open by a house rule only (B-74)
        self.building_row: i64 = 0
        self.building_pile: i64 = 0  # without the next building
        self.next_building: i64 = NOTHING
        self.touched: i64 = 0  # sites that got a unit this turn
        self.prisoners_left: i64 = 0
        self.tools_left: i64 = 0
        self.universities_left: i64 = 0
        self.loans_left: i64 = 0
        self.freed: i64 = 0  # set of citizens
        self.educated: i64 = 0  # set of educated units
        self.players: vec[Player] = vec[Player]()
        self.crews: vec[i64] = vec[i64]()  # site -> set of units
        self.made: vec[i64] = vec[i64]()  # site -> packed resources
        self.sent: vec[i64] = vec[i64]()  # site -> units sent this turn
        self.pupil: vec[i64] = vec[i64]()  # university -> its unit
        self.carrier: vec[i64] = vec[i64]()  # tool -> the unit that carries it
        self.hope: i64 = NOTHING  # a site that could be finished when looked at last, no part of the position
        self.scratch: vec[i64] = vec[i64]()  # a buffer of `legal`, no part of the position

    # --- set-up ---------------------------------------------------------------------------

    def lay_out(self, seats: i64, round_limit: i64, coins_in_all: i64, house: HouseRules) -> None:
        """The table before chance has dealt anything."""
        cards = self.cards
        self.seats = seats
        self.round_limit = round_limit
        self.coins_in_all = coins_in_all
        self.house = house
        self.bank = coins_in_all - START_COINS * seats
        self.players = vec[Player]([Player() for _ in range(seats)])
        for seat in range(seats):
            self.players[seat].coins = START_COINS
        self.crews = vec[i64]([0] * cards.building_count)
        self.made = vec[i64]([0] * cards.building_count)
        self.sent = vec[i64]([0] * cards.building_count)
        self.pupil = vec[i64]([NOTHING] * cards.university_count)
        self.carrier = vec[i64]([NOTHING] * cards.tool_count)
        self.worker_pile = cards.workers
        self.building_pile = bit(cards.building_count) - 1
        self.prisoners_left = cards.prisoners
        self.tools_left = bit(cards.tool_count) - 1
        self.universities_left = bit(cards.university_count) - 1
        self.loans_left = cards.loan_count
        self.pending = DRAW_START

    # --- copying ----------------------------------------------------------------------------

    def copy_into(self, other: BuildersState) -> None:
        """Make `other` this position."""
        other.game = self.game
        other.to_act = self.to_act
        other.seats = self.seats
        other.round_limit = self.round_limit
        other.coins_in_all = self.coins_in_all
        other.house = self.house
        other.bank = self.bank
        other.turn = self.turn
        other.start = self.start
        other.round = self.round
        other.actions_left = self.actions_left
        other.invested = self.invested
        other.last_round = self.last_round
        other.cut_short = self.cut_short
        other.dead = self.dead
        other.hope = self.hope
        other.pending = self.pending
        other.dealt = self.dealt
        other.worker_row = self.worker_row
        other.worker_pile = self.worker_pile
        other.next_worker = self.next_worker
        other.building_row = self.building_row
        other.building_pile = self.building_pile
        other.next_building = self.next_building
        other.touched = self.touched
        other.prisoners_left = self.prisoners_left
        other.tools_left = self.tools_left
        other.universities_left = self.universities_left
        other.loans_left = self.loans_left
        other.freed = self.freed
        other.educated = self.educated
        other.players = self._players_copied()
        other.crews = self.crews[:]
        other.made = self.made[:]
        other.sent = self.sent[:]
        other.pupil = self.pupil[:]
        other.carrier = self.carrier[:]

    def take_back(self, before: BuildersState) -> None:
        """Become an earlier position of the same turn again: whatever its actions change, and no more."""
        player = before.players[before.turn]
        self.to_act = before.to_act
        self.bank = before.bank
        self.actions_left = before.actions_left
        self.invested = before.invested
        self.pending = before.pending
        self.worker_row = before.worker_row
        self.next_worker = before.next_worker
        self.building_row = before.building_row
        self.next_building = before.next_building
        self.touched = before.touched
        self.prisoners_left = before.prisoners_left
        self.tools_left = before.tools_left
        self.universities_left = before.universities_left
        self.loans_left = before.loans_left
        self.freed = before.freed
        self.educated = before.educated
        self.players[self.turn].become(player)
        self._take_back_work(before, player.sites)
        for university in range(self.cards.university_count):
            self.pupil[university] = before.pupil[university]
        for tool in range(self.cards.tool_count):
            self.carrier[tool] = before.carrier[tool]

    def _take_back_work(self, before: BuildersState, sites: i64) -> None:
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            self.crews[site] = before.crews[site]
            self.made[site] = before.made[site]
            self.sent[site] = before.sent[site]

    def _players_copied(self) -> vec[Player]:
        """Other players like these; no list in between, for positions are copied often."""
        players = self.players[:]
        for seat in range(self.seats):
            players[seat] = players[seat].copy()
        return players

    def snapshot(self) -> list[int]:
        numbers = [
            int(self.to_act), int(self.bank), int(self.turn), int(self.start), int(self.round),
            int(self.actions_left), int(self.invested), int(self.last_round), int(self.cut_short),
            int(self.pending), int(self.dealt), int(self.worker_row), int(self.worker_pile),
            int(self.building_row), int(self.building_pile), int(self.next_building),
            int(self.prisoners_left), int(self.tools_left), int(self.universities_left), int(self.loans_left),
            int(self.dead), int(self.next_worker),
        ]  # fmt: skip
        for player in self.players:
            numbers += player.numbers()
        for row in (self.crews, self.sent, self.pupil, self.carrier):
            numbers += [int(number) for number in row]
        numbers.append(int(self.freed))
        return numbers

    def restore(self, snapshot: list[int]) -> None:
        sites = int(self.cards.building_count)
        tail = TABLE_NUMBERS + PLAYER_NUMBERS * int(self.seats)
        if len(snapshot) != tail + 2 * sites + len(self.pupil) + len(self.carrier) + 1:
            raise ValueError("a snapshot of another game, number of seats or rules version")
        self._restore_table(snapshot)
        for seat in range(int(self.seats)):
            first = TABLE_NUMBERS + PLAYER_NUMBERS * seat
            self.players[seat].take_over(snapshot[first : first + PLAYER_NUMBERS])
        self.crews = vec[i64](snapshot[tail : tail + sites])
        self.sent = vec[i64](snapshot[tail + sites : tail + 2 * sites])
        rest = tail + 2 * sites
        self.pupil = vec[i64](snapshot[rest : rest + len(self.pupil)])
        self.carrier = vec[i64](snapshot[rest + len(self.pupil) : -1])
        self.freed = i64(snapshot[-1])
        self._derive()

    def _restore_table(self, n: list[int]) -> None:
        self.to_act, self.bank, self.turn, self.start = i64(n[0]), i64(n[1]), i64(n[2]), i64(n[3])
        self.round, self.actions_left = i64(n[4]), i64(n[5])
        self.invested, self.last_round, self.cut_short = bool(n[6]), bool(n[7]), bool(n[8])
        self.pending, self.dealt = i64(n[9]), i64(n[10])
        self.worker_row, self.worker_pile = i64(n[11]), i64(n[12])
        self.building_row, self.building_pile, self.next_building = i64(n[13]), i64(n[14]), i64(n[15])
        self.prisoners_left, self.tools_left = i64(n[16]), i64(n[17])
        self.universities_left, self.loans_left = i64(n[18]), i64(n[19])
        self.dead, self.next_worker = bool(n[20]), i64(n[21])

    def _derive(self) -> None:
        """What follows from the rest of the position."""
        self.hope = NOTHING
        self.touched = 0
        self.educated = 0
        for unit in self.pupil:
            if unit != NOTHING:
                self.educated |= bit(unit)
        for site in range(self.cards.building_count):
            self.made[site] = self.production_at(site)
            if self.sent[site] > 0:
                self.touched |= bit(site)

    # --- questions about the position ----------------------------------------------------------

    def makes(self, unit: i64) -> i64:
        """What a unit makes, its education counted (packed)."""
        if self.educated & bit(unit):
            for university in range(self.cards.university_count):
                if self.pupil[university] == unit:
                    return self.cards.taught_makes[university * self.cards.unit_count + unit]
        return self.cards.makes[unit]

    def make_together(self, units: i64) -> i64:
        """What a set of units makes, their education counted (packed)."""
        total: i64 = self.cards.make_together(units)
        taught: i64 = units & self.educated
        while taught:
            unit: i64 = lowest(taught)
            taught &= taught - 1
            total += self.makes(unit) - self.cards.makes[unit]
        return total

    def coins_to_send(self, unit: i64) -> i64:
        """The coins that sending a unit costs (B-40, B-43)."""
        if self.freed & bit(unit):
            return self.cards.freed_coins[unit]
        return self.cards.coins[unit]

    def unit_name(self, unit: i64) -> str:
        """A unit's id; a freed prisoner is called a citizen."""
        name = self.cards.unit_ids[unit]
        return name.replace("prisoner", "citizen") if self.freed & bit(unit) else name

    def production_at(self, site: i64) -> i64:
        """What all at a site make together, tools and universities counted (packed)."""
        total: i64 = 0
        for unit in range(self.cards.unit_count):
            if self.crews[site] & bit(unit):
                total += self.makes(unit)
        for tool in range(self.cards.tool_count):
            unit_with: i64 = self.carrier[tool]
            if unit_with != NOTHING and self.crews[site] & bit(unit_with):
                total += self.cards.tool_makes[tool]
        return total

    def actions_to_send(self, site: i64) -> i64:
        """The actions that the next unit sent to a site costs (B-41)."""
        return self.sent[site] + 1

    def idle_pupils(self, player: Player) -> i64:
        """The idle units that can be educated or carry a tool (BA-22), educated or not."""
        return player.idle & (self.cards.workers | self.freed)

    def rounds_played(self) -> int:
        return int(self.round)

    def was_cut_short(self) -> bool:
        return self.cut_short

    def unlimited(self) -> bool:
        """Whether the bank never runs out (B-5)."""
        return self.coins_in_all == UNLIMITED

    # --- events ----------------------------------------------------------------------------------

    def note(self, kind: str, seat: i64, args: dict[str, str | int]) -> None:
        """Write an event; asked only while a log is attached, so that playouts build no dicts."""
        if self.log is not None:
            self.log.append(Event(kind, int(seat), args))
