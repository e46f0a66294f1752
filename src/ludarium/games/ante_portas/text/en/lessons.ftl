# What the guided first games of Ante Portas say.

## Carthage

lesson-ac-march = You are Hannibal. You win when the Senate's morale falls from { $morale } to 0, or when Rome falls. Each round you march from city to city. First lay a card as march, face down: { $card } ({ $brings }). It reaches Rhodanus.
lesson-ac-attach = Your cards are your army, too: what you lay is missing in battle. Attach an event for the battle that may come: { $card }. { $brings }
lesson-ac-end = Rome sees only backs. End your part; now Rome lays cards where it expects you.
lesson-ac-target = A card lies at Rhodanus, and it may be an army. You could wait for another turn, or avoid it. March there: { $brings }.
lesson-ac-lose = Your event took most of the Roman army away; cavalry and a large hand halve the loss. Pay it with a card you need least: { $card } ({ $price }).
lesson-ac-again = You are in Rhodanus. A new round: lay a march again. { $card }: { $brings }.
lesson-ac-event = Some events work at once and against morale. { $card }: { $brings } The Senate's allies waver when morale is low.
lesson-ac-end-again = It cost you men, but the Senate trembles. End your part.
lesson-ac-elsewhere = Rome waits at Insula with two cards. March where it does not: { $brings }. Entering a city costs the Senate its value, and the anchor moves the sea.
lesson-ac-free = The Senate has lost { $morale } of its morale. The Alps lie before you. From here on the game is yours: march, hide, threaten two cities at once.

## Rome

lesson-ar-named = You are Rome. Hannibal wins when morale falls from { $morale } to 0 or when he takes Rome; you win when his army is gone or worn down. He has laid a march. Guess where he goes and lay an army there, face down: { $card } at Narbo ({ $brings }).
lesson-ar-end = In Gallia your plays are few. Keep the other card for later and end your part.
lesson-ar-event = You guessed right: in battle Hannibal lost a card. Some cards are events at once. { $card }: { $brings }
lesson-ar-stronger = One play is left. From Narbo the way to the Alps leads over Rhodanus. Lay { $card } there ({ $brings }).
lesson-ar-end-again = Hannibal sees how many cards lie where, not which. End your part.
lesson-ar-morale = He came, he lost men again, and he wasted the land: morale has fallen. Any card can raise it. { $card }: { $brings }. When it falls to their marks, your allies begin to waver.
lesson-ar-secret = Not sure where he goes? The secret stack counts wherever he marches, if its money pays for scouting. { $card } as money: { $brings }. Armies laid beside it later do the fighting.
lesson-ar-last = Money alone does not fight yet. End your part and see where Hannibal turns.
lesson-ar-free = From here on the game is yours: guess, bluff with a single card, and keep morale above the allies' marks.
