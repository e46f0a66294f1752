"""Ludarium as pip installs it, compiled or not, on every Python that is here, does all that it promises."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from ludarium import __version__
from ludarium.arena.report import simulation_facts
from ludarium.arena.simulate import simulate
from ludarium.games import HOUSE, game_named
from tests.package.conftest import Installed, installed_from, other_pythons
from tests.served import PATIENCE, end, place_of

ENGINES = {  # how it is installed -> which engine that gives
    "compiled": {},
    "without-a-compiler": {"CC": "/bin/false"},
    "interpreted": {"LUDARIUM_INTERPRETED": "1"},
}
PYTHONS = other_pythons()


@pytest.fixture(scope="module", params=[*ENGINES, *PYTHONS])
def installed(
    request: pytest.FixtureRequest, archive: Path, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    kind = str(request.param)
    if kind == "compiled" and not shutil.which("cc"):
        pytest.skip("there is no C compiler here")
    engine = ENGINES.get(kind, ENGINES["interpreted"])
    made = installed_from(archive, tmp_path_factory.mktemp(kind), PYTHONS.get(kind, sys.executable), **engine)
    wanted = "compiled" if kind == "compiled" else "interpreted"
    facts = made.json("about")
    assert (facts["engine"], facts["version"], facts["games"]) == (
        wanted,
        __version__,
        [game.id for game in HOUSE],
    )
    assert kind not in PYTHONS or facts["python"].startswith(f"{kind}.")
    return made


def test_what_is_installed_serves_plays_and_simulates(installed: Installed) -> None:
    """One test a package, so that each is installed once, whichever process tests it."""
    the_number_is_the_same_everywhere(installed)
    the_page_is_served(installed)
    a_game_is_played(installed)
    the_games_are_those_of_this_engine(installed)
    words_and_data_are_there(installed)
    cards_are_drawn(installed)


def the_number_is_the_same_everywhere(installed: Installed) -> None:
    assert installed.run("--version") == f"ludarium {__version__}\n"
    asked = "from importlib.metadata import version; print(version('ludarium'))"
    told = subprocess.run(
        [installed.bin / "python", "-c", asked],
        capture_output=True,
        text=True,
        env=installed.env,
        check=True,
        timeout=PATIENCE,
    )
    assert told.stdout == f"{__version__}\n"


def the_page_is_served(installed: Installed) -> None:
    command = installed.command("serve", "--no-browser", "--port", "0")
    with subprocess.Popen(
        command, cwd=installed.folder, env=installed.env, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            address = f"http://{place_of(server)}/"
            page = urlopen(address, timeout=PATIENCE).read().decode()
            entry = re.findall(r'src="/?(assets/app-[0-9a-f]+\.js)"', page)[0]
            assert len(urlopen(address + entry, timeout=PATIENCE).read()) > 1000
        finally:
            end(server)


def a_game_is_played(installed: Installed) -> None:
    file = "mine.game"
    asked = [
        "play",
        "builders-middle-ages",
        "--seats",
        "greedy,greedy",
        "--watch",
        "--seed",
        "3",
        "--save",
        file,
    ]
    installed.run(*asked, words="\n" * 2000)
    facts = installed.json("verify", file)
    assert facts["finished"]
    assert facts["dealt_from_seed"]


def the_games_are_those_of_this_engine(installed: Installed) -> None:
    for game, bots in {
        "builders-antiquity": "random,random",
        "ante-portas": "random,random",
        "faiyum": "random",
    }.items():
        told = installed.json("simulate", game, "--bots", bots, "--games", "2", "--seed", "5")
        here = simulate(game_named(game), bots.split(","), 2, 5, {})
        assert told["hash"] == simulation_facts(here)["hash"], game


def words_and_data_are_there(installed: Installed) -> None:
    for game in HOUSE:
        for language in ("en", "hu", "pl"):
            assert len(installed.json("rules", game.id, "--lang", language)) > 20


def cards_are_drawn(installed: Installed) -> None:
    installed.run("cards", "ante-portas", "--svg", "drawn")
    assert any((installed.folder / "drawn").glob("*.svg"))


def test_the_archive_holds_what_a_build_needs_and_nothing_that_was_made_by_another(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"run.py", "tools/backend.py", "requirements/build.txt", "src/ludarium/web/deno.lock"} <= names
    assert "src/ludarium/web/dist/index.html" in names
    assert "src/ludarium/py.typed" in names
    assert not [
        name for name in names if "node_modules" in name or "__pycache__" in name or name.endswith(".so")
    ]
