"""Ratings with intervals (openskill, Plackett–Luce), the same for the same games in the same order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from openskill.models import PlackettLuce

from ludarium.arena.match import PlayedGame
from ludarium.core.shares import Estimate, Z


class Rating(Protocol):
    """What openskill knows of a player."""

    mu: float
    sigma: float


def ranks(played: PlayedGame) -> list[float]:
    """Winners first, then by score; a bot at fault is last."""
    last = played.fault.seat if played.fault else -1
    keys = [
        (seat == last, -played.shares[seat], 0 if played.fault else -score)
        for seat, score in enumerate(played.scores)
    ]
    return [float(sum(other < key for other in keys)) for key in keys]


def ratings(games: Iterable[PlayedGame], bots: Sequence[str]) -> dict[str, Estimate]:
    """Each bot's rating over all games; bots do not learn, so nothing is forgotten (tau 0)."""
    model = PlackettLuce(tau=0.0)
    known = dict.fromkeys(bots, (model.mu, model.sigma))
    counts = dict.fromkeys(bots, 0)
    for played in games:
        if len(set(played.bots)) > 1:
            known |= _rated(model, played, known)
            for bot in set(played.bots):
                counts[bot] += 1
    return {
        bot: Estimate(mu, mu - Z * sigma, mu + Z * sigma, counts[bot]) for bot, (mu, sigma) in known.items()
    }


def _rated(
    model: PlackettLuce, played: PlayedGame, known: dict[str, tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """The new ratings after a game; a bot that had several seats gets the mean of what they earned."""
    teams = [[model.rating(*known[bot])] for bot in played.bots]
    found: dict[str, list[Rating]] = {}
    for bot, team in zip(played.bots, model.rate(teams, ranks=ranks(played)), strict=True):
        found.setdefault(bot, []).append(team[0])
    return {
        bot: (sum(r.mu for r in each) / len(each), sum(r.sigma for r in each) / len(each))
        for bot, each in found.items()
    }
