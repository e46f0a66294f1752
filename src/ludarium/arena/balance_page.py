"""The page of the balance lab: aims; seats, length, endings and cards by player count; the ladder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.arena.aims import Aim, aims_of
from ludarium.arena.balance import Balance, CardFigures, percentile
from ludarium.arena.markup import Markup, page, paragraph, section, table, tag, text
from ludarium.arena.plots import distributions, intervals
from ludarium.arena.standings import Meeting, Standings
from ludarium.core.shares import mean
from ludarium.text.say import Say

FEWEST = 20  # takers that a card needs to be drawn
ENDS = 12  # so many cards of the greatest and of the least lift are drawn


@dataclass
class Report:
    """All that the lab has found about a game."""

    balances: Sequence[Balance]
    ladder: Standings | None

    def aims(self) -> list[Aim]:
        return aims_of(self.balances)

    def steps(self) -> list[Meeting]:
        """Each rung of the ladder against the one below."""
        if self.ladder is None:
            return []
        pairs = [(lineup[0], lineup[1]) for lineup in self.ladder.plan.matches]
        return [each for pair in pairs for each in self.ladder.meetings if (each.one, each.other) == pair]

    def facts(self) -> dict[str, object]:
        return {
            "game": self.balances[0].plan.game,
            "options": self.balances[0].plan.options,
            "aims": [aim.facts() for aim in self.aims()],
            "tables": [balance.facts() for balance in self.balances],
            "ladder": [step.facts() for step in self.steps()],
        }


def balance_page(report: Report) -> str:
    """The whole page."""
    first = report.balances[0]
    say = Say(first.game, "en")
    return page(
        f"Balance: {say.words(f'game-{first.game.id}')}",
        _about(first),
        _aims(report.aims()),
        *(_table(balance, say) for balance in report.balances),
        _ladder(report),
    )


def _about(first: Balance) -> str:
    plan = first.plan
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    told = f"The bot {plan.matches[0][0]} against itself, seed {plan.seed}; all intervals are 95 %."
    return paragraph(told) + paragraph(f"{options}; rules {plan.rules}, engine and bots {plan.code}", "soft")


def _aims(aims: Sequence[Aim]) -> str:
    if not aims:
        return ""
    rows = [[aim.what, _verdict(aim), aim.told(), aim.figure.n, aim.detail] for aim in aims]
    headings = (f"aim ({aims[0].clause})", "verdict", "measured (95 %)", "games", "")
    return section("Aims", table(headings, rows, words=(0, 1, 4)))


def _verdict(aim: Aim) -> Markup:
    return Markup(tag("span", text(aim.verdict()), class_="met" if aim.met() else "missed"))


def _table(balance: Balance, say: Say) -> str:
    """Everything about one player count."""
    told = f"{balance.games} games" + (f", {balance.faults} more lost by a fault" if balance.faults else "")
    return section(
        f"{balance.plan.seats} players" if balance.plan.seats > 1 else "Solo",
        paragraph(told, "soft"),
        *(_places(balance) if balance.plan.seats > 1 else ()),
        *_length(balance),
        *_endings(balance),
        *_cards(balance, say),
    )


def _head(words: str) -> str:
    return tag("h3", text(words))


def _places(balance: Balance) -> Sequence[str]:
    sides = [Say(balance.game, "en").words(side) for side in balance.game.sides]
    rows = [
        (sides[place] if sides else f"place {place + 1}", each) for place, each in enumerate(balance.places())
    ]
    told = [[label, each.percent()] for label, each in rows]
    return (
        _head("Who wins, by side" if sides else "Who wins, by place in the order of turns"),
        intervals("Share of wins by place", rows, 1 / balance.plan.seats, percent=True),
        table(("", "wins (95 %)"), told),
    )


def _length(balance: Balance) -> Sequence[str]:
    times = [
        ("rounds", balance.rounds()),
        ("turns a player", balance.turns()),
        ("moves", balance.moves()),
    ]
    points = _points(balance)
    rows = [
        [label, mean(values).text(), f"{percentile(values, 10):g} to {percentile(values, 90):g}"]
        for label, values in times + points
        if len(values) > 1
    ]
    return (
        _head("Length and points" if points else "Length"),
        distributions("Rounds a game", times[:1]),
        distributions("Points", points),
        table(("", "mean (95 %)", "in 8 of 10"), rows),
    )


def _points(balance: Balance) -> list[tuple[str, list[float]]]:
    """The points of winners and of all, where there are points besides winning or not."""
    every = balance.scores()
    if set(every) <= {0.0, 1.0}:
        return []
    winning = [("winner's points", balance.winning())]
    return winning + ([("all points", every)] if balance.plan.seats > 1 else [])


def _endings(balance: Balance) -> Sequence[str]:
    found = balance.endings()
    if len(found) < 2:
        return (paragraph(f"Every game ended by: {', '.join(found)}."),) if found else ()
    return (
        _head("Endings"),
        intervals("Share of games by ending", list(found.items()), percent=True),
        table(("ending", "games (95 %)"), [[name, each.percent()] for name, each in found.items()]),
    )


# --- cards ----------------------------------------------------------------------------------------


def _cards(balance: Balance, say: Say) -> Sequence[str]:
    cards = balance.cards
    names = _names(balance, say)
    uses = sorted({use for each in cards.values() for use in each.uses})
    rows = [_card_row(names.get(card, card), each, uses) for card, each in cards.items()]
    headings = ("card", "on offer", "taken", "taken of chances (95 %)", "lift in points (95 %)", *uses)
    return (
        _head("Cards"),
        paragraph(
            "Taken of chances: in how many of the games in which it was on offer (or of all, where a game "
            "has no offers) somebody took it. Lift: by how many points in a hundred a seat that took the "
            "card won more than its place wins as a rule; it says who takes a card as much as what it does.",
            "soft",
        ),
        *_lifts(balance, cards, names),
        table(headings, rows),
    )


def _names(balance: Balance, say: Say) -> dict[str, str]:
    """The names of all cards; where two kinds have one alike, with the kind."""
    names = {(kind, card): say.card(kind, card) for kind, card in balance.game.cards}
    counts = Counter(names.values())
    return {
        f"{kind}:{card}": f"{name} ({kind})" if counts[name] > 1 else name
        for (kind, card), name in names.items()
    }


def _card_row(name: str, card: CardFigures, uses: Sequence[str]) -> list[object]:
    lift = card.lift().times(100)
    return [
        name,
        card.offered or "",
        card.taken,
        card.share().percent(),
        f"{lift.value:+.1f} ({lift.low:+.1f} to {lift.high:+.1f})" if lift.n > 1 else "",
        *(card.uses[use] or "" for use in uses),
    ]


def _lifts(balance: Balance, cards: dict[str, CardFigures], names: dict[str, str]) -> Sequence[str]:
    """The cards whose takers won most and least."""
    if balance.plan.seats == 1:
        return ()
    enough = [(names.get(card, card), each.lift()) for card, each in cards.items() if each.takers >= FEWEST]
    ordered = sorted(enough, key=lambda row: -row[1].value)
    shown = ordered if len(ordered) <= 2 * ENDS else ordered[:ENDS] + ordered[-ENDS:]
    return (intervals("Lift on winning in points", [(name, each.times(100)) for name, each in shown], 0.0),)


# --- the ladder -----------------------------------------------------------------------------------


def _ladder(report: Report) -> str:
    if report.ladder is None:
        return ""
    steps = report.steps()
    rows = [(f"{step.one} over {step.other}", step.wins) for step in steps]
    told = [[label, each.percent(), each.n] for label, each in rows]
    even = steps[0].even
    return section(
        "The skill ladder",
        paragraph(
            "What each rung wins against the one below it, on the same deals in rotated seats.", "soft"
        ),
        intervals("Share of wins against the rung below", rows, even, percent=True),
        table(("", f"wins (95 %), even is {100 * even:.0f} %", "games"), told),
    )
