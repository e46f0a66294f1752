"""A position of Ante Portas: the whole table, and its options. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest
from ludarium.core.messages import Args, Event
from ludarium.core.state import State
from ludarium.games.ante_portas.camp import CAMP_NUMBERS, Camp, drawn_of, left_of, place_of
from ludarium.games.ante_portas.cards import CARDS, TWO_HALVES, Deck
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.stages import (
    CHOOSE_NOTHING,
    MORALE_GONE,
    MOST_NAMED,
    NOTHING,
    ROUND_BEGINS,
    SIEGE_WON,
    START_SEA,
)


class Layout:
    """Where each kind of action begins among the action ids."""

    def __init__(self, deck: Deck) -> None:
        cities: i64 = deck.land.city_count
        self.end: i64 = 0
        self.another_turn: i64 = 1
        self.target: i64 = 2  # + city
        self.march: i64 = self.target + cities  # + card
        self.attach: i64 = self.march + TWO_HALVES  # + card
        self.c_event: i64 = self.attach + TWO_HALVES  # + card
        self.r_event: i64 = self.c_event + TWO_HALVES  # + card
        self.morale: i64 = self.r_event + CARDS  # + card
        self.secret: i64 = self.morale + CARDS  # + card * 3 + use
        self.named: i64 = self.secret + 3 * CARDS  # + (city * 20 + card) * 2 + use
        self.move_secret: i64 = self.named + 2 * CARDS * cities  # + city
        self.discard: i64 = self.move_secret + cities  # + card
        self.lose: i64 = self.discard + CARDS  # + card
        self.stray: i64 = self.lose + TWO_HALVES  # + card
        self.ally: i64 = self.stray + CARDS  # + ally
        self.chance: i64 = self.ally + deck.land.ally_count
        self.draw: i64 = self.chance  # + card
        self.roman_draw: i64 = self.draw + TWO_HALVES  # + card
        self.take: i64 = self.roman_draw + TWO_HALVES  # + card
        self.actions: i64 = self.take + TWO_HALVES
        # Ready-made ints, typed as objects: a list[int] would unbox and box each of them anew.
        self.ids: list[object] = [int(action) for action in range(self.actions)]


class Options:
    """The switches of a table."""

    def __init__(
        self, late_empty_hand: bool, siege_five: bool, both_thresholds: bool, siege_full: bool
    ) -> None:
        self.late_empty_hand = late_empty_hand  # AP-26
        self.siege_five = siege_five  # AP-37
        self.both_thresholds = both_thresholds  # AP-43, AP-44
        self.siege_full = siege_full  # AP-71


FIELDS: Final = (
    "to_act", "stage", "back", "step", "playing", "to_draw", "drawer", "choosing", "out", "round",
    "turn", "hannibal", "morale", "sea", "anchors_used", "carthage_allies", "lows", "helped",
    "march_bonus", "road_extra", "plays_change", "plays_left", "marched", "attached", "secret_moved",
    "named", "target", "in_place", "cancelled", "armies", "infantry", "cavalry", "firm", "halved",
    "envelop", "no_battle", "no_value", "fought", "needed", "ending",
)  # fmt: skip


class AntePortasState(State):
    """The whole table, the truth that no single seat knows."""

    def __init__(self, deck: Deck, layout: Layout, options: Options) -> None:
        super().__init__()
        self.deck = deck
        self.land = deck.land
        self.at = layout
        self.options = options
        self.seats = 2
        self.carthage: Camp = Camp()
        self.rome: Camp = Camp()
        self.stage: i64 = ROUND_BEGINS
        self.back: i64 = 0  # the stage to go back to when an immediate event has worked
        self.step: i64 = 0  # the verb, or the laid card, that works next
        self.playing: i64 = NOTHING  # the card that works as an immediate event
        self.to_draw: i64 = 0  # cards still to be drawn
        self.drawer: i64 = CARTHAGE  # who draws; TAKES: Rome, from Carthage's pile
        self.choosing: i64 = CHOOSE_NOTHING
        self.out: i64 = 0  # cards that left the game
        self.round: i64 = 0
        self.turn: i64 = 0
        self.hannibal: i64 = 0
        self.morale: i64 = MOST_MORALE
        self.sea: i64 = START_SEA
        self.anchors_used: i64 = 0
        self.carthage_allies: i64 = 0
        self.lows: i64 = 0  # lower ends of the stretches, four bits each (AP-62)
        self.helped: i64 = 0  # allies whose first help has been given (AP-65)
        self.march_bonus: i64 = 0
        self.road_extra: i64 = 0
        self.plays_change: i64 = 0
        self.plays_left: i64 = 0
        self.marched: i64 = 0
        self.attached: i64 = 0
        self.secret_moved: i64 = 0
        self.named: i64 = 0  # named cities + 1 by place, a byte each
        self.target: i64 = NOTHING
        self.in_place: i64 = 0  # set of places whose stack counts
        self.cancelled: i64 = 0  # how many of Carthage's laid events are cancelled
        self.armies: i64 = 0  # Roman army cards that count
        self.infantry: i64 = 0
        self.cavalry: i64 = 0
        self.firm: i64 = 0  # Roman cavalry cannot be lowered
        self.halved: i64 = 0  # half the loss is enough by a card
        self.envelop: i64 = 0  # morale to fall after the battle
        self.no_battle: i64 = 0
        self.no_value: i64 = 0
        self.fought: i64 = 0
        self.needed: i64 = 0  # infantry that Carthage has to lose still
        self.ending: i64 = 0
        self.scratch: vec[i64] = vec[i64]()  # a buffer of `legal`, no part of the position

    def lay_out(self) -> None:
        """The table before chance has drawn anything (AP-2 to AP-4)."""
        self.carthage.lay_out(self.deck.start_carthage)
        self.rome.lay_out(self.deck.start_rome)
        self.carthage.add_packet(self.deck.start_pile)
        for ally in range(self.land.ally_count):
            self.lows |= self.land.low[ally] << (4 * ally)

    # --- copying ----------------------------------------------------------------------------

    def copy_into(self, other: AntePortasState) -> None:
        """Make `other` this position."""
        other.game = self.game
        other.carthage = self.carthage.copy()
        other.rome = self.rome.copy()
        self._copy_course(other)
        self._copy_evaluation(other)

    def _copy_course(self, other: AntePortasState) -> None:
        other.to_act = self.to_act
        other.stage = self.stage
        other.back = self.back
        other.step = self.step
        other.playing = self.playing
        other.to_draw = self.to_draw
        other.drawer = self.drawer
        other.choosing = self.choosing
        other.out = self.out
        other.round = self.round
        other.turn = self.turn
        other.hannibal = self.hannibal
        other.morale = self.morale
        other.sea = self.sea
        other.anchors_used = self.anchors_used
        other.carthage_allies = self.carthage_allies
        other.lows = self.lows
        other.helped = self.helped
        other.march_bonus = self.march_bonus
        other.road_extra = self.road_extra
        other.plays_change = self.plays_change
        other.plays_left = self.plays_left
        other.marched = self.marched
        other.attached = self.attached
        other.secret_moved = self.secret_moved
        other.named = self.named

    def _copy_evaluation(self, other: AntePortasState) -> None:
        other.target = self.target
        other.in_place = self.in_place
        other.cancelled = self.cancelled
        other.armies = self.armies
        other.infantry = self.infantry
        other.cavalry = self.cavalry
        other.firm = self.firm
        other.halved = self.halved
        other.envelop = self.envelop
        other.no_battle = self.no_battle
        other.no_value = self.no_value
        other.fought = self.fought
        other.needed = self.needed
        other.ending = self.ending

    def snapshot(self) -> list[int]:
        numbers = [int(getattr(self, field)) for field in FIELDS]
        return numbers + self.carthage.numbers() + self.rome.numbers()

    def restore(self, snapshot: list[int]) -> None:
        if len(snapshot) != len(FIELDS) + 2 * CAMP_NUMBERS:
            raise ValueError("a snapshot of another game or rules version")
        for field, number in zip(FIELDS, snapshot, strict=False):
            setattr(self, field, number)
        tail = len(FIELDS) + CAMP_NUMBERS
        self.carthage.take_over(snapshot[len(FIELDS) : tail])
        self.rome.take_over(snapshot[tail:])

    # --- questions about the position ----------------------------------------------------------

    def region(self) -> i64:
        """Where Hannibal stands."""
        return self.land.region[self.hannibal]

    def named_city(self, place: i64) -> i64:
        """The city of a named stack (place 1 … 3), or NOTHING."""
        return (self.named >> (8 * place) & 255) - 1

    def named_count(self) -> i64:
        places: i64 = 1
        while places <= MOST_NAMED and self.named_city(places) != NOTHING:
            places += 1
        return places - 1

    def place_at(self, city: i64) -> i64:
        """The place of the stack named at a city, or NOTHING."""
        for place in range(i64(1), i64(MOST_NAMED + 1)):
            if self.named_city(place) == city:
                return place
        return NOTHING

    def stack_size(self, place: i64) -> i64:
        size: i64 = 0
        for i in range(self.rome.laid_size):
            if place_of(self.rome.laid[i]) == place:
                size += 1
        return size

    def low_end(self, ally: i64) -> i64:
        return self.lows >> (4 * ally) & 15

    def in_stretch(self, ally: i64) -> bool:
        return self.low_end(ally) <= self.morale <= self.land.high[ally]

    def wavering(self) -> i64:
        """Allies of Rome's whose stretch holds the morale (AP-60)."""
        return self.within() & ~self.carthage_allies

    def within(self) -> i64:
        found: i64 = 0
        for ally in range(self.land.ally_count):
            if self.in_stretch(ally):
                found |= bit(ally)
        return found

    def roman_allies(self) -> i64:
        return (bit(self.land.ally_count) - 1) & ~self.carthage_allies

    def help_of_allies(self, op: i64) -> i64:
        """What Carthage's allies add to a figure where Hannibal stands (AP-63, AP-65)."""
        total: i64 = 0
        here: i64 = bit(self.region())
        rest: i64 = self.carthage_allies
        while rest:
            ally: i64 = lowest(rest)
            rest &= rest - 1
            if self.land.help_op[ally] == op and self.land.help_regions[ally] & here:
                total += self.land.help_number[ally]
        return total

    def siege(self) -> bool:
        return self.target == self.land.roma

    def hand_limit(self) -> i64:
        """AP-37."""
        if self.siege() and self.options.siege_five:
            return 5
        return 3 if 2 * count(self.carthage_allies) > self.land.ally_count else 4

    def rounds_played(self) -> int:
        return int(self.round)

    def camp(self, seat: i64) -> Camp:
        return self.carthage if seat == CARTHAGE else self.rome

    def may_have_drawn(self, camp: Camp) -> i64:
        """The cards of which a side has drawn some unseen, as far as the other side knows (AP-15a)."""
        return drawn_among(self.carthage, camp.veiled) | drawn_among(self.rome, camp.veiled)

    def winner(self) -> i64:
        """The side that has won, or, before the end, would win if nothing more happened (AP-74)."""
        if self.ending == SIEGE_WON:
            return CARTHAGE
        return CARTHAGE if self.ending == MORALE_GONE else ROME

    # --- events ----------------------------------------------------------------------------------

    def note(self, kind: str, seat: i64, args: Args, private: bool = False) -> None:
        """Write an event, for all or only for its own seat; asked only while a log is attached."""
        if self.log is not None:
            self.log.append(Event(kind, int(seat), args, int(seat) if private else None))


def drawn_among(pile: Camp, veiled: i64) -> i64:
    """The cards of those packets of a pile of which some were drawn and are veiled."""
    found: i64 = 0
    for i in range(pile.packets):
        drawn: i64 = drawn_of(pile.pile[i]) & veiled
        if drawn:
            found |= left_of(pile.pile[i]) | drawn
    return found
