"""The map of Faiyum: fields, harvest, buildings, roads, bridges, blocks, links, trade."""

from __future__ import annotations

import pytest

from tests.faiyum_scenes import Scene
from tests.rule import rule

LOW = tuple(range(2, 26, 2))
RICH = {"wheat": 9, "grape": 9, "stone": 9, "rose": 9}


# --- fields ----------------------------------------------------------------------------------------


@rule("FA-30")
def test_a_field_with_a_worker_takes_no_other_until_that_one_leaves() -> None:
    scene = Scene().do("play farmer", "worker a1", "play farmer")
    assert scene.why("worker a1") == ("FA-30", "worker-there")
    scene.do("worker a2", "administer", "recall a1", "done")
    assert "a1" in scene.do("play farmer").places("worker")


@rule("FA-31")
@pytest.mark.parametrize(
    ("built", "field"),
    [
        ({"settlement": "c5"}, "c5"),
        ({"town": "c5"}, "c5"),
        ({"workshop": "c5"}, "c5"),
        ({"road": "c5-d5"}, "c5"),
        ({"bridge": "d2-e2"}, "e2"),
    ],
)
def test_a_field_is_developed_as_soon_as_anything_is_built_on_it(built: dict[str, str], field: str) -> None:
    scene = Scene()
    assert not scene.field(field).developed
    scene.build(**built).do("play farmer")
    assert scene.field(field).developed
    assert scene.why(f"worker {field}") == ("FA-31", "developed")


@rule("FA-31")
def test_red_field_sites_and_dam_fields_are_developed_from_the_start() -> None:
    developed = [field.name for field in Scene().view().fields if field.developed]
    assert developed == ["g2", "b3", "f3", "d5", "f6", "d7", "e7"]


@rule("FA-31")
def test_what_is_played_develops_at_once() -> None:
    scene = Scene().build(dry="a1 g3").only(**RICH).only(1, **RICH)
    scene.do("play settlement", *["pay wheat", "pay grape", "pay stone"], "settlement a1")
    assert scene.field("a1").developed
    scene.do("play two-roads", "road f3-g3", "pay grape", "road g3-h3", "pay grape")
    assert scene.field("g3").developed
    assert scene.field("h3").developed


@rule("FA-32")
def test_across_the_canal_fields_are_no_neighbours() -> None:
    scene = Scene().build(worker="d3").do("play farmer")
    assert scene.places("worker") == {"c3", "c2", "d2", "c4", "d4"}
    assert scene.why("worker e3") == ("FA-41", "wrong-place")
    settlement = Scene().build(settlement="d3", dry="e3").only(**RICH).do("play settlement")
    settlement.do("pay wheat", "pay grape", "pay stone")
    assert settlement.why("settlement e3") == ("FA-50", "too-near")  # of f3, not of d3
    assert (
        Scene()
        .build(settlement="d1", dry="e1")
        .hold("settlers")
        .only(wheat=1, grape=1, stone=1)
        .do("play settlers")
        .legal("settlement e1")
    )


@rule("FA-33")
def test_building_needs_fields_free_of_crocodiles() -> None:
    scene = Scene().only(wheat=1, grape=1, stone=1).do("play settlement")
    assert scene.why("settlement a1") == ("FA-33", "crocodile")
    roads = Scene().build(dry="e3 g3").only(wheat=2, grape=2).do("play two-roads")
    assert roads.refused("road f3-f4").args == {"field": "f4"}
    assert roads.why("road f3-f4") == ("FA-33", "crocodile")
    bridge = Scene().hold("bridge").build(settlement="d3").only(stone=2)
    assert bridge.why("play bridge") == ("FA-56", "no-bridge-place")


@rule("FA-33")
def test_a_worker_does_not_hinder_a_building_and_stays() -> None:
    scene = Scene().build(worker="a1").only(wheat=1, grape=1, stone=1).do("play settlement", "settlement a1")
    assert scene.field("a1").worker
    assert scene.field("a1").building == "settlement"


@rule("FA-34")
def test_a_field_bears_a_settlement_or_a_workshop_and_keeps_its_kind() -> None:
    scene = (
        Scene().build(workshop="a1", settlement="c5").only(wheat=1, grape=1, stone=1).do("play settlement")
    )
    assert scene.why("settlement a1") == ("FA-34", "built-already")
    assert scene.why("settlement c5") == ("FA-34", "built-already")
    farm = Scene().hold("vineyard").build(settlement="c5", road="c5-d5 b4-b3").only(wheat=1, stone=1)
    assert farm.do("play vineyard").places("workshop") == {"b4"}
    assert farm.why("workshop c5") == ("FA-34", "built-already")
    assert farm.field("c5").kind == "grape"


# --- harvest ---------------------------------------------------------------------------------------


@rule("FA-40")
def test_a_crocodile_leaves_for_one_dollar_whatever_the_card_gives() -> None:
    scene = Scene().hold("hermit").only().do("play hermit", "worker a1")
    assert scene.owns() == {"fame": 2, "money": 1}
    assert not scene.field("a1").crocodile
    dry = Scene().hold("hermit").build(dry="a1").only().do("play hermit", "worker a1")
    assert dry.owns() == {"fame": 2}


@rule("FA-40")
def test_harvest_is_for_undeveloped_resource_fields() -> None:
    scene = Scene().do("play farmer")
    assert scene.why("worker f3") == ("FA-40", "no-resource-field")
    assert scene.why("worker b3") == ("FA-40", "no-resource-field")
    assert scene.why("worker d7") == ("FA-31", "developed")


@rule("FA-40")
def test_several_workers_are_placed_one_after_another_each_rewarded_by_its_field() -> None:
    scene = Scene().hold("harvester").only(money=1)
    scene.do("play harvester", "worker a1", "worker b1", "worker c1")
    assert scene.owns() == {"grape": 1, "wheat": 1, "stone": 1, "money": 2}


@rule("FA-40")
def test_removing_crocodiles_by_a_card_pays_what_the_card_says() -> None:
    scene = Scene().hold("crocodile-hunter").build(worker="b1").only().do("play crocodile-hunter", "hunt a1")
    scene.do("hunt b2")
    assert scene.owns() == {"fame": 2, "money": 2}


@rule("FA-41")
def test_next_to_a_worker_asks_for_a_neighbouring_worker() -> None:
    scene = Scene().build(worker="a1").do("play farmer")
    assert scene.places("worker") == {"b1", "a2"}
    assert scene.why("worker h7") == ("FA-41", "wrong-place")


@rule("FA-41")
def test_without_any_worker_on_the_map_any_field_will_do() -> None:
    scene = Scene().do("play farmer")
    assert len(scene.places("worker")) == 51 - 2  # all resource fields but the two at the dam


@rule("FA-41")
def test_a_card_without_a_field_beside_a_worker_cannot_be_played() -> None:
    scene = Scene().build(worker="a1", road="b1-c1 a2-b3")
    reason = scene.refused("play farmer")
    assert (reason.clause, reason.kind, reason.args) == ("FA-41", "no-field", {"place": "next_to_worker"})


@rule("FA-41a")
def test_crocodile_hunter_needs_a_worker_beside_or_none_at_all() -> None:
    scene = Scene().hold("crocodile-hunter").build(worker="a1").do("play crocodile-hunter")
    assert scene.places("hunt") == {"b1", "a2"}
    assert scene.why("hunt h1") == ("FA-41a", "wrong-place")
    assert scene.why("hunt c1") == ("FA-2", "no-crocodile-there")
    free = Scene().hold("crocodile-hunter").do("play crocodile-hunter")
    assert len(free.places("hunt")) == 38
    nothing = Scene().hold("crocodile-hunter").build(worker="a1", dry="b1 a2")
    assert nothing.why("play crocodile-hunter") == ("FA-41a", "no-crocodile")


@rule("FA-42")
def test_a_dry_field_can_be_harvested_again_and_again() -> None:
    scene = (
        Scene(1).only().do("play farmer", "worker a1", "administer", "recall a1", *["remove 90", "remove 92"])
    )
    scene.do("play farmer", "worker a1")
    assert scene.owns()["grape"] == 2


# --- settlements, towns, workshops -----------------------------------------------------------------


@rule("FA-50")
def test_no_settlement_beside_another() -> None:
    scene = (
        Scene().build(settlement="c5", dry="b5 c4 a1").only(wheat=1, grape=1, stone=1).do("play settlement")
    )
    for field in ("b5", "c4"):
        assert scene.why(f"settlement {field}") == ("FA-50", "too-near")
    assert scene.why("settlement e4") == ("FA-50", "too-near")  # beside the red field
    assert scene.why("settlement b3") == ("FA-50", "no-resource-field")
    assert scene.legal("settlement a1")


@rule("FA-50")
def test_sites_do_not_keep_settlements_away() -> None:
    scene = Scene().build(dry="a2").only(wheat=1, grape=1, stone=1).do("play settlement")
    assert scene.legal("settlement a2")
    assert scene.legal("settlement a3")


@rule("FA-50", "FA-31")
def test_a_settlement_may_stand_on_a_field_with_a_road_and_at_the_dam() -> None:
    scene = Scene().build(road="b3-c3").only(wheat=1, grape=1, stone=1).do("play settlement")
    assert {"c3", "d7", "e7"} <= scene.places("settlement")


@rule("FA-51")
def test_a_town_stands_on_a_settlement_the_red_one_too_and_a_palace_on_a_town() -> None:
    scene = Scene().hold("great-town").build(settlement="a1", town="h1").only(wheat=1, grape=1, stone=1)
    scene.do("play great-town")
    assert scene.places("town") == {"a1", "f3"}
    assert scene.why("town h1") == ("FA-51", "built-already")
    assert scene.why("town a3") == ("FA-51", "needs-below")
    palace = Scene(deal=LOW).hold("palace").build(town="h1 a1", palace="c5").only(wheat=2, grape=2, stone=2)
    palace.do("play palace")
    assert palace.places("palace") == {"h1", "a1"}
    assert palace.why("palace c5") == ("FA-51", "built-already")
    assert palace.refused("palace f3").args == {"field": "f3", "piece": "town"}


@rule("FA-52")
def test_a_workshop_needs_its_kind_and_the_end_of_a_road_or_bridge() -> None:
    scene = Scene().hold("farm").build(road="b3-c3", bridge="d1-e1", dry="a2").only(grape=1, stone=1)
    scene.do("play farm")
    assert scene.places("workshop") == {"c3", "d1", "e1"}
    assert scene.why("workshop a2") == ("FA-52", "no-road-end")
    assert scene.why("workshop d7") == ("FA-52", "wrong-kind")
    none = Scene().hold("farm").only(grape=1, stone=1)
    assert none.refused("play farm").args == {"good": "wheat"}


@rule("FA-52")
def test_an_extension_stands_on_a_workshop_one_each() -> None:
    scene = Scene().hold("plantation").build(workshop="a1", extension="c5").only(wheat=1, grape=1)
    scene.do("play plantation")
    assert scene.places("extension") == {"a1"}
    assert scene.why("extension c5") == ("FA-52", "built-already")
    assert scene.why("extension f3") == ("FA-52", "needs-below")


# --- roads and bridges -----------------------------------------------------------------------------


@rule("FA-53")
def test_a_road_begins_at_a_stop_or_at_an_end() -> None:
    scene = Scene().build(dry="a1 b1 a2 c7 e3").only(wheat=5, grape=5, stone=5).do("play two-roads")
    assert scene.why("road a1-b1") == ("FA-53", "no-beginning")
    assert scene.legal("road a2-b3")
    assert scene.legal("road e3-f3")
    assert scene.legal("road c7-d7")  # on from the dam
    scene.do("road a2-b3")
    assert scene.legal("road a1-a2")  # on from the first road
    assert scene.why("road a2-b3") == ("FA-53", "road-there")
    assert scene.legal("road e3-f3")  # they need not touch


@rule("FA-53")
def test_a_road_may_be_written_from_either_end() -> None:
    scene = Scene()
    assert scene.action("road d3-c3") == scene.action("road c3-d3")


@rule("FA-54")
def test_roads_branch_only_at_stops() -> None:
    scene = (
        Scene().build(road="b3-c3 c3-c2", dry="b2 d3").only(wheat=5, grape=5, stone=5).do("play two-roads")
    )
    assert scene.why("road c3-d3") == ("FA-54", "no-branch")
    assert scene.refused("road c3-d3").args == {"field": "c3"}
    stop = Scene().build(road="b3-c3 c3-c2", settlement="c3", dry="d3").only(wheat=5).do("play two-roads")
    assert stop.legal("road c3-d3")


@rule("FA-54")
def test_workshops_and_dam_fields_do_not_branch() -> None:
    scene = Scene().build(road="b3-c3 c3-c2 c7-d7", workshop="c3", dry="d3 d6 c6")
    scene.only(wheat=5, grape=5, stone=5).do("play two-roads")
    assert scene.why("road c3-d3") == ("FA-54", "no-branch")
    assert scene.why("road d6-d7") == ("FA-54", "no-branch")


@rule("FA-54")
def test_two_ends_that_meet_are_joined() -> None:
    """a2 is between b3 and a settlement on a1: the second end makes the link."""
    scene = Scene().build(settlement="a1", road="b3-a2").only(wheat=1, grape=1, stone=1)
    scene.do("play two-roads", "road a1-a2")
    assert "linked" in scene.kinds()


@rule("FA-55")
@pytest.mark.parametrize(
    ("road", "ways"),
    [
        ("c4-d5", {"pay stone", "pay rose", "pay money"}),  # the site has no kind
        ("c3-d3", {"pay wheat", "pay grape", "pay rose", "pay money"}),  # wheat and grape
        ("c2-c3", {"pay wheat", "pay rose", "pay money"}),
        ("f3-f4", {"pay grape", "pay rose", "pay money"}),  # the red field has no kind
    ],
)
def test_a_road_costs_a_good_of_either_field(road: str, ways: set[str]) -> None:
    scene = (
        Scene()
        .build(settlement="c3", dry="d3 c2 f4")
        .only(**RICH, money=9)
        .do("play two-roads", f"road {road}")
    )
    assert scene.texts() == ways


@rule("FA-55")
def test_the_kind_of_a_field_stays_under_buildings() -> None:
    scene = Scene().build(town="c3", workshop="d3").only(grape=2, wheat=2).do("play two-roads", "road c3-d3")
    assert scene.texts() == {"pay wheat", "pay grape"}


@rule("FA-56")
def test_a_bridge_follows_the_rules_of_roads() -> None:
    scene = Scene().hold("bridge").build(settlement="d3", dry="e3 d1 e1").only(stone=2).do("play bridge")
    assert scene.places("bridge") == {"d3-e3"}
    assert scene.why("bridge d1-e1") == ("FA-53", "no-beginning")
    assert scene.why("bridge d2-e2") == ("FA-33", "crocodile")
    scene.do("bridge d3-e3")
    assert [way.piece for way in scene.view().ways] == ["dam", "bridge"]
    assert scene.owns() == {"fame": 4, "money": 1}


@rule("FA-56", "FA-54")
def test_bridges_count_for_branching_and_roads_go_on_from_them() -> None:
    scene = (
        Scene()
        .build(settlement="d3", bridge="d3-e3", dry="e2 f2")
        .only(wheat=3, grape=3)
        .do("play two-roads")
    )
    assert scene.legal("road e2-e3")
    scene.do("road e2-e3", "pay grape")
    assert scene.why("road e3-f3") == ("FA-54", "no-branch")


@rule("FA-56")
def test_the_twelve_bridge_places_leave_the_dam_out() -> None:
    places = [f"{way.a}-{way.b}" for way in Scene().view().bridge_places]
    assert len(places) == 12
    assert "d7-e7" not in places


@rule("FA-57")
def test_blocks_go_on_sites_up_to_their_number() -> None:
    scene = Scene().hold("mason").build(block="g2 g2 g2 b3 b3 b3 b3").only(stone=2).do("play mason")
    assert scene.places("block") == {"b3", "d5", "f6"}
    assert scene.refused("block g2").args == {"field": "g2", "count": 3}
    assert scene.why("block a1") == ("FA-57", "no-site-there")
    assert [field.number for field in scene.view().fields if field.kind == "site"] == [3, 5, 4, 3]


@rule("FA-57")
def test_when_all_blocks_stand_none_can_be_placed() -> None:
    full = "g2 g2 g2 b3 b3 b3 b3 b3 d5 d5 d5 d5 f6 f6 f6"
    assert Scene().hold("mason").build(block=full).only(stone=2).why("play mason") == ("FA-1", "none-left")


# --- links -----------------------------------------------------------------------------------------


@rule("FA-58")
def test_the_first_direct_link_of_a_pair_gives_one_fame_on_top() -> None:
    """f3 - f2 - g2: a road from the red field and one from the site."""
    scene = Scene().build(dry="f2").only(wheat=2).do("play two-roads", "road f3-f2", "road f2-g2")
    assert scene.owns() == {"fame": 3 + 1}
    assert [(link.a, link.b) for link in scene.view().links] == [("g2", "f3")]


@rule("FA-58")
def test_a_second_way_between_the_same_stops_gives_nothing() -> None:
    scene = Scene().build(dry="f2 g3").only(wheat=2).only(1, grape=2)
    scene.do("play two-roads", "road f3-f2", "road f2-g2", "play two-roads", "road f3-g3", "road g3-g2")
    assert scene.owns(1) == {"fame": 3}


@rule("FA-58")
def test_a_settlement_that_splits_a_way_links_both_sides() -> None:
    """The way from b3 over b4, b5, c5 to d5; a settlement on b5."""
    scene = Scene().build(road="b3-b4 b4-b5 b5-c5").only(grape=1, stone=1).only(1, wheat=1, grape=1, stone=1)
    scene.do("play two-roads", "road c5-d5", "road c4-d5")
    assert scene.owns() == {"fame": 1 + 3}
    scene.do("play settlement", "settlement b5")
    assert scene.owns(1) == {"fame": 2 + 3, "money": 3}
    assert {(link.a, link.b) for link in scene.view().links} == {("b3", "d5"), ("b3", "b5"), ("b5", "d5")}


@rule("FA-58")
def test_a_link_over_a_stop_is_no_direct_link() -> None:
    """g2 - f2 - f3 - f4 - e4: a new end at f3's other side links nothing with g2."""
    scene = Scene().build(road="g2-f2 f2-f3", settlement="e5", dry="f4").only(grape=2, stone=2)
    scene.do("play two-roads", "road f3-e4", "road e4-e5")
    linked = [event.args for event in scene.events if event.kind == "linked"]
    assert [{args["from"], args["to"]} for args in linked] == [{"f3", "e5"}]


@rule("FA-58")
def test_a_town_makes_no_link() -> None:
    scene = Scene().hold("great-town").build(road="g2-f2 f2-f3").only(wheat=1, grape=1, stone=1)
    scene.do("play great-town", "town f3")
    assert scene.owns() == {"fame": 6}


@rule("FA-58")
def test_a_bridge_links_too() -> None:
    scene = (
        Scene()
        .hold("bridge")
        .build(settlement="d3", road="e3-f3")
        .only(stone=2)
        .do("play bridge", "bridge d3-e3")
    )
    assert scene.owns() == {"fame": 4 + 1, "money": 1}


@rule("FA-58a")
def test_a_way_back_to_its_own_stop_links_nothing() -> None:
    """A ring f3 - f2 - e2 - f3."""
    scene = (
        Scene()
        .build(road="f3-f2", dry="e2")
        .only(wheat=2, grape=2)
        .do("play two-roads", "road e2-f2", "pay wheat")
    )
    scene.do("road e2-f3")
    assert scene.owns()["fame"] == 3
    assert scene.view().links == []


@rule("FA-58a")
def test_a_ring_without_any_stop_links_nothing() -> None:
    """The dam, a bridge beside it and roads make a ring: d7 - e7 - e6 - d6 - d7."""
    scene = Scene().build(road="e7-e6", dry="d6", bridge="d6-e6").only(wheat=1, stone=1).do("play two-roads")
    scene.do("road d6-d7", "road a3-b3")
    assert scene.owns() == {"fame": 3}
    assert scene.view().links == []


@rule("FA-59")
def test_direct_links_and_stops_reached_are_those_of_now() -> None:
    """f3 is linked with g2 and over e5 with nothing else; d5 lies behind e5's way? It does not."""
    scene = (
        Scene().hold("innkeeper").build(road="g2-f2 f2-f3 f3-e4 e4-e5 e5-e6 e6-f6", settlement="e5").only()
    )
    scene.do("play innkeeper", "worker f3")
    assert scene.owns() == {"money": 1, "fame": 2}  # g2 and e5
    caravan = (
        Scene(deal=LOW)
        .hold("caravan")
        .build(road="g2-f2 f2-f3 f3-e4 e4-e5 e5-e6 e6-f6", settlement="e5")
        .only()
    )
    caravan.do("play caravan", "worker f3")
    assert caravan.owns() == {"fame": 3}  # g2, e5 and f6


# --- trade -----------------------------------------------------------------------------------------


@rule("FA-60")
def test_trade_stands_a_worker_on_a_developed_field() -> None:
    scene = Scene().hold("supplier").build(settlement="a1", workshop="c5").do("play supplier")
    assert scene.places("worker") == {"a1", "f3"}
    assert scene.why("worker b1") == ("FA-60", "undeveloped")
    assert scene.why("worker c5") == ("FA-60", "wrong-place")


@rule("FA-60")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        (70, {"c5", "e1"}),
        (94, {"b3", "g2", "d5", "f6"}),
        (110, {"d7", "e7", "d3", "e1", "d5"}),
    ],
)
def test_where_trade_cards_stand_their_worker(card: int, places: set[str]) -> None:
    scene = (
        Scene(deal=LOW).hold(card).build(workshop="c5 e1", settlement="d3").only(wheat=1).do(f"play {card}")
    )
    assert scene.places("worker") == places


@rule("FA-60")
def test_no_free_place_to_trade() -> None:
    scene = Scene().hold("supplier").build(worker="f3")
    assert scene.refused("play supplier").args == {"place": "place"}
