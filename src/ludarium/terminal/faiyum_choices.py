"""How choices of Faiyum stand in menus."""

from __future__ import annotations

from ludarium.core.messages import Choice, Phrase
from ludarium.games.faiyum.figures import FaiyumView, FieldView
from ludarium.terminal.faiyum_map import field_sign
from ludarium.text.say import Say

FEW = 20  # so many places can be shown with all that they cost and bring


def short(say: Say, view: FaiyumView, choice: Choice) -> str:
    """A choice in a few characters: a field with what is on it, a road, a card; then what it brings."""
    args = choice.move.args
    if "card" in args:
        return say.card("card", str(args["card"]))
    if "field" not in args:
        place = str(args.get("road") or args.get("bridge") or say.move(choice.move))
    else:
        place = f"{args['field']} {field_sign(say, _field(view, str(args['field'])))}"
    told = say.phrases(_peculiar(view, choice)) if len(view.choices) <= FEW else ""
    return f"{place} ({told})" if told else place


def _peculiar(view: FaiyumView, choice: Choice) -> list[Phrase]:
    """What a choice costs and brings, without what all choices have in common."""
    told = [[*other.price, *other.brings] for other in view.choices]
    return [
        phrase for phrase in (*choice.price, *choice.brings) if not all(phrase in other for other in told)
    ]


def _field(view: FaiyumView, name: str) -> FieldView:
    return next(field for field in view.fields if field.name == name)
