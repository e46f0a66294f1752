"""What the seat to act may choose in The Builders, and what it may think of in vain."""

from __future__ import annotations

from ludarium.core.bits import members
from ludarium.core.messages import Choice, Move, Phrase, Reason
from ludarium.core.refusals import Name, Refusals
from ludarium.games.builders.actions import Actions, Offered
from ludarium.games.builders.figures import Mark, SendingView
from ludarium.games.builders.phrases import Faces
from ludarium.games.builders.refusals import actions_lacking, told_apart
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import EXTRA_ACTION_COINS
from ludarium.games.builders.terms import Dealer


class Names:
    """How actions are called in a position: a freed prisoner is a citizen."""

    def __init__(self, state: Builders, actions: Actions) -> None:
        self.actions = actions
        self.known: dict[int, Name] = actions.names
        self.mark = int(state.freed)
        ids = state.cards.unit_ids
        self.citizens = {ids[unit]: state.unit_name(unit) for unit in members(state.freed)}

    def of(self, action: int) -> Name:
        known = self.known.get(action)
        if known is None:
            known = self.actions.name(action)
        return self._freed(known) if self.citizens else known

    def _freed(self, known: Name) -> Name:
        notation, move = known
        name = self.citizens.get(str(move.args.get("unit")))
        return known if name is None else (notation, Move(move.kind, {**move.args, "unit": name}))


class Offers:
    """All choices and refusals of the seat to act, and the figures of its sendings."""

    def __init__(self, state: Builders, actions: Actions, faces: Faces) -> None:
        self.state = state
        self.faces = faces
        self.dealer: Dealer | None = None  # who names terms; most are known
        self.choices: list[Choice] = []
        self.sendings: list[SendingView] = []
        self.later: dict[int, Builders] = {}  # the position after so many actions were bought
        names = Names(state, actions)
        found = told_apart(state, self._buys)
        self.refusals = Refusals(found.actions, found.places, found.reasons, names.of, names.mark)
        marks, kept = Marks(state, actions.most_reward), actions.offered
        for action, buys in found.offered:
            hangs_on = marks.of(action)
            mark = (action, buys, hangs_on) if buys or hangs_on else action
            known = kept.get(mark)
            if known is None:
                known = kept.keep(mark, self._choice(action, names, buys))
            self.choices.append(known[0])
            if known[1] is not None:
                self.sendings.append(known[1])

    def _buys(self, action: int, reason: Reason) -> int | None:
        """How many actions have to be bought for an action that needs more, or None if that does not help."""
        buys = actions_lacking(reason)
        return buys if self._bought(buys).why_not(action) is None else None

    def _bought(self, buys: int) -> Builders:
        if buys not in self.later:
            later = self.later[buys] = self.state.copy()
            for _ in range(buys):
                later.apply(later.at.buy)
        return self.later[buys]

    def _choice(self, action: int, names: Names, buys: int) -> Offered:
        """A choice, with the actions that have to be bought for it, and what a site lacks afterwards."""
        notation, move = names.of(action)
        coins = buys * EXTRA_ACTION_COINS
        self.dealer = self.dealer or Dealer(self.state, self.faces)
        terms = self.dealer.terms(move, coins)
        sending = None if terms.lacks is None else SendingView(action, terms.lacks)
        words, ask = terms.words, terms.ask
        if buys:
            ask = Phrase("ask-buying", {"buys": buys, "coins": coins})
            deed = words or Phrase(f"action-{move.kind}", {**move.args})
            words = Phrase("buying", {"action": deed, "buys": buys, "coins": coins})
            notation = f"{notation}, buying {buys}"
        choice = Choice(
            actions=[int(self.state.at.buy)] * buys + [action],
            notation=notation,
            move=move,
            words=words,
            price=terms.price,
            brings=terms.brings,
            things=terms.things,
            ask=ask,
            early=move.kind == "end" and ask is not None,
            minor=buys > 0 and move.kind == "take",  # buying actions in order to take coins only loses coins
        )
        return choice, sending


class Marks:
    """What the terms of an action hang on in a position: equal marks, equal choices."""

    def __init__(self, state: Builders, most_reward: int) -> None:
        at = state.at
        self.state = state
        self.send, self.per_site, self.loads = int(at.send), int(at.per_site), int(at.loads)
        self.university, self.free, self.pupils = int(at.university), int(at.free), int(at.pupils)
        self.bank = min(int(state.bank), most_reward)  # more is as good as this (B-5a)
        self.sites: dict[int, Mark] = {}
        self.units: dict[int, Mark] = {}

    def of(self, action: int) -> Mark:
        if action >= self.send:
            site, rest = divmod(action - self.send, self.per_site)
            return (self._site(site), self._unit(rest // self.loads))
        if self.university <= action < self.free:
            return self._unit((action - self.university) % self.pupils)
        return (self.state.actions_left,) if action == 0 else ()

    def _site(self, site: int) -> Mark:
        if site not in self.sites:
            self.sites[site] = (self.state.made[site], self.state.actions_to_send(site), self.bank)
        return self.sites[site]

    def _unit(self, unit: int) -> Mark:
        if unit not in self.units:
            state = self.state
            self.units[unit] = (state.makes(unit), state.coins_to_send(unit), state.unit_name(unit))
        return self.units[unit]
