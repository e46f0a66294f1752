"""What the seat to act may choose in The Builders, and what it may think of in vain."""

from __future__ import annotations

from ludarium.core.messages import Choice, Move, Phrase, Reason, Refusal
from ludarium.games.builders.actions import Actions, Offered
from ludarium.games.builders.figures import Mark, SendingView
from ludarium.games.builders.phrases import Faces
from ludarium.games.builders.refusals import Known, actions_lacking, told_apart
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import EXTRA_ACTION_COINS
from ludarium.games.builders.terms import Dealer

MOST_REASONS = 256  # whose refusals are kept


def _as_it_is(move: Move) -> Move:
    return move


def _known(actions: Actions, state: Builders) -> Known:
    """Refusals that were made before; where prisoners are citizens now, units have other names."""
    freed = int(state.freed)
    known = actions.refused.get(freed)
    if known is None or len(known) > MOST_REASONS:
        known = actions.refused.keep(freed, {})
    return known


class Offers:
    """All choices and refusals of the seat to act, and the figures of its sendings."""

    def __init__(self, state: Builders, actions: Actions, faces: Faces) -> None:
        self.state = state
        self.dealer = Dealer(state, faces)
        self.choices: list[Choice] = []
        self.sendings: list[SendingView] = []
        self.names: dict[str, str] = {}  # of units, as they are now
        self.later: dict[int, Builders] = {}  # the position after so many actions were bought
        named = self._named if state.freed else _as_it_is
        notation, move = actions.notation, actions.move

        def make(action: int, reason: Reason) -> Refusal:
            return Refusal(action, notation(action), named(move(action)), reason)

        self.refusals, offered = told_apart(state, _known(actions, state), make, self._buys)
        marks, kept = Marks(state, actions.most_reward), actions.offered
        for action, buys in offered:
            mark = (action, buys, marks.of(action))
            known = kept.get(mark)
            if known is None:
                made = self._choice(action, notation(action), named(move(action)), buys)
                known = kept.keep(mark, made)
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

    def _named(self, move: Move) -> Move:
        """A move with its unit named as it is now: a freed prisoner is a citizen."""
        unit = move.args.get("unit")
        if not isinstance(unit, str):
            return move
        if unit not in self.names:
            self.names[unit] = self.state.unit_name(self.state.cards.unit_ids.index(unit))
        name = self.names[unit]
        return move if name == unit else Move(move.kind, {**move.args, "unit": name})

    def _choice(self, action: int, notation: str, move: Move, buys: int) -> Offered:
        """A choice, with the actions that have to be bought for it, and what a site lacks afterwards."""
        coins = buys * EXTRA_ACTION_COINS
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
