"""The table in a terminal: calm text, numbered choices, readable by a screen reader."""
