"""The verbs of chance (start player, deal, draws), and the beginning of play and of the end. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest, put
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE
from ludarium.games.faiyum import market
from ludarium.games.faiyum.pieces import MONEY, START_MONEY, STOCK
from ludarium.games.faiyum.state import FaiyumState, Layout
from ludarium.games.faiyum.verbs import BY_CHANCE, Verb
from ludarium.games.faiyum.vocabulary import DEAL, TURN, arg_a, verb


class Chance(Verb):
    """A verb of chance: each choice is equally likely."""

    def __init__(self) -> None:
        super().__init__(BY_CHANCE)

    def draw(self, s: FaiyumState, v: i64, rng: Rng) -> i64:
        chosen: i64 = self.choices(s, v)
        k: i64 = rng.below(count(chosen))
        while k > 0:
            chosen &= chosen - 1
            k -= 1
        return self.first(s.at) + lowest(chosen)

    def weight(self, s: FaiyumState, action: int) -> int:  # noqa: ARG002
        return 1


class Start(Chance):
    """FA-4: the start player, and with him the money of all."""

    def first(self, at: Layout) -> i64:
        return at.start

    def choices(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return bit(s.seats) - 1

    def act(self, s: FaiyumState, v: i64, action: i64) -> None:  # noqa: ARG002
        s.start = action - s.at.start
        s.turn = s.start
        for place in range(s.seats):
            s.stock[(s.start + place) % s.seats * STOCK + MONEY] = START_MONEY[place]
        if s.log is not None:
            s.mine("started", {})


class Deal(Chance):
    """FA-5: twelve blue cards, one at a time; those dealt so far lie in the market."""

    def first(self, at: Layout) -> i64:
        return at.deal

    def choices(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return s.deck

    def act(self, s: FaiyumState, v: i64, action: i64) -> None:
        card: i64 = action - s.at.deal
        s.deck ^= bit(card)
        s.market |= bit(card)
        if s.log is not None:
            s.note("dealt", CHANCE, {"card": s.cards.ids[card]})
        if arg_a(v) > 1:
            s.push(verb(DEAL, arg_a(v) - 1))
        else:
            market.open_market(s, s.market)


class Draw(Chance):
    """FA-66, FA-70: a card of the draw deck, then of the last rounds deck with its disasters."""

    def first(self, at: Layout) -> i64:
        return at.draw

    def choices(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return market.to_draw(s)

    def possible(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return market.to_draw(s) != 0 or market.disasters_to_draw(s) > 0

    def offer(self, s: FaiyumState, v: i64, out: vec[i64]) -> i64:  # noqa: ARG002
        n: i64 = put(out, 0, s.at.draw, market.to_draw(s))
        if market.disasters_to_draw(s) > 0:
            out[n] = s.at.disaster
            n += 1
        return n

    def draw(self, s: FaiyumState, v: i64, rng: Rng) -> i64:  # noqa: ARG002
        chosen: i64 = market.to_draw(s)
        cards: i64 = count(chosen)
        k: i64 = rng.below(cards + market.disasters_to_draw(s))
        if k >= cards:
            return s.at.disaster
        while k > 0:
            chosen &= chosen - 1
            k -= 1
        return s.at.draw + lowest(chosen)

    def weight(self, s: FaiyumState, action: int) -> int:
        return int(market.disasters_to_draw(s)) if action == s.at.disaster else 1

    def act(self, s: FaiyumState, v: i64, action: i64) -> None:  # noqa: ARG002
        if action == s.at.disaster:
            market.draw_disaster(s)
        else:
            market.draw_card(s, action - s.at.draw)


class Begin(Verb):
    """The first turn of the start player."""

    def do(self, s: FaiyumState, v: i64) -> None:  # noqa: ARG002
        s.turn = s.start
        s.round = 1
        s.push(TURN)
        if s.log is not None:
            s.note("round-began", s.start, {"round": 1})


class End(Verb):
    """FA-70: the turn in which the fourth disaster appeared is finished, its second draw too."""

    def do(self, s: FaiyumState, v: i64) -> None:  # noqa: ARG002
        if s.log is not None:
            s.note("end-began", CHANCE, {})
