"""`ludarium serve` in a process of its own: how it is started, and where it says that it is open."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

SERVE = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", "0"]
PATIENCE = 120.0  # seconds; whoever is waited for that long hangs, and the test has to say so


@contextmanager
def patience(process: subprocess.Popen[Any], seconds: float = PATIENCE) -> Iterator[None]:
    """A process that does not do in time what is waited for is killed: the test fails, and does not hang."""
    end = threading.Timer(seconds, process.kill)
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()


def line_of(process: subprocess.Popen[str]) -> str:
    """The next line that a process says; nothing if it is silent for too long."""
    assert process.stdout is not None
    with patience(process):
        return process.stdout.readline()


def place_of(server: subprocess.Popen[str]) -> str:
    """Host and port of a server whose output is read here, once it is open."""
    found = re.search(r"http://([\d.:]+)/", line_of(server))
    assert found is not None, "the server does not say where it is open"
    return found[1]


def end(process: subprocess.Popen[Any]) -> None:
    """Tell a process to end, and see that it does."""
    process.terminate()
    with patience(process):
        process.communicate()
    assert process.returncode != -9, "it does not end when it is told to"
