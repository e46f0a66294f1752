"""Refusals in numbers: a view has hundreds of them, with a few reasons, and most are never read. Compiled."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.messages import Move, Reason, Refusal

Name = tuple[str, Move]  # notation and move of an action


class Refusals:
    """Which actions somebody may think of in vain, which reason stands against each, and how they are called.

    Names that carry the same mark are the same; None: nothing is known of that.
    """

    def __init__(
        self,
        actions: list[int],
        places: list[int],
        reasons: list[Reason],
        name: Callable[[int], Name],
        mark: int | None,
    ) -> None:
        self.actions = actions
        self.places = places  # of the reason of each
        self.reasons = reasons
        self.name = name
        self.mark = mark

    def whole(self) -> list[Refusal]:
        """As they stand in a view."""
        return [
            Refusal(action, *self.name(action), self.reasons[place])
            for action, place in zip(self.actions, self.places, strict=True)
        ]


def in_numbers(refusals: list[Refusal]) -> Refusals:
    """The numbers of refusals that stand in a view."""
    names = {refusal.action: (refusal.notation, refusal.move) for refusal in refusals}
    return against([*names], [refusal.reason for refusal in refusals], names.__getitem__, None)


def against(
    actions: list[int], reasons: list[Reason], name: Callable[[int], Name], mark: int | None
) -> Refusals:
    """Actions and what stands against each of them; a reason is one object for as long as it stands."""
    place_of: dict[int, int] = {}
    told: list[Reason] = []
    places: list[int] = []
    for reason in reasons:
        place = place_of.setdefault(id(reason), len(told))
        if place == len(told):
            told.append(reason)
        places.append(place)
    return Refusals(actions, places, told, name, mark)
