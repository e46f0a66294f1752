"""The verbs that move pieces on the map. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest
from ludarium.games.faiyum import roads
from ludarium.games.faiyum.pieces import (
    BLOCKS,
    BUILDINGS,
    EXTENSION,
    EXTENSIONS,
    FAME,
    LINK_FAME,
    MONEY,
    NOTHING,
    PALACE,
    PALACES,
    SETTLEMENT,
    SETTLEMENTS,
    TOWN,
    TOWNS,
    WORKERS,
    WORKSHOPS,
)
from ludarium.games.faiyum.state import FaiyumState, Layout
from ludarium.games.faiyum.verbs import Placing
from ludarium.games.faiyum.vocabulary import (
    AT_BANK,
    AT_SITE,
    CANAL_BANK,
    FIRST_TRADE,
    IN_TOWN,
    IN_WORKSHOP,
    LAKE_SHORE,
    LONELY,
    NEXT_TO_WORKER,
    ON_STONE,
    PAY,
    arg_a,
    arg_b,
    arg_c,
    arg_d,
    op_of,
    verb,
    with_a,
    without_b,
)


def fewer(s: FaiyumState, v: i64) -> None:
    """Let an "up to" go on with one less, and nothing more that must be done."""
    if arg_a(v) > 1:
        s.push(with_a(without_b(v), arg_a(v) - 1))


def link_fame(s: FaiyumState, fame: i64) -> None:
    """FA-58."""
    s.get(FAME, fame)
    s.get(LINK_FAME, fame)


# --- workers ------------------------------------------------------------------------------------------


def places_for_worker(s: FaiyumState, place: i64) -> i64:
    """The fields of a place where a worker can be stood (FA-30, FA-40, FA-60)."""
    if place >= FIRST_TRADE:
        return s.developed & ~s.workers & trade_fields(s, place)
    return s.land.resource & ~s.developed & ~s.workers & harvest_fields(s, place)


def harvest_fields(s: FaiyumState, place: i64) -> i64:
    """FA-40, FA-41."""
    if place == NEXT_TO_WORKER:
        return s.beside_workers()
    if place == CANAL_BANK:
        return s.land.bank
    if place == LAKE_SHORE:
        return s.land.shore
    if place == LONELY:
        return ~s.near_developed
    return s.land.of_kind[2] if place == ON_STONE else s.land.fields


def trade_fields(s: FaiyumState, place: i64) -> i64:
    """FA-60."""
    if place == IN_TOWN:
        return s.towns
    if place == IN_WORKSHOP:
        return s.workshops
    if place == AT_SITE:
        return s.land.sites
    return s.land.bank if place == AT_BANK else s.settlements


class Worker(Placing):
    """Stand workers on fields, one after another."""

    def first(self, at: Layout) -> i64:
        return at.worker

    def choices(self, s: FaiyumState, v: i64) -> i64:
        if count(s.workers) >= WORKERS:
            return 0
        return places_for_worker(s, arg_a(v))

    def possible(self, s: FaiyumState, v: i64) -> bool:
        """As of every verb that needs a place, but asked so often that it goes the short way."""
        return arg_c(v) == 0 or self.choices(s, v) != 0

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return arg_c(v) == 0

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        """FA-40."""
        if arg_b(v) > 1:
            s.push((v & ~0xFF000000) - 0x10000)
        s.workers |= bit(chosen)
        s.spot = chosen
        if arg_c(v) == 0 or arg_b(v) > 1:
            s.times += 1
        if s.log is not None:
            s.mine("worker-placed", {"field": s.land.names[chosen]})
        if arg_d(v):
            s.harvest(chosen)
        if s.crocodiles & bit(chosen):
            s.crocodiles ^= bit(chosen)
            s.earned += 1
            if s.log is not None:
                s.mine("crocodile-left", {"field": s.land.names[chosen], "money": 1})


class Recall(Placing):
    """Take workers off the map."""

    def first(self, at: Layout) -> i64:
        return at.recall

    def choices(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return s.workers

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return arg_b(v) == 0

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        """FA-68 pays at once, since that money may pay for what follows; a card counts for its gains."""
        fewer(s, v)
        s.workers ^= bit(chosen)
        if arg_c(v):
            s.get(MONEY, 1)
        else:
            s.times += 1
        if s.log is not None:
            s.mine("recalled", {"field": s.land.names[chosen], "money": int(arg_c(v))})


class Hunt(Placing):
    """Take crocodiles off the map."""

    def first(self, at: Layout) -> i64:
        return at.hunt

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return s.crocodiles & s.beside_workers() if arg_c(v) else s.crocodiles

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return arg_b(v) == 0

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        fewer(s, v)
        s.crocodiles ^= bit(chosen)
        s.times += 1
        if s.log is not None:
            s.mine("hunted", {"field": s.land.names[chosen]})


# --- buildings ----------------------------------------------------------------------------------------


def building_fields(s: FaiyumState, building: i64, kind: i64) -> i64:
    """The fields that can bear a building now (FA-33, FA-34, FA-50 … FA-52)."""
    if building == SETTLEMENT:
        return s.land.resource & ~(s.crocodiles | s.settlements | s.workshops | s.near_places)
    if building == TOWN:
        return s.settlements & ~s.towns
    if building == PALACE:
        return s.towns & ~s.palaces
    if building == EXTENSION:
        return s.workshops & ~s.extensions
    return s.land.of_kind[kind] & s.once & ~(s.settlements | s.workshops)


def buildings_left(s: FaiyumState, building: i64) -> i64:
    """How many pieces of a building are left (FA-1)."""
    if building == SETTLEMENT:
        return SETTLEMENTS - count(s.settlements)
    if building == TOWN:
        return TOWNS - count(s.towns)
    if building == PALACE:
        return PALACES - count(s.palaces)
    if building == EXTENSION:
        return EXTENSIONS - count(s.extensions)
    return WORKSHOPS - count(s.workshops)


class Build(Placing):
    """A settlement, town, palace, workshop or extension."""

    def choices(self, s: FaiyumState, v: i64) -> i64:
        if buildings_left(s, arg_a(v)) == 0:
            return 0
        return building_fields(s, arg_a(v), arg_b(v))

    def offer(self, s: FaiyumState, v: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        rest: i64 = self.choices(s, v)
        while rest:
            out[n] = s.at.build + arg_a(v) * s.land.cells + lowest(rest)
            n += 1
            rest &= rest - 1
        return n

    def act(self, s: FaiyumState, v: i64, action: i64) -> None:
        self.take(s, v, (action - s.at.build) % s.land.cells)

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        s.spot = chosen
        if arg_d(v):
            s.harvest(chosen)
        if s.log is not None:
            s.mine("built", {"piece": BUILDINGS[arg_a(v)], "field": s.land.names[chosen]})
        raise_building(s, arg_a(v), chosen)


def raise_building(s: FaiyumState, building: i64, field: i64) -> None:
    if building == SETTLEMENT:
        s.settle(field)
        link_fame(s, roads.links_of_settlement(s, field))
    elif building == TOWN:
        s.towns |= bit(field)
    elif building == PALACE:
        s.palaces |= bit(field)
    elif building == EXTENSION:
        s.extensions |= bit(field)
    else:
        s.workshops |= bit(field)
        s.develop(field)


class Block(Placing):
    """Blocks on building sites (FA-57)."""

    def first(self, at: Layout) -> i64:
        return at.block

    def choices(self, s: FaiyumState, v: i64) -> i64:
        wanted: i64 = arg_a(v)
        if total_blocks(s) + wanted > BLOCKS:
            return 0
        if arg_c(v) > 0:
            return bit(s.land.site_fields[arg_c(v) - 1])
        if arg_b(v) == 0 and free_blocks(s) < wanted:
            return 0
        return sites_with_room(s, wanted if arg_b(v) else i64(1))

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        site: i64 = s.land.site_at[chosen]
        if arg_a(v) > 1:
            bound: i64 = 0
            if arg_b(v):
                bound = site + 1
            s.push(verb(op_of(v), arg_a(v) - 1, arg_b(v), bound))
        s.spot = chosen
        s.blocks += bit(8 * site)
        if s.log is not None:
            s.mine("block-built", {"field": s.land.names[chosen], "blocks": int(s.blocks_at(site))})


def total_blocks(s: FaiyumState) -> i64:
    total: i64 = 0
    for site in range(i64(len(s.land.site_fields))):
        total += s.blocks_at(site)
    return total


def room_at(s: FaiyumState, site: i64) -> i64:
    """How many more blocks a site takes."""
    return s.land.number[s.land.site_fields[site]] - s.blocks_at(site)


def free_blocks(s: FaiyumState) -> i64:
    total: i64 = 0
    for site in range(i64(len(s.land.site_fields))):
        total += room_at(s, site)
    return total


def sites_with_room(s: FaiyumState, blocks: i64) -> i64:
    """The fields of the sites that take so many more blocks."""
    found: i64 = 0
    for site in range(i64(len(s.land.site_fields))):
        if room_at(s, site) >= blocks:
            found |= bit(s.land.site_fields[site])
    return found


# --- roads and bridges --------------------------------------------------------------------------------


class Road(Placing):
    """Roads, one after another, each paid as it is laid (FA-53, FA-55)."""

    def first(self, at: Layout) -> i64:
        return at.road

    def possible(self, s: FaiyumState, v: i64) -> bool:
        return roads.can_pave(s, arg_a(v))

    def offer(self, s: FaiyumState, v: i64, out: vec[i64]) -> i64:
        return roads.roads_into(s, out, 0, s.at.road, arg_a(v))

    def lone(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return NOTHING

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        if arg_a(v) > 1:
            s.push(with_a(v, arg_a(v) - 1))
        a: i64 = s.land.edge_a[chosen]
        b: i64 = s.land.edge_b[chosen]
        s.roads += 1
        if s.log is not None:
            s.mine("road-built", {"road": s.land.edge_name(chosen)})
        lay(s, a, b)
        s.push(verb(PAY, roads.road_goods(s, a, b), 1))


def lay(s: FaiyumState, a: i64, b: i64) -> None:
    """A road or bridge joins two fields."""
    roads.join(s, a, b)
    s.way_news += 1
    s.develop(a)
    s.develop(b)
    link_fame(s, roads.links_of_way(s, a, b))


class Bridge(Placing):
    """A bridge or an ornate bridge across the canal (FA-56)."""

    def first(self, at: Layout) -> i64:
        return at.bridge

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return roads.bridge_places(s, arg_a(v) != 0)

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        if arg_a(v):
            s.ornate |= bit(chosen)
        else:
            s.bridges |= bit(chosen)
        if s.log is not None:
            piece = "ornate-bridge" if arg_a(v) else "bridge"
            s.mine("bridge-built", {"piece": piece, "bridge": s.land.bridge_name(chosen)})
        lay(s, s.land.bridge_a[chosen], s.land.bridge_b[chosen])
