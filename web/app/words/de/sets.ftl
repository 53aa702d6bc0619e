### Mengenlogik: der Editor für Wahrheiten und Links, Beweise, Summen.

sets-truth = Wahrheit
sets-link = Link
sets-prove = Widerlegen
sets-row = Zeile
sets-column = Spalte
sets-box = Block
sets-cell = Zelle
sets-only-truths = Bisher nur Wahrheiten: Links hinzufügen oder „Links zu diesen Wahrheiten finden“ drücken.
sets-only-links = Bisher nur Links: Wahrheiten hinzufügen oder „Wahrheiten zu diesen Links finden“ drücken.
sets-copied = Die Mengen sind in der Zwischenablage.
sets-no-clipboard = Die Zwischenablage ist für diese Seite gesperrt.
sets-of-step = Das ist das Brett eines Schritts.
sets-leave-step = Zurück zum eigenen Brett
sets-click = Was ein Klick auf einen Kandidaten bewirkt
sets-kind = Art der Menge
sets-about-prove = Ein Klick auf einen Kandidaten sucht den kleinsten Beweis, dass er falsch ist.
sets-about-truths-cell = Ein Klick auf einen Kandidaten fügt seine Zelle als Wahrheit hinzu oder nimmt sie weg. Die rechte Taste oder langes Drücken widerlegt einen Kandidaten.
sets-about-truths = Ein Klick auf einen Kandidaten fügt seine Ziffer ({ $kind }) als Wahrheit hinzu oder nimmt sie weg. Die rechte Taste oder langes Drücken widerlegt einen Kandidaten.
sets-about-links-cell = Ein Klick auf einen Kandidaten fügt seine Zelle als Link hinzu oder nimmt sie weg. Die rechte Taste oder langes Drücken widerlegt einen Kandidaten.
sets-about-links = Ein Klick auf einen Kandidaten fügt seine Ziffer ({ $kind }) als Link hinzu oder nimmt sie weg. Die rechte Taste oder langes Drücken widerlegt einen Kandidaten.
sets-cursor = Die Zelle am Cursor, { $cell }
sets-at = Bei { $cell }:
sets-press-prove = { $candidate }: widerlegen
sets-press = { $candidate }: { $side }, { $kind }
sets-has-digit = ihre Ziffer steht schon da
sets-truths =
    { $count ->
        [one] { $count } Wahrheit
       *[other] { $count } Wahrheiten
    }
sets-links =
    { $count ->
        [one] { $count } Link
       *[other] { $count } Links
    }
sets-all-truths = Wahrheiten
sets-all-links = Links
sets-none = noch keine
sets-rank = Rang { $rank }
sets-complete-links = Links zu diesen Wahrheiten finden
sets-complete-truths = Wahrheiten zu diesen Links finden
sets-undo = Mengen zurück
sets-redo = Mengen wieder
sets-clear = Mengen löschen
sets-copy = Als Text kopieren
sets-point = Auf einen Kandidaten auf dem Brett zeigen oder einen in der Tabelle wählen, um seine Summe zu sehen.
sets-marks = Zeichen auf dem Brett
sets-mark-both = in einer Wahrheit, abgedeckt
sets-mark-bad = nicht abgedeckt
sets-mark-link = nur in Links
sets-mark-eliminated = gestrichen
sets-candidates = Alle { $count } Kandidaten
sets-algebra = Ausgeschrieben als Basis-, Link- und Deckmengen
sets-algebra-name = Mengenalgebra
sets-limits = Grenzen für Beweise
sets-max-rank = Rang höchstens
sets-max-truths = Wahrheiten höchstens
sets-once = jede Menge einmal
sets-disjoint = kein Kandidat in zwei Wahrheiten
sets-text = Wahrheiten und Links
sets-text-about = Großbuchstaben sind Wahrheiten, Kleinbuchstaben Links, die Ziffer zuerst: 3R17 ist die 3 in den Zeilen 1 und 7, 5N3 die Zelle r5c3, 2×4b7 zählt doppelt. Ein Fisch kann 3r17c49 geschrieben werden.
sets-removed = { $side } { $name } entfernt.
sets-added = { $side } { $name } hinzugefügt.
sets-cell-full = { $cell } hat schon ihre Ziffer.
sets-no-candidate = { $candidate } ist kein Kandidat.
sets-looking-links = Links werden gesucht …
sets-looking-truths = Wahrheiten werden gesucht …
sets-no-links = Keine Links gefunden.
sets-no-truths = Keine Wahrheiten gefunden.
sets-looking-proof = Ein Beweis gegen { $candidate } wird gesucht …
sets-no-proof = { $candidate }: nichts gefunden.
sets-times = { $times } mal { $name }
sets-chip = { $name }, { $side }, auf dem Brett zeigen
sets-more = { $name } noch einmal
sets-less = { $name } einmal weniger
sets-remove = { $name } entfernen

## Was Mengen beweisen

verdict-proved = Bewiesen: { $result }
verdict-uncovered = Nicht alle Kandidaten der Wahrheiten sind abgedeckt.
verdict-no-elimination = Abgedeckt, aber nichts entfällt.
verdict-contradiction = Widerspruch: weniger Links als Wahrheiten.
verdict-other = Nichts gefunden.

## Der Beweis eines Schritts

proof-accepted = Vom Prüfer angenommen
proof-refused = Vom Prüfer abgelehnt: { $reason }
proof-cover = Überdeckung { $number } von { $count }
proof-rank-0 = so viele Links wie Wahrheiten
proof-rank-1 = ein Link mehr als Wahrheiten
proof-rank-n = { $rank } Links mehr als Wahrheiten
proof-false-1 = Was in mehr Links als Wahrheiten ist, ist falsch.
proof-false-n = Was in mindestens { $scale } Links mehr als Wahrheiten ist, ist falsch.
proof-inferences = Jeder Schluss
proof-open = Im Mengeneditor öffnen
cover-caption = In wie vielen Wahrheiten und Links jeder Kandidat ist
cover-candidate = Kandidat
cover-truths = Wahrheiten
cover-links = Links
cover-difference = Links − Wahrheiten
cover-scale = Maß { $scale }
cover-uncovered = nicht abgedeckt
cover-eliminated = gestrichen
cover-reaches = entfiele, wenn alles abgedeckt wäre
cover-stays = bleibt
cover-below = < Maß { $scale }
cover-reached = ≥ Maß { $scale }
cover-no-set = { $candidate }: in keiner der Mengen
cover-in-truths = { $candidate }: in Wahrheiten { $sets }
cover-in-links = in Links { $sets }
