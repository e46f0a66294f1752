"""A house of its own for the browser tests, and visitors that may talk to nobody else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludarium.server.app import PAGE
from tests.browser.visitors import Visitor, Visitors
from tests.browser.web_space import WebSpace
from tools import page

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (  # root may not have a sandbox, and a browser that is tested has nothing to tell its maker
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync --disable-dev-shm-usage"
    " --disable-background-networking --disable-component-update"
).split()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser: `-m browser` runs it, `-m "not browser"` leaves it out."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


# `ludarium`, only that every table is dealt from one seed: a test meets the same game each time.
SEED = 7
PROGRAM = (
    "import sys; from ludarium.server import tokens;"
    f" tokens.new_seed = lambda: {SEED}; tokens.new_nonce = lambda: '{SEED:032x}';"
    " {changes}; from ludarium.cli import main; sys.argv[0] = 'ludarium'; main()"
)


class Server:
    """`ludarium serve` as a process that can be killed and started again."""

    def __init__(self, data: Path, page: Path) -> None:
        self.keeps = ["--data", str(data)]
        self.page = page
        self.changes = "pass"  # what is different from the real house, as Python
        self.options: list[str] = []
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Open the house; gives its address."""
        command = [sys.executable, "-c", PROGRAM.format(changes=self.changes), "serve", "--no-browser"]
        command += ["--port", str(self.port), *self.keeps, "--page", str(self.page), *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        self.port = int(address.rstrip("/").rpartition(":")[2])
        return address.rstrip("/")

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()


def built() -> Path:
    """The page made anew from its sources, where the package has been installed without it."""
    assert page.build(page.deno_found()), "the page is not built, and cannot be"
    return page.DIST


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Debian's chromium: Playwright's own is not fetched."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("there is no chromium for the browser tests")
        pytest.skip("there is no chromium here")
    return {"executable_path": path, "args": QUIET}


@pytest.fixture(scope="session")
def page_folder() -> Path:
    """The page that the server shows."""
    return PAGE if (PAGE / "index.html").exists() else built()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[str]:
    """The house that most tests visit."""
    server = Server(tmp_path_factory.mktemp("house"), page_folder)
    yield server.start()
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path, page_folder: Path) -> Iterator[Server]:
    """A house that a test may kill."""
    server = Server(tmp_path, page_folder)
    yield server
    server.kill()


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Visitors]:
    """Opens contexts, each a browser of its own; nothing may go wrong in any of them."""
    found = Visitors(browser, address)
    yield found
    found.close()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors.comes()


@pytest.fixture(scope="session")
def space(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[WebSpace]:
    """A web space with the whole house in a folder."""
    del page_folder  # it is built
    found = WebSpace(tmp_path_factory.mktemp("space"))
    yield found
    found.close()


@pytest.fixture
def guests(browser: Browser, space: WebSpace) -> Iterator[Visitors]:
    """Visitors of the web space."""
    found = Visitors(browser, space.address)
    yield found
    found.close()
