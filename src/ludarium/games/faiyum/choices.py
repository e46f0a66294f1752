"""What each choice of Faiyum costs and brings, found by trying it on a copy of the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludarium.core.actions import ActionTexts
from ludarium.core.bits import BIT, count, members
from ludarium.core.messages import Args, Choice, Move, Phrase, View
from ludarium.core.refusals import Name
from ludarium.games.faiyum import market, phrases
from ludarium.games.faiyum.faces import Faces
from ludarium.games.faiyum.phrases import amount, money
from ludarium.games.faiyum.pieces import CASH, FETCHED, GOODS, LINK_FAME, MONEY, PRICES, STOCK
from ludarium.games.faiyum.roads import road_goods
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.state import pile
from ludarium.games.faiyum.todo import goods, tell
from ludarium.games.faiyum.turns import back_price
from ludarium.games.faiyum.vocabulary import BUY_BACK, RECALL, arg_a, op_of, verb
from ludarium.games.faiyum.zones import price_of

CARDS_USED = ("play", "buy")  # what is better than to end a round of cards
ALWAYS_ALIKE = ("play", "cash", "offer", "remove")  # kinds whose price and gain never change for a seat
TOLD = 3  # so many cards that can be bought back are told


FREE: list[Phrase] = []
NOWHERE: list[str] = []


class Offered(NamedTuple):
    """What is told of a choice besides its words."""

    price: list[Phrase] = FREE
    brings: list[Phrase] = FREE
    things: list[str] = NOWHERE
    ask: Phrase | None = None
    early: bool = False


class Counter:
    """Tells prices and gains of the choices of the seat to act in one position."""

    def __init__(self, state: Faiyum, faces: Faces, more_to_do: bool) -> None:
        self.state = state
        self.more_to_do = more_to_do
        self.faces = faces
        self.seat = int(state.to_act)
        self.before = self.stock(state)
        self._stopped: list[int] | None = None

    def tell(self, action: int, move: Move, notation: str) -> Choice:
        if move.kind not in ALWAYS_ALIKE:
            return self._told(action, move, notation)
        mark = (self.seat, action)
        known = self.faces.offered.get(mark)
        return known or self.faces.offered.setdefault(mark, self._told(action, move, notation))

    def _told(self, action: int, move: Move, notation: str) -> Choice:
        offered = OFFERED[move.kind](self, action, move)
        return Choice(
            actions=[action],
            notation=notation,
            move=move,
            price=offered.price,
            brings=offered.brings,
            things=offered.things,
            ask=offered.ask,
            early=offered.early,
        )

    # --- trying out -------------------------------------------------------------------------------

    def stock(self, state: Faiyum) -> list[int]:
        return [int(owned) for owned in state.stock[self.seat * STOCK : (self.seat + 1) * STOCK]]

    def own(self, thing: int) -> int:
        return self.before[thing]

    def after(self, action: int) -> Faiyum:
        """The position after an action; an "up to" that could go on is ended there."""
        trial = self.state.copy()
        before = op_of(self.state.top())
        trial.apply(action)
        if trial.to_act == self.seat and op_of(trial.top()) == before:
            self._stop(trial)
        return trial

    def _stop(self, trial: Faiyum) -> None:
        if trial.next_verb().may_stop(trial, trial.top()) and trial.why_not(int(trial.at.done)) is None:
            trial.apply(trial.at.done)

    @property
    def stopped(self) -> list[int]:
        """What the seat would have if it ended an "up to" now: gains of a choice are counted from there."""
        if self._stopped is None:
            trial = self.state.copy()
            self._stop(trial)
            self._stopped = self.stock(trial)
        return self._stopped

    def change(self, action: int) -> tuple[list[Phrase], list[Phrase]]:
        """What an action costs and brings."""
        return phrases.change(self.stopped, self.stock(self.after(action)))

    # --- things -----------------------------------------------------------------------------------

    def of_own(self, thing: int, count: int) -> Phrase:
        """So much of what the seat has."""
        have = self.own(thing)
        return Phrase("fa-of-money" if thing == MONEY else "fa-of-own", {"count": count, "own": have})

    def held(self, move: Move) -> str:
        return f"hand:{self.seat}:{move.args['card']}"


# --- cards ----------------------------------------------------------------------------------------


def _play(counter: Counter, _: int, move: Move) -> Offered:
    card = str(move.args["card"])
    faces = counter.faces
    return Offered(faces.prices[card], faces.gains[card], [counter.held(move)])


def _cash(counter: Counter, _: int, move: Move) -> Offered:
    return Offered(brings=[money(CASH)], things=[counter.held(move)])


def _offer(counter: Counter, _: int, move: Move) -> Offered:
    return Offered(price=[Phrase("fa-for-good")], things=[counter.held(move)])


def _buy(counter: Counter, action: int, move: Move) -> Offered:
    """FA-65: the price, beside the full one where a token or Order lowers it."""
    card = int(counter.state.cards.ids.index(str(move.args["card"])))
    full = int(PRICES[count(market.current(counter.state) & (BIT[card] - 1))])
    paid = counter.own(MONEY) - counter.stock(counter.after(action))[MONEY]
    return Offered([price_of(paid, full)], [], [f"market:{move.args['card']}"])


def _remove(_: Counter, __: int, move: Move) -> Offered:
    return Offered(things=[f"market:{move.args['card']}"])


# --- a turn ---------------------------------------------------------------------------------------


def _administer(counter: Counter, action: int, __: Move) -> Offered:
    """FA-68: money now, workers that may come off, the cards that come back and those that can be bought."""
    state, trial = counter.state, counter.state.copy()
    trial.apply(action)
    _, got = phrases.change(counter.before, counter.stock(trial))
    lying = [state.cards.ids[card] for card in reversed(pile(state, counter.seat))]
    back = [Phrase("fa-back", {"cards": phrases.cards(lying[:FETCHED])})] if lying else []
    off = _recalled(trial)
    brings = [*(got or [money(0)]), *off, *back, *_more(state, lying[FETCHED:]), *_leaving(state)]
    ask = None if got or off or back else Phrase("fa-ask-administer")
    return Offered(brings=brings, things=[f"pile:{counter.seat}"], ask=ask, early=counter.more_to_do)


def _recalled(trial: Faiyum) -> list[Phrase]:
    """How many workers an administration that has just begun may take off the map."""
    if trial.to_act < 0 or op_of(trial.top()) != RECALL:
        return []
    most = min(int(arg_a(trial.top())), int(count(trial.workers)))
    return [Phrase("fa-do-recall", {"most": most})]


def _more(state: Faiyum, rest: Sequence[str]) -> list[Phrase]:
    """FA-69, FA-80: the next cards that can be bought back, and for how much each."""
    prices = [int(back_price(state, verb(BUY_BACK, before))) for before in range(TOLD)]
    return [
        Phrase("fa-then-back", {"card": card, "price": price})
        for card, price in zip(rest, prices, strict=False)
    ]


def _leaving(state: Faiyum) -> list[Phrase]:
    """FA-69a: which cards leave the market; alone that is chosen."""
    if state.seats == 1:
        return []
    names = [state.cards.ids[card] for card in members(market.leaving(state))]
    return [Phrase("fa-leaves-market", {"cards": phrases.cards(names)})]


def _pass(counter: Counter, action: int, __: Move) -> Offered:
    _, got = counter.change(action)
    return Offered(brings=got or [amount("fame", 0)], ask=Phrase("fa-ask-pass"))


def _buy_back(counter: Counter, action: int, _: Move) -> Offered:
    paid = counter.own(MONEY) - counter.stock(counter.after(action))[MONEY]
    top = counter.state.cards.ids[int(counter.state.top_card(counter.seat))]
    return Offered([counter.of_own(MONEY, paid)], [phrases.card(top)], [f"pile:{counter.seat}"])


# --- the steps of a card --------------------------------------------------------------------------


def _pay(counter: Counter, _: int, move: Move) -> Offered:
    good = GOODS.index(str(move.args["good"]))
    return Offered([counter.of_own(good, 1)], _each(counter))


def _pay_money(counter: Counter, _: int, __: Move) -> Offered:
    return Offered([counter.of_own(MONEY, int(counter.state.swap_price))])


def _more_given(counter: Counter, _: int, __: Move) -> Offered:
    args = tell(int(counter.state.top()))[1]
    bundle: Args = {thing: args[thing] for thing in (*GOODS, "money") if thing in args}
    return Offered(phrases.amounts(bundle), _each(counter))


def _each(counter: Counter) -> list[Phrase]:
    """What one more gift brings, where the card gains for each."""
    state = counter.state
    if tell(int(state.top()))[0] not in ("some", "again"):
        return []
    waiting = [tell(int(v)) for v in state.todo[: int(state.waiting)]]
    return phrases.gained_for_each(waiting)


def _gain(counter: Counter, _: int, move: Move) -> Offered:
    good = GOODS.index(str(move.args["good"]))
    return Offered(brings=[Phrase("fa-then-own", {"own": counter.own(good) + 1})])


def _reward(counter: Counter, action: int, _: Move) -> Offered:
    return Offered(brings=counter.change(action)[1])


def _at_field(counter: Counter, action: int, move: Move) -> Offered:
    """What a piece on a field, or its leaving, brings."""
    lost, got = counter.change(action)
    return Offered(lost, got, [f"field:{move.args['field']}"])


def _road(counter: Counter, action: int, move: Move) -> Offered:
    """FA-55, FA-58: a road's good and its fame for links; the card's own gains come with the last one."""
    state = counter.state
    road = action - int(state.at.road)
    a, b = int(state.land.edge_a[road]), int(state.land.edge_b[road])
    trial = state.copy()
    trial.apply(action)
    fame = counter.stock(trial)[LINK_FAME] - counter.own(LINK_FAME)
    price = amount(goods(int(road_goods(state, a, b))), 1)
    return Offered([price], phrases.links(fame), _ends(move, "road"))


def _bridge(counter: Counter, action: int, move: Move) -> Offered:
    lost, got = counter.change(action)
    return Offered(lost, got, _ends(move, "bridge"))


def _ends(move: Move, argument: str) -> list[str]:
    return [f"field:{end}" for end in str(move.args[argument]).split("-")]


def _nothing(_: Counter, __: int, ___: Move) -> Offered:
    return Offered()


OFFERED: dict[str, Callable[[Counter, int, Move], Offered]] = {
    "play": _play,
    "cash": _cash,
    "offer": _offer,
    "buy": _buy,
    "remove": _remove,
    "administer": _administer,
    "pass": _pass,
    "buy-back": _buy_back,
    "pay": _pay,
    "pay-money": _pay_money,
    "more": _more_given,
    "gain": _gain,
    "use": _reward,
    "leave": _nothing,
    "done": _nothing,
    **dict.fromkeys(
        ("worker", "settlement", "town", "palace", "workshop", "extension", "block", "recall", "hunt"),
        _at_field,
    ),
    "road": _road,
    "bridge": _bridge,
}


def with_figures(state: Faiyum, faces: Faces, actions: ActionTexts, legal: list[int]) -> list[Choice]:
    """The choices of the seat to act, each with what it costs and brings."""
    if not legal:
        return []
    names = [_name(actions, action) for action in legal]
    counter = Counter(state, faces, any(move.kind in CARDS_USED for _, move in names))
    return [counter.tell(legal[place], move, notation) for place, (notation, move) in enumerate(names)]


def _name(actions: ActionTexts, action: int) -> Name:
    """Most are known, and to look that up here is quicker than to ask."""
    known = actions.names.get(action)
    return actions.name(action) if known is None else known


def good_itself(view: View) -> Choice | None:
    """The payment in the good itself, where only roses and money could replace it (FA-24, FA-25)."""
    goods = [choice for choice in view.choices if choice.move.args.get("good") not in (None, "rose")]
    paying = all(choice.move.kind in ("pay", "pay-money") for choice in view.choices)
    return goods[0] if paying and len(goods) == 1 else None
