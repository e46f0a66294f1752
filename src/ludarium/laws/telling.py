"""Laws of what positions tell: notation, views, events, and words for all of it."""

from __future__ import annotations

import msgspec

from ludarium.core.languages import LANGUAGES
from ludarium.core.messages import Event, things_on
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.laws.phrases import phrases_in
from ludarium.laws.walks import Walk
from ludarium.text.say import Say


def every_action_has_a_text_that_reads_back(walk: Walk) -> None:
    for state, action in walk.steps(60):
        for each in [action, *state.candidates()]:
            assert walk.game.parse(walk.game.notation(each)) == [each]


def views_survive_json_and_offer_exactly_what_is_legal(walk: Walk) -> None:
    for _, state, _ in walk.every(13, 600):
        for viewer in (None, *range(walk.seats)):
            view = walk.game.view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        if state.to_act != CHANCE:
            view = walk.game.view(state, int(state.to_act))
            choices = [choice.action for choice in view.choices if len(choice.actions) == 1]
            assert choices == state.legal()


def events_survive_json_and_do_not_touch_the_game(walk: Walk) -> None:
    state, silent, rng = walk.first(), walk.first(), Rng(walk.seed, 5)
    log: list[Event] = []
    state.log = log
    while state.to_act != OVER:
        before = len(log)
        action = walk.choose(state, rng)
        state.apply(action)
        silent.apply(action)
        assert len(log) > before, f"action {action} tells nothing"
        assert state.copy().log is None
    assert silent.key() == state.key()
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[Event]) == log


def what_looks_the_same_to_a_seat_is_the_same_to_it(walk: Walk) -> None:
    """An imagined world gives the seat the same view and the same legal list as the true one."""
    for step, state, _ in walk.every(17, 400):
        if state.to_act != CHANCE:
            seat = int(state.to_act)
            world = state.imagine(seat, Rng(step))
            assert walk.game.view(world, seat) == walk.game.view(state, seat)
            assert world.legal() == state.legal()


def everything_that_is_told_can_be_said(walk: Walk) -> None:
    """Phrases, choices, reasons and events, in every language."""
    speakers = [Say(walk.game, language) for language in LANGUAGES]
    state, rng = walk.first(), Rng(walk.seed, 5)
    log: list[Event] = []
    state.log = log
    while state.to_act != OVER and len(log) < 300:
        state.apply(walk.choose(state, rng))
        if state.to_act >= 0:
            view = walk.game.view(state, int(state.to_act))
            for say in speakers:
                assert all(say.phrase(phrase) for phrase in phrases_in(view))
                assert all(say.choice(choice) and say.kind(choice.move) for choice in view.choices)
                assert all(say.reason(refusal.reason) for refusal in view.refusals)
    for say in speakers:
        assert all(say.event(event) for event in log)
        lines = [line for seat in range(walk.seats) for line in walk.game.score_lines(state, seat)]
        assert all(say.score_line(line) for line in lines)


def ids_on_the_table_are_unique_and_choices_find_their_things(walk: Walk) -> None:
    cards = set(walk.game.cards)
    for _, state, _ in walk.every(9, 900):
        view = walk.game.view(state, int(state.to_act) if state.to_act >= 0 else None)
        things = list(things_on(view))
        ids = [thing.id for thing in things]
        assert len(ids) == len(set(ids)), ids
        assert len({zone.id for zone in view.zones}) == len(view.zones)
        assert all(thing.card is None or thing.card in cards for thing in things)
        for choice in view.choices:
            assert set(choice.things) <= set(ids), (choice.notation, choice.things)


def goals_have_a_measure_and_a_clause(walk: Walk) -> None:
    for step, state, _ in walk.every(9, 900):
        goals = walk.game.view(state, step % walk.seats).goals
        assert len({(goal.id, goal.seat) for goal in goals}) == len(goals)
        for goal in goals:
            assert goal.of > 0, goal
            assert goal.seat is None or 0 <= goal.seat < walk.seats
            assert not goal.clause or goal.clause in walk.game.clauses, goal
