"""A house of its own for the browser tests, and visitors that may talk to nobody else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitors import Visitor, Visitors

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Server:
    """`ludarium serve` as a process that can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Open the house; gives its address."""
        command = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)], stdout=subprocess.PIPE, text=True, env=os.environ
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        self.port = int(address.rstrip("/").rpartition(":")[2])
        return address.rstrip("/")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("there is no chromium for the browser tests")
        pytest.skip("there is no chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The house that most tests visit."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server.start()
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A house that a test may kill."""
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def visitors(chromium: Browser, address: str) -> Iterator[Visitors]:
    """Opens contexts, each a browser of its own; nothing may go wrong in any of them."""
    found = Visitors(chromium, address)
    yield found
    found.close()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors.comes()
