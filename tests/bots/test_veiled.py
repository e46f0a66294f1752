"""The search with hidden hands: nobody answers what he has not seen."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import cast

import pytest
from mypy_extensions import i64

from ludarium.bots.ante_portas.mind import AntePortasMind
from ludarium.bots.search.mcts import Search, Taste
from ludarium.bots.search.mind import Mind
from ludarium.bots.search.tree import Node
from ludarium.bots.search.veiled import SeatNode, Veiled
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.ante_portas.rules import AntePortas
from tests.ante_portas_scenes import CARTHAGE, ROME, SCENERY, Scene
from tests.bots.toys import Choice, Toy, Won
from tests.rule import rule

LAST_WORD = Taste(explore=1.0, turns=-1, trust=1.0, unit=1)
ITERATIONS = 600
UNSEEN = 7
WORLDS, FEW = 400, 20
# Seat 0 lays a card face down, and seat 1 wins if it guesses which.
GUESS = Choice(0, (Choice(1, (Won((1,)), Won((0,)))), Choice(1, (Won((0,)), Won((1,))))))


class FaceDown(Mind):
    """All that seat 0 does looks alike to the other."""

    def face(self, state: State, action: i64) -> i64:
        return UNSEEN if state.to_act == 0 else action


class Eager(FaceDown):
    """Is drawn to the first of two actions."""

    def urge(self, state: State, action: i64) -> float:  # noqa: ARG002
        return 2.0 if action == 0 else 0.0


def test_a_hidden_choice_is_not_answered_as_if_it_had_been_seen() -> None:
    peeking = Node()
    Search(FaceDown(), Taste(1.0, -1, 0.0, 1), Toy(GUESS, 2), peeking, Rng(3)).think(ITERATIONS, 0.0, float)
    assert max(edge.mean() for edge in peeking.edges) < 0.1
    search = Veiled(FaceDown(), LAST_WORD, Toy(GUESS, 2), Rng(3))
    search.think(ITERATIONS, 0.0, float)
    assert [edge.mean() for edge in search.node.edges] == pytest.approx([0.5, 0.5], abs=0.1)


def test_an_open_choice_is_answered() -> None:
    search = Veiled(Mind(), LAST_WORD, Toy(GUESS, 2), Rng(3))
    search.think(ITERATIONS, 0.0, float)
    assert max(edge.mean() for edge in search.node.edges) < 0.1


def test_what_a_quick_player_is_drawn_to_is_tried_first() -> None:
    search = Veiled(Eager(), LAST_WORD, Toy(Choice(0, (Won((0,)), Won((0,)))), 2), Rng(3))
    search.think(40, 0.0, float)
    first, second = search.node.edges
    assert first.visits > 2 * second.visits > 0


def marches(taste: Taste, scene: Scene) -> Counter[str]:
    """Which march card Rome imagines that Carthage has laid, in so many worlds."""
    search = Veiled(AntePortasMind(), taste, scene.state.copy(), Rng(1))
    worlds = [cast(AntePortas, search.imagined()) for _ in range(WORLDS)]
    seen = SCENERY.view(scene.state, ROME)
    assert all(SCENERY.view(world, ROME) == seen for world in worlds[:FEW])
    return Counter(scene.state.deck.c_ids[world.carthage.laid[0] & 31] for world in worlds)


def test_whoever_guesses_expects_the_cards_that_are_laid_readily() -> None:
    hand = ["spies", "hasdrubal-over-the-alps", "gallic-recruits", "mago-at-genua"]
    scene = Scene().hold(hand, ["dictator", "sempronius"]).do("march hasdrubal-over-the-alps", "end")
    evenly, guessed = (marches(Taste(1.0, 0, 1.0, 1, guess=guess), scene) for guess in (False, True))
    assert set(evenly) == set(guessed) == set(hand)
    assert max(evenly.values()) < WORLDS * 2 // 5
    assert guessed["spies"] > WORLDS // 2


def test_where_nothing_lies_face_down_there_is_nothing_to_guess() -> None:
    state = Scene().hold(["spies", "ambush"], ["dictator"]).state
    assert not any(AntePortasMind().guesses(state, seat) for seat in (CARTHAGE, ROME))


def test_what_looks_alike_leads_to_one_place() -> None:
    place = SeatNode()
    assert place.after_seeing(UNSEEN) is place.after_seeing(UNSEEN)
    assert place.after_seeing(UNSEEN) is not place.after_seeing(UNSEEN + 1)


def faces(mind: AntePortasMind, state: State) -> list[list[int]]:
    """The legal actions, by what the other side sees of them."""
    found: dict[int, list[int]] = defaultdict(list)
    for action in state.legal():
        found[mind.face(state, action)].append(action)
    return list(found.values())


def look(state: State, action: int, seat: int) -> str:
    """What a seat is told of an action and sees after it; nothing is hidden after the end."""
    after = state.copy()
    after.log = []
    after.apply(action)
    told = [event for event in after.log if event.is_for(seat)]
    return "over" if after.to_act == OVER else repr((told, ANTE_PORTAS.view(after, seat)))


@rule("AP-15", "AP-32a")
@pytest.mark.parametrize("seed", range(2))
def test_actions_with_one_face_look_alike_to_the_other_side_and_no_others_do(seed: int) -> None:
    mind, luck = AntePortasMind(), Rng(seed)
    state = ANTE_PORTAS.new(2, simulation=True)
    settle(state, luck)
    while state.to_act != OVER:
        other, groups = 1 - int(state.to_act), faces(mind, state)
        looks = [{look(state, action, other) for action in (group[0], group[-1])} for group in groups]
        assert all(len(alike) == 1 or "over" in alike for alike in looks)
        assert len(set.union(*looks) - {"over"}) == len([alike for alike in looks if alike != {"over"}])
        state.apply(state.legal()[luck.below(len(state.legal()))])
        settle(state, luck)
