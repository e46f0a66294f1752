"""The tuning aims of AP-95 and FA-95, each met or missed, with its figure and interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from ludarium.arena.ante_portas_tally import ROUNDS, SIEGES
from ludarium.arena.balance import Balance, CardFigures
from ludarium.arena.faiyum_tally import HIGHEST_SHARE, LOWEST_SHARE, FaiyumTally
from ludarium.arena.shares import Estimate, mean, share
from ludarium.games.faiyum.rules import Faiyum

WANTED_ENDINGS = ("siege-won", "morale", "hand-empty", "scipio")  # AP-95
EVENT_USES = ("event", "attached")
WORTH_AN_EVENT = 0.01  # AP-95 "never": less than one use in a hundred is as its event
PLACES = 0.04  # FA-95


@dataclass(frozen=True)
class Aim:
    """One aim: the band that a figure should be in."""

    clause: str
    what: str
    figure: Estimate
    low: float
    high: float
    wanted: int  # so many games are needed for a verdict
    unit: str = ""
    detail: str = ""

    def met(self) -> bool:
        return self.low <= self.figure.value <= self.high

    def sure(self) -> bool:
        """Whether the whole interval is on the same side as the figure, over enough games."""
        inside = self.low <= self.figure.low and self.figure.high <= self.high
        outside = self.figure.high < self.low or self.figure.low > self.high
        return self.figure.n >= self.wanted and (inside if self.met() else outside)

    def verdict(self) -> str:
        told = "met" if self.met() else "missed"
        if self.sure():
            return told
        return f"{told}, " + ("not sure" if self.figure.n >= self.wanted else f"n < {self.wanted}")

    def told(self) -> str:
        """The figure with its interval."""
        factor = 100 if self.unit == "%" else 1
        figure = self.figure.times(factor)
        unit = f" {self.unit}" if self.unit else ""
        return figure.text() + unit if figure.n > 1 else f"{figure.value:.1f}{unit}"

    def facts(self) -> dict[str, object]:
        return {
            "clause": self.clause,
            "aim": self.what,
            "met": self.met(),
            "sure": self.sure(),
            "verdict": self.verdict(),
            "figure": self.figure.facts(),
            "low": self.low,
            "high": self.high,
            "detail": self.detail,
        }


# --- Ante Portas ----------------------------------------------------------------------------------


def ante_portas_aims(balance: Balance) -> list[Aim]:
    """AP-95, strongest bot against itself, at least 2,000 games."""
    games, ends = balance.games, balance.endings()
    good_length = sum(rounds in ROUNDS for rounds in balance.rounds())
    sieges = sum(ends[ending].value for ending in SIEGES if ending in ends) * games
    nothing = share(0, games)
    found = [
        ("Carthage wins 45–55 %", balance.places()[0], 0.45, 0.55),
        (f"{ROUNDS[0]} to {ROUNDS[-1]} rounds in 80 % of games", share(good_length, games), 0.8, 1.0),
        *((f"ending {end} in 5 % or more", ends.get(end, nothing), 0.05, 1.0) for end in WANTED_ENDINGS),
        ("sieges tried in 15–50 %", share(sieges, games), 0.15, 0.5),
    ]
    aims = [Aim("AP-95", what, figure, low, high, 2000, "%") for what, figure, low, high in found]
    return [*aims, _events_aim(balance)]


def _events_aim(balance: Balance) -> Aim:
    """No card that is never worth playing as its event: the share of uses of the half that is it least."""
    cards = balance.cards
    halves = [half for kind, half in balance.game.cards if kind == "card"]
    shares = {half: _event_share(cards.get(f"card:{half}")) for half in halves}
    least = min(shares, key=lambda half: shares[half].value)
    never = [half for half, each in shares.items() if each.value < WORTH_AN_EVENT]
    detail = f"never worth it: {', '.join(never)}" if never else f"least: {least}"
    what = "every card is worth playing as its event (1 % of its uses or more)"
    figure = Estimate(shares[least].value, shares[least].low, shares[least].high, balance.games)
    return Aim("AP-95", what, figure, WORTH_AN_EVENT, 1.0, 2000, "%", detail)


def _event_share(card: CardFigures | None) -> Estimate:
    if card is None:
        return share(0, 0)
    return share(sum(card.uses[use] for use in EVENT_USES), sum(card.uses.values()))


# --- Faiyum ---------------------------------------------------------------------------------------


def faiyum_aims(balance: Balance) -> list[Aim]:
    """FA-95 for one player count, strongest bot, at least 1,000 games."""
    seats = balance.plan.seats
    if seats == 1:
        return [Aim("FA-95", "solo: fame 200 to 280", mean(balance.winning()), 200, 280, 1000)]
    aims = [_places_aim(balance), *_band_aims(balance)]
    if seats == 4:
        aims += [
            Aim("FA-95", "4 players: winner's fame 80 to 110", mean(balance.winning()), 80, 110, 1000),
            Aim("FA-95", "4 players: 45 to 60 turns a player", mean(balance.turns()), 45, 60, 1000),
        ]
    return aims


def _places_aim(balance: Balance) -> Aim:
    """The place in the order of turns that is farthest from even."""
    even, places = 1 / balance.plan.seats, balance.places()
    far = max(range(len(places)), key=lambda place: abs(places[place].value - even))
    what = f"{balance.plan.seats} players: places within ±4 points of {100 * even:.0f} %"
    return Aim(
        "FA-95", what, places[far], even - PLACES, even + PLACES, 1000, "%", f"farthest: place {far + 1}"
    )


def _band_aims(balance: Balance) -> Iterable[Aim]:
    """The rebuilt cards that are bought least and most, once offered."""
    tally = FaiyumTally(balance.game)
    tally.open(cast(Faiyum, balance.game.new(balance.plan.seats, balance.plan.options)))
    figures = balance.cards
    bound = [card for card, each in tally.cards.items() if each.source != "found" and not each.starts]
    found = {card: figures[f"card:{card}"] for card in bound if f"card:{card}" in figures}
    shares = {card: each.share() for card, each in found.items() if each.offered}
    for told, pick, outside in (("fewer than 5 %", min, _too_few), ("more than 85 %", max, _too_many)):
        if shares:
            yield _band_aim(balance, told, shares, pick(shares, key=lambda card: shares[card].value), outside)


def _too_few(part: Estimate) -> bool:
    return 100 * part.value < LOWEST_SHARE


def _too_many(part: Estimate) -> bool:
    return 100 * part.value > HIGHEST_SHARE


def _band_aim(
    balance: Balance, told: str, shares: dict[str, Estimate], worst: str, outside: Callable[[Estimate], bool]
) -> Aim:
    out = [f"{card} {100 * each.value:.0f} %" for card, each in shares.items() if outside(each)]
    detail = f"outside: {', '.join(out)}" if out else f"nearest: {worst}"
    what = f"{balance.plan.seats} players: no rebuilt card bought in {told} of the games that offer it"
    part = shares[worst]
    figure = Estimate(part.value, part.low, part.high, balance.games)
    low, high = (LOWEST_SHARE / 100, 1.0) if outside is _too_few else (0.0, HIGHEST_SHARE / 100)
    return Aim("FA-95", what, figure, low, high, 1000, "%", detail)


AIMS: dict[str, Callable[[Balance], list[Aim]]] = {
    "ante_portas": ante_portas_aims,
    "faiyum": faiyum_aims,
}


def aims_of(balances: Sequence[Balance]) -> list[Aim]:
    """The aims of a game over all player counts that were measured."""
    return [
        aim
        for balance in balances
        if balance.game.family in AIMS and balance.games
        for aim in AIMS[balance.game.family](balance)
    ]
