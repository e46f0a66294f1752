"""A position of Ante Portas as numbers: what one side knows, the other's cards as possibilities. Compiled."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.bits import bit, count, lowest
from ludarium.core.features import Features, put_change, put_flag, put_number, put_row
from ludarium.core.state import State
from ludarium.games.ante_portas.camp import (
    Camp,
    card_of,
    drawn_of,
    held_of,
    is_seen,
    left_of,
    may_of,
    place_of,
    use_of,
)
from ludarium.games.ante_portas.cards import CARDS, Deck
from ludarium.games.ante_portas.effects import PRICE, ROME
from ludarium.games.ante_portas.knowledge import TYPES
from ludarium.games.ante_portas.stages import (
    COUNTING,
    FALLEN,
    MOST_ATTACHED,
    MOST_NAMED,
    NOTHING,
    STAGES,
    WORKING,
)
from ludarium.games.ante_portas.state import AntePortasState

TABLE: Final = (
    "rome", "to-act", "round", "turn", "morale", "sea", "plays-left", "plays-change", "named-left",
    "secret-moved", "attached-left", "marched", "hand-limit", "price", "march-bonus", "road-extra",
    "own-next", "other-next", "own-score", "other-score", "infantry", "cavalry", "needed", "no-battle",
)  # fmt: skip
BATTLE: Final = 20  # where the figures of the battle begin
SLOT: Final = ("lies", "place", "pile", "drawn")  # then what it may be
SLOT_COLUMNS: Final = 4 + CARDS
# What is remembered of a row: sets, then a number for each face-down card of the other side.
STAGE: Final = 0
HANNIBAL: Final = 1
TARGET: Final = 2
ANCHORS: Final = 3
NAMED: Final = 4  # one for each named city
ALLIES: Final = 7
LOWS: Final = 8  # no set: the low ends of the allies
WHERE: Final = 9  # no set: what the price hangs on
PLAYING: Final = 10
ARMIES: Final = 11
LOST: Final = 12
OUT: Final = 13
HAND: Final = 14
OWN_PILE: Final = 15
OWN_LAID: Final = 16
OTHER_PILE: Final = 17
OTHER_LAID: Final = 18
SHOWN: Final = 19
KNOWN: Final = 20
UNSEEN: Final = 21
REMEMBERED: Final = 22


@final
class AntePortasFeatures(Features):
    """The columns of one deck and map: the table, the map, the own cards, what is known of the other's."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.land = deck.land
        self.stage_at: i64 = len(TABLE)
        self.map_at: i64 = self.stage_at + len(STAGES)
        self.cards_at: i64 = self.map_at + (3 + MOST_NAMED) * self.land.city_count + 2 * self.land.ally_count

    def names(self, seats: int) -> list[str]:
        del seats  # always two
        land = self.land
        found = list(TABLE) + [f"stage-{stage}" for stage in STAGES]
        places = ("hannibal", "target", "anchor-used", *[f"named-{place + 1}" for place in range(MOST_NAMED)])
        found += [f"{place}-{city}" for place in places for city in land.city_ids]
        found += [f"{part}-{ally}" for part in ("carthage", "low-end") for ally in land.ally_ids]
        return found + self._card_names()

    def _card_names(self) -> list[str]:
        parts = ["playing", "army", "fallen", "out", "own-hand"]
        parts += [
            f"{side}-{part}" for side in ("own", "other") for part in ("pile", "laid-use", "laid-place")
        ]
        parts += ["own-shown", "other-known", "other-unseen"]
        found = [f"{part}-{card}" for part in parts for card in self.deck.r_ids]
        found += ["other-hand-size", "other-drawn"]
        for slot in range(CARDS):
            found += [f"hidden-{slot + 1}-{part}" for part in (*SLOT, *self.deck.r_ids)]
        return found

    # --- writing ----------------------------------------------------------------------------------

    def parts(self, seats: int) -> list[int]:
        return [len(self.names(seats))]

    def shown(self, seats: int, seat: int) -> list[int]:
        del seats, seat
        return [0]  # a row for each side would be nearer to what it sees next, but twice as much to fetch

    def memory(self, seats: int) -> int:
        del seats
        return REMEMBERED + CARDS

    def follows(self) -> bool:
        return True  # all that is told is compared with the position, whatever was before

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        memory = vec[i64]([0] * self.memory(int(state.seats)))
        self._write_row(cast(AntePortasState, state), seat, out, at, memory, 0)

    def update(self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        self._write_row(cast(AntePortasState, state), seat, out, at, memory, first)

    def _write_row(
        self, s: AntePortasState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        self._write_table(s, seat, out, at, memory, first)
        put_row(out, at + self.stage_at, memory, first + STAGE, bit(s.stage))
        self._write_map(s, out, at + self.map_at, memory, first)
        at += self.cards_at
        self._write_open_cards(s, out, at, memory, first)
        at += 4 * CARDS
        own: Camp = s.rome if seat == ROME else s.carthage
        other: Camp = s.carthage if seat == ROME else s.rome
        put_row(out, at, memory, first + HAND, own.hand)
        put_pile(own, other.veiled, out, at + CARDS, memory, first + OWN_PILE)
        put_laid(own, True, out, at + 2 * CARDS, memory, first + OWN_LAID)
        at += 4 * CARDS
        put_pile(other, other.veiled, out, at, memory, first + OTHER_PILE)
        put_laid(other, False, out, at + CARDS, memory, first + OTHER_LAID)
        at += 3 * CARDS
        put_row(out, at, memory, first + SHOWN, shown(own))
        put_row(out, at + CARDS, memory, first + KNOWN, other.known())
        put_row(out, at + 2 * CARDS, memory, first + UNSEEN, s.may_have_drawn(other))
        at += 3 * CARDS
        out[at] = i16(count(other.hand))
        out[at + 1] = i16(count(other.veiled))
        self._write_hidden(other, seat != ROME, out, at + 2, memory, first + REMEMBERED)

    def _write_table(
        self, s: AntePortasState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        """Figures that are small by the rules: they are written as they are."""
        put_flag(out, at, seat == ROME)
        put_flag(out, at + 1, s.to_act == seat)
        out[at + 2] = i16(s.round)
        out[at + 3] = i16(s.turn)
        out[at + 4] = i16(s.morale)
        out[at + 5] = i16(s.sea)
        out[at + 6] = i16(s.plays_left)
        out[at + 7] = i16(s.plays_change)
        out[at + 8] = i16(MOST_NAMED - s.named_count())
        out[at + 9] = i16(s.secret_moved)
        out[at + 10] = i16(MOST_ATTACHED - s.attached)
        out[at + 11] = i16(s.marched)
        out[at + 12] = i16(s.hand_limit())
        where: i64 = s.carthage_allies << 8 | s.hannibal + 1
        if memory[first + WHERE] != where:
            memory[first + WHERE] = where
            out[at + 13] = i16(s.land.price[s.region()] + s.help_of_allies(PRICE))
        out[at + 14] = i16(s.march_bonus)
        out[at + 15] = i16(s.road_extra)
        out[at + 16] = i16(count(s.camp(seat).next_cards()))
        out[at + 17] = i16(count(s.camp(1 - seat).next_cards()))
        out[at + 18] = i16(s.score(seat))
        out[at + 19] = i16(s.score(1 - seat))
        fighting: bool = self._fighting(s)
        put_number(out, at + BATTLE, s.infantry if fighting else i64(0))  # there may be too many men
        put_number(out, at + BATTLE + 1, s.cavalry if fighting else i64(0))
        put_number(out, at + BATTLE + 2, s.needed if fighting else i64(0))
        out[at + BATTLE + 3] = i16(s.no_battle if fighting else i64(0))

    def _fighting(self, s: AntePortasState) -> bool:
        """Whether the figures of the battle are open; before, they would tell what lies face down."""
        return s.stage > COUNTING and s.stage != WORKING and s.target != NOTHING

    def _write_map(self, s: AntePortasState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        cities: i64 = self.land.city_count
        put_row(out, at, memory, first + HANNIBAL, bit(s.hannibal))
        at += cities
        put_row(out, at, memory, first + TARGET, only(s.target))
        at += cities
        put_row(out, at, memory, first + ANCHORS, s.anchors_used)
        at += cities
        for place in range(i64(1), i64(MOST_NAMED + 1)):
            put_row(out, at, memory, first + NAMED + place - 1, only(s.named_city(place)))
            at += cities
        put_row(out, at, memory, first + ALLIES, s.carthage_allies)
        at += self.land.ally_count
        if memory[first + LOWS] != s.lows:
            memory[first + LOWS] = s.lows
            for ally in range(self.land.ally_count):
                put_number(out, at + ally, s.low_end(ally))

    def _write_open_cards(
        self, s: AntePortasState, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        fighting: bool = self._fighting(s)
        put_row(out, at, memory, first + PLAYING, only(s.playing))
        put_row(out, at + CARDS, memory, first + ARMIES, s.armies if fighting else i64(0))
        put_row(out, at + 2 * CARDS, memory, first + LOST, fallen(s.carthage) if fighting else i64(0))
        put_row(out, at + 3 * CARDS, memory, first + OUT, s.out)

    def _write_hidden(
        self, other: Camp, roman: bool, out: vec[i16], at: i64, memory: vec[i64], place: i64
    ) -> None:
        """Each face-down card of the other side in the order laid: where it lies and what it may be (AP-15a).

        Carthage's uses lie openly; of Rome's cards only the type pile is seen.
        """
        last: i64 = place + CARDS
        piles: i64 = type_piles(other) if roman else i64(0)
        for i in range(other.laid_size):
            slot: i64 = other.laid[i]
            if is_seen(slot):
                continue
            use: i64 = pile_of(piles, slot) if roman else use_of(slot)
            known: i64 = may_of(slot) << 11 | count(held_of(slot)) << 6
            put_slot(out, at, memory, place, known | place_of(slot) << 4 | use + 1)
            at += SLOT_COLUMNS
            place += 1
        while place < last and memory[place] != 0:
            put_slot(out, at, memory, place, 0)
            at += SLOT_COLUMNS
            place += 1


def only(member: i64) -> i64:
    """The set of one member, or of none."""
    return bit(member) if member != NOTHING else i64(0)


def put_pile(pile: Camp, hidden: i64, out: vec[i16], at: i64, memory: vec[i64], place: i64) -> None:
    """In which packet of a draw pile each card lies or may lie, 1 the next one (AP-15a)."""
    cards: i64 = 0
    number: i64 = 0
    for i in range(pile.packets):
        if left_of(pile.pile[i]):
            number += 1
            there: i64 = left_of(pile.pile[i]) | drawn_of(pile.pile[i]) & hidden
            put_all(out, at, there, number)
            cards |= there
    put_change(out, at, memory[place] & ~cards, 0)
    memory[place] = cards


def put_all(out: vec[i16], at: i64, members: i64, number: i64) -> None:
    """The same number in the columns of all members of a set."""
    while members:
        out[at + lowest(members)] = i16(number)
        members &= members - 1


def put_laid(camp: Camp, own: bool, out: vec[i16], at: i64, memory: vec[i64], place: i64) -> None:
    """Use and place, counted from 1, of the laid cards that this side can see."""
    cards: i64 = 0
    for i in range(camp.laid_size):
        slot: i64 = camp.laid[i]
        if own or is_seen(slot):
            out[at + card_of(slot)] = i16(use_of(slot) + 1)
            out[at + CARDS + card_of(slot)] = i16(place_of(slot) + 1)
            cards |= bit(card_of(slot))
    gone: i64 = memory[place] & ~cards
    put_change(out, at, gone, 0)
    put_change(out, at + CARDS, gone, 0)
    memory[place] = cards


def put_slot(out: vec[i16], at: i64, memory: vec[i64], place: i64, told: i64) -> None:
    """What is told of a face-down card: cards it may be, how many came unseen, place, and pile from 1."""
    before: i64 = memory[place]
    if before == told:
        return
    memory[place] = told
    put_flag(out, at, told != 0)
    out[at + 1] = i16((told >> 4 & 3) + 1 if told else i64(0))
    out[at + 2] = i16(told & 15)
    out[at + 3] = i16(told >> 6 & 31)
    put_change(out, at + 4, before >> 11, told >> 11)


def type_piles(rome: Camp) -> i64:
    """The type piles of Rome's stacks, numbered from 1 in the order of their first cards; four bits each."""
    numbers: i64 = 0
    heights: i64 = 0
    for i in range(rome.laid_size):
        slot: i64 = rome.laid[i]
        stack: i64 = 4 * place_of(slot)
        key: i64 = 4 * (place_of(slot) * TYPES + use_of(slot))
        if numbers >> key & 15 == 0:
            heights += bit(stack)
            numbers |= (heights >> stack & 15) << key
    return numbers


def pile_of(piles: i64, slot: i64) -> i64:
    """In which type pile of its stack a card lies, counted from 0."""
    return (piles >> 4 * (place_of(slot) * TYPES + use_of(slot)) & 15) - 1


def shown(own: Camp) -> i64:
    """Which of the own laid cards the other side has seen."""
    found: i64 = 0
    for i in range(own.laid_size):
        if is_seen(own.laid[i]):
            found |= bit(card_of(own.laid[i]))
    return found


def fallen(carthage: Camp) -> i64:
    """What Carthage has lost in this battle so far."""
    found: i64 = 0
    for i in range(carthage.laid_size):
        if use_of(carthage.laid[i]) == FALLEN:
            found |= bit(card_of(carthage.laid[i]))
    return found
