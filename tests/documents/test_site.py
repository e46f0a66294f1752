"""The site is built without a warning, and the notebooks run from their first cell to their last."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents.reading import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.package
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    command = [
        sys.executable,
        "-W",
        "ignore",
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(tmp_path / "site"),
    ]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    reference = (tmp_path / "site" / "reference" / "index.html").read_text(encoding="utf-8")
    assert "RefusedMoveError" in reference
    assert not re.search(r'(src|href)="https?://(fonts|cdn)', reference)


@pytest.mark.package
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    from ludarium.bots import BOTS

    monkeypatch.setattr("ludarium.bots.BOTS", dict(BOTS))
    names: dict[str, object] = {"__name__": "notebook"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []  # what is seen there is made by whoever opens it
            code = re.sub(r"^GAMES = \d+$", "GAMES = 3", "".join(cell["source"]), flags=re.MULTILINE)
            exec(compile(code, f"{path.name}, cell {number}", "exec"), names)
