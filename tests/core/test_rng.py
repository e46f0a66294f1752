"""The generator gives the same numbers on every machine, and fair ones."""

from __future__ import annotations

from ludarium.core.rng import Rng


def test_the_numbers_never_change() -> None:
    """Old seeds must deal the same cards for ever; these are sfc32's numbers, found by another program."""
    rng = Rng(7, 3)
    assert [int(rng.next()) for _ in range(4)] == reference(7, 3, 4)
    assert [int(Rng(2**63 - 1, 5).next())] == reference(2**63 - 1, 5, 1)


def reference(seed: int, stream: int, count: int) -> list[int]:
    """sfc32 as its author describes it, written again with plain integers."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, stream % 2**32, 1
    numbers = []
    for _ in range(15 + count):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ b // 2**9, c * 9 % 2**32
        c = ((c * 2**21 % 2**32 | c // 2**11) + out) % 2**32
        numbers.append(out)
    return numbers[15:]


def test_below_is_even_and_in_range() -> None:
    rng = Rng(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[int(rng.below(7))] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)


def test_streams_of_one_seed_differ_and_copies_do_not() -> None:
    assert [int(Rng(1, 0).next())] != [int(Rng(1, 1).next())]
    rng = Rng(5)
    rng.next()
    other = rng.copy()
    assert [int(rng.next()) for _ in range(5)] == [int(other.next()) for _ in range(5)]
