"""Learned judgement: parts in, chances out; weights that cannot be used are named, and play goes on."""

from __future__ import annotations

import logging
import math
from pathlib import Path

import msgspec
import pytest

from ludarium.bots import networks
from ludarium.bots.networks import WeightsError, learn, mind_of, network_from, packed, unpacked
from ludarium.bots.search.mind import Mind, judged, looked_at
from ludarium.bots.search.network import FARTHEST, Network, PartsRow, numbers_of
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import GAMES
from tests.bots.names import WITH_A_MIND
from tests.bots.weights import drawn, file_for, mind_by_hand, written
from tests.scenes import MIDDLE_AGES


def learned_positions(game: str, seats: int, seed: int) -> list[State]:
    """Positions of a quick game from which a network would learn."""
    mind, state, rng = mind_by_hand(game), GAMES[game].new(seats), Rng(seed)
    found: list[State] = []
    settle(state, rng)
    while state.to_act != OVER and len(found) < 6:
        if mind.worth_learning(state):
            found.append(state.copy())
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        settle(state, rng)
    return found


# --- the network ----------------------------------------------------------------------------------


def by_the_book(numbers: list[float], inputs: list[float], first: int, second: int, by_hand: float) -> float:
    """The same network, written as it is described."""
    n, rest = len(inputs), iter(numbers)
    usual, steep = [next(rest) for _ in range(n)], [next(rest) for _ in range(n)]
    one = [[next(rest) for _ in range(first)] for _ in range(n)]
    bias_one = [next(rest) for _ in range(first)]
    two = [[next(rest) for _ in range(second)] for _ in range(first)]
    bias_two = [next(rest) for _ in range(second)]
    out, slope = [next(rest) for _ in range(second)], next(rest)
    x = [max(-FARTHEST, min(FARTHEST, (a - b) * c)) for a, b, c in zip(inputs, usual, steep, strict=True)]
    h = [min(1, max(0, bias_one[j] + sum(x[i] * one[i][j] for i in range(n)))) for j in range(first)]
    g = [min(1, max(0, bias_two[j] + sum(h[i] * two[i][j] for i in range(first)))) for j in range(second)]
    return slope * by_hand + sum(a * b for a, b in zip(g, out, strict=True))


def test_a_network_computes_what_is_written() -> None:
    inputs, first, second = 7, 5, 3
    for seed in range(20):
        numbers = drawn(numbers_of(inputs, first, second), seed)
        values = [10 * number for number in drawn(inputs, seed + 100)]
        row = PartsRow(inputs)
        for value in values:
            row.add(value)
        expected = by_the_book(numbers, values, first, second, 0.5)
        assert Network(inputs, first, second, numbers).lead(row, 0.5) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("game", WITH_A_MIND)
def test_every_part_has_a_name_and_is_a_number(game: str) -> None:
    mind = mind_by_hand(game)
    for seats in [each for each in GAMES[game].seats if each > 1]:
        positions = learned_positions(game, seats, 3)
        assert positions
        for state in positions:
            found = looked_at(mind, state)
            assert len(found) == seats * (1 + len(mind.seat_parts())) + len(mind.table_parts())
            assert all(math.isfinite(number) for number in found)


@pytest.mark.parametrize("game", WITH_A_MIND)
def test_chances_are_shared_out_whatever_the_network_says(game: str, tmp_path: Path) -> None:
    mind = learn(mind_by_hand(game), game, written(tmp_path, file_for(game)))
    assert mind.network is not None
    for seats in [each for each in GAMES[game].seats if each > 1]:
        by_hand, by_network = chances(mind_by_hand(game), game, seats), chances(mind, game, seats)
        assert all(sum(each) == pytest.approx(1.0) for each in by_hand + by_network)
        assert by_hand != by_network


def chances(mind: Mind, game: str, seats: int) -> list[list[float]]:
    return [judged(mind, state, 1) for state in learned_positions(game, seats, 4)]


# --- bad weights ----------------------------------------------------------------------------------


def spoilt(kind: str) -> bytes:
    good = file_for(MIDDLE_AGES)
    numbers = unpacked(good.numbers)
    match kind:
        case "game":
            return msgspec.json.encode(file_for("faiyum"))
        case "version":
            return msgspec.json.encode(msgspec.structs.replace(good, table_parts=good.table_parts[1:]))
        case "size":
            return msgspec.json.encode(msgspec.structs.replace(good, numbers=packed(numbers[1:])))
        case "layers":
            return msgspec.json.encode(msgspec.structs.replace(good, first=0))
        case "no-number":
            return msgspec.json.encode(
                msgspec.structs.replace(good, numbers=packed([math.nan, *numbers[1:]]))
            )
        case "garbled":
            return msgspec.json.encode(msgspec.structs.replace(good, numbers="?" + good.numbers[1:]))
    return b"{"


SPOILT = {
    "game": "weights for faiyum, not for builders-middle-ages",
    "version": "weights of another version",
    "size": "numbers instead of",
    "layers": "hidden layers of 0 and 3",
    "no-number": "holds what is no number",
    "garbled": "its numbers cannot be read",
    "torn": "these are no weights",
}


@pytest.mark.parametrize("kind", SPOILT)
def test_bad_weights_are_named_in_one_line_and_judgement_by_hand_plays(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / f"{kind}.json"
    path.write_bytes(spoilt(kind))
    with pytest.raises(WeightsError, match=SPOILT[kind]):
        network_from(path, MIDDLE_AGES, mind_by_hand(MIDDLE_AGES))
    with caplog.at_level(logging.WARNING, "ludarium.bots"):
        minds = [learn(mind_by_hand(MIDDLE_AGES), MIDDLE_AGES, path) for _ in range(2)]
    assert [mind.network for mind in minds] == [None, None]
    (line,) = caplog.messages
    assert SPOILT[kind] in line
    assert line.endswith("the hand-made judgement plays")
    assert "\n" not in line


def test_weights_that_are_not_there_are_named(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="No such file"):
        network_from(tmp_path / "none.json", MIDDLE_AGES, mind_by_hand(MIDDLE_AGES))


@pytest.mark.parametrize("path", sorted(networks.FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_shipped_weights_are_used_and_have_a_card(path: Path) -> None:
    assert mind_of(GAMES[path.stem]).network is not None
    assert mind_of(GAMES[path.stem], learned=False).network is None
    card = networks.read(path).card
    assert card.loss < card.loss_by_hand
    assert card.command.startswith("ludarium train ")
    assert card.strength
