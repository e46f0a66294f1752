"""What a choice costs and brings is told before it is made, by pointing, for every kind of choice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.visitors import TABLES, Visitor

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
# The first choice of every kind: what stands for it on the table, and all words of its price and gain.
CHOICES = """(table) => {
  const first = new Map();
  for (const choice of table.view.choices) {
    if (!choice.minor && !first.has(choice.move.kind)) first.set(choice.move.kind, choice);
  }
  return [...first.values()].map(({ move, actions, things = [], price = [], brings = [] }) => ({
    kind: move.kind,
    at: [
      `[data-action="${actions.at(-1)}"]`,
      ...things.flatMap((id) => [`[data-look="${id}"]`, `[data-thing="${id}"]`]),
      ...things.filter((id) => id.startsWith('field:')).map((id) => `[data-field="${id.slice(6)}"]`),
      `[data-thing="button ${move.kind}"]`,
    ].find((css) => table.shadowRoot.querySelector(css)),
    words: [...price, ...brings].map((phrase) => table.say.phrase(phrase).toLowerCase()),
  }));
}"""
# Whether the small window, or the thing that is pointed at, says all these words.
TOLD = """([tag, at, words]) => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const root = page.shadowRoot.querySelector(tag).shadowRoot;
  const windows = root.querySelectorAll('.peek:popover-open, .bubble:popover-open');
  const shown = [...windows, root.querySelector(at)];
  const text = shown.map((part) => part?.textContent ?? '').join(' ').toLowerCase().replace(/\\s+/g, ' ');
  return words.every((word) => text.includes(word.replace(/\\s+/g, ' ')));
}"""


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("builders-middle-ages", [ME, BOT]),
        ("builders-antiquity", [ME, BOT]),
        ("ante-portas", [ME, BOT]),
        ("ante-portas", [BOT, ME]),
        ("faiyum", [ME, BOT]),
    ],
)
def test_every_kind_of_choice_tells_its_price_and_its_gain(
    visitor: Visitor, game: str, seats: list[Any]
) -> None:
    visitor.sits_down(game, seats)
    table = visitor.table(TABLES[game])
    assert visitor.gets_a_turn()
    choices = table.evaluate(CHOICES)
    assert len(choices) > 2
    for choice in choices:
        visitor.page.mouse.move(2, 2)
        table.locator(choice["at"]).first.hover()
        visitor.page.wait_for_function(TOLD, arg=[TABLES[game], choice["at"], choice["words"]])
