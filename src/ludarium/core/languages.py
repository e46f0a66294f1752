"""The languages in which everything is said; English is the one that the others are held against."""

from __future__ import annotations

LANGUAGES = ("en", "hu", "pl")
