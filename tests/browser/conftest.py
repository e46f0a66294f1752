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

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src" / "ludarium" / "web"
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


class Server:
    """`ludarium serve` as a process that can be killed and started again."""

    def __init__(self, data: Path, page: Path) -> None:
        self.data = data
        self.page = page
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Open the house; gives its address."""
        command = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.data), "--page", str(self.page)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        self.port = int(address.rstrip("/").rpartition(":")[2])
        return address.rstrip("/")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()


def built(folder: Path) -> Path:
    """The page made anew from its sources, where the package has been installed without it."""
    deno = shutil.which("deno", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert deno, "the page is not built, and there is no deno to build it"
    bundle = "bundle --quiet --platform browser --minify --code-splitting --outdir".split()
    subprocess.run([deno, "install", "--quiet", "--frozen"], cwd=WEB, check=True)
    subprocess.run([deno, *bundle, str(folder), "src/main.ts"], cwd=WEB, check=True)
    shutil.copyfile(WEB / "icon.svg", folder / "icon.svg")
    index = (WEB / "index.html").read_text(encoding="utf-8")
    (folder / "index.html").write_text(index.replace("app.js", "main.js"), encoding="utf-8")
    return folder


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
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page that the server shows."""
    return PAGE if (PAGE / "index.html").exists() else built(tmp_path_factory.mktemp("page"))


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
