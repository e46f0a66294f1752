"""The colours of the cards: Tyrian purple for Carthage, cinnabar for Rome, on paper."""

from __future__ import annotations

COLOURS = ("#54306b", "#9c2f22")  # by side
PALE = ("#e6dcee", "#f4dcd5")
PAPER = "#fdfaf3"
WHITE = "#ffffff"
INK = "#1d1a16"
QUIET = "#7a7368"
SEA = "#2f6690"
LAND = {"gallia": "#eef0dc", "cisalpina": "#e6efe4", "italia": "#f6ead5"}
