"""Nobody sits or talks under a name that people take for another one's."""

from __future__ import annotations

import pytest

from ludarium.server.errors import RefusedError
from ludarium.server.names import checked_name, different, looks_of
from tests.server.house import BUILDERS, ME, OPEN, Tab, new_house, run, table_at

LOOKALIKES = ["Аnnа", "ANNA", "Ánna", "anna", "A n n a", "Ａｎｎａ", "Anna.", "Αnna"]


@pytest.mark.parametrize("name", LOOKALIKES)
def test_a_lookalike_gets_a_number(name: str) -> None:
    assert looks_of(name) == looks_of("Anna")
    assert different(checked_name(name), ["Anna"]) == f"{checked_name(name)} 2"


@pytest.mark.parametrize("name", ["Hanna", "Ann", "Ева", "Zsófi", "Ola", "Ιωάννης", "安娜", "🦊"])
def test_another_name_stays_as_it_is(name: str) -> None:
    assert different(checked_name(name), ["Anna", "Bela", "Ala"]) == name


@pytest.mark.parametrize("name", ["", " ", "\u0301", "\u0301\u0308", "a" + "\u0301" * 9, "...", "x" * 31])
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    with pytest.raises(RefusedError):
        checked_name(name)


def test_a_spectator_does_not_talk_under_the_name_of_a_player() -> None:
    async def work() -> None:
        house = new_house()
        anna, eve = await Tab(house).hello("Anna"), await Tab(house).hello("Аnna")
        id_ = await anna.open(BUILDERS, ME, OPEN)
        await anna.done("say", id=id_, text="Hi")
        await eve.done("say", id=id_, text="Hi")
        assert [line.name for line in (await table_at(house, id_)).chat] == ["Anna", "Аnna 2"]

    run(work())
