"""What a march may meet: surely, possibly and at worst, from what Carthage can know (AP-40 to AP-42)."""

from __future__ import annotations

from ludarium.core.messages import Phrase
from ludarium.games.ante_portas.board import HalfView
from ludarium.games.ante_portas.effects import INFANTRY as INFANTRY_VERB
from ludarium.games.ante_portas.effects import MONEY, PER_ARMY
from ludarium.games.ante_portas.faces import Faces
from ludarium.games.ante_portas.figures import LaidView, StackView, TableView
from ludarium.games.ante_portas.map import ROMA
from ludarium.games.ante_portas.phrases import counted

SECRET = "secret"
ARMY, EVENT, PAID = "army", "event", "money"


class Forecast:
    """The stacks and the own events that Carthage sees before it names a target."""

    def __init__(self, view: TableView, faces: Faces) -> None:
        self.view = view
        self.faces = faces
        self.near = faces.roads(view.road_extra).between
        attached = [card.card for card in view.carthage.laid if card.use == "attached" and card.card]
        self.own = [faces.halves[card] for card in attached]

    def phrases(self, city: str) -> list[Phrase]:
        """Who is met at a city; own events are told apart, because Marcellus may cancel one."""
        met = [stack for stack in self.view.stacks if stack.piles and self._may_count(stack, city)]
        cards = [card for stack in met for pile in stack.piles for card in pile]
        hidden = [card for card in cards if card.card is None or card.use is None]
        siege = city == ROMA
        if not cards and not (siege and self.view.rome.hand_size):
            return [Phrase("ap-forecast-none")]
        sure = self._sure([stack for stack in met if self._surely_counts(stack, city)])
        worst = self.worst(cards, siege=siege)
        found = [Phrase("ap-forecast-sure", {"infantry": sure})] if sure else []
        if hidden:
            found.append(counted("forecast-hidden", len(hidden)))
        return [*found, Phrase("ap-forecast-worst", {"infantry": worst}), *self._own(), self._cover(worst)]

    # --- which stacks count -----------------------------------------------------------------------

    def _surely_counts(self, stack: StackView, city: str) -> bool:
        return stack.place == city and not any(self._has(half, "forged-seal") for half in self.own)

    def _may_count(self, stack: StackView, city: str) -> bool:
        if stack.place == city:
            return True
        if stack.place == SECRET:
            return self._most_money(stack) >= self.view.price  # without Spies, whom Marcellus may cancel
        return (stack.place, city) in self.near and self._may_hold(stack, "nero")

    def _has(self, half: HalfView, verb: str) -> bool:
        return any(each.name == verb for each in half.verbs)

    def _may_hold(self, stack: StackView, verb: str) -> bool:
        cards = [card for pile in stack.piles for card in pile if EVENT in uses_of(card)]
        return any(self._has(self.faces.halves[may], verb) for card in cards for may in cards_of(card))

    def _most_money(self, stack: StackView) -> int:
        return sum(max(self._worth(card), default=0) for pile in stack.piles for card in pile)

    def _worth(self, card: LaidView) -> list[int]:
        """What a card may be worth as money, or as an event that lends some."""
        halves = [self.faces.halves[may] for may in cards_of(card)]
        paid = [half.wealth for half in halves] if PAID in uses_of(card) else []
        return paid + [self._effect_sum(half.id, MONEY) for half in halves if EVENT in uses_of(card)]

    def _effect_sum(self, half: str, op: int) -> int:
        effect = self.faces.effects[half]
        return sum(verb.number for verb in effect.verbs if verb.op == op)

    # --- figures ------------------------------------------------------------------------------------

    def _sure(self, stacks: list[StackView]) -> int:
        """The infantry of armies that are known and count whatever else lies there."""
        cards = [card for stack in stacks for pile in stack.piles for card in pile]
        known = [card.card for card in cards if card.use == ARMY and card.card is not None]
        return sum(self.faces.halves[card].infantry for card in known)

    def worst(self, cards: list[LaidView], *, siege: bool) -> int:
        """No Roman army can be larger: the best armies on so many places, the best events on the rest."""
        places = len([card for card in cards if ARMY in uses_of(card) or EVENT in uses_of(card)])
        may = {each for card in cards for each in cards_of(card)}
        fixed = 0
        if siege:
            rome = self.view.rome
            fixed = min(rome.hand_size, self.view.siege_limit)
            may |= {*rome.hand, *rome.maybe}
        able = len([card for card in cards if EVENT in uses_of(card)])
        men = sorted((self.faces.halves[card].infantry for card in may), reverse=True)
        per, flat = self._bonuses(may)
        return max(
            sum(men[: fixed + places - events])
            + (fixed + places - events) * sum(per[:events])
            + sum(flat[:events])
            for events in range(able + 1)
        )

    def _bonuses(self, cards: set[str]) -> tuple[list[int], list[int]]:
        """What events may add for each army and once, the largest first."""
        verbs = [
            verb
            for card in cards
            for verb in self.faces.effects[card].verbs
            if verb.op == INFANTRY_VERB and verb.number > 0
        ]
        per = sorted((verb.number for verb in verbs if verb.per == PER_ARMY), reverse=True)
        return per, sorted((verb.number for verb in verbs if verb.per != PER_ARMY), reverse=True)

    # --- what Carthage has against it -----------------------------------------------------------------

    def _own(self) -> list[Phrase]:
        """The own events that are attached: they come off what is met."""
        if not self.own:
            return []
        return [Phrase("ap-forecast-own", {"cards": [self.faces.names[half.id] for half in self.own]})]

    def _cover(self, worst: int) -> Phrase:
        """Whether the hand can cover the whole of the worst loss (AP-43a, AP-45)."""
        needed = max(0, worst + 1 - self.view.loss_help)
        held = sum(self.faces.halves[card].infantry for card in self.view.carthage.hand)
        message = "ap-forecast-covered" if held > needed else "ap-forecast-lost"
        return Phrase(message, {"needed": needed, "held": held})


def cards_of(card: LaidView) -> list[str]:
    return card.may if card.card is None else [card.card]


def uses_of(card: LaidView) -> list[str]:
    return card.may_use if card.use is None else [card.use]
