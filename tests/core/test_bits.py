"""Sets as bit masks agree with Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludarium.core.bits import count, lowest, members, nth

SETS = st.sets(st.integers(0, 61), min_size=1)


@given(SETS)
def test_a_mask_is_a_set(chosen: set[int]) -> None:
    mask = sum(1 << n for n in chosen)
    assert members(mask) == sorted(chosen)
    assert int(count(mask)) == len(chosen)
    assert int(lowest(mask)) == min(chosen)
    assert [int(nth(mask, k)) for k in range(len(chosen))] == sorted(chosen)
