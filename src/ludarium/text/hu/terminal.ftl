# The table in a terminal, of every game. Names ($player …) are names in this language already, in the nominative:
# no article and no ending can be put to them.

## People at the table

person = Játékos
person-numbered = { $number }. játékos

## The table

amount = { $count } { $resource }
table-round = { $round }. { -round }.
table-over = A játék véget ért.
table-set-up = Folyik a kártyák kiosztása.
table-goals = Célok
table-nothing = nincs

## Choices

fault-crash = { $player } hibázott, helyette más lépett: { $detail }
fault-overrun = { $player } túl sokáig gondolkodott, helyette más lépett: { $detail }
fault-illegal = { $player } szabálytalant akart lépni, helyette más lépett: { $detail }
pass-table = Most ez a játékos ül az asztalhoz: { $player }. Más most ne nézzen ide.
pass-ready = { $player }, nyomj Entert:
prompt = { $player }, mit választasz? (súgó: ?)
menu-back = vissza
menu-which = Melyik legyen?

## What is typed

bad-number = { $most ->
    [0] Itt nincs ilyen szám: { $number }; a 0 visszalép.
    [one] Itt nincs ilyen szám: { $number }; csak az 1 választható.
   *[other] Itt nincs ilyen szám: { $number }; 1 és { $most } közötti számot írj be.
}
bad-path = Túl sok szám: már az első részük is teljes választás.
bad-back = Ez a főmenü: innen nincs hová visszalépni.
bad-input = „{ $text }”: ez nem lépés és nem parancs; írd be a menü egyik számát, vagy a ? jelet a súgóhoz.
bad-length = Ez a sor túl hosszú; legfeljebb { $most } karaktert olvasok.

help-title = Amit beírhatsz
hint-thinking = Gondolkodom …
keys-hint = h
help-hint = tipp: mit érdemes most tenni, és miért
keys-number = 3
help-number = a menü 3. sorának választása; a 0 vagy a b visszalép, az Enter újra kiírja a menüt
keys-path = 3 2
help-path = a 3., majd a 2. sor választása egyszerre
help-typed = egy lépés szavakkal, ahogy a menüben vagy a játékfájlban áll (open chapel); a szavak eleje is elég, ha csak egy lépésre illik
keys-why = ? 3
help-why = mi a helyzet a lista 3. sorával?
help-why-text = mit mond ez a kártya, mit lehet tenni vele vagy ezzel a lépéssel, és melyik szabály tiltja a többit?
keys-cannot = x
help-cannot = mi nem lehetséges most, és miért
keys-undo = u
help-undo = az utolsó lépésed visszavonása; ha csak botokkal játszol, az ő { -turn(form: "over-theirs") } át is (ugyanazok a lapok jönnek)
keys-save = s, s FÁJL
help-save = mentés, akár megadott fájlba (minden lépés magától is mentődik)
keys-log = l, l 50
help-log = napló: a legutóbbi események
keys-table = t
help-table = az asztal újbóli kiírása
keys-table-all = t all
help-table-all = az asztal mindenki minden lapjával
keys-intro = intro
help-intro = rövid bevezető a játékba
keys-rules = rules, rules SZÓ
help-rules = az összes szabály, vagy azok, amelyekben egy szó szerepel
help-rule = a szabályok egyik pontja
keys-quit = q
help-quit = kilépés; a játék mentve marad, és később folytatható

why-allowed = { $move }: ez most lehetséges. Beírva: { $notation }
why-fine = Ez most lehetséges.
why-menu = Ez egy további menüt nyit meg; válaszd ki, és meglátod, mi lehetséges ott.
why-nothing = { $kind }: ehhez most nincs mit választani.
cannot-title = Most nem lehetséges (a szabályhoz írd be a számot)
cannot-nothing = Most minden lehetséges, ami szóba jöhet.
cannot-more = … és még { $count }
rules-none = Egyik szabályban sem szerepel: „{ $word }”.
rule-unknown = Nincs ilyen szabálypont: „{ $clause }”; ezek vannak: { $clauses }.

undone = Visszavonva: { $moves }.
undone-far = Visszavonva mindazzal, ami utána történt: { $moves }. Ugyanazok a lapok jönnek majd.
undo-revealed = Nem vonható vissza: az utolsó lépésed óta új kártya lett látható. { $event }
undo-nothing = Nincs mit visszavonni: ebben a { -turn(form: "in") } még nem léptél.
saved = A játék mentve: { $file }
save-failed = A mentés nem sikerült: { $error }

## Beginning and end

opening-players = Játékosok: { $names }.
opening-seed = Kiinduló szám (seed): { $seed }. Minden húzás ebből következik, és később ellenőrizhető.
opening-resumed = A játék { $count } lépés után folytatódik.
opening-help = Súgó: ?, tipp: h
farewell = Viszontlátásra!
farewell-unsaved = A játék leállt; mentés nem készült.
farewell-resume = Így folytathatod:
ending-verify = Így ellenőrizhető minden lépése és húzása:
ending-replay = Így olvasható el újra:
story-set-up = Előkészületek
story-unfinished = A játék még nem ért véget.
final-scoring = Végső pontozás
final-seat = { $player }: { $score }
final-winners = { $count ->
    [one] Győztes: { $names }
   *[other] Döntetlen, közös győzelem: { $names }
}

## Questions before a game

welcome = Üdvözöl a { -ludarium }! Az Enter elfogadja azt, ami a szögletes zárójelben áll.
ask-game = Játék vagy nyelv [{ $proposed }]:
ask-continue = Folytatás: { $game }, { $round }. { -round }, mentve: { $when }
bad-game = Ezek közül írj be egyet: { $answers }; vagy csak nyomj Entert.
opponents = Ellenfelek és játékmódjuk
strength-grandmaster = minden lépésére két másodpercet szán, és olyan messzire gondolkodik, amennyire csak tud
strength-master = előre gondolkodik, a válaszaiddal is számol
strength-expert = az egész { -turn(form: "own") } gondosan megtervezi
strength-journeyman = megtervezi a { -turn(form: "own") }, de néha elkalandozik a figyelme
strength-apprentice = egy lépésre lát előre, és sok mindent nem vesz észre
strength-beginner = még új a játékban, és a legtöbb lehetőséget nem veszi észre
strength-mcts = sok véletlenszerűen végigjátszott játszmával gondolkodik előre
strength-random = bármit lép: jó a szabályok megismeréséhez
strength-friend = valaki, aki szintén ennél a képernyőnél játszik
ask-opponents = Hány ellenfél legyen ({ $least }–{ $most }), és milyen [{ $proposed }]:
bad-opponents = Írj be egy számot { $least } és { $most } között, egy nevet ezek közül: { $names }, vagy mindkettőt, például 2 random; vagy csak nyomj Entert.
ask-name = A neved [{ $proposed }]:
bad-name = A név 1–30 karakter hosszú lehet, vessző nélkül; vagy csak nyomj Entert.
ask-side = A te oldalad [{ $proposed }]:
bad-side = Írj be egy számot 1 és { $most } között, vagy csak nyomj Entert.
ask-friend = A másik játékos neve [{ $proposed }]:
intro-moves = Amit tehetsz: { $kinds }.
intro-keys = Írd be egy választás számát. A „? NÉV” elmagyaráz egy kártyát vagy lépést, a h indokolt tippet ad, az u visszavon, a „rules” minden szabályt megmutat.
table-brief = Az egész asztal: t
hint-play = Játék indítása például:
hint-more = További lehetőségek:

# Under each page of cards that nobody has drawn.
plain-foot = Ludarium, egyszerű lapok a játék kipróbálásához
drawn-foot = Ludarium, saját rajzok, a játék kipróbálásához
