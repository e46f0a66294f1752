"""Whole games and single moves, typed at the prompt."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.record import Record, replay
from ludarium.core.state import OVER
from ludarium.text.say import LANGUAGES, Say
from tests.terminal.script import ANTIQUITY, MIDDLE_AGES, Script, moves, ones, play, then_ones


def next_building(record: Record) -> str:
    """The building that was revealed last."""
    drawn = [record.game.notation(line.action) for line in record.lines]
    return next(text for text in reversed(drawn) if text.startswith("building ")).removeprefix("building ")


@pytest.mark.parametrize("game", [ANTIQUITY, MIDDLE_AGES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_first_choices(file: Path, game: str, language: str) -> None:
    script, record = play(ones(), file, game=game, language=language)
    final = replay(record)[-1]
    assert final.to_act == OVER
    say = Say(record.game, language)
    assert say.words("final-scoring") in script.lines
    for seat in range(2):
        for line in record.game.score_lines(final, seat):
            assert say.score_line(line) in script.text()


def test_people_and_bots_sit_in_the_record_by_name(file: Path) -> None:
    _, record = play([], file, seats=("human:Anna", "human", "bot", "random"))
    assert record.seats == ["human Anna", "human Player", "bot master", "bot random"]


def test_people_without_names_are_numbered(file: Path) -> None:
    _, record = play([], file, seats=("human", "human"), language="hu")
    assert record.seats == ["human 1. játékos", "human 2. játékos"]


def test_bots_have_names_of_persons_with_their_level_beside(file: Path) -> None:
    script, _ = play([], file, seats=("human:Anna", "random", "random"))
    assert "Players: Anna, Ada (random bot), Bruno (random bot)." in script.lines


def test_a_seed_is_drawn_told_and_saved(file: Path) -> None:
    script, record = play([], file, seed=None)
    assert record.seed is not None
    assert f"Seed {record.seed}:" in script.text()


def test_the_largest_seed_can_be_saved_and_read(file: Path) -> None:
    assert play([], file, seed=2**63 - 1)[1].seed == 2**63 - 1


def test_the_table_says_whose_turn_it_is_and_what_is_left(file: Path) -> None:
    script, _ = play([], file)
    assert "Round 1 of at most 3. Anna: 3 actions left, 10 coins, 0 points" in script.text()


# --- typed moves -------------------------------------------------------------------------------------


def test_a_move_in_notation(file: Path) -> None:
    _, record = play(["take 2"], file)
    assert moves(record) == ["take 2"]


def test_a_beginning_that_fits_one_move_is_enough(file: Path) -> None:
    _, record = play(["inv loa"], file)
    assert moves(record) == ["invest loan"]


def test_a_beginning_that_fits_several_moves_opens_a_menu_of_them(file: Path) -> None:
    script, record = play(["take"], file)
    assert moves(record) == []
    assert "1 Take coins (1 action; +1 coin) 2 Take coins (2 actions; +3 coins)" in script.after("take")


def test_a_very_short_text_never_moves_by_itself(file: Path) -> None:
    _, record = play(["e"], file)
    assert moves(record) == []
    _, record = play(["e", "1", "1"], file)
    assert moves(record)[:1] == ["end"]


def test_moves_can_be_typed_in_the_words_of_the_menu_without_accents(file: Path) -> None:
    _, record = play(["kolcson"], file, language="hu")
    assert moves(record) == ["invest loan"]


def test_numbers_can_be_typed_in_one_go(file: Path) -> None:
    _, one_by_one = play(["2", "1"], file)
    _, in_one_go = play(["2 1"], file)
    assert moves(in_one_go) == moves(one_by_one) != []


def test_an_inner_menu_can_be_left(file: Path) -> None:
    script, record = play(["2", "0", "3"], file)
    assert moves(record) == []
    assert "Open a building site:" in script.after("0")
    assert "Take coins (1 action; +1 coin)" in script.after("3")


def test_ending_with_actions_left_is_asked_about_once_more(file: Path) -> None:
    script, record = play(["9"], file)
    assert moves(record) == []
    assert "End the turn (3 actions are lost)" in script.after("9")


# --- buying ------------------------------------------------------------------------------------------


def test_buying_in_one_go_logs_the_purchases_and_the_move(file: Path) -> None:
    _, record = play(["take 3", "invest hammer, buying 1"], file)
    assert moves(record) == ["take 3", "buy", "invest hammer"]


def test_a_menu_buys_what_a_choice_needs(file: Path) -> None:
    script, record = play(["take 3", "invest hammer, b"], file)
    assert moves(record) == ["take 3", "buy", "invest hammer"]
    assert "(buying actions)" in script.after("take 3")
    _, record = play(["take 3", "1 1"], file)
    assert moves(record)[:2] == ["take 3", "buy"]
    assert moves(record)[2].startswith("open ")


def test_without_buying_the_reason_and_the_way_out_are_told(file: Path) -> None:
    script, record = play(["take 3", "invest hammer"], file)
    assert moves(record) == ["take 3"]
    told = script.after("invest hammer")
    assert "This takes 1 action; you have 0 left. (B-13)" in told
    assert "invest hammer, buying 1" in told


def test_undo_takes_back_a_move_with_its_purchases(file: Path) -> None:
    _, record = play(["take 3", "invest hammer, buying 1", "u"], file)
    assert moves(record) == ["take 3"]


# --- undo --------------------------------------------------------------------------------------------


def test_undo_goes_back_move_by_move(file: Path) -> None:
    script, record = play(["take 1", "take 1", "u", "u"], file)
    assert moves(record) == []
    assert "Taken back: take 1 coin for 1 action." in script.text()


def test_undo_ends_at_a_revealed_card(file: Path) -> None:
    script, record = play(["1 1", "take 1", "u", "u"], file, seats=("human:Anna", "human:Béla"))
    assert len(moves(record, 0) + moves(record, 1)) == 1
    assert "Undo is not possible: a card has been revealed" in script.text()


def test_undo_does_not_take_back_the_moves_of_others(file: Path) -> None:
    script, _ = play(["end", "u"], file, seats=("human:Anna", "human:Béla"))
    assert "you have made no move in this turn" in script.after("u")


def test_one_person_among_bots_goes_back_over_their_turns_and_the_same_cards_come(file: Path) -> None:
    before, first = play(["1 1", "end", "q"], file)
    script, again = play(["1 1", "end", "u", "u", "u", "1 1", "end", "q"], file)
    assert first.lines == again.lines
    assert "Taken back with all that followed: end the turn." in script.text()
    assert "The same cards will come again." in script.text()
    assert "you have made no move in this turn" in script.text()
    assert before.lines


def test_after_undo_the_game_goes_on_and_verifies(file: Path) -> None:
    _, record = play(then_ones("take 1", "u", "1 1", "take 1", "u"), file)
    assert replay(record)[-1].to_act == OVER


# --- questions ---------------------------------------------------------------------------------------


def test_a_refused_move_is_explained_with_its_clause(file: Path) -> None:
    record = play([], file)[1]
    text = f"? open {next_building(record)}"
    script, _ = play([text], file)
    say = Say(record.game, "en")
    assert "is only the next building" in script.after(text)
    assert "(B-20)" in script.after(text)
    assert f"B-20: {say.clause('B-20')}" in script.after(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_listed_and_each_line_explained(file: Path, language: str) -> None:
    script, record = play(["x", "? 1", "1", "0"], file, language=language)
    say = Say(record.game, language)
    assert "(B-20)" in script.after("x")
    for question in ("? 1", "1"):
        assert f"B-20: {say.clause('B-20')}" in script.after(question)
    assert moves(record) == []


def test_a_move_that_nobody_thinks_of_is_explained_too(file: Path) -> None:
    script, _ = play(["? send master-1 to pyramid", "? worker master-1"], file)
    assert "(B-40)" in script.after("? send master-1 to pyramid")
    assert "(H-3)" in script.after("? worker master-1")


def test_a_kind_of_move_without_candidates_names_its_clause(file: Path) -> None:
    script, _ = play(["? free"], file)
    assert "BA-23:" in script.after("? free")


def test_a_possible_move_is_called_possible(file: Path) -> None:
    script, _ = play(["? hammer", "? 99", "? zzz"], file)
    assert "this is possible now. To type: invest hammer" in script.after("? hammer")
    assert "There is no number 99 here" in script.after("? 99")
    assert "“zzz” is no move" in script.after("? zzz")


def test_rules_can_be_read(file: Path) -> None:
    script, record = play(["rule b-41", "rules university", "rule X-1", "rules"], file)
    say = Say(record.game, "en")
    assert say.clause("B-41") in script.after("rule b-41")
    assert "BA-50" in script.after("rules university")
    assert "There is no clause “X-1”" in script.after("rule X-1")
    assert all(say.clause(clause) in script.after("rules") for clause in say.clauses())


def test_help_names_every_command(file: Path) -> None:
    told = play(["?"], file)[0].after("?")
    for key in ("? 3", " x ", " u ", "s, s FILE", "l, l 50", " t ", "rules", "rule B-41", " q "):
        assert key in told


def test_log_and_table_are_shown_on_demand(file: Path) -> None:
    script, _ = play(["take 1", "l 1", "t", "t all"], file)
    assert "Anna takes 1 coin for 1 action." in script.after("l 1")
    assert "Your idle crew" in script.after("t")
    assert "Idle crew of Ada" in script.after("t all")


# --- bad input -----------------------------------------------------------------------------------------

BAD = [
    "99",
    "0",
    "1 99",
    "3 1 1",
    "b",
    "foo",
    "send",
    "?",
    "-1",
    "1.5.7",
    "🙂",
    "take 9",
    "open",
    "\x1b[A",
    "rule",
    "l x",
    "",
]


def test_bad_input_changes_nothing(file: Path) -> None:
    before = play([], file)[1].lines
    for bad in BAD:
        script, record = play([bad, "0"], file)
        assert record.lines == before, bad
        assert script.asked >= 2


def test_bad_input_is_answered_by_one_line(file: Path) -> None:
    script, _ = play(["nonsense"], file, width=100)
    place = script.lines.index("> nonsense")
    assert script.lines[place + 1] == (
        "“nonsense” is no move and no command; type a number of the menu, or ? for help."
    )
    assert script.lines[place + 2].startswith("Anna, your choice")


def test_every_line_of_a_long_game_fits_the_screen(file: Path) -> None:
    for language in LANGUAGES:
        for width in (80, 100):
            script, _ = play(ones(), file, language=language, width=width, rounds="4")
            shown = [line for line in script.lines if str(file) not in line]
            assert max(len(line) for line in shown) <= width
            assert not any("\u00a0" in line or "─" in line or "│" in line for line in shown)


def test_scripts_end(file: Path) -> None:
    assert isinstance(play([], file)[0], Script)
