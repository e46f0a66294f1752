"""Small phrases of Ante Portas that many others are made of; equal ones are made once."""

from __future__ import annotations

from functools import cache

from ludarium.core.messages import Phrase

SIDES = ("carthage", "rome")
SIDE_PHRASES = tuple(Phrase(f"side-{side}") for side in SIDES)


@cache
def counted(noun: str, count: int) -> Phrase:
    """A number with its noun: "march 3"."""
    return Phrase(f"ap-{noun}", {"count": count})


@cache
def men(infantry: int, cavalry: int) -> Phrase:
    return Phrase("ap-men", {"infantry": infantry, "cavalry": cavalry})


@cache
def use_phrase(use: str) -> Phrase:
    return Phrase(f"use-{use}")
