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


def freeing(state: BuildersState, player: Player) -> i64:
    """How many idle prisoners a seat of Antiquity frees before scoring, as long as it has coins (BA-62)."""
    idle: i64 = count(player.idle & state.cards.prisoners & ~state.freed)
    return min(idle, player.coins // FREEING_COINS)


def keeping(state: BuildersState, player: Player, freed: i64) -> i64:
    """How many prisoners it still has then, at sites too."""
    unfree: i64 = state.cards.prisoners & ~state.freed
    kept: i64 = count(player.idle & unfree) - freed
    if unfree & ~state.prisoners_left & ~player.idle:  # most often no prisoner is anywhere else
        kept += count(at_sites(state, player) & unfree)
    return kept


def paying_back(player: Player, freed: i64) -> i64:
    """How many loans it pays back with the coins that are left (BA-62)."""
    return min(player.loans, (player.coins - freed * FREEING_COINS) // LOAN_DEBT)


def score(state: BuildersState, seat: i64) -> i64:
    """A seat's score: points in the Middle Ages (BM-70), tenths of a point in Antiquity (BA-63)."""
    player = state.players[seat]
    if state.cards.prisoner_count == 0:
        return player.points + player.coins // COINS_A_POINT
    freed: i64 = freeing(state, player)
    paid: i64 = paying_back(player, freed)
    points: i64 = player.points - keeping(state, player, freed) - 2 * (player.loans - paid)
    return TENTHS * points + player.coins - freed * FREEING_COINS - paid * LOAN_DEBT


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
    freed = int(freeing(state, player))
    paid = int(paying_back(player, freed))
    kept, unpaid = int(keeping(state, player, freed)), int(player.loans) - paid
    coins = int(player.coins) - freed * FREEING_COINS - paid * LOAN_DEBT
    lines = [
        ScoreLine("buildings", finished, TENTHS * int(player.points), "BA-63"),
        ScoreLine("prisoners-freed", freed, 0, "BA-62", FREEING_COINS),
        ScoreLine("loans-paid", paid, 0, "BA-62", LOAN_DEBT),
        ScoreLine("prisoners-kept", kept, -TENTHS * kept, "BA-63"),
        ScoreLine("loans-unpaid", unpaid, -2 * TENTHS * unpaid, "BA-63"),
        ScoreLine("coins", coins, coins, "BA-63"),
    ]
    return [line for line in lines if line.count or line.kind == "buildings"]


def winners(state: BuildersState) -> list[int]:
    """The best seats; the Middle Ages break ties by points of buildings, then by coins (B-72, B-74)."""
    broken = state.cards.prisoner_count == 0 and not state.house.ties_shared
    ranks: list[tuple[int, int, int]] = []
    for seat in range(int(state.seats)):
        player = state.players[seat]
        if broken:
            ranks.append((int(score(state, seat)), int(player.points), int(player.coins)))
        else:
            ranks.append((int(score(state, seat)), 0, 0))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
