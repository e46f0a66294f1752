"""Play the golden campaign anew: `python -m tests.golden.campaign.make`, after cards or rules changed."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import cast

from ludarium.bots import bot_named
from ludarium.bots.bot import Bot
from ludarium.core import notation
from ludarium.core.record import Record, chance_rng, seat_rng, table_of
from ludarium.core.state import CHANCE, OVER
from ludarium.games.faiyum.campaign import GOALS, Campaign
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.rules import Faiyum

HERE = Path(__file__).resolve().parent
FILE = HERE / "challenge.json"
FIRST_SEED = 100
MISSED = 3  # a miss is kept after so many goals
PLAN = {  # the goals in the order in which they are sought, and the pieces that count for them
    "fame-150": (),
    "bridges-3": ("bridge", "ornate-bridge"),
    "palaces-2": ("palace", "town"),
    "workshops-9": ("workshop",),
    "blocks-15": ("block",),
    "crocodiles-10": (),
    "fame-250": (),
}


def rank(state: Faiyum, action: int, pieces: tuple[str, ...]) -> int:
    """How well an action serves pieces: build one, play a card that does, buy such a card, anything else."""
    verb, _, name = FAIYUM.notation(action).partition(" ")
    if verb in pieces:
        return 0
    if verb in ("play", "buy") and name in state.cards.ids:
        row = state.cards.rows[state.cards.ids.index(name)]
        if any(piece in row.action for piece in pieces):
            return 1 if verb == "play" else 2
    return 3


def chosen(bot: Bot, record: Record, state: Faiyum, pieces: tuple[str, ...]) -> int:
    """What serves the goal, else what the bot does."""
    best = min(state.legal(), key=lambda action: rank(state, action, pieces))
    if rank(state, best, pieces) < 3:
        return best
    return bot.choose(state.copy(), seat_rng(record.seed or 0, 0, len(record.lines)))


def played(seed: int, told: Campaign, pieces: tuple[str, ...]) -> Record:
    record = table_of(FAIYUM, ["human Anna"], told.options(), seed)
    state, chance, bot = cast(Faiyum, record.first()), chance_rng(seed), bot_named("greedy", FAIYUM)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            record.add(state, int(state.draw(chance)))
        else:
            record.add(state, chosen(bot, record, state, pieces))
    return record


def main() -> None:
    told, seeds = Campaign("Anna"), count(FIRST_SEED)
    while not told.won:
        goal = list(PLAN)[len(told.reached)]
        record = played(next(seeds), told, PLAN[goal])
        final = cast(Faiyum, record.after())
        reached = goal in told.met(final)
        if reached or len(told.games) == MISSED:
            file = HERE / f"challenge-{len(told.games) + 1}.game"
            notation.save(record, file)
            told.finish(final, goal if reached else None, file.name)
    told.save(FILE)
    assert list(PLAN) == told.reached
    assert set(PLAN) == set(GOALS)


if __name__ == "__main__":
    main()
