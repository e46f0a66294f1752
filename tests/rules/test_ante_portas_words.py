"""Words of Ante Portas in English, and the laws of every game for as long as it is played with these."""

from __future__ import annotations

import json
from functools import cache
from typing import cast

import msgspec
import pytest

from ludarium.core.messages import Event, Reason, ScoreLine
from ludarium.core.notation import read, write
from ludarium.core.play import action_buffer
from ludarium.core.record import Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.faces import effect_in
from ludarium.games.ante_portas.game import ANTE_PORTAS as GAME
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import ENDINGS
from ludarium.text.say import Say
from tests.ante_portas_worlds import STYLES, lively, thrifty
from tests.rule import rule
from tests.rules.clauses import page, plain
from tests.rules.sources import kinds_made

GAMES = 120
OPTIONS: tuple[dict[str, str], ...] = (
    {}, {"empty-hand": "round-end", "thresholds": "and"}, {"siege-limit": "five", "siege-thresholds": "none"},
)  # fmt: skip
SAY = Say(GAME, "en", ["Hanno", "Cato"])


# --- words ------------------------------------------------------------------------------------------------


def test_the_game_is_played_by_the_clauses_of_its_page_and_says_them_as_they_are() -> None:
    assert GAME.clauses == tuple(page("ante_portas"))
    said = {clause: SAY.clause(clause) for clause in GAME.clauses}
    assert said == page("ante_portas")
    assert all(plain(text) == text for text in said.values())


def test_every_action_card_city_and_option_has_words_of_its_own() -> None:
    actions = GAME.new(2).most_actions()
    assert len({SAY.action(action) for action in range(actions)}) == actions
    names = [SAY.card(kind, card) for kind, card in GAME.cards]
    assert len(set(names)) == len(names)
    for option in GAME.options:
        assert SAY.words(f"option-{option.name}")
        assert all(SAY.words(f"option-{option.name}-{choice}") for choice in option.choices)


def test_every_half_ally_use_and_ending_has_its_text() -> None:
    for kind, card in GAME.cards:
        if kind == "card":
            assert SAY.phrase(effect_in(GAME.face("card", card)))
        if kind == "ally":
            assert SAY.phrase(GAME.face("ally", card)[0])
    for use in ("march", "attached", "army", "event", "money", "lost", "fallen"):
        assert SAY.card("use", use)
    for ending in ENDINGS[1:]:
        assert SAY.card("ending", ending)
    for message in ("game-ante-portas", "about-ante-portas", "rebuilt"):
        assert SAY.words(message)


def test_every_kind_in_the_sources_has_words() -> None:
    for prefix, maker in (("event", "note"), ("reason", "Reason")):
        missing = [kind for kind in kinds_made("ante_portas", maker) if not SAY.has(f"{prefix}-{kind}")]
        assert missing == []
    assert all(SAY.has(f"score-{ending}") for ending in ENDINGS if ending)


class Heard:
    """What random games of all styles have said, by kind."""

    def __init__(self) -> None:
        self.events: dict[str, list[Event]] = {}
        self.reasons: dict[str, list[Reason]] = {}
        self.lines: dict[str, list[ScoreLine]] = {}
        for number in range(GAMES):
            self._play(number)

    def _play(self, number: int) -> None:
        rng = Rng(3, number)
        state = cast(AntePortas, GAME.new(2, OPTIONS[number % 3]))
        log: list[Event] = []
        state.log = log
        while state.to_act != OVER:
            if rng.below(4) == 0:
                self._ask(state)
            state.apply(STYLES[number % 4](state, rng))
        self._ask(state)
        for event in log:
            self.events.setdefault(event.kind, []).append(event)
        for seat in (0, 1):
            for line in GAME.score_lines(state, seat):
                self.lines.setdefault(line.kind, []).append(line)

    def _ask(self, state: AntePortas) -> None:
        for action in [*state.candidates(), *range(0, state.most_actions() + 7, 7)]:
            reason = state.why_not(action)
            if reason is not None:
                self.reasons.setdefault(reason.kind, []).append(reason)


@cache
def heard() -> Heard:
    return Heard()


def test_what_games_say_can_be_said() -> None:
    for events in heard().events.values():
        assert all(SAY.event(event) for event in events[:20])
    for reasons in heard().reasons.values():
        assert {reason.clause for reason in reasons} <= set(SAY.clauses())
        assert all(SAY.reason(reason) for reason in reasons[:20])
    for lines in heard().lines.values():
        assert all(SAY.score_line(line) for line in lines[:20])


def test_games_have_said_nearly_every_kind_that_the_sources_can_make() -> None:
    """Rare ones have scenes of their own."""
    rare = {"citizenship", "ally-back", "event-cancelled", "took-known"}
    assert kinds_made("ante_portas", "note") - set(heard().events) <= rare
    rare = {"ally-not-romes", "ally-not-to-take-back", "army-does-not-count", "moved-already", "named-enough"}
    rare |= {"sea-not-ours", "wants-ally", "wants-roman-allies"}
    assert kinds_made("ante_portas", "Reason") - set(heard().reasons) <= rare


# --- the laws of every game -------------------------------------------------------------------------------


@rule("H-1", "H-3", "H-4", "H-5")
def test_legal_and_why_not_agree_and_every_piece_is_somewhere_once() -> None:
    for number in range(25):
        rng, state = Rng(12, number), cast(AntePortas, GAME.new(2, OPTIONS[number % 3]))
        out = action_buffer(state)
        for step in range(1000):
            if state.to_act == OVER:
                break
            legal = state.legal()
            assert legal
            assert legal == sorted(set(legal)) == [int(out[i]) for i in range(state.legal_into(out))]
            asked = range(-1, state.most_actions() + 1) if step % 23 == 0 else state.candidates()
            assert set(legal) <= set(state.candidates())
            assert [action for action in asked if state.why_not(action) is None] == legal
            assert GAME.census(state) == []
            assert [outcome for outcome, _ in state.chances()] == (legal if state.to_act == CHANCE else [])
            state.apply(STYLES[number % 4](state, rng))
        assert state.to_act == OVER
        assert (state.legal(), GAME.census(state), sum(state.scores())) == ([], [], 1)


def test_copies_and_snapshots_are_the_same_position_and_independent() -> None:
    for number in range(12):
        rng, state = Rng(13, number), cast(AntePortas, GAME.new(2, OPTIONS[number % 3]))
        while state.to_act != OVER:
            told = json.loads(json.dumps(state.snapshot()))
            other = GAME.restore(2, OPTIONS[number % 3], told)
            copy, action = state.copy(), thrifty(state, rng)
            key = state.key()
            other.apply(action)
            state.apply(action)
            assert copy.key() == key != state.key()
            assert other.key() == state.key()
            assert other.legal() == state.legal()


def test_views_and_events_survive_json() -> None:
    rng, state = Rng(14), cast(AntePortas, GAME.new(2, {}))
    state.log = []
    while state.to_act != OVER:
        state.apply(lively(state, rng))
        for viewer in (0, 1, None):
            view = GAME.view(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            assert [choice.action for choice in view.choices] == (
                state.legal() if viewer == state.to_act else []
            )
    assert msgspec.json.decode(msgspec.json.encode(state.log), type=list[Event]) == state.log


def test_a_game_file_reads_back_to_the_same_game() -> None:
    for number in range(6):
        record = Record(GAME, GAME.table(OPTIONS[number % 3]), ["bot a", "bot b"], 77, number)
        state, chance, rng = record.first(), chance_rng(77, number), Rng(15, number)
        while state.to_act != OVER:
            record.add(
                state,
                int(state.draw(chance)) if state.to_act == CHANCE else lively(cast(AntePortas, state), rng),
            )
        text = write(record)
        assert read(text, {"ante-portas": GAME}) == record


@rule("AP-95", "AP-72")
def test_random_games_reach_several_endings() -> None:
    """Not the tuning itself, which needs strong players."""
    endings = {str(event.args["ending"]) for event in heard().events["over"]}
    assert {"hand-empty", "morale", "worn-down"} <= endings  # sieges have scenes of their own


@pytest.mark.parametrize(("sea", "told"), [(-2, "to Rome 2."), (0, "to 0."), (3, "to Carthage 3.")])
def test_the_sea_is_told_as_the_table_shows_it(sea: int, told: str) -> None:
    said = Say(GAME, "en", ["Anna", "Béla"]).event(Event("sea-moved", 0, {"sea": sea}))
    assert said.endswith(told)
    assert "Anna" not in said  # it is Carthage's sea, whoever plays Carthage
