"""A table for any game, as lines of text: what its view tells in phrases, zone by zone."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.game import Game
from ludarium.core.messages import Choice, Goal, Phrase, Thing, View, Zone, things_on
from ludarium.terminal.layout import INDENT, columns, cut, listed, sentence, wrapped
from ludarium.text.say import Say

MOST_NAMED = 40  # things of a zone that a line tells


def table(say: Say, view: View, width: int) -> list[str]:
    """What is going on, how near the goals are, and every zone; those of the viewer last, near the menu."""
    zones = sorted(view.zones, key=lambda zone: zone.seat is not None and zone.seat == view.viewer)
    parts = [
        wrapped(sentence(say.phrase(view.now)), width) if view.now else [],
        _goals(say, view.goals, width),
    ]
    parts += [_zone(say, zone, width) for zone in zones]
    return [line for part in parts if part for line in ["", *part]][1:]


def brief(say: Say, view: View, width: int, room: int) -> list[str]:
    """The table in so many lines: what is going on, then a line a zone, those of the viewer last."""
    head = wrapped(sentence(say.phrase(view.now)), width) if view.now else []
    zones = sorted(view.zones, key=lambda zone: zone.seat is not None and zone.seat == view.viewer)
    lines = [line for zone in zones if (line := _zone_line(say, zone, width))]
    foot = [say.words("table-brief")]
    return [*head, *lines[max(0, len(lines) - room + len(head) + len(foot)) :], *foot]


def _zone_line(say: Say, zone: Zone, width: int) -> str:
    """A zone with the names of what lies there; one that is a picture of many parts has no such line."""
    names = [_counted(say, thing) for thing in zone.things]
    if len(names) > MOST_NAMED or not (names or zone.facts):
        return ""
    facts = f" ({say.phrases(zone.facts)})" if zone.facts else ""
    title = f"{say.phrase(zone.title)}{facts}"
    return cut(listed(f"{title}: ", names, width) if names else title, width)


def _counted(say: Say, thing: Thing) -> str:
    return sentence(say.phrase(thing.name)) + (f" ×{thing.count}" if thing.count > 1 else "")


def status(say: Say, view: View, beside: Sequence[Phrase]) -> str:
    """What is asked of the seat to act, before each choice, and what has to be known for it."""
    asked = sentence(say.phrase(view.now)) if view.now else say.words("menu-which")
    return f"{asked} ({say.phrases(beside)})" if beside else asked


def _goals(say: Say, goals: Sequence[Goal], width: int) -> list[str]:
    if not goals:
        return []
    rows = [[_whose(say, goal), f"{goal.value}/{goal.of}"] for goal in goals]
    return [say.words("table-goals"), *columns(rows, width)]


def _whose(say: Say, goal: Goal) -> str:
    words = sentence(say.phrase(goal.words))
    return words if goal.seat is None else f"{say.player(goal.seat)}: {words}"


def _zone(say: Say, zone: Zone, width: int) -> list[str]:
    facts = f": {say.phrases(zone.facts)}" if zone.facts else ""
    head = wrapped(say.phrase(zone.title) + facts, width, "", INDENT)
    return [*head, *columns([row for thing in zone.things for row in _thing(say, thing)], width)]


def _thing(say: Say, thing: Thing, depth: int = 0) -> list[list[str]]:
    """A thing with what is so of it, then what lies on it."""
    rows = [[INDENT * depth + _counted(say, thing), say.phrases([*_face(say, thing), *thing.facts])]]
    return rows + [row for inner in thing.things for row in _thing(say, inner, depth + 1)]


def _face(say: Say, thing: Thing) -> list[Phrase]:
    return say.game.face(*thing.card) if thing.card else []


# --- choices --------------------------------------------------------------------------------------


def facts(say: Say, choice: Choice) -> list[str]:
    """What a choice takes and what comes of it; of a card what its face says, and nothing twice."""
    face = _chosen_face(say.game, choice)
    price = [phrase for phrase in choice.price if not _said_in(phrase, face)]
    brings = [phrase for phrase in choice.brings if not _said_in(phrase, face)]
    return [*([say.phrases(price)] if price else []), *(say.phrase(phrase) for phrase in [*brings, *face])]


def _chosen_face(game: Game, choice: Choice) -> list[Phrase]:
    """The face of the card that is chosen, where a kind of move is about what a card says."""
    kind = next(kind for kind in game.kinds if kind.name == choice.move.kind)
    return game.face(kind.named, str(choice.move.args[kind.named])) if kind.faced else []


def _said_in(phrase: Phrase, told: Sequence[object]) -> bool:
    """Whether a phrase is among others, or inside one of them."""
    return any(
        other == phrase or (isinstance(other, Phrase) and _said_in(phrase, _inside(other))) for other in told
    )


def _inside(phrase: Phrase) -> list[object]:
    return [each for arg in phrase.args.values() for each in (arg if isinstance(arg, list) else [arg])]


def card_facts(say: Say, view: View, argument: str, choices: Sequence[Choice], more: Sequence[Phrase]) -> str:
    """A card that several choices share, with what is so of it always and now."""
    card = str(choices[0].move.args[argument])
    wanted = {thing for thing in choices[0].things if thing.startswith(f"{argument}:")}
    found = [thing for thing in things_on(view) if thing.id in wanted or thing.card == (argument, card)][:1]
    face = _face(say, found[0]) if found else say.game.face(argument, card)
    told = [*face, *(fact for thing in found for fact in thing.facts), *more]
    name = sentence(say.card(argument, card))
    return f"{name} ({'; '.join(say.phrase(phrase) for phrase in told)})" if told else name
