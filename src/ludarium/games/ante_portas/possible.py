"""Where the other side's cards can be: exactly what follows from all that a viewer has seen (AP-15a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from ludarium.core.bits import members
from ludarium.games.ante_portas.camp import Camp, held_of, is_seen, may_of, place_of, use_of
from ludarium.games.ante_portas.knowledge import PLACES, Piles, digit
from ludarium.games.ante_portas.stages import EVENT

KNOWN = -1
Used = tuple[int, ...]  # how many cards of each group lie face down


@dataclass(frozen=True)
class Source:
    """A packet from which cards were drawn unseen."""

    unseen: int  # what the viewer has never seen of it
    drawn: int  # those of them that were drawn; only their number is known

    @property
    def size(self) -> int:
        return self.drawn.bit_count()

    @property
    def left(self) -> int:
        return self.unseen.bit_count() - self.size


@dataclass(frozen=True)
class Group:
    """Cards that nothing known tells apart."""

    cards: int
    attachable: bool
    source: int  # from which packet they were drawn unseen, or KNOWN
    fits: tuple[bool, ...]  # by face-down card

    @property
    def size(self) -> int:
        return self.cards.bit_count()


@dataclass
class Guess:
    """What a viewer knows of a camp: sets of cards, and the uses that a type pile may have."""

    sure: int = 0  # surely in hand
    maybe: int = 0  # perhaps in hand, the sure ones too
    held: int = 0  # unseen cards that this side surely has, in hand or laid
    laid: dict[int, int] = field(default_factory=dict)  # face-down card -> what it may be
    uses: dict[int, set[int]] = field(default_factory=dict)  # face-down card -> how it may lie


@dataclass
class Mystery:
    """The cards of a camp as a viewer knows them: known ones, and so many drawn from each of some packets."""

    camp: Camp
    sources: list[Source]
    attachable: int
    roman: bool
    fits_hand: Callable[[int], bool] | None = None  # what else is known of the hand

    def guess(self) -> Guess:
        self.known = int(self.camp.known())
        self.unseen = sum(source.unseen for source in self.sources)
        self.slots = [i for i in range(int(self.camp.laid_size)) if not is_seen(self.camp.laid[i])]
        if self.slots:
            return self._with_slots()
        return self._hand_only() if self.fits_hand is None else self._hand_that_fits(self.fits_hand)

    def _hand_only(self) -> Guess:
        """Everything lies open; only the drawn cards are unknown."""
        whole = sum(source.unseen for source in self.sources if source.left == 0)
        return Guess(self.known | whole, self.known | self.unseen, whole)

    def _hand_that_fits(self, fits: Callable[[int], bool]) -> Guess:
        guess = Guess(sure=-1, held=self.unseen)
        for drawn in product(*[combinations(members(source.unseen), source.size) for source in self.sources]):
            hand = self.known | sum(1 << card for cards in drawn for card in cards)
            if fits(hand):
                guess.sure &= hand
                guess.maybe |= hand
                guess.held &= hand
        return guess

    # --- with face-down cards ---------------------------------------------------------------------

    def _source(self, card: int) -> int:
        found = [number for number, source in enumerate(self.sources) if source.unseen >> card & 1]
        return found[0] if found else KNOWN

    def _groups(self) -> list[Group]:
        """Known cards by the laid cards that they may be, and the unseen ones by their packets."""
        found: dict[tuple[bool, int, tuple[bool, ...]], int] = {}
        for card in members(self.known | self.unseen):
            source = self._source(card)
            may = [int(may_of(self.camp.laid[i])) for i in self.slots]
            fits = tuple(source != KNOWN or bool(each >> card & 1) for each in may)
            key = (bool(self.attachable >> card & 1), source, fits)
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
        guess = Guess(sure=self.known | self.unseen, held=self.unseen)
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
            steps = [
                (used, at, (*used[:at], used[at] + 1, *used[at + 1 :]))
                for used in now
                for at in range(len(groups))
                if self._fits(groups, used, at, number, use)
            ]
            layers.append(steps)
            now = {after for _, _, after in steps}
        return layers, now

    def _fits(self, groups: list[Group], used: Used, at: int, number: int, use: int) -> bool:
        """Whether one more card of a group can be a face-down card."""
        group = groups[at]
        if used[at] == group.size or not group.fits[number] or (use == EVENT and not group.attachable):
            return False
        if group.source == KNOWN:
            return True
        drawn = held_of(self.camp.laid[self.slots[number]]) & self.sources[group.source].drawn
        return self._lying(groups, used, group.source) < int(drawn).bit_count()

    def _lying(self, groups: list[Group], used: Used, source: int) -> int:
        """How many cards of a packet lie face down."""
        return sum(n for n, group in zip(used, groups, strict=True) if group.source == source)

    def _add_hand(self, guess: Guess, groups: list[Group], used: Used) -> None:
        for n, group in zip(used, groups, strict=True):
            if group.source == KNOWN:
                in_hand, elsewhere = group.size - n, 0
            else:
                source = self.sources[group.source]
                in_hand, elsewhere = source.size - self._lying(groups, used, group.source), source.left
            if n < group.size and elsewhere:
                guess.held &= ~group.cards
            if n == group.size or in_hand == 0:
                guess.sure &= ~group.cards
                continue
            guess.maybe |= group.cards
            if n or elsewhere:
                guess.sure &= ~group.cards
