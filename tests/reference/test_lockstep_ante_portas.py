"""The engine and the reference play the same random games of Ante Portas and must agree at every step."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import cast

import pytest

from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.figures import CampView, LaidView, TableView
from ludarium.games.ante_portas.game import ante_portas_with

from .ante_portas import CARTHAGE, ROME, Reference
from .ante_portas.battle import brought_by_nero, money, price
from .ante_portas.data import CARDS, LAND, Box, Card, box
from .ante_portas.table import ROMA, SECRET, SIDES, Packet
from .lockstep import Compared, weighted

Row = dict[str, str]

SEED = 21816
SEED_OF_VARIANTS = 40001
GAMES_IN_A_BATCH = 126  # for each of 16 tables: 2016 games in all
GAMES_OF_A_VARIANT = 42  # for each of 8 other boxes: 336 games more
EVERY_STEP = 4  # one game in so many has its whole position compared at every step, the others at each round

OPTIONS = {
    "empty-hand": ("at-once", "round-end"),
    "siege-limit": ("usual", "five"),
    "thresholds": ("or", "and"),
    "siege-thresholds": ("usual", "none"),
}
TABLES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]

Weights = dict[str, int]
SAMPLE = 12  # how many moves of a kind a player looks at
OTHERWISE = 30  # the weight of a kind of move that a player does not name

# How each kind of player weighs the kinds of moves; None: all moves alike.
PLAYERS: dict[str, Weights | None] = {
    "uniform": None,
    # Carthage
    "marcher": {"march": 300, "attach": 15, "event": 60, "end": 300, "another-turn": 5, "target": 300},
    "raider": {"march": 200, "attach": 20, "event": 60, "end": 200, "another-turn": 9, "target": 300},
    "schemer": {"march": 90, "attach": 30, "event": 30, "end": 200, "another-turn": 9, "target": 300},
    "sailor": {"march": 90, "attach": 9, "event": 90, "end": 300, "another-turn": 9, "target": 300},
    "wanderer": {"march": 300, "attach": 1, "event": 1, "end": 900, "another-turn": 1, "target": 900},
    "spender": {"march": 90, "attach": 900, "event": 900, "end": 9, "another-turn": 200, "target": 20},
    # Rome
    "idler": {"end": 900, "event": 9, "morale": 9, "secret army": 9, "named army": 9},
    "general": {"named army": 300, "named event": 300, "event": 60, "morale": 30, "end": 90},
    "scout": {
        "secret money": 300, "secret army": 200, "secret event": 300, "move-secret": 20,
        "named event": 60, "event": 60, "morale": 20, "end": 30,
    },
    "mover": {
        "secret money": 90, "secret army": 200, "secret event": 200, "move-secret": 200,
        "named event": 60, "event": 60, "morale": 20, "end": 30,
    },
    "senator": {"morale": 90, "event": 300, "secret money": 30, "named army": 9, "end": 60},
    "trapper": {
        "named event": 600, "secret event": 60, "named army": 200, "secret money": 200, "secret army": 60,
        "event": 60, "morale": 9, "move-secret": 9, "end": 60,
    },
}  # fmt: skip
ROMANS = ("uniform", "idler", "general", "scout", "mover", "senator", "trapper")
PAIRS = [
    *product(("marcher", "raider", "schemer"), ROMANS),
    *product(("marcher",), ("idler", "general", "scout", "senator")),
    *product(("raider",), ("idler", "senator", "trapper")),
    *product(("schemer",), ("idler", "trapper", "scout", "general")),
    *product(("sailor",), ("uniform", "idler", "senator")),
    *product(("uniform",), ("uniform", "general", "scout")),
    *product(("spender",), ("uniform", "trapper")),
    *product(("wanderer",), ("idler", "senator")),
]  # fmt: skip
VARIANT_PAIRS = [
    *product(("schemer",), ("trapper", "trapper", "trapper", "scout")),
    *product(("marcher", "raider", "sailor"), ("trapper", "senator", "general")),
    ("spender", "uniform"),
]
ANSWERS = {  # what a schemer attaches when Rome holds a card that does this
    "marcellus": ("spies", "forged-seal"),
    "nero": ("forged-seal",),
    "knights": ("mist-on-the-lake", "numidian-horse"),
}
KEPT = {  # the cards that a player does not lay as march
    "schemer": ("spies", "mist-on-the-lake"),
    "marcher": ("burning-oxen", "mist-on-the-lake"),
    "raider": ("treason", "freed-prisoners"),
}
FEARS_ROMA = ("raider", "wanderer", "sailor")

ENDINGS = {"siege-won", "siege-failed", "morale", "hand-empty", "scipio", "worn-down"}
SEEN_IN_EACH_BATCH = {
    "siege", "hand-empty", "worn-down", "morale", "siege-won",
    "ally back by morale", "citizenship", "gauls won by card", "gauls won by morale",
    "secret stack spent", "secret stack moved", "secret stack moved onto a named one",
    "secret money lost", "sea road", "carthage's pile is empty", "rome's pile is empty", "another turn",
    "loss of half", "loss of all", "loss not covered", "several ways to lose",
    "Fabian's discard", "taken from a packet",
}  # fmt: skip
SEEN_IN_ALL = {
    "ally taken back", "capua won by morale", "samnites won by morale", "latins won by morale",
    "secret stack counts", "taken to its end",
    "capua won by card", "etruscans won by card", "samnites won by card", "latins won by card",
    "brought by Nero", "Nero's army not removed", "stack removed",
    "secret stack of money alone moved", "end of the sea track of carthage's",
    "end of the sea track of rome's", "knights",
    "astray with knights", "last army astray", "enveloped", "not enveloped", "no battle with an army",
    "loss lessened by an ally", "loss of nothing",
    "on with an empty hand", "idle at Roma", "eased in the siege", "not eased in the siege",
}  # fmt: skip
SEEN_IN_VARIANTS = {
    "counted anew without spies", "counted anew without forged-seal", "stack removed", "brought by Nero",
    "last army astray", "knights", "enveloped", "idle at Roma",
}  # fmt: skip

# Other cards and maps: by how many cards the Roman halves go round, with which Rome begins, and the city
# whose place on the roads the start city takes.
VARIANTS = (
    (14, ("Marcellus", "Knights"), "Capua"),
    (14, ("Marcellus", "Nero's March"), "Croton"),
    (5, ("Nero's March", "Marcellus"), "Beneventum"),
    (2, ("Knights", "Levy of the Young"), "Spoletium"),
    (3, ("Nero's March", "Dictator"), "Arretium"),
    (11, ("Slave Volunteers", "Marcellus"), "Genua"),
    (13, ("Dictator", "Nero's March"), "Massilia"),
    (17, ("Knights", "Siege of Capua"), "Hadria"),
)


@dataclass(frozen=True)
class Table:
    """One game to play."""

    batch: int
    number: int
    variant: int = -1  # of the cards and the map; -1: the house's

    @property
    def every_step(self) -> bool:
        return self.number % EVERY_STEP == 0

    def players(self) -> tuple[str, str]:
        """The kind of player of Carthage's and of Rome's."""
        pairs = PAIRS if self.variant < 0 else VARIANT_PAIRS
        return pairs[self.number % len(pairs)]

    def options(self) -> dict[str, str]:
        return TABLES[self.batch % len(TABLES)]

    def rng(self) -> Rng:
        seed = SEED if self.variant < 0 else SEED_OF_VARIANTS + 100 * self.variant
        return Rng(seed + self.batch, self.number)


class Edition:
    """The engine's game and the reference's box, made from the same files."""

    def __init__(self, cards: Path = CARDS, land: Path = LAND) -> None:
        self.game = ante_portas_with(cards, land)
        self.box = box(cards, land)
        self._texts: dict[int, str] = {}

    def notation(self, action: int) -> str:
        if action not in self._texts:
            self._texts[action] = self.game.notation(action)
        return self._texts[action]


HOUSE = Edition()


# --- the engine's table as the reference describes it ---------------------------------------


def position_of(carthage: TableView, rome: TableView) -> dict[str, object]:
    """The engine's views of both seats in the form of `Reference.position`."""
    return {
        "to_act": carthage.to_act,
        "ending": carthage.ending or "",
        "winners": carthage.winners,
        "round": carthage.round,
        "turn": carthage.turn,
        "hannibal": carthage.hannibal,
        "region": carthage.region,
        "morale": carthage.morale,
        "sea": carthage.sea,
        "part": part_of(carthage),
        "cities left to name": carthage.named_left,
        "limit": carthage.hand_limit,
        "march": (carthage.march, carthage.march_bonus),
        "roads": {frozenset((road.a, road.b)): (road.march, road.sea) for road in carthage.roads},
        "anchors used": {city.id for city in carthage.cities if city.anchor_used},
        "target": carthage.target or "",
        "playing": carthage.playing or "",
        "battle": battle_of(carthage),
        "allies": {ally.id: (ally.side, ally.wavers, ally.high, ally.low) for ally in carthage.allies},
        "carthage": carthage_of(carthage.carthage) | {"pile": pile_of(carthage.carthage, rome.carthage)},
        "rome": rome_of(rome.rome) | {"pile": pile_of(carthage.rome, rome.rome)},
        "stacks": {stack.place: [cards_of(pile) for pile in stack.piles] for stack in rome.stacks},
        "out": set(carthage.out),
    }


def part_of(view: TableView) -> dict[str, object]:
    """What is left to do in a part of a turn."""
    if view.to_act == CARTHAGE and view.stage == "carthage-plays":
        left = view.attached_left
        return {"attached left": left, "marched": view.marched, "plays change": view.plays_change}
    if view.to_act == ROME and view.stage == "rome-plays":
        return {"plays left": view.plays_left, "secret moved": view.secret_moved}
    return {}


def battle_of(view: TableView) -> dict[str, object] | None:
    battle = view.battle
    if battle is None:
        return None
    return {
        "armies": set(battle.armies),
        "figures": (battle.infantry, battle.cavalry),
        "needed": battle.needed,
        "no battle": battle.no_battle,
    }


def cards_of(laid: list[LaidView], *uses: str) -> list[str | None]:
    return [each.card for each in laid if not uses or each.use in uses]


def pile_of(seen: CampView, by_other: CampView) -> list[set[str]]:
    """The packets of a pile: what both sides think possible lies there."""
    both = zip(seen.pile, by_other.pile, strict=True)
    return [set(packet.cards) & set(other.cards) for packet, other in both]


def carthage_of(camp: CampView) -> dict[str, object]:
    return {
        "hand": set(camp.hand),
        "march": cards_of(camp.laid, "march"),
        "attached": cards_of(camp.laid, "attached"),
        "lost": cards_of(camp.laid, "lost", "fallen"),
        "shown": {laid.card for laid in camp.laid if laid.shown and laid.use in ("march", "attached")},
    }


def rome_of(camp: CampView) -> dict[str, object]:
    return {
        "hand": set(camp.hand),
        "laid": [(laid.card, laid.use) for laid in camp.laid],
        "shown": {laid.card for laid in camp.laid if laid.shown},
    }


def check_sight(own: TableView, other: TableView, side: str, hand: set[str]) -> list[str]:
    """What is wrong with a viewer's knowledge of a side's cards: it must fit the truth (AP-15, AP-15a)."""
    true, seen = cast(CampView, getattr(own, side)), cast(CampView, getattr(other, side))
    wrong = []
    if not set(seen.hand) <= hand <= {*seen.hand, *seen.maybe} or seen.hand_size != len(hand):
        wrong.append(f"hand {seen.hand}, {seen.maybe}")
    if len(seen.laid) != len(true.laid):
        wrong.append("number of laid cards")
    for truth, guess in zip(true.laid, seen.laid, strict=False):
        if truth.card not in {guess.card, *guess.may} or truth.use not in {guess.use, *guess.may_use}:
            wrong.append(f"{truth} seen as {guess}")
    return wrong


# --- players --------------------------------------------------------------------------------


def kind_of(text: str) -> str:
    """The kind of a move: its verb, for a card that Rome lays with its use."""
    words = text.split()
    if text == "event scipio-africanus":
        return "win"
    return f"{words[0]} {words[-1]}" if words[0] in ("secret", "named") else words[0]


def roads_to_roma(reference: Reference, city: str) -> int:
    """How many roads lie between a city and Roma, by land."""
    roads = [road for road in reference.table.land.roads if not road.sea]
    found, far = {ROMA}, 0
    while city not in found:
        far += 1
        found |= {end for road in roads if road.ends & found for end in road.ends}
    return far


def leads_to_roma(reference: Reference) -> bool:
    """Whether Hannibal can go nearer to Roma now."""
    table, left = reference.table, roads_to_roma(reference, reference.table.hannibal)
    return any(roads_to_roma(reference, city) < left for city in table.land.cities if table.can_reach(city))


def liked_target(reference: Reference, player: str, city: str) -> int:
    """Marchers go for Roma, raiders for rich cities, schemers where Rome lies in wait, and so on."""
    table, there = reference.table, reference.table.land.cities[city]
    if city == ROMA and player in FEARS_ROMA:
        return -9
    if player == "sailor":
        road = table.road(table.hannibal, city)
        return 2 * (road is not None and road.sea) + there.anchor
    if player == "wanderer":
        return -there.value
    if player == "schemer" and table.named:
        nero = any(brought_by_nero(table, other, city) for other in table.named)
        return 4 * (city in table.named) + 5 * nero
    if player == "marcher" or table.region != "italia":
        return -roads_to_roma(reference, city)
    return there.value


def liking(reference: Reference, player: str, text: str) -> int:
    """How much a player likes one of several moves of a kind."""
    words = text.split()
    if words[0] == "target":
        return liked_target(reference, player, words[1])
    if len(words) == 1:
        return 0
    if reference.to_act == CARTHAGE:
        return liked_use(reference, player, *words)
    return liked_laying(reference, player, words)


def liked_use(reference: Reference, player: str, verb: str, name: str) -> int:
    """Carthage keeps its army together, and some cards for the right moment."""
    table = reference.table
    if verb == "march":
        card = next(card for card in table.carthage.hand if card.carthage.name == name)
        far = 3000 * card.carthage.march if player == "marcher" else 0
        return far - card.carthage.infantry - 9999 * (name in KEPT.get(player, ()))
    if verb == "attach" and player == "schemer":
        needed = answers(reference)
        return name in needed if needed else -(name in KEPT["schemer"])
    if verb == "attach":
        return name in KEPT.get(player, ())
    return -(name in ("freed-prisoners", "treason") and not table.wavering())


def liked_laying(reference: Reference, player: str, words: list[str]) -> int:
    """Rome lays cards where Hannibal may come."""
    table = reference.table
    if words == ["event", "siege-of-capua"]:
        return any(table.in_stretch(name) for name in table.turned)
    card = next((card for card in table.rome.hand if card.rome.name in words), None)
    much = liked_waste(reference, card, words[-1]) if card and words[0] != "event" else 0
    if words[0] not in ("named", "move-secret"):
        return much
    near = table.road(table.hannibal, words[1]) is not None
    if player == "trapper":
        ways = [city for city in table.land.cities if table.can_reach(city)]
        near = words[1] in ways
        if "neros-march" in words:  # he comes from one road off
            near = not near and any(table.road(city, words[1]) for city in ways)
        near = near or any(laid.card.rome.does("nero") for laid in table.stack(words[1]))
    return much + 2 * near + (words[1] in table.named)


def liked_waste(reference: Reference, card: Card, use: str) -> int:
    """Rome keeps Scipio, its events for what they are, and its great ones for later."""
    half = card.rome
    if use == "money":
        return half.wealth - 9 * is_great(card)
    if use == "event":
        early = half.does("marcellus") and reference.table.region == "gallia"
        return -9 if early else int(is_great(card))
    return -(half.does("win") or half.attached) - 9 * is_great(card)


def zeal(reference: Reference, player: str, kind: str) -> int:
    """Carthage attaches events before the siege, schemers what they need; Rome goes on as it has begun.

    Marchers take another turn while no road that they can take leads nearer to Roma.
    """
    table = reference.table
    if kind == "another-turn" and player == "marcher":
        return 1 if leads_to_roma(reference) else 600
    if kind == "attach" and player == "schemer":
        return 20 if answers(reference) else 1
    if kind == "attach":
        return 6 if table.road(table.hannibal, ROMA) else 1
    if kind == "secret money":
        return 30 if is_worth_paying(reference) else 1
    if kind == "named army":
        return 9 if any(laid.use == "event" and is_great(laid.card) for laid in table.laid) else 1
    return 30 if kind == "win" else 1


def is_worth_paying(reference: Reference) -> bool:
    """Whether Marcellus can cancel Spies, and the money without Spies does not suffice yet."""
    table = reference.table
    cards = table.rome.hand + [laid.card for laid in table.laid if laid.use == "event"]
    spies = any(card.carthage.does("price") for card in table.attached)
    marcellus = any(card.rome.does("marcellus") for card in cards)
    return spies and marcellus and money(table) < price(table, [])


def is_great(card: Card) -> bool:
    """Marcellus, Nero or the Knights."""
    return any(card.rome.does(verb) for verb in ANSWERS)


def answers(reference: Reference) -> set[str]:
    """The events that are worth attaching, given what Rome holds."""
    held = [card for card in reference.table.rome.hand if is_great(card)]
    found = {name for card in held for verb in card.rome.verbs for name in ANSWERS.get(verb.name, ())}
    return found & {card.carthage.name for card in reference.table.carthage.hand}


def choose(reference: Reference, player: str, moves: list[str], rng: Rng) -> str:
    """A player's move: first its kind by weight, then of a handful of that kind the one it likes best."""
    weights = PLAYERS[player]
    if weights is None:
        return moves[rng.below(len(moves))]
    kinds: dict[str, list[str]] = {}
    for text in moves:
        kinds.setdefault(kind_of(text), []).append(text)
    chances = {kind: zeal(reference, player, kind) * weights.get(kind, OTHERWISE) for kind in kinds}
    of_kind = kinds[weighted(chances, rng)]
    handful = [of_kind[rng.below(len(of_kind))] for _ in range(SAMPLE)] if len(of_kind) > SAMPLE else of_kind
    likings = [liking(reference, player, text) for text in handful]
    liked = [text for text, much in zip(handful, likings, strict=True) if much == max(likings)]
    return liked[rng.below(len(liked))]


def move_of(reference: Reference, players: tuple[str, str], rng: Rng) -> str:
    """The next move of chance (all outcomes alike) or of a player."""
    moves = sorted(reference.legal())
    if reference.to_act == CHANCE:
        return moves[rng.below(len(moves))]
    return choose(reference, players[reference.to_act], moves, rng)


# --- what happened --------------------------------------------------------------------------


def watch(reference: Reference, text: str, seen: Counter[str]) -> None:
    """Look at a move that is about to be played."""
    table, words = reference.table, text.split()
    if words[0] in ("march", "attach", "event", "morale", "lose", "secret"):
        seen[f"{words[0]} {words[1]} {words[2]}" if words[0] == "secret" else text] += 1
    if words[0] == "target":
        road = table.road(table.hannibal, words[1])
        seen["sea road"] += road is not None and road.sea
    if text == "another-turn":
        seen["another turn"] += 1
    if words[0] == "move-secret":
        uses = [laid.use for laid in table.stack(SECRET)]
        seen["secret stack moved"] += 1
        seen["secret money lost"] += "money" in uses
        seen["secret stack of money alone moved"] += set(uses) == {"money"}
        seen["secret stack moved onto a named one"] += len(table.stack(words[1])) > 0


def every_half_used(data: Box) -> set[str]:
    """Each of the 38 halves in each of its ways."""
    two_halves = [card for card in data.cards if card.carthage.name]
    carthage = {f"{verb} {card.carthage.name}" for card in two_halves for verb in ("march", "lose")}
    carthage |= {f"works: {card.carthage.name}" for card in two_halves if card.carthage.attached}
    carthage |= {f"event {card.carthage.name}" for card in two_halves if not card.carthage.attached}
    rome = {f"morale {card.rome.name}" for card in data.cards}
    rome |= {f"secret {card.rome.name} money" for card in data.cards}
    rome |= {f"fights: {card.rome.name}" for card in data.cards}
    rome |= {f"works: {card.rome.name}" for card in data.cards if card.rome.attached}
    rome |= {f"event {card.rome.name}" for card in data.cards if not card.rome.attached}
    return carthage | rome


# --- in lockstep ----------------------------------------------------------------------------


class Match(Compared):
    """One game, played by both."""

    def __init__(self, table: Table, seen: Counter[str], edition: Edition = HOUSE) -> None:
        self.table = table
        self.edition = edition
        self.state = edition.game.new(2, table.options())
        self.reference = Reference(table.options(), edition.box)
        self.seen = seen
        self.moves: list[str] = []

    def play(self) -> None:
        """From the set-up to the end."""
        rng, players = self.table.rng(), self.table.players()
        self.compare_positions()
        while self.state.to_act != OVER:
            self.step(rng, players)
        self.compare_positions()
        self.same("legal moves after the end", set(self.state.legal()), self.reference.legal())
        self.same("winners", [seat for seat in (0, 1) if self.state.scores()[seat]], self.reference.winners())
        self.seen.update([self.reference.ending, "games", *self.reference.table.notes])
        self.seen["steps"] += len(self.moves)

    def step(self, rng: Rng, players: tuple[str, str]) -> None:
        """One move of chance or of a player."""
        ids = self.state.legal()
        actions = {self.edition.notation(action): action for action in ids}
        self.same("legal actions in rising order", ids, sorted(set(ids)))
        self.same("legal moves", set(actions), self.reference.legal())
        self.same("who is to act", int(self.state.to_act), self.reference.to_act)
        if self.state.to_act == CHANCE:
            self.same("chances", sorted(self.state.chances()), [(action, 1) for action in ids])
        text = move_of(self.reference, players, rng)
        watch(self.reference, text, self.seen)
        before = self.reference.table.round
        self.moves.append(text)
        self.state.apply(actions[text])
        self.reference.play(text)
        if self.table.every_step or self.reference.table.round > before:
            self.compare_positions()

    def view(self, seat: int | None) -> TableView:
        return cast(TableView, self.edition.game.view(self.state, seat))

    def compare_positions(self) -> None:
        """All that lies on the table, and both hands."""
        self.seen["positions"] += 1
        carthage, rome = self.view(CARTHAGE), self.view(ROME)
        engine, reference = position_of(carthage, rome), self.reference.position()
        self.same_parts(engine, reference)
        if self.table.every_step:
            self.compare_sights(carthage, rome)

    def compare_sights(self, carthage: TableView, rome: TableView) -> None:
        """No viewer is told anything that is not so."""
        piles = [self.reference.table.carthage.pile, self.reference.table.rome.pile]
        sizes = [[len(packet.cards) for packet in pile] for pile in piles]
        spectator = self.view(None)
        for view in (carthage, rome, spectator):
            packets = [view.carthage.pile, view.rome.pile]
            self.same("packets", [[packet.size for packet in pile] for pile in packets], sizes)
            self.same("piles", [self.lying(view, side) for side in SIDES], [True, True])
            self.same("march", view.march in (None, carthage.march), True)
            self.same("Carthage", check_sight(carthage, view, "carthage", set(carthage.carthage.hand)), [])
            self.same("Rome", check_sight(rome, view, "rome", set(rome.rome.hand)), [])

    def lying(self, view: TableView, side: str) -> bool:
        """Whether a viewer thinks possible what lies in the packets of a pile."""
        pile: list[Packet] = getattr(self.reference.table, side).pile
        seen = cast(CampView, getattr(view, side)).pile
        true = [{card.half(side).name for card in packet.cards} for packet in pile]
        return all(cards <= set(packet.cards) for cards, packet in zip(true, seen, strict=True))

    def where(self) -> str:
        return f"{self.table} {self.table.options()}"


def play_alone(tables: list[Table], data: Box, seen: Counter[str]) -> None:
    """The same games, by the reference alone."""
    for table in tables:
        reference, rng = Reference(table.options(), data), table.rng()
        while not reference.over:
            text = move_of(reference, table.players(), rng)
            watch(reference, text, seen)
            reference.play(text)
        seen.update([reference.ending, *reference.table.notes])


def missing(wanted: set[str], seen: Counter[str]) -> set[str]:
    return {thing for thing in wanted if not seen[thing]}


@pytest.mark.parametrize("batch", range(len(TABLES)))
def test_the_engine_agrees_with_the_reference_at_every_step(batch: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES_IN_A_BATCH):
        Match(Table(batch, number), seen).play()
    assert not missing(SEEN_IN_EACH_BATCH, seen), f"too tame: {dict(sorted(seen.items()))}"
    assert seen["games"] == GAMES_IN_A_BATCH


def test_those_games_show_every_card_and_every_ending() -> None:
    seen: Counter[str] = Counter()
    batches = product(range(len(TABLES)), range(GAMES_IN_A_BATCH))
    play_alone([Table(batch, number) for batch, number in batches], HOUSE.box, seen)
    wanted = ENDINGS | SEEN_IN_EACH_BATCH | SEEN_IN_ALL | every_half_used(HOUSE.box)
    assert not missing(wanted, seen), f"too tame: {dict(sorted(seen.items()))}"


# --- other cards and maps -------------------------------------------------------------------


def variant_of(number: int, folder: Path) -> Edition:
    """Other halves on one card, another first shuffle, and another start."""
    by, first, place = VARIANTS[number]
    cards, land = folder / f"cards-{number}.csv", folder / f"map-{number}.csv"
    rewrite(CARDS, cards, lambda rows: with_other_halves(rows, by, first))
    rewrite(LAND, land, lambda rows: with_other_start(rows, place))
    return Edition(cards, land)


def rewrite(source: Path, target: Path, change: Callable[[list[Row]], list[Row]]) -> None:
    with source.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        rows, fields = list(reader), list(reader.fieldnames or [])
    with target.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fields, lineterminator="\n")
        writer.writeheader()
        writer.writerows(change(rows))


def with_other_halves(rows: list[Row], by: int, first: tuple[str, str]) -> list[Row]:
    """Two Roman halves change places with those that Rome begins with; then all go round, and the start."""
    two, one = rows[:18], rows[18:]
    halves = {row["r_name"]: roman_half(row) for row in rows}
    swap = dict(zip(first, (row["r_name"] for row in one), strict=True))
    names = turned_round([swap.get(row["r_name"], row["r_name"]) for row in two], by)
    starts = turned_round([row["start"] for row in two], 2 * by)
    changed = [two[i] | halves[names[i]] | {"start": starts[i]} for i in range(18)]
    alone = [row | halves[name] | {"r_goes": "out"} for row, name in zip(one, first, strict=True)]
    return changed + alone


def turned_round(texts: list[str], by: int) -> list[str]:
    return [texts[(i + by) % len(texts)] for i in range(len(texts))]


def roman_half(row: Row) -> Row:
    return {field: text for field, text in row.items() if field.startswith("r_")}


def with_other_start(rows: list[Row], place: str) -> list[Row]:
    """The start city changes places with another one on the roads, and gets an anchor."""
    start = next(row["name"] for row in rows if row["row"] == "city")
    swap = {start: place, place: start}
    changed = []
    for row in rows:
        if row["row"] == "road":
            changed.append(row | {field: swap.get(row[field], row[field]) for field in ("name", "other")})
        else:
            changed.append(row | {"anchor": "yes"} if row["name"] == start else row)
    return changed


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_they_agree_with_other_cards_and_maps(variant: int, tmp_path: Path) -> None:
    edition, seen = variant_of(variant, tmp_path), Counter[str]()
    for number in range(GAMES_OF_A_VARIANT):
        Match(Table(number, number, variant), seen, edition).play()
    assert seen["games"] == GAMES_OF_A_VARIANT


def test_the_games_with_other_cards_show_what_the_house_cannot(tmp_path: Path) -> None:
    seen: Counter[str] = Counter()
    for variant in range(len(VARIANTS)):
        data = variant_of(variant, tmp_path).box
        tables = [Table(number, number, variant) for number in range(GAMES_OF_A_VARIANT)]
        play_alone(tables, data, seen)
    assert not missing(SEEN_IN_VARIANTS, seen), f"too tame: {dict(sorted(seen.items()))}"


def test_every_card_has_the_figures_of_the_data() -> None:
    view = cast(TableView, HOUSE.game.view(HOUSE.game.new(2), None))
    for engine, card in zip(view.cards, HOUSE.box.cards, strict=True):
        for half, plain in ((engine.carthage, card.carthage), (engine.rome, card.rome)):
            if half is None:
                assert not plain.name
                continue
            figures = (half.infantry, half.cavalry, half.march, half.elephants, half.morale, half.wealth)
            assert half.id == plain.name
            assert half.attached == plain.attached
            assert (half.goes == "out") == plain.goes_out
            assert figures == (
                plain.infantry, plain.cavalry, plain.march, plain.elephants, plain.morale, plain.wealth,
            )  # fmt: skip
