# Words of the server: commands that it refuses, notes to a result, and the rules of the clocks.

## Why a command was refused; it changed nothing

error-stale = Közben továbbment a játék. Nézd meg újra az asztalt, és válassz ismét.
error-illegal = Ezt a szabályok most nem engedik.
error-shows-first = Ez előbb felfed valamit. Tedd meg egymagában, nézd meg, és utána folytasd.
error-not-your-turn = Most nem te vagy soron.
error-not-yours = Ez nem a te helyed.
error-not-playing = Ennél az asztalnál most nem folyik játék.
error-bad-file = Ez nem olyan játék, amelyet itt folytatni lehet: { $why }.
error-file-over = Ez a játék már véget ért; nézd meg inkább a visszajátszását.
error-not-over = Ez csak a játék vége után lehetséges.
error-begun-already = A játék már elkezdődött.
error-seats-open = Van még szabad hely. Várj meg valakit, vagy add át a helyeket botoknak.
error-seat-taken = Ott már ül valaki.
error-no-seat = Ennél az asztalnál nincs ilyen hely.
error-not-at-table = Ezt csak az teheti meg, aki ennél az asztalnál ül.
error-given-for-good = Ezen a helyen a játék végéig bot játszik.
error-no-table = Nincs ilyen asztal. Talán csonka a link.
error-no-position = Ez a játék csak { $most } lépésből áll.
error-no-game = Nincs „{ $game }” nevű játék.
error-no-lesson = Ehhez a játékhoz nincs ilyen lecke: „{ $lesson }”.
error-no-puzzle = Nincs ilyen feladvány: „{ $puzzle }”.
error-no-level = Ehhez a játékhoz nincs „{ $level }” nevű bot; ezek vannak: { $levels }.
error-bad-seats = Ezt a játékot { $least }–{ $most } játékos játszhatja.
error-bad-option = Ez a beállítás nem lehetséges: { $why }
error-bad-clock = Az órához hiányzik egy adat, vagy egy adat fölösleges.
error-bad-name = Egy név 1–{ $most } karakterből áll.
error-no-talk = Ennél az asztalnál most nem lehet csevegni.
error-removed = Az asztal házigazdája arra kért, hogy távozz.
error-silenced = Az asztal házigazdája elnémított.
error-plays-here = Aki játszik, a játék végéig marad.
error-no-guest = Ennél az asztalnál nincs ilyen vendég.
error-not-host = Ezt csak az asztal házigazdája teheti meg.
error-clock-decides = Ennél az asztalnál óra jár: az dönt arról, aki nincs itt.
error-not-away = Aki itt ül, még nincs { $seconds } másodperce távol.
error-not-alone = A játék akkor zárható le, ha más már { $seconds } másodperce nincs itt.
error-bad-text = Egy üzenet 1–{ $most } karakterből áll.
error-bad-goal = Ezt a célt e játék után nem lehet kipipálni.
error-cannot-undo = Itt nincs mit visszavonni: azóta kiderült valami, vagy más is lépett.
error-nothing-to-undo = Még nem léptél, így nincs mit visszavonni.
error-no-question = Most senki sem kérdez tőled semmit.
error-hint-waits = Az előző tipp még készül.
error-no-hints = Ennél az asztalnál nincs tipp: a házigazda nem engedte meg.
error-no-hint-found = Most nem sikerült tippet adni. Próbáld újra.
error-campaign-won = A kampányt már megnyerted: minden cél teljesült.
error-no-campaign-game = Ez a játék nem a kampányod része, vagy már fel van jegyezve.
error-too-fast = Ez túl sok volt egyszerre. Várj egy pillanatot.
error-too-large = Ez az üzenet túl hosszú; legfeljebb { $most } bájt lehet.
error-table-full = Ennél az asztalnál már { $most } bejegyzés van; mostantól csak lépni lehet.
error-too-many-tables = Már { $most } befejezetlen játékod van. Előbb fejezz be egyet.
error-too-many-watched = Ez a lap már { $most } asztalt mutat.
error-no-key = Ehhez egy bot kulcsa kell, amelyet a lapon készítettek és nem vontak vissza: „Authorization: Bearer bot_…”.
error-no-bot = Nincs ilyen bot, vagy most nem figyel.
error-bot-busy = Ennek a botnak túl sok megválaszolatlan kihívása van.
error-bot-at-table = Ez a bot már itt ül, vagy már meghívták.
error-no-challenge = Ehhez az asztalhoz nem hívtak, vagy a meghívás már nem él.
error-too-many-bots = Már { $most } botod van. Előbb vond vissza az egyiket.
error-one-seat = A bot által nyitott asztalnál pontosan egy „me” hely van.
error-malformed = A kiszolgáló nem érti ezt az üzenetet ({ $why }).
error-hello-first = A lapnak előbb be kell köszönnie.
error-hello-once = A lap már beköszönt.
error-table-broken = Ennek az asztalnak a feljegyzései sérültek, ezért félre lett téve. A többi asztalt ez nem érinti.
error-rules-changed = Ezt a játékot ({ $game }) más szabályváltozattal játszották ({ $played }.), mint amelyet ez a program ismer ({ $here }.). A játék eldöntetlenül ért véget; a lépései szövegként továbbra is elolvashatók.
error-not-saved = A kiszolgáló ezt nem tudta elmenteni, így nem történt meg. Próbáld újra.
error-house = Hiba történt a kiszolgálón, de semmi sem változott. Próbáld újra.

## What a result has to be read with

note-resigned = { $player } feladta; a helyén bot játszott tovább.
note-timed-out = { $player } ideje lejárt; a helyén bot játszott tovább.
note-timed-out-move = { $player } ideje lejárt; egy lépést bot tett meg helyette.
note-absent = { $player } nem volt itt; a helyén bot játszott tovább.
note-returned = { $player } visszajött, és tovább játszik.
note-ended = { $player } lezárta a játékot; eldöntetlen maradt.
note-abandoned = 90 napja senki sem jött vissza; a játék eldöntetlen maradt.
note-bot-failed = A bot ({ $player }) hibázott; helyette véletlen lépés történt.
note-advised = { $player } tippet kért.

## What happens when time runs out

clock-rule-none = Nincs óra.
clock-rule-move = Ha egy lépés ideje lejár, ezt az egy lépést egy közepes szintű bot teszi meg.
clock-rule-fischer = Ha egy játékos ideje elfogy, a helyén a játék végéig egy közepes szintű bot játszik.
clock-rule-days = Ha a { -turn(form: "to") } szánt napok leteltek, egy közepes szintű bot játszik tovább; a hely gazdája bármikor visszaveheti.
