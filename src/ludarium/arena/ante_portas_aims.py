"""The tuning aims of AP-95."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from ludarium.arena.aims import Aim
from ludarium.arena.ante_portas_digest import HIDDEN
from ludarium.arena.ante_portas_tally import ROUNDS, SIEGES
from ludarium.arena.balance import Balance, CardFigures
from ludarium.core.shares import Estimate, mean, share
from ludarium.games.ante_portas.rules import AntePortas

GAMES_WANTED = 2000
WANTED_ENDINGS = ("siege-won", "morale", "hand-empty", "scipio")
EVENT_USES = ("event", "attached")
LEAST_EVENT, MOST_EVENT = 0.08, 0.8  # of the uses of a half
OPENING = 4  # cities


def aims(balance: Balance) -> list[Aim]:
    """AP-95, strongest bot against itself, at least 2,000 games."""
    return [*_course_aims(balance), *_turn_aims(balance), *_map_aims(balance), *_event_aims(balance),
            *_hiding_aims(balance)]  # fmt: skip


def _percent(what: str, figure: Estimate, low: float, high: float, detail: str = "") -> Aim:
    return Aim("AP-95", what, figure, low, high, GAMES_WANTED, "%", detail)


def _course_aims(balance: Balance) -> Iterator[Aim]:
    """Who wins, how long it takes, and how it ends."""
    games, ends = balance.games, balance.endings()
    good_length = sum(rounds in ROUNDS for rounds in balance.rounds())
    tried = round(sum(ends[ending].value for ending in SIEGES if ending in ends) * games)
    won = round(ends["siege-won"].value * games) if "siege-won" in ends else 0
    nothing = share(0, games)
    yield _percent("Carthage wins 45–55 %", balance.places()[0], 0.45, 0.55)
    length = share(good_length, games)
    yield _percent(f"{ROUNDS[0]} to {ROUNDS[-1]} rounds in 80 % of games", length, 0.8, 1.0)
    for end in WANTED_ENDINGS:
        yield _percent(f"ending {end} in 10–45 %", ends.get(end, nothing), 0.1, 0.45)
    yield _percent("sieges tried in 20–50 %", share(tried, games), 0.2, 0.5)
    won_share = share(won, tried)
    known = Estimate(won_share.value, won_share.low, won_share.high, games)
    yield _percent("of the sieges tried 35–75 % won", known, 0.35, 0.75)


def _turn_aims(balance: Balance) -> Iterator[Aim]:
    counts = [digest.counts for _, digest in balance.rows if "rounds" in digest.counts]
    if not counts:
        return
    a_round = mean([each["turns"] / each["rounds"] for each in counts])
    yield Aim("AP-95", "1.5 to 2.5 turns a round", a_round, 1.5, 2.5, GAMES_WANTED)
    rounds, several = (sum(each[name] for each in counts) for name in ("rounds", "rounds-of-several"))
    part = share(several, rounds)
    figure = Estimate(part.value, part.low, part.high, balance.games)
    yield _percent("a quarter of all rounds with two turns or more", figure, 0.25, 1.0)


def _map_aims(balance: Balance) -> Iterator[Aim]:
    """Where Hannibal goes; Roma is the siege's."""
    courses = [digest.course for _, digest in balance.rows]
    if not any(courses):
        return
    land = cast(AntePortas, balance.game.new(2)).land
    cities = [city for number, city in enumerate(land.city_ids) if number not in (0, land.roma)]
    entered = {city: share(sum(city in course for course in courses), balance.games) for city in cities}
    least = min(entered, key=lambda city: entered[city].value)
    few = [f"{city} {100 * each.value:.0f} %" for city, each in entered.items() if each.value < 0.05]
    detail = f"below: {', '.join(few)}" if few else f"least: {least}"
    yield _percent("every city entered in 5 % of games or more", entered[least], 0.05, 1.0, detail)
    by_sea = sum(digest.counts.get("by-sea", 0) > 0 for _, digest in balance.rows)
    yield _percent("a road by sea in 20 % of games or more", share(by_sea, balance.games), 0.2, 1.0)
    openings = Counter(" ".join(course[:OPENING]) for course in courses if len(course) >= OPENING)
    opening, times = openings.most_common(1)[0] if openings else ("", 0)
    most = share(times, balance.games)
    yield _percent("no opening of four cities in more than 25 %", most, 0.0, 0.25, f"most: {opening}")


def _event_aims(balance: Balance) -> Iterator[Aim]:
    """The share of its uses in which a half is its event: of the half that is it least, and most."""
    halves = [half for kind, half in balance.game.cards if kind == "card"]
    shares = {half: _event_share(balance.cards.get(f"card:{half}")) for half in halves}
    seldom = [half for half, each in shares.items() if each.value < LEAST_EVENT]
    often = [half for half, each in shares.items() if each.value > MOST_EVENT]
    least = min(shares, key=lambda half: shares[half].value)
    most = max(shares, key=lambda half: shares[half].value)
    told = f"below: {', '.join(seldom)}" if seldom else f"least: {least}"
    figure = _of_games(shares[least], balance)
    yield _percent("every half is its event in 8 % of its uses or more", figure, LEAST_EVENT, 1.0, told)
    told = f"above: {', '.join(often)}" if often else f"most: {most}"
    figure = _of_games(shares[most], balance)
    yield _percent("no half is its event in more than 80 % of its uses", figure, 0.0, MOST_EVENT, told)


def _of_games(part: Estimate, balance: Balance) -> Estimate:
    return Estimate(part.value, part.low, part.high, balance.games)


def _event_share(card: CardFigures | None) -> Estimate:
    if card is None:
        return share(0, 0)
    return share(sum(card.uses[use] for use in EVENT_USES), sum(card.uses.values()))


def _hiding_aims(balance: Balance) -> Iterator[Aim]:
    """What each side still hides when round 7 is over, over the games that last so long."""
    for name in HIDDEN.values():
        seen = [float(digest.counts[name]) for _, digest in balance.rows if name in digest.counts]
        if seen:
            side = name.removeprefix("hidden-").capitalize()
            what = f"{side} hides a card or more after round 7"
            yield Aim("AP-95", what, mean(seen), 1.0, 99.0, GAMES_WANTED)
