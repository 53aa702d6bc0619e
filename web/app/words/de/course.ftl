### Der Kurs: Lektionen, Beispiele, Übungen.

course-name = Kurs
course-back = Zurück zum Sudoku
course-all = Alle Lektionen
course-loading = Wird geladen …
course-not-loaded = Die Übungen konnten nicht geladen werden. Besteht eine Verbindung?
course-about = Eine Technik nach der anderen, die leichteste zuerst. Eine Lektion erklärt sie, zeigt ein Beispiel, und dann gilt es, sie selbst zu finden.
course-due =
    { $count ->
        [one] { $count } verfehlte Übung kommt heute wieder.
       *[other] { $count } verfehlte Übungen kommen heute wieder.
    }
course-repeat = Wiederholen
course-repeat-all = Wiederholen
course-known = alle gekonnt
course-of = { $known } von { $count }
course-of-known = { $known } von { $count } gekonnt
course-progress = Fortschritt
course-kept = Er bleibt in diesem Browser. Als Datei lässt er sich hier oder in einem anderen wieder einlesen.
course-not-kept = Dieser Browser konnte ihn nicht speichern; vielleicht ist sein Speicher voll. Als Datei lässt er sich hier oder in einem anderen wieder einlesen.
course-no-file = In dieser Datei ist nichts vom Kurs.
course-taken =
    { $count ->
        [one] Übernommen: { $count } Übung.
       *[other] Übernommen: { $count } Übungen.
    }
again-title = Noch einmal
again-last = Die letzte für heute
again-due = heute noch { $count } zu wiederholen
again-done = Das war alles für heute.

## Eine Lektion

lesson-read = Lektion lesen
lesson-all-known = Alle Übungen dieser Lektion sind gekonnt.
lesson-but-missed = Alle Übungen dieser Lektion sind gekonnt, außer den eben verfehlten.
lesson-next = Nächste Lektion: { $technique }
lesson-words = Wörter: { $words }
lesson-why = Warum es stimmt
word-house = Haus
word-house-about = eine Zeile, eine Spalte oder ein Block: neun Zellen mit den Ziffern 1 bis 9
word-candidate = Kandidat
word-candidate-about = eine Ziffer, die noch in eine Zelle kann, klein geschrieben
word-see = sehen
word-see-about = zwei Zellen eines Hauses sehen einander: Sie haben nie dieselbe Ziffer
word-r3c5-about = die Zelle in Zeile 3 und Spalte 5; r3c57 sind zwei Zellen
word-strong = starker Link
word-strong-about = einer von zwei Kandidaten ist wahr
word-weak = schwacher Link
word-weak-about = höchstens einer von zwei Kandidaten ist wahr
worked-title = Ein Beispiel
worked-has = In diesem Sudoku steckt: { $technique }. Vielleicht ist es schon zu sehen.
worked-where = Wo: { $place }.
worked-pattern = Auf diese Kandidaten kommt es an.
worked-written = Die Ziffer ist eingetragen. Der nächste Schritt ist jetzt vielleicht leichter.
worked-eliminated =
    { $count ->
        [one] Der Kandidat ist gestrichen. Der nächste Schritt ist jetzt vielleicht leichter.
       *[other] { $count } Kandidaten sind gestrichen. Der nächste Schritt ist jetzt vielleicht leichter.
    }
worked-back = Zurück
worked-go-on = Weiter
worked-exercises = Zu den Übungen
worked-unique = Diese Technik rechnet damit, dass das Sudoku nur eine Lösung hat, wie veröffentlichte Sudokus sie haben.

## Eine Übung

find-fault = Diese Übung konnte nicht geöffnet werden: { $fault }.
find-digit = Gesucht: { $technique }. Die Zelle und ihre Ziffer wählen.
find-both = Gesucht: { $technique }. Markieren, was dadurch entfällt oder gesetzt wird.
find-candidates = Gesucht: { $technique }. Jeden Kandidaten markieren, der dadurch entfällt.
find-right = Richtig!
find-right-now = Diesmal richtig.
find-all = So ist es vollständig.
find-it = Das ist die Lösung.
find-again = Diese Übung kommt heute noch einmal.
find-next = Nächste Übung
find-done = Fertig
find-cell = Kandidaten von { $cell }
find-has-digit = hat schon ihre Ziffer
find-is = ist
find-is-not = ist nicht
find-mark-is = { $cell } ist { $digit }
find-mark-not = { $cell } ist nicht { $digit }
find-marked = Markiert: { $marks }
find-nothing-marked = Noch ist nichts markiert. Eine Zelle wählen, dann die Ziffer darüber; oder die kleine Ziffer anklicken.
find-rest = Rest zeigen
find-check = Prüfen
find-hint-place = Wo: { $place }.
find-hint-pattern = Die Kandidaten, auf die es ankommt, sind markiert.
find-another-hint = Noch ein Tipp
find-solution = Lösung zeigen

## Was zu einer Antwort gesagt wird

judge-nothing = Erst etwas auf dem Brett markieren.
judge-more = Richtig, aber da ist noch mehr ({ $technique }): noch { $count }.
judge-more-eliminations =
    { $count ->
        [one] Richtig, aber da ist noch mehr ({ $technique }): Noch ein Kandidat entfällt.
       *[other] Richtig, aber da ist noch mehr ({ $technique }): Noch { $count } Kandidaten entfallen.
    }
judge-cannot = { $cell } kann nicht { $digit } sein: Dann hätte das Sudoku keine Lösung.
judge-other-is = { $cell } ist { $digit }, aber das folgt aus einer anderen Technik ({ $other }), nicht aus { $technique }.
judge-not-placed = Aus { $technique } folgt nicht, dass { $cell } die { $digit } ist: Dort ist noch anderes möglich.
judge-can = { $cell } braucht die { $digit } noch: Ohne sie hätte das Sudoku keine Lösung.
judge-other-is-not = { $cell } ist nicht { $digit }, aber das folgt aus einer anderen Technik ({ $other }), nicht aus { $technique }.
judge-not-eliminated = { $technique } streicht die { $digit } nicht aus { $cell }.
