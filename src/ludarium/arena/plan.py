"""What an arena plays: which bots meet, on which deals and in which seats; game number → everything."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import NamedTuple

import msgspec

import ludarium
from ludarium.bots import bot_named
from ludarium.bots.networks import check_weights
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.games.replaced import game_with

TOLD = ("curious",)  # figures that were measured decide nothing
PARTS = ("core", "bots")  # with the game's own package: all that decides how a game goes


class Files(NamedTuple):
    """Data files that take the place of the house's."""

    cards: Path | None = None
    land: Path | None = None
    weights: Path | None = None

    @classmethod
    def named(cls, *names: str | None) -> Files:
        """From what a plan remembers of them."""
        return cls(*(Path(name) if name else None for name in names))

    def names(self) -> dict[str, str | None]:
        return {kind: str(path) if path else None for kind, path in self._asdict().items()}

    def game(self, name: str) -> Game:
        return game_with(name, *self)


NO_FILES = Files()


class RunPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a run: equal plans have equal games, however many of them are played."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    matches: list[list[str]]  # each a line-up, one bot a seat
    seed: int
    seconds: float | None = None  # a move; a bot that takes longer loses the game
    digests: bool = False  # whether each game is followed card by card
    cards: str | None = None
    land: str | None = None
    weights: str | None = None
    code: str = ""  # a fingerprint of the engine and the bots

    def rotations(self) -> int:
        """In how many seatings each deal is played: every bot of a line-up sits everywhere once."""
        return len(distinct_rotations(self.matches[0]))

    def games(self, wanted: int) -> int:
        """So many games of each match-up, rounded up to whole deals, in all."""
        return -(-wanted // self.rotations()) * self.rotations() * len(self.matches)

    def sitting(self, number: int) -> Seating:
        """Game `number` of this plan; the first numbers stay the same when more are played."""
        rest, rotation = divmod(number, self.rotations())
        deal, match = divmod(rest, len(self.matches))
        return Seating(number, deal, match, tuple(seating(self.matches[match], deal, rotation)))

    def fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]

    def played_game(self) -> Game:
        """The game with its data files."""
        return Files.named(self.cards, self.land, self.weights).game(self.game)


@dataclass(frozen=True)
class Seating:
    """One game to play: its deal and who sits where."""

    number: int
    deal: int
    match: int
    bots: tuple[str, ...]


def distinct_rotations(lineup: Sequence[str]) -> list[list[str]]:
    """The seatings that turning the table gives, each once."""
    turned = [[*lineup[shift:], *lineup[:shift]] for shift in range(len(lineup))]
    return [each for place, each in enumerate(turned) if each not in turned[:place]]


def orders(lineup: Sequence[str]) -> list[list[str]]:
    """The orders around the table with the first bot held, so that nobody always plays after the same one."""
    found = [[lineup[0], *rest] for rest in permutations(lineup[1:])]
    return [each for place, each in enumerate(found) if each not in found[:place]]


def seating(lineup: Sequence[str], deal: int, rotation: int) -> list[str]:
    """Who sits where: the order around the table changes from deal to deal, the table turns within one."""
    around = orders(lineup)
    return distinct_rotations(around[deal % len(around)])[rotation]


# --- which bots meet ------------------------------------------------------------------------------


def all_meet(bots: Sequence[str], seats: int) -> list[list[str]]:
    """Every set of bots that fills the table; with too few bots each one alone against each other one."""
    if len(set(bots)) < len(bots):
        raise OptionError(f"a bot is named twice: {', '.join(bots)}")
    if len(bots) == 1:
        return [[bots[0]] * seats]
    if len(bots) >= seats:
        return [list(each) for each in combinations(bots, seats)]
    return [one_against(one, other, seats) for one in bots for other in bots if one != other]


def one_against(one: str, other: str, seats: int) -> list[str]:
    """One seat of a bot, all others of another one."""
    if one == other:
        raise OptionError(f"{one!r} cannot be measured against itself")
    return [one, *[other] * (seats - 1)]


def each_over_the_next(bots: Sequence[str], seats: int) -> list[list[str]]:
    """A ladder from the weakest bot up: one seat of each against the one below it."""
    if len(bots) < 2:
        raise OptionError("a ladder needs two bots or more, from the weakest up")
    return [one_against(upper, lower, seats) for lower, upper in pairwise(bots)]


# --- making a plan --------------------------------------------------------------------------------


def plan_of(
    game: Game,
    matches: Sequence[Sequence[str]],
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    seconds: float | None = None,
    digests: bool = False,
    files: Files = NO_FILES,
) -> RunPlan:
    """A checked plan: the game has so many seats, knows the options, and every bot plays it."""
    seats = game.check_seats(len(matches[0]))
    table = game.table(options, simulation=True)
    game.new(seats, table)
    check_weights(game)
    for name in sorted({bot for lineup in matches for bot in lineup}):
        bot_named(name, game)
    return RunPlan(
        game=game.id,
        rules=game.rules,
        seats=seats,
        options=table,
        matches=[list(lineup) for lineup in matches],
        seed=seed,
        seconds=seconds,
        digests=digests,
        **files.names(),
        code=code_fingerprint(game),
    )


def code_fingerprint(game: Game) -> str:
    """Changes with the engine, this game's rules and data, and the bots: others would play other games."""
    root = Path(ludarium.__file__).parent
    told = hashlib.sha256(game.weights.read_bytes() if game.weights else b"")
    for folder in (*PARTS, f"games/{game.family}"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".csv", ".txt", ".json") and path.parent.name not in TOLD:
                told.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()[:16]
