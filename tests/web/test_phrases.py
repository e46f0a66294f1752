"""The page says every phrase of random positions in the words of the terminal."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.games import GAMES
from ludarium.laws.phrases import phrases_in
from ludarium.server.words import catalogue, facts
from ludarium.text.say import LANGUAGES, SOFT_HYPHEN, Say
from tests.web.views import random_position

WEB = Path(__file__).parents[2] / "src" / "ludarium" / "web"
NAMES = ["Anna", "Béla", "Celina", "Dąbrówka", "Ervin"]
SEEDS = 40
GROUPING = re.compile(r"(?<=\d)[\u00a0\u202f](?=\d{3})")
MOVES = (0, 9, 30, 60, 110, 200, 1000)


def _found(game: Game) -> list[Phrase]:
    """The different phrases of many positions and of all cards, in the order in which they were met."""
    found = {msgspec.json.encode(phrase): phrase for card in game.cards for phrase in game.face(*card)}
    for seed in range(SEEDS):
        seats = game.seats[seed % len(game.seats)]
        state, _ = random_position(game, seats, seed, MOVES[seed % len(MOVES)])
        for viewer in (None, *range(seats)):
            told = phrases_in(game.view(state, viewer))
            found |= {msgspec.json.encode(phrase): phrase for phrase in told}
    return list(found.values())


def _said_by_the_page(game: Game, phrases: list[Phrase]) -> dict[str, list[str]]:
    deno = shutil.which("deno", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert deno, "there is no deno to run the page's words"
    env = {**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    if not (WEB / "node_modules").exists():
        subprocess.run([deno, "install", "--quiet", "--frozen"], cwd=WEB, env=env, check=True)
    told = {
        "game": facts(game),
        "names": NAMES,
        "phrases": phrases,
        "catalogues": {language: catalogue(language, game.family) for language in LANGUAGES},
    }
    run = [deno, "run", "--quiet", "--no-check", "--allow-read", "src/testing_phrases.ts"]
    done = subprocess.run(
        run, cwd=WEB, env=env, input=msgspec.json.encode(told), stdout=subprocess.PIPE, check=True
    )
    return msgspec.json.decode(done.stdout, type=dict[str, list[str]])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_page_says_what_the_terminal_says(name: str) -> None:
    game = GAMES[name]
    phrases = _found(game)
    page = _said_by_the_page(game, phrases)
    for language in LANGUAGES:
        say = Say(game, language, NAMES)
        assert _plain(page[language]) == _plain([say.phrase(phrase) for phrase in phrases])


def _plain(texts: list[str]) -> list[str]:
    """Without the space in 3 500, about which browsers and Babel differ, and without soft hyphens."""
    return [GROUPING.sub("", text).replace(SOFT_HYPHEN, "") for text in texts]
