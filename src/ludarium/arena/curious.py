"""`python -m ludarium.arena.curious [GAME…]`: counts the shipped figures about cards and openings anew."""

from __future__ import annotations

import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from ludarium.arena.balance import Balance, percentile
from ludarium.arena.balance_page import Report
from ludarium.arena.lab import Lab, lab_plans
from ludarium.arena.run import crew_of, play_missing
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.whole import write_whole
from ludarium.curious.figures import CardCount, Figures, OpeningCount, figures_of, fingerprint
from ludarium.games import game_named

MOST = 8  # openings of a sort that are told
DIGITS = 3
WORKERS = 2


def figures(balance: Balance, path: Path) -> Figures:
    """What a run says about cards and openings."""
    plan, rounds = balance.plan, balance.rounds()
    return Figures(
        game=plan.game,
        rules=fingerprint(balance.game),
        command=command(balance, path),
        bot=plan.matches[0][0],
        seats=plan.seats,
        games=balance.games,
        seed=plan.seed,
        rounds=_three(rounds, (10, 50, 90)),
        cards={card: _card(balance, card) for card in balance.cards},
        openings={name: _openings(balance, name) for name in balance.rows[0][1].openings},
    )


def command(balance: Balance, path: Path) -> str:
    """What makes the same file again."""
    plan = balance.plan
    told = f"--bot {plan.matches[0][0]} --seats {plan.seats} --games {balance.games} --seed {plan.seed}"
    return f"ludarium balance {plan.game} {told} --curious {path.name}"


def _card(balance: Balance, card: str) -> CardCount:
    found = balance.cards[card]
    return CardCount(
        offered=found.offered,
        taken=found.taken,
        rounds=_three(found.rounds, (25, 50, 75)) if found.rounds else None,
        takers=found.takers,
        won=round(found.won, DIGITS),
        usual=round(found.expected, DIGITS),
        uses=dict(sorted(found.uses.items())),
    )


def _three(values: Sequence[float], percents: tuple[int, int, int]) -> tuple[int, int, int]:
    low, middle, high = (int(percentile(values, percent)) for percent in percents)
    return low, middle, high


def _openings(balance: Balance, name: str) -> list[OpeningCount]:
    """The most frequent ways to begin, and what they won against what the places of their seats win."""
    seats: defaultdict[str, int] = defaultdict(int)
    won: defaultdict[str, float] = defaultdict(float)
    usual: defaultdict[str, float] = defaultdict(float)
    places = [each.value for each in balance.places()]
    for row, digest in balance.rows:
        for seat, did in enumerate(digest.openings[name]):
            seats[did] += 1
            won[did] += row.shares[seat]
            usual[did] += places[balance.place(digest, seat)]
    often = sorted(filter(None, seats), key=lambda did: (-seats[did], did))[:MOST]
    return [
        OpeningCount(did, seats[did], round(won[did], DIGITS), round(usual[did], DIGITS)) for did in often
    ]


def write_curious(report: Report, path: Path) -> None:
    """The figures of the first table of a report."""
    write(figures(report.balances[0], path), path)


def write(found: Figures, path: Path) -> None:
    """One line a card, so that changes are read easily."""
    path.parent.mkdir(parents=True, exist_ok=True)
    told = msgspec.to_builtins(found)
    lists = {name: told.pop(name) for name in ("cards", "openings")}
    head = [f"{_text(name)}: {_text(value)}" for name, value in told.items()]
    cards = _block("{}", [f"{_text(card)}: {_text(row)}" for card, row in lists["cards"].items()])
    openings = [
        f"{_text(name)}: {_block('[]', [_text(row) for row in rows])}"
        for name, rows in lists["openings"].items()
    ]
    text = _block("{}", [*head, f'"cards": {cards}', f'"openings": {_block("{}", openings)}'])
    write_whole(path, f"{text}\n".encode())


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _block(marks: str, lines: Sequence[str]) -> str:
    return marks[0] + "\n" + ",\n".join(lines) + "\n" + marks[1]


def again(game: Game, workers: int = WORKERS, tick: Callable[[], None] = lambda: None) -> Figures:
    """Count a game's figures anew, as its file says they were counted."""
    old = figures_of(game)
    if old is None:
        raise OptionError(f"{game.id} has no figures yet: ludarium balance {game.id} --curious FILE")
    path = shipped(game)
    plans = lab_plans(game, old.bot, [old.seats], None, old.seed, {})
    with tempfile.TemporaryDirectory() as folder, Lab(Path(folder), game, plans) as lab:
        crew = crew_of(workers)
        report = lab.report(lambda ledger, wanted: play_missing(ledger, wanted, crew, tick), old.games)
    return figures(report.balances[0], path)


def shipped(game: Game) -> Path:
    """Where the figures of a game of the house lie."""
    return Path(__file__).parent.parent / "games" / game.family / "curious" / f"{game.id}.json"


def main(names: Sequence[str]) -> None:
    from ludarium.games import HOUSE

    for game in [game_named(name) for name in names] or HOUSE:
        write(again(game), shipped(game))
        sys.stdout.write(f"{shipped(game)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
