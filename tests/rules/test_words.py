"""Words: every clause, card, action, event and reason can be said in every language, and says the same."""

from __future__ import annotations

from functools import cache

import pytest

from ludarium.core.messages import Event, Move, Phrase, Reason, ScoreLine
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES
from ludarium.text.say import HOUSE_CLAUSES, LANGUAGES, Say
from tests.rules.clauses import page, plain
from tests.rules.sources import kinds_made
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, all_moves, kinds

OTHER_EDITION = {MIDDLE_AGES: ("BA-", "B-91", "B-93", "B-94"), ANTIQUITY: ("BM-", "B-90")}
BY_CHANCE = {"start", "deal", "worker", "building"}
GAMES_PLAYED = 120
ASKED_EVERY = 25  # moves
EXAMPLES = 25  # of each kind of event, reason and line are enough to say

languages = pytest.mark.parametrize("language", LANGUAGES)
editions = pytest.mark.parametrize("game", EDITIONS)


# --- clauses ------------------------------------------------------------------------------------------


@editions
def test_a_game_is_played_by_the_clauses_of_its_edition(game: str) -> None:
    wanted = [clause for clause in page("builders") if not clause.startswith(OTHER_EDITION[game])]
    assert sorted(GAMES[game].clauses) == sorted(wanted)
    assert tuple(page("house")) == HOUSE_CLAUSES
    assert Say(GAMES[game], "en").clauses() == [*HOUSE_CLAUSES, *GAMES[game].clauses]


@editions
def test_english_clauses_read_as_in_the_docs(game: str) -> None:
    say = Say(GAMES[game], "en")
    stated = {**page("house"), **page("builders")}
    said = {clause: plain(say.clause(clause)) for clause in say.clauses()}
    assert said == {clause: stated[clause] for clause in said}


@languages
@editions
def test_every_clause_has_words_of_its_own(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    said = [say.clause(clause) for clause in say.clauses()]
    assert len(set(said)) == len(said)


@languages
def test_no_clause_shows_markdown_to_the_player(language: str) -> None:
    said = [
        say.clause(clause)
        for say in (Say(GAMES[game], language) for game in EDITIONS)
        for clause in say.clauses()
    ]
    assert {text for text in said if plain(text) != text} == set()


# --- cards and actions --------------------------------------------------------------------------------


@languages
@editions
def test_every_card_has_a_name_of_its_own(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    messages = {
        str(GAMES[game].card_message(kind, card)): say.card(kind, card) for kind, card in GAMES[game].cards
    }
    doubles = [name for name in messages.values() if list(messages.values()).count(name) > 1]
    assert doubles == []


@languages
@editions
def test_every_action_has_words_of_its_own(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    said = {say.move(move) for move in all_moves(game)}
    assert len(said) == len(all_moves(game))


@languages
@editions
def test_every_kind_of_action_of_a_seat_has_a_heading(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    for kind in kinds(game) - BY_CHANCE:
        assert say.kind(Move(kind, {}))


@languages
@editions
@pytest.mark.parametrize("buys", [1, 2, 3, 5])
def test_a_move_with_bought_actions_can_be_said(game: str, language: str, buys: int) -> None:
    said = Say(GAMES[game], language).phrase(
        Phrase("buying", {"action": Phrase("action-end"), "buys": buys, "coins": 5 * buys})
    )
    assert str(buys) in said
    assert str(5 * buys) in said


@languages
@editions
def test_every_game_resource_and_option_has_words(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    for message in (f"game-{game}", f"about-{game}", "stone", "wood", "knowledge", "tile"):
        assert say.words(message)
    for option in GAMES[game].options:
        for choice in option.choices or ("none",):
            assert say.words(f"option-{option.name}")
            assert say.words(f"option-{option.name}-{choice}")


# --- what positions say -------------------------------------------------------------------------------


class Heard:
    """What random games of an edition have said, by kind."""

    def __init__(self, game: str) -> None:
        self.game = GAMES[game]
        self.events: dict[str, list[Event]] = {}
        self.reasons: dict[str, list[Reason]] = {}
        self.lines: dict[str, list[ScoreLine]] = {}
        for number in range(GAMES_PLAYED):
            self._play(number)

    def _play(self, number: int) -> None:
        """Every second game has a small bank, every third house rules, every eighth misers who empty it."""
        rng, miserly = Rng(2024, number), number % 8 == 7
        options = {"rounds": str(10 + number % 50), "bank": "limited" if number % 2 else "unlimited"}
        if number % 3 == 0:
            options |= {"next-worker": "open", "later-seats": "coins"}
        state = self.game.new(2 + number % 3, options)
        state.log = []
        while state.to_act != OVER:
            if rng.below(ASKED_EVERY) == 0:
                self._ask(state, rng)
            state.apply(self._chosen(state, rng, miserly))
        self._ask(state, rng)
        for event in state.log:
            self.events.setdefault(event.kind, []).append(event)
        for seat in range(int(state.seats)):
            for line in self.game.score_lines(state, seat):
                self.lines.setdefault(line.kind, []).append(line)

    def _chosen(self, state: State, rng: Rng, miserly: bool) -> int:
        """A random action that ends the turn only when little else is left, so that much happens."""
        if state.to_act == CHANCE:
            return int(state.draw(rng))
        actions = state.legal()
        takings = [action for action in actions[:4] if self.game.move(action).kind == "take"]
        if miserly and takings:
            return takings[-1]
        first = 0 if len(actions) < 4 else 1
        return actions[first + int(rng.below(len(actions) - first))]

    def _ask(self, state: State, rng: Rng) -> None:
        """Why not: some of what a person may think of, some of all actions, and no action at all."""
        thinkable = state.candidates() or [0]
        some = [thinkable[int(rng.below(len(thinkable)))] for _ in range(40)]
        some += [int(rng.below(state.most_actions())) for _ in range(20)]
        for action in [*some, state.most_actions()]:
            reason = state.why_not(action)
            if reason is not None:
                self.reasons.setdefault(reason.kind, []).append(reason)


@cache
def heard(game: str) -> Heard:
    return Heard(game)


@languages
@editions
def test_every_event_of_a_game_can_be_said(game: str, language: str) -> None:
    say = Say(GAMES[game], language, ["Anna", "Béla"])
    for events in heard(game).events.values():
        for event in events[:: 1 + len(events) // EXAMPLES]:
            assert say.event(event)


@languages
@editions
def test_every_reason_of_a_game_can_be_said_and_names_a_clause_of_it(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    for reasons in heard(game).reasons.values():
        assert {reason.clause for reason in reasons} <= set(say.clauses())
        for reason in reasons[:: 1 + len(reasons) // EXAMPLES]:
            assert say.reason(reason).endswith(f"({reason.clause})")


@languages
@editions
def test_every_line_of_the_scoring_can_be_said(game: str, language: str) -> None:
    say = Say(GAMES[game], language)
    for score_lines in heard(game).lines.values():
        for line in score_lines[:: 1 + len(score_lines) // EXAMPLES]:
            assert say.score_line(line)


@pytest.mark.parametrize(
    ("what", "maker"), [("events", "note"), ("reasons", "Reason"), ("lines", "ScoreLine")]
)
def test_random_games_have_said_every_kind_that_the_sources_can_make(what: str, maker: str) -> None:
    said = set(getattr(heard(MIDDLE_AGES), what)) | set(getattr(heard(ANTIQUITY), what))
    assert said == kinds_made("builders", maker)


@languages
@pytest.mark.parametrize(
    ("prefix", "maker"), [("event", "note"), ("reason", "Reason"), ("score", "ScoreLine")]
)
def test_every_kind_in_the_sources_has_words(language: str, prefix: str, maker: str) -> None:
    say = Say(GAMES[ANTIQUITY], language)
    assert [kind for kind in sorted(kinds_made("builders", maker)) if not say.has(f"{prefix}-{kind}")] == []
