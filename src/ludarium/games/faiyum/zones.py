"""The table of Faiyum as zones: map, market, decks, supply, rewards, and what lies before each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ludarium.core.kept import Kept
from ludarium.core.messages import Phrase, Thing, Zone
from ludarium.games.faiyum import phrases
from ludarium.games.faiyum.figures import FaiyumView, SeatView, SlotView, WayView
from ludarium.games.faiyum.ground import Ground
from ludarium.games.faiyum.phrases import amount, amounts, money

MOST_KEPT = 1024  # zones of a kind; those that nothing happened to are the ones of the last view


class Zones:
    """Makes the zones of views. What a zone is found by is kept with it, so that its ids stay its own."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._maps: Kept[tuple[int, ...], tuple[object, Zone]] = Kept(MOST_KEPT)
        self._decks: Kept[tuple[int, ...], tuple[object, Zone]] = Kept(MOST_KEPT)
        self._seats: Kept[int, tuple[SeatView, Zone]] = Kept(MOST_KEPT)
        self._supplies: Kept[tuple[int, ...], tuple[object, Zone]] = Kept(MOST_KEPT)
        self._markets: Kept[tuple[int, ...], tuple[object, Zone]] = Kept(MOST_KEPT)

    def of(self, view: FaiyumView) -> list[Zone]:
        """Everything that lies on the table, in the order in which people look at it."""
        found = [self._map(view), self._market(view), self._deck(view), self._supply(view)]
        if view.rewards:
            found.append(_rewards(view.rewards))
        return found + [self._seat(seat) for seat in view.seats]

    def _map(self, view: FaiyumView) -> Zone:
        parts = (view.fields, view.ways, view.links)
        mark = tuple(map(id, parts))
        known = self._maps.get(mark)
        return (known or self._maps.keep(mark, (parts, _map(view, self.ground))))[1]

    def _deck(self, view: FaiyumView) -> Zone:
        parts = (view.deck, view.last_deck, view.gone)
        mark = (view.disasters_left, *map(id, parts))
        known = self._decks.get(mark)
        return (known or self._decks.keep(mark, (parts, _decks(view))))[1]

    def _market(self, view: FaiyumView) -> Zone:
        slots = view.market
        mark = (view.disasters_out, view.free_tokens, *view.disaster_fame, *[id(slot) for slot in slots])
        known = self._markets.get(mark)
        return (known or self._markets.keep(mark, (slots, _market(view))))[1]

    def _supply(self, view: FaiyumView) -> Zone:
        """The fields tell how many crocodiles are left, the pieces all the rest."""
        mark = (id(view.fields), *view.pieces_left.values())
        known = self._supplies.get(mark)
        return (known or self._supplies.keep(mark, (view.fields, _supply(view))))[1]

    def _seat(self, seat: SeatView) -> Zone:
        known = self._seats.get(id(seat))
        return (known or self._seats.keep(id(seat), (seat, _seat(seat))))[1]


@cache
def _rewards(count: int) -> Zone:
    rewards = [phrases.reward(number) for number in range(1, count + 1)]
    return Zone(id="rewards", title=Phrase("fa-rewards"), facts=rewards)


# --- the map --------------------------------------------------------------------------------------


def _map(view: FaiyumView, ground: Ground) -> Zone:
    links: dict[str, list[str]] = {}
    for link in view.links:
        for end in (link.a, link.b):
            links.setdefault(end, []).append(f"{link.a}-{link.b}")
    things = [_linked(ground.thing(field), links.get(field.name)) for field in view.fields]
    return Zone(
        id="map",
        title=Phrase("fa-map-rebuilt" if view.rebuilt_map else "fa-map"),
        things=things + [_way(way) for way in view.ways],
    )


def _linked(field: Thing, links: list[str] | None) -> Thing:
    """A stop also tells with which stops it was ever linked directly (FA-58)."""
    if not links:
        return field
    told = Phrase("fa-links", {"links": ", ".join(links)})
    return Thing(id=field.id, name=field.name, facts=[*field.facts, told])


def _way(way: WayView) -> Thing:
    return _way_thing(f"{way.a}-{way.b}", way.piece)


@cache
def _way_thing(name: str, piece: str) -> Thing:
    return Thing(id=f"way:{name}", name=Phrase("fa-bridge", {"bridge": name, "piece": piece}))


# --- market, decks and supply ---------------------------------------------------------------------


def _market(view: FaiyumView) -> Zone:
    fames = view.disaster_fame
    facts = [Phrase("fa-disasters", {"out": view.disasters_out, "of": view.disasters})]
    if any(fames):
        facts.append(Phrase("fa-disaster-fame", {"fames": ", ".join(map(str, fames))}))
    if view.free_tokens:
        facts.append(Phrase("fa-free-tokens", {"count": view.free_tokens}))
    things = [_slot(slot) for slot in view.market]
    return Zone(id="market", title=Phrase("fa-market"), facts=facts, things=things)


@lru_cache(MOST_KEPT)
def _slot(slot: SlotView) -> Thing:
    told = price_of(slot.price, slot.full_price) if slot.current else Phrase("fa-later")
    name, card = phrases.card(slot.card), ("card", slot.card)
    return Thing(id=f"market:{slot.card}", name=name, card=card, facts=[told])


def price_of(price: int, full_price: int) -> Phrase:
    """What a card of the market costs, with what it would cost without token or discount."""
    if price == full_price:
        return money(price)
    return Phrase("fa-price-less", {"price": price, "before": full_price})


def _decks(view: FaiyumView) -> Zone:
    last = phrases.cards(view.last_deck) if view.last_deck else []
    if view.disasters_left:
        last.append(Phrase("fa-last-deck-disasters", {"count": view.disasters_left}))
    size = len(view.last_deck) + view.disasters_left
    facts = [
        Phrase("fa-deck", {"count": len(view.deck), "cards": phrases.cards(view.deck)}),
        Phrase("fa-last-deck", {"count": size, "cards": last or [Phrase("fa-none")]}),
        Phrase("fa-gone", {"cards": phrases.cards(view.gone)}),
    ]
    return Zone(id="decks", title=Phrase("fa-deck-title"), facts=facts)


def _supply(view: FaiyumView) -> Zone:
    left = view.pieces_left.items()
    facts = [Phrase("fa-piece-left", {"piece": piece, "count": count}) for piece, count in left]
    facts.append(Phrase("fa-crocodiles", {"count": sum([field.crocodile for field in view.fields])}))
    return Zone(id="supply", title=Phrase("fa-supply"), facts=facts)


# --- the seats ------------------------------------------------------------------------------------


def _seat(seat: SeatView) -> Zone:
    facts = [amount("fame", seat.fame), *owned(seat)]
    if seat.passed:
        facts.append(Phrase("fa-passed"))
    hand = [_held(seat.seat, card, count) for card, count in phrases.runs(seat.hand)]
    return Zone(
        id=f"seat:{seat.seat}",
        title=Phrase("fa-seat", {"player": seat.seat}),
        seat=seat.seat,
        facts=facts,
        things=[*hand, _pile(seat.seat, seat.pile)],
    )


def owned(seat: SeatView) -> list[Phrase]:
    """Money and goods of a seat."""
    return [money(seat.money), *(amounts({**seat.goods}) or [Phrase("fa-nothing")])]


@cache
def _held(seat: int, card: str, count: int) -> Thing:
    name = phrases.card(card)
    return Thing(id=f"hand:{seat}:{card}", name=name, card=("card", card), count=count)


def _pile(seat: int, pile: Sequence[str]) -> Thing:
    """The discard pile from the top down: the first comes back first."""
    size = len(pile)
    things = [_lying(seat, size - place, card) for place, card in enumerate(reversed(pile))]
    return Thing(id=f"pile:{seat}", name=Phrase("fa-pile-of", {"count": size}), things=things)


@cache
def _lying(seat: int, place: int, card: str) -> Thing:
    return Thing(id=f"pile:{seat}:{place}", name=phrases.card(card), card=("card", card))
