"""Data files that can take the place of the house's cards and map (FA-96)."""

from __future__ import annotations

from ludarium.core.files import FileKind
from ludarium.games.faiyum.cards import COLUMNS
from ludarium.games.faiyum.game import faiyum_mistakes as mistakes
from ludarium.games.faiyum.game import faiyum_with as with_files

KINDS = {"cards": FileKind(COLUMNS), "map": FileKind(mark=r"^(row [0-9]+|dam|bridges) *:")}
__all__ = ["KINDS", "mistakes", "with_files"]
