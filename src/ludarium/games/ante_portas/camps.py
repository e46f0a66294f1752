"""Both camps of Ante Portas in words: what is laid, hands and piles, as far as the viewer knows them."""

from __future__ import annotations

from ludarium.core.messages import Phrase, Thing, Word, Zone
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.faces import Faces
from ludarium.games.ante_portas.figures import CampView, LaidView, PacketView, StackView, TableView
from ludarium.games.ante_portas.phrases import SIDE_PHRASES, SIDES, counted, men, use_phrase

MOST_NAMED_CARDS = 4  # a face-down card that may be more than these is told by their number
SECRET = "secret"


def camp_zones(view: TableView, faces: Faces) -> list[Zone]:
    """What both have laid, the piles, and the hands: the viewer's own last."""
    last = ROME if view.viewer == ROME else CARTHAGE
    return [
        _laid(view, faces),
        _stacks(view, faces),
        _pile(view.carthage, faces),
        _pile(view.rome, faces),
        *_out(view, faces),
        _hand(view, faces, 1 - last),
        _hand(view, faces, last),
    ]


def _names(cards: list[str], faces: Faces) -> list[Phrase]:
    return [faces.names[card] for card in cards] or [Phrase("table-nothing")]


# --- what is laid -------------------------------------------------------------------------------------


def _laid(view: TableView, faces: Faces) -> Zone:
    """What Carthage has laid in this round, in the order laid."""
    things = [_card(card, f"laid:{place}", faces) for place, card in enumerate(view.carthage.laid)]
    title = Phrase("ap-laid", {"side": SIDE_PHRASES[CARTHAGE]})
    return Zone(id="laid:carthage", title=title, seat=CARTHAGE, things=things)


def _card(card: LaidView, id_: str, faces: Faces) -> Thing:
    facts = [_use(card)]
    if card.card is None:
        return Thing(id=id_, name=Phrase("ap-laid-hidden"), facts=[*facts, _may(card, faces)])
    if card.shown:
        facts.append(Phrase("ap-laid-seen"))
    return Thing(id=id_, name=faces.names[card.card], card=("card", card.card), facts=facts)


def _use(card: LaidView) -> Phrase:
    if card.use is not None:
        return use_phrase(card.use)
    return Phrase("ap-may-use", {"uses": [use_phrase(use) for use in card.may_use]})


def _may(card: LaidView, faces: Faces) -> Phrase:
    if len(card.may) > MOST_NAMED_CARDS:
        return counted("laid-many", len(card.may))
    return Phrase("ap-laid-may", {"cards": _names(card.may, faces)})


def _stacks(view: TableView, faces: Faces) -> Zone:
    """Rome's stacks with their type piles; the place of the secret one is always there."""
    stacks = [_stack(view, stack, faces) for stack in view.stacks]
    if not any(stack.place == SECRET for stack in view.stacks):
        stacks.insert(0, _stack(view, StackView(SECRET, []), faces))
    title = Phrase("ap-laid", {"side": SIDE_PHRASES[ROME]})
    return Zone(id="laid:rome", title=title, seat=ROME, things=stacks)


def _stack(view: TableView, stack: StackView, faces: Faces) -> Thing:
    size = sum(len(pile) for pile in stack.piles)
    facts = [counted("cards", size)]
    if stack.place == SECRET:
        facts.append(Phrase("ap-price", {"price": view.price}))
    return Thing(
        id=f"stack:{stack.place}",
        name=Phrase("ap-place", {"place": stack.place}),
        facts=facts,
        things=[_type_pile(stack, number, faces) for number in range(len(stack.piles))],
    )


def _type_pile(stack: StackView, number: int, faces: Faces) -> Thing:
    pile = stack.piles[number]
    return Thing(
        id=f"pile:{stack.place}:{number}",
        name=Phrase("ap-type-pile", {"number": number + 1}),
        facts=[_use(pile[0])] if pile else [],
        things=[_card(card, f"laid:{stack.place}:{number}:{at}", faces) for at, card in enumerate(pile)],
    )


# --- piles --------------------------------------------------------------------------------------------


def _pile(camp: CampView, faces: Faces) -> Zone:
    """A draw pile, packet by packet; of the first it may be unknown which cards were drawn (AP-15)."""
    facts = [_packet(packet, at, faces) for at, packet in enumerate(camp.pile)]
    title = Phrase(
        "ap-pile", {"side": SIDE_PHRASES[camp.seat], "cards-text": counted("cards", camp.pile_size)}
    )
    return Zone(id=f"pile:{SIDES[camp.seat]}", title=title, seat=camp.seat, facts=facts)


def _packet(packet: PacketView, at: int, faces: Faces) -> Phrase:
    cards = _names(packet.cards, faces)
    if packet.size < len(cards):
        return Phrase("ap-packet-of", {"cards-text": counted("cards", packet.size), "cards": cards})
    return Phrase("ap-packet-then" if at else "ap-packet", {"cards": cards})


def _out(view: TableView, faces: Faces) -> list[Zone]:
    if not view.out:
        return []
    return [Zone(id="out", title=Phrase("ap-out"), facts=_names(view.out, faces))]


# --- hands --------------------------------------------------------------------------------------------


def _hand(view: TableView, faces: Faces, seat: int) -> Zone:
    """A hand: its cards, and of a hidden one those that are surely there and those that may be."""
    camp = view.carthage if seat == CARTHAGE else view.rome
    hidden = camp.hand_size - len(camp.hand)
    whose = "mine" if view.viewer == seat else "other" if view.opened else "hidden"
    args: dict[str, Word] = {
        "whose": whose,
        "side": SIDE_PHRASES[seat],
        "cards-text": counted("cards", camp.hand_size),
    }
    things = [faces.in_hand[card] for card in camp.hand]
    if hidden:
        things.append(Thing(id=f"hidden:{SIDES[seat]}", name=Phrase("ap-laid-hidden"), count=hidden))
    facts = _known(camp, faces) if whose == "hidden" else _army(camp, faces)
    return Zone(
        id=f"hand:{SIDES[seat]}", title=Phrase("ap-hand", args), seat=seat, facts=facts, things=things
    )


def _known(camp: CampView, faces: Faces) -> list[Phrase]:
    rows = (("ap-surely", camp.hand), ("ap-perhaps", camp.maybe))
    return [Phrase(message, {"cards": _names(cards, faces)}) for message, cards in rows if cards]


def _army(camp: CampView, faces: Faces) -> list[Phrase]:
    """Carthage's hand is its army (AP-22)."""
    if camp.seat == ROME:
        return []
    halves = [faces.halves[card] for card in camp.hand]
    sums = [men(sum(half.infantry for half in halves), sum(half.cavalry for half in halves))]
    elephants = sum(half.elephants for half in halves)
    return [*sums, counted("elephants", elephants)] if elephants else sums
