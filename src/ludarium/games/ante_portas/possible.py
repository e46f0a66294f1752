"""Where the other side's cards can be: exactly what follows from all that a viewer has seen (AP-15a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from ludarium.core.bits import members
from ludarium.games.ante_portas.camp import Camp, cap_of, is_seen, may_of, place_of, use_of
from ludarium.games.ante_portas.knowledge import PLACES, Piles, digit
from ludarium.games.ante_portas.stages import EVENT

Used = tuple[int, ...]  # how many cards of each group lie face down


@dataclass(frozen=True)
class Group:
    """Cards that nothing known tells apart."""

    cards: int
    attachable: bool
    unseen: bool  # from the cards that the viewer has never seen
    fits: tuple[bool, ...]  # by face-down card

    @property
    def size(self) -> int:
        return self.cards.bit_count()


@dataclass
class Guess:
    """What a viewer knows of a camp: sets of cards, and the uses that a type pile may have."""

    sure: int = 0  # surely in hand
    maybe: int = 0  # perhaps in hand, the sure ones too
    left: int = 0  # unseen cards that this side perhaps does not hold
    laid: dict[int, int] = field(default_factory=dict)  # face-down card -> what it may be
    uses: dict[int, set[int]] = field(default_factory=dict)  # face-down card -> how it may lie


@dataclass
class Mystery:
    """The cards of a camp as a viewer knows them: known ones, and so many drawn from a set of unseen ones."""

    camp: Camp
    unseen: int
    attachable: int
    roman: bool
    fits_hand: Callable[[int], bool] | None = None  # what else is known of the hand

    def guess(self) -> Guess:
        self.drawn = int(self.camp.veiled).bit_count()
        self.known = int(self.camp.known())
        self.slots = [i for i in range(int(self.camp.laid_size)) if not is_seen(self.camp.laid[i])]
        if not self.slots:
            return self._hand_only()
        return self._with_slots()

    def _hand_only(self) -> Guess:
        """Everything lies open; only the drawn cards are unknown."""
        if self.fits_hand is None:
            all_drawn = self.drawn == self.unseen.bit_count()
            sure = self.known | (self.unseen if all_drawn else 0)
            maybe = self.known | (self.unseen if self.drawn else 0)
            return Guess(sure, maybe, 0 if all_drawn else self.unseen)
        guess = Guess(sure=-1)
        for drawn in combinations(members(self.unseen), self.drawn):
            hand = self.known | sum(1 << card for card in drawn)
            if self.fits_hand(hand):
                guess.sure &= hand
                guess.maybe |= hand
                guess.left |= self.unseen & ~hand
        return guess

    # --- with face-down cards ---------------------------------------------------------------------

    def _groups(self) -> list[Group]:
        """Known cards by the laid cards that they may be, and the unseen ones."""
        found: dict[tuple[bool, bool, tuple[bool, ...]], int] = {}
        for card in members(self.known | self.unseen):
            unseen = bool(self.unseen >> card & 1)
            fits = tuple(unseen or bool(int(may_of(self.camp.laid[i])) >> card & 1) for i in self.slots)
            key = (bool(self.attachable >> card & 1), unseen, fits)
            found[key] = found.get(key, 0) | 1 << card
        return [Group(cards, *key) for key, cards in found.items()]

    def _labelings(self) -> Iterator[list[int]]:
        """All ways in which the face-down cards may lie; Carthage's lie openly so."""
        if not self.roman:
            yield [int(use_of(self.camp.laid[i])) for i in self.slots]
            return
        piles = Piles(self.camp)
        for ways in product(*[[int(way) for way in piles.ways(place)] for place in range(PLACES)]):
            yield [int(digit(ways[int(place_of(self.camp.laid[i]))], piles.of_slot[i])) for i in self.slots]

    def _with_slots(self) -> Guess:
        groups = self._groups()
        guess = Guess(sure=self.known | self.unseen)
        for i in self.slots:
            guess.laid[i], guess.uses[i] = 0, set()
        for uses in self._labelings():
            self._add(guess, groups, uses)
        return guess

    def _add(self, guess: Guess, groups: list[Group], uses: list[int]) -> None:
        """Add to a guess what is possible when the face-down cards lie so."""
        layers, finals = self._forward(groups, uses)
        if not finals:
            return
        alive = set(finals)
        for number in range(len(self.slots) - 1, -1, -1):
            before: set[Used] = set()
            for used, group, after in layers[number]:
                if after in alive:
                    before.add(used)
                    guess.laid[self.slots[number]] |= groups[group].cards
            alive = before
            guess.uses[self.slots[number]].add(uses[number])
        for used in finals:
            self._add_hand(guess, groups, used)

    def _forward(
        self, groups: list[Group], uses: list[int]
    ) -> tuple[list[list[tuple[Used, int, Used]]], set[Used]]:
        """For each face-down card all steps (used before, group laid, used after), and all ends."""
        layers: list[list[tuple[Used, int, Used]]] = []
        now: set[Used] = {(0,) * len(groups)}
        for number, use in enumerate(uses):
            cap = int(cap_of(self.camp.laid[self.slots[number]]))
            steps = [
                (used, at, (*used[:at], used[at] + 1, *used[at + 1 :]))
                for used in now
                for at, group in enumerate(groups)
                if self._fits(groups, group, used, at, number, use, cap)
            ]
            layers.append(steps)
            now = {after for _, _, after in steps}
        return layers, now

    def _fits(
        self, groups: list[Group], group: Group, used: Used, at: int, number: int, use: int, cap: int
    ) -> bool:
        """Whether one more card of a group can be a face-down card."""
        if used[at] == group.size or not group.fits[number] or (use == EVENT and not group.attachable):
            return False
        return not group.unseen or self._from_unseen(groups, used) < cap

    def _from_unseen(self, groups: list[Group], used: Used) -> int:
        return sum(n for n, group in zip(used, groups, strict=True) if group.unseen)

    def _add_hand(self, guess: Guess, groups: list[Group], used: Used) -> None:
        in_hand = self.drawn - self._from_unseen(groups, used)
        left = self.unseen.bit_count() - self._from_unseen(groups, used)
        for n, group in zip(used, groups, strict=True):
            if group.unseen and n < group.size and in_hand < left:
                guess.left |= group.cards
            if n == group.size or (group.unseen and in_hand == 0):
                guess.sure &= ~group.cards
                continue
            guess.maybe |= group.cards
            if n or (group.unseen and in_hand < left):
                guess.sure &= ~group.cards
