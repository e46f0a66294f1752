"""What a choice of Ante Portas takes and brings, what it is about, and what to ask before it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludarium.core.messages import Choice, Phrase
from ludarium.games.ante_portas.effects import CARTHAGE
from ludarium.games.ante_portas.faces import Faces, figures
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.forecast import Forecast
from ludarium.games.ante_portas.map import ROMA
from ludarium.games.ante_portas.phrases import counted, men
from ludarium.games.ante_portas.stages import ANCHOR_SEA

SECRET = "secret"
Phrases = list[Phrase]


class Worth:
    """What the choices of one view take and bring: a function of what the viewer sees."""

    def __init__(self, view: TableView, faces: Faces) -> None:
        self.view = view
        self.faces = faces
        self.cities = {city.id: city for city in view.cities}
        self.allies = {ally.id: ally for ally in view.allies}
        self.forecast = Forecast(view, faces)
        self._brings: dict[tuple[str, str], Phrases] = {}  # of cards of Rome's, laid as something
        self._last = view.to_act == CARTHAGE and view.carthage.hand_size == 1

    def with_words(self, choice: Choice) -> Choice:
        return WORDS[choice.move.kind](self, choice)

    # --- Carthage -------------------------------------------------------------------------------------

    def _of_hand(self, choice: Choice, brings: Phrases) -> Choice:
        """A card of Carthage's hand leaves its army; the last one may lose the game (AP-26)."""
        card = str(choice.move.args["card"])
        half = self.faces.halves[card]
        return msgspec.structs.replace(
            choice,
            price=[Phrase("ap-fact-costs", {"men": men(half.infantry, half.cavalry)})],
            brings=brings,
            things=[f"hand:{card}"],
            ask=Phrase("ap-ask-last") if self._last else None,
        )

    def march(self, choice: Choice) -> Choice:
        half = self.faces.halves[str(choice.move.args["card"])]
        before = self.view.march or 0
        together = [Phrase("ap-fact-together", {"count": before + half.march})] if before else []
        return self._of_hand(choice, [counted("march", half.march), *together])

    def attach(self, choice: Choice) -> Choice:
        return self._of_hand(choice, [self.faces.effect(str(choice.move.args["card"]))])

    def event(self, choice: Choice) -> Choice:
        card = str(choice.move.args["card"])
        brings = [self.faces.effect(card)]
        return self._used(choice, brings) if self.faces.is_roman(card) else self._of_hand(choice, brings)

    def target(self, choice: Choice) -> Choice:
        city = str(choice.move.args["city"])
        ask = Phrase("ap-ask-siege") if city == ROMA else Phrase("ap-ask-target", {"city": city})
        return msgspec.structs.replace(
            choice,
            price=self._road(city),
            brings=[*self._entry(city), *self.forecast.phrases(city)],
            things=[f"city:{city}"],
            ask=ask,
        )

    def _road(self, city: str) -> Phrases:
        """What the road takes of the march that is laid."""
        took = self.faces.roads(self.view.road_extra).between[self.view.hannibal, city].args["count"]
        return [Phrase("ap-fact-road", {"needed": took, "march": self.view.march or 0})]

    def _entry(self, city: str) -> Phrases:
        """What happens when Hannibal enters (AP-46)."""
        if city == ROMA:
            return [Phrase("ap-fact-siege")]
        there = self.cities[city]
        value = [Phrase("ap-fact-value", {"value": there.value})] if there.value else []
        if not there.anchor or there.anchor_used:
            return value
        return [*value, Phrase("ap-fact-anchor", {"count": ANCHOR_SEA})]

    def lose(self, choice: Choice) -> Choice:
        card = str(choice.move.args["card"])
        price = figures(self.faces.halves[card])
        return msgspec.structs.replace(choice, price=price, things=[f"hand:{card}"])

    def stray(self, choice: Choice) -> Choice:
        half = self.faces.halves[str(choice.move.args["card"])]
        fewer = Phrase("ap-fact-stray", {"men": men(half.infantry, half.cavalry)})
        return msgspec.structs.replace(choice, brings=[fewer], things=[f"army:{half.id}"])

    def ally(self, choice: Choice) -> Choice:
        """Turned, taken back or given citizenship: the ally's stretch and its help."""
        ally = self.allies[str(choice.move.args["ally"])]
        stretch = Phrase("ap-stretch", {"high": ally.high, "low": ally.low})
        brings = [stretch, self.faces.does[f"help-{ally.id}"]]
        return msgspec.structs.replace(choice, brings=brings, things=[f"ally:{ally.id}"])

    # --- Rome -----------------------------------------------------------------------------------------

    def _used(self, choice: Choice, brings: Phrases) -> Choice:
        """A used card of Rome's leaves the game or comes to Carthage (AP-36)."""
        card = str(choice.move.args["card"])
        price = [Phrase(f"ap-fact-goes-{self.faces.halves[card].goes}")]
        return msgspec.structs.replace(choice, price=price, brings=brings, things=[f"hand:{card}"])

    def morale(self, choice: Choice) -> Choice:
        half = self.faces.halves[str(choice.move.args["card"])]
        after = min(self.view.most_morale, self.view.morale + half.morale)
        return self._used(choice, [Phrase("ap-fact-morale", {"morale": self.view.morale, "after": after})])

    def laid(self, choice: Choice) -> Choice:
        """A card laid for a place; money that is worth nothing only clutters lists."""
        args = choice.move.args
        card, use = str(args["card"]), str(args["use"])
        place = f"city:{args['city']}" if "city" in args else f"stack:{SECRET}"
        return msgspec.structs.replace(
            choice,
            brings=self._laid_as(card, use),
            things=[f"hand:{card}", place],
            minor=use == "money" and not self.faces.halves[card].wealth,
        )

    def _laid_as(self, card: str, use: str) -> Phrases:
        """The same at every place."""
        if (card, use) not in self._brings:
            self._brings[card, use] = [self._as(card, use)]
        return self._brings[card, use]

    def _as(self, card: str, use: str) -> Phrase:
        half = self.faces.halves[card]
        if use == "army":
            return men(half.infantry, half.cavalry)
        if use == "event":
            return self.faces.effect(card)
        args = {"count": half.wealth, "together": self._money() + half.wealth, "price": self.view.price}
        return Phrase("ap-fact-money", dict(args))

    def _money(self) -> int:
        """The money that lies in the secret stack, as far as the viewer knows."""
        piles = [pile for stack in self.view.stacks if stack.place == SECRET for pile in stack.piles]
        known = [card.card for pile in piles for card in pile if card.use == "money"]
        return sum(self.faces.halves[card].wealth for card in known if card is not None)

    def move_secret(self, choice: Choice) -> Choice:
        city = str(choice.move.args["city"])
        money = self._money()
        price = [Phrase("ap-fact-money-lost", {"count": money})] if money else []
        things = [f"stack:{SECRET}", f"city:{city}"]
        comes = Phrase("ap-fact-comes", {"count": self._moving()})
        return msgspec.structs.replace(choice, price=price, brings=[comes], things=things)

    def _moving(self) -> int:
        """The cards of the secret stack that are no money: it is lost on the way (AP-33)."""
        piles = [pile for stack in self.view.stacks if stack.place == SECRET for pile in stack.piles]
        return sum(card.use != "money" for pile in piles for card in pile)

    def discard(self, choice: Choice) -> Choice:
        return self._used(choice, [])

    # --- the course -----------------------------------------------------------------------------------

    def end(self, choice: Choice) -> Choice:
        view = self.view
        if view.stage != "rome-plays" or not view.plays_left or not view.rome.hand_size:
            return choice
        ask = Phrase("ap-ask-unused", {"count": view.plays_left})
        return msgspec.structs.replace(choice, ask=ask, early=True)

    def another_turn(self, choice: Choice) -> Choice:
        """Everybody plays once more, and Carthage has to march again (AP-12, AP-20)."""
        return msgspec.structs.replace(
            choice, price=[Phrase("ap-fact-march-again")], brings=[Phrase("ap-fact-rome-again")]
        )


WORDS: dict[str, Callable[[Worth, Choice], Choice]] = {
    "march": Worth.march,
    "attach": Worth.attach,
    "event": Worth.event,
    "target": Worth.target,
    "lose": Worth.lose,
    "stray": Worth.stray,
    "ally": Worth.ally,
    "morale": Worth.morale,
    "secret": Worth.laid,
    "named": Worth.laid,
    "move-secret": Worth.move_secret,
    "discard": Worth.discard,
    "end": Worth.end,
    "another-turn": Worth.another_turn,
}
