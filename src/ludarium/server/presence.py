"""Who is here: how many connections each person has."""

from __future__ import annotations

from collections import Counter

from ludarium.server.wings import Wings, person


class Presence:
    """The people with at least one connection, here or in another process of the house."""

    def __init__(self, wings: Wings) -> None:
        self.wings = wings
        self.connected: Counter[str] = Counter()

    def online(self, who: str) -> bool:
        return self.connected[who] > 0 or self.wings.elsewhere(person(who)) > 0

    def came(self, who: str) -> bool:
        """One more connection of somebody; True if it is the first."""
        self.connected[who] += 1
        self.wings.show(person(who), self.connected[who])
        return self.connected[who] == 1

    def went(self, who: str) -> bool:
        """One less; True if it was the last."""
        self.connected[who] -= 1
        self.wings.show(person(who), self.connected[who])
        if self.connected[who] > 0:
            return False
        del self.connected[who]
        return True
