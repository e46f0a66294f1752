"""How Carthage fares in Ante Portas if it stalls in Gallia, or marches straight for Roma (AP-95)."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from ludarium.arena.simulate import chooser
from ludarium.bots import bot_named
from ludarium.bots.bot import Bot
from ludarium.core.bits import BIT
from ludarium.core.driving import drive
from ludarium.core.game import Game
from ludarium.core.record import chance_rng, seat_rng
from ludarium.core.rng import Rng
from ludarium.core.shares import share
from ludarium.core.state import State
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.game import ante_portas_with
from ludarium.games.ante_portas.map import Map
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import CARTHAGE_DECIDES, CHOOSE_NOTHING, ENDINGS

GALLIA = 0
FAR = 1000  # days
Wish = Callable[[AntePortas, int], int]  # how little a city is wished for; FAR: not at all


def days_to_roma(land: Map) -> list[int]:
    """From every city by land, the shortest way."""
    cities = range(int(land.city_count))
    days = [0 if city == land.roma else FAR for city in cities]
    for _ in cities:
        days = [min([days[city], *(days[to] + time for to, time in roads(land, city))]) for city in cities]
    return days


def roads(land: Map, city: int) -> list[tuple[int, int]]:
    count = int(land.city_count)
    by_land = int(land.near[city]) & ~int(land.by_sea[city])
    return [(to, int(land.time[city * count + to])) for to in range(count) if by_land & BIT[to]]


def stalls(state: AntePortas, city: int) -> int:
    """Never out of Gallia, and where there is something to win if possible."""
    return FAR if state.land.region[city] != GALLIA else -int(state.land.value[city])


def rushes(state: AntePortas, city: int) -> int:
    """Nearer to Roma at once, or nowhere."""
    days = days_to_roma(state.land)
    return days[city] if days[city] < days[state.hannibal] else FAR


class Stubborn:
    """Plays like another bot, but goes only where it wishes, with as many turns as that needs."""

    def __init__(self, wish: Wish, bot: Bot) -> None:
        self.wish = wish
        self.bot = bot

    def choose(self, world: State, rng: Rng) -> int:
        state = cast(AntePortas, world)
        if state.stage != CARTHAGE_DECIDES or state.choosing != CHOOSE_NOTHING:
            return self.bot.choose(world, rng)
        first = int(state.at.target)
        targets = [action for action in state.legal() if action != state.at.another_turn]
        best = min(targets, key=lambda action: self.wish(state, action - first), default=None)
        if best is None or self.wish(state, best - first) == FAR:
            return int(state.at.another_turn)
        return best


def played(game: Game, wish: Wish, carthage: str, rome: str, seed: int, number: int) -> AntePortas:
    state = game.new(2)
    bots: Sequence[Bot] = (Stubborn(wish, bot_named(carthage, game)), bot_named(rome, game))
    asked = [
        chooser(bot, seat, seat_rng(seed, seat, number))
        for seat, bot in zip((CARTHAGE, ROME), bots, strict=True)
    ]
    drive(state, asked, chance_rng(seed, number))
    return cast(AntePortas, state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--carthage", default="greedy", help="how it plays apart from its way")
    parser.add_argument("--rome", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=Path, help="figures that are not the house's")
    parser.add_argument("--map", type=Path)
    asked = parser.parse_args()
    game = ante_portas_with(asked.cards, asked.map)
    for wish in (stalls, rushes):
        lasts = [
            played(game, wish, asked.carthage, asked.rome, asked.seed, number)
            for number in range(asked.games)
        ]
        lost = share(sum(last.winner() != CARTHAGE for last in lasts), asked.games)
        ends = Counter(ENDINGS[last.ending] for last in lasts)
        told = ", ".join(f"{ending} {games}" for ending, games in ends.most_common())
        print(f"Carthage {wish.__name__}: loses {lost.percent()} of {asked.games} ({told})")


if __name__ == "__main__":
    main()
