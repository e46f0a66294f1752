"""What other packages bring: games and bots that they name as entry points."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

GAMES, BOTS = "ludarium.games", "ludarium.bots"  # groups of entry points


def plugged(group: str) -> list[EntryPoint]:
    """The entry points of a group, by name."""
    return sorted(entry_points(group=group), key=lambda entry: entry.name)
