"""A small network that weighs the parts of a position. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FARTHEST: Final = 5.0  # from the usual, in deviations: farther is as strange as this


@final
class PartsRow:
    """Figures that a mind finds in a position, written one after the other."""

    def __init__(self, most: int) -> None:
        self.values: vec[float] = vec[float]([0.0] * most)
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, value: float) -> None:
        self.values[self.size] = value
        self.size += 1

    def join(self, other: PartsRow) -> None:
        """Add all figures of another row."""
        for i in range(other.size):
            self.add(other.values[i])

    def listed(self) -> list[float]:
        return [self.values[i] for i in range(self.size)]


@final
class Network:
    """Two hidden layers with outputs from 0 to 1, then one number; the hand-made lead is added to it."""

    def __init__(self, inputs: int, first: int, second: int, numbers: list[float]) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.one: vec[float] = vec[float]([0.0] * first)
        self.two: vec[float] = vec[float]([0.0] * second)
        cut = Cut(numbers)
        self.usual: vec[float] = cut.next(inputs)  # of each input: what it is on average, …
        self.steepness: vec[float] = cut.next(inputs)  # … and one part of its deviation
        self.weights_one: vec[float] = cut.next(inputs * first)  # input by input
        self.bias_one: vec[float] = cut.next(first)
        self.weights_two: vec[float] = cut.next(first * second)
        self.bias_two: vec[float] = cut.next(second)
        self.weights_out: vec[float] = cut.next(second)
        self.slope: float = cut.next(1)[0]  # what the hand-made lead counts

    def lead(self, row: PartsRow, by_hand: float) -> float:
        """How much better than its rivals a seat stands, as the logarithm of odds."""
        self._first_layer(row.values)
        self._second_layer()
        total: float = self.slope * by_hand
        for j in range(self.second):
            total += min(1.0, max(0.0, self.two[j])) * self.weights_out[j]
        return total

    def _first_layer(self, values: vec[float]) -> None:
        one, weights, first = self.one, self.weights_one, self.first
        for j in range(first):
            one[j] = self.bias_one[j]
        at: i64 = 0
        for i in range(self.inputs):
            x: float = (values[i] - self.usual[i]) * self.steepness[i]
            if x != 0.0:  # most of what is there or not is not there
                x = max(-FARTHEST, min(FARTHEST, x))
                for j in range(first):
                    one[j] = one[j] + x * weights[at + j]
            at += first

    def _second_layer(self) -> None:
        one, two, weights, second = self.one, self.two, self.weights_two, self.second
        for j in range(second):
            two[j] = self.bias_two[j]
        at: i64 = 0
        for i in range(self.first):
            x: float = one[i]
            if x > 0.0:
                x = min(1.0, x)
                for j in range(second):
                    two[j] = two[j] + x * weights[at + j]
            at += second


class Cut:
    """Cuts a long row of numbers into the parts of a network."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = numbers
        self.at = 0

    def next(self, many: int) -> vec[float]:
        self.at += many
        return vec[float](self.numbers[self.at - many : self.at])


def numbers_of(inputs: int, first: int, second: int) -> int:
    """How many numbers make a network of this size."""
    return 2 * inputs + inputs * first + first + first * second + 2 * second + 1
