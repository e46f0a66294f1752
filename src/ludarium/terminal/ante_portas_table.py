"""The table of Ante Portas as lines of text."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.messages import Args
from ludarium.core.state import OVER
from ludarium.games.ante_portas.board import AllyView
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.stages import SEA_END
from ludarium.games.ante_portas.view import BattleView, TableView
from ludarium.terminal.ante_portas_cards import card_lines, carthage_laid, hand, piles, rome_laid
from ludarium.terminal.ante_portas_map import drawn_lines, list_lines, map_lines, roads_from_here
from ludarium.terminal.ante_portas_words import (
    ally_name,
    camp_of,
    card_name,
    city_name,
    counted,
    men,
    names,
    side_name,
)
from ludarium.terminal.layout import INDENT, columns, wrapped
from ludarium.text.ante_portas import help_text
from ludarium.text.say import Say

SEATS = (CARTHAGE, ROME)


def table(say: Say, view: TableView, width: int) -> list[str]:
    """Everything that lies on the table, what the viewer knows of the other, and the own hand last."""
    parts = [
        _heading(say, view, width),
        [*map_lines(say, view, width), *roads_from_here(say, view, width)],
        [*_morale(say, view, width), *_sea(say, view, width)],
        carthage_laid(say, view, width),
        rome_laid(say, view, width),
        piles(say, view, width),
    ]
    last = ROME if view.viewer == ROME else CARTHAGE
    parts += [hand(say, view, 1 - last, width), hand(say, view, last, width)]
    return [line for part in parts if part for line in ["", *part]][1:]


def turn(view: TableView) -> int:
    return view.turn


def status(say: Say, view: TableView) -> str:
    """Who has to decide what, and what is left to do."""
    who = _who(say, view)
    if view.battle is not None:
        return f"{who} {_loss(say, view, view.battle)}"
    if view.stage == "rome-plays":
        return f"{who} {_plays(say, view)}"
    if view.stage == "rome-discards":
        args: Args = {"cards-text": counted(say, "cards", view.rome.hand_size), "limit": view.hand_limit}
        return f"{who} {say.words('ap-limit', args)}"
    if view.to_act == CARTHAGE and view.march is not None:
        return f"{who} {say.words('ap-march-laid', {'march-text': counted(say, 'march', view.march)})}"
    return who


def _who(say: Say, view: TableView) -> str:
    return say.words("ap-who", {"player": say.player(view.to_act), "side": side_name(say, view.to_act)})


def _plays(say: Say, view: TableView) -> str:
    return say.words("ap-plays-left", {"count": view.plays_left})


# --- the head ---------------------------------------------------------------------------------------


def _heading(say: Say, view: TableView, width: int) -> list[str]:
    args: Args = {"round": view.round, "turn": view.turn, "stage": _stage(say, view)}
    lines = [say.words("ap-heading", args), _players(say), _hannibal(say, view)]
    if view.battle is not None and view.ending is None:
        lines.append(_battle(say, view.battle))
    return [part for line in lines for part in wrapped(line, width, "", INDENT)]


def _stage(say: Say, view: TableView) -> str:
    """What is being done now."""
    if view.ending is not None:
        return say.words("ap-over", {"ending": say.words(f"ending-{view.ending}")})
    if view.playing is not None:
        return say.words("ap-working", {"card": card_name(say, view.playing)})
    known = f"stage-{view.stage}"
    return say.words(known if say.has(known) else "ap-evaluation")


def _players(say: Say) -> str:
    return " ".join(
        say.words("ap-side", {"side": side_name(say, seat), "player": say.player(seat)}) for seat in SEATS
    )


def _hannibal(say: Say, view: TableView) -> str:
    args: Args = {
        "city": city_name(say, view.hannibal),
        "region": say.card("region", view.region),
        "price": view.price,
    }
    text = say.words("ap-hannibal", args)
    if view.target is not None and view.to_act != OVER:
        text += " " + say.words("ap-target", {"city": city_name(say, view.target)})
    return f"{text} {_plays(say, view)}" if view.stage == "rome-plays" else text


def _battle(say: Say, battle: BattleView) -> str:
    """The figures of the evaluation."""
    if battle.no_battle:
        return say.words("ap-no-battle")
    args: Args = {
        "men": men(say, battle.infantry, battle.cavalry),
        "cards": names(say, battle.armies),
        "lost": names(say, battle.lost),
    }
    return say.words("ap-battle", args)


def _loss(say: Say, view: TableView, battle: BattleView) -> str:
    """What Carthage has to lose still."""
    if view.stage != "losses" or battle.needed <= 0:
        return _battle(say, battle)
    needed = say.words("ap-needed", {"infantry-text": counted(say, "infantry", battle.needed)})
    return f"{_battle(say, battle)} {needed}"


# --- the tracks -------------------------------------------------------------------------------------


def _morale(say: Say, view: TableView, width: int) -> list[str]:
    track = " ".join(f"[{step}]" if step == view.morale else str(step) for step in range(MOST_MORALE, -1, -1))
    lines = [say.words("ap-morale-track", {"morale": view.morale}), INDENT + track]
    rows = [_ally(say, ally) for ally in view.allies]
    return [*lines, *columns(rows, width)]


def _ally(say: Say, ally: AllyView) -> list[str]:
    state = "ap-wavers" if ally.wavers else f"ap-ally-{ally.side}"
    return [ally_name(say, ally.id), f"{ally.high}–{ally.low}", say.words(state), help_text(say, ally)]


def _sea(say: Say, view: TableView, width: int) -> list[str]:
    steps = [
        f"[{abs(step)}]" if step == view.sea else str(abs(step)) for step in range(-SEA_END, SEA_END + 1)
    ]
    args: Args = {
        "rome": side_name(say, ROME),
        "carthage": side_name(say, CARTHAGE),
        "track": " ".join(steps),
        "whose": "carthage" if view.sea > 0 else "rome" if view.sea < 0 else "nobody",
    }
    return wrapped(say.words("ap-sea-track", args), width, "", INDENT)


# --- pages that are shown on demand -----------------------------------------------------------------


def all_cards(say: Say, view: TableView, width: int) -> list[str]:
    """Every card with both of its halves."""
    halves = [half for both in view.cards for half in (both.carthage, both.rome) if half is not None]
    room = max(len(card_name(say, half.id)) for half in halves)
    lines = [say.words("ap-all-cards")]
    for both in view.cards:
        lines.append("")
        for half in (both.carthage, both.rome):
            lines += [] if half is None else card_lines(say, view, half, room, width)
    return lines


def own_cards(say: Say, view: TableView, width: int) -> list[str]:
    """The own hand alone."""
    seat = view.viewer if view.viewer is not None else CARTHAGE
    return hand(say, view, camp_of(view, seat).seat, width)


def known_cards(say: Say, view: TableView, width: int) -> list[str]:
    """What is known of the other hand and of the piles."""
    seat = 1 - view.viewer if view.viewer is not None else ROME
    return [*hand(say, view, seat, width), *piles(say, view, width)]


PAGES: dict[str, Callable[[Say, TableView, int], list[str]]] = {
    "map": drawn_lines,
    "roads": list_lines,
    "hand": own_cards,
    "known": known_cards,
    "cards": all_cards,
}
