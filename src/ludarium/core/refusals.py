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
    """The numbers of refusals that stand in a view; a reason is one object for as long as it stands."""
    place_of: dict[int, int] = {}
    reasons: list[Reason] = []
    places: list[int] = []
    for refusal in refusals:
        place = place_of.setdefault(id(refusal.reason), len(reasons))
        if place == len(reasons):
            reasons.append(refusal.reason)
        places.append(place)
    names = {refusal.action: (refusal.notation, refusal.move) for refusal in refusals}
    return Refusals([*names], places, reasons, names.__getitem__, None)
