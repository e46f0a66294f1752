"""The table of clauses and their tests: `python -m tests.rules.coverage` writes docs/rules/coverage.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from textwrap import shorten
from typing import TypeGuard

from tests.rules.clauses import PAGES, ROOT, in_force

TABLE = PAGES / "coverage.md"
COMMAND = "python -m tests.rules.coverage"
SHORT = 90
HEAD = f"""# Which test proves which clause

Written by `{COMMAND}`; a test fails while this page differs from the marks `@rule("…")` in `tests/`.
"""


@dataclass(frozen=True)
class Test:
    """A test function and the clauses that its marks name."""

    __test__ = False

    path: Path  # from the root of the repository
    name: str
    clauses: tuple[str, ...]


@cache
def marked_tests() -> list[Test]:
    """All tests of the repository, marked or not, in the order of files and lines."""
    found: list[Test] = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        found += _tests_in(tree, path.relative_to(ROOT), "", _module_marks(tree))
    return found


def _tests_in(
    scope: ast.Module | ast.ClassDef, path: Path, prefix: str, outer: tuple[str, ...]
) -> Iterator[Test]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from _tests_in(node, path, f"{prefix}{node.name}.", outer + _marks(node.decorator_list))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            clauses = dict.fromkeys(outer + _marks(node.decorator_list))
            yield Test(path, prefix + node.name, tuple(clauses))


def _module_marks(tree: ast.Module) -> tuple[str, ...]:
    """What `pytestmark = rule(…)` gives to a whole file."""
    values = [node.value for node in tree.body if isinstance(node, ast.Assign) and _is_pytestmark(node)]
    return _marks(values)


def _is_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def _marks(expressions: Sequence[ast.expr]) -> tuple[str, ...]:
    """The clauses in all calls of `rule`, also in those inside `pytest.param(…, marks=rule(…))`."""
    calls = [node for expression in expressions for node in ast.walk(expression) if _is_rule(node)]
    return tuple(_clause(argument) for call in calls for argument in call.args)


def _is_rule(node: ast.AST) -> TypeGuard[ast.Call]:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def _clause(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise ValueError(f"line {argument.lineno}: a mark names its clauses as plain strings")


# --- the page -----------------------------------------------------------------------------------------


def table() -> str:
    """The text of docs/rules/coverage.md."""
    parts = [HEAD]
    for name, clauses in in_force().items():
        rows = [f"| {clause} | {_short(text)} | {_proofs(clause)} |" for clause, text in clauses.items()]
        parts.append(
            "\n".join(
                [f"## [{name}]({name}.md)", "", "| clause | text | tests |", "|---|---|---|", *rows, ""]
            )
        )
    return "\n".join(parts)


def _short(text: str) -> str:
    return shorten(text, SHORT, placeholder=" …").replace("|", "\\|")


def _proofs(clause: str) -> str:
    """The tests of a clause, file by file."""
    tests = [test for test in marked_tests() if clause in test.clauses]
    return "<br>".join(
        f"[{path.stem}](../../{path.as_posix()}): " + ", ".join(f"`{test.name}`" for test in group)
        for path, group in groupby(tests, lambda test: test.path)
    )


def main() -> None:
    TABLE.write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
