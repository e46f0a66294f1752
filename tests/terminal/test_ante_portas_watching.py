"""Ante Portas watched and retold: a spectator sees what both see, and at the end everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.notation import load
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.terminal.menu import start, tell
from ludarium.text.say import LANGUAGES, Say
from tests.terminal.script import Script

KNOWN = {ANTE_PORTAS.id: ANTE_PORTAS}


def watched(language: str, file: Path | None = None, width: int = 80) -> Script:
    script = Script(width=width)
    start(ANTE_PORTAS, ["random", "human"], language, 4, {}, save=file, watch=True, screen=script.screen)
    return script


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_watched_game_has_all_its_words(file: Path, language: str) -> None:
    script = watched(language, file)
    say = Say(ANTE_PORTAS, language)
    assert load(file, KNOWN).seats == ["bot random", "bot master"]
    assert script.asked == 0
    assert say.words("final-scoring") in script.lines
    assert max(len(line) for line in script.lines if str(file) not in line) <= 80


def test_a_spectator_is_told_no_secret_before_the_end() -> None:
    lines = watched("en").lines
    assert not [line for line in lines if line.strip().startswith("The card drawn")]
    assert not [line for line in lines if "lies there as" in line]


def test_the_last_table_hides_nothing() -> None:
    lines = watched("en").lines
    first = next(line for line in lines if "hidden hand" in line)
    assert first.startswith(("Carthage", "Rome"))
    last = max(place for place, line in enumerate(lines) if line.startswith("Round "))
    assert "the game is over" in lines[last]
    assert not [line for line in lines[last:] if "hidden hand" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_retold_with_its_secrets(file: Path, language: str) -> None:
    watched(language, file)
    script = Script()
    tell(load(file, KNOWN), language, script.screen)
    say = Say(ANTE_PORTAS, language)
    drawn = [line for line in load(file, KNOWN).lines if ANTE_PORTAS.move(line.action).kind == "draw"]
    names = [say.card("card", str(ANTE_PORTAS.move(line.action).args["card"])) for line in drawn]
    for name in names:
        assert say.words("event-drew-card", {"card": name}) in script.text()


def test_an_unfinished_game_is_retold_without_them(file: Path) -> None:
    watched("en", file)
    record = load(file, KNOWN)
    del record.lines[10:]
    script = Script()
    tell(record, "en", script.screen)
    assert "The card drawn" not in script.text()
