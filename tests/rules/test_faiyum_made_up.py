"""Whatever `cards check` calls sound can be played to the end: made-up files of the strangest cards."""

from __future__ import annotations

import pytest

from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games.faiyum.cards import NUMBERS
from ludarium.games.faiyum.game import faiyum_game
from ludarium.games.faiyum.grammar import TYPES, word_mistakes
from ludarium.games.faiyum.pieces import GOODS
from ludarium.games.faiyum.vocabulary import COUNTERS, PLACES
from tests.rule import rule

FILES = 4
AMOUNTS = (1, 1, 2, 3)
HEADER = "number,name,source,type,cost,action,gain"
LONGEST = 4000  # moves of a game; far more than any has


class Maker:
    """Makes cards up, word by word, and keeps what the grammar allows."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def one(self, *choices: str) -> str:
        return choices[int(self.rng.below(len(choices)))]

    def amount(self) -> int:
        return AMOUNTS[int(self.rng.below(len(AMOUNTS)))]

    def several(self, make: str, mark: str) -> str:
        """None, a few, or now and then very many parts."""
        count = (0, 1, 1, 2, 3, 6, 40)[int(self.rng.below(7))]
        return mark.join(getattr(self, make)() for _ in range(count))

    def good(self) -> str:
        return self.one(*GOODS)

    def price(self) -> str:
        return self.one(
            f"{self.amount()} {self.good()}", f"${self.amount()}", f"{self.amount()} basic", "another card"
        )

    def cost(self) -> str:
        up_to = self.one(
            f"{self.amount()} goods", f"{self.amount()} different goods", f"{self.amount()} times $2"
        )
        fixed = self.several("price", " + ")
        return self.one(fixed, fixed, f"{fixed} + up to {up_to}" if fixed else f"up to {up_to}")

    def action(self) -> str:
        worker = self.one("worker", f"up to {self.amount()} workers")
        return self.one(
            f"{worker} {self.one(*PLACES)}",
            f"workshop {self.one('wheat', 'grape', 'stone')}",
            self.one("settlement", "town", "palace", "extension"),
            f"{self.amount()} roads",
            "ornate bridge",
            f"{self.amount()} blocks",
            f"{self.amount()} blocks on one site",
            f"recall up to {self.amount()}",
            f"hunt up to {self.amount()}",
            f"order for ${self.amount()} less",
            f"take back {self.amount()}",
            "oversee",
        )

    def gain(self) -> str:
        per = f"{self.amount()} fame per {self.amount()} {self.one(*COUNTERS)}"
        return self.one(
            f"{self.amount()} {self.good()}",
            f"${self.amount()}",
            f"{self.amount()} fame",
            f"{self.amount()} field",
            f"{self.amount()} basic",
            per,
        )

    def gains(self) -> str:
        part = self.one("", "", "each: ", "settlement: ", "town: ")
        return part + self.several("gain", " + ")

    def words(self) -> str:
        """A card that the grammar calls sound."""
        while True:
            kind, actions = self.one(*TYPES), self.several("action", "; ")
            words = [kind, self.cost(), actions, self.gains()]
            if not word_mistakes(*words):
                return ",".join(words)

    def row(self, number: str) -> str:
        return f"{number},Card {number},rebuilt,{self.words()}"

    def file(self) -> str:
        return "\n".join([HEADER, *(self.row(number) for number in NUMBERS)])


def played(seed: int) -> int:
    """A game with made-up cards, by somebody who does whatever is possible; how many moves it had."""
    game = faiyum_game(Maker(seed).file())
    rng = Rng(seed, 1)
    seats = 1 + int(rng.below(2))
    state, moves = game.new(seats), 0
    while state.to_act != OVER and moves < LONGEST:
        legal = state.legal()
        pick = int(state.draw(rng)) if state.to_act < 0 else legal[int(rng.below(len(legal)))]
        state.apply(pick)
        moves += 1
        if moves % 50 == 0:
            game.view(state, None)
            assert game.census(state) == []
            assert game.restore(seats, game.table(), state.snapshot()).hash() == state.hash()
    return moves


@rule("FA-96")
@pytest.mark.parametrize("seed", range(FILES))
def test_what_passes_the_check_is_played_to_the_end(seed: int) -> None:
    assert played(seed) < LONGEST


@rule("FA-96")
@pytest.mark.parametrize(
    ("cost", "action", "gain", "why"),
    [
        ("another card + another card", "", "$5", "'another card'"),
        ("", "", " + ".join(["1 wheat"] * 60), "at most"),
        (" + ".join(["15 wheat"] * 2), "", "$5", "wheat"),
        (" + ".join(["$15"] * 2), "", "1 fame", "$"),
        ("", "; ".join(["worker place"] * 30), "1 fame", "at most"),
        ("another card", "recall up to 1; extension", "1 fame", "'another card'"),
        ("", "3 roads; 3 blocks", "1 fame", "pieces"),
    ],
)
def test_cards_that_nobody_could_play_are_named(cost: str, action: str, gain: str, why: str) -> None:
    (mistake,) = word_mistakes("trade", cost, action, gain)
    assert why in mistake
