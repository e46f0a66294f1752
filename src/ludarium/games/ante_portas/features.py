"""A position of Ante Portas as numbers: what one side knows, the other's cards as possibilities. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.bits import BIT, count
from ludarium.core.features import Features, put_number, put_set
from ludarium.core.state import State
from ludarium.games.ante_portas.camp import Camp, cap_of, card_of, is_seen, may_of, place_of, use_of
from ludarium.games.ante_portas.cards import CARDS, Deck
from ludarium.games.ante_portas.effects import PRICE, ROME
from ludarium.games.ante_portas.knowledge import Piles
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
    "bag-size", "own-score", "other-score", "infantry", "cavalry", "needed", "no-battle",
)  # fmt: skip
BATTLE: Final = 19  # where the figures of the battle begin
SLOT: Final = ("lies", "place", "pile", "drawn")  # then what it may be
SLOT_COLUMNS: Final = 4 + CARDS


class AntePortasFeatures(Features):
    """The columns of one deck and map: the table, the map, the own cards, what is known of the other's."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.land = deck.land

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

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        s = cast(AntePortasState, state)
        self._write_table(s, seat, out, at)
        at += len(TABLE)
        out[at + s.stage] = 1
        at = self._write_map(s, out, at + len(STAGES))
        at = self._write_open_cards(s, out, at)
        at = self._write_own(s.camp(seat), out, at)
        self._write_other(s, s.camp(1 - seat), 1 - seat == ROME, out, at)

    def _write_table(self, s: AntePortasState, seat: i64, out: vec[i16], at: i64) -> None:
        if seat == ROME:
            out[at] = 1
        if s.to_act == seat:
            out[at + 1] = 1
        put_number(out, at + 2, s.round)
        put_number(out, at + 3, s.turn)
        put_number(out, at + 4, s.morale)
        put_number(out, at + 5, s.sea)
        put_number(out, at + 6, s.plays_left)
        put_number(out, at + 7, s.plays_change)
        put_number(out, at + 8, MOST_NAMED - s.named_count())
        put_number(out, at + 9, s.secret_moved)
        put_number(out, at + 10, MOST_ATTACHED - s.attached)
        put_number(out, at + 11, s.marched)
        put_number(out, at + 12, s.hand_limit())
        put_number(out, at + 13, s.land.price[s.region()] + s.help_of_allies(PRICE))
        put_number(out, at + 14, s.march_bonus)
        put_number(out, at + 15, s.road_extra)
        put_number(out, at + 16, count(s.bag))
        put_number(out, at + 17, s.score(seat))
        put_number(out, at + 18, s.score(1 - seat))
        if self._fighting(s):
            put_number(out, at + BATTLE, s.infantry)
            put_number(out, at + BATTLE + 1, s.cavalry)
            put_number(out, at + BATTLE + 2, s.needed)
            put_number(out, at + BATTLE + 3, s.no_battle)

    def _fighting(self, s: AntePortasState) -> bool:
        """Whether the figures of the battle are open; before, they would tell what lies face down."""
        return s.stage > COUNTING and s.stage != WORKING and s.target != NOTHING

    def _write_map(self, s: AntePortasState, out: vec[i16], at: i64) -> i64:
        cities: i64 = self.land.city_count
        out[at + s.hannibal] = 1
        at += cities
        if s.target != NOTHING:
            out[at + s.target] = 1
        at += cities
        put_set(out, at, s.anchors_used)
        at += cities
        for place in range(i64(1), i64(MOST_NAMED + 1)):
            if s.named_city(place) != NOTHING:
                out[at + s.named_city(place)] = 1
            at += cities
        put_set(out, at, s.carthage_allies)
        at += self.land.ally_count
        for ally in range(self.land.ally_count):
            put_number(out, at + ally, s.low_end(ally))
        return at + self.land.ally_count

    def _write_open_cards(self, s: AntePortasState, out: vec[i16], at: i64) -> i64:
        if s.playing != NOTHING:
            out[at + s.playing] = 1
        if self._fighting(s):
            put_set(out, at + CARDS, s.armies)
            put_set(out, at + 2 * CARDS, fallen(s.carthage))
        put_set(out, at + 3 * CARDS, s.out)
        return at + 4 * CARDS

    def _write_pile(self, camp: Camp, out: vec[i16], at: i64) -> None:
        """How deep each known card of a draw pile lies below the unknown ones, 1 uppermost (AP-15a)."""
        for i in range(camp.pile_size):
            put_number(out, at + camp.pile[i], i + 1)

    def _write_own(self, camp: Camp, out: vec[i16], at: i64) -> i64:
        put_set(out, at, camp.hand)
        at += CARDS
        self._write_pile(camp, out, at)
        self._write_laid(camp, True, out, at + CARDS)
        return at + 3 * CARDS

    def _write_laid(self, camp: Camp, own: bool, out: vec[i16], at: i64) -> None:
        """Use and place, counted from 1, of the laid cards that this side can see."""
        for i in range(camp.laid_size):
            slot: i64 = camp.laid[i]
            if own or is_seen(slot):
                put_number(out, at + card_of(slot), use_of(slot) + 1)
                put_number(out, at + CARDS + card_of(slot), place_of(slot) + 1)

    def _write_other(self, s: AntePortasState, other: Camp, roman: bool, out: vec[i16], at: i64) -> None:
        """What this side has seen of the other, and what may be in the holes (AP-15a)."""
        self._write_pile(other, out, at)
        self._write_laid(other, False, out, at + CARDS)
        at += 3 * CARDS
        self._write_shown(s.carthage if roman else s.rome, out, at)
        put_set(out, at + CARDS, other.known())
        put_set(out, at + 2 * CARDS, s.bag | other.veiled)
        at += 3 * CARDS
        put_number(out, at, count(other.hand))
        put_number(out, at + 1, count(other.veiled))
        self._write_hidden(other, roman, out, at + 2)

    def _write_shown(self, own: Camp, out: vec[i16], at: i64) -> None:
        """Which of the own laid cards the other side has seen."""
        for i in range(own.laid_size):
            if is_seen(own.laid[i]):
                out[at + card_of(own.laid[i])] = 1

    def _write_hidden(self, other: Camp, roman: bool, out: vec[i16], at: i64) -> None:
        """Each face-down card of the other side in the order laid: where it lies and what it may be."""
        piles = Piles(other) if roman else None
        for i in range(other.laid_size):
            slot: i64 = other.laid[i]
            if is_seen(slot):
                continue
            out[at] = 1
            put_number(out, at + 1, place_of(slot) + 1)
            # Carthage's uses lie openly; of Rome's cards only the type pile is seen.
            put_number(out, at + 2, use_of(slot) + 1 if piles is None else piles.of_slot[i] + 1)
            put_number(out, at + 3, cap_of(slot))
            put_set(out, at + 4, may_of(slot))
            at += SLOT_COLUMNS


def fallen(carthage: Camp) -> i64:
    """What Carthage has lost in this battle so far."""
    found: i64 = 0
    for i in range(carthage.laid_size):
        if use_of(carthage.laid[i]) == FALLEN:
            found |= BIT[card_of(carthage.laid[i])]
    return found
