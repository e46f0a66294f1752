"""Typed text and the moves that it may mean."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

from ludarium.core.messages import Choice, Refusal
from ludarium.text.say import Say

Offer = TypeVar("Offer", Choice, Refusal)


def plain(text: str) -> list[str]:
    """The words of a text in small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(part for part in parts if not unicodedata.combining(part))
    return kept.replace(",", " ").replace(":", " ").split()


def begins(typed: Sequence[str], text: str) -> bool:
    """Whether typed words are, in this order, beginnings of words of a text, the first of its first word."""
    words = plain(text)
    if not typed or not words or not words[0].startswith(typed[0]):
        return False
    rest = iter(words[1:])
    return all(any(word.startswith(part) for word in rest) for part in typed[1:])


def mentions(typed: Sequence[str], text: str) -> bool:
    """Whether every typed word begins some word of a text."""
    words = plain(text)
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)


def meant(say: Say, choices: Sequence[Choice], text: str) -> list[Choice]:
    """The choices that a beginning of their notation may mean, else of their words, else of their heading."""
    typed = plain(text)
    found = [choice for choice in choices if begins(typed, choice.notation)]
    found = found or [choice for choice in choices if begins(typed, say.choice(choice))]
    return found or [
        choice for choice in choices if begins(typed, f"{say.kind(choice.move)} {say.choice(choice)}")
    ]


def about(say: Say, offers: Sequence[Offer], text: str) -> list[Offer]:
    """The offers that mention what is typed."""
    typed = plain(text)
    return [
        offer
        for offer in offers
        if mentions(typed, f"{offer.notation} {say.move(offer.move)} {say.kind(offer.move)}")
    ]


def named_by(choices: Sequence[Choice], text: str, arguments: Sequence[str]) -> list[Choice]:
    """The choices one of whose arguments is just what is typed; a road may be read from either end."""
    wanted = {text.casefold(), "-".join(reversed(text.casefold().split("-")))}
    return [
        choice
        for choice in choices
        if any(str(choice.move.args.get(argument, "")) in wanted - {""} for argument in arguments)
    ]
