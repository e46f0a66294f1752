"""The census of Faiyum: every card and piece is somewhere exactly once, and the market is in order."""

from __future__ import annotations

from ludarium.core.bits import BIT, count, members
from ludarium.games.faiyum import pieces
from ludarium.games.faiyum.market import current
from ludarium.games.faiyum.pieces import STOCK
from ludarium.games.faiyum.placing import total_blocks
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.state import pile


def census(state: Faiyum) -> list[str]:
    """What is wrong with the pieces; nothing in a sound position."""
    return (
        _cards(state) + _start_cards(state) + _market(state) + _pieces(state) + _fields(state) + _ways(state)
    )


def _cards(state: Faiyum) -> list[str]:
    """Each numbered card lies in one place."""
    cards = state.cards
    found = [members(place) for place in (state.deck, state.last_deck, state.market, state.gone)]
    found += [members(hand) for hand in state.hands]
    found += [
        [card for card in pile(state, seat) if card < cards.numbered] for seat in range(int(state.seats))
    ]
    if 0 <= state.table < cards.numbered:
        found.append([int(state.table)])
    yet_to_come = members(cards.yellow) if not state.dealt() else []
    seen = sorted([card for place in found for card in place])
    wanted = [card for card in range(int(cards.numbered)) if card in seen or card not in yet_to_come]
    return [] if seen == wanted else [f"cards {seen} are not each once in the game"]


def _start_cards(state: Faiyum) -> list[str]:
    """Each seat has its start cards, those offered up counted together."""
    cards, wrong = state.cards, []
    for number, card in enumerate(range(int(cards.numbered), int(cards.count))):
        there = sum(int(starts) >> 8 * number & 0xFF for starts in state.starts)
        there += sum(pile(state, seat).count(card) for seat in range(int(state.seats)))
        there += int(state.table == card) + (int(state.gone_starts) >> 8 * number & 0xFF)
        if there != cards.copies[card] * state.seats:
            wrong.append(f"{cards.ids[card]} is there {there} times")
    return wrong


def _market(state: Faiyum) -> list[str]:
    """FA-66, FA-69b: tokens lie in the current market, which is full until the end."""
    wrong = []
    if state.tokens & ~current(state):
        wrong.append("a token lies outside the current market")
    if state.seats == 1 and state.tokens:
        wrong.append("there are tokens in a solo game")
    if state.disasters_left + state.disasters_out != pieces.DISASTERS:
        wrong.append("disasters are missing or too many")
    full = state.round > 0 and state.to_act >= 0 and not state.ending() and state.waiting == 1
    if full and count(state.market) + state.disasters_out != pieces.MARKET:
        wrong.append(f"the market holds {count(state.market)} cards and {state.disasters_out} disasters")
    return wrong


def _pieces(state: Faiyum) -> list[str]:
    """FA-1: no more pieces than the box holds; nobody owes anything."""
    land = state.land
    roads = sum(1 for n in range(int(land.edge_count)) if state.joined[land.edge_a[n]] & BIT[land.edge_b[n]])
    placed = [
        ("workers", count(state.workers), pieces.WORKERS),
        ("settlements", count(state.settlements), pieces.SETTLEMENTS),
        ("towns", count(state.towns), pieces.TOWNS),
        ("palaces", count(state.palaces), pieces.PALACES),
        ("workshops", count(state.workshops), pieces.WORKSHOPS),
        ("extensions", count(state.extensions), pieces.EXTENSIONS),
        ("bridges", count(state.bridges), pieces.BRIDGES),
        ("ornate bridges", count(state.ornate), pieces.ORNATE_BRIDGES),
        ("roads", state.roads, pieces.ROADS),
        ("blocks", total_blocks(state), pieces.BLOCKS),
    ]
    wrong = [f"there are {there} {name}" for name, there, most in placed if not 0 <= there <= most]
    if roads + 1 != state.roads:
        wrong.append(f"{state.roads} roads are counted and {roads} stand besides the dam")
    if any(number < 0 for number in state.stock):
        wrong.append("a seat owes something")
    return wrong


def _fields(state: Faiyum) -> list[str]:
    """What may stand together on a field (FA-31, FA-34, FA-40, FA-51, FA-52)."""
    built = state.settlements | state.workshops | state.once
    checks = [
        ("a crocodile beside a worker or a building", state.crocodiles & (built | state.workers) == 0),
        ("settlement and workshop on one field", state.settlements & state.workshops == 0),
        ("a town without settlement", state.towns & ~state.settlements == 0),
        ("a palace without town", state.palaces & ~state.towns == 0),
        ("an extension without workshop", state.extensions & ~state.workshops == 0),
        ("something off the map", (built | state.workers | state.crocodiles) & ~state.land.fields == 0),
        ("a wrong developed field", state.developed == built | state.land.sites | BIT[state.land.red]),
        ("settlements side by side", not state.settlements & state.near_places),
    ]
    return [name for name, sound in checks if not sound]


def _ways(state: Faiyum) -> list[str]:
    """FA-54, FA-58: branches only at stops, links only between stops."""
    wrong = []
    for field in members(state.land.fields):
        ends = state.joined[field]
        if count(ends) > 2 and not state.stops() & BIT[field]:
            wrong.append(f"a branch at {state.land.names[field]}")
        if any(not state.joined[other] & BIT[field] for other in members(ends)):
            wrong.append(f"half a road at {state.land.names[field]}")
        if state.linked[field] and not state.stops() & BIT[field]:
            wrong.append(f"a link without stop at {state.land.names[field]}")
    fame = sum(int(state.stock[seat * STOCK + pieces.LINK_FAME]) for seat in range(int(state.seats)))
    if 2 * fame != sum(int(count(linked)) for linked in state.linked):
        wrong.append("links and their fame do not agree")
    return wrong
