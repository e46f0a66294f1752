"""All worlds that a seat cannot tell apart, found by replaying every history that looks the same to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from ludarium.core.messages import Event
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.ante_portas.rules import AntePortas
from tests.ante_portas_scenes import CARTHAGE, ROME

GAME = ANTE_PORTAS
CITIES = ("ticinum", "cannae", "capua", "insula", "massilia", "arretium")


def shape(action: int) -> tuple[str, str]:
    """What everybody sees of an action at once: its kind and its city."""
    move = GAME.move(action)
    return move.kind, str(move.args.get("city", ""))


def told(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.is_for(seat)]


@dataclass
class Watcher:
    """A seat with all worlds that fit what it has seen, from a position that it knows."""

    seat: int
    worlds: dict[bytes, AntePortas] = field(default_factory=dict)

    def follow(self, mover: int, action: int, seen: list[Event]) -> None:
        """Keep what fits a move of which this seat saw only these events."""
        found: dict[bytes, AntePortas] = {}
        for world in self.worlds.values():
            assert world.to_act == mover
            own = mover == self.seat
            choices = [action] if own else [each for each in world.legal() if shape(each) == shape(action)]
            for choice in choices:
                later = world.copy()
                later.log = []
                later.apply(choice)
                if told(later.log, self.seat) == seen:
                    later.log = None
                    found[later.key()] = later
        self.worlds = found


def dealt(rng: Rng) -> AntePortas:
    """A random small position before the first draw: few cards in hands and piles, the rest out."""
    state = cast(AntePortas, GAME.new(2, {}))
    state.to_draw = 1 + int(rng.below(2))
    cards = list(range(18))
    for place in range(17, 0, -1):
        other = int(rng.below(place + 1))
        cards[place], cards[other] = cards[other], cards[place]
    sizes = [
        2 + int(rng.below(3)),
        2 + int(rng.below(3)),
        2 + int(rng.below(4)),
        int(rng.below(3)),
        int(rng.below(4)),
        int(rng.below(3)),
    ]
    parts = []
    for size in sizes:
        parts.append(cards[:size])
        cards = cards[size:]
    hand, romans, *packets = parts
    state.carthage.hand, state.rome.hand = mask(hand), mask(romans) | 1 << 19
    state.carthage.packets = 0
    for number, packet in enumerate(packets):
        if packet:
            (state.carthage if number < 2 else state.rome).add_packet(mask(packet))
    state.out = mask(cards) | 1 << 18
    state.hannibal = state.land.city_ids.index(CITIES[int(rng.below(len(CITIES)))])
    state.sea = 1 - int(rng.below(3))
    assert GAME.census(state) == []
    return state


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


LIVELY = {
    "event": 6, "attach": 3, "secret": 3, "named": 2, "move-secret": 6, "target": 2, "march": 2,
}  # fmt: skip
THRIFTY = {
    "end": 9, "march": 12, "target": 12, "attach": 2, "named": 9, "secret": 6, "morale": 2, "event": 2,
}  # fmt: skip


def liked(state: AntePortas, rng: Rng, weights: dict[str, int]) -> int:
    """A random action: first its kind by these weights (others weigh 1), then any of that kind."""
    if state.to_act == CHANCE:
        return int(state.draw(rng))
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(GAME.move(action).kind, []).append(action)
    if state.to_act == CARTHAGE and int(state.carthage.hand).bit_count() == 1:
        kinds = {kind: actions for kind, actions in kinds.items() if kind in ("end", "target")} or kinds
    left = int(rng.below(sum(weights.get(kind, 1) for kind in kinds)))
    for kind, actions in kinds.items():
        left -= weights.get(kind, 1)
        if left < 0:
            return actions[int(rng.below(len(actions)))]
    raise AssertionError


def lively(state: AntePortas, rng: Rng) -> int:
    """Much is hidden and shown, and the army soon gone."""
    return liked(state, rng, LIVELY)


def thrifty(state: AntePortas, rng: Rng) -> int:
    """Carthage keeps its cards and marches on; Rome lies in wait at the next cities."""
    action = liked(state, rng, THRIFTY)
    move = GAME.move(action)
    if move.kind != "named":
        return action
    near = [each for each in state.legal() if GAME.move(each).kind == "named" and _next_to(state, each)]
    return near[int(rng.below(len(near)))] if near else action


def roaming(state: AntePortas, rng: Rng) -> int:
    """Carthage keeps its cards and marches on; Rome guesses wildly: the longest games."""
    return liked(state, rng, THRIFTY)


STYLES = (lively, thrifty, roaming, roaming)


def _next_to(state: AntePortas, action: int) -> bool:
    city = state.land.city_ids.index(str(GAME.move(action).args["city"]))
    return bool(int(state.land.near[state.hannibal]) >> city & 1)


@dataclass
class Story:
    """A random game from a small position, with both seats watching."""

    seed: int
    number: int
    most_worlds: int = 400

    def __post_init__(self) -> None:
        self.rng = Rng(self.seed, self.number)
        self.last = ""  # the last move as text
        self.state = dealt(self.rng)
        self.watchers = [Watcher(seat, {self.state.key(): self.state.copy()}) for seat in (CARTHAGE, ROME)]

    def step(self) -> bool:
        """One move; False if it ends the game. A seat with too many worlds to follow stops watching."""
        mover, action = int(self.state.to_act), lively(self.state, self.rng)
        self.last = GAME.notation(action)
        log: list[Event] = []
        self.state.log = log
        self.state.apply(action)
        self.state.log = None
        for watcher in self.watchers:
            watcher.follow(mover, action, told(log, watcher.seat))
            assert self.state.key() in watcher.worlds
        self.watchers = [watcher for watcher in self.watchers if len(watcher.worlds) <= self.most_worlds]
        return self.state.to_act != OVER
