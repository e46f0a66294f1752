"""The house is built as its plan says: imports go one way, compiled files are clean, links lead somewhere."""

from __future__ import annotations

import ast
import importlib
import re
import statistics
from pathlib import Path

import msgspec
import pytest

from tools import page

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludarium"
# Each part with the parts that it may import.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "text": {"core", "games", "text"},
    "advice": {"core", "games", "bots", "text", "advice"},
    "arena": {"core", "games", "bots", "text", "arena", "curious", "speed", "progress", "arguments"},
    "dataset": {"core", "games", "bots", "arena", "server", "dataset", "arguments", "progress"},
    "curious": {"core", "games", "arena", "curious"},
    "lessons": {"core", "games", "bots", "lessons"},
    "puzzles": {"core", "games", "bots", "text", "advice", "review", "puzzles"},
    "terminal": {"core", "games", "bots", "text", "advice", "lessons", "puzzles", "arena", "terminal"},
    "server": {
        *(
            "core",
            "games",
            "bots",
            "text",
            "advice",
            "lessons",
            "puzzles",
            "review",
            "curious",
            "server",
            "takeover",
        )
    },
    "site": {"core", "games", "text", "curious", "server", "site"},
    "review": {"core", "games", "bots", "text", "advice", "arena", "review"},
    "print": {"core", "games", "text", "print"},
    "adapters": {"core", "games", "bots", "adapters", "library", "text"},
    "library": {"core", "games", "bots", "text", "print", "terminal", "library"},
}
FORBIDDEN_NAMES = re.compile(r"(Manager|Handler|Service|Helper|Util|Base)s?$")


def test_nobody_waits_with_wait_for() -> None:
    """Before Python 3.12 it forgets to end when news come just then; asyncio.timeout does not."""
    paths = sorted(SOURCE.rglob("*.py"))
    assert [path for path in paths if "asyncio.wait_for(" in path.read_text(encoding="utf-8")] == []


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
    lists = SOURCE.rglob("compiled.txt")
    names = [path.parent / name for path in lists for name in path.read_text(encoding="utf-8").split()]
    assert len(names) > 5
    for name in names:
        module = importlib.import_module(".".join(name.relative_to(SOURCE.parent).with_suffix("").parts))
        classes = [each for each in vars(module).values() if isinstance(each, type)]
        own = [each for each in classes if each.__module__ == module.__name__]
        assert not [each for each in own if issubclass(each, msgspec.Struct)], name


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
    for name in ("librt", "msgspec", "fluent.runtime", "fluent.syntax", "typer", "rich", "openskill"):
        assert name in declared
        assert f"\n{name}==" in pinned


def test_documents_point_only_at_files_that_exist() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert pages
    for document in pages:
        prose = re.sub(r"`[^`\n]*`", "", document.read_text(encoding="utf-8"))
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose):
            assert (document.parent / target).exists(), f"{document.name} points at {target}"


def headings(document: Path) -> set[str]:
    """The names by which links reach the headings of a page, as the site makes them."""
    prose = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    found = re.findall(r"^#+ (.+)$", prose, re.MULTILINE)
    plain = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower() for heading in found]
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip()) for heading in plain}


def test_documents_point_only_at_headings_that_exist() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "bench").glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target, name in re.findall(r"\]\(([^)#:]*\.md)?#([^)]+)\)", document.read_text(encoding="utf-8")):
            page = document.parent / target if target else document
            assert name in headings(page), f"{document.name} points at {target}#{name}"


# --- the page ----------------------------------------------------------------------------------------------

PAGE = SOURCE / "web" / "src"
FOUNDATION = {"protocol", "say", "choices", "testing"}  # files beside the folders, which every part may use
# Each part of the page with the parts that it may import besides itself and the foundation.
PAGE_MAY_IMPORT: dict[str, set[str]] = {
    "look": set(),
    "home": set(),
    "tables": {"look"},
    "frame": {"look", "home", "tables"},
    "main": {"look", "home", "frame"},
}


def scripts() -> dict[Path, set[Path]]:
    """Every TypeScript file with the files that it imports, also only types of them."""
    imports = re.compile(r'(?:from|import)\s*\(?\s*"(\.[^"]+)"')
    return {
        path: {(path.parent / name).resolve() for name in imports.findall(path.read_text(encoding="utf-8"))}
        for path in sorted(PAGE.rglob("*.ts"))
    }


def part_of(script: Path) -> str:
    """The folder of a script, `tables/GAME` for a game's own, or its name if it lies beside the folders."""
    parts = script.relative_to(PAGE).with_suffix("").parts
    return "/".join(parts[:2]) if parts[0] == "tables" and len(parts) > 2 else parts[0]


def test_the_page_imports_one_way() -> None:
    for script, imports in scripts().items():
        part = part_of(script)
        may = PAGE_MAY_IMPORT.get(part.partition("/")[0], set()) | FOUNDATION | {part, part.partition("/")[0]}
        if script in (page.DRAWN, page.TABLES / "index.ts"):  # the drawings, and who chooses one
            continue
        assert {part_of(name) for name in imports} <= may, script.relative_to(PAGE)


def test_the_list_of_drawings_is_what_the_folders_tell() -> None:
    assert page.DRAWN.read_text(encoding="utf-8") == page.drawn()
    assert {"ante_portas", "builders", "faiyum"} <= set(re.findall(r"^  (\w+):", page.drawn(), re.MULTILINE))


def test_no_script_of_the_page_imports_itself_by_a_detour() -> None:
    left = scripts()
    while free := [script for script, imports in left.items() if not imports & left.keys()]:
        for script in free:
            del left[script]
    assert [str(script.relative_to(PAGE)) for script in left] == []


def test_styles_stand_beside_the_part_that_they_style() -> None:
    """At the foot of the part, or in a file that is named after it."""
    styles = [path for path in scripts() if path.stem == "styles" or path.stem.endswith("-styles")]
    assert len(styles) > 10
    lost = [path.name for path in styles if not path.with_stem(path.stem.removesuffix("-styles")).exists()]
    assert lost == []
