### Rahmen der Seite, erster Bildschirm, neue Rätsel, Einstellungen.

language = Sprache

header-game = Spiel
header-new = Neu
header-open = Öffnen
header-menu = Menü
header-learn = Lernen
header-library = Bibliothek
header-games = Spiele
header-copy = Kopieren
header-share = Teilen
header-print = Drucken
header-settings = Optionen
header-light = Hell
header-dark = Dunkel
header-help = Hilfe
header-pause = Pause
header-skip = Zu den Werkzeugen

view-play = Spielen
view-solve = Lösen
view-sets = Mengen
view-patterns = Muster
view-cube = Medusa
view-pages = Techniken

page-views = Ansichten
page-board = Sudoku
page-digits = Ziffern und Notizen
page-tools = Werkzeuge
page-close = Schließen
page-colon = { $name }: { $what }
page-full = { $text }.
page-stop = Abbrechen
page-stopped = Abgebrochen.
page-new-version = Eine neue Version von Ninerooks ist da.
page-take-over = Übernehmen
page-later = Später
page-link-copied = Link kopiert. Er enthält das ganze Sudoku; gesendet wurde nichts.
page-lost-board = Das Sudoku vom letzten Besuch war nicht lesbar.

start-about = Sudoku, mit einer Begründung für jeden Schritt. Alles bleibt auf deinem Gerät.
start-or = Oder
start-paste = Sudoku einfügen
start-photo = Vom Foto
start-learn = Lernen
start-look = Umsehen

new-title = Neues Sudoku
new-kept = Das laufende Spiel bleibt unter „Spiele“ erhalten.
new-day = Sudoku des Tages
new-singles = Ohne Vorkenntnisse
new-beyond = Mit dem, was man hier lernen kann
new-symmetry = Symmetrie
new-number = Nummer
new-any = beliebig
new-same = Dieselbe Nummer ergibt wieder dasselbe Sudoku.
new-digits = Eine Nummer hat höchstens sieben Ziffern.
new-making = Ein Sudoku wird erzeugt
new-going = Ein Sudoku wird erzeugt …
new-tried = { $count } versucht
new-none = In { $count } Versuchen ist kein solches Sudoku entstanden. Bitte noch einmal versuchen.
new-none-symmetric = In { $count } Versuchen ist kein solches Sudoku entstanden. Bitte noch einmal versuchen oder eine andere Symmetrie wählen.
new-needs = Braucht die Technik
new-needs-choose = bitte wählen …
new-make = Erzeugen
new-needs-about = Lösbar mit den Techniken der üblichen Reihenfolge bis zu dieser, aber nicht ohne sie. Bei einer seltenen kann es Minuten dauern.
new-needs-none = Keines von { $count } versuchten Sudokus braucht { $technique }. Bitte noch einmal versuchen oder eine andere Technik wählen.
new-needs-unique = Techniken dürfen jetzt voraussetzen, dass die Lösung eindeutig ist: Diese braucht das.
new-dearest = Nach dem schwersten Schritt
new-variant = Mit weiteren Regeln
variant-killer = Killer
variant-x = X-Sudoku
variant-kropki = Kropki
variant-xv = XV
variant-odd-even = Gerade und ungerade
new-lessons = Lektionen mit Übungen, von Anfang an
new-library = Sudokus zur Auswahl, nach Stufe und nach Technik
new-experts = Für Experten: dieses Sudoku in anderer Form
new-is-minimal = Das Sudoku braucht schon jetzt alle seine Vorgaben.
new-has-form = Das Sudoku hat diese Form schon.
new-has-rules = Dieses Rätsel hat eigene Regeln, die in anderen Formen nicht mehr gälten.

form-minimal = Minimieren
form-minimal-about = ohne überflüssige Vorgaben
form-morph = Umformen
form-morph-about = Ziffern, Zeilen und Spalten zufällig vertauscht
form-canonical = Kanonische Form
form-canonical-about = dieselbe für alle Sudokus, die durch Umformen auseinander hervorgehen

band-beginner = Einsteiger
band-gentle = Sanft
band-mild = Mild
band-moderate = Moderat
band-tricky = Knifflig
band-tough = Zäh
band-demanding = Anspruchsvoll
band-vicious = Gemein
band-evil = Bösartig
band-nightmare = Albtraum
band-under = unter { $to } Min.
band-between = { $from } bis { $to } Min.
band-over = über { $from } Min.

human-about = etwa { $minutes } Min.
human-hour = über eine Stunde
human-means = Ein Sudoku wie dieses dauert { $least } bis { $most } Minuten.

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-fiendish = Teuflisch
level-diabolical = Höllisch
level-extreme = Extrem

symmetry-none = keine
symmetry-half-turn = halbe Drehung
symmetry-quarter-turn = Vierteldrehung
symmetry-vertical = links und rechts
symmetry-horizontal = oben und unten
symmetry-diagonal = diagonal

title-day = Sudoku des Tages { $day }
title-puzzle = { $wanted }, Nr. { $seed }
title-symmetric = { $wanted }, Nr. { $seed }, Symmetrie: { $symmetry }

status-one = Eindeutig lösbar
status-several = Mehr als eine Lösung
status-count = { $count } Lösungen
status-none = Keine Lösung
status-unknown = Zu viele Möglichkeiten zum Zählen
status-solved = Gelöst! Jede Ziffer stimmt.
status-left =
    { $count ->
        [one] noch { $count } Zelle
       *[other] noch { $count } Zellen
    }
status-mistakes =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
status-dismiss = Meldung schließen

pause-title = Das Spiel ist angehalten

done-time = Zeit
done-level = Stufe
done-puzzle = Sudoku
done-helps = Tipps
done-none = keine
done-best = Bestzeit
done-is-best = Neue Bestzeit auf dieser Stufe!
done-next = Noch eins
done-spoken = Zeit: { $time }.

played-title = Meine Erfolge
played-none = Noch kein Sudoku gelöst. Was gelöst ist, steht hier mit seiner Zeit.
played-solved =
    { $count ->
        [one] Sudoku gelöst
       *[other] Sudokus gelöst
    }
played-streak =
    { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
played-longest = längste Serie in Tagen
played-other = Andere Sudokus
played-count = Gelöst
played-best = Bestzeit
played-middle = Übliche Zeit
played-means = Die Zeiten sind von Sudokus, die ohne Tipps gelöst wurden; die übliche ist die mittlere.
played-last = Zuletzt gelöst
played-helps =
    { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
played-stay = Diese Liste bleibt in diesem Browser; gesendet wird nichts.

settings-theme = Farben der Seite
settings-auto = Wie im System
settings-light = Hell
settings-dark = Dunkel
settings-easy-marks = Notizen in leichten Sudokus
settings-marks = Notizen in schwereren Sudokus
settings-first = Auf dem Tastenfeld
settings-cell-first = Erst die Zelle, dann die Ziffer
settings-digit-first = Erst die Ziffer, dann die Zellen
settings-lights = Gleiche Ziffern, Zeile, Spalte und Block hervorheben
settings-errors = Fehler sofort zeigen
settings-letters = Einzelne Buchstaben sind Tasten (H für einen Tipp, F für eine Ziffer …)
settings-clock = Zeit anzeigen
settings-experts = Alle Werkzeuge, auch die für Experten
settings-stay = Optionen und Spiele bleiben in diesem Browser; gesendet wird nichts.
