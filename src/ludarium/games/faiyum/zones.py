"""The table of Faiyum as zones: map, market, decks, supply, rewards, and what lies before each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from ludarium.core.messages import Phrase, Thing, Zone
from ludarium.games.faiyum import phrases
from ludarium.games.faiyum.ground import Ground
from ludarium.games.faiyum.phrases import amount, amounts, money
from ludarium.games.faiyum.ways import WayView

if TYPE_CHECKING:
    from ludarium.games.faiyum.view import FaiyumView, SeatView, SlotView


def zones(view: FaiyumView, ground: Ground) -> list[Zone]:
    """Everything that lies on the table, in the order in which people look at it."""
    found = [_map(view, ground), _market(view), _decks(view), _supply(view)]
    if view.rewards:
        rewards = [phrases.reward(number) for number in range(1, view.rewards + 1)]
        found.append(Zone(id="rewards", title=Phrase("fa-rewards"), facts=rewards))
    return found + [_seat(seat) for seat in view.seats]


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
    facts = [Phrase("fa-disasters", {"out": view.disasters_out, "of": view.disasters})]
    if any(view.disaster_fame):
        fames = ", ".join(str(fame) for fame in view.disaster_fame)
        facts.append(Phrase("fa-disaster-fame", {"fames": fames}))
    if view.free_tokens:
        facts.append(Phrase("fa-free-tokens", {"count": view.free_tokens}))
    things = [_slot(slot) for slot in view.market]
    return Zone(id="market", title=Phrase("fa-market"), facts=facts, things=things)


def _slot(slot: SlotView) -> Thing:
    return _slot_thing(slot.card, slot.current, slot.price, slot.full_price)


@cache
def _slot_thing(card: str, current: bool, price: int, full_price: int) -> Thing:
    name, facts = phrases.card(card), [price_of(price, full_price) if current else Phrase("fa-later")]
    return Thing(id=f"market:{card}", name=name, card=("card", card), facts=facts)


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
    facts = [_left(piece, count) for piece, count in view.pieces_left.items()]
    facts.append(_crocodiles(sum(field.crocodile for field in view.fields)))
    return Zone(id="supply", title=Phrase("fa-supply"), facts=facts)


@cache
def _left(piece: str, count: int) -> Phrase:
    return Phrase("fa-piece-left", {"piece": piece, "count": count})


@cache
def _crocodiles(count: int) -> Phrase:
    return Phrase("fa-crocodiles", {"count": count})


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
