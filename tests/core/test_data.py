"""A data row that does not fit is refused with its file, line and reason."""

from __future__ import annotations

from importlib import resources

import pytest

from ludarium.core.errors import DataError
from ludarium.core.rows import Rows
from ludarium.games.builders.cards import BUILDING_COLUMNS, PEOPLE_COLUMNS, Cards


def text_of(name: str) -> str:
    return resources.files("ludarium.games.builders").joinpath("data", name).read_text(encoding="utf-8")


BUILDINGS = text_of("antiquity_buildings.csv").splitlines()
PEOPLE = text_of("people.csv").splitlines()


def load(buildings: list[str], people: list[str]) -> Cards:
    return Cards(
        "antiquity",
        Rows("buildings.csv", "\n".join(buildings), BUILDING_COLUMNS),
        Rows("people.csv", "\n".join(people), PEOPLE_COLUMNS),
    )


def test_the_files_as_they_are_fit() -> None:
    assert len(load(BUILDINGS, PEOPLE).building_ids) == 33


def line_of(rows: list[str], start: str) -> int:
    return next(number for number, row in enumerate(rows, 1) if row.startswith(start))


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("building,Armoury,1,1,2,0,8", "12 cells are needed, 7 are there"),
        ("building,Armoury,x,1,2,0,8,2,0,0,0,0", "stone must be a whole number from 0 to 9, not 'x'"),
        ("building,Armoury,-1,1,2,0,8,2,0,0,0,0", "stone must be a whole number"),
        ("building,Armoury,1,1,2,0,8,200,0,0,0,0", "points must be a whole number from 0 to 99"),
        ("castle,Armoury,1,1,2,0,8,2,0,0,0,0", "kind must be one of building, machine"),
        ("building,,1,1,2,0,8,2,0,0,0,0", "name"),
        ("building,Armoury,0,0,0,0,8,2,0,0,0,0", "must need something"),
        ("building,Armoury,1,1,2,0,8,2,1,0,0,0", "a building nothing"),
        ("machine,Armoury,1,1,2,0,8,2,0,0,0,0", "a machine must give something"),
    ],
)
def test_a_building_that_does_not_fit_is_refused(row: str, why: str) -> None:
    with pytest.raises(DataError, match=rf"^buildings\.csv, line 2: .*{why}"):
        load([BUILDINGS[0], row, *BUILDINGS[2:]], PEOPLE)


@pytest.mark.parametrize(
    ("start", "row", "why"),
    [
        ("antiquity,worker,master,1", "rome,worker,master,1,0,5,,2,0,0,3", "edition must be one of"),
        ("antiquity,worker,master,1", "antiquity,baker,master,1,0,5,,2,0,0,3", "kind must be one of"),
        ("antiquity,worker,master,1", "antiquity,worker,baker,1,0,5,,2,0,0,3", "name must be one of"),
        ("antiquity,worker,master,1", "antiquity,worker,master,1,0,,,2,0,0,3", "coins_to_send must be"),
        ("antiquity,worker,master,2", "antiquity,worker,master,1,0,5,,2,0,0,3", "master-1 is there twice"),
        (
            "antiquity,prisoner,prisoner,2",
            "antiquity,prisoner,prisoner,2,8,0,4,0,0,2,2",
            "price of a prisoner must be 7",
        ),
        ("antiquity,tool,hammer", "antiquity,tool,hammer,1,2,,,1,1,0,0", "exactly one resource must be 1"),
        (
            "antiquity,university,university,1",
            "antiquity,university,university,1,7,,,2,0,0,0",
            "resource must be 3",
        ),
    ],
)
def test_a_person_that_does_not_fit_is_refused(start: str, row: str, why: str) -> None:
    line = line_of(PEOPLE, start)
    with pytest.raises(DataError, match=rf"^people\.csv, line {line}: .*{why}"):
        load(BUILDINGS, [*PEOPLE[: line - 1], row, *PEOPLE[line:]])


def test_wrong_columns_and_too_few_apprentices_are_refused() -> None:
    with pytest.raises(DataError, match="line 1: the columns must be"):
        load(["kind,name", *BUILDINGS[1:]], PEOPLE)
    fewer = [row for row in PEOPLE if not row.startswith("antiquity,worker,apprentice,4")]
    with pytest.raises(DataError, match="4 players need 4 apprentices"):
        load(BUILDINGS, fewer)
