### Lösen: wo und warum, Lösungswege, Listen von Schritten, Reihenfolge der Techniken.

house-row = Zeile { $number }
house-column = Spalte { $number }
house-box = Block { $number }
house-rows = den Zeilen { $numbers }
house-columns = den Spalten { $numbers }
house-boxes = den Blöcken { $numbers }
place-houses = in { $houses }
place-cells = in { $cells }
place-shaded = in den schattierten Zellen

## Die Ansicht „Lösen“

end-solved = Gelöst. Jeder Schritt wurde geprüft.
end-stuck = Keine Technik dieses Profils kommt weiter.
end-contradiction = Keine Lösung: Für eine Zelle oder ein Haus bleibt nichts übrig.
end-refused = Ein Fehler von Ninerooks: Der Prüfer lehnt einen Schritt ab.
score-easy = leicht
score-medium = mittel
score-hard = schwer
score-unfair = unfair
score-extreme = extrem
solve-no-step = Keine Technik dieses Profils findet einen Schritt.
solve-reason =
    { $count ->
        [one] Ein Schritt entscheidet es.
       *[other] { $count } Schritte entscheiden es.
    }
solve-no-reason = Es wurde kein Grund gefunden.
solve-stopped-after = Abgebrochen nach { $count } Schritten.
solve-until = Weiter bis
solve-go = Los
solve-all-forms = alle Formen eines Schritts
solve-simplify = im ganzen Weg Überflüssiges weglassen
solve-all = Alle Schritte
solve-why = Warum?
solve-searching = Suche
solve-going = Suche läuft …
solve-steps = { $count } Schritte.
solve-keeping =
    { $count ->
        [one] Der gefundene Schritt wird behalten …
       *[other] Die { $count } gefundenen Schritte werden behalten …
    }
solve-ask = Einen Kandidaten anklicken, oder eine Zelle wählen und eine Ziffer drücken: Warum ist er falsch oder wahr?
solve-practice = Zum Selberfinden: Hier gibt es einen Schritt der Technik { $technique }. Tipps suchen nach nichts anderem.
solve-everything = Nach allem suchen
solve-score = Stufe: { $level } · { $score } Punkte (wie HoDoKu zählt)
rating-open = Wie schwer?
rating-title = Wie schwer ist dieses Sudoku?
rating-people = Für Menschen
rating-path = Lösungsweg dieses Programms
rating-path-says =
    { $steps ->
        [0] nur Singles
        [one] 1 Schritt außer Singles
       *[other] { $steps } Schritte außer Singles
    }
rating-hardest = am schwersten: { $technique }
rating-unsolved = seine Techniken lösen es nicht
rating-hodoku-says = { $level }, { $score } Punkte
rating-least = mindestens { $rating }
rating-csp-about = W und B: die längste Whip und der längste Braid, die es braucht. T&E: wie tief Annahmen ineinander liegen.
rating-explainer-about = ER: der schwerste Schritt. EP: der schwerste bis zur ersten Ziffer. ED: der erste Schritt.
rating-looking = Weitere Skalen werden gefragt …
rating-none = Nur ein Sudoku mit genau einer Lösung lässt sich einstufen.
rating-ruled = Andere Skalen kennen diese Regeln nicht.
solve-about = Spielen, oder einen Tipp verlangen: Er sagt zuerst, in welchem Bereich der Schritt ist, dann was, dann wo, dann alles, mit Beweis. Alle Tasten zeigt „?“.
solve-examples = Sudokus für den Anfang
example-first = Ein erstes
example-first-about = nur Einer, nichts sonst
example-x-wing = Mit X-Wing
example-x-wing-about = leicht bis auf einen Schritt
example-hard = Ein schweres
example-hard-about = Nummer 1 der Liste top95
example-nugget = Golden Nugget
example-nugget-about = eines der schwersten
example-monster = Easter Monster
example-monster-about = für Mengenlogik
example-empty = Ein leeres Brett
example-empty-about = um ein Sudoku einzugeben

## Listen von Schritten und der gezeigte Schritt

steps-name = Schritte
steps-order = Reihenfolge
steps-found = wie gefunden
steps-kind = Technik
steps-technique = nach Technik
steps-result = nach Ergebnis
steps-effect = nach Wirkung
steps-only = Nur zu { $candidate }
steps-click = Kandidaten anklicken: Was streicht ihn?
steps-shown = { $shown } von { $count }
steps-path = Der Weg: Pfeiltasten gehen ihn ab
steps-uniqueness = setzt Eindeutigkeit voraus
step-name = Schritt
step-what = Was ist das?
step-signs = Was die Zeichen bedeuten
step-numbers = Knoten der Kette nummerieren
step-proof = Beweis
step-proof-accepted = Beweis, vom Prüfer angenommen
step-save = Speichern oder kopieren
step-forum = Text für ein Forum
step-copied = Der Schritt ist in der Zwischenablage, für ein Forum.
path-copied = Der Weg ist in der Zwischenablage, für ein Forum.
path-take = Alle bis hier ausführen
path-forum = Weg für ein Forum
path-json = Weg als JSON

## Techniken eines Weges

used-title = Techniken dieses Weges: { $count }
used-times = Anzahl
used-technique = Technik
used-first = Zuerst bei Schritt
used-level = Stufe
used-score = Punkte je Schritt
used-as = wie { $technique }
used-likened =
    { $count ->
        [one] 1 Schritt ist von einer Technik, die HoDoKu nicht hat, und zählt wie die nächstliegende.
       *[other] { $count } Schritte sind von Techniken, die HoDoKu nicht hat, und zählen wie die nächstliegenden.
    }

## Die Reihenfolge der Techniken

order-own = Eigene Reihenfolge
order-count = { $count } Techniken
order-technique = eine Technik …
order-moved = { $technique } ist jetzt Nummer { $number } von { $count }.
order-saved = Gespeichert. Das Programm nimmt sie auch:
order-taken = Die Reihenfolge { $name } wurde übernommen.
order-bad = Diese Datei ist keine Reihenfolge von Techniken: { $fault }
order-profile = Profil
order-for = Für { $audience }
order-unique = Techniken dürfen voraussetzen, dass die Lösung eindeutig ist
order-unique-about = Dann dürfen sie darauf bauen, dass ein Muster, das sich auf zwei Arten füllen ließe, nicht vorkommt. Hat ein Sudoku mehrere Lösungen, werden sie nie benutzt.
order-title = Techniken und ihre Reihenfolge
order-about = Die erste, die einen Schritt findet, liefert ihn. Eine Technik lässt sich ziehen oder mit Alt und Pfeiltasten verschieben.
order-list = Techniken in ihrer Reihenfolge
order-earlier = { $technique } früher
order-later = { $technique } später
order-help = Alt und eine Pfeiltaste verschieben sie.
order-add = Am Ende anfügen
order-save = Als Datei speichern
order-take = Datei öffnen …
list-comma = { ", " }
path-easier = Vereinfacht: ebenso viele Schritte, aber leichtere.
path-shorter = Vereinfacht: { $now } statt { $then } Schritte.
path-shorter-beyond = Vereinfacht: { $now } statt { $then } Schritte, davon { $few } statt { $many }, die keine Einer sind.
best-found-fewest = { $steps } Schritte, davon { $few }, die keine Einer sind.
best-found-gentlest = { $steps } Schritte; der teuerste kostet { $dearest }.
best-instead = Auf dem ganzen Weg: { $then }.
best-no-path = Ohne Forcing Chains, Whips, Mengenlogik und Muster löst kein Weg das Rätsel.
best-no-better = Ohne Forcing Chains, Whips, Mengenlogik und Muster ist kein Weg besser.
best-least-fewest = Kein solcher Weg hat weniger als { $least }.
best-least-gentlest = Jeder solche Weg hat einen Schritt, der { $least } oder mehr kostet.
premise-several = Dieses Rätsel hat mit seinen Vorgaben mehrere Lösungen. Deshalb wird keine Technik verwendet, die nur eine voraussetzt.
premise-excluded = Dieses Rätsel schließt selbst Kandidaten aus. Ein Muster zählt deshalb nur dort, wo keiner der Kandidaten, die vertauscht würden, darunter ist.
premise-rules = Dieses Rätsel hat eigene Regeln, nach denen sich zwei Ziffern nicht einfach vertauschen lassen. Deshalb wird keine Technik verwendet, die nur eine Lösung voraussetzt.
