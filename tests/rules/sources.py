"""What the sources of a game can say, found without running them, so that no kind is missed."""

from __future__ import annotations

import ast
from functools import cache
from typing import TypeGuard

from tests.rules.clauses import ROOT

PLACE = {"note": 0, "Reason": 1, "ScoreLine": 0}  # which argument of the call is the kind
ONCE = {"Reason": ("_plain", "_short", "_named")}  # functions that make each of a kind only once


@cache
def kinds_made(family: str, maker: str) -> frozenset[str]:
    """The kinds that a game's modules give to all calls of `maker`."""
    found: set[str] = set()
    for path in sorted((ROOT / "src" / "ludarium" / "games" / family).glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name not in ONCE.get(maker, ()):
                for call in _calls(function, maker):
                    found |= _texts(call.args[PLACE[maker]], function)
    return frozenset(found)


def _calls(function: ast.FunctionDef, maker: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    return [call for call in calls if _name(call.func) in (maker, *ONCE.get(maker, ()))]


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _texts(value: ast.expr, function: ast.FunctionDef) -> set[str]:
    """All texts that an expression can be: a text, a choice of two, or a name given one of these."""
    match value:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp():
            return _texts(value.body, function) | _texts(value.orelse, function)
        case ast.Name():
            given = [node.value for node in ast.walk(function) if _assigns(node, value.id)]
            assert given, f"{function.name}: where does {value.id} come from?"
            return set().union(*[_texts(each, function) for each in given])
    raise AssertionError(f"{function.name}, line {value.lineno}: this kind cannot be told without running it")


def _assigns(node: ast.AST, name: str) -> TypeGuard[ast.Assign]:
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [name]
