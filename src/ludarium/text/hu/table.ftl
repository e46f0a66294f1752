# A böngészőben látható oldal: előtér, asztal, visszajátszás, szabályok, beállítások. A $player és a $game már ezen a nyelven szól.

## Mindenütt

web-skip = Ugrás a tartalomhoz
web-lost = Megszakadt a kapcsolat; próbálunk visszatérni …
web-close = Bezárás
web-cancel = Mégsem
web-yes = Igen
web-no = Nem
web-reload = Az oldal megújult. Töltsd be újra.
web-error = Ez nem sikerült ({ $error }).
web-rules = Szabályok
web-lobby = Az előtérbe
web-language = Nyelv
web-settings = Beállítások
web-name = Név
web-guest = Vendég
web-theme = Színek
web-theme-auto = ahogy az eszközön
web-theme-light = világos
web-theme-dark = sötét
web-pace = A többiek lépései
web-pace-slow = lassan
web-pace-usual = egymás után
web-pace-fast = gyorsan
web-pace-at-once = egyszerre
web-confirm = Kérdezzen rá a visszavonhatatlan lépésekre
web-early = Kérdezzen rá a { -turn } végére, ha még lenne mit tenni
web-sound = Hangok
web-notify = Értesítsen, ha rajtam a sor
web-chat = A csevegés látszik
web-keys = Egybillentyűs parancsok

## Az előtér

web-welcome = Asztal jó játékokhoz
web-tagline = Válassz egy játékot, és nyomd meg a Játék gombot. Nem kell se fiók, se beállítás.
web-play = Játék
web-players = Játékosok
web-against = Ellenfél
web-rating-told = A szám a szint erőssége a játék saját skáláján: 400 pont előny tíz az egyhez esélyt jelent.
web-more = Több …
web-campaign = Kampány
web-go-on-with = Folytatás
web-my-results = Eredményeim
web-no-games = Még nincs befejezett játék.
web-archived = { $count ->
    [one] { $count } az archívumban
   *[other] { $count } az archívumban
}
web-archive = Archiválás
web-unarchive = Vissza az archívumból
web-result-won = nyertél
web-result-lost = vesztettél
web-result-undecided = eldöntetlen
web-round = { $round }. { -round }
web-with-friend = Egy baráttal
web-side-of = Én vagyok
web-public = Nyilvános asztalok
web-no-public = Most nincs nyitott nyilvános asztal.
web-older = még { $count }
web-open-seat = szabad hely
web-your-turn = Te jössz
web-turning-points = Fordulópontok
web-turn-of = { $player } következik
web-status-open = játékosokra vár
web-status-playing = folyamatban
web-status-over = befejeződött

## Új asztal

web-new-table = Új asztal: { $game }
web-who-plays = Kik játszanak?
web-me = Én
web-here = Valaki ennél a képernyőnél
web-friend = Aki a hivatkozással jön
web-add-seat = Eggyel több
web-drop-seat = Eggyel kevesebb
web-options = Beállítások
web-clock = Óra
web-clock-none = nincs óra
web-clock-move = idő minden lépésre
web-clock-fischer = idő az egész játékra, növekménnyel
web-clock-days = napok minden { -turn(form: "to") }
web-clock-seconds = Másodperc
web-clock-minutes = Perc
web-clock-increment = Körönként hozzáadott másodperc
web-clock-days-count = Nap
web-make-public = Nyilvános: az asztalt mindenki látja az előtérben
web-allow-hints = Mindenki kérhet tippet, és ezt mindenki látja
web-invite-later = Ezután kapsz egy hivatkozást a barátaidnak.
web-starts-at-once = A játék azonnal kezdődik.
web-open-table = Asztal nyitása

## A játék előtt

web-waiting = Játékosokra várunk
web-ready = Mindenki itt van
web-send-link = Aki megnyitja ezt a hivatkozást, leülhet egy szabad helyre.
web-link = Hivatkozás erre az asztalra
web-alone = Ezt a címet csak ez a gép éri el. Hogy a hálózatodból barátok is jöhessenek, így indítsd újra; a játékok megmaradnak:
web-qr = A hivatkozás QR-kódja
web-open-link = Olvasd be telefonnal, vagy nyisd meg a hivatkozást bármilyen böngészőben: semmit sem kell telepíteni.
web-open-near = Olvasd be egy ugyanezen a hálózaton (Wi-Fi) lévő telefonnal, vagy írd be a címet ott bármilyen böngészőbe; semmit sem kell telepíteni.
web-copy = Másolás
web-copied = Kimásolva
web-sit = Leülök ide
web-stand = Felállok
web-give-to-bot = Legyen egy boté
web-bot-level = { $name } ({ $level })
web-played-on-resigned = feladta; a helyén tovább játszott: { $bot }
web-played-on-timed-out = kifutott az időből; a helyén tovább játszott: { $bot }
web-played-on-absent = nem volt itt; a helyén tovább játszott: { $bot }
web-played-on-asked = a helyén tovább játszott: { $bot }
web-start = Kezdés
web-no-table = Nincs ilyen asztal.

## Az asztalnál

web-side = Lépések, napló és csevegés
web-tab-choices = Lépések
web-tab-log = Napló
web-tab-chat = Csevegés
web-log = Mi történt
web-draws = { $count } lap húzása
web-only-you = Ezt csak te látod
web-since-away = Amíg nem voltál itt:
web-skip-steps = Átugrom ({ $count })
web-to-move = ő következik
web-away = nincs itt
web-watchers = nézők
web-thinking = { $player } gondolkodik
web-days = { $count } nap
web-undo = Visszavonás
web-ask-undo = Visszavonás kérése
web-asks-undo = { $player } szeretne egy lépést visszavonni.
web-waiting-answer = A többiek válaszára várunk.
web-hint = Tipp
web-lesson = Vezetett játék
web-lesson-offer = Új neked ez a játék? Tanuld meg lépésről lépésre, igazi asztalnál:
web-lesson-no = Ismerem
web-do-it = Legyen
web-ask-no-more = ne kérdezze többet
web-pass = { $player } következik. Más most ne nézze a képernyőt.
web-i-am = Én vagyok az: { $player }
web-nothing-to-do = Most nincs mit eldöntened.
web-why-not = Ami most nem lehetséges, és miért
web-refused-many = { $kind } ({ $count })
web-read-rule = A szabály elolvasása: { $clause }
web-no-chat = Még senki sem szólt.
web-no-talk = Itt most nem lehet csevegni.
web-talk = Ki szólhat itt hozzá
web-talk-all = mindenki
web-talk-players = akik játszanak
web-talk-nobody = senki
web-say = Írj valamit
web-send = Küldés
web-mute = { $name } némítása
web-silence = { $name } elnémítása ennél az asztalnál
web-unsilence = { $name } újra hozzászólhat
web-remove = { $name } elküldése
web-close-table = Asztal bezárása
web-my-data = Adataim
web-take-data = Letöltöm
web-delete-data = Törlés …
web-delete-sure = A neved, a hozzászólásaid és a kampányod innen végleg törlődik, a játékaidat botok játsszák végig.
web-delete-now = Végleges törlés
web-delete-not = Maradjon
web-menu = Menü
web-copy-link = Hivatkozás másolása
web-to-bot = { $bot } játsszon tovább helyette: { $player }
web-take-back = Visszaveszem a helyet: { $player }
web-is-away = { $player } nincs itt.
web-wait = Várok
web-bot-plays = Bot játszik tovább
web-bot-soon = { $time } múlva bot játszhat tovább.
web-end-game = A játék lezárása
web-end-tells = Senki sem nyer. A játék a listádban marad, és visszajátszható.
web-plays-for = { $player } helyett most játszik: { $bot }.
web-undecided = A játék eldöntetlenül zárult
web-resign = Feladás
web-really-resign = { $player }: végleges feladás
web-resign-tells = Végleg kiszállsz a játékból; egy gép játszik tovább, és a többiek értesülnek róla.
web-to-bot-tells = A többiek értesülnek róla. A helyet bármikor visszaveheted.
web-how = Így játszd
web-all-rules = Minden szabály, pontról pontra
web-no-rules = Nincsenek itt „{ $game }” nevű játék szabályai; válassz egy játékot.
web-missing-title = Itt nincs semmi
web-missing-about = A(z) „{ $path }” cím a ház egyetlen oldalára sem vezet. Talán hiányzik egy betű, vagy a hivatkozás régebbi, mint a ház.
web-unreachable = A ház nem érhető el: nincs hálózat, vagy be van zárva a kiszolgálója. Újra próbáljuk …
web-forgets = Ez a böngésző semmit sem őriz meg ennek az oldalnak (privát ablak, vagy a tárhelye betelt vagy le van tiltva): újratöltés után a saját játékaidat is csak nézhetnéd. Engedélyezd a tárolást ennek az oldalnak, vagy hagyd nyitva, amíg játszol.
web-rematch = Még egyszer
web-game-file = Játékfájl
web-verify-title = A keverés ellenőrizhető
web-verify = Az első lap előtt az asztal ezt ígérte: { $commitment }; ez a { $seed } mag és { $nonce } SHA-256-kivonata. A „ludarium verify” a .game fájl minden húzását újrajátssza.

## Billentyűk

web-keys-title = Billentyűk
web-key-table = az asztalra
web-key-arrows = mozgás a lapok sorában, listában, füleken
web-key-enter = választás
web-key-escape = visszatevés, mégsem
web-key-choices = minden lépés listája
web-key-numbers = a listában: ugrás az ilyen számú lépésre
web-key-log = napló
web-key-chat = csevegés
web-key-undo = visszavonás vagy annak kérése
web-key-skip = minden lépés egyszerre
web-key-hint = tipp
web-key-help = ez a lista

## Visszajátszás

web-replay = Visszajátszás
web-review = A játszma elemzése
web-reviewing = A játszma elemzése folyik …
web-no-replay = Ez a játék nem játszható vissza: még nem ért véget, vagy nincs ilyen asztal.
web-eyes = Kinek a szemével
web-eyes-all = néző szemével
web-eyes-of = { $player } szemével
web-branch = Folytatás innen, mint { $player }
web-branch-about = A többi helyen botok játszanak. A lejátszott játszma változatlan marad.
web-all-open = Minden nyitva
web-speed = Sebesség
web-speed-slow = lassú
web-speed-usual = közepes
web-speed-fast = gyors
web-copy-position = Hivatkozás erre az állásra
web-first = Első állás
web-previous = Egy lépést vissza
web-next = Egy lépést előre
web-last = Utolsó állás
web-run = Lejátszás
web-pause = Szünet
web-position = Állás

## Szabályok és kampány

web-rules-about = Minden szabálynak száma van. Ha az asztalnál valami nem lehetséges, a válasz megnevezi a szabályt, amely tiltja; a zárójeles értelmezés ott áll, ahol a szabálykönyv nyitva hagy valamit.
web-rules-published = A lapok és a számok a kiadott játékéi.
web-rules-search = Keresés a szabályokban
web-go-on = Folytatás

## The house in this page

web-home-loading = A Python betöltése ehhez az oldalhoz …
web-home-starting = A ház nyitása …
web-home-elsewhere = A játékaid a böngésző egy másik lapján vannak nyitva. Zárd be, és itt folytathatod.
web-home-metered = A játékhoz egyszer { $part } MB-ot kell betölteni.
web-home-agree = Betöltés
web-home-no-wasm = Ez a böngésző nem tud WebAssemblyt futtatni, pedig az oldalban működő háznak kell. Használj újabbat, vagy játssz egy kiszolgálón.
web-home-no-storage = Ez a böngésző semmit sem őriz meg ennek az oldalnak (privát ablak?), így a játékokat nem lehetne menteni. Nyisd meg rendes ablakban.
web-home-failed = A házat nem sikerült megnyitni: { $why }. Töltsd be újra az oldalt; a játékaid megmaradnak.
web-home-not-saved = A böngésző tárhelye betelt vagy zárva van, így ez nem történt meg; minden korábbi megmaradt. Szabadíts fel helyet, azután próbáld újra.
web-home-newer = Az oldalnak újabb változata érkezett.
web-home-reload = Áttérek rá
web-home-about = Minden ebben az oldalban fut: a játékokat ez a böngésző őrzi, a barátok ennél a képernyőnél játszanak. A mester és a nagymester két másodpercig gondolkodik, mint egy kiszolgálón, de ennyi idő alatt kevésbé messzire lát.

## A game handed over

web-bring-title = Átadtak neked egy játékot
web-bring-about = Itt folytathatod: a botok maradnak, mindenki más ennél a képernyőnél játszik.
web-bring-broken = Ebben a hivatkozásban nincs meg az egész játék. Kérd el újra, vagy kérd a fájlt.
web-bring-go-on = Folytatom
web-bring-file = Játékfájl folytatása …
web-hand-over = Játék átadása (hivatkozás másolása)

## Külső botok

web-bots = Saját botok
web-bots-about = Egy saját programod is játszhat itt HTTP-n keresztül, bármilyen nyelven írtad. Amíg figyel, mások is meghívhatják.
web-bots-help = Hogyan működik
web-bot-name = A bot neve
web-bot-make = Kulcs készítése
web-bot-key = { $name } kulcsa csak most látható. Tartsd titokban:
web-bot-revoke = Visszavonás
web-bot-revoke-sure = Visszavonod a bot kulcsát ({ $name })? A folyamatban lévő játszmáit feladja.
web-bot-here = figyel
web-bot-not-here = nincs itt
web-bot-invited = { $name } meghívást kapott
web-badge-bot = bot
web-guests = Külső botok

# Feladványok

web-puzzles = Feladványok
web-puzzles-about = Állások valódi játszmákból, amelyekben egy megoldás egyértelműen a legjobb. Találd meg! Csak az első próbálkozás számít.
web-puzzle-rating = Értékszámod: { $rating }
web-puzzle-daily = A nap feladványa
web-puzzle-easy = Könnyű
web-puzzle-medium = Közepes
web-puzzle-hard = Nehéz
web-puzzle-number = { $number }. feladvány, értékszám: { $rating }
web-puzzle-right = megtaláltad
web-puzzle-wrong = nem sikerült
web-puzzle-head = { $grade }, értékszám: { $rating }
web-puzzle-task = Itt egy megoldás egyértelműen a legjobb. Játszd meg úgy, mint az asztalnál!
web-puzzle-counted = Értékszámod: { $before } → { $after }.
web-puzzle-again = Újra
web-puzzle-on = Tovább innen
web-puzzle-next = Következő feladvány
web-puzzle-missing = Nincs ilyen feladvány.

web-curious = Lapok és megnyitások
web-curious-more = Amit sok játszma elárul: milyen gyakran választják az egyes lapokat, és mit érnek
web-curious-cards = A lapok
web-curious-openings = Megnyitások
web-curious-sort = Rendezés
web-curious-by-box = a doboz sorrendje
web-curious-by-taken = milyen gyakran választják
web-curious-by-round = milyen korán választják
web-curious-by-wins = mennyit nyer
web-curious-how = Aki utána akar számolni:
web-curious-none = Erről nincsenek számaink: { $game }.
