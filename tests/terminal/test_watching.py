"""Games that are watched, retold or looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.notation import load
from ludarium.core.record import replay
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.terminal.menu import show_position, start, tell
from ludarium.text.say import LANGUAGES, Say
from tests.terminal.script import ANTIQUITY, MIDDLE_AGES, Script


def watched(game: str, language: str, file: Path | None = None, rounds: str = "6", width: int = 80) -> Script:
    script = Script(width=width)
    start(
        game,
        ["random", "human", "greedy"],
        language,
        3,
        {"rounds": rounds},
        save=file,
        watch=True,
        screen=script.screen,
    )
    return script


@pytest.mark.parametrize("game", [ANTIQUITY, MIDDLE_AGES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_watched_game_has_all_its_words(file: Path, game: str, language: str) -> None:
    script = watched(game, language, file)
    record = load(file, GAMES)
    assert record.seats == ["bot random", "bot master", "bot greedy"]
    assert replay(record)[-1].to_act == OVER
    assert Say(record.game, language).words("final-scoring") in script.lines
    assert script.asked == 0
    assert max(len(line) for line in script.lines if str(file) not in line) <= 80


def test_a_watched_game_without_a_limit_ends_by_the_rules(file: Path) -> None:
    script = Script()
    start(MIDDLE_AGES, ["bot", "bot"], "hu", 3, {}, save=file, watch=True, screen=script.screen)
    assert not replay(load(file, GAMES))[-1].was_cut_short()
    assert "Ez az utolsó forduló" in script.text()


def test_a_watched_game_shows_the_table_each_round() -> None:
    script = watched(ANTIQUITY, "en", rounds="4")
    headings = [line for line in script.lines if line.startswith("Round ")]
    assert [heading[:7] for heading in headings] == ["Round 1", "Round 2", "Round 3", "Round 4"]


def test_a_watched_game_is_saved_only_on_demand(saves: Path) -> None:
    watched(ANTIQUITY, "en", rounds="1")
    assert not saves.exists()


def test_the_same_seed_shows_the_same_game() -> None:
    assert watched(ANTIQUITY, "pl", rounds="3").lines == watched(ANTIQUITY, "pl", rounds="3").lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_retold(file: Path, language: str) -> None:
    seen = watched(ANTIQUITY, language, file, rounds="3").lines
    script = Script()
    tell(load(file, GAMES), language, script.screen)
    say = Say(GAMES[ANTIQUITY], language)
    assert say.words("event-round-began", {"round": 3}) in script.lines
    final = script.lines.index(say.words("final-scoring"))
    assert script.lines[final:] == seen[seen.index(say.words("final-scoring")) :][: len(script.lines) - final]


def test_a_game_that_is_not_over_is_retold_as_far_as_it_went(file: Path) -> None:
    watched(ANTIQUITY, "en", file, rounds="3")
    record = load(file, GAMES)
    del record.lines[-3:]
    script = Script()
    tell(record, "en", script.screen)
    assert script.lines[-1] == "The game is not finished."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_can_be_shown(file: Path, language: str) -> None:
    watched(ANTIQUITY, language, file, rounds="6")
    record = load(file, GAMES)
    for move in range(len(record.lines), -1, -5):
        script = Script()
        show_position(record, move, language, script.screen)
        assert max(len(line) for line in script.lines) <= 80
        assert not any("\u00a0" in line for line in script.lines)
