"""Files that nobody else on the machine may read: they hold seeds and hands of games that go on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

OTHERS = 0o077


@contextmanager
def private() -> Iterator[None]:
    """New files are for this user alone; those that are there stay as somebody wanted them."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)
