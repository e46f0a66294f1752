"""Scenes of Ante Portas: positions set up by hand or by scripted draws, and then played by notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.figures import LaidView, StackView, TableView
from ludarium.games.ante_portas.game import HOUSE
from ludarium.games.ante_portas.game import _game as game_of
from ludarium.games.ante_portas.rules import AntePortas
from tests.scene import Scripted

CARTHAGE, ROME = 0, 1
# Scenes have figures of their own for the house's cards and cities: tuning (AP-95) leaves them alone.
FIGURES = Path(__file__).resolve().parent / "ante_portas_figures"
SCENERY = game_of(
    (FIGURES / "cards.csv").read_text("utf-8"),
    (FIGURES / "map.csv").read_text("utf-8"),
    HOUSE,
    ("cards.csv", "map.csv"),
)
START_HAND = [
    "alpine-guides", "numidian-horse", "war-elephants", "ambush", "mist-on-the-lake", "gallic-recruits",
    "freed-prisoners", "laying-waste", "spies",
]  # fmt: skip
# Steps of many scenes: Carthage lays the weakest of its cards and both are done.
ALL_DONE = ("end", "end")


class Scene(Scripted[AntePortas]):
    """A table of Ante Portas under a test's control; chance draws what is scripted, else the lowest card."""

    def __init__(
        self, draws: Sequence[str] = (), options: Mapping[str, str] | None = None, game: Game = SCENERY
    ) -> None:
        super().__init__(game, cast(AntePortas, game.new(2, options)))
        self._draw(draws)

    # --- playing ----------------------------------------------------------------------------------

    def _draw(self, script: Sequence[str]) -> None:
        """Let chance move until a seat has to act: scripted cards first, in their order."""
        wanted = list(script)
        while self.state.to_act == CHANCE:
            cards = {str(self.game.move(action).args["card"]): action for action in self.state.legal()}
            chosen = next((card for card in wanted if card in cards), next(iter(cards)))
            wanted = [card for card in wanted if card != chosen]
            self.state.apply(cards[chosen])

    def turn(self, march: str, *rest: str) -> Scene:
        """Carthage lays a march card, plays the rest and is done; Rome is done; Carthage has to decide."""
        return self.do(f"march {march}", *rest, "end", "end")

    # --- setting up by hand ---------------------------------------------------------------------------

    def number(self, card: str) -> int:
        deck = self.state.deck
        return deck.c_ids.index(card) if card in deck.c_ids else deck.r_ids.index(card)

    def mask(self, cards: Sequence[str]) -> int:
        return sum(1 << self.number(card) for card in cards)

    def hold(
        self,
        carthage: Sequence[str] = (),
        rome: Sequence[str] = (),
        bag: Sequence[str] = (),
        carthage_pile: Sequence[str] = (),
        rome_pile: Sequence[str] = (),
    ) -> Scene:
        """Both hold exactly these cards, openly; all that is not named has left the game.

        The bag is the first packet of Carthage's pile; each card of a pile is a packet of its own.
        """
        state = self.state
        piles = ((state.carthage, carthage, carthage_pile), (state.rome, rome, rome_pile))
        for camp, hand, pile in piles:
            camp.hand, camp.veiled, camp.laid_size = self.mask(hand), 0, 0
            camp.packets, camp.filling = 0, 0
            for packet in [bag] * (camp is state.carthage) + [[card] for card in pile]:
                if packet:
                    camp.add_packet(self.mask(packet))
        held = [*carthage, *rome, *bag, *carthage_pile, *rome_pile]
        state.out = (1 << 20) - 1 - self.mask(held)
        assert self.game.census(state) == []
        return self

    def stand(self, city: str) -> Scene:
        self.state.hannibal = self.state.land.city_ids.index(city)
        return self

    def track(self, morale: int | None = None, sea: int | None = None) -> Scene:
        """Set the morale marker, with the allies tested as if it had fallen there, and the sea marker."""
        if morale is not None:
            self.state.change_morale(morale - self.state.morale)
            self._draw(())
        self.state.sea = self.state.sea if sea is None else sea
        return self

    def turned(self, *allies: str) -> Scene:
        """Let exactly these allies be Carthage's, with no first help left."""
        ids = self.state.land.ally_ids
        self.state.carthage_allies = sum(1 << ids.index(ally) for ally in allies)
        self.state.helped = 31
        return self

    # --- looking ------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> TableView:
        return cast(TableView, self.game.view(self.state, seat))

    def hand(self, seat: int) -> set[str]:
        view = self.view(seat)
        return set((view.carthage if seat == CARTHAGE else view.rome).hand)

    def pile(self, seat: int, viewer: int | None = None) -> list[list[str]]:
        """The cards that may lie in each packet of a pile."""
        view = self.view(viewer)
        return [packet.cards for packet in (view.carthage if seat == CARTHAGE else view.rome).pile]

    def stack(self, place: str, viewer: int | None = CARTHAGE) -> StackView:
        return next(stack for stack in self.view(viewer).stacks if stack.place == place)

    def laid(self, seat: int, viewer: int | None) -> list[LaidView]:
        view = self.view(viewer)
        return (view.carthage if seat == CARTHAGE else view.rome).laid

    def allies(self) -> set[str]:
        """The allies of Carthage's."""
        return {ally.id for ally in self.view().allies if ally.side == "carthage"}

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def last(self, kind: str) -> Event:
        return self.told(kind)[-1]

    def kinds(self, viewer: int | None) -> list[str]:
        """The kinds of the events that a viewer may see."""
        return [event.kind for event in self.events if event.is_for(viewer)]

    @property
    def ending(self) -> str | None:
        return self.view().ending

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER


def battle(
    *attached: str,
    hand: Sequence[str] = ("hasdrubal-over-the-alps", "gallic-recruits", "mago-at-genua", "laying-waste"),
    army: Sequence[str] = ("sempronius",),
    events: Sequence[str] = (),
    city: str = "placentia",
    options: Mapping[str, str] | None = None,
) -> Scene:
    """Hannibal goes from Ticinum to Placentia, where Rome has an army with events; ready to be declared.

    Carthage holds the named hand and lays Treason as march and the attached cards.
    """
    scene = Scene(options=options).stand("ticinum").track(sea=0)
    scene.hold(carthage=["treason", *hand, *attached], rome=[*army, *events])
    scene.do("march treason", *[f"attach {card}" for card in attached[:2]], "end")
    laid = [f"named {city} {card} army" for card in army] + [f"named {city} {card} event" for card in events]
    scene.state.plays_left = len(laid)
    scene.do(*laid, "end")
    return scene
