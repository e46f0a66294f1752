"""What a viewer sees of Ante Portas: figures for drawings, and all words as phrases (AP-15, AP-15a)."""

from __future__ import annotations

import msgspec

from ludarium.core.bits import members
from ludarium.core.state import OVER
from ludarium.games.ante_portas.actions import Actions
from ludarium.games.ante_portas.board import allies, cities
from ludarium.games.ante_portas.choices import Worth
from ludarium.games.ante_portas.effects import CARTHAGE, LOSS, PRICE, REGIONS, ROME
from ludarium.games.ante_portas.faces import Faces
from ludarium.games.ante_portas.figures import BattleView, TableView
from ludarium.games.ante_portas.goals import goals
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.now import now
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.sight import Sight, march, reach, stacks
from ludarium.games.ante_portas.stages import (
    CARTHAGE_DECIDES,
    COUNTING,
    ENDINGS,
    MOST_ATTACHED,
    MOST_NAMED,
    NOTHING,
    SEA_END,
    STAGES,
    WORKING,
)
from ludarium.games.ante_portas.sums import loss_reason, parts
from ludarium.games.ante_portas.zones import zones

NEWS = frozenset(  # events that show somebody what nobody can unlearn: no move before them is taken back
    {"drew", "took", "letter-read", "money-lost", "march-shown", "attached-shown", "secret-shown"}
    | {"stack-shown", "hand-shown"}
)


def view(
    state: AntePortas,
    game_id: str,
    actions: Actions,
    faces: Faces,
    viewer: int | None,
    *,
    opened: bool = False,
) -> TableView:
    """The table for one viewer; only the seat to act gets choices. After the end everything is shown.

    Words are made from the figures that the viewer sees, never from the position: so they tell no more.
    A game that is over can be looked at again with all cards open at every position (`opened`).
    """
    seen = _figures(state, game_id, actions, faces, Sight(state, viewer, opened=opened))
    told = Worth(seen, faces)
    return msgspec.structs.replace(
        seen,
        choices=[told.with_words(choice) for choice in seen.choices],
        now=now(seen, faces),
        zones=zones(seen, faces),
        goals=goals(state, seen),
    )


def _figures(state: AntePortas, game_id: str, actions: Actions, faces: Faces, sight: Sight) -> TableView:
    viewer = sight.viewer
    mine = viewer is not None and viewer == state.to_act
    choices, refusals = actions.offers(state) if mine else ([], [])
    reached, perhaps = reach(state, sight)
    return TableView(
        game=game_id,
        viewer=viewer,
        to_act=int(state.to_act),
        choices=choices,
        refusals=refusals,
        winners=state.winners() if state.to_act == OVER else [],
        round=int(state.round),
        turn=int(state.turn),
        stage=STAGES[state.stage],
        hannibal=state.land.city_ids[state.hannibal],
        region=REGIONS[state.region()].lower(),
        morale=int(state.morale),
        sea=int(state.sea),
        plays_left=int(state.plays_left),
        plays_change=int(state.plays_change),
        named_left=MOST_NAMED - int(state.named_count()),
        secret_moved=bool(state.secret_moved),
        attached_left=MOST_ATTACHED - int(state.attached),
        marched=bool(state.marched),
        hand_limit=int(state.hand_limit()),
        price=int(state.land.price[state.region()] + state.help_of_allies(PRICE)),
        march=march(state, sight),
        march_bonus=int(state.march_bonus),
        playing=_playing(state),
        target=None if state.target == NOTHING else state.land.city_ids[state.target],
        battle=_battle(state),
        carthage=sight.camp(CARTHAGE),
        rome=sight.camp(ROME),
        stacks=stacks(state, sight),
        out=[state.deck.r_ids[card] for card in members(state.out)],
        allies=allies(state),
        cities=cities(state.land, int(state.anchors_used)),
        roads=faces.roads(int(state.road_extra)).views,
        road_extra=int(state.road_extra),
        cards=faces.cards,
        ending=ENDINGS[state.ending] or None,
        opened=sight.all_open,
        reach=reached,
        may_reach=perhaps,
        siege_limit=_siege_limit(state),
        loss_help=int(state.help_of_allies(LOSS)),
        most_morale=MOST_MORALE,
        sea_end=SEA_END,
    )


def _siege_limit(state: AntePortas) -> int:
    """Rome's limit if Hannibal marched on Roma now."""
    if state.stage != CARTHAGE_DECIDES:
        return int(state.hand_limit())
    siege = state.copy()
    siege.target = state.land.roma
    return int(siege.hand_limit())


def _battle(state: AntePortas) -> BattleView | None:
    if state.stage <= COUNTING or state.stage == WORKING or state.target == NOTHING:
        return None
    reason, limit = loss_reason(state)
    return BattleView(
        armies=[state.deck.r_ids[card] for card in members(state.armies)],
        infantry=int(state.infantry),
        cavalry=int(state.cavalry),
        needed=int(state.needed),
        lost=[state.deck.c_ids[card] for card in members(state.fallen_cards())],
        no_battle=bool(state.no_battle),
        parts=parts(state),
        reason=reason,
        limit=limit,
    )


def _playing(state: AntePortas) -> str | None:
    if state.playing == NOTHING:
        return None
    ids = state.deck.c_ids if state.player() == CARTHAGE else state.deck.r_ids
    return ids[state.playing]
