"""The engine's packed arrays as numpy arrays over the same memory, and numbers from outside, checked."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludarium.core.errors import LudariumError, OptionError

LARGEST_SEED = 2**63 - 1
INT16, INT32, INT64 = np.dtype(np.int16), np.dtype(np.int32), np.dtype(np.int64)
BOOL, UINT8, FLOAT64 = np.dtype(np.bool_), np.dtype(np.uint8), np.dtype(np.float64)

Number = TypeVar("Number", bound=np.generic)


def shared(numbers: Any, kind: np.dtype[Number]) -> NDArray[Number]:
    """A packed array of the engine, not copied and not to be written."""
    return np.frombuffer(numbers, kind)


def shaped(numbers: Any, kind: np.dtype[Number], shape: tuple[int, ...]) -> NDArray[Number]:
    """The same of a known shape, in one step."""
    return np.ndarray(shape, kind, numbers)


def between(name: str, value: object, least: int, most: int) -> int:
    """A whole number from `least` to `most`."""
    if isinstance(value, int | np.integer) and not isinstance(value, bool) and least <= value <= most:
        return int(value)
    raise OptionError(f"{name} must be a whole number from {least} to {most}, not {value!r}")


def packed(actions: object, n: int) -> bytes:
    """n actions from outside as the engine reads them, eight bytes each."""
    if not isinstance(actions, np.ndarray):
        raise LudariumError(f"actions must be a numpy array of shape ({n},), not {type(actions).__name__}")
    if actions.shape != (n,):
        raise LudariumError(f"actions must be a numpy array of shape ({n},), not {actions.shape}")
    if actions.dtype.kind not in "iu":
        raise LudariumError(f"actions must be whole numbers, not {actions.dtype}")
    return actions.astype("<i8").tobytes()
