"""What a seat or a spectator sees of The Builders: everything but the order of the piles (B-7)."""

from __future__ import annotations

import msgspec

from ludarium.core.bits import members
from ludarium.core.messages import Choice
from ludarium.core.refusals import Refusals, in_numbers
from ludarium.core.state import OVER
from ludarium.games.builders.actions import Actions
from ludarium.games.builders.choices import Offers
from ludarium.games.builders.figures import BuildersView, SendingView
from ludarium.games.builders.goals import goals, now
from ludarium.games.builders.looks import (
    building_names,
    building_view,
    investments,
    seat_views,
    unit_view,
    units,
    worker_names,
)
from ludarium.games.builders.phrases import Faces
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import NOTHING
from ludarium.games.builders.zones import BuildersZones

NONE = in_numbers([])


def view(state: Builders, game_id: str, actions: Actions, faces: Faces, viewer: int | None) -> BuildersView:
    """The table for one viewer."""
    found, refusals = apart(state, game_id, actions, faces, viewer)
    return msgspec.structs.replace(found, refusals=refusals.whole()) if refusals.actions else found


def apart(
    state: Builders, game_id: str, actions: Actions, faces: Faces, viewer: int | None
) -> tuple[BuildersView, Refusals]:
    """The table for one viewer, its refusals in numbers; only the seat to act gets choices."""
    cards = state.cards
    choices: list[Choice] = []
    sendings: list[SendingView] = []
    refusals = NONE
    if viewer is not None and viewer == state.to_act:
        offers = Offers(state, actions, faces)
        choices, refusals, sendings = offers.choices, offers.refusals, offers.sendings
    seats = seat_views(state)
    laid = BuildersZones(
        state=state,
        viewer=viewer,
        buildings=[building_view(state, building) for building in members(state.building_row)],
        next_building=None
        if state.next_building == NOTHING
        else building_view(state, int(state.next_building)),
        workers=units(state, state.worker_row),
        next_worker=None if state.next_worker == NOTHING else unit_view(state, int(state.next_worker)),
        investments=investments(state),
        seats=seats,
    )
    found = BuildersView(
        game=game_id,
        viewer=viewer,
        to_act=int(state.to_act),
        turn=int(state.turn),
        start=int(state.start),
        round=int(state.round),
        round_limit=int(state.round_limit),
        actions_left=int(state.actions_left),
        invested=state.invested,
        last_round=state.last_round,
        cut_short=state.cut_short,
        dead=state.dead,
        bank=None if state.unlimited() else int(state.bank),
        buildings=laid.buildings,
        next_building=laid.next_building,
        building_bag=building_names(cards, state.building_pile),
        workers=laid.workers,
        next_worker=laid.next_worker,
        worker_bag=worker_names(cards, state.worker_pile),
        investments=laid.investments,
        seats=seats,
        sendings=sendings,
        now=now(state),
        zones=laid.zones(),
        goals=goals(state),
        choices=choices,
        refusals=[],
        winners=state.winners() if state.to_act == OVER else [],
    )
    return found, refusals
