"""Fits a network to games of self-play: plain numpy, the same weights from the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludarium.arena.lessons import Lesson
from ludarium.bots.networks import unpacked
from ludarium.bots.search.network import FARTHEST

Array = NDArray[np.float32]
FIRST, SECOND = 32, 16  # outputs of the hidden layers
BATCH = 512  # positions
RATE, SLOPE_RATE, DECAY, DROPOUT = 2e-3, 1e-2, 1e-3, 0.1
BETA_ONE, BETA_TWO, TINY = 0.9, 0.999, 1e-8
WARMING = 0.15  # the part of the steps in which the rate rises
FLATTEST = 1e-3  # deviation of an input that says anything
HELD_OUT = 11  # one of so many games is not learned from


@dataclass
class LessonTable:
    """All positions of all games, one row a seat; those of a position lie together."""

    inputs: Array  # row x input
    by_hand: Array  # row
    results: Array  # row: the share of the win
    starts: NDArray[np.int64]  # position -> its first row
    games: NDArray[np.int64]  # position -> its game
    seats: NDArray[np.int64]  # position -> seats

    def rows_of(self, positions: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The rows of some positions, and where each position begins among them."""
        seats = self.seats[positions]
        first = np.cumsum(seats) - seats
        rows = np.repeat(self.starts[positions] - first, seats) + np.arange(int(seats.sum()))
        return rows, first


def table_of(lessons: Sequence[Lesson], seat_parts: int, table_parts: int) -> LessonTable:
    """The rows of all lessons, in the order of the games."""
    found = [_rows(lesson, seat_parts, table_parts) for lesson in lessons if lesson.turns]
    kept = [lesson for lesson in lessons if lesson.turns]
    seats = np.concatenate([np.full(lesson.turns, lesson.seats) for lesson in kept])
    return LessonTable(
        inputs=np.concatenate([inputs for inputs, _ in found]),
        by_hand=np.concatenate([by_hand for _, by_hand in found]),
        results=np.concatenate(
            [np.tile(np.array(lesson.shares, np.float32), lesson.turns) for lesson in kept]
        ),
        starts=np.cumsum(seats) - seats,
        games=np.concatenate([np.full(lesson.turns, lesson.game) for lesson in kept]),
        seats=seats,
    )


def _rows(lesson: Lesson, seat_parts: int, table_parts: int) -> tuple[Array, Array]:
    """What the network is told for each seat: both leads, both rows of parts, the table (see Mind.weigh)."""
    seats, turns = lesson.seats, lesson.turns
    numbers = np.array(unpacked(lesson.numbers), dtype=np.float32).reshape(turns, -1)
    leads, parts = numbers[:, :seats], numbers[:, seats : seats * (1 + seat_parts)]
    own = parts.reshape(turns, seats, seat_parts)
    others = np.repeat(leads[:, None, :], seats, axis=1)
    others[:, np.arange(seats), np.arange(seats)] = -np.inf
    rival = others.argmax(axis=2) if seats > 1 else np.zeros((turns, 1), dtype=np.int64)
    turn = np.arange(turns)[:, None]
    table = np.repeat(numbers[:, None, numbers.shape[1] - table_parts :], seats, axis=1)
    both = np.stack([leads, leads[turn, rival]], axis=2)
    inputs = np.concatenate([both, own, own[turn, rival], table], axis=2)
    return inputs.reshape(turns * seats, -1), leads.reshape(-1)


def shared_out(leads: Array, first: NDArray[np.int64]) -> Array:
    """Leads as chances, position by position."""
    sizes = np.diff(np.append(first, len(leads)))
    best = np.repeat(np.maximum.reduceat(leads, first), sizes)
    odds = np.exp(leads - best)
    chances: Array = (odds / np.repeat(np.add.reduceat(odds, first), sizes)).astype(np.float32)
    return chances


def loss_of(chances: Array, wanted: Array, positions: int) -> float:
    """The cross-entropy of a position."""
    return float(-(wanted * np.log(np.maximum(chances, 1e-7))).sum() / positions)


def usual_of(inputs: Array) -> tuple[Array, Array]:
    """What each input is on average, and one part of its deviation.

    What is only there or not stays as it is: a card that is seldom somewhere would weigh as much as all
    the others, and be learned by heart. Of what was always the same nothing is known, so it never counts.
    """
    yes_or_no = ((inputs == 0) | (inputs == 1)).all(axis=0)
    deviation = inputs.std(axis=0)
    usual = np.where(yes_or_no, 0, inputs.mean(axis=0))
    steepness = np.where(deviation < FLATTEST, 0, 1 / np.maximum(deviation, FLATTEST))
    steepness = np.where(yes_or_no, 1, steepness)
    return usual.astype(np.float32), steepness.astype(np.float32)


class Fit:
    """A network that is being fitted."""

    def __init__(self, table: LessonTable, seed: int) -> None:
        self.table = table
        self.rng = np.random.default_rng(seed)
        positions = np.arange(len(table.starts))
        held = table.games % HELD_OUT == 0
        self.learned, self.held = positions[~held], positions[held]
        rows, _ = table.rows_of(self.learned)
        self.usual, self.steepness = usual_of(table.inputs[rows])
        self.scaled = np.clip((table.inputs - self.usual) * self.steepness, -FARTHEST, FARTHEST)
        inputs = table.inputs.shape[1]
        self.weights: list[Array] = [
            self._drawn(inputs, FIRST, 1.0),
            np.full(FIRST, 0.3, np.float32),
            self._drawn(FIRST, SECOND, 2.0),
            np.full(SECOND, 0.3, np.float32),
            np.zeros(SECOND, np.float32),
            np.ones(1, np.float32),
        ]

    def _drawn(self, rows: int, columns: int, spread: float) -> Array:
        drawn: Array = self.rng.standard_normal((rows, columns)).astype(np.float32)
        return drawn * np.float32(0.5 * np.sqrt(spread / rows))

    def leads(self, rows: NDArray[np.int64]) -> Array:
        one, bias_one, two, bias_two, out, slope = self.weights
        first = np.clip(self.scaled[rows] @ one + bias_one, 0, 1)
        second = np.clip(first @ two + bias_two, 0, 1)
        found: Array = second @ out + slope[0] * self.table.by_hand[rows]
        return found

    def chances(self) -> Array:
        """Of all rows."""
        return shared_out(self.leads(np.arange(len(self.scaled))), self.table.starts)

    def losses(self) -> tuple[float, float]:
        """On the games that were not learned from: of the network and of the hand-made judgement."""
        rows, first = self.table.rows_of(self.held)
        wanted, positions = self.table.results[rows], len(self.held)
        return (
            loss_of(shared_out(self.leads(rows), first), wanted, positions),
            loss_of(shared_out(self.table.by_hand[rows], first), wanted, positions),
        )

    def go_on(self, wanted: Array, epochs: int) -> None:
        """Some rounds through all positions towards what is wanted of each row."""
        moved = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        steps = epochs * max(1, len(self.learned) // BATCH)
        for step in range(steps):
            if step % max(1, steps // epochs) == 0:
                order = self.rng.permutation(self.learned)
            at = step % max(1, steps // epochs) * BATCH
            slopes = self._slopes(order[at : at + BATCH], wanted)
            self._step(slopes, moved, step, steps)

    def _slopes(self, positions: NDArray[np.int64], wanted: Array) -> list[Array]:
        """How the loss changes with each weight."""
        rows, first = self.table.rows_of(positions)
        one, bias_one, two, bias_two, out, slope = self.weights
        x = self.scaled[rows]
        raw_one = x @ one + bias_one
        kept = (self.rng.random(raw_one.shape) >= DROPOUT).astype(np.float32) / (1 - DROPOUT)
        hidden_one = np.clip(raw_one, 0, 1) * kept
        raw_two = hidden_one @ two + bias_two
        hidden_two = np.clip(raw_two, 0, 1)
        by_hand = self.table.by_hand[rows]
        chances = shared_out(hidden_two @ out + slope[0] * by_hand, first)
        error = (chances - wanted[rows]) / len(positions)
        error_two = np.outer(error, out) * ((raw_two > 0) & (raw_two < 1))
        error_one = (error_two @ two.T) * kept * ((raw_one > 0) & (raw_one < 1))
        return [
            x.T @ error_one,
            error_one.sum(axis=0),
            hidden_one.T @ error_two,
            error_two.sum(axis=0),
            hidden_two.T @ error,
            np.array([(error * by_hand).sum()], np.float32),
        ]

    def _step(self, slopes: list[Array], moved: list[tuple[Array, Array]], step: int, steps: int) -> None:
        """Adam with a rate that rises and falls again, and weights that fade."""
        warm = WARMING * steps
        falling = 0.5 + 0.5 * np.cos(np.pi * (step - warm) / (steps - warm))
        part = (step + 1) / warm if step < warm else falling
        for number, weight in enumerate(self.weights):
            slope, (mean, square) = slopes[number], moved[number]
            mean[...] += (1 - BETA_ONE) * (slope - mean)
            square[...] += (1 - BETA_TWO) * (slope * slope - square)
            move = mean / (1 - BETA_ONE ** (step + 1))
            size = np.sqrt(square / (1 - BETA_TWO ** (step + 1))) + TINY
            rate = (SLOPE_RATE if number == len(slopes) - 1 else RATE) * part
            fading = DECAY if weight.ndim == 2 else 0.0
            weight[...] -= np.float32(rate) * (move / size + fading * weight)

    def numbers(self) -> list[float]:
        """As `Network` takes them."""
        parts = [self.usual, self.steepness, *self.weights]
        return [float(number) for part in parts for number in part.reshape(-1)]


def looking_ahead(table: LessonTable, chances: Array, trust: float) -> Array:
    """For each row what the next turns of its game say, and its result in the end; `trust` in the latter."""
    wanted = table.results.copy()
    for position in range(len(table.starts) - 2, -1, -1):
        if table.games[position] == table.games[position + 1]:
            seats = int(table.seats[position])
            here, later = int(table.starts[position]), int(table.starts[position + 1])
            wanted[here : here + seats] = (1 - trust) * chances[later : later + seats] + trust * wanted[
                later : later + seats
            ]
    return wanted


def fitted(table: LessonTable, seed: int, epochs: int) -> Fit:
    """To the results first, then to what later turns say."""
    fit = Fit(table, seed)
    fit.go_on(table.results, epochs)
    for trust in (0.7, 0.5):
        fit.go_on(looking_ahead(table, fit.chances(), trust), epochs)
    return fit
