"""Tells mypyc what C has a better word for: calls of these functions become calls of primitives.h."""

from __future__ import annotations

from mypyc.ir.ops import ERR_MAGIC, ERR_MAGIC_OVERLAPPING, ERR_NEVER
from mypyc.ir.rtypes import (
    RType,
    RVec,
    bool_rprimitive,
    int16_rprimitive,
    int32_rprimitive,
    int64_rprimitive,
    none_rprimitive,
    object_rprimitive,
)
from mypyc.primitives.registry import function_op

NUMBER = int64_rprimitive
COLUMNS, ACTIONS, NUMBERS = RVec(int16_rprimitive), RVec(int32_rprimitive), RVec(int64_rprimitive)
# How mypyc learns that a function failed, by what it gives back; the small ones never fail.
ERRORS = {none_rprimitive: ERR_MAGIC, NUMBER: ERR_MAGIC_OVERLAPPING, COLUMNS: ERR_MAGIC}

NEVER_FAIL = {"bit": 1, "lowest": 1, "count": 1, "nth": 2}  # by how many numbers they take
MAY_FAIL: dict[str, tuple[list[RType], RType]] = {
    "bits.put": ([NUMBERS, NUMBER, NUMBER, NUMBER], NUMBER),
    "bits.put_spaced": ([NUMBERS, NUMBER, NUMBER, NUMBER, NUMBER], NUMBER),
    "features.put_number": ([COLUMNS, NUMBER, NUMBER], none_rprimitive),
    "features.put_numbers": ([COLUMNS, NUMBER, NUMBERS, NUMBER, NUMBER], none_rprimitive),
    "features.put_change": ([COLUMNS, NUMBER, NUMBER, NUMBER], none_rprimitive),
    "features.put_row": ([COLUMNS, NUMBER, NUMBERS, NUMBER, NUMBER], none_rprimitive),
    "features.put_flag": ([COLUMNS, NUMBER, bool_rprimitive], none_rprimitive),
    "features.put_four": ([COLUMNS, *[NUMBER] * 5], none_rprimitive),
    "features.put_rows": ([COLUMNS, NUMBER, NUMBER, NUMBERS, *[NUMBER] * 5], none_rprimitive),
    "features.put_depths": (
        [COLUMNS, NUMBER, NUMBERS, NUMBER, NUMBER, NUMBERS, NUMBER, NUMBER],
        none_rprimitive,
    ),
    "batch.lay_columns": ([COLUMNS, NUMBER, COLUMNS, NUMBER, NUMBER], none_rprimitive),
    "batch.lay_pieces": ([COLUMNS, NUMBER, COLUMNS, NUMBER, NUMBERS, NUMBER], none_rprimitive),
    "batch.lay_actions": ([ACTIONS, NUMBER, NUMBERS, NUMBER], none_rprimitive),
    "batch.stretched": ([COLUMNS, NUMBER], COLUMNS),
}


def teach() -> None:
    """To be asked where gcc or clang compiles; other compilers get what mypyc makes of the functions."""
    for name, numbers in NEVER_FAIL.items():
        replace(f"bits.{name}", [NUMBER] * numbers, NUMBER, ERR_NEVER)
    replace("kept.let_be", [object_rprimitive], none_rprimitive, ERR_NEVER)
    for name, (arguments, result) in MAY_FAIL.items():
        replace(name, arguments, result, ERRORS[result])


def replace(name: str, arguments: list[RType], result: RType, error: int) -> None:
    function_op(
        name=f"ludarium.core.{name}",
        arg_types=arguments,
        return_type=result,
        c_function_name=f"Ludarium_{name.partition('.')[2]}",
        error_kind=error,
        steals=[True, False] if result == COLUMNS else False,
    )
