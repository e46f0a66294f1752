"""The rules are read in chapters: those of their pages, in every language and edition."""

from __future__ import annotations

import pytest

from ludarium.games import GAMES, HOUSE
from ludarium.text.say import LANGUAGES, Say
from tests.rules.clauses import chapters


@pytest.mark.parametrize("game", [game.id for game in HOUSE])
def test_the_chapters_are_those_of_the_page(game: str) -> None:
    say = Say(GAMES[game], "en")
    pages = [*chapters("house"), *chapters(GAMES[game].family)]
    played = set(say.clauses())
    wanted = [(heading, [each for each in clauses if each in played]) for heading, clauses in pages]
    assert say.chapters(say.clauses()) == [(heading, clauses) for heading, clauses in wanted if clauses]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_chapters(game: str, language: str) -> None:
    say, english = Say(GAMES[game], language), Say(GAMES[game], "en")
    told = [clauses for _, clauses in say.chapters(say.clauses())]
    assert told == [clauses for _, clauses in english.chapters(english.clauses())]


def test_a_clause_from_the_middle_of_a_chapter_has_no_heading() -> None:
    assert Say(GAMES["faiyum"], "en").chapters(["FA-52"]) == [("", ["FA-52"])]
