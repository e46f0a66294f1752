"""The small parts: lines, typed text, colours and words."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from ludarium.terminal import layout
from ludarium.terminal.matching import begins, mentions, plain
from ludarium.terminal.prompt import Typed, typed
from ludarium.terminal.screen import painted, terminal
from ludarium.text.say import LANGUAGES


def test_columns_stand_under_each_other_and_the_last_one_wraps() -> None:
    lines = layout.columns([["Inn", "12 coins", "one two three four"], ["Chapel", "8 coins", "five"]], 32)
    assert lines == [
        "  Inn     12 coins  one two",
        "                    three four",
        "  Chapel   8 coins  five",
    ]


def test_a_column_too_narrow_goes_below() -> None:
    lines = layout.columns([["A very long name of a building", "one two three four five six"]], 40)
    assert lines == ["  A very long name of a building", "      one two three four five six"]


def test_numbers_stay_with_their_nouns() -> None:
    assert layout.wrapped("needs 12 stones", 10) == ["needs", "12 stones"]


def test_a_list_is_cut_at_a_whole_name() -> None:
    assert layout.listed("Open: ", ["Chapel", "Inn", "Castle"], 18) == "Open: Chapel …"
    assert layout.listed("Open: ", ["Chapel", "Inn"], 18) == "Open: Chapel, Inn"


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("3", Typed(numbers=(3,))),
        (" 3  2 ", Typed(numbers=(3, 2))),
        ("3.2", Typed(numbers=(3, 2))),
        ("0", Typed(command="b")),
        ("?", Typed(command="?")),
        ("?chapel", Typed(command="?", rest="chapel")),
        ("? 3", Typed(command="?", rest="3")),
        ("S My File.game", Typed(command="s", rest="My File.game")),
        ("send master-1", Typed(rest="send master-1")),
        ("", Typed()),
        ("\x1b[A", Typed(rest="[A")),
    ],
)
def test_lines_are_taken_apart(line: str, wanted: Typed) -> None:
    assert typed(line) == wanted


def test_words_match_by_their_beginnings() -> None:
    assert plain("Łaźnia, Kápolna: 3") == ["laznia", "kapolna", "3"]
    assert begins(["send", "cra", "chap"], "send craftsman-3 to chapel")
    assert not begins(["chapel"], "send craftsman-3 to chapel")
    assert not begins(["send", "chap", "cra"], "send craftsman-3 to chapel")
    assert mentions(["chapel"], "send craftsman-3 to chapel")
    assert not mentions([], "anything")


def test_colour_is_only_decoration(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for line in ("Heading", "  1  choice", "  [red]no markup[/red]"):
        assert painted(line).plain == line
    monkeypatch.setenv("FORCE_COLOR", "1")
    terminal().show(["Heading", "  1  choice", "[bold]"])
    assert capsys.readouterr().out == "Heading\n  1  choice\n[bold]\n"


def test_long_lines_are_not_broken_by_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    terminal().write("x" * 300)
    assert capsys.readouterr().out == "x" * 300 + "\n"


def messages(language: str) -> dict[str, str]:
    """The messages of a catalogue with the arguments that they use."""
    text = resources.files("ludarium.text").joinpath(language, "terminal.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_all_languages_have_the_same_messages() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert list(messages(language)) == list(english), language


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    """In the terminal's own code, in a phrase that a game makes, or on a printed card."""
    house = Path(str(resources.files("ludarium")))
    files = [*house.glob("terminal/*.py"), *house.glob("games/*/*.py"), *house.glob("print/*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    made = {"fault", "help", "keys", "stack", "strength"}
    known = set(messages("en"))
    unused = {name for name in known if f'"{name}"' not in source and name.split("-")[0] not in made}
    assert unused == set()
