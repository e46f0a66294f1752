"""The reports: well-formed, complete in themselves, with every bot, interval and fault; CSV and JSON too."""

from __future__ import annotations

import csv
import json
import math
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludarium import bots
from ludarium.arena.arena_report import print_standings, write_report
from ludarium.arena.crews import alone
from ludarium.arena.ledger import Ledger
from ludarium.arena.markup import table, tag
from ludarium.arena.plots import Bins, distributions, intervals, matrix
from ludarium.arena.run import play_missing
from ludarium.arena.standings import Standings, standings
from ludarium.core.shares import Estimate
from ludarium.games.builders.game import MIDDLE_AGES
from tests.arena.tables import short_plan
from tests.arena.test_faults import Crashing


def parsed(page: str) -> ElementTree.Element:
    """A page is well-formed XML too, and takes nothing from elsewhere."""
    assert not re.search(r"(src|href|url|@import|<script)\b", page)
    assert re.findall(r"https?://[^\"'<]*", page) == ["http://www.w3.org/2000/svg"] * page.count("<svg")
    assert "prefers-color-scheme:dark" in page
    assert 'name="viewport"' in page
    return ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Standings:
    monkeypatch.setitem(bots.BOTS, "<faulty>", Crashing)
    plan = short_plan(["greedy", "random", "<faulty>"])
    with Ledger(tmp_path, plan) as ledger:
        played = play_missing(ledger, plan.games(2), alone)
        result = standings(plan, MIDDLE_AGES, played, ledger.times)
    write_report(tmp_path, result)
    return result


def test_the_page_is_whole_and_names_bots_and_faults(tmp_path: Path, found: Standings) -> None:
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    root = parsed(page)
    words = " ".join(root.itertext())
    assert "Arena: The Builders: Middle Ages" in words
    assert "ZeroDivisionError: out of ideas" in words
    assert "<faulty>" in words
    assert page.count("<svg") == 3
    assert f"{len(found.played)} games" in words


def test_csv_and_json_say_the_same_as_the_games(tmp_path: Path, found: Standings) -> None:
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2 * len(found.played)
    wins = sum(float(row["share"]) for row in rows if row["bot"] == "greedy")
    facts = json.loads((tmp_path / "standings.json").read_text(encoding="utf-8"))
    told = next(bot for bot in facts["bots"] if bot["bot"] == "greedy")
    assert told["wins"]["value"] * told["seats"] == pytest.approx(wins)
    assert told["moves"] == sum(int(row["moves"]) for row in rows if row["bot"] == "greedy")
    assert len(facts["faults"]) == sum(row["fault"] == "crash" for row in rows) == 4
    for name in ("standings.csv", "meetings.csv"):
        with (tmp_path / name).open(encoding="utf-8") as file:
            assert len(list(csv.DictReader(file))) == {"standings.csv": 3, "meetings.csv": 6}[name]


def test_the_terminal_names_faults(found: Standings, capsys: pytest.CaptureFixture[str]) -> None:
    print_standings(found)
    out = capsys.readouterr().out
    assert "Who beats whom" in out
    assert "lost by crash: ZeroDivisionError: out of ideas" in out


def test_plots_stay_inside_their_frame() -> None:
    far = [("a", Estimate(1e6, -1e6, 2e6, 9)), ("a very long name of a bot indeed", Estimate(0, 0, 0, 3))]
    for drawing in (
        intervals("x", [*far, ("nobody knows", Estimate(1, -math.inf, math.inf, 1))], 0.5),
        distributions("x", [("a", [1.0, 5.0, 9.0]), ("b", [3.0]), ("none", [])]),
        distributions("x", [("a", [0.25, 0.5, 7.75]), ("b", [3.0])]),
        distributions("x", [("a", [7.0, 7.0])]),
        matrix("x", list("abcdefgh"), {("a", "b"): (1.0, 0.25), ("b", "a"): (0.0, 0.25)}),
    ):
        root = ElementTree.fromstring(drawing)
        _, _, width, height = (float(each) for each in root.attrib["viewBox"].split())
        for element in root.iter():
            for key in ("x", "x1", "x2", "cx"):
                assert 0 <= float(element.attrib.get(key, 0)) <= width
            for key in ("y", "y1", "y2", "cy"):
                assert 0 <= float(element.attrib.get(key, 0)) <= height


def test_whole_numbers_have_strips_of_their_own() -> None:
    rounds = [float(number) for number in range(5, 30) for _ in range(number)]
    assert Bins(rounds, 0, 300).counts(rounds) == list(range(5, 30))
    points = [float(number) for number in range(70)]
    assert Bins(points, 0, 300).counts(points) == [3] * 23 + [1]
    assert sum(Bins([0.1, 0.2, 0.9], 0, 300).counts([0.1, 0.2, 0.9])) == 3


def test_nothing_is_drawn_of_nothing() -> None:
    assert intervals("x", []) == ""
    assert distributions("x", [("a", [])]) == ""


def test_markup_is_escaped() -> None:
    assert tag("i", class_='a"b') == '<i class="a&quot;b"></i>'
    assert "&lt;script&gt;" in table(["<script>"], [])
