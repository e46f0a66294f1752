"""Why a piece cannot go where it was meant to, or nowhere at all. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit, count
from ludarium.core.messages import Args, Reason
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import (
    BLOCKS,
    BUILDINGS,
    EXTENSION,
    GOODS,
    GRAPE,
    MONEY,
    PALACE,
    ROADS,
    ROSE,
    SETTLEMENT,
    STONE,
    TOWN,
    WHEAT,
    WORKERS,
    WORKSHOP,
)
from ludarium.games.faiyum.placing import buildings_left, free_blocks, room_at, total_blocks
from ludarium.games.faiyum.roads import (
    live_fields,
    open_fields,
    pieces_left,
    purse_goods,
    purse_of,
    purse_units,
    road_goods,
)
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import (
    FIRST_TRADE,
    NEXT_TO_WORKER,
    PLACES,
    arg_a,
    arg_b,
    arg_c,
    op_of,
)

BUILD_CLAUSES = ("FA-50", "FA-51", "FA-51", "FA-52", "FA-52")


def none_left(piece: str) -> Reason:
    return Reason("FA-1", "none-left", {"piece": piece})


# --- a whole card -------------------------------------------------------------------------------------


def of_card(s: FaiyumState, v: i64) -> Reason:
    """Why a verb on the map finds no place at all."""
    op = int(op_of(v))
    if op == verbs.WORKER:
        return _no_place_for_worker(s, arg_a(v))
    if op == verbs.BUILD:
        return _no_place_for_building(s, arg_a(v), arg_b(v))
    if op == verbs.ROAD:
        return _no_roads(s, arg_a(v))
    if op == verbs.BRIDGE:
        return _no_bridge(s, arg_a(v) != 0)
    if op == verbs.BLOCK:
        return _no_site(s, arg_a(v))
    if op == verbs.RECALL:
        return Reason("FA-21", "no-worker-on-map", {})
    return Reason("FA-41a", "no-crocodile", {})


def _no_place_for_worker(s: FaiyumState, place: i64) -> Reason:
    if count(s.workers) >= WORKERS:
        return none_left("worker")
    return Reason(_place_clause(place), "no-field", {"place": PLACES[place]})


def _place_clause(place: i64) -> str:
    if place == NEXT_TO_WORKER:
        return "FA-41"
    return "FA-60" if place >= FIRST_TRADE else "FA-40"


def _no_place_for_building(s: FaiyumState, building: i64, kind: i64) -> Reason:
    piece = BUILDINGS[building]
    if buildings_left(s, building) == 0:
        return none_left(piece)
    if building == WORKSHOP:
        return Reason("FA-52", "no-workshop-field", {"good": GOODS[kind]})
    return Reason(BUILD_CLAUSES[building], "no-place-to-build", {"piece": piece})


def _no_roads(s: FaiyumState, roads: i64) -> Reason:
    if s.roads + roads > ROADS:
        return none_left("road")
    args: Args = {"needed": int(roads), "left": int(s.own(WHEAT) + s.own(GRAPE) + s.own(STONE))}
    args["roses"] = int(s.own(ROSE))
    args["money"] = int(s.own(MONEY))
    if purse_units(purse_of(s)) < roads:
        return Reason("FA-55", "roads-unpaid", args)
    return Reason("FA-53", "no-roads", {"count": int(roads)})


def _no_bridge(s: FaiyumState, ornate: bool) -> Reason:
    piece = "ornate-bridge" if ornate else "bridge"
    if pieces_left(s, ornate) == 0:
        return none_left(piece)
    return Reason("FA-56", "no-bridge-place", {})


def _no_site(s: FaiyumState, blocks: i64) -> Reason:
    if total_blocks(s) + blocks > BLOCKS:
        return none_left("block")
    return Reason("FA-57", "no-site", {"count": int(blocks), "left": int(free_blocks(s))})


# --- one field or border ------------------------------------------------------------------------------------


def of_step(s: FaiyumState, op: int, action: int) -> Reason:
    """Why a chosen field or border will not do for the verb that waits."""
    at = s.at
    v: i64 = s.top()
    if op == verbs.WORKER:
        return _not_for_worker(s, arg_a(v), action - at.worker)
    if op == verbs.BUILD:
        return _not_for_building(s, arg_a(v), arg_b(v), (action - at.build) % s.land.cells)
    if op == verbs.BLOCK:
        return _not_for_block(s, v, action - at.block)
    if op == verbs.ROAD:
        return _not_for_road(s, arg_a(v), action - at.road)
    if op == verbs.BRIDGE:
        return _not_for_bridge(s, arg_a(v) != 0, action - at.bridge)
    if op == verbs.RECALL:
        return Reason("FA-68", "no-worker-there", {"field": s.land.names[action - at.recall]})
    return _not_for_hunt(s, action - at.hunt)


def _at(s: FaiyumState, field: i64) -> Args:
    return {"field": s.land.names[field]}


def _not_for_worker(s: FaiyumState, place: i64, field: i64) -> Reason:
    if s.workers & bit(field):
        return Reason("FA-30", "worker-there", _at(s, field))
    if place < FIRST_TRADE:
        return _not_for_harvest(s, place, field)
    if not s.developed & bit(field):
        return Reason("FA-60", "undeveloped", _at(s, field))
    return Reason("FA-60", "wrong-place", {"field": s.land.names[field], "place": PLACES[place]})


def _not_for_harvest(s: FaiyumState, place: i64, field: i64) -> Reason:
    if not s.land.resource & bit(field):
        return Reason("FA-40", "no-resource-field", _at(s, field))
    if s.developed & bit(field):
        return Reason("FA-31", "developed", _at(s, field))
    return Reason(_place_clause(place), "wrong-place", {"field": s.land.names[field], "place": PLACES[place]})


def _not_for_building(s: FaiyumState, building: i64, kind: i64, field: i64) -> Reason:
    if building == SETTLEMENT:
        return _not_for_settlement(s, field)
    if building == WORKSHOP:
        return _not_for_workshop(s, kind, field)
    below = {TOWN: "settlement", PALACE: "town", EXTENSION: "workshop"}[int(building)]
    under: i64 = s.settlements
    if building == PALACE:
        under = s.towns
    elif building == EXTENSION:
        under = s.workshops
    if not under & bit(field):
        args: Args = {"field": s.land.names[field], "piece": below}
        return Reason(BUILD_CLAUSES[building], "needs-below", args)
    return _built_already(s, BUILD_CLAUSES[building], field)


def _built_already(s: FaiyumState, clause: str, field: i64) -> Reason:
    return Reason(clause, "built-already", _at(s, field))


def _not_for_settlement(s: FaiyumState, field: i64) -> Reason:
    if not s.land.resource & bit(field):
        return Reason("FA-50", "no-resource-field", _at(s, field))
    if s.crocodiles & bit(field):
        return Reason("FA-33", "crocodile", _at(s, field))
    if (s.settlements | s.workshops) & bit(field):
        return _built_already(s, "FA-34", field)
    return Reason("FA-50", "too-near", _at(s, field))


def _not_for_workshop(s: FaiyumState, kind: i64, field: i64) -> Reason:
    if not s.land.of_kind[kind] & bit(field):
        return Reason("FA-52", "wrong-kind", {"field": s.land.names[field], "good": GOODS[kind]})
    if (s.settlements | s.workshops) & bit(field):
        return _built_already(s, "FA-34", field)
    return Reason("FA-52", "no-road-end", _at(s, field))


def _not_for_block(s: FaiyumState, v: i64, field: i64) -> Reason:
    if not s.land.sites & bit(field):
        return Reason("FA-57", "no-site-there", _at(s, field))
    site: i64 = s.land.site_at[field]
    if room_at(s, site) == 0:
        args: Args = {"field": s.land.names[field], "count": int(s.blocks_at(site))}
        return Reason("FA-57", "site-full", args)
    if arg_c(v) > 0:
        return Reason("FA-21", "other-site", _at(s, field))
    return Reason("FA-21", "no-room-for-all", {"field": s.land.names[field], "count": int(arg_a(v))})


def _not_for_way(s: FaiyumState, a: i64, b: i64) -> Reason | None:
    """What roads and bridges have in common (FA-33, FA-53, FA-54)."""
    if s.joined[a] & bit(b):
        return Reason("FA-53", "road-there", {})
    for field in (a, b):
        if s.crocodiles & bit(field):
            return Reason("FA-33", "crocodile", _at(s, field))
    for field in (a, b):
        if not open_fields(s) & bit(field):
            return Reason("FA-54", "no-branch", _at(s, field))
    if not live_fields(s) & (bit(a) | bit(b)):
        return Reason("FA-53", "no-beginning", {})
    return None


def _not_for_road(s: FaiyumState, roads: i64, edge: i64) -> Reason:
    a: i64 = s.land.edge_a[edge]
    b: i64 = s.land.edge_b[edge]
    refusal = _not_for_way(s, a, b)
    if refusal is not None:
        return refusal
    if not road_goods(s, a, b) & purse_goods(purse_of(s)):
        return Reason("FA-55", "road-unpaid", {"road": s.land.edge_name(edge)})
    return Reason("FA-21", "rest-of-roads", {"road": s.land.edge_name(edge), "count": int(roads - 1)})


def _not_for_bridge(s: FaiyumState, ornate: bool, place: i64) -> Reason:
    refusal = _not_for_way(s, s.land.bridge_a[place], s.land.bridge_b[place])
    if refusal is not None:
        return refusal
    return none_left("ornate-bridge" if ornate else "bridge")


def _not_for_hunt(s: FaiyumState, field: i64) -> Reason:
    if not s.crocodiles & bit(field):
        return Reason("FA-2", "no-crocodile-there", _at(s, field))
    args: Args = {"field": s.land.names[field], "place": PLACES[NEXT_TO_WORKER]}
    return Reason("FA-41a", "wrong-place", args)
