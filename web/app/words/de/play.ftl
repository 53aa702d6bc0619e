### Spielen: das Tastenfeld, das Brett in Worten, Tipps, Fehler, Ketten, „Was wäre wenn“.

pad-undo = Zurück
pad-redo = Wieder
pad-key = Taste { $key }
pad-modes = Was Tasten und Klicks bewirken
pad-links = Was ein Link bedeutet
pad-strong = Stark
pad-weak = Schwach
pad-other = Anderer
pad-digits = Ziffern
pad-colour = Farbe
pad-put-on = Färben
pad-digit = { $mode } { $digit }, noch { $left }
pad-wipe = Wegwischen
pad-clear = Löschen
pad-clear-small = weg
pad-show-one = Eine Ziffer zeigen
pad-filters = Zeigen, wohin eine Ziffer kann
pad-filter = Zeigen, wohin die { $digit } kann
pad-bivalue-show = Zellen mit zwei Kandidaten zeigen
pad-bivalue = Zellen mit zwei Kandidaten
pad-marks = Notizen
marks-mine = Eigene
marks-checked = Eigene, stets bereinigt
marks-all = Alle Kandidaten
pad-all-notes = Alle Notizen
pad-digit-first = Erst die Ziffer, dann die Zellen
pad-ruled-out = Die { $digit } steht schon in der Zeile, der Spalte oder dem Block.
pad-errors = Fehler zeigen
pad-givens = Zu Vorgaben machen
pad-restore = Kandidaten zurückholen
pad-fill = Kandidaten eintragen
pad-restart = Neu beginnen
mode-place = Ziffer
mode-candidate = Kandidat
mode-note = Notiz
mode-corner = Ecke
mode-centre = Mitte
mode-colour = Farbe
mode-link = Link
mode-assume = Was wenn

## Das Brett für Bildschirmleser

board-name = Sudoku-Gitter
board-where = Zeile { $row } Spalte { $column }
board-given = vorgegeben { $digit }
board-placed = gesetzt { $digit }
board-wrong = falsch
board-none = keine
board-empty = leer
board-corner = Eckmarken { $digits }
board-centre = Mittelmarken { $digits }
board-notes = Notizen { $digits }
board-candidates = Kandidaten { $digits }
board-changed =
    { $count ->
        [one] { $count } Zelle geändert
       *[other] { $count } Zellen geändert
    }

## Tipps

hint-ask = Tipp
hint-what = Was?
hint-where = Wo?
hint-show = Zeigen
hint-take = Schritt ausführen
hint-look = Gesucht:
hint-region = Sieh in { $houses } nach.
hint-wide = Der Schritt geht über das ganze Gitter. Beginne in { $houses }.
hint-digit = Ziffer { $digit }
hint-blockers = Welche Zellen in { $house } sieht man von { $cells } aus nicht?
hint-comma = { ", " }
hint-named = { $technique }:
hint-step = Der Schritt
hint-looking = Suche läuft …
hint-close = Tipp schließen
hint-taken = Ausgeführt: { $step }
hint-step-of = Schritt { $number } von { $count }
hint-frame = SCHRITT { $number } VON { $count }
hint-next = Nächster Schritt
hint-previous = Voriger Schritt
hint-path = Ganzer Weg
hint-more = Mehr
argument-fish = Der Fisch der { $digit }: Durchgezogene Linien gehen durch die Basis, gestrichelte durch die Abdeckung.
plain-about = Eine Zelle anklicken, dann eine Ziffer tippen oder eine Taste drücken. Die kleinen Ziffern in einer Zelle sind die, die dort noch möglich sind.
plain-about-own = Eine Zelle anklicken, dann eine Ziffer tippen oder ihre Taste drücken. „Notiz“ schreibt eine kleine Ziffer als Merkhilfe, „Alle Notizen“ schreibt alle, die noch möglich sind.
plain-hint = Geht es nicht weiter? „Tipp“ zeigt bei jedem Drücken etwas mehr und sagt, warum.
plain-learn = Oder lernen, wie es geht, Schritt für Schritt:
plain-marks = Alle möglichen Ziffern
plain-more = Alle Werkzeuge

## Was auf dem Brett nicht stimmt

trouble-which = Welche Zelle?
trouble-what = Was stimmt dort nicht?
trouble-undo = Zurücknehmen
trouble-solved = Gelöst: Jede Ziffer stimmt.
trouble-equal = Gleiche Ziffern sehen einander: { $cells }.
trouble-free = Vorgaben ändern lassen
trouble-clash = Das Sudoku selbst ist falsch: Vorgaben widersprechen sich in { $cells }.
trouble-none = Die Vorgaben haben keine Lösung: Eine von ihnen muss eine andere Ziffer sein.
trouble-differ = Dieses Sudoku: { $solutions }. Sie unterscheiden sich in den { $count } schattierten Zellen.
trouble-many = Dieses Sudoku hat sehr viele Lösungen. Es braucht mehr Vorgaben.
trouble-pass = Trotzdem nach Schritten suchen
trouble-digit = Die { $digit } in { $cell } ist falsch.
trouble-candidate = Ein in { $cell } gestrichener Kandidat wird noch gebraucht.
trouble-mistakes =
    { $count ->
        [one] Auf dem Brett ist ein Fehler.
       *[other] Auf dem Brett sind { $count } Fehler.
    }
trouble-look = Siehe { $cells }.

## Das Spiel und was geöffnet wurde

game-practice = Übung: { $technique }
game-read = Gelesen als: { $format }.
game-read-list = Gelesen als: { $format }, das erste von { $count } Sudokus.
game-faults = { $count } Zeilen waren nicht lesbar, die erste ist Zeile { $line }.
game-here = Dieses Sudoku ist schon auf dem Brett.
game-played = Dieses Sudoku wurde schon gespielt: Hier ist das Spiel.
game-anew = „Neu beginnen“ fängt von vorn an.
game-restarted = Neu begonnen. „Zurück“ holt das Spiel wieder.
game-chain-taken = Ausgeführt. „Zurück“ holt die Kandidaten wieder.
game-goes-on = Das Spiel geht von hier weiter: { $place }. „Zurück“ holt das eigene Brett wieder.
game-from-here = dieses Brett
game-no-candidate = { $digit } ist kein Kandidat dieser Zelle.
game-nothing-to-assume = Eine Zelle oder ein Haus hat keinen Kandidaten mehr, also gibt es nichts anzunehmen.
game-link-begins = Der Link beginnt hier. Nun das andere Ende.

## Eine Liste von Sudokus

list-name = Die Liste
list-puzzle = Sudoku { $number }
list-of = Sudoku { $number } von { $count }
list-previous = Voriges Sudoku
list-next = Nächstes Sudoku
list-close = Liste schließen
list-all = Sudokus der Liste
list-givens = { $count } Vorgaben
list-earlier = Frühere
list-later = Spätere
embed-open = In Ninerooks öffnen

## Eine eigene Kette

chain-name = Eigene Kette
chain-ring = Eigener Ring
chain-right = Jeder Link stimmt, und sie streicht { $candidates }.
chain-take = Diese Kandidaten streichen
chain-nothing = Bisher stimmt jeder Link. Sie streicht nichts.
chain-gone = { $candidate } ist kein Kandidat mehr.
chain-apart = { $one } und { $other } haben weder Zelle noch Zeile, Spalte oder Block gemeinsam.
chain-not-strong = { $one } und { $other } sind kein starker Link; es gibt noch andere: { $others }.
chain-fork = In { $candidate } treffen sich mehr als zwei Links: Das ist keine Kette.
chain-pieces = Diese Links sind keine Kette: Sie hängen nicht zusammen.
chain-two-weak = In { $candidate } treffen sich zwei schwache Links: Daraus folgt nichts.
chain-ends = Eine Kette beginnt und endet mit einem starken Link: Bei { $candidate } fehlt einer, oder es ist einer zu viel.

## Was wäre wenn

whatif-name = Was wenn
whatif-true = Was, wenn { $candidate } wahr ist?
whatif-false = Was, wenn { $candidate } falsch ist?
whatif-contradiction = Widerspruch:
whatif-so-true = Also ist { $candidate } wahr.
whatif-so-false = Also ist { $candidate } falsch.
whatif-nothing = Daraus folgt nichts.
whatif-digits =
    { $count ->
        [one] Eine Ziffer folgt, und { $excluded } Kandidaten sind ausgeschlossen. Es gibt keinen Widerspruch, also ist nichts bewiesen.
       *[other] { $count } Ziffern folgen, und { $excluded } Kandidaten sind ausgeschlossen. Es gibt keinen Widerspruch, also ist nichts bewiesen.
    }
whatif-no-digits = Keine Ziffer folgt, und { $excluded } Kandidaten sind ausgeschlossen. Es gibt keinen Widerspruch, also ist nichts bewiesen.
whatif-eliminate = { $candidate } streichen
whatif-write = { $candidate } eintragen
whatif-and-false = Und wenn er falsch ist?
whatif-end = Beenden
whatif-why = Warum ist er falsch oder wahr?
whatif-how = Wie es folgt
whatif-title = Was wäre, wenn?
whatif-about = Einen Kandidaten anklicken, oder eine Zelle wählen und eine Ziffer drücken: Man sieht, was folgt, wenn er wahr ist. Noch einmal: wenn er falsch ist. Noch einmal beendet es.
layers-name = Schichten von Marken
layers-title = Schicht für Schicht
layers-two-first = Einer von zweien ist wahr ({ $start }):
layers-two-circles = hat Kreise um das, was daraus folgt,
layers-two-squares = hat Quadrate.
layers-assume-true = Angenommen, { $candidate } ist wahr.
layers-assume-false = Angenommen, { $candidate } ist falsch.
layers-signs = Ein Großbuchstabe ist wahr oder von der Schicht davor ausgeschlossen; ein Kleinbuchstabe ist in seiner starken Kette falsch. Falsches ist durchgestrichen.
layers-group = Schichten
layers-previous = Vorige Schicht
layers-assume = Annahme
layers-end = Ende
layers-next = Nächste Schicht
layers-one = Schicht { $name }
layers-whole = Ganzer Schritt
layers-all = Alles
layers-marks = Marken
layers-true = wahr
layers-false = falsch
layers-circle = Kreis:
layers-square = Quadrat:
layers-assumed = Annahme: { $candidates }.
layers-new = Schicht { $name }: { $marks }.
layers-if-true = Wäre { $candidate } wahr: { $conflict }.
layers-if-false = Wäre { $candidate } falsch: { $conflict }.
layers-meet = Wo die Wege zusammentreffen: { $meeting }.
layers-only-cell = nur das bleibt in { $cell }
layers-only-house = der einzige Platz für { $digit } in { $house }
layers-seen = { $candidate } ist wahr
layers-pattern = durch ein Muster
layers-empty-cell = { $cell } bliebe leer
layers-empty-house = für { $digit } bliebe in { $house } kein Platz
layers-both = { $candidate } ist auf beiden Wegen wahr
layers-cross = { $where }: auf dem einen Weg { $one }, auf dem anderen { $other }
layers-impossible = der eine Weg ist unmöglich, also stimmt der andere
layers-same = auf beiden Wegen sind dieselben Kandidaten falsch
layers-place = { $digit } in { $house }
