"""The house is built as its plan says: imports go one way, compiled files are clean, links lead somewhere."""

from __future__ import annotations

import ast
import re
import statistics
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludarium"
# Each part with the parts that it may import.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "text": {"core", "games", "text"},
    "arena": {"core", "games", "bots", "text", "arena", "speed", "progress", "arguments"},
    "terminal": {"core", "games", "bots", "text", "arena", "terminal"},
    "server": {"core", "games", "bots", "text", "server"},
    "print": {"core", "games", "text", "print"},
    "adapters": {"core", "games", "bots", "adapters"},
}
FORBIDDEN_NAMES = re.compile(r"(Manager|Handler|Service|Helper|Util|Base)s?$")


def modules(part: str) -> list[Path]:
    return sorted((SOURCE / part).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The parts of ludarium that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("ludarium.")}
    return found


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_imports_go_one_way(part: str) -> None:
    for path in modules(part):
        assert imported(path) <= MAY_IMPORT[part], path.name


def test_core_names_no_game() -> None:
    for path in modules("core"):
        text = path.read_text(encoding="utf-8").lower()
        assert not re.search(r"builders|faiyum|ante_portas|prisoner", text), path.name


def test_compiled_modules_define_no_msgspec_structs() -> None:
    names = re.findall(r'"([a-z_/]+\.py)"', (ROOT / "setup.py").read_text(encoding="utf-8"))
    assert len(names) > 5
    for name in names:
        assert "msgspec" not in (SOURCE / name).read_text(encoding="utf-8"), name


def functions() -> list[ast.FunctionDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def test_functions_are_short() -> None:
    lengths = [(node.end_lineno or 0) - node.body[0].lineno + 1 for node in functions()]
    assert statistics.median(lengths) <= 7


def test_classes_have_names_from_the_table_not_from_the_office() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert not FORBIDDEN_NAMES.search(node.name), f"{path.name}: {node.name}"


def test_pinned_packages_fit_the_declared_ranges() -> None:
    """What `pip install ludarium` may choose includes what run.py installs."""
    declared = re.findall(r'"([A-Za-z_.]+)>=', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    for name in ("librt", "msgspec", "fluent.runtime", "typer", "rich", "openskill"):
        assert name in declared
        assert f"\n{name}==" in pinned


def test_documents_point_only_at_files_that_exist() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert pages
    for page in pages:
        prose = re.sub(r"`[^`\n]*`", "", page.read_text(encoding="utf-8"))
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose):
            assert (page.parent / target).exists(), f"{page.name} points at {target}"
