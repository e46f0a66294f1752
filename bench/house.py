"""What a move costs the house alone, without a network: read, tried, made, written down, shown to its player.

    python bench/house.py --moves 400 [--differences]

The same random games again and again in one process, both seats at one screen; only the processor time of the
house counts, of each move the least, so that a busy machine does little harm.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import itertools
import json
import pstats
import random
import time
from statistics import fmean
from typing import Any

import msgspec

from server import GAMES, Table, some_action


class Nobody:
    """Thinks for no bots; there are none."""

    async def warm(self) -> None: ...

    async def close(self) -> None: ...


class Player:
    """A connection without a network, which keeps the last it was sent."""

    def __init__(self, house: Any, differences: bool) -> None:
        from ludarium.server.connection import Connection

        self.sent = 0
        self.connection = Connection(house, self._take)
        self.connection.pace.a_second = 1e9
        self.connection.opening.a_second = 1e9
        self.differences = differences

    async def _take(self, text: bytes) -> None:
        self.sent += len(text)
        self.last = text

    def read(self) -> Table:
        """The table as it is now; only whoever takes differences has to put it together."""
        if not self.differences:
            return msgspec.json.decode(self.last, type=Table)
        from ludarium.server.differences import Reader

        message = msgspec.json.decode(self.last)
        if message["kind"] == "table":
            self.reader = Reader()
        return msgspec.convert(self.reader.read(message), Table)

    async def say(self, kind: str, **fields: Any) -> float:
        """Send a command and wait for what it brings; the seconds of the processor that it took."""
        from ludarium.server.requests import take

        text = json.dumps({"kind": kind, **fields}).encode()
        began = time.process_time()
        await take(self.connection, text)
        await self.connection.outbox.send_new()
        return time.process_time() - began


async def played(
    game: str, moves: int, differences: bool, profile: cProfile.Profile | None
) -> tuple[list[float], float]:
    """The milliseconds of each move, and the bytes of one."""
    from ludarium.server import seating
    from ludarium.server.house import House
    from ludarium.server.store.memory import MemoryStore

    seeds = itertools.count(1)
    seating.new_seed = lambda: next(seeds)  # the same games in every run
    house = House(MemoryStore(), Nobody())
    await house.open()
    player, luck, made = Player(house, differences), random.Random(game), 0
    took: list[float] = []
    await player.say("hello", name="P", **({"differences": True} if differences else {}))
    while made < moves:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Other"}]
        await player.say("create", game=game, seats=seats)
        id_ = msgspec.json.decode(player.last)["id"]
        await player.say("watch", id=id_)
        player.sent = 0 if made == 0 else player.sent
        table = player.read()
        while table.status == "playing" and made < moves:
            action = some_action(table, luck)
            if profile:
                profile.enable()
            seconds = await player.say("act", ref=1, id=id_, at=table.at, seat=table.viewer, actions=[action])
            took.append(1000 * seconds)
            if profile:
                profile.disable()
            table = player.read()
            made += 1
    await house.close()
    return took, player.sent / made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5, help="of each move the quickest of so many counts")
    parser.add_argument(
        "--differences", action="store_true", help="the player takes differences, as the page"
    )
    parser.add_argument("--profile", default="", help="where the time goes in games of this name")
    asked = parser.parse_args()
    profile = cProfile.Profile() if asked.profile else None
    for game in GAMES:
        if asked.profile in game:
            rounds = [
                asyncio.run(played(game, asked.moves, asked.differences, profile))
                for _ in range(asked.rounds)
            ]
            best = [min(each) for each in zip(*(took for took, _ in rounds), strict=True)]
            sent = rounds[0][1] / 1024
            print(f"{game}: {fmean(best):.3f} ms of the processor and {sent:.1f} KB a move")
    if profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
