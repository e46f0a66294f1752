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
web-confirm = Kérdezzen rá a visszavonhatatlan lépésekre
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
web-more = Barátokkal, órával …
web-campaign = Kampány
web-my-games = Játékaim
web-no-games = Még nincs. Amit játszol, itt megmarad.
web-public = Nyilvános asztalok
web-no-public = Most nincs nyitott nyilvános asztal.
web-older = még { $count }
web-open-seat = szabad hely
web-your-turn = Te jössz
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
web-clock-days = napok minden körre
web-clock-seconds = Másodperc
web-clock-minutes = Perc
web-clock-increment = Körönként hozzáadott másodperc
web-clock-days-count = Nap
web-make-public = Nyilvános: az asztalt mindenki látja az előtérben
web-invite-later = Ezután kapsz egy hivatkozást a barátaidnak.
web-starts-at-once = A játék azonnal kezdődik.
web-open-table = Asztal nyitása

## A játék előtt

web-waiting = Játékosokra várunk
web-ready = Mindenki itt van
web-send-link = Aki megnyitja ezt a hivatkozást, leülhet egy szabad helyre.
web-link = Hivatkozás erre az asztalra
web-copy = Másolás
web-copied = Kimásolva
web-sit = Leülök ide
web-stand = Felállok
web-give-to-bot = Legyen egy boté
web-start = Kezdés
web-no-table = Nincs ilyen asztal.

## Az asztalnál

web-side = Lépések, napló és csevegés
web-tab-choices = Lépések
web-tab-log = Napló
web-tab-chat = Csevegés
web-log = Mi történt
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
web-hinted = A legerősebb bot ezt választaná: { $move }
web-do-it = Legyen
web-ask-no-more = ne kérdezze többet
web-pass = { $player } következik. Más most ne nézze a képernyőt.
web-i-am = Én vagyok az: { $player }
web-nothing-to-do = Most nincs mit eldöntened.
web-why-not = Ami most nem lehetséges, és miért
web-refused-many = { $kind } ({ $count })
web-read-rule = A szabály elolvasása: { $clause }
web-no-chat = Még senki sem szólt.
web-say = Írj valamit
web-send = Küldés
web-mute = { $name } némítása
web-menu = Menü
web-copy-link = Hivatkozás másolása
web-to-bot = { $bot } játsszon tovább helyette: { $player }
web-take-back = Visszaveszem a helyet: { $player }
web-resign = Feladás
web-really-resign = { $player }: végleges feladás
web-rematch = Még egyszer
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
web-key-hint = tipp
web-key-help = ez a lista

## Visszajátszás

web-replay = Visszajátszás
web-no-replay = Ez a játék nem játszható vissza: még nem ért véget, vagy nincs ilyen asztal.
web-eyes = Kinek a szemével
web-eyes-all = néző szemével
web-eyes-of = { $player } szemével
web-branch = Folytatás innen, mint { $player }
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
