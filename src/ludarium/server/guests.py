"""What somebody is called who has not told a name."""

from __future__ import annotations

from functools import cache

from ludarium.text.catalogues import house_text

GUEST = "web-guest = "


@cache
def guest(language: str) -> str:
    """What somebody is called who has not told a name."""
    # Read as it stands: a site without a server runs this, too, and has no Fluent.
    lines = house_text(language, "table.ftl").splitlines()
    return next(line.removeprefix(GUEST) for line in lines if line.startswith(GUEST))
