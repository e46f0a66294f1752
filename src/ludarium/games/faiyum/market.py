"""The market: prices, tokens, purchases, replacing and drawing cards (FA-65 … FA-71). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest
from ludarium.core.state import CHANCE
from ludarium.games.faiyum.pieces import CURRENT, DISASTERS, MARKET, MONEY, PRICES
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import DRAW, END


def lowest_cards(cards: i64, n: i64) -> i64:
    """The n lowest cards of a set, or all if there are fewer."""
    rest: i64 = cards
    while rest and n > 0:
        rest &= rest - 1
        n -= 1
    return cards & ~rest


def current(s: FaiyumState) -> i64:
    """The current market: a set of cards (FA-7)."""
    return lowest_cards(s.market, CURRENT)


def price(s: FaiyumState, card: i64, less: i64) -> i64:
    """What a card of the current market costs, its token and `less` taken off (FA-65)."""
    cost: i64 = PRICES[count(s.market & (bit(card) - 1))] - less
    if s.tokens & bit(card):
        cost -= 1
    return max(0, cost)


def affordable(s: FaiyumState, less: i64) -> i64:
    """The cards of the current market that the seat at turn can pay."""
    money: i64 = s.own(MONEY) + less
    found: i64 = 0
    rest: i64 = s.market
    slot: i64 = 0
    while rest and slot < CURRENT:
        card: i64 = rest & -rest
        rest ^= card
        cost: i64 = PRICES[slot]
        if s.tokens & card:
            cost -= 1
        if cost <= money:
            found |= card
        slot += 1
    return found


def buy(s: FaiyumState, card: i64, less: i64) -> None:
    """FA-65: the card goes to the hand, its token above the market, and one is drawn."""
    cost: i64 = price(s, card, less)
    s.get(MONEY, -cost)
    s.market ^= bit(card)
    s.tokens &= ~bit(card)
    s.take_in(s.turn, card)
    s.push(DRAW)
    if s.log is not None:
        s.mine("bought", {"card": s.cards.ids[card], "money": int(cost)})


def remove(s: FaiyumState, card: i64) -> None:
    """A card of the market leaves the game, its token is free."""
    s.market ^= bit(card)
    s.tokens &= ~bit(card)
    s.gone |= bit(card)
    if s.log is not None:
        s.mine("card-removed", {"card": s.cards.ids[card]})


def leaving(s: FaiyumState) -> i64:
    """Which cards an administration removes: those with tokens first, then the lowest (FA-69a)."""
    cards: i64 = 2 if s.seats <= 3 else 1
    now: i64 = current(s)
    with_token: i64 = lowest_cards(now & s.tokens, cards)
    return with_token | lowest_cards(now & ~s.tokens, cards - count(with_token))


def clear(s: FaiyumState) -> None:
    """FA-69a: cards leave, tokens go on those left of the four, and as many are drawn."""
    now: i64 = current(s)
    out: i64 = leaving(s)
    while out:
        card: i64 = lowest(out)
        out &= out - 1
        now ^= bit(card)
        remove(s, card)
        s.push(DRAW)
    s.tokens |= now


def to_draw(s: FaiyumState) -> i64:
    """The cards that may be drawn next: of the draw deck, then of the last rounds deck (FA-70)."""
    return s.deck if s.deck else s.last_deck


def disasters_to_draw(s: FaiyumState) -> i64:
    """How many disasters are among what may be drawn next."""
    return i64(0) if s.deck else s.disasters_left


def draw_card(s: FaiyumState, card: i64) -> None:
    """A drawn card goes into the market by its number (FA-66)."""
    s.deck &= ~bit(card)
    s.last_deck &= ~bit(card)
    s.market |= bit(card)
    if s.log is not None:
        s.note("drawn", CHANCE, {"card": s.cards.ids[card]})


def draw_disaster(s: FaiyumState) -> None:
    """FA-70."""
    s.disasters_left -= 1
    s.disasters_out += 1
    if s.disasters_out == DISASTERS:
        s.push_last(END)
    if s.log is not None:
        s.note("disaster", CHANCE, {"count": int(s.disasters_out)})


def open_market(s: FaiyumState, dealt: i64) -> None:
    """FA-5, FA-7: the lowest eight cards form the market, the others go to the last rounds deck."""
    s.market = lowest_cards(dealt, MARKET)
    s.last_deck = dealt & ~s.market | s.cards.yellow
    if s.seats > 1:
        s.tokens = current(s)
    if s.log is not None:
        s.note("market-opened", CHANCE, {})
