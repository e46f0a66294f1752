"""Whatever `cards check` calls sound can be played to the end, by chance and by bots: thousands of files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ludarium import speed
from ludarium.arena.simulate import play_game
from ludarium.core.errors import LudariumError
from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games.faiyum import effort
from ludarium.games.faiyum.cards import NUMBERS
from ludarium.games.faiyum.game import faiyum_game
from ludarium.games.replaced import game_with, mistakes_in
from ludarium.games.trial import LONGEST, TRIALS, play, trial
from tests.made_up import AntePortasFiles, FaiyumMaps, Luck
from tests.rule import rule
from tests.rules.test_faiyum_made_up import HEADER, Maker

MANY = (
    {"faiyum": 700, "ante-portas": 1300} if speed.compiled() else {"faiyum": 10, "ante-portas": 20}
)  # files
PARTS = 5  # of the files, so that several processes share them
SOME = 10 if speed.compiled() else 1  # that bots play with
BOTS = ("mcts:8", "greedy") if speed.compiled() else ("mcts:1", "greedy")


@cache
def made_up_words() -> list[str]:
    """Cards to choose from; making each anew for every file takes longer than playing."""
    maker = Maker(139)
    return [maker.words() for _ in range(1200 if speed.compiled() else 150)]


class FaiyumFiles(Luck):
    """Cards of Faiyum that the grammar allows, in any mixture, and maps."""

    def cards(self) -> str:
        rows = (f"{number},Card {number},rebuilt,{self.one(*made_up_words())}" for number in NUMBERS)
        return "\n".join([HEADER, *rows])

    def map(self) -> str:
        return FaiyumMaps(self.below(10**9)).map()


MAKERS: dict[str, type[FaiyumFiles | AntePortasFiles]] = {
    "faiyum": FaiyumFiles,
    "ante-portas": AntePortasFiles,
}


def written(folder: Path, name: str, text: str | None) -> Path | None:
    """A file with this text; none if there is none."""
    if text is None:
        return None
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def files(folder: Path, game: str, seed: int) -> tuple[Path | None, Path | None]:
    """Made-up cards, a made-up map, or both."""
    maker = MAKERS[game](seed)
    cards = maker.cards() if seed % 3 != 1 else None
    land = maker.map() if seed % 3 != 0 else None
    return written(folder, "cards.csv", cards), written(folder, "map.txt", land)


@rule("FA-96")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", list(MAKERS))
def test_what_reads_well_is_played_to_the_end_by_chance(game: str, part: int, tmp_path: Path) -> None:
    seeds = range(part, MANY[game], PARTS)
    passed = 0
    for seed in seeds:
        cards, land = files(tmp_path, game, seed)
        if mistakes_in(game, cards, land):
            continue
        passed += 1
        chosen = game_with(game, cards, land)
        assert play(chosen, chosen.seats[seed % len(chosen.seats)], Rng(seed, 1)) < LONGEST, seed
    assert passed > len(seeds) // 4


@rule("FA-96")
@pytest.mark.parametrize("game", list(MAKERS))
def test_bots_look_ahead_with_made_up_cards_and_come_to_an_end(game: str, tmp_path: Path) -> None:
    for seed in range(3000, 3000 + 3 * SOME, 3):  # with the map of the house
        cards, land = files(tmp_path, game, seed)
        if mistakes_in(game, cards, land):
            continue
        state, _ = play_game(game_with(game, cards, land), BOTS, {}, seed, 0)
        assert state.to_act == OVER


def test_the_house_never_comes_near_the_bound_of_the_look_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort.EFFORT, "most", effort.MOST // 20)
    few = [play(faiyum_game(), seats, Rng(5, seats)) for seats in (2, 4)]
    monkeypatch.undo()
    assert few == [play(faiyum_game(), seats, Rng(5, seats)) for seats in (2, 4)]


@rule("FA-96")
def test_a_game_that_breaks_is_told_by_the_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What no rule of the grammar forbids, and nobody can play."""
    cards = written(tmp_path, "cards.csv", FaiyumFiles(1).cards())
    assert mistakes_in("faiyum", cards, None) == []

    def broken(*_: object) -> int:
        raise IndexError("vec index out of range")

    monkeypatch.setattr("ludarium.games.trial.play", broken)
    (mistake,) = mistakes_in("faiyum", cards, None)
    assert isinstance(mistake, LudariumError)
    assert "cannot be played with these files: a game of 1 broke: IndexError" in str(mistake)
    monkeypatch.setattr("ludarium.games.trial.play", lambda *_: LONGEST)
    assert "does not end" in (trial(faiyum_game(), TRIALS) or "")
