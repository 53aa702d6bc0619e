### Für Erfahrene: Lösungsbeschreibungen, beste Wege, Stände, Vergleich.

walk-open = Ausführliche Lösung …
walk-title = Ausführliche Lösung
walk-print = Der ganze Weg als ausführliche Lösung
walk-none = Auf dem Brett ist kein Weg: „Ganzer Weg“ findet einen.
walk-about = Der Weg mit { $count } Schritten, zum Posten, Aufheben oder Drucken.
walk-heading = Titel
walk-joins = Aufeinanderfolgende Einer zusammenfassen
walk-explains = Mit Erklärungen
walk-copied = Die ausführliche Lösung ist in der Zwischenablage, für ein Forum.
walk-html = Als HTML speichern
walk-saved = Gespeichert als walkthrough.html, mit einem Bild zu jedem Schritt.

best-with = Ganzer Weg mit
best-fewest = den wenigsten Schritten
best-easiest = den leichtesten Schritten

states-title = Stände
states-count = Stände: { $count }. Zweige: { $branches }.
states-about = Einen wählen, um ihn auf das Brett zu holen; ein anderer Schritt dort ergibt einen Zweig. Alle werden mit dem Spiel gespeichert.
states-tree = Stände: Pfeiltasten gehen sie durch, die Eingabetaste holt einen auf das Brett
states-beginning = Der Anfang
states-hand = Von Hand: { $what }
states-here = auf dem Brett
states-cost = Kosten { $cost }
states-gone = Stand { $number }: { $what }
states-full = Dieses Spiel hat mehr Stände, als aufgehoben werden; die neuen sind nicht in der Liste.

compare-open = Vergleichen …
compare-title = Zwei Schritte vergleichen
compare-none = Es gibt keine zwei Schritte zum Vergleichen: „Alle Schritte“ listet die des Bretts auf.
compare-first = Erster Schritt
compare-second = Zweiter Schritt
compare-show = Auf dem Brett zeigen
compare-cost = Kosten
compare-hodoku = Punkte in HoDoKu
compare-explainer = Sudoku Explainer (ER)
compare-explainer-none = keine feste Bewertung
compare-unique = Setzt Eindeutigkeit voraus
compare-yes = ja
compare-no = nein
compare-places = Setzt
compare-eliminates = Streicht
compare-only = Streicht nur dieser
compare-both = Streichen beide
compare-nothing = nichts
compare-candidates = { $count } Kandidaten
compare-cover = Wahrheiten: { $truths }, Links: { $links }, Rang { $rank }
compare-covers = Überdeckungen: { $count }
compare-assumes = durch Annahmen oder Lemmata
