### Die Seiten der Techniken und Medusa im Raum.

pages-find = Technik suchen
pages-name = Name, hier oder anderswo
pages-all = Alle Techniken
pages-by = nach
pages-family = Familie
pages-difficulty = Schwierigkeit
pages-practise = Üben
pages-lesson = Lektion
pages-none = Keine Technik heißt so.
pages-also = Auch: { $names }
pages-english = Die Seiten der Techniken sind auf Englisch.
pages-open = Auf dem Brett. „Zurück“ holt das eigene Spiel wieder.
pages-nothing = Von dieser Technik ist hier nichts zu finden.
pages-put = Aufs Brett bringen
pages-yourself = Selbst finden
pages-another = Noch ein solches
family-singles = Einer
family-intersections = Überschneidungen
family-subsets = Teilmengen
family-fish = Fische
family-wings = Wings
family-chains = Ketten
family-almost-locked-sets = Fast gesperrte Mengen (ALS)
family-uniqueness = Eindeutigkeit
family-hypotheses = Hypothesen
family-whips-and-braids = Whips und Braids
family-exotic-patterns = Exotische Muster
family-set-logic = Mengenlogik
family-patterns = Muster
ease-beginners = Für den Anfang
ease-easy = Leicht
ease-moderate = Mittel
ease-advanced = Fortgeschritten
ease-expert = Experte
ease-beyond = Jenseits davon

## Medusa im Raum

cube-title = Starke Ketten im Raum
cube-label = Kandidaten nach Zeile, Spalte und Ziffer: { $shown } von { $count } starken Ketten gezeigt. Die Liste darunter nennt sie in Worten.
cube-label-step = Kandidaten nach Zeile, Spalte und Ziffer: { $shown } von { $count } starken Ketten gezeigt, mit dem Schritt { $step }. Die Liste darunter nennt sie in Worten.
cube-view = Ansicht
cube-space = Im Raum
cube-flat = Flach
cube-light = Schritt hervorheben
cube-weak = Schwache Links
cube-weak-none = keine
cube-weak-chains = zwischen Ketten
cube-weak-all = aller Knoten
cube-layer = Schicht
cube-all = Alle
cube-only-layer = Nur die Schicht der { $digit }
cube-fault = Es gibt keine Ketten zu zeigen: { $fault }.
cube-side-by-side = Stattdessen sind die Schichten nebeneinander gezeigt.
cube-no-webgl = Dieser Browser kann kein WebGL.
cube-not-loaded = Die Ansicht im Raum konnte nicht geladen werden.
cube-about = Jeder Kandidat steht bei seiner Zeile, Spalte und Ziffer. Zwei, die als einzige von einer Zelle oder einem Haus übrig sind, sind verbunden: Genau einer ist wahr. In jeder Kette sind also entweder alle Würfel wahr oder alle Kugeln.
cube-signs = Was die Zeichen bedeuten
cube-capital = Großbuchstaben-Seite
cube-small = Kleinbuchstaben-Seite
cube-strong = starker Link
cube-weak-link = schwacher Link
cube-step-link = Link des Schritts
cube-eliminated = gestrichen
cube-placed = wird gesetzt
cube-chains =
    { $count ->
        [one] { $count } starke Kette
       *[other] { $count } starke Ketten
    }
cube-show-all = Alle zeigen
cube-show-none = Keine zeigen
cube-of-step = Die des Schritts
cube-no-chains = Keine Zelle und kein Haus hat genau zwei Kandidaten übrig.
cube-chain = Kette { $name }
cube-nodes =
    { $count ->
        [one] { $count } Knoten
       *[other] { $count } Knoten
    }
cube-links =
    { $count ->
        [one] { $count } starker Link
       *[other] { $count } starke Links
    }
cube-used = des Schritts
cube-only-chain = Nur Kette { $name }
cube-only = Nur diese
cube-turning = Drehen und zoomen
cube-left = Nach links drehen
cube-right = Nach rechts drehen
cube-nearer = Näher
cube-farther = Weiter weg
cube-above = Von oben
cube-home = Zurück zur ersten Ansicht
cube-reset = Zurücksetzen
cube-keys = Ziehen dreht, zwei Finger oder das Mausrad zoomen; oder Pfeiltasten, + −, und 0 für die erste Ansicht.
cube-in = { $digit } in { $cell }
