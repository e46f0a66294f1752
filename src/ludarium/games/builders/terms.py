"""On what terms a move of The Builders is made: what it takes, what comes of it, what it is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from ludarium.core.messages import Move, Phrase
from ludarium.games.builders.cards import LOAN_COINS, LOAN_DEBT, unpack
from ludarium.games.builders.looks import lacking
from ludarium.games.builders.phrases import Faces, amounts, counted, price
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import EXTRA_ACTION_COINS

TAKING = Phrase("choose-take")
NOTHING_MISSING = Phrase("brings-nothing")
ONE_ACTION = [Phrase("gain-actions", {"actions": 1})]
LOAN_PRICE = [counted("actions", 1), Phrase("price-debt", {"coins": LOAN_DEBT})]
LOAN_GAIN = [Phrase("gain-coins-now", {"coins": LOAN_COINS})]


class Terms(NamedTuple):
    """What a move takes and brings."""

    price: list[Phrase]
    brings: list[Phrase]
    things: list[str]
    lacks: list[int] | None = None  # what a site would still lack
    ask: Phrase | None = None
    words: Phrase | None = None


class Dealer:
    """Names the terms of every move in one position."""

    def __init__(self, state: Builders, faces: Faces) -> None:
        self.state = state
        self.cards = state.cards
        self.faces = faces

    def terms(self, move: Move, bought: int) -> Terms:
        """The terms of a move, after so many coins have gone to the bank for more actions."""
        return TERMS[move.kind](self, move, bought)

    # --- the turn ---------------------------------------------------------------------------------

    def _end(self, _: Move, __: int) -> Terms:
        left = int(self.state.actions_left)
        if left == 0:
            return Terms([], [], [])
        return Terms(
            [Phrase("price-unused", {"count": left})], [], [], ask=Phrase("ask-unused", {"count": left})
        )

    def _take(self, move: Move, _: int) -> Terms:
        gain = Phrase("gain-coins", {"coins": move.args["coins"]})
        return Terms(price(int(move.args["actions"])), [gain], [], words=TAKING)

    def _buy(self, _: Move, __: int) -> Terms:
        return Terms([counted("coins", EXTRA_ACTION_COINS)], ONE_ACTION, [])

    # --- rows and stacks ----------------------------------------------------------------------------

    def _open(self, move: Move, _: int) -> Terms:
        building = str(move.args["building"])
        return Terms(price(1), self.faces.face("building", building), [f"building:{building}"])

    def _recruit(self, move: Move, _: int) -> Terms:
        worker = str(move.args["worker"])
        return Terms(price(1), self.faces.face("unit", worker), [f"unit:{worker}"])

    def _prisoner(self, move: Move, _: int) -> Terms:
        prisoner = str(move.args["prisoner"])
        cost = price(1, int(self.cards.prisoner_price))
        return Terms(cost, self.faces.face("unit", prisoner), [f"unit:{prisoner}"])

    def _tool(self, move: Move, _: int) -> Terms:
        tool = str(move.args["tool"])
        return Terms(price(1, int(self.cards.tool_price)), self.faces.face("tool", tool), [f"tool:{tool}"])

    def _loan(self, _: Move, __: int) -> Terms:
        return Terms(LOAN_PRICE, LOAN_GAIN, ["loans"])

    # --- units --------------------------------------------------------------------------------------

    def _unit(self, named: object) -> tuple[int, str]:
        """The number and the thing of a unit, which a move may call a citizen."""
        return self.faces.unit_things[str(named)]

    def _university(self, move: Move, _: int) -> Terms:
        unit, thing = self._unit(move.args["unit"])
        card = str(move.args["university"])
        place = self.cards.university_ids.index(card) * int(self.cards.unit_count) + unit
        taught = Phrase(
            "brings-taught",
            {
                "after": amounts(unpack(int(self.cards.taught_makes[place]))),
                "before": amounts(unpack(int(self.state.makes(unit)))),
            },
        )
        return Terms(price(1, int(self.cards.university_price)), [taught], [f"university:{card}", thing])

    def _free(self, move: Move, _: int) -> Terms:
        unit, thing = self._unit(move.args["prisoner"])
        citizen = str(move.args["prisoner"]).replace("prisoner", "citizen")
        freed = Phrase("brings-freed", {"unit": citizen, "coins": int(self.cards.freed_coins[unit])})
        return Terms(price(1), [freed], [thing])

    # --- sending --------------------------------------------------------------------------------------

    def _send(self, move: Move, bought: int) -> Terms:
        """What the site still lacks afterwards, or what finishing it gives."""
        state = self.state
        site = self.faces.buildings[str(move.args["building"])]
        unit, thing = self._unit(move.args["unit"])
        things = [thing, f"site:{move.args['building']}"]
        added = int(state.makes(unit))
        if "tool" in move.args:
            added += int(self.cards.tool_makes[self.cards.tool_ids.index(str(move.args["tool"]))])
            things.append(f"tool:{move.args['tool']}")
        coins = int(state.coins_to_send(unit))
        before, after = self._lacks(site, 0), self._lacks(site, added)
        return Terms(
            price(int(state.actions_to_send(site)), coins),
            [self._brought(site, before, after, bought + coins)],
            things,
            lacks=after,
        )

    def _lacks(self, site: int, added: int) -> list[int]:
        return lacking(int(self.cards.needs[site]), int(self.state.made[site]) + added)

    def _brought(self, site: int, before: list[int], after: list[int], paid: int) -> Phrase:
        if not any(after):
            return self._finishing(site, paid)
        if after == before:
            return NOTHING_MISSING
        return _lacking(tuple(after))

    def _finishing(self, site: int, paid: int) -> Phrase:
        """What the bank can pay of the reward (B-5a); a machine joins the crew instead."""
        points = int(self.cards.points[site])
        if site >= self.cards.first_machine:
            return Phrase("brings-machine", {"points": points})
        coins = min(int(self.cards.rewards[site]), int(self.state.bank) + paid)
        return Phrase("brings-finished", {"coins": coins, "points": points})


# of the class, not of each dealer: bound to himself he would stay until the collector comes
TERMS: dict[str, Callable[[Dealer, Move, int], Terms]] = {
    "end": Dealer._end,
    "take": Dealer._take,
    "buy": Dealer._buy,
    "open": Dealer._open,
    "recruit": Dealer._recruit,
    "prisoner": Dealer._prisoner,
    "tool": Dealer._tool,
    "loan": Dealer._loan,
    "university": Dealer._university,
    "free": Dealer._free,
    "send": Dealer._send,
    "send-with-tool": Dealer._send,
}


@cache
def _lacking(amount: tuple[int, ...]) -> Phrase:
    return Phrase("brings-lacks", {"amounts": amounts(amount)})
