"""A game handed over as a file: what is given away, what can be brought, and what is refused in words."""

from __future__ import annotations

import pytest

from ludarium.core import notation
from ludarium.games import GAMES
from ludarium.server import handover
from ludarium.server.errors import RefusedError
from tests.server.house import BOT, ME, Tab, new_house, run

HIDDEN = sorted(game.id for game in GAMES.values() if game.hidden)
OPEN = sorted(game.id for game in GAMES.values() if not game.hidden)


async def begun(game: str) -> tuple[Tab, str]:
    """A table at which two people of one screen have made a few moves."""
    tab = await Tab(new_house()).hello("Anna")
    id_ = await tab.open(game, ME, {**ME, "name": "Béla"})
    for _ in range(6):
        table = tab.last()
        actions = table["view"]["choices"][0]["actions"]
        await tab.done("act", id=id_, at=table["at"], seat=table["viewer"], actions=actions)
    return tab, id_


@pytest.mark.parametrize("game", OPEN)
def test_a_game_goes_on_where_it_was_handed_over(game: str) -> None:
    async def work() -> None:
        tab, id_ = await begun(game)
        text = await handover.given(tab.house, id_)
        assert "seed:" not in text
        friend = await Tab(tab.house).hello("Cili")
        new = str((await friend.done("bring", text=text))["id"])
        await friend.done("watch", id=new)
        assert friend.last()["at"] == tab.last()["at"]
        assert friend.last()["mine"] == [0, 1]
        assert [seat["name"] for seat in friend.last()["seats"]] == ["Anna", "Béla"]
        assert not friend.last()["public"]

    run(work())


@pytest.mark.parametrize("game", HIDDEN)
def test_a_game_with_hidden_hands_is_not_given_away_before_its_end(game: str) -> None:
    async def work() -> None:
        tab, id_ = await begun(game)
        with pytest.raises(RefusedError, match="not-over"):
            await handover.given(tab.house, id_)

    run(work())


@pytest.mark.parametrize("text", ["", "no game", "ludarium game file\n", "\x00" * 50])
def test_what_is_no_game_is_refused_in_words(text: str) -> None:
    async def work() -> None:
        tab = await Tab(new_house()).hello("Anna")
        answer = await tab.do("bring", text=text)
        assert answer["error"] == "bad-file"
        assert answer["args"]["why"]

    run(work())


def test_a_bot_that_is_not_here_is_replaced_by_one_that_is() -> None:
    async def work() -> None:
        tab = await Tab(new_house()).hello("Anna")
        id_ = await tab.open("builders-middle-ages", ME, BOT)
        text = (await handover.given(tab.house, id_)).replace("bot random", "bot deep-thought")
        assert notation.read(text, GAMES).seats[1] == "bot deep-thought"
        new = str((await tab.done("bring", text=text))["id"])
        await tab.done("watch", id=new)
        assert tab.last()["seats"][1]["kind"] == "bot"

    run(work())
