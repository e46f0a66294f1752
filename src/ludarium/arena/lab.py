"""The runs behind a report on a game: one for each player count, and one for the skill ladder."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from ludarium.arena.balance import Balance
from ludarium.arena.balance_page import Report
from ludarium.arena.ledger import Ledger
from ludarium.arena.match import PlayedGame
from ludarium.arena.plan import NO_FILES, Files, RunPlan, each_over_the_next, plan_of
from ludarium.arena.standings import standings
from ludarium.bots import default_bot, plays
from ludarium.core.game import Game

NONE, SEARCH = "none", "search"
RUNGS = ("mcts:25", "mcts:50", "mcts:100", "mcts:200")  # each thinks twice as long as the one before
Play = Callable[[Ledger, int], list[PlayedGame]]  # plays what is missing of a run


@dataclass(frozen=True)
class LabPlans:
    """What a report needs to be played."""

    tables: Sequence[RunPlan]
    ladder: RunPlan | None

    def named(self) -> dict[str, RunPlan]:
        """Each run with the name of its directory."""
        found = {f"seats-{plan.seats}": plan for plan in self.tables}
        return found | ({"ladder": self.ladder} if self.ladder else {})

    def told(self, games: int) -> str:
        """What is coming, in words."""
        bot = self.tables[0].matches[0][0]
        found = [f"{plan.games(games)} games of {plan.seats}" for plan in self.tables]
        rungs = [f"{self.ladder.games(games)} of the ladder"] if self.ladder else []
        return ", ".join([*found, *rungs]) + f" ({self.tables[0].game}, {bot} against itself)"

    def fingerprint(self) -> str:
        told = " ".join(plan.fingerprint() for plan in self.named().values())
        return hashlib.sha256(told.encode()).hexdigest()[:8]


def lab_plans(
    game: Game,
    bot: str | None,
    seats: Sequence[int] | None,
    ladder: str | None,
    seed: int,
    options: Mapping[str, str],
    *,
    files: Files = NO_FILES,
) -> LabPlans:
    """Checked plans: the bot against itself at every table, and each rung of the ladder against the next."""
    name = bot or default_bot(game)
    tables = [
        plan_of(game, [[name] * count], seed, options, digests=True, files=files)
        for count in seats or list(game.seats)
    ]
    rungs = _rungs(game, ladder)
    if not rungs:
        return LabPlans(tables, None)
    matches = each_over_the_next(rungs, max(2, game.seats[0]))
    return LabPlans(tables, plan_of(game, matches, seed, options, files=files))


def _rungs(game: Game, ladder: str | None) -> list[str]:
    """The bots of the ladder, the weakest first; `search`: those that search longer and longer."""
    if ladder in (None, NONE):
        return []
    if ladder == SEARCH:
        return [name for name in RUNGS if plays(name, game)]
    return [name.strip() for name in ladder.split(",") if name.strip()]


class Lab:
    """The directories of all runs, opened together, so that nothing is played if one of them is refused."""

    def __init__(self, folder: Path, game: Game, plans: LabPlans) -> None:
        self.game = game
        self.plans = plans
        with ExitStack() as stack:
            self.ledgers = {
                name: stack.enter_context(Ledger(folder / name, plan)) for name, plan in plans.named().items()
            }
            self.stack = stack.pop_all()

    def __enter__(self) -> Lab:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def report(self, play: Play, games: int) -> Report:
        """Play what is missing and count it."""
        balances = [
            Balance(plan, self.game, play(self.ledgers[f"seats-{plan.seats}"], plan.games(games)))
            for plan in self.plans.tables
        ]
        ladder = None
        if self.plans.ladder is not None:
            ledger = self.ledgers["ladder"]
            played = play(ledger, ledger.plan.games(games))
            ladder = standings(ledger.plan, self.game, played, ledger.times)
        return Report(balances, ladder)
