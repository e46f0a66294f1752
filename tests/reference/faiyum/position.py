"""The table of Faiyum described as plainly as JSON; sets as sorted lists."""

from __future__ import annotations

from collections import Counter

from .board import PIECES, Board, Pair
from .market import Player


def player_position(player: Player) -> dict[str, object]:
    """All that lies in front of one player."""
    return {
        "money": player.money,
        "fame": player.fame,
        "goods": dict(player.goods),
        "hand": dict(Counter(player.hand)),
        "pile": list(player.pile),
        "passed": player.passed,
    }


def board_position(board: Board) -> dict[str, object]:
    """All that stands on the map."""
    return {
        "crocodiles": sorted(board.crocodiles),
        "workers": sorted(board.workers),
        "settlements": sorted(board.settlements),
        "towns": sorted(board.towns),
        "palaces": sorted(board.palaces),
        "workshops": sorted(board.workshops),
        "extensions": sorted(board.extensions),
        "blocks": dict(board.blocks),
        "roads": ways(board.roads),
        "bridges": ways(board.bridges),
        "ornate_bridges": ways(board.ornate_bridges),
        "supply": {piece: board.left(piece) for piece in PIECES},
        "developed": sorted(name for name in board.map.fields if board.developed(name)),
    }


def ways(pairs: set[Pair]) -> list[str]:
    """Roads or bridges as they are written."""
    return sorted("-".join(pair) for pair in pairs)
