"""The page of an arena: ratings, who beats whom, points, thinking times and faults."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.arena.markup import page, paragraph, section, table
from ludarium.arena.plots import distributions, intervals, matrix
from ludarium.arena.standings import Meeting, Standings
from ludarium.core.shares import Estimate, mean, share
from ludarium.text.say import Say

MOST_FAULTS = 100  # that a page lists; the JSONL has all of them


def arena_page(found: Standings) -> str:
    """The whole page."""
    name = Say(found.game, "en").words(f"game-{found.game.id}")
    return page(
        f"Arena: {name}",
        _about(found),
        section("Ratings", *_ratings(found)),
        section("Who beats whom", *_meetings(found)),
        section("By seat", *_seats(found)),
        section("Points", *_points(found)),
        section("Thinking", _thinking(found)),
        section("Faults", *_faults(found)),
    )


def _about(found: Standings) -> str:
    plan = found.plan
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    told = (
        f"{len(found.played)} games, {plan.seats} seats, seed {plan.seed}. Every deal is played in "
        f"{plan.rotations()} seatings, so that each bot of a match-up has each seat once."
    )
    return paragraph(told) + paragraph(f"{options}; rules {plan.rules}, engine and bots {plan.code}", "soft")


def _ratings(found: Standings) -> Sequence[str]:
    rows = [(bot.name, bot.rating) for bot in found.bots]
    wins = [
        [bot.name, bot.rating.text(), share(bot.wins, bot.seats).percent(), bot.seats] for bot in found.bots
    ]
    return (
        intervals("Ratings with their 95 % intervals", rows),
        table(("bot", "rating (95 %)", "wins a seat (95 %)", "seats"), wins),
        paragraph("Plackett–Luce ratings of openskill; everybody begins at 25 ± 16.", "soft"),
    )


def _meetings(found: Standings) -> Sequence[str]:
    names = [bot.name for bot in found.bots]
    cells = {(each.one, each.other): (each.wins.value, each.even) for each in found.meetings}
    headings = (
        "bot",
        "against",
        "games",
        "even",
        "wins (95 %)",
        "by deals",
        "as a duel",
        "points ahead (95 %)",
    )
    return (
        matrix("Share of wins of the row against the column, in hundreds", names, cells) if cells else "",
        table(headings, [_meeting_row(each) for each in found.meetings], words=(1,)),
        paragraph(
            "Wilson intervals over games; by deals: half the width when all seatings of a deal count as one. "
            "With one bot against several others alike, even is one part of all seats, and the duel is the "
            "share that the same strength would win with two seats. Among several different bots, being "
            "ahead counts.",
            "soft",
        ),
    )


def _meeting_row(each: Meeting) -> list[object]:
    deals, margin = each.by_deals, each.margin
    return [
        each.one,
        each.other,
        each.wins.n,
        f"{100 * each.even:.1f} %",
        each.wins.percent(),
        f"± {50 * (deals.high - deals.low):.1f}" if deals.n > 1 else "",
        f"{100 * each.duel().value:.1f} %",
        plus_minus(margin),
    ]


def plus_minus(figure: Estimate) -> str:
    """A figure as value ± half its interval, as far as that is known."""
    if figure.n < 2:
        return f"{figure.value:+.2f}" if figure.n else ""
    return f"{figure.value:+.2f} ± {(figure.high - figure.low) / 2:.2f}"


def _seats(found: Standings) -> Sequence[str]:
    rows = [
        [bot.name, *(share(sum(won), len(won)).percent() for _, won in sorted(bot.by_seat.items()))]
        for bot in found.bots
    ]
    sides = [Say(found.game, "en").words(side) for side in found.game.sides]
    headings = [sides[seat] if sides else f"seat {seat + 1}" for seat in range(found.plan.seats)]
    return (table(("bot", *(f"{name} (95 %)" for name in headings)), rows),)


def _points(found: Standings) -> Sequence[str]:
    rows = [(bot.name, bot.scores) for bot in found.bots]
    told = [
        [bot.name, f"{mean(bot.scores).value:.2f}", *_quantiles(bot.scores)]
        for bot in found.bots
        if bot.scores
    ]
    return (
        distributions("How often a bot made how many points", rows),
        table(("bot", "mean", "lowest", "one in ten below", "median", "one in ten above", "highest"), told),
    )


def _quantiles(values: Sequence[float]) -> list[str]:
    ordered, last = sorted(values), len(values) - 1
    return [f"{ordered[round(part * last)]:g}" for part in (0, 0.1, 0.5, 0.9, 1)]


def _thinking(found: Standings) -> str:
    rows = [
        [bot.name, bot.moves, f"{1000 * bot.seconds / max(1, bot.moves):.2f}", f"{1000 * bot.worst:.1f}"]
        for bot in found.bots
    ]
    return table(("bot", "moves", "mean ms a move", "worst ms"), rows)


def _faults(found: Standings) -> Sequence[str]:
    if not found.faults:
        return (paragraph("None."),)
    rows = [
        [number, each.bot, each.seat, each.kind, each.detail] for number, each in found.faults[:MOST_FAULTS]
    ]
    told = f"{len(found.faults)} games were lost by a fault: a crash, a late or an illegal answer."
    return paragraph(told), table(("game", "bot", "seat", "fault", "detail"), rows, words=(1, 3, 4))
