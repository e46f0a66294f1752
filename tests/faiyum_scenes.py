"""Scenes of Faiyum: positions that a test sets up by hand, and then plays by notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from ludarium.core.bits import BIT
from ludarium.core.game import Game
from ludarium.games.faiyum import memory
from ludarium.games.faiyum.figures import FaiyumView, FieldView, SeatView
from ludarium.games.faiyum.game import faiyum_game
from ludarium.games.faiyum.pieces import FAME, GOODS, MONEY, STOCK
from ludarium.games.faiyum.roads import join
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.state import PILE
from tests.scene import Scripted

# Scenes have figures of their own for the house's cards: tuning (FA-95) leaves them alone.
FIGURES = Path(__file__).resolve().parent / "faiyum_figures"
SCENERY = faiyum_game((FIGURES / "cards.csv").read_text("utf-8"))
QUIET = tuple(range(90, 114, 2))  # twelve cards that the scenes do not need, dealt by default


class Scene(Scripted[Faiyum]):
    """A table of Faiyum under a test's control; chance deals what is scripted, else the lowest card."""

    def __init__(
        self,
        seats: int = 2,
        *,
        start: int = 0,
        deal: Sequence[str | int] = QUIET,
        options: Mapping[str, str] | None = None,
        game: Game = SCENERY,
    ) -> None:
        super().__init__(game, cast(Faiyum, game.new(seats, options)))
        self._draw([f"start {start}", *[f"deal {card}" for card in deal]])

    # --- playing ------------------------------------------------------------------------------------

    def places(self, verb: str) -> set[str]:
        """Where a piece can go now."""
        return {text.removeprefix(f"{verb} ") for text in self.texts() if text.startswith(f"{verb} ")}

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    # --- looking --------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> FaiyumView:
        return cast(FaiyumView, self.game.view(self.state, seat))

    def seat(self, seat: int = 0) -> SeatView:
        return self.view().seats[seat]

    def field(self, name: str) -> FieldView:
        return next(field for field in self.view().fields if field.name == name)

    def owns(self, seat: int = 0) -> dict[str, int]:
        """Goods, money and fame of a seat, as far as there are any."""
        view = self.seat(seat)
        things = {**view.goods, "money": view.money, "fame": view.fame}
        return {thing: amount for thing, amount in things.items() if amount}

    def hand(self, seat: int = 0) -> list[str]:
        return self.seat(seat).hand

    def pile(self, seat: int = 0) -> list[str]:
        return self.seat(seat).pile

    def market(self) -> list[str]:
        view = self.view()
        return [view.cards[slot.card].number for slot in view.market]

    def prices(self) -> list[int]:
        return [slot.price for slot in self.view().market if slot.current]

    def tokens(self) -> list[str]:
        view = self.view()
        return [view.cards[slot.card].number for slot in view.market if slot.token]

    # --- setting up by hand -----------------------------------------------------------------------------

    def card(self, name: str | int) -> int:
        """A card's index by its id or number."""
        ids, numbers = self.state.cards.ids, [row.number for row in self.state.cards.rows]
        return ids.index(name) if name in ids else numbers.index(str(name))

    def field_at(self, name: str) -> int:
        return self.state.land.names.index(name)

    def give(self, seat: int = 0, **things: int) -> Scene:
        """Let a seat have exactly so much of goods, money or fame."""
        for thing, amount in things.items():
            number = MONEY if thing == "money" else FAME if thing == "fame" else GOODS.index(thing)
            self.state.stock[seat * STOCK + number] = amount
        return self

    def only(self, seat: int = 0, **things: int) -> Scene:
        """Let a seat own this and nothing else."""
        empty = dict.fromkeys([*GOODS, "money", "fame"], 0)
        return self.give(seat, **{**empty, **things})

    def hold(self, *names: str | int, seat: int = 0) -> Scene:
        """Let a seat hold exactly these cards; its others lie at the bottom of its pile."""
        self.state.heights[seat] = 0
        for card in self._all_of(seat):
            self._lay_down(seat, card)
        for name in names:
            self._take_up(seat, self.card(name))
        return self

    def _all_of(self, seat: int) -> list[int]:
        cards, state = self.state.cards, self.state
        owned = [card for card in range(int(cards.numbered)) if state.hands[seat] & BIT[card]]
        for card in range(int(cards.numbered), int(cards.count)):
            owned += [card] * int(cards.copies[card])
        state.hands[seat] = 0
        state.starts[seat] = 0
        return owned

    def _lay_down(self, seat: int, card: int) -> None:
        self.state.piles[seat * PILE + int(self.state.heights[seat])] = card
        self.state.heights[seat] += 1

    def _take_up(self, seat: int, card: int) -> None:
        state = self.state
        pile = [int(state.piles[seat * PILE + i]) for i in range(int(state.heights[seat]))]
        if card in pile:
            pile.remove(card)
            state.heights[seat] = 0
            for other in pile:
                self._lay_down(seat, other)
        else:
            assert card < state.cards.numbered
            self._out_of_deck(card)
        state.take_in(seat, card)

    def _out_of_deck(self, card: int) -> None:
        state = self.state
        assert (state.deck | state.last_deck) & BIT[card], f"{state.cards.ids[card]} is in no deck"
        state.deck &= ~BIT[card]
        state.last_deck &= ~BIT[card]

    def stack(self, *names: str | int, seat: int = 0) -> Scene:
        """Let the pile of a seat be these cards, from the bottom up; its other start cards are in hand."""
        state = self.state
        for card in self._all_of(seat):
            state.take_in(seat, card)
        state.heights[seat] = 0
        for name in names:
            card = self.card(name)
            if state.in_hand(seat, card):
                state.give_up(seat, card)
            else:
                self._out_of_deck(card)
            self._lay_down(seat, card)
        return self

    def top(self, *names: str | int, seat: int = 0) -> Scene:
        """Lay cards of the decks on top of a pile."""
        for name in names:
            self._out_of_deck(self.card(name))
            self._lay_down(seat, self.card(name))
        return self

    def build(self, **places: str) -> Scene:
        """Stand pieces on fields: build(settlement="b3 c5", worker="a1", road="b3-c3", dry="a1 a2")."""
        for piece, names in places.items():
            for name in names.split():
                self._stand(piece, name)
        memory.derive(self.state)
        return self

    def _stand(self, piece: str, name: str) -> None:
        state = self.state
        if piece in ("road", "bridge", "ornate"):
            return self._join(piece, name)
        field = self.field_at(name)
        state.crocodiles &= ~BIT[field]
        if piece == "worker":
            state.workers |= BIT[field]
        elif piece == "block":
            state.blocks += BIT[8 * int(state.land.site_at[field])]
        elif piece != "dry":
            self._raise(piece, field)
        return None

    def _raise(self, piece: str, field: int) -> None:
        state, bit = self.state, BIT[field]
        if piece in ("settlement", "town", "palace"):
            state.settlements |= bit
        if piece in ("town", "palace"):
            state.towns |= bit
        if piece == "palace":
            state.palaces |= bit
        if piece in ("workshop", "extension"):
            state.workshops |= bit
        if piece == "extension":
            state.extensions |= bit

    def _join(self, piece: str, name: str) -> None:
        a, b = [self.field_at(end) for end in name.split("-")]
        join(self.state, a, b)
        self.state.crocodiles &= ~(BIT[a] | BIT[b])
        if piece == "road":
            self.state.roads += 1
            return
        names = [self.state.land.bridge_name(place) for place in range(int(self.state.land.bridge_count))]
        if piece == "bridge":
            self.state.bridges |= BIT[names.index(name)]
        else:
            self.state.ornate |= BIT[names.index(name)]

    def end_now(self, disasters: int = 4) -> Scene:
        """Let so many disasters be out; cards at the right end of the market make room for them."""
        state = self.state
        state.disasters_out = disasters
        state.disasters_left = 4 - disasters
        cards = [card for card in range(int(state.cards.numbered)) if state.market & BIT[card]]
        for card in cards[8 - disasters :]:
            state.market &= ~BIT[card]
            state.gone |= BIT[card]
        return self

    def empty_decks(self, *keep: str | int) -> Scene:
        """Let the decks hold these cards only (besides disasters); the rest is out of the game."""
        state, kept = self.state, 0
        for name in keep:
            kept |= BIT[self.card(name)]
        state.gone |= (state.deck | state.last_deck) & ~kept
        state.deck &= kept
        state.last_deck &= kept
        return self
