"""How each game is played, on one page: the goal first, in every language, with the figures of the rules."""

from __future__ import annotations

import re

import pytest

from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.games import HOUSE
from ludarium.text.catalogues import LANGUAGES
from ludarium.text.say import Say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_a_game_tells_how_it_is_played(game: Game, language: str) -> None:
    say = Say(game, language)
    assert [step.message for step in game.how()][:1] == ["how-goal"]
    for step in game.how():
        title, words = say.phrase(Phrase(f"{step.message}-title", step.args)), say.phrase(step)
        assert title
        assert words
        assert not re.search(r"[{}⟨⟩$](?!\d)", words.replace("$,", "").replace(" $", "")), words


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_its_figures_are_those_of_the_rules_in_every_language(game: Game) -> None:
    """A figure that is told in one language is told in all."""
    for step in game.how():
        told = {
            language: re.sub(r"(?<=\d)[\s,.\u00a0\u202f](?=\d{3})", "", Say(game, language).phrase(step))
            for language in LANGUAGES
        }
        figures = {str(value) for value in (step.args or {}).values()}
        missing = {
            language: {figure for figure in figures if not re.search(rf"(?<!\d){figure}(?!\d)", words)}
            for language, words in told.items()
        }
        assert len({frozenset(found) for found in missing.values()}) == 1, (step.message, missing)
