"""Why an action of Ante Portas is not allowed: the explaining face of legality. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest, members
from ludarium.core.messages import Args, Reason
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.effects import (
    CARTHAGE,
    CITIZENSHIP,
    REGIONS,
    ROME,
    TAKE_BACK,
    WANTS_ALLY,
    WANTS_NO_SEA,
    WANTS_REGION,
    WANTS_SEA,
    Effect,
)
from ludarium.games.ante_portas.stages import (
    CARTHAGE_DECIDES,
    CARTHAGE_PLAYS,
    CHOOSE_ALLY,
    CHOOSE_NOTHING,
    CHOOSE_STRAY,
    EVENT,
    MOST_ATTACHED,
    MOST_NAMED,
    ROME_DISCARDS,
    ROME_PLAYS,
    SECRET,
)

if TYPE_CHECKING:
    from ludarium.games.ante_portas.rules import AntePortas

BOTH = 2  # sides whose action an action is


def why_not(state: AntePortas, action: int) -> Reason | None:
    """The clause that forbids an action now, or None if it is legal."""
    at = state.at
    if action < 0 or action >= at.actions:
        return Reason("H-1", "no-such-action", {"action": action})
    if state.to_act == OVER:
        return Reason("H-2", "game-over", {})
    if state.to_act == CHANCE:
        return _why_not_drawn(state, action)
    if action >= at.chance:
        return Reason("H-3", "chance-only", {})
    owner: i64 = _owner(state, action)
    if owner == 1 - state.to_act:
        return Reason("H-5", "not-your-turn", {})
    if state.choosing != CHOOSE_NOTHING:
        return _why_not_choice(state, action)
    return _why_not_now(state, action)


def _why_not_drawn(state: AntePortas, action: int) -> Reason | None:
    if action < state.at.chance:
        return Reason("H-4", "chance-first", {})
    return None if action in state.legal() else Reason("H-3", "not-in-bag", {})


def _owner(state: AntePortas, action: i64) -> i64:
    """Whose action an action is."""
    at = state.at
    if action == at.end or action >= at.ally:
        return BOTH
    if action < at.r_event or action >= at.lose:
        return CARTHAGE
    return ROME


def _why_not_now(state: AntePortas, action: i64) -> Reason | None:
    if state.stage == CARTHAGE_PLAYS:
        return _why_not_carthage(state, action)
    if state.stage == ROME_PLAYS:
        return _why_not_rome(state, action)
    if state.stage == CARTHAGE_DECIDES:
        return _why_not_decide(state, action)
    return _why_not_discard(state, action)


def _missing(state: AntePortas, seat: i64, card: i64) -> Reason | None:
    """A card must be in the own hand."""
    if state.camp(seat).hand & bit(card):
        return None
    name = state.c_name(card) if seat == CARTHAGE else state.r_name(card)
    return Reason("AP-14", "not-in-hand", {"card": name})


def _nothing_to_choose() -> Reason:
    return Reason("AP-27b", "nothing-to-choose", {})


# --- choices of events and losses ----------------------------------------------------------------


def _why_not_choice(state: AntePortas, action: i64) -> Reason | None:
    at = state.at
    if state.choosing == CHOOSE_ALLY and action >= at.ally:
        return _why_not_ally(state, action - at.ally)
    if state.choosing == CHOOSE_STRAY and at.stray <= action < at.ally:
        return _why_not_stray(state, action - at.stray)
    if state.choosing > CHOOSE_STRAY and at.lose <= action < at.stray:
        return _why_not_lose(state, action - at.lose)
    return Reason("AP-27b", "choose-first", {})


def _why_not_ally(state: AntePortas, ally: i64) -> Reason | None:
    if state.ally_choices() & bit(ally):
        return None
    args: Args = {"ally": state.ally_name(ally)}
    op: i64 = state.effect_at_work().ops[state.step]
    if op == CITIZENSHIP:
        return Reason("AP-62", "ally-not-romes", args)
    if op == TAKE_BACK:
        return Reason("AP-65", "ally-not-to-take-back", args)
    return Reason("AP-61", "ally-not-wavering", args)


def _why_not_stray(state: AntePortas, card: i64) -> Reason | None:
    if state.armies & bit(card):
        return None
    return Reason("AP-41", "army-does-not-count", {"card": state.r_name(card)})


def _why_not_lose(state: AntePortas, card: i64) -> Reason | None:
    missing = _missing(state, CARTHAGE, card)
    if missing is not None or state.loss_choices() & bit(card):
        return missing
    return Reason("AP-42a", "needless-loss", {"card": state.c_name(card), "needed": int(state.needed)})


# --- Carthage ------------------------------------------------------------------------------------


def _why_not_carthage(state: AntePortas, action: i64) -> Reason | None:
    at = state.at
    if action >= at.lose:
        return _nothing_to_choose()
    if action >= at.c_event:
        return _why_not_event(state, CARTHAGE, action - at.c_event)
    if action >= at.attach:
        return _why_not_attach(state, action - at.attach)
    if action >= at.march:
        return _why_not_march(state, action - at.march)
    if action != at.end:
        return Reason("AP-12", "rome-first", {})
    return None if state.marched else Reason("AP-12a", "march-first", {})


def _why_not_march(state: AntePortas, card: i64) -> Reason | None:
    missing = _missing(state, CARTHAGE, card)
    if missing is None and state.marched:
        return Reason("AP-20", "marched-already", {})
    return missing


def _why_not_attach(state: AntePortas, card: i64) -> Reason | None:
    missing = _missing(state, CARTHAGE, card)
    if missing is not None:
        return missing
    if not state.deck.c_attached & bit(card):
        return Reason("AP-20", "works-at-once", {"card": state.c_name(card)})
    if state.attached >= MOST_ATTACHED:
        return Reason("AP-20", "attached-enough", {"most": MOST_ATTACHED})
    return None


def _why_not_event(state: AntePortas, seat: i64, card: i64) -> Reason | None:
    missing = _missing(state, seat, card)
    if missing is not None:
        return missing
    deck = state.deck
    attached: i64 = deck.c_attached if seat == CARTHAGE else deck.r_attached
    name = state.c_name(card) if seat == CARTHAGE else state.r_name(card)
    if attached & bit(card):
        return Reason("AP-21" if seat == CARTHAGE else "AP-34", "must-be-attached", {"card": name})
    return _why_not_met(state, deck.c_effects[card] if seat == CARTHAGE else deck.r_effects[card], name)


def _why_not_met(state: AntePortas, effect: Effect, name: str) -> Reason | None:
    """The first condition that is not met."""
    if state.meets(effect):
        return None
    if effect.any_will_do:
        return Reason("AP-27", "no-condition-met", {"card": name})
    for i in range(effect.want_count):
        kind: i64 = effect.want_kinds[i]
        number: i64 = effect.want_numbers[i]
        if not state.want_met(kind, number):
            return _unmet(state, kind, number, name)
    return None


def _unmet(state: AntePortas, kind: i64, number: i64, name: str) -> Reason:
    if kind == WANTS_REGION:
        return Reason("AP-27", "wants-region", {"card": name, "region": REGIONS[number].lower()})
    if kind == WANTS_SEA:
        return Reason("AP-27", "wants-sea", {"card": name, "sea": int(state.sea)})
    if kind == WANTS_NO_SEA:
        return Reason("AP-27", "wants-no-sea", {"card": name, "sea": int(state.sea)})
    if kind == WANTS_ALLY:
        return Reason("AP-27", "wants-ally", {"card": name, "ally": state.ally_name(number)})
    allies = int(count(state.roman_allies()))
    return Reason("AP-27", "wants-roman-allies", {"card": name, "needed": int(number), "allies": allies})


def _why_not_decide(state: AntePortas, action: i64) -> Reason | None:
    at = state.at
    if action == at.another_turn:
        return None
    if at.target <= action < at.march:
        return _why_not_target(state, action - at.target)
    return Reason("AP-12", "decide-first", {})


def _why_not_target(state: AntePortas, city: i64) -> Reason | None:
    name = state.city_name(city)
    if not state.land.near[state.hannibal] & bit(city):
        return Reason("AP-23", "no-road", {"city": name})
    if state.land.by_sea[state.hannibal] & bit(city) and state.sea <= 0:
        return Reason("AP-25", "sea-not-ours", {"city": name, "sea": int(state.sea)})
    time, march = int(state.road_time(city)), int(state.march_laid())
    if march < time:
        return Reason("AP-24", "march-too-short", {"city": name, "needed": time, "march": march})
    return None


# --- Rome -----------------------------------------------------------------------------------------


def _why_not_rome(state: AntePortas, action: i64) -> Reason | None:
    at = state.at
    if action == at.end:
        return None
    if action >= at.ally:
        return _nothing_to_choose()
    if action >= at.discard:
        return Reason("AP-37", "limit-later", {})
    if action >= at.move_secret:
        return _why_not_move(state, action - at.move_secret)
    if state.plays_left == 0:
        return Reason("AP-30", "no-plays-left", {})
    return _why_not_use(state, action)


def _why_not_use(state: AntePortas, action: i64) -> Reason | None:
    at = state.at
    if action >= at.named:
        code: i64 = action - at.named
        attached = _why_not_attached(state, code // 2 % CARDS, code % 2)
        return attached or _why_not_named(state, code // (2 * CARDS))
    if action >= at.secret:
        return _why_not_attached(state, (action - at.secret) // 3, (action - at.secret) % 3)
    if action >= at.morale:
        return _missing(state, ROME, action - at.morale)
    return _why_not_event(state, ROME, action - at.r_event)


def _why_not_attached(state: AntePortas, card: i64, use: i64) -> Reason | None:
    missing = _missing(state, ROME, card)
    if missing is None and use == EVENT and not state.deck.r_attached & bit(card):
        return Reason("AP-34", "works-at-once", {"card": state.r_name(card)})
    return missing


def _why_not_named(state: AntePortas, city: i64) -> Reason | None:
    if state.nameable() & bit(city):
        return None
    return Reason("AP-32", "named-enough", {"city": state.city_name(city), "most": MOST_NAMED})


def _why_not_move(state: AntePortas, city: i64) -> Reason | None:
    if state.stack_size(SECRET) == 0:
        return Reason("AP-33", "no-secret-stack", {})
    if state.secret_moved:
        return Reason("AP-33", "moved-already", {})
    return _why_not_named(state, city)


def _why_not_discard(state: AntePortas, action: i64) -> Reason | None:
    at = state.at
    if at.discard <= action < at.lose:
        return _missing(state, ROME, action - at.discard)
    args: Args = {"cards": int(count(state.rome.hand)), "limit": int(state.hand_limit())}
    return Reason("AP-37", "limit-first", args)


# --- what a person may think of --------------------------------------------------------------------


def candidates(state: AntePortas) -> list[int]:
    """The actions, legal or not, that a person at the table may think of now."""
    if state.to_act < 0:
        return state.legal()
    return sorted(set(state.legal()) | set(_thinkable(state)))


def _thinkable(state: AntePortas) -> list[int]:
    at = state.at
    if state.choosing == CHOOSE_ALLY:
        return [int(at.ally) + ally for ally in range(int(state.land.ally_count))]
    if state.choosing != CHOOSE_NOTHING:
        return [] if state.choosing == CHOOSE_STRAY else _each(at.lose, state.carthage.hand)
    if state.stage == CARTHAGE_PLAYS:
        hand = state.carthage.hand
        return [int(at.end), *_each(at.march, hand), *_each(at.attach, hand), *_each(at.c_event, hand)]
    if state.stage == CARTHAGE_DECIDES:
        return _each(at.target, state.land.near[state.hannibal])
    return [] if state.stage == ROME_DISCARDS else _thinkable_of_rome(state)


def _thinkable_of_rome(state: AntePortas) -> list[int]:
    """Of the many cards and cities that cannot be named only one stands for all."""
    at = state.at
    hand = state.rome.hand
    found = _each(at.r_event, hand) + _each(at.morale, hand)
    for card in members(int(hand)):
        found += [int(at.secret) + 3 * card + use for use in range(3)]
    if state.stack_size(SECRET) > 0:
        found += _each(at.move_secret, state.nameable())
    others: i64 = (bit(state.land.city_count) - 1) & ~state.nameable()
    if others and hand:
        found.append(int(at.named + 2 * (lowest(others) * CARDS + lowest(hand))))
    return found


def _each(first: i64, chosen: i64) -> list[int]:
    return [int(first) + member for member in members(int(chosen))]
