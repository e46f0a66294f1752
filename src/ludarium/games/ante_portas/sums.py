"""A battle as a sum: what each card adds to the Roman infantry, and why so much is lost (AP-41 … AP-44)."""

from __future__ import annotations

from ludarium.core.bits import BIT, count, members
from ludarium.games.ante_portas.battle import (
    ENOUGH_TO_HOLD,
    HALF_CAVALRY,
    HALF_INFANTRY,
)
from ludarium.games.ante_portas.effects import INFANTRY, LOSS, PER_ARMY, PER_ELEPHANT, Effect
from ludarium.games.ante_portas.figures import PartView
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import LOSSES

WHOLE, BY_CARD, FEW_INFANTRY, FEW_CAVALRY = "whole", "card", "infantry", "cavalry"


def parts(state: AntePortas) -> list[PartView]:
    """What each card adds, once all events have worked; nothing where this does not make the sum."""
    if state.stage != LOSSES:
        return []
    found = [
        PartView(state.deck.r_ids[card], int(state.deck.r_infantry[card])) for card in members(state.armies)
    ]
    ours, theirs = state.working_events(), state.roman_events()
    knights = theirs & state.deck.knights
    found += [
        _part(state, state.deck.r_ids[card], state.deck.r_effects[card], card) for card in members(knights)
    ]
    found += [
        _part(state, state.deck.c_ids[card], state.deck.c_effects[card], card) for card in members(ours)
    ]
    rest = theirs & ~knights
    found += [
        _part(state, state.deck.r_ids[card], state.deck.r_effects[card], card) for card in members(rest)
    ]
    counted = [part for part in found if part.infantry]
    return counted if max(0, sum(part.infantry for part in counted)) == state.infantry else []


def _part(state: AntePortas, name: str, effect: Effect, card: int) -> PartView:
    if not state.works_here(effect):
        return PartView(name, 0)
    here = int(BIT[state.region()])
    verbs = [verb for verb in effect.verbs if verb.op == INFANTRY and verb.regions & here]
    return PartView(name, sum(verb.number * _times(state, verb.per, card) for verb in verbs))


def _times(state: AntePortas, per: int, card: int) -> int:
    if per == PER_ARMY:
        return int(count(state.armies))
    if per == PER_ELEPHANT:  # the hand was shown with all that has fallen since (AP-41b)
        held = state.carthage.hand | state.fallen_cards()
        return int(state.deck.elephants[card]) + sum(
            int(state.deck.elephants[each]) for each in members(held)
        )
    return 1


def loss_reason(state: AntePortas) -> tuple[str, int]:
    """Why the whole or only half of the loss is asked, with the limit that is not reached (AP-43)."""
    if state.stage != LOSSES:
        return "", 0
    held = int(count(state.carthage.hand)) + int(count(state.fallen_cards()))
    men = int(state.needed + state.help_of_allies(LOSS))
    if men > state.infantry:
        return WHOLE, 0
    if state.halved:
        return BY_CARD, 0
    assert held >= ENOUGH_TO_HOLD
    few = state.infantry < HALF_INFANTRY
    return (FEW_INFANTRY, HALF_INFANTRY) if few else (FEW_CAVALRY, HALF_CAVALRY)
