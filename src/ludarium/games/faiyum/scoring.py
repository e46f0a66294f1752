"""The final scoring of Faiyum: fame, and goods and money for ties. Compiled."""

from __future__ import annotations

from ludarium.core.messages import ScoreLine
from ludarium.games.faiyum.pieces import DISASTER_FAME, FAME, LINK_FAME, STOCK
from ludarium.games.faiyum.state import FaiyumState


def score_lines(s: FaiyumState, seat: int) -> list[ScoreLine]:
    """A seat's fame by what it came from; goods and money only break ties (FA-73)."""
    first = seat * STOCK
    fame, links = int(s.stock[first + FAME]), int(s.stock[first + LINK_FAME])
    disasters = int(s.stock[first + DISASTER_FAME])
    cards = fame - links - disasters
    return [
        ScoreLine("cards", cards, cards, "FA-73"),
        ScoreLine("links", links, links, "FA-58"),
        ScoreLine("disasters", disasters, disasters, "FA-72"),
        ScoreLine("left-over", int(s.goods_and_money(seat)), 0, "FA-73"),
    ]


def winners(s: FaiyumState) -> list[int]:
    """FA-73: the most fame, then the most goods and money together, then shared."""
    ranks = [
        (int(s.stock[seat * STOCK + FAME]), int(s.goods_and_money(seat))) for seat in range(int(s.seats))
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
