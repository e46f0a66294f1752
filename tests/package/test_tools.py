"""What sets the house up: an old Python is told so, a release has one number, an engine is taken over."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludarium import takeover
from ludarium.games import game_named
from ludarium.server.thinker import Question
from tests.package.conftest import ROOT
from tests.served import patience
from tools import backend, page, release, start

NEW_WORDS = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.AsyncFunctionDef, ast.Match, ast.Starred)


def test_an_old_python_can_read_the_first_file_and_be_told_so() -> None:
    text = (ROOT / "run.py").read_text(encoding="ascii")
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, NEW_WORDS)
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
            assert not any(argument.annotation for argument in node.args.args)
        if isinstance(node, ast.ImportFrom):
            assert node.module == "tools.start"  # after the question which Python this is


def test_a_build_asks_only_for_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "is_built", lambda: True)
    assert any(line.startswith("mypy==") for line in backend.get_requires_for_build_wheel())
    assert any(line.startswith("msgspec==") for line in backend.get_requires_for_build_wheel())
    monkeypatch.setenv("LUDARIUM_INTERPRETED", "1")
    assert backend.get_requires_for_build_wheel() == []
    monkeypatch.setattr(page, "is_built", lambda: False)
    assert [line.partition("==")[0] for line in backend.get_requires_for_build_sdist()] == ["deno"]


def test_native_code_of_a_module_that_is_compiled_no_more_is_not_installed_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(start, "ROOT", tmp_path)
    package = tmp_path / "src" / "ludarium" / "core"
    package.mkdir(parents=True)
    (package / "compiled.txt").write_text("bits.py\n")
    library = tmp_path / "build" / "lib.any"
    built = library / "ludarium" / "core"
    built.mkdir(parents=True)
    wanted = [built / "bits.cpython-311.so", library / "ludarium_core__mypyc.cpython-311.so"]
    for path in (*wanted, built / "rows.cpython-311.so", built / "bits.py"):
        path.touch()
    start.sweep()
    assert sorted(path for path in library.rglob("*") if path.is_file()) == sorted(wanted)


def test_a_release_changes_the_number_and_dates_the_changelog() -> None:
    text = release.INIT.read_text(encoding="utf-8")
    assert release.NUMBER.findall(release.numbered(text, "9.8.7")) == ["9.8.7"]
    changes = "# Changelog\n\n## 0.2.0 (unreleased)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n"
    assert "\n## 0.2.0 (2026-02-03)\n\n- New." in release.dated(changes, "0.2.0", "2026-02-03")
    with pytest.raises(SystemExit, match="unreleased"):
        release.dated("# Changelog\n", "0.2.0", "2026-02-03")


@pytest.mark.parametrize("args", [[], ["two"], ["1.2"], ["1.2.3", "4.5.6"]])
def test_a_release_without_a_number_is_refused(args: list[str]) -> None:
    with pytest.raises(SystemExit, match="usage"):
        release.release(args)


def test_what_takes_over_no_longer_sees_the_sources() -> None:
    given = {"PYTHONPATH": os.pathsep.join(["src", "mine"]), takeover.AWAITS: "mark", "HOME": "here"}
    assert takeover.environment(given) == {"PYTHONPATH": "mine", "HOME": "here"}
    assert takeover.environment({"PYTHONPATH": "src"}) == {}


@pytest.mark.skipif(os.name == "nt", reason="no process becomes another one there")
def test_a_thinker_goes_on_answering_while_the_compiled_engine_takes_over(tmp_path: Path) -> None:
    """The same process with the same pipes answers before and after."""
    game = game_named("ante-portas")
    state = game.new(2)
    while state.to_act == -1:
        state.apply(state.legal()[0])
    asked = Question("ante-portas", 2, game.table(), state.snapshot(), "random", seed=1, stream=2)
    mark = tmp_path / "engine"
    sources = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": sources, takeover.AWAITS: str(mark)}
    command = [sys.executable, "-m", "ludarium.server.thinker"]
    with (
        subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as thinker,
        patience(thinker),
    ):
        assert thinker.stdin is not None
        assert thinker.stdout is not None
        answers = []
        for _ in range(3):
            thinker.stdin.write(msgspec.json.encode(asked) + b"\n")
            thinker.stdin.flush()
            answers.append(thinker.stdout.readline())
            mark.touch()
        thinker.stdin.close()
    assert answers[0]
    assert answers == answers[:1] * 3
