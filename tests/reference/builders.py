"""The Builders, both editions, written plainly from the clauses of docs/rules/builders.md.

It is slow on purpose and shares nothing with the engine but the figures of the cards, so that a mistake
in one of the two shows up as a difference between them.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / "src" / "ludarium" / "games" / "builders" / "data"
RESOURCES = ("stone", "wood", "knowledge", "tile")
CHANCE = -1
OVER = -2
NOBODY = -1

FREE_ACTIONS = 3  # B-10
ACTION_PRICE = 5  # B-11
TAKINGS = {1: 1, 2: 3, 3: 6}  # B-60
ROW = 5  # B-2, B-4
FIRST_COINS = 10  # B-5
BOX_COINS = {"middle_ages": 100, "antiquity": 108}  # B-5a
LOAN_COINS = 10  # BA-40
LOAN_BACK = 15  # BA-41
FREEING_AT_THE_END = 5  # BA-62
TAUGHT = 3  # BA-50
GOAL = 17  # B-70

Four = tuple[int, int, int, int]


@dataclass(frozen=True)
class Building:
    """A building or machine card."""

    machine: bool
    needs: Four
    coins: int
    points: int
    gives: Four


@dataclass(frozen=True)
class Person:
    """A worker or a prisoner; `freed` is what a citizen costs to send."""

    kind: str
    price: int
    coins: int
    freed: int
    gives: Four


@dataclass(frozen=True)
class Goods:
    """A tool or a university."""

    price: int
    gives: Four


@dataclass
class Site:
    """An open site: who works there, which tool each of them carries, how many came in this turn."""

    crew: set[str] = field(default_factory=set)
    carried: dict[str, str] = field(default_factory=dict)
    sent: int = 0


@dataclass(frozen=True)
class House:
    """B-74: the house rules of a table; coins by place after the start player."""

    next_worker: bool = False
    ties_shared: bool = False
    later_coins: tuple[int, ...] = ()


@dataclass
class Player:
    """All that lies in front of one player."""

    coins: int = FIRST_COINS
    idle: set[str] = field(default_factory=set)
    sites: dict[str, Site] = field(default_factory=dict)
    finished: set[str] = field(default_factory=set)
    tools: set[str] = field(default_factory=set)  # the idle ones
    citizens: set[str] = field(default_factory=set)
    educated: dict[str, str] = field(default_factory=dict)  # who, at which university
    loans: int = 0


def card_id(name: str) -> str:
    """A card's name as its id."""
    return name.lower().replace("'", "").replace("’", "").replace(" ", "-")


def four(row: dict[str, str], prefix: str = "") -> Four:
    """The four resources of a row, always in the same order."""
    stone, wood, knowledge, tile = (int(row[prefix + resource]) for resource in RESOURCES)
    return stone, wood, knowledge, tile


def rows_of(name: str) -> Iterator[dict[str, str]]:
    """The rows of a data file."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


class Deck:
    """The cards of one edition."""

    def __init__(self, edition: str) -> None:
        self.buildings = {
            card_id(row["name"]): Building(
                machine=row["kind"] == "machine",
                needs=four(row),
                coins=int(row["coins"]),
                points=int(row["points"]),
                gives=four(row, "gives_"),
            )
            for row in rows_of(f"{edition}_buildings.csv")
        }
        self.people: dict[str, Person] = {}
        self.tools: dict[str, Goods] = {}
        self.universities: dict[str, Goods] = {}
        self.loans = 0
        for row in rows_of("people.csv"):
            if row["edition"] == edition:
                self._add(row)

    def _add(self, row: dict[str, str]) -> None:
        kind, gives, price = row["kind"], four(row), int(row["price"])
        if kind in ("worker", "prisoner"):
            freed = int(row["coins_to_send_freed"] or 0)
            person = Person(kind, price, int(row["coins_to_send"]), freed, gives)
            self.people[f"{card_id(row['name'])}-{row['number']}"] = person
        elif kind == "tool":
            self.tools[card_id(row["name"])] = Goods(price, gives)
        elif kind == "university":
            resource = RESOURCES[max(range(4), key=lambda i: gives[i])]
            self.universities[f"{resource}-university"] = Goods(price, gives)
        else:
            self.loans += 1

    def of_kind(self, kind: str) -> set[str]:
        """The ids of all workers, or of all prisoners."""
        return {name for name, person in self.people.items() if person.kind == kind}


@cache
def deck_of(edition: str) -> Deck:
    """The cards of an edition, read once; nothing ever changes in them."""
    return Deck(edition)


class Reference:
    """One game from set-up to scoring. `play` trusts that its move is one of `legal`."""

    def __init__(
        self, edition: str, seats: int, rounds: int | None, limited_bank: bool, house: House | None = None
    ) -> None:
        assert 2 <= seats <= 4  # B-1
        self.house = house or House()  # B-74
        self.edition = edition
        self.deck = deck_of(edition)
        self.rounds = rounds  # B-73
        self.players = [Player() for _ in range(seats)]  # B-5
        self.bank = BOX_COINS[edition] - FIRST_COINS * seats if limited_bank else None  # B-5, B-5a
        self.start = NOBODY
        self.turn = NOBODY
        self.round = 0
        self.actions = 0
        self.invested = False
        self.last_round = False
        self.dead = False
        self.over = False
        self.dealt = 0
        self.worker_pile = self.deck.of_kind("worker")
        self.worker_row: set[str] = set()
        self.next_worker: str | None = None
        self.building_pile = set(self.deck.buildings)  # without its open top card
        self.next_building: str | None = None
        self.building_row: set[str] = set()
        self.prisoners = self.deck.of_kind("prisoner")  # BA-1: the four open stacks
        self.tools = set(self.deck.tools)
        self.loans = self.deck.loans
        self.universities = set(self.deck.universities)

    # --- whose move ---------------------------------------------------------------------

    def chance(self) -> str | None:
        """What chance has to decide now, if anything."""
        if self.over:
            return None
        if self.start == NOBODY:
            return "start"  # B-6
        if self.dealt < len(self.players):
            return "deal"  # B-3
        turned_up = self.next_worker is not None if self.house.next_worker else len(self.worker_row) == ROW
        if self.worker_pile and not turned_up:
            return "worker"  # B-4, B-31, B-74
        if self.next_building is None and self.building_pile:
            return "building"  # B-2, B-2a, B-21
        return None

    @property
    def to_act(self) -> int:
        """The seat to move, or CHANCE, or OVER."""
        if self.over:
            return OVER
        return self.turn if self.chance() is None else CHANCE

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    # --- what is allowed ----------------------------------------------------------------

    def legal(self) -> set[str]:
        """All moves that the clauses allow now."""
        if self.over:
            return set()
        kind = self.chance()
        if kind is not None:
            return {f"{kind} {outcome}" for outcome in self.outcomes(kind)}
        moves = {"end"}  # B-10: always allowed
        if self.me.coins >= ACTION_PRICE:
            moves.add("buy")  # B-11
        if self.actions >= 1:  # B-13: everything else costs at least one action
            moves |= self.takings() | self.openings() | self.recruitings() | self.sendings()
            if self.edition == "antiquity":  # B-12
                moves |= self.investments() | self.freeings()
        return moves

    def outcomes(self, kind: str) -> set[str]:
        """What chance can bring."""
        if kind == "start":
            return {str(seat) for seat in range(len(self.players))}  # B-6
        if kind == "deal":
            return {worker for worker in self.worker_pile if worker.startswith("apprentice-")}  # B-3
        return self.worker_pile if kind == "worker" else self.building_pile

    def bank_has(self, coins: int) -> bool:
        """Whether the bank can pay in full (B-5, B-5a)."""
        return self.bank is None or self.bank >= coins

    def takings(self) -> set[str]:
        """B-60; B-5a: only what the bank can pay in full."""
        return {f"take {n}" for n, coins in TAKINGS.items() if n <= self.actions and self.bank_has(coins)}

    def openings(self) -> set[str]:
        """B-20: each building of the row, for 1 action; B-23: machines too."""
        return {f"open {building}" for building in self.building_row}

    def recruitings(self) -> set[str]:
        """B-30: each worker of the row, for 1 action."""
        return {f"recruit {worker}" for worker in self.worker_row}

    def sendings(self) -> set[str]:
        """B-40: each idle unit to each own site, with each idle tool that it may carry."""
        me, moves = self.me, set()
        units = [unit for unit in me.idle if self.coins_to_send(me, unit) <= me.coins]  # B-13, B-40
        for building, site in me.sites.items():
            if site.sent + 1 > self.actions:  # B-41, B-13
                continue
            for unit in units:  # B-44: also if it adds nothing
                moves.add(f"send {unit} to {building}")
                if self.is_free_person(me, unit):  # BA-22, BA-30
                    moves |= {f"send {unit} to {building} with {tool}" for tool in me.tools}
        return moves

    def investments(self) -> set[str]:
        """BA-20: one in a turn, for 1 action and its price."""
        if self.invested:
            return set()
        coins, deck = self.me.coins, self.deck
        moves = {f"invest {one}" for one in self.prisoners if deck.people[one].price <= coins}  # BA-21
        moves |= {f"invest {tool}" for tool in self.tools if deck.tools[tool].price <= coins}  # BA-30
        if self.loans > 0 and self.bank_has(LOAN_COINS):  # BA-40, B-5a
            moves.add("invest loan")
        free = {unit for unit in self.me.idle if self.is_free_person(self.me, unit)}  # BA-22
        pupils = free - set(self.me.educated)  # BA-51
        for university in self.universities:  # BA-50
            if deck.universities[university].price <= coins:
                moves |= {f"invest {university} on {unit}" for unit in pupils}
        return moves

    def freeings(self) -> set[str]:
        """BA-23: each idle prisoner, for 1 action; BA-24: none that works."""
        return {f"free {unit}" for unit in self.me.idle if self.is_prisoner(self.me, unit)}

    # --- what a unit is -----------------------------------------------------------------

    def is_prisoner(self, owner: Player, unit: str) -> bool:
        """A prisoner that is not yet a citizen."""
        person = self.deck.people.get(unit)
        return person is not None and person.kind == "prisoner" and unit not in owner.citizens

    def is_free_person(self, owner: Player, unit: str) -> bool:
        """A worker or a citizen: neither machine nor prisoner (BA-22, BA-25)."""
        return unit in self.deck.people and not self.is_prisoner(owner, unit)

    def coins_to_send(self, owner: Player, unit: str) -> int:
        """B-40, B-43: machines and prisoners go for nothing; BA-50: education changes no price."""
        person = self.deck.people.get(unit)
        if person is None:
            return 0
        return person.freed if unit in owner.citizens else person.coins

    def production(self, owner: Player, unit: str) -> list[int]:
        """What a unit gives without a tool."""
        if unit not in self.deck.people:
            return list(self.deck.buildings[unit].gives)  # B-54
        gives = list(self.deck.people[unit].gives)  # BA-25: a citizen gives what the prisoner gave
        if unit in owner.educated:
            subject = RESOURCES.index(owner.educated[unit].removesuffix("-university"))
            gives[subject] = TAUGHT  # BA-50, B-94
        return gives

    def present(self, owner: Player, site: Site) -> list[int]:
        """B-50: the sum over all at a site; BA-50: a tool adds on top."""
        total = [0, 0, 0, 0]
        for unit in site.crew:
            gives = [self.production(owner, unit)]
            if unit in site.carried:
                gives.append(list(self.deck.tools[site.carried[unit]].gives))
            for one in gives:
                total = [a + b for a, b in zip(total, one, strict=True)]
        return total

    # --- moves --------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Do one move."""
        verb, *words = text.split()
        {
            "start": self.do_start,
            "deal": self.do_deal,
            "worker": self.do_worker,
            "building": self.do_building,
            "end": self.do_end,
            "buy": self.do_buy,
            "take": self.do_take,
            "open": self.do_open,
            "recruit": self.do_recruit,
            "send": self.do_send,
            "invest": self.do_invest,
            "free": self.do_free,
        }[verb](words)

    def pay(self, coins: int) -> None:
        """From the player in turn to the bank."""
        self.me.coins -= coins
        if self.bank is not None:
            self.bank += coins

    def receive(self, coins: int) -> None:
        """From the bank to the player in turn."""
        self.me.coins += coins
        if self.bank is not None:
            self.bank -= coins

    def do_start(self, words: list[str]) -> None:
        """B-6."""
        self.start = int(words[0])
        for place, coins in enumerate(self.house.later_coins):  # B-74
            self.players[(self.start + place) % len(self.players)].coins += coins
            if self.bank is not None:
                self.bank -= coins

    def do_deal(self, words: list[str]) -> None:
        """B-3: to the next seat, beginning with seat 0."""
        self.worker_pile.remove(words[0])
        self.players[self.dealt].idle.add(words[0])
        self.dealt += 1

    def do_worker(self, words: list[str]) -> None:
        """B-4, B-31: the top of the worker pile into the gap; B-74: or it lies open on the pile."""
        self.worker_pile.remove(words[0])
        self.next_worker = words[0]
        self.fill_worker_row()

    def fill_worker_row(self) -> None:
        """B-31: the top card goes into a gap."""
        if len(self.worker_row) < ROW and self.next_worker is not None:
            self.worker_row.add(self.next_worker)
            self.next_worker = None

    def do_building(self, words: list[str]) -> None:
        """B-2a: this card is now the open top of the building pile."""
        self.building_pile.remove(words[0])
        self.next_building = words[0]
        self.fill_building_row()
        if self.round == 0 and self.chance() is None:  # the set-up is done
            self.round = 1
            self.begin_turn(self.start)  # B-6

    def begin_turn(self, seat: int) -> None:
        """B-10: three free actions."""
        self.turn = seat
        self.actions = FREE_ACTIONS

    def fill_building_row(self) -> None:
        """B-2, B-21: the top card goes into a gap; with an empty pile the row is shorter."""
        if len(self.building_row) < ROW and self.next_building is not None:
            self.building_row.add(self.next_building)
            self.next_building = None

    def do_buy(self, _words: list[str]) -> None:
        """B-11."""
        self.pay(ACTION_PRICE)
        self.actions += 1

    def do_take(self, words: list[str]) -> None:
        """B-60, B-61."""
        self.actions -= int(words[0])
        self.receive(TAKINGS[int(words[0])])

    def do_open(self, words: list[str]) -> None:
        """B-20, B-21."""
        self.actions -= 1
        self.building_row.remove(words[0])
        self.me.sites[words[0]] = Site()
        self.fill_building_row()

    def do_recruit(self, words: list[str]) -> None:
        """B-30."""
        self.actions -= 1
        self.worker_row.remove(words[0])
        self.me.idle.add(words[0])
        self.fill_worker_row()

    def do_send(self, words: list[str]) -> None:
        """B-40, B-41: "unit to building", perhaps "with tool"."""
        unit, building = words[0], words[2]
        site = self.me.sites[building]
        site.sent += 1
        self.actions -= site.sent
        self.pay(self.coins_to_send(self.me, unit))
        self.me.idle.remove(unit)
        site.crew.add(unit)
        if len(words) == 5:  # BA-30, BA-31
            self.me.tools.remove(words[4])
            site.carried[unit] = words[4]
        needs = self.deck.buildings[building].needs
        if all(a >= b for a, b in zip(self.present(self.me, site), needs, strict=True)):  # B-50
            self.finish(building)

    def finish(self, building: str) -> None:
        """B-50 to B-54."""
        site = self.me.sites.pop(building)
        card = self.deck.buildings[building]
        self.me.idle |= site.crew  # B-51
        self.me.tools |= set(site.carried.values())  # B-51, BA-31
        self.receive(card.coins if self.bank is None else min(card.coins, self.bank))  # B-52, B-5a
        self.me.finished.add(building)  # B-53
        if card.machine:
            self.me.idle.add(building)  # B-54

    def do_invest(self, words: list[str]) -> None:
        """BA-20: a prisoner, a tool, a loan, or a university "on" somebody."""
        self.actions -= 1
        self.invested = True
        card = words[0]
        if card == "loan":  # BA-40
            self.loans -= 1
            self.me.loans += 1
            self.receive(LOAN_COINS)
        elif card in self.prisoners:  # BA-21
            self.prisoners.remove(card)
            self.me.idle.add(card)
            self.pay(self.deck.people[card].price)
        elif card in self.tools:  # BA-30
            self.tools.remove(card)
            self.me.tools.add(card)
            self.pay(self.deck.tools[card].price)
        else:  # BA-50
            self.universities.remove(card)
            self.me.educated[words[2]] = card
            self.pay(self.deck.universities[card].price)

    def do_free(self, words: list[str]) -> None:
        """BA-23, BA-25."""
        self.actions -= 1
        self.me.citizens.add(words[0])

    def do_end(self, _words: list[str]) -> None:
        """B-10; B-70, B-71, B-73: perhaps the game ends with this round."""
        if self.points(self.turn) >= GOAL:  # B-70
            self.last_round = True
        if not self.last_round and self.nothing_can_be_finished():  # B-73a
            self.last_round = self.dead = True
        for site in self.me.sites.values():
            site.sent = 0  # B-41: earlier turns do not matter
        self.invested = False  # BA-20: once a turn
        following = (self.turn + 1) % len(self.players)  # B-6: clockwise
        if following != self.start:
            self.begin_turn(following)
        elif self.last_round or self.round == self.rounds:  # B-71, B-73
            self.over = True
            self.turn, self.actions = NOBODY, 0
        else:
            self.round += 1  # B-6
            self.begin_turn(following)

    # --- the dead position --------------------------------------------------------------

    def nothing_can_be_finished(self) -> bool:
        """B-73a: no card can come, and no player can ever finish a site."""
        if self.worker_row or self.building_row:
            return False
        return not any(
            self.can_ever_be_finished(player, building)
            for player in self.players
            for building in player.sites
        )

    def can_ever_be_finished(self, owner: Player, building: str) -> bool:
        """With all idle units, all prisoners left to buy, and each way to use tools and universities."""
        crew = owner.idle | self.prisoners
        total = self.present(owner, owner.sites[building])
        for unit in crew:
            total = [a + b for a, b in zip(total, self.production(owner, unit), strict=True)]
        persons = {unit for unit in crew if unit in self.deck.people}  # BA-23: prisoners can be freed
        tools = sorted(owner.tools | self.tools)
        carried = [chosen for n in range(len(tools) + 1) for chosen in combinations(tools, n)]
        return any(
            self.universities_bring(owner, building, total, persons, chosen)
            for chosen in carried
            if len(chosen) <= len(persons)  # BA-30: one tool each
        )

    def universities_bring(
        self, owner: Player, building: str, total: list[int], persons: set[str], tools: tuple[str, ...]
    ) -> bool:
        """Whether universities, each with another pupil, make up for what lacks (BA-50, BA-51)."""
        made = list(total)
        for tool in tools:
            made = [a + b for a, b in zip(made, self.deck.tools[tool].gives, strict=True)]
        lack = [need - have for need, have in zip(self.deck.buildings[building].needs, made, strict=True)]
        wanted = [resource for resource in range(4) if lack[resource] > 0]
        if any(f"{RESOURCES[resource]}-university" not in self.universities for resource in wanted):
            return False
        pupils = [
            [
                person
                for person in persons - set(owner.educated)
                if TAUGHT - self.production(owner, person)[resource] >= lack[resource]
            ]
            for resource in wanted
        ]
        return any(len(set(chosen)) == len(chosen) for chosen in product(*pupils))

    # --- scoring ------------------------------------------------------------------------

    @property
    def cut_short(self) -> bool:
        """B-73: over only because of the limit of rounds."""
        return self.over and not self.last_round

    def points(self, seat: int) -> int:
        """B-53, B-54: from finished buildings and machines only."""
        return sum(self.deck.buildings[building].points for building in self.players[seat].finished)

    def scores(self) -> list[int]:
        """Points in the Middle Ages, tenths of a point in Antiquity, as if the game ended now."""
        seats = range(len(self.players))
        if self.edition == "middle_ages":
            return [self.points(seat) + self.players[seat].coins // 10 for seat in seats]  # BM-70
        return [self.tenths(seat) for seat in seats]

    def tenths(self, seat: int) -> int:
        """BA-62, BA-63."""
        player = self.players[seat]
        coins = player.coins
        idle = {unit for unit in player.idle if self.is_prisoner(player, unit)}
        at_work = {unit for site in player.sites.values() for unit in site.crew}
        working = {unit for unit in at_work if self.is_prisoner(player, unit)}
        freed = min(len(idle), coins // FREEING_AT_THE_END)  # BA-62: prisoners first
        coins -= freed * FREEING_AT_THE_END
        paid = min(player.loans, coins // LOAN_BACK)  # BA-62: then loans
        coins -= paid * LOAN_BACK
        prisoners = len(idle) - freed + len(working)  # BA-24: who works stays a prisoner
        loans = player.loans - paid
        return 10 * self.points(seat) - 10 * prisoners - 20 * loans + coins  # BA-63

    def winners(self) -> list[int]:
        """B-72; B-74: or shared in the Middle Ages, too."""
        shared = self.edition == "antiquity" or self.house.ties_shared
        ranks = [
            (score,) if shared else (score, self.points(seat), self.players[seat].coins)
            for seat, score in enumerate(self.scores())
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # --- the table ----------------------------------------------------------------------

    def position(self) -> dict[str, object]:
        """Everything on the table, as plain as JSON; sets as sorted lists."""
        return {
            "to_act": self.to_act,
            "start": self.start,  # NOBODY before chance has chosen
            "turn": self.turn,  # NOBODY in the set-up and after the end
            "round": self.round,  # 0 in the set-up
            "rounds": self.rounds,
            "actions": self.actions,
            "invested": self.invested,
            "last_round": self.last_round,
            "cut_short": self.cut_short,
            "dead": self.dead,
            "bank": self.bank,
            "worker_row": self.units(Player(), self.worker_row),
            "next_worker": self.next_worker,
            "worker_pile": sorted(self.worker_pile),
            "building_row": sorted(self.building_row),
            "next_building": self.next_building,
            "building_pile": sorted(self.building_pile),
            "prisoners": self.units(Player(), self.prisoners),
            "tools": sorted(self.tools),
            "loans": self.loans,
            "universities": sorted(self.universities),
            "players": [self.player_position(seat) for seat in range(len(self.players))],
            "scores": self.scores(),
            "winners": self.winners(),
        }

    def player_position(self, seat: int) -> dict[str, object]:
        """All that lies in front of one player."""
        player = self.players[seat]
        return {
            "coins": player.coins,
            "points": self.points(seat),
            "idle": self.units(player, player.idle),
            "sites": {building: self.site_position(player, building) for building in player.sites},
            "finished": sorted(player.finished),
            "tools": sorted(player.tools),
            "loans": player.loans,
        }

    def site_position(self, owner: Player, building: str) -> dict[str, object]:
        """One open site."""
        site = owner.sites[building]
        made, needs = self.present(owner, site), self.deck.buildings[building].needs
        return {
            "crew": self.units(owner, site.crew, site),
            "made": made,
            "lacks": [max(0, need - have) for need, have in zip(needs, made, strict=True)],
            "next_actions": site.sent + 1,  # B-41
        }

    def units(self, owner: Player, units: set[str], site: Site | None = None) -> dict[str, object]:
        """Each of these units as it is now."""
        carried = site.carried if site is not None else {}
        return {
            unit: {
                "coins": self.coins_to_send(owner, unit),
                "makes": self.production(owner, unit),
                "freed": unit in owner.citizens,
                "educated": owner.educated.get(unit),
                "tool": carried.get(unit),
            }
            for unit in units
        }
