"""What the other side sees of an action: that a card is laid and where, but not which. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import BIT
from ludarium.games.ante_portas.camp import place_of, use_of
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import NOTHING, SECRET


def face_of(state: AntePortas, action: i64) -> i64:
    """The lowest of the actions that look like this one."""
    at = state.at
    if action >= at.move_secret or action < at.march:
        return action
    if action >= at.named:
        return _named(state, action - at.named)
    if action >= at.secret:
        return at.secret + pile_of(state, SECRET, (action - at.secret) % 3)
    if action >= at.c_event:
        return action
    return at.attach if action >= at.attach else at.march


def _named(state: AntePortas, code: i64) -> i64:
    """A card for a named city: seen are the city and the type pile (AP-32)."""
    city: i64 = code // (2 * CARDS)
    place: i64 = state.place_at(city)
    pile: i64 = pile_of(state, place, code % 2) if place != NOTHING else i64(0)
    return state.at.named + city * 2 * CARDS + pile


def pile_of(state: AntePortas, place: i64, use: i64) -> i64:
    """The number of the type pile that a card joins or begins, in the order of their first cards (AP-32a)."""
    piles: i64 = 0
    seen: i64 = 0
    for i in range(state.rome.laid_size):
        slot: i64 = state.rome.laid[i]
        if place_of(slot) == place and not seen & BIT[use_of(slot)]:
            if use_of(slot) == use:
                return piles
            seen |= BIT[use_of(slot)]
            piles += 1
    return piles
