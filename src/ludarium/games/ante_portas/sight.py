"""What a viewer knows of the cards of both camps, and no more (AP-15, AP-15a)."""

from __future__ import annotations

from ludarium.core.bits import BIT, members
from ludarium.core.state import OVER
from ludarium.games.ante_portas import losses
from ludarium.games.ante_portas.camp import Camp, card_of, drawn_of, is_seen, left_of, place_of, use_of
from ludarium.games.ante_portas.effects import CARTHAGE, MARCH, ROME
from ludarium.games.ante_portas.figures import CampView, LaidView, PacketView, StackView
from ludarium.games.ante_portas.knowledge import Piles
from ludarium.games.ante_portas.possible import Guess, Mystery, Source
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.scoring import score_lines
from ludarium.games.ante_portas.stages import C_USES, LOSSES, MARCHES, MOST_NAMED, NOTHING, R_USES, SECRET


class Sight:
    """What a viewer knows of both camps and of their piles."""

    def __init__(self, state: AntePortas, viewer: int | None, *, opened: bool = False) -> None:
        self.state = state
        self.viewer = viewer
        self.all_open = opened or state.to_act == OVER
        self.hidden = self._hidden()
        self.guesses = [self._guess(seat) for seat in (CARTHAGE, ROME)]

    def _hidden(self) -> int:
        """The cards that somebody drew unseen by the viewer."""
        camps = [self.state.camp(seat) for seat in (CARTHAGE, ROME) if not self.sees(seat)]
        return sum(int(camp.veiled) for camp in camps)

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
        fits = self._can_pay if paying else None
        return Mystery(camp, self._sources(camp), attachable, seat == ROME, fits).guess()

    def _sources(self, camp: Camp) -> list[Source]:
        """The packets from which a side has drawn unseen."""
        packets = [packet for seat in (CARTHAGE, ROME) for packet in self._packets(seat)]
        sources = [Source(self._may_lie(packet), drawn_of(packet) & int(camp.veiled)) for packet in packets]
        return [source for source in sources if source.drawn]

    def _packets(self, seat: int) -> list[int]:
        pile = self.state.camp(seat)
        return [int(pile.pile[i]) for i in range(int(pile.packets))]

    def _may_lie(self, packet: int) -> int:
        """What the viewer has not seen of a packet."""
        return int(left_of(packet)) | int(drawn_of(packet)) & self.hidden

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
        return CampView(
            seat=seat,
            hand_size=int(camp.hand).bit_count(),
            hand=self.names(seat, guess.sure),
            maybe=self.names(seat, guess.maybe & ~guess.sure),
            laid=[self.laid(seat, i) for i in range(int(camp.laid_size))],
            pile_size=int(camp.pile_cards()).bit_count(),
            pile=[self._packet(seat, packet) for packet in self._packets(seat) if left_of(packet)],
            score=int(self.state.score(seat)),
            score_lines=score_lines(self.state, seat),
        )

    def _packet(self, seat: int, packet: int) -> PacketView:
        """What may lie in a packet: what the viewer has not seen of it and perhaps nobody holds."""
        may = self._may_lie(packet)
        for guess in self.guesses:
            may &= ~guess.held
        return PacketView(int(left_of(packet)).bit_count(), self.names(seat, may))


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
