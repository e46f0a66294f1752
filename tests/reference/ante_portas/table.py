"""All that lies on the table of Ante Portas, and the questions that the rules ask of it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from .data import Box, Card, Half, Road

CARTHAGE, ROME = 0, 1
CHANCE, OVER = -1, -2
SIDES = ("carthage", "rome")

MOST_MORALE = 13  # AP-2, AP-35
SEA_END = 3  # AP-48
MOST_NAMED = 3  # AP-32
MOST_ATTACHED = 2  # AP-20
SECRET = "secret"
ROMA = "roma"


@dataclass(frozen=True)
class Ask:
    """A question to a seat, or to chance: one of these moves."""

    to_act: int
    moves: set[str]


Asking = Generator[Ask, str, None]  # a part of the game that asks, and goes on with the move that it is told


class Ended(Exception):  # noqa: N818 (the end is no error)
    """The game is over."""

    def __init__(self, ending: str) -> None:
        super().__init__(ending)
        self.ending = ending


@dataclass
class Laid:
    """A card of Rome's on the table."""

    card: Card
    use: str  # army, event or money
    place: str  # SECRET or a named city


@dataclass
class Packet:
    """Cards of a draw pile that have no order among them (AP-15)."""

    cards: list[Card]
    opened: bool = False  # a card of it has been drawn


@dataclass
class Camp:
    """A side's hand and draw pile, the packet that is drawn from first."""

    hand: list[Card]
    pile: list[Packet] = field(default_factory=list)

    def put_under(self, card: Card) -> None:
        """AP-15: into the last packet, or a new one if a card of the last has been drawn."""
        if not self.pile or self.pile[-1].opened:
            self.pile.append(Packet([]))
        self.pile[-1].cards.append(card)


@dataclass
class Battle:
    """The Roman army and what Carthage has to lose."""

    armies: list[Card]
    infantry: int
    cavalry: int
    no_battle: bool
    cavalry_kept: bool = False  # Knights
    enveloped: int = 0  # the morale that Double Envelopment costs, once it has worked
    needed: int = 0


def take(cards: list[Card], side: int, name: str) -> Card:
    """Take the card of this name out of a hand or a packet."""
    card = next(card for card in cards if card.half(SIDES[side]).name == name)
    cards.remove(card)
    return card


def names(cards: list[Card], side: int) -> list[str]:
    return [card.half(SIDES[side]).name for card in cards]


class Table:
    """The whole truth about a game (AP-2, AP-3, AP-4)."""

    def __init__(self, box: Box, options: dict[str, str]) -> None:
        self.options = options
        self.land = box.land
        self.hannibal = next(iter(self.land.cities))
        self.morale = MOST_MORALE
        self.sea = -1
        shuffled = Packet([card for card in box.cards if card.start == "pile"])
        self.carthage = Camp([card for card in box.cards if card.start == "carthage"], [shuffled])
        self.rome = Camp([card for card in box.cards if card.start == "rome"])
        self.out: list[Card] = []
        self.turned: set[str] = set()  # the allies that are Carthage's
        self.ever_turned: set[str] = set()
        self.low = {name: ally.low for name, ally in self.land.allies.items()}
        self.anchors_used: set[str] = set()
        self.round = 0
        self.part = ""  # carthage-plays or rome-plays
        self.playing = ""  # the immediate event that is at work
        self.notes: list[str] = []  # things that have happened, for those who want to know
        self.begin_round()

    def begin_round(self) -> None:
        """Nothing is laid."""
        self.turn = 0
        self.marches: list[Card] = []
        self.attached: list[Card] = []
        self.lost: list[Card] = []  # to Fabian, or in battle, in the order chosen
        self.laid: list[Laid] = []
        self.shown: list[Card] = []  # the laid cards that lie face up, or that the other side has seen
        self.named: list[str] = []
        self.march_bonus = 0
        self.road_extra = 0
        self.target = ""
        self.battle: Battle | None = None
        self.begin_turn()

    def begin_turn(self) -> None:
        self.marched = False
        self.attached_now = 0  # in this turn
        self.plays_change = 0
        self.plays_left = 0
        self.secret_moved = False

    def note(self, what: str, when: bool = True) -> None:
        if when:
            self.notes.append(what)

    # --- map ----------------------------------------------------------------------------------

    @property
    def region(self) -> str:
        """Where Hannibal stands."""
        return self.land.cities[self.hannibal].region

    @property
    def siege(self) -> bool:
        return self.target == ROMA

    def road(self, a: str, b: str) -> Road | None:
        return next((road for road in self.land.roads if road.ends == {a, b}), None)

    def march(self) -> int:
        """AP-24, AP-27, AP-65: the march laid, with what events and allies add."""
        return sum(card.carthage.march for card in self.marches) + self.march_bonus + self.help("march")

    def can_reach(self, city: str) -> bool:
        """AP-23, AP-24, AP-25: one road, long enough a march, and the sea if it goes by sea."""
        road = self.road(self.hannibal, city)
        if road is None or (road.sea and not self.sea_is_carthages()):
            return False
        return self.march() >= road.march + self.road_extra

    def sea_is_carthages(self) -> bool:
        return self.sea >= 1  # AP-48

    # --- allies -------------------------------------------------------------------------------

    def help(self, verb: str) -> int:
        """AP-63, AP-65: what the allies of Carthage's add up to, where Hannibal stands."""
        helps = [self.land.allies[name].help for name in self.turned]
        return sum(each.number for each in helps if each.name == verb and each.works_in(self.region))

    def romes_allies(self) -> list[str]:
        return [name for name in self.land.allies if name not in self.turned]

    def in_stretch(self, name: str) -> bool:
        """AP-60: the morale is inside the stretch of the ally."""
        return self.low[name] <= self.morale <= self.land.allies[name].high

    def wavering(self) -> list[str]:
        return [name for name in self.romes_allies() if self.in_stretch(name)]  # AP-60

    # --- cards --------------------------------------------------------------------------------

    def hand_limit(self) -> int:
        """AP-37."""
        if self.siege and self.options["siege-limit"] == "five":
            return 5
        return 3 if len(self.turned) > len(self.romes_allies()) else 4

    def condition_holds(self, condition: str) -> bool:
        """One of the conditions of an `only`."""
        verb, _, what = condition.lower().partition(" ")
        if verb == "in":
            return self.region == what
        if verb == "ally":
            return what in self.turned
        if verb == "sea":
            return self.sea_is_carthages() == (what == "carthage")
        return len(self.romes_allies()) >= int(what.removeprefix("allies "))  # roman allies N

    def can_be_played(self, half: Half) -> bool:
        """AP-27: an immediate event whose condition is met."""
        holds = [self.condition_holds(condition) for condition in half.conditions]
        return not half.attached and (any(holds) if half.one_is_enough else all(holds))

    def use_up(self, card: Card) -> None:
        """AP-36: a used card of Rome's leaves the game or goes under Carthage's pile."""
        if card.rome.goes_out:
            self.out.append(card)
        else:
            self.carthage.put_under(card)

    def places_open(self) -> list[str]:
        """AP-32: the cities that Rome may name, or has named."""
        return [city for city in self.land.cities if city in self.named or len(self.named) < MOST_NAMED]

    def name_city(self, city: str) -> None:
        if city not in self.named:
            self.named.append(city)

    def stack(self, place: str) -> list[Laid]:
        return [laid for laid in self.laid if laid.place == place]

    def test_empty_hand(self) -> None:
        """AP-26, AP-26a: after a card has worked or was laid, and after losses."""
        if self.carthage.hand:
            return
        still_to_march = not self.marched and not self.target
        if self.options["empty-hand"] == "at-once" or still_to_march:
            raise Ended("hand-empty")
        self.note("on with an empty hand")
