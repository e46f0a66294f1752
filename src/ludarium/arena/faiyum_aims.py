"""The tuning aims of FA-95."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from ludarium.arena.aims import Aim
from ludarium.arena.balance import Balance
from ludarium.arena.digests import Digest
from ludarium.arena.faiyum_tally import HIGHEST_SHARE, LOWEST_SHARE, FaiyumTally
from ludarium.core.shares import Estimate, mean, share
from ludarium.games.faiyum.rules import Faiyum

PLACES = 0.04
USED, YELLOW_USED = 0.7, 0.6  # of the copies bought, those that are used for their action
EARLY_USES = 4.0  # of a card that is bought in the first third
FEW_IN_HAND = 0.4  # of the administrations
SETTLED = 0.6  # of the plays of the Settlement
FIRST_YELLOW = 114


def aims(balance: Balance) -> list[Aim]:
    """FA-95 for one player count, strongest bot, at least 1,000 games."""
    seats = balance.plan.seats
    if seats == 1:
        return [Aim("FA-95", "solo: fame 200 to 280", mean(balance.winning()), 200, 280, 1000)]
    found = [_places_aim(balance), *_band_aims(balance), *_use_aims(balance)]
    if seats == 4:
        found += [
            Aim("FA-95", "4 players: winner's fame 80 to 110", mean(balance.winning()), 80, 110, 1000),
            Aim("FA-95", "4 players: 45 to 60 turns a player", mean(balance.turns()), 45, 60, 1000),
        ]
    return found


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
    figures = balance.cards
    found = {card: figures[f"card:{card}"] for card in _bound(balance) if f"card:{card}" in figures}
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


# --- use, not purchase ----------------------------------------------------------------------------


def _use_aims(balance: Balance) -> Iterator[Aim]:
    """What becomes of the cards that are bought, of administrations and of the Settlement."""
    bound = _bound(balance)
    yellow = {card for card, number in bound.items() if number >= FIRST_YELLOW}
    for told, cards, least in (
        ("the copies bought", bound.keys() - yellow, USED),
        ("the yellow ones", yellow, YELLOW_USED),
    ):
        bought, used = _copies(balance, cards)
        what = f"{balance.plan.seats} players: {100 * least:.0f} % of {told} used"
        yield from _use_aim(balance, what, used, bought, least)
    found = [digest.counts for _, digest in balance.rows if digest.counts.get("early")]
    if found:
        a_card = mean([each["early-played"] / each["early"] for each in found])
        what = f"{balance.plan.seats} players: a card bought in the first third is used four times"
        yield Aim("FA-95", what, a_card, EARLY_USES, 99.0, 1000)
    few, held = (_sum(balance.rows, f"administrations{which}") for which in ("-with-few", ""))
    what = f"{balance.plan.seats} players: 40 % of administrations with three cards or fewer"
    yield from _use_aim(balance, what, few, held, FEW_IN_HAND)
    settlement = balance.cards.get("card:settlement")
    if settlement is not None:
        done, cashed = settlement.uses["played"], settlement.uses["cashed"]
        what = f"{balance.plan.seats} players: the Settlement used for its action in 60 % of its plays"
        yield from _use_aim(balance, what, done, done + cashed, SETTLED)


def _use_aim(balance: Balance, what: str, part: int, whole: int, least: float) -> Iterator[Aim]:
    """Nothing of nothing is neither met nor missed."""
    if whole:
        found = share(part, whole)
        figure = Estimate(found.value, found.low, found.high, balance.games)
        yield Aim("FA-95", what, figure, least, 1.0, 1000, "%", f"{part} of {whole}")


def _sum(rows: Sequence[tuple[object, Digest]], name: str) -> int:
    return sum(digest.counts.get(name, 0) for _, digest in rows)


def _bound(balance: Balance) -> dict[str, int]:
    """The cards that the aims bind, with their numbers: rebuilt ones, no start cards."""
    tally = FaiyumTally(balance.game)
    tally.open(cast(Faiyum, balance.game.new(balance.plan.seats, balance.plan.options)))
    return {
        card: int(each.number)
        for card, each in tally.cards.items()
        if each.source != "found" and not each.starts
    }


def _copies(balance: Balance, cards: Iterable[str]) -> tuple[int, int]:
    """How many copies of these cards were bought in all games, and how many of those were played."""
    bought = used = 0
    wanted = {f"card:{card}" for card in cards}
    for _, digest in balance.rows:
        taken = [uses for card, uses in digest.uses.items() if card in wanted and "bought" in uses]
        bought += len(taken)
        used += sum("played" in uses for uses in taken)
    return bought, used
