"""The campaign in the browser: one for each person, its games played at tables of the house."""

from __future__ import annotations

import logging

import msgspec

from ludarium.core.campaign import Campaign, CampaignError
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.state import OVER, State
from ludarium.games import GAMES
from ludarium.server import seating
from ludarium.server.commands import Create, SeatWish
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.messages import CampaignNews
from ludarium.server.people import Profile
from ludarium.server.table import Table

log = logging.getLogger("ludarium.server")


def _offered() -> tuple[Game, type[Campaign]]:
    """The game whose campaign the house offers: the first that has one, as on the page."""
    return next((game, game.campaign) for game in GAMES.values() if game.campaign)


def campaign_of(profile: Profile) -> Campaign:
    _, kind = _offered()
    return kind.read(profile.campaign) if profile.campaign else kind(profile.name)


def _without_broken(profile: Profile) -> Profile:
    """A campaign that cannot be read any more is kept aside, and does not keep its owner from a new one."""
    try:
        campaign_of(profile)
    except CampaignError as error:
        log.error("a campaign cannot be read and is kept aside: %s", error)
        return msgspec.structs.replace(
            profile, campaign="", campaign_table=None, campaign_aside=profile.campaign
        )
    return profile


async def news(house: House, who: str, profile: Profile) -> CampaignNews | None:
    """What the lobby shows of my campaign; nothing before it has begun."""
    profile = _without_broken(await house.people.profile(who) if profile.name else profile)
    if not profile.campaign:
        return None
    campaign = campaign_of(profile)
    return CampaignNews(
        player=campaign.player,
        fames=[game.score for game in campaign.games],
        goals=list(campaign.goals),
        reached=campaign.reached,
        open_goals=campaign.open_goals,
        rewards=campaign.rewards,
        won=campaign.won,
        table=profile.campaign_table,
        met=await _met(house, campaign, profile.campaign_table),
    )


async def _met(house: House, campaign: Campaign, id_: str | None) -> list[str] | None:
    """The goals that the game at a table meets, once it is over."""
    if id_ is None:
        return None
    try:
        async with house.rooms.at(id_) as room:
            return campaign.met(room.table.state) if _counts(room.table) else None
    except LudariumError:  # of older rules, or broken: it does not count
        return None


def _counts(table: Table) -> bool:
    """A game that was given up is not written down."""
    return table.to_act == OVER and not table.notes and not table.closed


async def create(house: House, who: str, name: str, wish: Create) -> str:
    """The next game of my campaign, or the one that is being played."""
    async with house.people.lock:
        return await _create(house, who, name, wish)


async def _create(house: House, who: str, name: str, wish: Create) -> str:
    kept = await house.people.profile(who)
    profile, before = _without_broken(kept), kept.campaign_table
    if profile.campaign_table is not None and await _goes_on(house, profile.campaign_table):
        return profile.campaign_table
    profile = msgspec.structs.replace(profile, name=profile.name or name)
    campaign = campaign_of(profile)
    if campaign.won:
        raise RefusedError("campaign-won")
    solo = msgspec.structs.replace(
        wish, game=_offered()[0].id, seats=[SeatWish("me")], options=campaign.options(), public=False
    )
    id_ = await house.create(seating.began(solo, who, profile.name, house.time.now()))

    def begun(now: Profile) -> Profile:
        if now.campaign_table != before:
            return now  # begun in another process of the house in the meantime
        now = msgspec.structs.replace(_without_broken(now), name=now.name or name)
        return msgspec.structs.replace(now, campaign=campaign.write(), campaign_table=id_)

    return (await house.people.rework(who, begun)).campaign_table or id_


async def _goes_on(house: House, id_: str) -> bool:
    """Whether a game is still to be played or written down."""
    try:
        async with house.rooms.at(id_) as room:
            table = room.table
            given_up = table.closed or table.ended
            return not given_up and (table.to_act != OVER or not table.notes)
    except LudariumError:  # of older rules, or broken: it does not count
        return False


async def tick(house: House, who: str, id_: str, goal: str | None) -> Profile:
    """Write a finished game down, with the goal that it ticks or none."""
    async with house.people.lock:
        return await _tick(house, who, id_, goal)


async def _tick(house: House, who: str, id_: str, goal: str | None) -> Profile:
    if (await house.people.profile(who)).campaign_table != id_:
        raise RefusedError("no-campaign-game")
    async with house.rooms.at(id_) as room:
        if not _counts(room.table):
            raise RefusedError("not-over")
        final = room.table.state
    return await house.people.rework(who, lambda now: _ticked(now, id_, final, goal))


def _ticked(profile: Profile, id_: str, final: State, goal: str | None) -> Profile:
    """A profile with a game that is written down."""
    profile = _without_broken(profile)
    if profile.campaign_table != id_:
        raise RefusedError("no-campaign-game")
    campaign = campaign_of(profile)
    try:
        campaign.finish(final, goal, f"ludarium-{id_}.game")
    except CampaignError as error:
        raise RefusedError("bad-goal", goal=goal or "") from error
    return msgspec.structs.replace(profile, campaign=campaign.write(), campaign_table=None)
