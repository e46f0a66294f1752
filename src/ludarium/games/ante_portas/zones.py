"""The parts of Ante Portas' table with what lies there, in words: the map, the tracks and both camps."""

from __future__ import annotations

from ludarium.core.messages import Phrase, Thing, Word, Zone
from ludarium.games.ante_portas.battle import ENOUGH_TO_HOLD
from ludarium.games.ante_portas.board import AllyView, CityView
from ludarium.games.ante_portas.camps import camp_zones
from ludarium.games.ante_portas.faces import Faces, Roads
from ludarium.games.ante_portas.figures import BattleView, TableView
from ludarium.games.ante_portas.now import heading, loss
from ludarium.games.ante_portas.phrases import counted, men


def zones(view: TableView, faces: Faces) -> list[Zone]:
    """All parts of the table, in the order in which people look at them."""
    return [
        _course(view),
        *_battle(view, faces),
        _map(view, faces),
        _senate(view),
        _sea(view),
        *camp_zones(view, faces),
    ]


# --- the course of the round --------------------------------------------------------------------------


def _course(view: TableView) -> Zone:
    facts = [
        Phrase("ap-hannibal", {"city": view.hannibal, "region": view.region}),
        Phrase("ap-price", {"price": view.price}),
    ]
    if view.target is not None and view.ending is None:
        facts.append(Phrase("ap-target", {"city": view.target}))
    if view.march is not None and view.carthage.laid:
        facts.append(Phrase("ap-march-laid", {"march-text": counted("march", view.march)}))
    return Zone(id="course", title=heading(view), facts=[*facts, *_left(view)])


def _left(view: TableView) -> list[Phrase]:
    """What may be done still in this turn."""
    if view.stage == "rome-plays":
        return [counted("plays-left", view.plays_left), counted("named-left", view.named_left)]
    if view.stage != "carthage-plays":
        return []
    change = [Phrase("ap-plays-change", {"by": view.plays_change})] if view.plays_change else []
    return [counted("attached-left", view.attached_left), *change]


def _battle(view: TableView, faces: Faces) -> list[Zone]:
    """The evaluation: the Roman army that counts, what Carthage has to lose, and what it has lost."""
    if view.battle is None or view.ending is not None:
        return []
    title = Phrase("ap-battle", {"city": view.target or view.hannibal})
    things = [faces.in_army[card] for card in view.battle.armies]
    return [Zone(id="battle", title=title, facts=_figures(view, view.battle, faces), things=things)]


def _figures(view: TableView, battle: BattleView, faces: Faces) -> list[Phrase]:
    if battle.no_battle:
        return [Phrase("ap-no-battle")]
    found = [Phrase("ap-roman-army", {"men": men(battle.infantry, battle.cavalry)}), *_sum(battle)]
    if battle.lost:
        found.append(Phrase("ap-lost", {"cards": [faces.names[card] for card in battle.lost]}))
    return [*found, loss(view, faces)] if view.stage == "losses" and battle.needed > 0 else found


def _sum(battle: BattleView) -> list[Phrase]:
    """The Roman infantry card by card, and why the whole or half of it is to be lost."""
    parts = [
        Phrase(
            f"ap-part-{'more' if part.infantry > 0 else 'less'}",
            {"card": part.card, "count": abs(part.infantry)},
        )
        for part in battle.parts
    ]
    found = [Phrase("ap-sum", {"parts": parts, "infantry": battle.infantry})] if parts else []
    if battle.reason:
        args: dict[str, Word] = {"needed": battle.needed, "limit": battle.limit, "held": ENOUGH_TO_HOLD}
        found.append(Phrase(f"ap-loss-{battle.reason}", args))
    return found


# --- the map ------------------------------------------------------------------------------------------


def _map(view: TableView, faces: Faces) -> Zone:
    roads = faces.roads(view.road_extra)
    stacked = {stack.place: sum(len(pile) for pile in stack.piles) for stack in view.stacks}
    things = [
        Thing(
            id=f"city:{city.id}",
            name=faces.cities[city.id],
            card=("city", city.id),
            facts=_city(view, city, roads, stacked.get(city.id, 0)),
        )
        for city in view.cities
    ]
    return Zone(id="map", title=Phrase("ap-map"), things=things)


def _city(view: TableView, city: CityView, roads: Roads, cards: int) -> list[Phrase]:
    """What is so of a city now, its roads last."""
    facts = [Phrase("ap-anchor-used")] if city.anchor_used else []
    if city.id == view.hannibal:
        facts.append(Phrase("ap-hannibal-here"))
    if (view.hannibal, city.id) in roads.between:
        facts.append(roads.between[view.hannibal, city.id])
    if cards:
        facts.append(counted("cards-there", cards))
    if city.id in view.reach:
        facts.append(Phrase("ap-reach"))
    if city.id in view.may_reach:
        facts.append(Phrase("ap-reach-perhaps"))
    return [*facts, roads.told[city.id]]


# --- the tracks ---------------------------------------------------------------------------------------


def _senate(view: TableView) -> Zone:
    title = Phrase("ap-morale-track", {"morale": view.morale})
    return Zone(id="senate", title=title, things=[_ally(ally) for ally in view.allies])


def _ally(ally: AllyView) -> Thing:
    state = Phrase("ap-wavers" if ally.wavers else f"ap-ally-{ally.side}")
    return Thing(
        id=f"ally:{ally.id}",
        name=Phrase("ap-ally", {"ally": ally.id}),
        card=("ally", ally.id),
        facts=[Phrase("ap-stretch", {"high": ally.high, "low": ally.low}), state],
    )


def _sea(view: TableView) -> Zone:
    whose = "carthage" if view.sea > 0 else "rome" if view.sea < 0 else "nobody"
    return Zone(
        id="sea",
        title=Phrase("ap-sea"),
        facts=[Phrase("ap-sea-whose", {"whose": whose, "by": abs(view.sea)})],
    )
