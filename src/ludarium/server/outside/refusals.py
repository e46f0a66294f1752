"""What a bot from outside is told when something is refused: a status, an id, the rule, and words."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from ludarium.core.game import Game
from ludarium.server.errors import RefusedError
from ludarium.server.outside.answers import Refused
from ludarium.server.requests import trouble
from ludarium.text.catalogues import house_text
from ludarium.text.say import Say

LANGUAGE = "en"  # programs are written in it; the page words the same ids in every language
STATUS = {
    "malformed": 400,
    "no-key": 401,
    "not-yours": 403,
    "not-at-table": 403,
    "no-table": 404,
    "no-game": 404,
    "no-bot": 404,
    "no-challenge": 404,
    "stale": 409,
    "not-your-turn": 409,
    "not-playing": 409,
    "too-large": 413,
    "illegal": 422,
    "shows-first": 422,
    "too-fast": 429,
    "not-saved": 503,
    "table-broken": 503,
    "house": 500,
}
OTHERS = 400


@cache
def _words() -> FluentBundle:
    found = FluentBundle([LANGUAGE], use_isolating=False)
    found.add_resource(FluentResource(house_text(LANGUAGE, "server.ftl")))
    return found


def _said(error: str, args: dict[str, str | int]) -> str:
    pattern = _words().get_message(f"error-{error}").value
    assert pattern is not None
    return str(_words().format_pattern(pattern, args)[0])


def refusal(error: RefusedError, game: Game | None = None) -> Refused:
    """The same ids as over the WebSocket, and words for whoever reads the log of a bot."""
    words = _said(error.error, error.args_told)
    if error.reason is not None and game is not None:
        words = Say(game, LANGUAGE).reason(error.reason)
    return Refused(error=error.error, args=error.args_told, reason=error.reason, words=words)


def failure(error: Exception) -> Refused:
    """What the house could not do; what it was is in the log."""
    news = trouble(None, error)
    return Refused(error=news.error, args=news.args, reason=None, words=_said(news.error, news.args))


def status_of(error: str) -> int:
    return STATUS.get(error, OTHERS)
