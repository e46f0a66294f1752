"""How long a review takes and whether its verdicts hold: `python3 bench/review.py [--games N] [--only GAME]`.

Games of bots of different strength are reviewed on one core; the turns that are named as mistakes are judged
again with ten times the effort and another seed. Hints are timed on the way through a game.
"""

from __future__ import annotations

import argparse
import time

from ludarium.advice.advise import advise
from ludarium.advice.judge import Judge, lead
from ludarium.bots import bot_named
from ludarium.core.driving import drive
from ludarium.core.play import settle
from ludarium.core.record import Record, chance_rng, checked, seat_rng, table_of
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import game_named
from ludarium.review.review import EFFORT, WAYS, WORTH_TELLING, TurnReview, review
from ludarium.review.turns import Turn, turns

TABLES = (
    ("builders-middle-ages", 4),
    ("builders-antiquity", 4),
    ("ante-portas", 2),
    ("faiyum", 4),
    ("faiyum", 1),
)
LEVELS = ("journeyman", "apprentice", "expert", "beginner")
MORE = 10  # times the effort


def played(name: str, seats: int, seed: int) -> Record:
    """A game of bots of different strength."""
    game = game_named(name)
    who = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(seats)]
    record = table_of(game, [f"bot {level}" for level in who], {}, seed)

    def chooser(seat: int):  # type: ignore[no-untyped-def]
        bot = bot_named(who[seat], game)

        def choose(state: State) -> int:
            rng = seat_rng(seed, seat, len(record.lines))
            return checked(state, bot.choose(state.imagine(seat, rng), rng))

        return choose

    drive(record.first(), [chooser(seat) for seat in range(seats)], chance_rng(seed), record.add)
    return record


def stays(judge: Judge, turn: Turn, told: TurnReview) -> float:
    """What a turn has lost by a search of more effort: against the best of its ways and of the one told."""
    own = judge.worth(turn.before, turn.at, turn.actions)
    ways = {tuple(told.better_actions), *judge.best_ways(turn.before, turn.at, WAYS)} - {turn.actions}
    return max(lead(judge.worth(turn.before, turn.at, way), own, turn.seat)[0] for way in sorted(ways))


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    parser.add_argument("--only", default="", help="the games whose names begin so")
    wanted = parser.parse_args()
    tables = [table for table in TABLES if table[0].startswith(wanted.only)]
    better = same = named = 0
    for name, seats in tables:
        game, seconds, moves = game_named(name), [], 0
        for seed in range(1, wanted.games + 1):
            record = played(name, seats, seed)
            begun = time.process_time()
            found = review(record)
            seconds.append(time.process_time() - begun)
            judge = Judge(game, MORE * EFFORT, seed=2)
            at = {turn.at: turn for turn in turns(record)}
            lost = [stays(judge, at[turn.at], turn) for turn in found.mistakes()] if seats > 1 else []
            named, better = named + len(lost), better + sum(value > 0 for value in lost)
            same += sum(value >= WORTH_TELLING for value in lost)
            moves += len(found.turns)
        longest = max(seconds)
        print(f"{name:<22} {seats} seats  {moves:>4} turns  longest review {longest:6.1f} s", flush=True)
    if named:
        print(f"{named} mistakes named; by {MORE} times the effort another turn is still better in {better}")
        print(
            f"({100 * better / named:.0f} %), by at least 3 % of a win in {same} ({100 * same / named:.0f} %)"
        )
    for name, seats in tables:
        print(f"{name:<22} {seats} seats  hint: {hint_seconds(name, seats)}", flush=True)


def hint_seconds(name: str, seats: int) -> str:
    """The mean and the longest time of hints on the way through a game."""
    game, bot, rng, found = game_named(name), bot_named("greedy", game_named(name)), Rng(1), []
    state = game.new(seats)
    settle(state, rng)
    for move in range(120):
        if state.to_act < 0:
            break
        if move % 6 == 0:
            begun = time.perf_counter()
            advise(game, state, at=move)
            found.append(time.perf_counter() - begun)
        state.apply(bot.choose(state.imagine(int(state.to_act), rng), rng))
        settle(state, rng)
    return f"mean {sum(found) / len(found):.2f} s, longest {max(found):.2f} s"


if __name__ == "__main__":
    main()
