"""The forecast before a march, the cities in reach, and battles told as sums: never wrong, never too much."""

from __future__ import annotations

from typing import cast

from ludarium.core.messages import Choice, Event, Phrase
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import LOSSES
from ludarium.text.say import Say
from tests.ante_portas_scenes import CARTHAGE, ROME, Scene
from tests.rule import rule

SEEDS = range(1, 41)
SAY = Say(ANTE_PORTAS, "en")


def seen(state: AntePortas, seat: int) -> TableView:
    return cast(TableView, ANTE_PORTAS.view(state, seat))


def random_step(state: AntePortas, rng: Rng) -> None:
    """A random move; both sides like to meet, so that there are battles to tell of."""
    if state.to_act == CHANCE:
        state.apply(int(state.draw(rng)))
        return
    actions = state.legal()
    meeting = [action for action in actions if meets(state, action)]
    among = meeting if meeting and rng.below(3) else actions
    state.apply(among[int(rng.below(len(among)))])


def meets(state: AntePortas, action: int) -> bool:
    """Whether Rome lays cards where Hannibal may come, or Hannibal goes where cards lie."""
    move = ANTE_PORTAS.move(action)
    if move.kind == "secret":
        return True
    if move.kind not in ("named", "target"):
        return False
    city = state.land.city_ids.index(str(move.args["city"]))
    near = bool(state.land.near[state.hannibal] >> city & 1)
    return near if move.kind == "named" else state.place_at(city) >= 0


def positions(seed: int) -> list[AntePortas]:
    """The positions of a random game where somebody decides."""
    state, rng = cast(AntePortas, ANTE_PORTAS.new(2)), Rng(seed)
    found = []
    while state.to_act != OVER and state.rounds_played() < 12:
        if state.to_act != CHANCE:
            found.append(state.copy())
        random_step(state, rng)
    return found


def told(choice: Choice, message: str) -> Phrase | None:
    return next((phrase for phrase in choice.brings if phrase.message == message), None)


def battle_of(state: AntePortas, choice: Choice, rng: Rng) -> Event | None:
    """The battle that follows a march, whatever the others choose."""
    world, log = state.copy(), list[Event]()
    world.log = log
    world.apply(choice.action)
    while world.to_act != OVER and world.round == state.round:
        random_step(world, rng)
    return next((event for event in log if event.kind == "battle"), None)


@rule("AP-40")
def test_no_battle_is_worse_than_the_forecast_and_none_misses_what_is_sure() -> None:
    rng, fought = Rng(3), 0
    for seed in SEEDS:
        for state in positions(seed):
            view = seen(state, int(state.to_act))
            for choice in view.choices:
                if choice.move.kind != "target":
                    continue
                battle = battle_of(state, choice, rng)
                if battle is None:
                    continue
                fought += 1
                worst = told(choice, "ap-forecast-worst")
                assert worst is not None, choice
                assert int(battle.args["infantry"]) <= int(cast(int, worst.args["infantry"]))
                sure = told(choice, "ap-forecast-sure")
                if sure is not None and told(choice, "ap-forecast-own") is None:
                    assert int(battle.args["infantry"]) >= int(cast(int, sure.args["infantry"]))
    assert fought > 20


def test_where_nobody_can_stand_the_forecast_says_so() -> None:
    scene = Scene().do("march spies", "end", "named genua sempronius army", "end")
    narbo = next(choice for choice in scene.view(CARTHAGE).choices if choice.notation == "target narbo")
    assert told(narbo, "ap-forecast-none") is not None


def test_a_stack_at_the_target_is_forecast_with_what_it_may_be() -> None:
    scene = Scene().do("march spies", "end", "named narbo sempronius army", "end")
    narbo = next(choice for choice in scene.view(CARTHAGE).choices if choice.notation == "target narbo")
    words = SAY.phrases(narbo.brings)
    assert "possibly: 1 card face down" in words
    assert "at worst 7,000 infantry" in words


@rule("AP-24")
def test_cities_in_reach_are_those_that_can_be_named() -> None:
    """Whoever does not see the march is told at least these."""
    for seed in SEEDS[:20]:
        for state in positions(seed):
            carthage, rome = seen(state, CARTHAGE), seen(state, ROME)
            names = [state.land.city_ids[city] for city in range(len(state.land.city_ids))]
            true = [name for city, name in enumerate(names) if state.targets() >> city & 1]
            assert carthage.reach == true
            assert set(true) <= {*rome.reach, *rome.may_reach}


@rule("AP-43a")
def test_a_battle_is_told_as_the_sum_that_it_is() -> None:
    """The parts make the infantry, and the reason fits the loss."""
    battles = summed = 0
    for seed in SEEDS:
        for state in positions(seed):
            battle = seen(state, ROME).battle
            if battle is None or state.stage != LOSSES:
                continue
            battles += 1
            summed += bool(battle.parts)
            assert not battle.parts or max(0, sum(part.infantry for part in battle.parts)) == battle.infantry
            whole = battle.infantry + 1 if battle.reason == "whole" else (battle.infantry + 1) // 2
            assert battle.needed == max(0, whole - seen(state, ROME).loss_help)
    assert battles > 10
    assert summed > 0.8 * battles


@rule("AP-41")
def test_an_ambush_comes_off_in_words() -> None:
    scene = Scene().hold(
        carthage=["spies", "ambush", "numidian-horse", "war-elephants", "laying-waste", "treason"],
        rome=["sempronius"],
    )
    scene.do("march spies", "attach ambush", "end", "named narbo sempronius army", "end", "target narbo")
    zone = next(zone for zone in scene.view(CARTHAGE).zones if zone.id == "battle")
    words = SAY.phrases(zone.facts)
    assert "+ 7,000 Sempronius, − 4,000 Ambush = 3,000 infantry" in words
    assert "half is enough, because the Roman infantry is below 10,000 and at least 4 cards are held" in words
