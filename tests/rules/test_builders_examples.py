"""The rulebooks' own examples, which must come out exactly as printed."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, Scene


@rule("B-90")
def test_the_chapel() -> None:
    scene = Scene().found("chapel").hire("craftsman-12", "apprentice-5", "craftsman-2")
    scene.station("chapel", "craftsman-12", "apprentice-5")
    site = scene.site("chapel")
    assert (site.building.needs, site.building.coins, site.building.points) == ([3, 2, 2, 3], 18, 5)
    assert site.lacks == [0, 0, 1, 3]
    assert scene.unit("craftsman-2").makes == [0, 0, 1, 3]
    scene.do("send craftsman-2 to chapel")
    assert scene.actions() == 2
    assert scene.last_event("sent").args["coins"] == 4
    assert scene.last_event("finished").args == {"building": "chapel", "coins": 18, "points": 5}
    assert (scene.coins(), scene.seat().points) == (10 - 4 + 18, 5)
    assert scene.idle() == ["craftsman-2", "craftsman-12", "apprentice-1", "apprentice-5"]


@rule("B-91")
def test_the_lighthouse_of_alexandria() -> None:
    scene = Scene(ANTIQUITY).found("lighthouse-of-alexandria").hire("master-3", "labourer-2", "labourer-1")
    scene.station("lighthouse-of-alexandria", "master-3", "labourer-2")
    site = scene.site("lighthouse-of-alexandria")
    assert (site.building.needs, site.building.coins, site.building.points) == ([2, 4, 1, 3], 14, 5)
    assert site.lacks == [0, 1, 0, 2]
    scene.do("send labourer-1 to lighthouse-of-alexandria")
    assert scene.last_event("sent").args["coins"] == 3
    assert scene.seat().sites == []
    assert (scene.coins(), scene.seat().points) == (10 - 3 + 14, 5)


@rule("B-92")
@pytest.mark.parametrize("game", EDITIONS)
def test_three_workers_to_one_site_cost_six_actions_and_two_to_two_sites_two(game: str) -> None:
    crew, sites = ["labourer-1", "labourer-2", "labourer-3"], ["castle", "cathedral"]
    if game == ANTIQUITY:
        sites = ["pyramid", "sphinx"]
    scene = Scene(game).found(*sites).hire(*crew).overtime(3)
    scene.do(*[f"send {worker} to {sites[0]}" for worker in crew])
    assert scene.actions() == 0
    scene = Scene(game).found(*sites).hire(*crew)
    scene.do(*[f"send {worker} to {site}" for worker, site in zip(crew[:2], sites, strict=True)])
    assert scene.actions() == 1


@rule("B-93")
def test_an_educated_worker_still_costs_his_coins_and_the_hammer_goes_along_free() -> None:
    scene = Scene(ANTIQUITY).found("pyramid").hire("craftsman-3").purse(20).do("invest hammer")
    assert scene.coins() == 18
    scene.turns(2).do("invest wood-university on craftsman-3").turns(2)
    assert scene.coins() == 11
    scene.do("send craftsman-3 to pyramid with hammer")
    assert (scene.coins(), scene.actions()) == (7, 2)
    assert scene.site("pyramid").made == [2, 3, 1, 1]
    sent = scene.last_event("sent-with-tool").args
    assert (sent["actions"], sent["coins"], sent["tool"]) == (1, 4, "hammer")


@rule("B-94")
def test_a_craftsman_of_all_trades_at_the_university_of_stone() -> None:
    scene = Scene(ANTIQUITY).hire("craftsman-3")
    assert (scene.unit("craftsman-3").makes, scene.unit("craftsman-3").coins) == ([1, 1, 1, 1], 4)
    scene.do("invest stone-university on craftsman-3")
    assert (scene.unit("craftsman-3").makes, scene.unit("craftsman-3").coins) == ([3, 1, 1, 1], 4)
