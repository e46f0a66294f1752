"""Hands, laid cards, stacks and piles of Ante Portas, as far as the viewer knows them."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.messages import Args
from ludarium.games.ante_portas.board import HalfView
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.view import CampView, LaidView, StackView, TableView
from ludarium.terminal.ante_portas_words import (
    army_of,
    camp_of,
    card_name,
    counted,
    event_text,
    figures,
    half_of,
    is_roman,
    men,
    names,
    other_half,
    side_name,
    stack_size,
)
from ludarium.terminal.layout import INDENT, sentence, wrapped
from ludarium.text.say import Say

DEEPER = INDENT * 3
MOST_NAMED_CARDS = 4  # a face-down card that may be more than these is only called unknown


# --- hands ------------------------------------------------------------------------------------------


def own_hand(say: Say, view: TableView, seat: int, width: int) -> list[str]:
    """A hand that the viewer sees: each card with its figures, its event and its other half."""
    camp = camp_of(view, seat)
    lines = wrapped(_hand_title(say, view, camp), width, "", INDENT)
    room = max((len(card_name(say, card)) for card in camp.hand), default=0)
    for card in camp.hand:
        lines += card_lines(say, view, half_of(view, card), room, width)
    return lines


def _hand_title(say: Say, view: TableView, camp: CampView) -> str:
    whose = "mine" if view.viewer == camp.seat else "other"
    args: Args = {
        "whose": whose,
        "side": side_name(say, camp.seat),
        "cards-text": counted(say, "cards", camp.hand_size),
    }
    title = say.words("ap-hand", args)
    if camp.seat == ROME:
        return title
    infantry, cavalry, elephants = army_of(view, camp.hand)
    beasts = f", {counted(say, 'elephants', elephants)}" if elephants else ""
    return f"{title}: {men(say, infantry, cavalry)}{beasts}"


def card_lines(say: Say, view: TableView, half: HalfView, room: int, width: int) -> list[str]:
    """A half with its figures, then what it does and what the other side has of the card."""
    roman = is_roman(view, half)
    first = f"{card_name(say, half.id).ljust(room)}{INDENT}{figures(say, half, roman=roman)}"
    rest = [event_text(say, half)]
    if roman:
        rest.append(sentence(say.words(f"goes-{half.goes}")) + ".")
    other = other_half(view, half.id)
    if other is not None and half.goes != "out":
        rest.append(say.words("ap-other-half", {"card": card_name(say, other.id)}))
    return [*wrapped(first, width, INDENT, DEEPER), *wrapped(" ".join(rest), width, DEEPER)]


def other_hand(say: Say, view: TableView, seat: int, width: int) -> list[str]:
    """What the viewer knows of a hand that is hidden."""
    camp = camp_of(view, seat)
    title = say.words(
        "ap-hand-hidden",
        {"side": side_name(say, seat), "cards-text": counted(say, "cards", camp.hand_size)},
    )
    lines = [title]
    if camp.hand:
        lines += _row(say, "ap-surely", names(say, camp.hand), width)
    if camp.maybe:
        lines += _row(say, "ap-perhaps", names(say, camp.maybe), width)
    return lines


def _row(say: Say, message: str, cards: str, width: int) -> list[str]:
    return wrapped(say.words(message, {"cards": cards}), width, INDENT, DEEPER)


def hand(say: Say, view: TableView, seat: int, width: int) -> list[str]:
    """A hand in full if the viewer sees it, else what is known of it."""
    camp = camp_of(view, seat)
    if len(camp.hand) == camp.hand_size and (view.viewer == seat or view.ending):
        return own_hand(say, view, seat, width)
    return other_hand(say, view, seat, width)


# --- what lies on the table --------------------------------------------------------------------------


def laid_text(say: Say, card: LaidView) -> str:
    """A laid card by its name, or what it may be."""
    if card.card is not None:
        name = card_name(say, card.card)
        return say.words("ap-laid-seen", {"card": name}) if card.shown else name
    if len(card.may) <= MOST_NAMED_CARDS:
        return say.words("ap-laid-may", {"cards": names(say, card.may)})
    return say.words("ap-laid-hidden")


def _use(say: Say, card: LaidView) -> str:
    return say.card("use", card.use) if card.use else ""


def carthage_laid(say: Say, view: TableView, width: int) -> list[str]:
    """What Carthage has laid in this round, in the order laid."""
    lines = [say.words("ap-laid", {"side": side_name(say, CARTHAGE)})]
    for card in view.carthage.laid:
        lines += wrapped(f"{_use(say, card)}: {laid_text(say, card)}", width, INDENT, DEEPER)
    return lines if len(lines) > 1 else []


def rome_laid(say: Say, view: TableView, width: int) -> list[str]:
    """Rome's stacks: place, number of cards, and each type pile as far as it is known."""
    lines = [say.words("ap-laid", {"side": side_name(say, ROME)})]
    for stack in view.stacks:
        lines += _stack(say, stack, width)
    return lines if len(lines) > 1 else []


def _stack(say: Say, stack: StackView, width: int) -> list[str]:
    sizes = " + ".join(str(len(pile)) for pile in stack.piles) or "0"
    args: Args = {
        "place": say.card("place", stack.place),
        "cards-text": counted(say, "cards", stack_size(stack)),
        "sizes": sizes,
    }
    lines = wrapped(say.words("ap-stack", args), width, INDENT, DEEPER)
    if any(_is_known(card) for pile in stack.piles for card in pile):
        for number, pile in enumerate(stack.piles, 1):
            lines += wrapped(_pile(say, number, pile), width, DEEPER, DEEPER + INDENT)
    return lines


def _is_known(card: LaidView) -> bool:
    return card.card is not None or card.use is not None or len(card.may) <= MOST_NAMED_CARDS


def _pile(say: Say, number: int, pile: Sequence[LaidView]) -> str:
    use = _use(say, pile[0]) or say.words("ap-use-hidden")
    cards = ", ".join(laid_text(say, card) for card in pile)
    return say.words("ap-type-pile", {"number": number, "use": use, "cards": cards})


# --- piles ------------------------------------------------------------------------------------------


def piles(say: Say, view: TableView, width: int) -> list[str]:
    """The draw piles as far as they are known, and the cards that left the game."""
    return [*_carthage_pile(say, view, width), *_rome_pile(say, view, width), *_out(say, view, width)]


def _pile_title(say: Say, camp: CampView) -> str:
    args: Args = {"side": side_name(say, camp.seat), "cards-text": counted(say, "cards", camp.pile_size)}
    return say.words("ap-pile", args)


def _carthage_pile(say: Say, view: TableView, width: int) -> list[str]:
    lines = [_pile_title(say, view.carthage)]
    if view.bag_size:
        args: Args = {"cards-text": counted(say, "cards", view.bag_size), "cards": names(say, view.bag)}
        lines += wrapped(say.words("ap-bag", args), width, INDENT, DEEPER)
    if view.carthage.pile:
        message = "ap-pile-then" if view.bag_size else "ap-pile-order"
        lines += _row(say, message, names(say, view.carthage.pile), width)
    return lines


def _rome_pile(say: Say, view: TableView, width: int) -> list[str]:
    order = _row(say, "ap-pile-order", names(say, view.rome.pile), width) if view.rome.pile else []
    return [_pile_title(say, view.rome), *order]


def _out(say: Say, view: TableView, width: int) -> list[str]:
    if not view.out:
        return []
    return wrapped(say.words("ap-out", {"cards": names(say, view.out)}), width, "", DEEPER)
