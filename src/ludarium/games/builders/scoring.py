"""The final scoring of The Builders, as a number and line by line. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import count, lowest
from ludarium.core.messages import ScoreLine
from ludarium.games.builders.cards import LOAN_DEBT
from ludarium.games.builders.state import BuildersState, Player

COINS_A_POINT: Final = 10
FREEING_COINS: Final = 5  # BA-62
TENTHS: Final = 10  # Antiquity counts in tenths of a point (BA-63)


def at_sites(state: BuildersState, player: Player) -> i64:
    """The units of a seat that work at unfinished sites."""
    working: i64 = 0
    sites: i64 = player.sites
    while sites:
        working |= state.crews[lowest(sites)]
        sites &= sites - 1
    return working


class Settlement:
    """What a seat of Antiquity frees and pays back before scoring, and what is left (BA-62)."""

    def __init__(self, state: BuildersState, player: Player) -> None:
        unfree: i64 = state.cards.prisoners & ~state.freed
        idle: i64 = count(player.idle & unfree)
        self.freed: i64 = min(idle, player.coins // FREEING_COINS)
        self.kept: i64 = idle - self.freed
        if unfree & ~state.prisoners_left & ~player.idle:  # most often no prisoner is anywhere else
            self.kept += count(at_sites(state, player) & unfree)
        coins: i64 = player.coins - self.freed * FREEING_COINS
        self.paid: i64 = min(player.loans, coins // LOAN_DEBT)
        self.unpaid: i64 = player.loans - self.paid
        self.coins: i64 = coins - self.paid * LOAN_DEBT

    def tenths(self, player: Player) -> i64:
        """BA-63."""
        return TENTHS * (player.points - self.kept - 2 * self.unpaid) + self.coins


def score(state: BuildersState, seat: i64) -> i64:
    """A seat's score: points in the Middle Ages (BM-70), tenths of a point in Antiquity (BA-63)."""
    player = state.players[seat]
    if state.cards.prisoner_count == 0:
        return player.points + player.coins // COINS_A_POINT
    return Settlement(state, player).tenths(player)


def score_lines(state: BuildersState, seat: int) -> list[ScoreLine]:
    """The same score, line by line; lines that count nothing are left out, except the buildings."""
    player = state.players[seat]
    finished = int(count(player.finished))
    if state.cards.prisoner_count == 0:
        coins = int(player.coins)
        return [
            ScoreLine("buildings", finished, int(player.points), "BM-70"),
            ScoreLine("coins", coins, coins // COINS_A_POINT, "BM-70"),
        ]
    done = Settlement(state, player)
    lines = [
        ScoreLine("buildings", finished, TENTHS * int(player.points), "BA-63"),
        ScoreLine("prisoners-freed", int(done.freed), 0, "BA-62"),
        ScoreLine("loans-paid", int(done.paid), 0, "BA-62"),
        ScoreLine("prisoners-kept", int(done.kept), -TENTHS * int(done.kept), "BA-63"),
        ScoreLine("loans-unpaid", int(done.unpaid), -2 * TENTHS * int(done.unpaid), "BA-63"),
        ScoreLine("coins", int(done.coins), int(done.coins), "BA-63"),
    ]
    return [line for line in lines if line.count or line.kind == "buildings"]


def winners(state: BuildersState) -> list[int]:
    """The best seats; the Middle Ages break ties by points of buildings, then by coins (B-72)."""
    ranks: list[tuple[int, int, int]] = []
    for seat in range(int(state.seats)):
        player = state.players[seat]
        if state.cards.prisoner_count == 0:
            ranks.append((int(score(state, seat)), int(player.points), int(player.coins)))
        else:
            ranks.append((int(score(state, seat)), 0, 0))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
