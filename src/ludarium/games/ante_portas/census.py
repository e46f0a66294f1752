"""The census of Ante Portas: every card is somewhere exactly once, and the tracks stay on their boards."""

from __future__ import annotations

from ludarium.core.bits import members
from ludarium.games.ante_portas.camp import Camp, card_of, drawn_of, held_of, is_seen, left_of, may_of
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import NOTHING, SEA_END


def _of_camp(camp: Camp) -> list[int]:
    pile = [card for i in range(int(camp.packets)) for card in members(left_of(camp.pile[i]))]
    slots = [int(card_of(camp.laid[i])) for i in range(int(camp.laid_size))]
    return members(camp.hand) + pile + slots


def _of_knowledge(name: str, camp: Camp) -> list[str]:
    """What the other side knows must fit the truth."""
    wrong = []
    if int(camp.veiled) & ~int(camp.hand | camp.laid_cards()):
        wrong.append(f"{name}: cards that came unseen are neither in hand nor laid")
    for i in range(int(camp.laid_size)):
        card = 1 << int(card_of(camp.laid[i]))
        if not (int(may_of(camp.laid[i])) | int(camp.veiled)) & card:
            wrong.append(f"{name}: laid card {i} is not what it may be")
        if int(held_of(camp.laid[i])) & ~int(camp.veiled):
            wrong.append(f"{name}: laid card {i} counts cards that are known")
        if is_seen(camp.laid[i]) and int(camp.veiled) & card:
            wrong.append(f"{name}: laid card {i} has been seen and is unseen")
    return wrong


def _of_packets(state: AntePortas) -> list[str]:
    """Each card that came unseen came from one packet, and no packet is kept for nothing."""
    packets = [int(camp.pile[i]) for camp in (state.carthage, state.rome) for i in range(int(camp.packets))]
    drawn = sorted(card for packet in packets for card in members(drawn_of(packet)))
    wrong = [] if drawn == members(state.carthage.veiled | state.rome.veiled) else [f"drawn are {drawn}"]
    return wrong if all(packets) else [*wrong, "an empty packet"]


def census(state: AntePortas) -> list[str]:
    """What is wrong with the pieces; nothing in a sound position."""
    found = _of_camp(state.carthage) + _of_camp(state.rome) + members(state.out)
    found += [] if state.playing == NOTHING else [int(state.playing)]
    wrong = [] if sorted(found) == list(range(CARDS)) else [f"the cards are {sorted(found)}"]
    wrong += _of_knowledge("carthage", state.carthage) + _of_knowledge("rome", state.rome)
    wrong += _of_packets(state)
    if not 0 <= state.morale <= MOST_MORALE:
        wrong.append(f"morale {state.morale}")
    if not -SEA_END <= state.sea <= SEA_END:
        wrong.append(f"sea {state.sea}")
    return wrong
