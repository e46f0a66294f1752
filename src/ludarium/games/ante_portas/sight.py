"""What a viewer knows of the cards of both camps, and no more (AP-15, AP-15a)."""

from __future__ import annotations

from ludarium.core.bits import BIT, members
from ludarium.core.state import OVER
from ludarium.games.ante_portas import losses
from ludarium.games.ante_portas.camp import card_of, is_seen, place_of, use_of
from ludarium.games.ante_portas.effects import CARTHAGE, MARCH, ROME
from ludarium.games.ante_portas.figures import CampView, LaidView, StackView
from ludarium.games.ante_portas.knowledge import Piles
from ludarium.games.ante_portas.possible import Guess, Mystery
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.scoring import score_lines
from ludarium.games.ante_portas.stages import C_USES, LOSSES, MARCHES, MOST_NAMED, NOTHING, R_USES, SECRET


class Sight:
    """What a viewer knows of both camps and of the bag."""

    def __init__(self, state: AntePortas, viewer: int | None, *, opened: bool = False) -> None:
        self.state = state
        self.viewer = viewer
        self.all_open = opened or state.to_act == OVER
        self.unseen = self._unseen()
        self.guesses = [self._guess(seat) for seat in (CARTHAGE, ROME)]

    def _unseen(self) -> int:
        """The cards of the first shuffle that the viewer has never seen."""
        found = int(self.state.bag)
        for seat in (CARTHAGE, ROME):
            if not self.sees(seat):
                found |= int(self.state.camp(seat).veiled)
        return found

    def sees(self, seat: int) -> bool:
        """Whether the viewer sees all cards of a camp."""
        return self.all_open or self.viewer == seat

    def _guess(self, seat: int) -> Guess:
        camp = self.state.camp(seat)
        if self.sees(seat):
            return Guess(int(camp.hand), int(camp.hand))
        deck = self.state.deck
        attachable = int(deck.c_attached if seat == CARTHAGE else deck.r_attached)
        paying = seat == CARTHAGE and self.state.stage == LOSSES
        return Mystery(camp, self.unseen, attachable, seat == ROME, self._can_pay if paying else None).guess()

    def _can_pay(self, hand: int) -> bool:
        """In the middle of losses it is known that they can be covered."""
        state = self.state
        return losses.can_cover(state.deck, state.fallen_cards(), hand, state.needed)

    def names(self, seat: int, cards: int) -> list[str]:
        ids = self.state.deck.c_ids if seat == CARTHAGE else self.state.deck.r_ids
        return [ids[card] for card in members(cards)]

    def laid(self, seat: int, i: int) -> LaidView:
        slot = int(self.state.camp(seat).laid[i])
        words = C_USES if seat == CARTHAGE else R_USES
        if self.sees(seat) or is_seen(slot):
            return LaidView(
                self.names(seat, BIT[card_of(slot)])[0], [], words[use_of(slot)], [], bool(is_seen(slot))
            )
        may, uses = self.guesses[seat].laid[i], sorted(self.guesses[seat].uses[i])
        sure = may.bit_count() == 1
        return LaidView(
            card=self.names(seat, may)[0] if sure else None,
            may=[] if sure else self.names(seat, may),
            use=words[uses[0]] if len(uses) == 1 else None,
            may_use=[] if len(uses) == 1 else [words[use] for use in uses],
            shown=False,
        )

    def camp(self, seat: int) -> CampView:
        camp, guess = self.state.camp(seat), self.guesses[seat]
        unknown = int(self.state.bag).bit_count() if seat == CARTHAGE else 0
        pile = [int(camp.pile[i]) for i in range(int(camp.pile_size))]
        return CampView(
            seat=seat,
            hand_size=int(camp.hand).bit_count(),
            hand=self.names(seat, guess.sure),
            maybe=self.names(seat, guess.maybe & ~guess.sure),
            laid=[self.laid(seat, i) for i in range(int(camp.laid_size))],
            pile_size=len(pile) + unknown,
            pile=[self.names(seat, BIT[card])[0] for card in pile],
            score=int(self.state.score(seat)),
            score_lines=score_lines(self.state, seat),
        )

    def bag(self) -> list[str]:
        """What the bag may hold: the unseen cards that perhaps nobody has."""
        left = self.unseen
        for seat in (CARTHAGE, ROME):
            if not self.sees(seat):
                left &= self.guesses[seat].left
        return self.names(CARTHAGE, left)


def stacks(state: AntePortas, sight: Sight) -> list[StackView]:
    piles = Piles(state.rome)
    found = []
    for place in range(MOST_NAMED + 1):
        if place != SECRET and state.named_city(place) == NOTHING:
            continue
        stack: list[list[LaidView]] = [[] for _ in range(int(piles.in_stack[place]))]
        for i in range(int(state.rome.laid_size)):
            if place_of(state.rome.laid[i]) == place:
                stack[int(piles.of_slot[i])].append(sight.laid(ROME, i))
        if stack or place != SECRET:
            found.append(StackView(state.place_name(place), stack))
    return found


def march(state: AntePortas, sight: Sight) -> int | None:
    """The march laid, if the viewer can know it."""
    known = sight.sees(CARTHAGE) or all(
        is_seen(state.carthage.laid[i])
        for i in range(int(state.carthage.laid_size))
        if use_of(state.carthage.laid[i]) == MARCHES
    )
    return int(state.march_laid()) if known else None


def reach(state: AntePortas, sight: Sight) -> tuple[list[str], list[str]]:
    """The cities that Hannibal can march to as the march is laid, surely and perhaps (AP-24, AP-25)."""
    if state.to_act == OVER:
        return [], []
    if march(state, sight) is not None:
        return [state.land.city_ids[city] for city in members(state.targets())], []
    near = state.land.near[state.hannibal]
    if state.sea <= 0:
        near &= ~state.land.by_sea[state.hannibal]
    most = _most_march(state, sight)
    return [], [state.land.city_ids[city] for city in members(near) if state.road_time(city) <= most]


def _most_march(state: AntePortas, sight: Sight) -> int:
    """The march that a viewer who does not see it has to expect at most."""
    most = int(state.march_bonus + state.help_of_allies(MARCH))
    for i in range(int(state.carthage.laid_size)):
        slot = state.carthage.laid[i]
        if use_of(slot) == MARCHES:
            may = BIT[card_of(slot)] if is_seen(slot) else sight.guesses[CARTHAGE].laid[i]
            most += max(int(state.deck.march[card]) for card in members(may))
    return most
