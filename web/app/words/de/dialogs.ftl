### Dialoge: Öffnen, Kopieren, Spiele, Drucken, Tasten; Gespeichertes und Geteiltes.

open-title = Sudoku öffnen
open-about = Ein Sudoku oder eine Liste einfügen, in jeder Form: 81 Zeichen, ein Gitter, Kandidaten, Zellen einer Tabelle, ein Link zu SudokuPad, f-puzzles, SudokuWiki, SudokuExchange oder Sudoku Coach, eine Datei von OpenSudoku oder HoDoKu … Die Seite erkennt selbst, was es ist.
open-puzzle = Sudoku
open-place = Die Stelle
open-file = Datei öffnen …
open-photo = Vom Foto …
open-try = Oder zum Ausprobieren
open-fault = Zeile { $line }, Spalte { $column }: { $fault }
open-like = Am ähnlichsten: { $formats }
open-not-cells = Hier sind es { $count } Zellen statt 81.
open-more-cells = Hier sind es mehr als 81 Zellen.
open-not-rows = Hier sind es { $count } Zeilen statt 9.
open-sign = „{ $sign }“ passt hier nicht.
open-ends = Der Text endet zu früh.
open-other = Ab hier ist das kein Sudoku in einer bekannten Form.
open-too-long = Dieser Text hat { $size } MB. Mehr als { $most } MB werden nicht eingefügt: als Datei speichern und diese öffnen.
open-too-large = Diese Datei hat { $size } MB. Geöffnet werden Dateien bis { $most } MB: bitte aufteilen.
photo-title = Ein Sudoku vom Foto
photo-about = Ein Sudoku fotografieren oder ein Bild auswählen; alle vier Ecken müssen darauf sein. Es wird auf deinem Gerät gelesen und nirgendwohin geschickt.
photo-take = Fotografieren …
photo-choose = Bild auswählen …
photo-reading = Wird gelesen …
photo-none = In diesem Bild wurde kein Sudoku gefunden. Alle vier Ecken müssen darauf und die Linien zu sehen sein.
photo-no-picture = Diese Datei lässt sich nicht als Bild zeigen.
photo-doubtful =
    { $count ->
        [one] { $count } Zelle ist zweifelhaft: bitte mit dem Bild vergleichen, bevor du das Sudoku öffnest.
       *[other] { $count } Zellen sind zweifelhaft: bitte mit dem Bild vergleichen, bevor du das Sudoku öffnest.
    }
photo-sure = Keine Zelle ist zweifelhaft. Sieh die Ziffern durch, bevor du das Sudoku öffnest; Tippen verbessert sie.
photo-picture = Das Bild
photo-grid = Die gelesenen Ziffern
photo-cell = Zeile { $row }, Spalte { $column }: { $digit }
photo-cell-doubtful = { $cell }, zweifelhaft
photo-empty = leer
photo-open = Sudoku öffnen
photo-right = Stimmt
photo-next = Nächste zweifelhafte Zelle
copy-title = Sudoku kopieren
copy-form = Form
copy-text = Text
copy-lost = Diese Form kann nicht ausdrücken: { $lost }.
copy-lost-placed =
    { $count ->
        [one] { $count } gesetzte Ziffer wird zur Vorgabe
       *[other] { $count } gesetzte Ziffern werden zu Vorgaben
    }
copy-lost-givens =
    { $count ->
        [one] { $count } Vorgabe wird zur gesetzten Ziffer
       *[other] { $count } Vorgaben werden zu gesetzten Ziffern
    }
copy-lost-values =
    { $count ->
        [one] { $count } Ziffer wird zum einzigen Kandidaten
       *[other] { $count } Ziffern werden zu einzigen Kandidaten
    }
copy-lost-only =
    { $count ->
        [one] { $count } einziger Kandidat wird zur Ziffer
       *[other] { $count } einzige Kandidaten werden zu Ziffern
    }
copy-lost-excluded =
    { $count ->
        [one] { $count } gestrichener Kandidat kommt wieder
       *[other] { $count } gestrichene Kandidaten kommen wieder
    }
copy-lost-listed =
    { $count ->
        [one] { $count } aufgeführter Kandidat
       *[other] { $count } aufgeführte Kandidaten
    }
copy-lost-rules =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
copy-lost-entry = Angaben zum Sudoku wie der Titel
copy-forum = Für ein Forum kopieren
copy-as-picture = Als Bild
copy-candidates = mit Kandidaten
copy-picture = Bild kopieren
copy-png = Als PNG speichern
copy-svg = Als SVG speichern
copy-elsewhere = In einem Forum oder Blog
copy-html = HTML mit dem Sudoku kopieren
copy-open = Woanders öffnen
copy-done = Kopiert.
copy-picture-done = Das Bild ist in der Zwischenablage.
copy-saved = Gespeichert als { $file }.
copy-html-done = Das HTML ist in der Zwischenablage.
copy-impossible = Das ging nicht: { $fault }
games-title = Eigene Spiele
games-closed = Dieser Browser speichert für diese Seite keine Spiele: Beim Schließen gehen sie verloren.
games-none = Noch kein Spiel. Jedes geöffnete oder gespielte Sudoku wird hier von selbst gespeichert.
games-name = Name des Spiels
games-any = Name (optional)
games-full = Voll
games-left = noch { $count } Zellen
games-here = Auf dem Brett
games-go-on = Weiterspielen
games-delete = Löschen
games-deleted = Gelöscht.
games-save = Alle als Datei speichern
games-take = Spiele aus Datei laden …
games-taken =
    { $count ->
        [one] { $count } Spiel übernommen.
       *[other] { $count } Spiele übernommen.
    }
games-course = Auch der Fortschritt im Kurs.
games-no-file = Das ist keine Datei mit Spielen.
games-no-store = Dieser Browser speichert keine Spiele.
games-unread = Dieses Spiel war nicht lesbar. Es wurde beiseitegelegt; „Alle als Datei speichern“ sichert es mit.
games-not-kept = Der Browser konnte dieses Spiel nicht speichern; vielleicht ist sein Speicher voll. Die anderen sichert „Alle als Datei speichern“ unter „Spiele“.
games-copy = Dieses Spiel wurde in einem anderen Tab geändert, hier geht es als Kopie weiter. Beide sind unter „Spiele“.
games-spoiled =
    { $count ->
        [one] Ein gespeichertes Spiel war nicht lesbar und wurde beiseitegelegt. „Alle als Datei speichern“ unter „Spiele“ sichert es mit.
       *[other] { $count } gespeicherte Spiele waren nicht lesbar und wurden beiseitegelegt. „Alle als Datei speichern“ unter „Spiele“ sichert sie mit.
    }
link-title = Sudoku teilen
link-copy = Der Link enthält das ganze Sudoku. Zum Kopieren:
link-broken = Dieser Link ist defekt oder abgeschnitten. Nichts wurde geändert.
link-opened = Vom Link geöffnet. Eigene Spiele sind unter „Spiele“.
link-other-step = Der Schritt dieses Links kommt im Weg nicht mehr vor; gezeigt ist der mit seiner Nummer.
print-what = Was
print-board = Das Sudoku
print-step = Schritt mit Erklärung und Legende
print-path = Schritte des Weges
print-list = Sudokus der Liste
print-from = ab Nummer
print-many = wie viele
print-to-page = Pro Seite
print-candidates = Mit Kandidaten
print-notes = Mit Platz für Notizen
print-fault = Das lässt sich nicht zeichnen: { $fault }
print-room = Notizen
help-title = Tasten und Klicks
help-arrows-key = Pfeile
help-shift-key = Umschalt + 1–9
help-ctrl-key = Strg + 1–9
help-clear-key = 0, Entf, Rücktaste
help-ctrl-name = Strg
help-arrows = zu einer Zelle; mit Strg zur nächsten ohne Ziffer, mit Umschalt auswählen
help-digits = eine Ziffer eintragen; noch einmal löscht sie
help-shift = einen Kandidaten streichen oder zurückholen; mit eigenen Notizen: eine Marke in der Ecke
help-ctrl = dasselbe; mit eigenen Notizen: eine Marke in der Mitte
help-clear = löschen
help-modes = Modus: Ziffer, Kandidat oder Ecke, Mitte, Farbe, Link, Was wenn; Leertaste wechselt
help-colours = den Kandidaten unter dem Zeiger oder die Zellen färben
help-filter-key = F, dann 1–9
help-filter = zeigen, wohin eine Ziffer kann; Komma und Punkt: die davor und danach; B: Zellen mit zwei Kandidaten
help-wipe = Farben und Links entfernen
help-hint = Tipp: erst der Bereich, dann was, dann wo, dann der ganze Schritt; zuletzt wird er ausgeführt
help-next = den nächsten Schritt sofort ausführen
help-escape = einen Tipp schließen oder die Auswahl aufheben
help-turn = die Muster einer Ziffer durchblättern
help-undo = zurück, wieder
help-all = alle Zellen auswählen
help-print = drucken
help-open = ein Sudoku öffnen, einfügen
help-this = diese Hilfe
help-pointer = Zeiger
help-pointer-about = Ein Klick wählt eine Zelle, Ziehen wählt mehrere; ein Doppelklick auf einen Kandidaten trägt ihn ein. Mit dem Finger die Zelle wählen und die Ziffer auf dem Tastenfeld drücken. Wer mit der rechten Taste von Kandidat zu Kandidat zieht, zeichnet einen Link: ohne weitere Taste einen starken, mit Umschalt einen schwachen, mit Alt einen anderer Art; noch einmal nimmt ihn weg. Ein Rechtsklick färbt einen Kandidaten. Im Modus Link zeichnen auch zwei Klicks oder zwei Ziffern des Tastenfelds einen Link.
help-what = Was Ninerooks ist
help-what-about = Ninerooks löst Sudokus mit Logik, der ein Mensch folgen kann. Es rät nie: Jeder Schritt hat einen Beweis, den ein vom Löser unabhängiger Prüfer angenommen hat, bevor er gezeigt wird. Alles geschieht auf dieser Seite; kein Sudoku wird gesendet, und es geht auch ohne Netz.
