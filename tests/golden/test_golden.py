"""What must never change: the finished games of this folder, perft counts, the hash of a simulation."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.arena.simulate import simulate
from ludarium.core import notation
from ludarium.core.play import perft
from ludarium.core.record import replay
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES, HOUSE, game_named
from ludarium.games.faiyum.campaign import Campaign
from ludarium.games.faiyum.game import FAIYUM

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*.game"))
HASHES = {  # of 12 random games with seed 7, by game and seats
    ("builders-middle-ages", 3): "e53b48b2e4caccccd8572a1117ec1237e80d07e34ae799f921c359317f0a5ce3",
    ("builders-antiquity", 3): "afecaec4647f9b50d5ac5942c3b6617286532d6338c6a1e840c0f2fb821c68c6",
    ("ante-portas", 2): "8de0b2b4f03eb8d7eab03e458803899a22b533f5be1f32d4ea62cd121f087715",
    ("faiyum", 4): "932f01417d073c8b0f46211d4291dee88841e32abdc69db5945c96686db2ebc3",
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_games_replay_to_the_letter(path: Path) -> None:
    """Reading verifies every move, every hash, every draw and the result."""
    record = notation.load(path, GAMES)
    assert notation.write(record) == path.read_text(encoding="utf-8")
    assert record.seed is not None
    assert record.after().to_act == OVER
    for position in replay(record)[::25]:
        assert record.game.census(position) == []


def test_golden_games_cover_every_game_and_number_of_seats() -> None:
    records = [notation.load(path, GAMES) for path in FILES]
    played = {(record.game.id, len(record.seats)) for record in records}
    assert played == {(game.id, seats) for game in HOUSE for seats in game.seats}


def test_a_whole_golden_campaign_replays_to_the_letter() -> None:
    """Every game of the pharaoh's challenge, its rewards, its goals and the miss that cost nothing."""
    path = HERE / "campaign" / "challenge.json"
    told = Campaign.verify(path, FAIYUM)
    assert told.write() == path.read_text(encoding="utf-8")
    assert told.won
    records = [notation.load(file, GAMES) for file in sorted(path.parent.glob("*.game"))]
    assert [record.options["rewards"] for record in records] == ["none", "1", "2", "3", "3", "4", "5", "6"]
    for record, file in zip(records, sorted(path.parent.glob("*.game")), strict=True):
        assert notation.write(record) == file.read_text(encoding="utf-8")
        assert record.seed is not None


def scene(game: str, seats: int, seed: int, moves: int) -> State:
    """The position after so many random moves of seats, chance having had its say."""
    state, rng = game_named(game).new(seats), Rng(seed)
    while moves > 0 or state.to_act == CHANCE:
        if state.to_act == CHANCE:
            state.apply(state.draw(rng))
        else:
            legal = state.legal()
            state.apply(legal[int(rng.below(len(legal)))])
            moves -= 1
    return state


def perft_rows() -> list[dict[str, str]]:
    with (HERE / "perft.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("row", perft_rows(), ids=lambda row: "-".join(list(row.values())[:4]))
def test_perft_counts(row: dict[str, str]) -> None:
    state = scene(row["game"], int(row["seats"]), int(row["seed"]), int(row["moves"]))
    counts = [int(row[f"depth{depth}"]) for depth in (1, 2, 3)]
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("game", "seats"), sorted(HASHES))
def test_the_hash_of_a_simulation_is_the_same_everywhere(game: str, seats: int) -> None:
    """Interpreted, compiled, on every Python: the same seed gives the same games."""
    assert simulate(game_named(game), ["random"] * seats, 12, 7).hash == HASHES[game, seats]


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_no_process_and_no_hash_seed_changes_a_game(hash_seed: str) -> None:
    asked = (
        "from ludarium.arena.simulate import simulate; from ludarium.games import game_named;"
        "print(simulate(game_named('builders-antiquity'), ['greedy', 'random'], 2, 3).hash)"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == simulate(game_named("builders-antiquity"), ["greedy", "random"], 2, 3).hash
