"""A position of Nim as numbers for learning programs."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.features import Features, put_flag, put_number
from ludarium.core.state import State

from .rules import Nim
from .state import ROWS


class NimFeatures(Features):
    """The rows, then every seat from the one that looks on."""

    def names(self, seats: int) -> list[str]:
        rows = [f"row-{row}" for row in ROWS[: seats + 1]]
        return [*rows, "last-wins", *[f"seat-{n}-{what}" for n in range(seats) for what in ("turn", "taken")]]

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        position = cast(Nim, state)
        for sticks in position.rows:
            put_number(out, at, sticks)
            at += 1
        put_flag(out, at, position.last_wins)
        for place in range(int(position.seats)):
            other = (int(seat) + place) % int(position.seats)
            put_flag(out, at + 1 + 2 * place, bool(position.to_act == other))
            put_number(out, at + 2 + 2 * place, position.taken[other])
