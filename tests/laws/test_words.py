"""Laws of words: whatever a position tells can be said in every language."""

from __future__ import annotations

import pytest

from ludarium.games import GAMES
from ludarium.games.lacking import lacking
from ludarium.laws import telling
from ludarium.text.say import LANGUAGES, Say
from tests.laws.walks import every_game, holds

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_every_clause_card_and_action_has_words(name: str, language: str) -> None:
    game = GAMES[name]
    say = Say(game, language)
    assert all(say.clause(clause) for clause in say.clauses())
    assert all(say.card(kind, card) for kind, card in game.cards)
    moves = [game.move(action) for action in range(game.new(2).most_actions())]
    assert all(say.move(move) for move in moves)
    for option in game.options:
        assert say.words(f"option-{option.name}")


@every_game
def test_everything_that_random_games_tell_has_words(name: str) -> None:
    holds(telling.everything_that_is_told_can_be_said, name, 4)


@every_game
def test_nothing_is_lacking(name: str) -> None:
    assert lacking(GAMES[name]) == []
