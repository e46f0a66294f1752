"""Laws of words: whatever a position tells can be said in every language."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from ludarium.core.messages import Event
from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.text.say import LANGUAGES, Say
from tests.laws.walks import Walk, walks

every_game = pytest.mark.parametrize("game", sorted(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_every_clause_card_and_action_has_words(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    assert all(say.clause(clause) for clause in say.clauses())
    assert all(say.card(kind, card) for kind, card in GAMES[game].cards)
    moves = [GAMES[game].move(action) for action in range(GAMES[game].new(2).most_actions())]
    assert all(say.move(move) for move in moves)
    for option in GAMES[game].options:
        assert say.words(f"option-{option.name}")


@every_language
@settings(max_examples=12)
@given(walk=walks())
def test_every_event_choice_and_reason_of_random_games_has_words(language: str, walk: Walk) -> None:
    say = Say(walk.game, language)
    state, rng = walk.first(), Rng(walk.seed, 5)
    log: list[Event] = []
    state.log = log
    step = 0
    while state.to_act != OVER and step < 300:
        state.apply(walk.choose(state, rng))
        step += 1
        if step % 20 == 0 and state.to_act >= 0:
            view = walk.game.view(state, int(state.to_act))
            assert all(say.choice(choice) and say.kind(choice.move) for choice in view.choices)
            assert all(say.reason(refusal.reason) for refusal in view.refusals)
    assert all(say.event(event) for event in log)
    for seat in range(walk.seats):
        assert all(say.score_line(line) for line in walk.game.score_lines(state, seat))
