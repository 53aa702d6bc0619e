### Warum ein Schritt stimmt, kurz. Ergebnisse in Notation: r3c5<>7.

why-english = Die ganze Erklärung, auf Englisch
why-step = { $technique } ergibt { $result }.
why-both = { $first } { $second }
why-at = { $digit } in { $cells }
why-or = { $first } oder { $last }
why-among = einer von { $candidates }
why-many = { $count } Kandidaten
why-nothing-yet = auf dem Brett noch nichts
why-end-both = wäre { $candidate } zugleich wahr und falsch
why-end-cell = bliebe für { $cell } keine Ziffer
why-end-house = bliebe in { $house } kein Platz für die { $digit }
why-end-rule = bliebe nichts, was eine Regel dieses Rätsels zulässt

## Häuser, Fische, Wings

why-cell = In { $cell } ist nur noch der Kandidat { $digit } übrig.
why-last = { $cell } ist die letzte leere Zelle in { $house }, und dort fehlt nur noch die { $digit }.
why-house = In { $house } ist { $cell } der einzige Platz für { $digit }.
why-house-seen = In { $house } ist { $cell } der einzige Platz für { $digit }: Die { $digit } in { $cells } schließt die anderen leeren Zellen aus.
why-locked = In { $houses } liegen alle Plätze für { $digit } auch in { $others }. Also entfällt sie sonst in { $others }: { $result }.
why-ruled-place = Nach einer Regel dieses Rätsels bleibt nur { $candidate }: { $result }.
why-ruled = Einer von { $places } ist wahr, und nach den Regeln dieses Rätsels verträgt sich keiner davon mit dem, was gestrichen wird: { $result }.
why-summed = Bei der Summe { $sum } ist für das Gestrichene kein Platz: { $result }.
why-summed-houses = { $houses } haben zusammen { $total }. Ohne die Summen darin bleibt { $sum }, und für das Gestrichene ist kein Platz: { $result }.
why-naked = In den Zellen { $cells } sind zusammen nur { $digits } möglich. Also entfallen diese sonst in { $house }: { $result }.
why-hidden = In { $house } haben { $digits } nur in { $cells } Platz. Also kann dort nichts anderes stehen: { $result }.
why-subset-rules = Nach den Regeln dieses Rätsels verbrauchen { $cells } die Ziffern { $digits }, jede Zelle eine: { $result }.
why-fish = In { $houses } liegen alle Plätze für { $digit } in { $others }. Also steht sie in diesen Zellen, und keine andere Zelle in { $others } kann sie haben: { $result }.
why-finned =
    { $count ->
        [one] In { $houses } liegen alle Plätze für { $digit } in { $others }, bis auf die Flosse { $fins }. Entweder stimmt die Flosse, oder der Fisch gilt; was in beiden Fällen falsch ist, ist falsch: { $result }.
       *[other] In { $houses } liegen alle Plätze für { $digit } in { $others }, bis auf die Flossen { $fins }. Entweder stimmt eine Flosse, oder der Fisch gilt; was in beiden Fällen falsch ist, ist falsch: { $result }.
    }
why-two-fish = In { $houses } gibt es zwei Fische der { $digit } mit Flossen ({ $fins }), deren Deckmengen in { $others } liegen. Was einer von beiden ausschließt, ist falsch: { $result }.
why-xy-wing = Der Pivot { $pivot } hat nur { $digits }. Was er auch ist, eine der Zellen { $pincers } muss dann { $digit } sein; was beide sieht, kann sie nicht haben: { $result }.
why-xyz-wing = Der Pivot { $pivot } hat nur { $digits }. Er ist selbst { $digit }, oder eine der Zellen { $pincers } muss es sein; was alle drei sieht, kann sie nicht haben: { $result }.
why-bent = In den Zellen { $cells } sind zusammen nur { $digits } möglich: so viele Ziffern wie Zellen, und nur die { $digit } kann dort mehrmals stehen. Also ist eine davon { $digit }, und was alle ihre Plätze dort sieht, kann sie nicht haben: { $result }.
why-bent-locked = In den Zellen { $cells } sind zusammen nur { $digits } möglich: so viele Ziffern wie Zellen, und keine kann dort zweimal stehen. Also kommt jede vor, und was alle Plätze einer Ziffer dort sieht, kann sie nicht haben: { $result }.
why-remote-pair = Diese Zellen haben alle nur { $digits } und wechseln sich ab: Die eine Ziffer steht in { $one }, die andere in { $other }. Was Zellen beider Seiten sieht, kann keine von beiden haben: { $result }.
why-almost-locked = In { $line } sind in { $naked } nur { $digits } möglich, also steht höchstens eine dieser Ziffern dort, wo sich die Häuser kreuzen. Der Rest braucht in { $house } ganz { $hidden }, und für anderes ist dort kein Platz: { $result }.
why-sue-de-coq = In den Zellen { $cells } sind nur { $digits } möglich, jede höchstens einmal in { $line } und einmal in { $house }. Das sind genau so viele Plätze wie Zellen; alle werden gebraucht, und was alle Plätze einer dieser Ziffern sieht, kann sie nicht haben: { $result }.
why-fireworks = Nach Zeile und Spalte von { $pivots } bleiben für { $digits } nur die Zellen { $cells }: so viele Ziffern wie Zellen. Also kann dort nichts anderes stehen: { $result }.
why-multi-sector = Jeder Kandidat der { $count } Zellen { $cells } gehört zu einer von { $count } Ziffern in Häusern: { $links }. Die Zellen verbrauchen sie alle, also entfallen sie sonst in ihrem Haus: { $result }.

## Ketten und Farben

why-chain = Ist { $first } falsch, dann folgt Glied für Glied, dass { $last } wahr ist. Eines von beiden stimmt also, und was beide sieht, ist falsch: { $result }.
why-ring = Die Kette von { $first } bis { $last } schließt sich zum Ring: Von je zwei Nachbarn ist genau einer wahr. Was beide Enden eines Links sieht, ist also falsch: { $result }.
why-turbot = In { $first } und in { $last } hat die { $digit } nur je zwei Möglichkeiten. { $one } und { $other } sehen einander und können sie nicht beide haben, also hat sie { $ends }; was beide sieht, ist falsch: { $result }.
why-xy-chain = Jede Zelle der Kette von { $first } bis { $last } hat zwei Kandidaten. Ist { $first } nicht { $digit }, dann Glied für Glied { $last }; was beide sieht, kann sie nicht haben: { $result }.
why-w-wing = Die Zellen { $cells } haben nur { $digits }. Beide können nicht { $digit } sein, sonst hätte { $house } keinen Platz dafür; also ist eine davon { $other }, und was beide sieht, kann sie nicht haben: { $result }.
why-by-fish = Einer der Links ist ein Fisch der { $digit } in { $houses }, gedeckt in { $others }.
why-by-exocet = Einer der Links ist ein Exocet: Die Zielzellen { $targets } haben dieselben Ziffern wie die Basis { $base }.
why-by-rules = Einige der Links gelten durch Regeln, die das Rätsel hinzufügt.
why-by-pattern = Einer der Links gilt, weil { $digits } allein in { $cells } zwei Lösungen zuließen.
why-by-impossible = Einer der Links gilt, weil { $digits } allein { $cells } nicht füllen können.
why-by-ranges = { $one } schließt { $other } über die Plätze in { $houses } aus.
why-by-set = { $one } schließt { $other } über die ALS { $set } aus.
why-trap = Starke Links färben diese Kandidaten mit zwei Farben, { $one } und { $other }; die eine oder die andere ist ganz wahr. Was beide Farben sieht, ist falsch: { $result }.
why-wrap = Starke Links färben diese Kandidaten mit zwei Farben, { $one } und { $other }. Wäre die erste wahr, so { $end }; also ist sie ganz falsch und die andere ganz wahr: { $result }.
why-net = Wäre { $candidate } wahr, so { $end }, wie starke und schwache Links zeigen. Also ist das falsch: { $result }.
why-hypothesis = Wäre { $candidate } wahr, so { $end }, wie Schritt für Schritt folgt. Also ist das falsch: { $result }.
why-whip =
    { $count ->
        [0] Wäre { $candidate } wahr, so { $end }. Also ist das falsch: { $result }.
        [one] Wäre { $candidate } wahr, dann bliebe in einer weiteren Zelle oder einem Haus nur ein Platz, und danach { $end }. Also ist das falsch: { $result }.
       *[other] Wäre { $candidate } wahr, dann bliebe nacheinander in { $count } Zellen oder Häusern nur ein Platz, und danach { $end }. Also ist das falsch: { $result }.
    }
why-refutation =
    { $count ->
        [0] Wäre { $candidate } wahr, so { $end }, wie Schritt für Schritt folgt. Also ist das falsch: { $result }.
        [one] Wäre { $candidate } wahr, dann könnte { $inside } nicht auch noch stimmen, und dann { $end }, wie Schritt für Schritt folgt. Also ist das falsch: { $result }.
       *[other] Wäre { $candidate } wahr, dann könnte keines von { $inside } auch noch stimmen, und dann { $end }, wie Schritt für Schritt folgt. Also ist das falsch: { $result }.
    }
why-two-way = Entweder { $one } oder { $other } ist wahr, und auf beiden Wegen folgt dasselbe: { $result }.
why-one-way = Entweder { $one } oder { $other } ist wahr. Mit { $wrong } { $end }, also stimmt { $right }: { $result }.
why-if-true = Wäre { $candidate } wahr, so { $end }. Also ist das falsch: { $result }.
why-if-false = Wäre { $candidate } falsch, so { $end }. Also ist das wahr: { $result }.
why-either = Ob { $candidate } wahr oder falsch ist, es folgt dasselbe: { $result }.
why-each-candidate = { $cell } ist { $digits }, und aus jedem davon folgt dasselbe: { $result }.
why-each-place = In { $house } steht die { $digit } in { $cells }, und aus jedem dieser Plätze folgt dasselbe: { $result }.
why-each-guardian = Also stimmt { $guardians }, und aus jedem davon folgt dasselbe: { $result }.
why-kraken = In { $houses } liegen alle Plätze für { $digit } in { $others }, bis auf die Flossen { $fins }. Stimmt keine Flosse, dann schließt der Fisch das Ziel aus; jede Flosse führt über eine Kette zu demselben: { $result }.
why-kraken-cover = In { $houses } liegen alle Plätze für { $digit } in { $others }, bis auf die Flossen { $fins }. Also steht die { $digit } in einer der Zellen { $cells }, und jede führt über eine Kette zu demselben: { $result }.

## Fast gesperrte Mengen (ALS), Exocets, Mengenlogik

why-als-xz = Die ALS { $first } und { $last } können nicht beide { $links } haben, und welche sie nicht hat, hat alle ihre anderen Ziffern. Also steht { $common } in einer von beiden, und was alle Plätze dafür in beiden sieht, ist falsch: { $result }.
why-als-chain = Die ALS { $first } und { $last } sind über { $sets } verbunden, der Reihe nach durch { $links }. Fehlt { $common } in der ersten, dann steht sie in der letzten; was alle Plätze dafür in beiden sieht, ist falsch: { $result }.
why-als-wide = { $middle } hat zwei Ziffern mehr als Zellen und ist durch { $links } mit { $first } und { $last } verbunden. Ohne { $common } nähmen diese beiden die Ziffern der Links, und ihr blieben zu wenige; was alle Plätze für { $common } sieht, ist also falsch: { $result }.
why-als-ring = Die ALS { $sets } sind durch { $links } zum Ring verbunden. Jede dieser Ziffern steht in einer ihrer beiden Mengen, alle anderen Ziffern sind in ihrer Menge gesperrt, und was sie sieht, ist falsch: { $result }.
why-blossom-cell = Jeder Kandidat von { $cell } nimmt einer der ALS { $sets } eine Ziffer. Welcher auch stimmt, dann steht { $common } in einer dieser ALS, und was alle Plätze dafür sieht, ist falsch: { $result }.
why-blossom-house = Jeder Platz für { $digit } in { $house } nimmt sie einer der ALS { $sets }. Welcher auch stimmt, dann steht { $common } in einer dieser ALS, und was alle Plätze dafür sieht, ist falsch: { $result }.
why-blossom-pattern = Also stimmt einer der übrigen Kandidaten, und jeder nimmt einer der ALS { $sets } eine Ziffer. Dann steht { $common } in einer dieser ALS, und was alle Plätze dafür sieht, ist falsch: { $result }.
why-aligned = Viele Kombinationen von Ziffern in { $cells } sind unmöglich, weil sie einander sehen oder für { $by } zu wenige Ziffern lassen. Was in keiner der übrigen vorkommt, ist falsch: { $result }.
why-exocet = Welche der Ziffern { $digits } die Basis { $base } auch hat, die Zielzellen { $targets } haben dieselben. Was dem widerspricht, ist falsch: { $result }.
why-double-exocet = Die vier Basiszellen { $base } haben genau die Ziffern { $digits }, jede einmal, und ebenso die Zielzellen { $targets }. Was dem widerspricht, ist falsch: { $result }.
why-cover = Jede der Wahrheiten { $truths } gilt genau einmal, und zusammen verbrauchen sie die Links { $links }. Also: { $result }.
why-rank-zero =
    { $truths ->
        [one] { $truths } Wahrheit ist von ebenso vielen Links abgedeckt. Sie verbraucht sie, also ist jeder andere Kandidat eines Links falsch: { $result }.
       *[other] { $truths } Wahrheiten sind von ebenso vielen Links abgedeckt. Sie verbrauchen alle, also ist jeder andere Kandidat eines Links falsch: { $result }.
    }
why-rank =
    { $truths ->
        [one] { $truths } Wahrheit ist von { $links } Links abgedeckt, Rang { $rank }. Was in mehr Links liegt, als der Rang zulässt, ließe ihr zu wenige: { $result }.
       *[other] { $truths } Wahrheiten sind von { $links } Links abgedeckt, Rang { $rank }. Was in mehr Links liegt, als der Rang zulässt, ließe den Wahrheiten zu wenige: { $result }.
    }

## Eindeutigkeit und unmögliche Muster

why-exchange = Hätten { $cells } nur { $digits }, dann ließen sich die beiden Ziffern dort vertauschen, und es gäbe zwei Lösungen.
why-exchange-placed = Hätten { $cells }, von denen keine vorgegeben ist, nur { $digits }, dann ließen sich die beiden Ziffern dort vertauschen, und es gäbe zwei Lösungen.
why-deadly = Hätten { $cells } nur { $digits }, dann ließen sie sich anders füllen, mit denselben Ziffern in jedem Haus, und es gäbe zwei Lösungen.
why-grave = Ohne { $guardians } hätte jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, und es gäbe zwei Lösungen.
why-lite-grave = Ohne { $guardians } hätte jede der Zellen { $cells } zwei Kandidaten, die sich alle vertauschen ließen, und es gäbe zwei Lösungen.
why-reverse-grave = { $digits } stehen nur in { $cells }. Stünden sie auch in { $guarded }, dann ließen sich beide dort vertauschen, und es gäbe zwei Lösungen.
why-clue-cover = Zwei Vorgaben, { $cells }, sind zu wenig für drei Linien: Ohne { $guardians } ließen sich die übrigen Zellen anders füllen, und es gäbe zwei Lösungen.
why-oddagon = { $cells } sind ein Ring mit einer ungeraden Zahl von Zellen, also können sich { $digits } allein dort nicht abwechseln.
why-broken-wing = { $cells } sind ein Ring mit einer ungeraden Zahl von Plätzen für { $digits }. Stünde sie nicht in { $guarded }, dann müssten sich wahr und falsch im Ring abwechseln, und das geht nicht auf.
why-impossible = { $digits } allein können { $cells } nicht füllen: Immer bliebe eine Zelle ohne Ziffer.
why-then-true = Also stimmt { $guardians }: { $result }.
why-then-cell = Also hat { $cell } eine andere Ziffer: { $result }.
why-then-seen = Also stimmt { $guardians }, und was all diese sieht, ist falsch: { $result }.
why-then-subset = Also stimmt { $guardians }. Zusammen mit { $cells } ist das eine nackte Teilmenge aus { $digits } in { $house }: { $result }.
why-then-locked = In { $houses } liegt die { $digit } nur in Zellen des Musters. Wäre { $candidates } wahr, dann wäre es vollständig: { $result }.
why-then-hidden = Also stimmt { $guardians }. In { $house } ist für { $digits } nur in { $cells } Platz, und für anderes bleibt dort keiner: { $result }.
why-then-chains = Also stimmt { $guardians }, und jeder davon führt über eine Kette zu demselben: { $result }.
why-symmetrical = Die Vorgaben sind symmetrisch: { $map } bringt jede auf eine andere, wenn Ziffern wechseln wie { $cycles }. Also ist auch die einzige Lösung symmetrisch, und was dazu nicht passt, ist falsch: { $result }.
why-anti-symmetrical = Mit { $candidate } wären die Vorgaben symmetrisch: { $map }, Ziffern wechseln wie { $cycles }. Dann wäre es auch die einzige Lösung, und das ist hier unmöglich: { $result }.
why-map-diagonal = Spiegelung an der Hauptdiagonalen
why-map-anti-diagonal = Spiegelung an der Nebendiagonalen
why-map-half-turn = eine halbe Drehung
why-map-quarter-turn = eine Vierteldrehung
why-map-other = ein Tausch von Zeilen und Spalten

## Musterüberlagerung

why-pom =
    { $count ->
        [one] { $digits } lässt sich im ganzen Gitter nur noch auf { $count } Art setzen. Was nicht dazugehört, ist falsch: { $result }.
       *[other] { $digits } lässt sich im ganzen Gitter noch auf { $count } Arten setzen. Was in keiner vorkommt, ist falsch, was in allen vorkommt, ist wahr: { $result }.
    }
why-pom-left = Was in keinem der übrigen Muster vorkommt, ist falsch, was in allen vorkommt, ist wahr: { $result }.
why-pom-more =
    { $count ->
        [one] So folgt noch { $count } Schluss.
       *[other] So folgen noch { $count } Schlüsse.
    }
why-pom-cell-cover =
    { $count ->
        [one] Mit { $count } Muster der { $gone } bliebe eine Zelle leer, also entfällt es.
       *[other] Mit { $count } Mustern der { $gone } bliebe eine Zelle leer, also entfallen sie.
    }
why-pom-cells =
    { $count ->
        [one] Jedes Muster der { $digit } geht durch { $cells }, also entfällt { $count } Muster der { $gone }, das alle diese Zellen nimmt.
       *[other] Jedes Muster der { $digit } geht durch { $cells }, also entfallen { $count } Muster der { $gone }, die alle diese Zellen nehmen.
    }
why-pom-clash =
    { $count ->
        [one] { $count } Muster der { $gone } teilt mit jedem Muster der { $digit } eine Zelle, also entfällt es.
       *[other] { $count } Muster der { $gone } teilen mit jedem Muster der { $digit } eine Zelle, also entfallen sie.
    }
why-pom-combination =
    { $count ->
        [one] { $count } Muster der { $gone } lässt den Mustern einiger anderer Ziffern ({ $size }) keinen Platz, also entfällt es.
       *[other] { $count } Muster der { $gone } lassen den Mustern einiger anderer Ziffern ({ $size }) keinen Platz, also entfallen sie.
    }
why-pom-one-of =
    { $count ->
        [one] { $candidates } stimmt, und { $count } Muster der { $gone } geht daran vorbei, also entfällt es.
       *[other] { $candidates } stimmt, und { $count } Muster der { $gone } gehen daran vorbei, also entfallen sie.
    }
why-pom-not-both =
    { $count ->
        [one] { $one } und { $other } sind nicht beide wahr, also entfällt { $count } Muster der { $gone } durch beide.
       *[other] { $one } und { $other } sind nicht beide wahr, also entfallen { $count } Muster der { $gone } durch beide.
    }
why-pom-rectangle =
    { $count ->
        [one] In { $cells } dürfen nicht nur zwei der Ziffern { $digits } bleiben, sonst gäbe es zwei Lösungen. Also entfällt { $count } Muster der { $gone }.
       *[other] In { $cells } dürfen nicht nur zwei der Ziffern { $digits } bleiben, sonst gäbe es zwei Lösungen. Also entfallen { $count } Muster der { $gone }.
    }
why-pom-pairs =
    { $count ->
        [0] Paare von Mustern, neben denen eine Ziffer kein Muster mehr hätte, entfallen.
        [one] Paare von Mustern, neben denen eine Ziffer kein Muster mehr hätte, entfallen, und mit ihnen { $count } Muster der { $gone }, dem ein Partner fehlt.
       *[other] Paare von Mustern, neben denen eine Ziffer kein Muster mehr hätte, entfallen, und mit ihnen { $count } Muster der { $gone }, denen ein Partner fehlt.
    }
why-pom-equations =
    { $count ->
        [one] Von jeder Ziffer und durch jede Zelle ist genau ein Muster wahr. Zählt man solche Gleichungen zusammen, bleibt kein Platz für { $count } Muster der { $gone }.
       *[other] Von jeder Ziffer und durch jede Zelle ist genau ein Muster wahr. Zählt man solche Gleichungen zusammen, bleibt kein Platz für { $count } Muster der { $gone }.
    }
why-pom-earlier = Frühere Schritte haben Muster gestrichen.
