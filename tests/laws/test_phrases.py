"""Laws of phrases: what a position tells in words can be said, and its ids find each other."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings

from ludarium.core.messages import Phrase
from ludarium.games import GAMES
from ludarium.laws import telling
from ludarium.laws.phrases import phrases_in
from ludarium.text.say import LANGUAGES, Say
from tests.laws.walks import Walk, every_game, holds, walks_of

GAMES_A_LAW = 15
EVERY = 9  # so many moves lie between two positions that are looked at


@every_game
def test_every_phrase_of_random_games_can_be_said_in_every_language(name: str) -> None:
    game = GAMES[name]
    speakers = [Say(game, language) for language in LANGUAGES]
    known: set[bytes] = set()

    @settings(max_examples=GAMES_A_LAW)
    @given(walk=walks_of(game))
    def law(walk: Walk) -> None:
        for step, (state, _) in enumerate(walk.steps(900)):
            if step % EVERY == 0:
                _say_all(speakers, known, [game.view(state, viewer) for viewer in (None, *range(walk.seats))])
        _say_all(speakers, known, game.view(walk.last(), 0))

    law()


def _say_all(speakers: list[Say], known: set[bytes], told: object) -> None:
    """Say each phrase that was not said before."""
    for phrase in phrases_in(told):
        key = msgspec.json.encode(phrase)
        if key not in known:
            known.add(key)
            assert all(say.phrase(phrase) for say in speakers), phrase


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_can_be_said(name: str, language: str) -> None:
    game = GAMES[name]
    say = Say(game, language)
    for kind, card in game.cards:
        face = game.face(kind, card)
        assert all(isinstance(phrase, Phrase) for phrase in face)
        assert all(say.phrase(phrase) for phrase in face), card


@every_game
def test_ids_on_the_table_are_unique_and_choices_find_their_things(name: str) -> None:
    holds(telling.ids_on_the_table_are_unique_and_choices_find_their_things, name, GAMES_A_LAW)


@every_game
def test_goals_have_a_measure_and_a_clause(name: str) -> None:
    holds(telling.goals_have_a_measure_and_a_clause, name, GAMES_A_LAW)
