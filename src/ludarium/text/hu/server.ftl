# Words of the server: commands that it refuses, notes to a result, and the rules of the clocks.

## Why a command was refused; it changed nothing

error-stale = Közben továbbment a játék. Nézd meg újra az asztalt, és válassz ismét.
error-illegal = Ezt a szabályok most nem engedik.
error-not-your-turn = Most nem te vagy soron.
error-not-yours = Ez nem a te helyed.
error-not-playing = Ennél az asztalnál most nem folyik játék.
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
error-no-level = Ehhez a játékhoz nincs „{ $level }” nevű bot; ezek vannak: { $levels }.
error-bad-seats = Ezt a játékot { $least }–{ $most } játékos játszhatja.
error-bad-option = Ez a beállítás nem lehetséges: { $why }
error-bad-clock = Az órához hiányzik egy adat, vagy egy adat fölösleges.
error-bad-name = Egy név 1–{ $most } karakterből áll.
error-bad-text = Egy üzenet 1–{ $most } karakterből áll.
error-bad-goal = Ezt a célt e játék után nem lehet kipipálni.
error-cannot-undo = Itt nincs mit visszavonni: azóta kiderült valami, vagy más is lépett.
error-nothing-to-undo = Még nem léptél, így nincs mit visszavonni.
error-no-question = Most senki sem kérdez tőled semmit.
error-hint-waits = Az előző tipp még készül.
error-campaign-won = A kampányt már megnyerted: minden cél teljesült.
error-no-campaign-game = Ez a játék nem a kampányod része, vagy már fel van jegyezve.
error-too-fast = Ez túl sok volt egyszerre. Várj egy pillanatot.
error-too-large = Ez az üzenet túl hosszú; legfeljebb { $most } bájt lehet.
error-too-many-tables = Már { $most } befejezetlen játékod van. Előbb fejezz be egyet.
error-too-many-watched = Ez a lap már { $most } asztalt mutat.
error-malformed = A kiszolgáló nem érti ezt az üzenetet ({ $why }).
error-hello-first = A lapnak előbb be kell köszönnie.
error-hello-once = A lap már beköszönt.
error-rules-changed = Ezt a játékot a(z) { $game } { $played }. számú szabályai szerint játszották; ez a változat a { $here }. számúakat ismeri.
error-not-saved = A kiszolgáló ezt nem tudta elmenteni, így nem történt meg. Próbáld újra.
error-house = Hiba történt a kiszolgálón, de semmi sem változott. Próbáld újra.

## What a result has to be read with

note-resigned = { $player } feladta; a helyén bot játszott tovább.
note-timed-out = { $player } ideje lejárt; a helyén bot játszott tovább.
note-timed-out-move = { $player } ideje lejárt; egy lépést bot tett meg helyette.
note-bot-failed = A bot ({ $player }) hibázott; helyette véletlen lépés történt.

## What happens when time runs out

clock-rule-none = Nincs óra.
clock-rule-move = Ha egy lépés ideje lejár, ezt az egy lépést egy közepes szintű bot teszi meg.
clock-rule-fischer = Ha egy játékos ideje elfogy, a helyén a játék végéig egy közepes szintű bot játszik.
clock-rule-days = Ha a körre szánt napok leteltek, egy közepes szintű bot játszik tovább; a hely gazdája bármikor visszaveheti.
