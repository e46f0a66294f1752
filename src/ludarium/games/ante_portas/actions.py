"""Action ids of Ante Portas as moves and as text, both ways."""

from __future__ import annotations

from ludarium.core.actions import ActionTexts, Piece
from ludarium.core.messages import Args, Move
from ludarium.games.ante_portas.cards import CARDS, Deck
from ludarium.games.ante_portas.stages import R_USES
from ludarium.games.ante_portas.state import Layout

FORMS = {  # the text of each kind of move, with the cards, cities and allies in braces
    "end": "end",
    "another-turn": "another-turn",
    "target": "target {city}",
    "march": "march {card}",
    "attach": "attach {card}",
    "event": "event {card}",
    "morale": "morale {card}",
    "secret": "secret {card} {use}",
    "named": "named {city} {card} {use}",
    "move-secret": "move-secret {city}",
    "discard": "discard {card}",
    "lose": "lose {card}",
    "stray": "stray {card}",
    "ally": "ally {ally}",
    "draw": "draw {card}",
    "take": "take {card}",
}


class Actions(ActionTexts):
    """The action ids of one deck and map."""

    def __init__(self, deck: Deck, layout: Layout) -> None:
        self.deck = deck
        at = layout
        land = deck.land
        pieces: list[Piece] = [
            (at.end, lambda _: Move("end", {})),
            (at.another_turn, lambda _: Move("another-turn", {})),
            (at.target, lambda n: Move("target", {"city": land.city_ids[n]})),
            (at.march, lambda n: Move("march", {"card": deck.c_ids[n]})),
            (at.attach, lambda n: Move("attach", {"card": deck.c_ids[n]})),
            (at.c_event, lambda n: Move("event", {"card": deck.c_ids[n]})),
            (at.r_event, lambda n: Move("event", {"card": deck.r_ids[n]})),
            (at.morale, lambda n: Move("morale", {"card": deck.r_ids[n]})),
            (at.secret, lambda n: Move("secret", {"card": deck.r_ids[n // 3], "use": R_USES[n % 3]})),
            (at.named, self._named),
            (at.move_secret, lambda n: Move("move-secret", {"city": land.city_ids[n]})),
            (at.discard, lambda n: Move("discard", {"card": deck.r_ids[n]})),
            (at.lose, lambda n: Move("lose", {"card": deck.c_ids[n]})),
            (at.stray, lambda n: Move("stray", {"card": deck.r_ids[n]})),
            (at.ally, lambda n: Move("ally", {"ally": land.ally_ids[n]})),
            (at.draw, lambda n: Move("draw", {"card": deck.c_ids[n]})),
            (at.roman_draw, lambda n: Move("draw", {"card": deck.r_ids[n]})),
            (at.take, lambda n: Move("take", {"card": deck.r_ids[n]})),
        ]
        super().__init__(FORMS, pieces, int(at.actions))

    def _named(self, code: int) -> Move:
        city, rest = divmod(code, 2 * CARDS)
        args: Args = {
            "city": self.deck.land.city_ids[city],
            "card": self.deck.r_ids[rest // 2],
            "use": R_USES[rest % 2],
        }
        return Move("named", args)
