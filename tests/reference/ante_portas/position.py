"""A table of Ante Portas as plain words and numbers, both hands open."""

from __future__ import annotations

from .table import CARTHAGE, MOST_ATTACHED, MOST_NAMED, ROME, SECRET, Table, names


def describe(table: Table) -> dict[str, object]:
    return {
        "round": table.round,
        "turn": table.turn,
        "hannibal": table.hannibal,
        "region": table.region,
        "morale": table.morale,
        "sea": table.sea,
        "part": part_of(table),
        "cities left to name": MOST_NAMED - len(table.named),
        "limit": table.hand_limit(),
        "march": (table.march(), table.march_bonus),
        "roads": roads_of(table),
        "anchors used": table.anchors_used,
        "target": table.target,
        "playing": table.playing,
        "battle": battle_of(table),
        "allies": allies_of(table),
        "carthage": carthage_of(table),
        "rome": rome_of(table),
        "stacks": stacks_of(table),
        "out": set(names(table.out, ROME)),
    }


def part_of(table: Table) -> dict[str, object]:
    """What is left to do in a part of a turn; nothing between the parts and while an event is at work."""
    if table.part == "carthage-plays" and not table.playing:
        left = MOST_ATTACHED - table.attached_now
        return {"attached left": left, "marched": table.marched, "plays change": table.plays_change}
    if table.part == "rome-plays" and not table.playing:
        return {"plays left": table.plays_left, "secret moved": table.secret_moved}
    return {}


def roads_of(table: Table) -> dict[frozenset[str], tuple[int, bool]]:
    extra = table.road_extra
    return {road.ends: (road.march + extra, road.sea) for road in table.land.roads}


def battle_of(table: Table) -> dict[str, object] | None:
    battle = table.battle
    if battle is None:
        return None
    return {
        "armies": set(names(battle.armies, ROME)),
        "figures": (battle.infantry, battle.cavalry),
        "needed": battle.needed,
        "no battle": battle.no_battle,
    }


def allies_of(table: Table) -> dict[str, tuple[str, bool, int, int]]:
    return {
        name: (
            "carthage" if name in table.turned else "rome",
            name in table.wavering(),
            ally.high,
            table.low[name],
        )
        for name, ally in table.land.allies.items()
    }


def carthage_of(table: Table) -> dict[str, object]:
    return {
        "hand": set(names(table.carthage.hand, CARTHAGE)),
        "march": names(table.marches, CARTHAGE),
        "attached": names(table.attached, CARTHAGE),
        "lost": names(table.lost, CARTHAGE),
        "shown": {card.carthage.name for card in table.shown if card in table.marches + table.attached},
        "pile": [set(names(packet.cards, CARTHAGE)) for packet in table.carthage.pile],
    }


def rome_of(table: Table) -> dict[str, object]:
    return {
        "hand": set(names(table.rome.hand, ROME)),
        "laid": [(laid.card.rome.name, laid.use) for laid in table.laid],
        "shown": {laid.card.rome.name for laid in table.laid if laid.card in table.shown},
        "pile": [set(names(packet.cards, ROME)) for packet in table.rome.pile],
    }


def stacks_of(table: Table) -> dict[str, list[list[str]]]:
    """AP-32a: the type piles of each stack, in the order of their first cards."""
    places = [*table.named, *([SECRET] if table.stack(SECRET) else [])]
    return {place: list(type_piles(table, place).values()) for place in places}


def type_piles(table: Table, place: str) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for laid in table.stack(place):
        piles.setdefault(laid.use, []).append(laid.card.rome.name)
    return piles
