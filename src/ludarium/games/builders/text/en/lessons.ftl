# What the guided first games of The Builders say.

## The Middle Ages

lesson-bm-open = You build: whoever has { $goal } points of buildings starts the last round, and the most points win. A turn has { $left } actions. One of them opens a site: { $building } ({ $brings }). Take that card from the row.
lesson-bm-recruit = A site needs workers who make what it lacks. Recruiting costs an action and no coins. { $worker }: { $brings }. That is just what your site lacks.
lesson-bm-send = Sending is the third action, and now the worker is paid: { $price }. Send { $unit } to the site.
lesson-bm-machine = Finished! This building is a machine: it brings its point and joins your crew, where it works without pay. No actions are left: end the turn.
lesson-bm-bigger = Fresh actions. { $building } brings more: { $brings }. Open this site.
lesson-bm-lacks = Your crew makes part of it; wood is scarce. Recruit { $worker }: { $brings }.
lesson-bm-part = A site may wait: what is still missing can come in a later turn. Send { $unit } now ({ $brings }).
lesson-bm-wait = Workers at a site stay there until it is finished. You have { $coins-text } left, so end the turn.
lesson-bm-coins = The worker you need costs more than you have. Actions can be spent on coins, several at once for more. One is enough now: { $brings }.
lesson-bm-finish = Now send { $unit } for { $price }: nothing is missing any more, and the site pays its coins and points at once.
lesson-bm-home = Everybody who worked there is idle again. Use the last action for the next site: { $building } ({ $brings }).
lesson-bm-race = You have { $mine } points of { $goal }. Watch the other seat's points, too. End the turn.
lesson-bm-first-worker = A large site needs several workers. The first one you send in a turn costs one action: { $price }. Send { $unit }.
lesson-bm-second-worker = The next one to the same site in the same turn costs more: { $price }. That may still be worth it. Send { $unit }.
lesson-bm-free = A third would cost still more; an extra action can be bought for coins. From here on the game is yours. One more worker finishes this site, and the row of workers has somebody who fits.

## Antiquity

lesson-ba-open = Whoever has { $goal } points of buildings starts the last round; then the most points win. A turn has { $left } actions. Open { $building }: { $brings }.
lesson-ba-send = { $unit } makes exactly what it needs. Sending costs an action and the wage: { $price }.
lesson-ba-prisoner = Finished at once: coins and a point. Antiquity also has investments, one a turn. A prisoner costs { $price } now and no wage ever: { $brings }.
lesson-ba-end = Prisoners can be set free later. Your actions are used: end the turn.
lesson-ba-port = { $building } brings { $brings }. Open it.
lesson-ba-tool = Your prisoner brings stone and wood, but no decoration. Buy a tool: { $brings }, for { $price }.
lesson-ba-prisoner-works = Send { $unit }: no wage. Prisoners use no tools, so the tool stays with you. ({ $brings })
lesson-ba-end-again = Only one thing is missing now. End the turn.
lesson-ba-with-tool = Any worker can take a tool along. Send { $unit } with it: { $price }. The site is finished.
lesson-ba-university = A university teaches one worker for good: { $brings }. It costs { $price } and is this turn's investment.
lesson-ba-recruit = A strong hand for large buildings: recruit { $worker } ({ $brings }).
lesson-ba-loan = In need of coins there is the loan: coins now, more of them back at the end. You do not need it. End the turn.
lesson-ba-free = From here on the game is yours: sites, workers, one investment a turn. Hints are at the lamp.
