"""What the planner of The Builders believes things to be worth. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

POINT: Final = 1000  # every value is counted in thousandths of a victory point
COIN_AT_END: Final = 100  # ten coins make a point in both editions (BM-70, BA-63)


class BuildersWeights:
    """Values in thousandths of a point, found by self-play; these are for the Middle Ages."""

    def __init__(self) -> None:
        self.action: i64 = 465
        self.coin: i64 = 28  # what a coin is worth more than at the end, for each turn to come
        self.coin_turns: i64 = 6  # … up to so many turns
        self.purse: i64 = 20  # … of coins that there is use for
        self.again: i64 = 320  # a further unit at the same site: later or dearer (B-41)
        self.shared: i64 = 210  # a unit that another site needs first
        self.hire: i64 = 700  # somebody has to be found for what the crew cannot make …
        self.missing: i64 = 680  # … and for each resource of it
        self.delay: i64 = 76  # the part of a gain, in thousandths, that a turn of waiting costs
        self.taking: i64 = 510  # an action spent on coins for the wages
        self.scarce: i64 = 58  # what the crew makes of a resource, each of the first three, a turn
        self.plenty: i64 = 33  # … each further one
        self.unpaid: i64 = 5  # what is made for no coins, a turn
        self.crew_turns: i64 = 6  # a crew is valued for so many turns at most
        self.pace: i64 = 2060  # points that a seat makes in a turn
        self.hope: i64 = 300  # the part of all plans that counts when somebody may end the game first
        self.win: i64 = 10  # a point ahead or behind when the game ends
        self.prisoner: i64 = 600  # what an unfreed prisoner costs in the end
        self.loan: i64 = 1600  # what a loan costs in the end
        self.tool: i64 = 40  # an idle tool, a turn
        self.lead: i64 = 3500  # a lead that makes one of two seats e times as likely to win
        self.tempo: i64 = 700  # to have the turn, besides its actions
        self.beam: i64 = 6  # positions kept at each step of the search
        self.glance: i64 = 1  # … where a turn is only played on, to see what comes of an earlier one


def antiquity() -> BuildersWeights:
    """The same for Antiquity, where wages are saved by prisoners and tools."""
    weights = BuildersWeights()
    weights.action = 640
    weights.coin = 26
    weights.again = 80
    weights.shared = 430
    weights.hire = 250
    weights.missing = 670
    weights.delay = 83
    weights.taking = 640
    weights.scarce = 54
    weights.plenty = 27
    weights.unpaid = 3
    weights.pace = 2400
    weights.hope = 290
    weights.prisoner = 700
    weights.loan = 1130
    weights.tool = 110
    weights.lead = 4600
    weights.tempo = 400
    weights.beam = 8
    weights.glance = 2
    return weights
