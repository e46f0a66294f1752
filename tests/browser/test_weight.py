"""What is sent before anything can be seen: the page has to stay light."""

from __future__ import annotations

import gzip
from pathlib import Path

MOST = 150_000  # bytes of JavaScript, compressed, every game and page together


def test_all_javascript_together_stays_under_its_limit(page_folder: Path) -> None:
    scripts = b"".join(path.read_bytes() for path in sorted(page_folder.glob("*.js")))
    assert len(gzip.compress(scripts, 9)) < MOST
