"""Data files that can take the place of the house's cards and map (AP-96)."""

from __future__ import annotations

from ludarium.core.files import FileKind
from ludarium.games.ante_portas.cards import CARD_COLUMNS
from ludarium.games.ante_portas.game import ante_portas_mistakes as mistakes
from ludarium.games.ante_portas.game import ante_portas_with as with_files
from ludarium.games.ante_portas.map import MAP_COLUMNS

KINDS = {"cards": FileKind(CARD_COLUMNS), "map": FileKind(MAP_COLUMNS)}
__all__ = ["KINDS", "mistakes", "with_files"]
