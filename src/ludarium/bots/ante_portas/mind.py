"""What a good player of Ante Portas knows. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.faces import face_of
from ludarium.bots.ante_portas.guess import Guess, hides
from ludarium.bots.ante_portas.hannibal import Hannibal
from ludarium.bots.ante_portas.outlook import AntePortasOutlook
from ludarium.bots.ante_portas.parts import SEAT_PARTS, AntePortasParts, known_by_name, table_parts
from ludarium.bots.ante_portas.pruning import Pruning
from ludarium.bots.ante_portas.senate import Senate
from ludarium.bots.ante_portas.value import Judgement
from ludarium.bots.search.mind import Mind, share_out
from ludarium.bots.search.network import PartsRow
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games.ante_portas.cards import Deck
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import CARTHAGE_PLAYS

WON: Final = 6.0  # the worth of a won game: a chance of all but 1 in 160,000
WHIM: Final = 0.7  # how far a quick player strays from the weights, in cards
STEADY: Final = 0.25  # … when a turn is only thought to its end


class AntePortasMind(Mind):
    """Judges positions by playing the round to its end with quick weights, and then by fitted ones."""

    def __init__(self) -> None:
        self.deck: Deck | None = None
        self.out: vec[i64] = vec[i64]()
        self.seen: AntePortas | None = None  # the position judged last, …
        self.pair: vec[float] = vec[float]([0.0, 0.0])
        self.mark: i64 = 0  # … what it looked like, …
        self.last: float = 0.0  # … and Carthage's odds in it: they are asked for one seat after the other

    def _meet(self, state: AntePortas) -> None:
        """Tables for the data files of this table, made when they are first seen."""
        if self.deck is state.deck:
            return
        self.deck = state.deck
        if not known_by_name(state.deck):
            self.network = None
        outlook = AntePortasOutlook(state.deck)
        self.hannibal = Hannibal(outlook)
        self.senate = Senate(outlook, self.hannibal)
        self.pruning = Pruning(outlook, self.senate)
        self.judgement = Judgement(outlook)
        self.parts = AntePortasParts(self.hannibal)
        self.guess = Guess(outlook)
        self.out = vec[i64]([0] * int(state.at.actions))

    def sensible(self, state: State, out: vec[i64], n: i64) -> i64:
        table = cast(AntePortas, state)
        self._meet(table)
        return self.pruning.hopeful(table, out, self.pruning.sensible(table, out, n))

    def scale(self, state: State) -> float:  # noqa: ARG002 (the weights are fitted to odds)
        return 1.0

    def lean(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:
        table = cast(AntePortas, state)
        self._meet(table)
        return self._lean(table, out, n, rng, WHIM)

    def _lean(self, state: AntePortas, out: vec[i64], n: i64, rng: Rng, whim: float) -> i64:
        """The action with the strongest urge and a whim."""
        best: i64 = out[0]
        if n == 1:
            return best
        self.senate.look(state)
        highest: float = -1e9
        for i in range(n):
            urge: float = self._urge(state, out[i]) + whim * whimsy(rng)
            if urge > highest:
                highest = urge
                best = out[i]
        return best

    def urge(self, state: State, action: i64) -> float:
        table = cast(AntePortas, state)
        self._meet(table)
        self.senate.look(table)
        return self._urge(table, action)

    def _urge(self, state: AntePortas, action: i64) -> float:
        if state.to_act == CARTHAGE:
            return self.hannibal.urge(state, action)
        return self.senate.urge(state, action)

    def face(self, state: State, action: i64) -> i64:
        return face_of(cast(AntePortas, state), action)

    def guesses(self, state: State, seat: i64) -> bool:
        table = cast(AntePortas, state)
        return hides(table.rome if seat == CARTHAGE else table.carthage)

    def likely(self, world: State, seat: i64) -> float:
        table = cast(AntePortas, world)
        self._meet(table)
        return self.guess.likely(table, seat)

    def worth(self, state: State, seat: i64) -> float:
        table = cast(AntePortas, state)
        self._meet(table)
        mark: i64 = look(table)
        if self.seen is not table or self.mark != mark:
            self.seen = table
            self.mark = mark
            self.last = self.odds(table)
        return self.last / 2.0 if seat == CARTHAGE else -self.last / 2.0

    def odds(self, state: AntePortas) -> float:
        """The logarithm of Carthage's odds; a round that has begun is played on, always alike."""
        if state.to_act == OVER or fresh(state):
            return self.settled(state)
        world = state.copy()
        self.finish_round(world, state.round, Rng(self.mark & 0x7FFFFFFF))
        return self.settled(world)

    def settled(self, state: AntePortas) -> float:
        """At the beginning of a round or after the end."""
        if state.to_act == OVER:
            return 2.0 * WON if state.winner() == CARTHAGE else -2.0 * WON
        self.leads(state, self.pair)
        self.weigh(state, self.pair)
        return max(-WON, min(WON, self.pair[CARTHAGE] - self.pair[ROME]))

    def leads(self, state: State, into: vec[float]) -> None:
        """By hand, at the beginning of a round."""
        table = cast(AntePortas, state)
        self._meet(table)
        odds: float = max(-WON, min(WON, self.judgement.odds(table)))
        into[CARTHAGE] = odds / 2.0
        into[ROME] = -odds / 2.0

    def chances(self, state: State, into: vec[float]) -> None:
        """The round is played to its end first."""
        into[CARTHAGE] = self.worth(state, CARTHAGE)
        into[ROME] = -into[CARTHAGE]
        share_out(into, 2)

    def seat_parts(self) -> list[str]:
        return SEAT_PARTS.split()

    def table_parts(self) -> list[str]:
        return table_parts()

    def find_parts(self, state: State, seat: i64, row: PartsRow) -> None:  # noqa: ARG002
        row.add(1.0 if seat == CARTHAGE else 0.0)

    def find_table(self, state: State, row: PartsRow) -> None:
        """What `leads` has just looked at."""
        self.parts.find_table(cast(AntePortas, state), self.judgement.parts, row)

    def worth_learning(self, state: State) -> bool:
        return fresh(cast(AntePortas, state))

    def finish_round(self, world: AntePortas, number: i64, rng: Rng) -> None:
        """Quick play until the round after this has begun and its card is drawn."""
        while world.to_act != OVER and (world.round == number or world.to_act == CHANCE):
            if world.to_act == CHANCE:
                world.apply(world.draw(rng))
            else:
                n: i64 = self.pruning.sensible(world, self.out, world.legal_into(self.out))
                world.apply(self._lean(world, self.out, n, rng, STEADY))


def fresh(state: AntePortas) -> bool:
    """Whether a round has just begun and nothing is laid yet."""
    return (
        state.stage == CARTHAGE_PLAYS and state.turn == 1 and not state.marched and state.attached == 0
        and state.to_act != CHANCE
    )  # fmt: skip


def look(state: AntePortas) -> i64:
    """Changes with nearly everything that an action can change."""
    mark: i64 = state.carthage.hand * 1048573 + state.rome.hand
    mark = mark * 31 + state.carthage.laid_size * 32 + state.rome.laid_size
    mark = mark * 31 + state.round * 16 + state.stage
    return mark * 31 + state.turn * 64 + state.plays_left * 16 + state.morale + state.named


def whimsy(rng: Rng) -> float:
    """A number around 0, from -1 to 1."""
    return float(rng.next() & 65535) / 65536.0 + float(rng.next() & 65535) / 65536.0 - 1.0
