"""What a seat or a spectator sees of Faiyum: everything but the order of the decks (FA-27)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludarium.core.bits import BIT, count, members
from ludarium.core.kept import Kept
from ludarium.core.messages import Choice, Reason
from ludarium.core.refusals import Refusals, against, in_numbers
from ludarium.core.state import OVER
from ludarium.games.faiyum import market, pieces
from ludarium.games.faiyum.actions import Actions
from ludarium.games.faiyum.choices import with_figures
from ludarium.games.faiyum.faces import Faces
from ludarium.games.faiyum.figures import CardView, FaiyumView, SeatView, SlotView, Task
from ludarium.games.faiyum.goals import goals
from ludarium.games.faiyum.ground import Ground
from ludarium.games.faiyum.now import now
from ludarium.games.faiyum.pieces import CURRENT, GOODS, MONEY, NOTHING, PRICES, STOCK
from ludarium.games.faiyum.placing import total_blocks
from ludarium.games.faiyum.refusals import judged
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.scoring import score_lines
from ludarium.games.faiyum.state import pile
from ludarium.games.faiyum.todo import tell
from ludarium.games.faiyum.ways import Ways
from ludarium.games.faiyum.zones import Zones

NONE = in_numbers([])
ALWAYS_SO = 0  # how an action is called hangs on nothing
MOST_KEPT = 1024  # looks of a seat, of the market and so on; most are those of the last view


def slot_view(state: Faiyum, card: int, slot: int) -> SlotView:
    name, token = state.cards.ids[card], bool(state.tokens & BIT[card])
    if slot >= CURRENT:
        return _slot(name, False, 0, 0, token)
    return _slot(name, True, int(market.price(state, card, 0)), int(PRICES[slot]), token)


_slot = lru_cache(MOST_KEPT)(SlotView)


def pieces_left(state: Faiyum) -> dict[str, int]:
    """FA-1: what the supply still holds."""
    return {
        "worker": pieces.WORKERS - int(count(state.workers)),
        "settlement": pieces.SETTLEMENTS - int(count(state.settlements)),
        "town": pieces.TOWNS - int(count(state.towns)),
        "palace": pieces.PALACES - int(count(state.palaces)),
        "workshop": pieces.WORKSHOPS - int(count(state.workshops)),
        "extension": pieces.EXTENSIONS - int(count(state.extensions)),
        "road": pieces.ROADS - int(state.roads),
        "bridge": pieces.BRIDGES - int(count(state.bridges)),
        "ornate-bridge": pieces.ORNATE_BRIDGES - int(count(state.ornate)),
        "block": pieces.BLOCKS - int(total_blocks(state)),
    }


def hand(state: Faiyum, seat: int) -> list[int]:
    """The cards in a hand, each as often as it is there, start cards first."""
    return start_cards(state, int(state.starts[seat])) + members(state.hands[seat])


def start_cards(state: Faiyum, packed: int) -> list[int]:
    """Start cards, each as often as it is there."""
    numbered = int(state.cards.numbered)
    return [
        card
        for card in range(numbered, int(state.cards.count))
        for _ in range(packed >> 8 * (card - numbered) & 0xFF)
    ]


def _seat_view(state: Faiyum, seat: int, stock: tuple[int, ...], lying: tuple[int, ...]) -> SeatView:
    return SeatView(
        seat=seat,
        fame=int(state.score(seat)),
        money=stock[MONEY],
        goods={good: stock[number] for number, good in enumerate(GOODS)},
        hand=[state.cards.ids[card] for card in hand(state, seat)],
        pile=[state.cards.ids[card] for card in lying],
        passed=bool(state.passed & BIT[seat]),
        score_lines=score_lines(state, seat),
    )


def _tasks(state: Faiyum) -> list[Task]:
    waiting = [int(v) for v in state.todo[: int(state.waiting)]]
    return [Task(*tell(v)) for v in reversed(waiting)]


def _disaster_fame(state: Faiyum) -> list[int]:
    """What is left for those who pass before the last one (FA-72)."""
    gone, seats = int(count(state.passed)), int(state.seats)
    return list(pieces.DISASTER_FAMES[seats][gone : max(gone, seats - 1)])


def _slots(state: Faiyum) -> list[SlotView]:
    if not state.dealt():
        return []
    return [slot_view(state, card, slot) for slot, card in enumerate(members(state.market))]


class Views:
    """Makes the views of one game: what never changes is made once and kept."""

    def __init__(self, game_id: str, data: str, rebuilt_map: bool, actions: Actions) -> None:
        self.game_id = game_id
        self.data = data
        self.rebuilt_map = rebuilt_map
        self.actions = actions
        self.faces = Faces(actions.cards)
        self.ground = Ground(actions.land)
        self.ways = Ways(actions.land)
        self.zones = Zones(self.ground)
        self._seats: Kept[tuple[object, ...], SeatView] = Kept(MOST_KEPT)
        self._names: Kept[int, list[str]] = Kept(MOST_KEPT)
        self._gone: Kept[tuple[int, int], list[str]] = Kept(MOST_KEPT)
        self._open: Kept[tuple[str, ...], dict[str, CardView]] = Kept(MOST_KEPT)

    def view(self, state: Faiyum, viewer: int | None) -> FaiyumView:
        """The table for one viewer."""
        found, refusals = self.apart(state, viewer)
        return msgspec.structs.replace(found, refusals=refusals.whole()) if refusals.actions else found

    def apart(self, state: Faiyum, viewer: int | None) -> tuple[FaiyumView, Refusals]:
        """Figures and words for one viewer, refusals in numbers; only the seat to act gets choices."""
        choices: list[Choice] = []
        refusals = NONE
        if viewer is not None and viewer == state.to_act:
            choices, refusals = self._offers(state)
        figures = self._figures(state, viewer, choices)
        found = msgspec.structs.replace(
            figures, now=now(figures), zones=self.zones.of(figures), goals=goals(state)
        )
        return found, refusals

    def _seat(self, state: Faiyum, seat: int) -> SeatView:
        """A seat, which is that of the last view if nothing happened to it."""
        stock = tuple(state.stock[seat * STOCK : (seat + 1) * STOCK])
        lying, passed = tuple(pile(state, seat)), state.passed & BIT[seat]
        mark = (seat, passed, state.starts[seat], state.hands[seat], stock, lying)
        known = self._seats.get(mark)
        return known or self._seats.keep(mark, _seat_view(state, seat, stock, lying))

    def _names_of(self, state: Faiyum, cards: int) -> list[str]:
        known = self._names.get(cards)
        if known is None:
            known = self._names.keep(cards, [state.cards.ids[card] for card in members(cards)])
        return known

    def _gone_names(self, state: Faiyum) -> list[str]:
        """Start cards that left the game, each as often as it is, then numbered cards."""
        mark = (int(state.gone_starts), int(state.gone))
        known = self._gone.get(mark)
        if known is None:
            starts = [state.cards.ids[card] for card in start_cards(state, mark[0])]
            known = self._gone.keep(mark, starts + self._names_of(state, mark[1]))
        return known

    def _offers(self, state: Faiyum) -> tuple[list[Choice], Refusals]:
        """What the seat to act may choose, and what it may think of in vain."""
        legal: list[int] = []
        refused: list[int] = []
        reasons: list[Reason] = []
        for action, reason in judged(state):
            if reason is None:
                legal.append(action)
            else:
                refused.append(action)
                reasons.append(reason)
        refusals = against(refused, reasons, self.actions.name, ALWAYS_SO)
        return with_figures(state, self.faces, self.actions, legal), refusals

    def _figures(self, state: Faiyum, viewer: int | None, choices: list[Choice]) -> FaiyumView:
        slots, seats = _slots(state), [self._seat(state, seat) for seat in range(int(state.seats))]
        table = None if state.table == NOTHING else state.cards.ids[int(state.table)]
        return FaiyumView(
            game=self.game_id,
            viewer=viewer,
            to_act=int(state.to_act),
            data=self.data,
            rebuilt_map=self.rebuilt_map,
            turn=int(state.turn),
            start=int(state.start),
            round=int(state.round),
            ending=state.ending(),
            rewards=int(state.rewards),
            swap_price=int(state.swap_price),
            cards=self._open_cards(slots, seats, table),
            table=table,
            todo=_tasks(state),
            market=slots,
            free_tokens=0 if state.seats == 1 else pieces.TOKENS - int(count(state.tokens)),
            disasters=pieces.DISASTERS,
            disasters_out=int(state.disasters_out),
            disaster_fame=_disaster_fame(state),
            deck=self._names_of(state, state.deck),
            last_deck=self._names_of(state, state.last_deck),
            disasters_left=int(state.disasters_left),
            gone=self._gone_names(state),
            fields=self.ground.views(state),
            ways=self.ways.built(state),
            bridge_places=self.ways.places(state),
            links=self.ways.links(state),
            pieces_left=pieces_left(state),
            seats=seats,
            choices=choices,
            refusals=[],
            winners=state.winners() if state.to_act == OVER else [],
        )

    def _open_cards(
        self, slots: list[SlotView], seats: list[SeatView], table: str | None
    ) -> dict[str, CardView]:
        """The cards that lie open, each once."""
        names = [slot.card for slot in slots] + ([] if table is None else [table])
        for seat in seats:
            names += seat.hand + seat.pile
        mark = tuple(sorted(set(names)))
        known = self._open.get(mark)
        return known or self._open.keep(mark, {name: self.faces.by_id[name] for name in mark})
