"""The stages of a round, the uses of a card and the endings, as numbers and words. Compiled."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
START_SEA: Final = -1  # AP-48
SEA_END: Final = 3
ANCHOR_SEA: Final = 1  # AP-46
MOST_NAMED: Final = 3  # AP-32
MOST_ATTACHED: Final = 2  # AP-20
MOST_ROUNDS: Final = 40  # AP-74
ITALIA: Final = 2

# Where the game stands: what is to be done or decided next.
ROUND_BEGINS: Final = 0
ROME_DRAWS: Final = 1
TURNS_BEGIN: Final = 2
CARTHAGE_PLAYS: Final = 3  # from here to ROME_DISCARDS Carthage and Rome decide in turn
ROME_PLAYS: Final = 4
CARTHAGE_DECIDES: Final = 5
ROME_DISCARDS: Final = 6
COUNTING: Final = 7
CARTHAGE_EVENTS: Final = 8
ROME_EVENTS: Final = 9
BATTLE: Final = 10
LOSSES: Final = 11
AFTERMATH: Final = 12
ENTRY: Final = 13
ANCHOR: Final = 14
ROUND_ENDS: Final = 15
WORKING: Final = 16  # an immediate event works, verb by verb
STAGES: Final = (
    "round-begins", "rome-draws", "turns-begin", "carthage-plays", "rome-plays", "carthage-decides",
    "rome-discards", "counting", "carthage-events", "rome-events", "battle", "losses", "aftermath",
    "entry", "anchor", "round-ends", "working",
)  # fmt: skip

TAKES: Final = 2  # who draws, beside Carthage and Rome from their own piles: Rome from Carthage's

# What a seat has to choose in the middle of an effect.
CHOOSE_NOTHING: Final = 0
CHOOSE_ALLY: Final = 1
CHOOSE_STRAY: Final = 2
CHOOSE_LOSS: Final = 3

# How a card is laid: by Carthage, and by Rome.
MARCHES: Final = 0
ATTACHED: Final = 1
LOST: Final = 2  # not laid but lost by an event; it waits here for its place under the pile (AP-47)
FALLEN: Final = 3  # likewise, lost in battle
ARMY: Final = 0
EVENT: Final = 1
MONEY: Final = 2
SECRET: Final = 0  # the place of Rome's secret stack; 1 … 3 are the named cities
C_USES: Final = ("march", "attached", "lost", "fallen")
R_USES: Final = ("army", "event", "money")

# How the game ended.
ENDINGS: Final = ("", "siege-won", "siege-failed", "morale", "hand-empty", "scipio", "worn-down")
SIEGE_WON: Final = 1
SIEGE_FAILED: Final = 2
MORALE_GONE: Final = 3
HAND_EMPTY: Final = 4
SCIPIO: Final = 5
WORN_DOWN: Final = 6
