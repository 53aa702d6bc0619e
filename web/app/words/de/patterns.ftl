### Die Ansicht „Muster“: die Muster jeder Ziffer und was sie sagen.

patterns-heat = Anzahlen
patterns-letters = Buchstaben
patterns-candidates = Kandidaten
patterns-frame = ANGENOMMEN, NICHT BEWIESEN
patterns-of = Muster der { $digit }
patterns-cells = In den Zellen
patterns-ways =
    { $count ->
        [one] Die { $digit } lässt sich im ganzen Gitter noch auf { $count } Art setzen: ihre Muster.
       *[other] Die { $digit } lässt sich im ganzen Gitter noch auf { $count } Arten setzen: ihre Muster.
    }
patterns-in-none =
    { $count ->
        [one] { $count } Kandidat ist in keinem davon:
       *[other] { $count } Kandidaten sind in keinem davon:
    }
patterns-in-all =
    { $count ->
        [one] { $count } Kandidat ist in allen:
       *[other] { $count } Kandidaten sind in allen:
    }
patterns-basic = Aufs Brett bringen (Basic POM der { $digit })
patterns-here = In { $cell }:
patterns-digit-count = { $digit }: { $count } Muster
patterns-counting = Die Muster werden gezählt …
patterns-digits = Muster jeder Ziffer
patterns-count =
    { $count ->
        [one] { $count } Muster
       *[other] { $count } Muster
    }
patterns-count-of =
    { $count ->
        [one] { $count } Muster von { $initial }
       *[other] { $count } Muster von { $initial }
    }
patterns-said-none =
    { $count ->
        [one] { $count } Kandidat in keinem
       *[other] { $count } Kandidaten in keinem
    }
patterns-said-all =
    { $count ->
        [one] { $count } Kandidat in allen
       *[other] { $count } Kandidaten in allen
    }
patterns-eliminated =
    { $count ->
        [one] { $count } Kandidat gestrichen
       *[other] { $count } Kandidaten gestrichen
    }
patterns-true =
    { $count ->
        [one] { $count } Kandidat wahr
       *[other] { $count } Kandidaten wahr
    }
patterns-written =
    { $count ->
        [one] { $count } Ziffer gesetzt
       *[other] { $count } Ziffern gesetzt
    }
patterns-no-candidate = noch kein Kandidat

## Muster durchblättern und annehmen

flip-title = Muster der { $digit }: { $count }
flip-title-through = Muster der { $digit } durch { $cell }: { $count }
flip-previous = Zurück
flip-next = Weiter
flip-pattern = Muster
flip-draw = zeichnen
flip-list = Muster { $from } bis { $to } von { $count }: Pfeiltasten blättern
flip-label = ihre Bezeichnung im POM-Raum
flip-assume = Annehmen
flip-assume-of = Annehmen:
flip-discard = { $name } verwerfen
flip-keep = Nur { $name } behalten
flip-discard-through =
    { $count ->
        [one] Das eine durch { $cell } verwerfen
       *[other] Alle { $count } durch { $cell } verwerfen
    }
flip-keep-through =
    { $count ->
        [one] Nur das eine durch { $cell } behalten
       *[other] Nur die { $count } durch { $cell } behalten
    }
flip-all = Alle Muster der { $digit }
flip-click = Ein Klick auf eine Zelle des Bretts wählt die Muster durch sie.
flip-spoken =
    { $count ->
        [one] { $count } Muster der { $digit }.
       *[other] { $count } Muster der { $digit }.
    }
flip-spoken-through =
    { $count ->
        [one] { $count } Muster der { $digit } durch { $cell }.
       *[other] { $count } Muster der { $digit } durch { $cell }.
    }
assumed-name = Angenommen, nicht bewiesen
assumed-title = Angenommen, nicht bewiesen.
assumed-about = Nichts davon kommt von selbst aufs Brett; Muster, Anzahlen und Buchstaben sind die, die übrig blieben.
assumed-impossible = Unmöglich: { $reason }.
assumed-so = Also ist nicht alles Angenommene wahr. Der Prüfer hat das nicht gesehen.
assumed-back = Letzte Zeile zurücknehmen
assumed-stop = Annahmen beenden

## Schritte mit Mustern

method-title = Was folgt
method-title-assumed = Was folgt, angenommen
method-name = Methode
method-about = Mehr dazu
method-each = Jeder Schritt liest erst ab, was die Muster unmittelbar sagen (Basic POM), dann fragt er die Methode.
method-searching = Suche läuft … { $progress }
method-so-far =
    { $count ->
        [one] bisher { $count } Schritt.
       *[other] bisher { $count } Schritte.
    }
method-gone = Das Angenommene ist weg.
method-all-done = Jede Zelle hat ihre Ziffer.
method-nothing = So wird nichts mehr gefunden.
method-not-proved = { $line }. Nicht bewiesen.
trail-title = Schritte und die Muster, die sie übrig lassen
trail-first = Zu Beginn
trail-taken-back = zurückgenommen
trail-back = Einen Schritt zurück
trail-forward = Vor
trail-patterns = Zurück zu den Mustern
trail-rests =
    { $count ->
        [one] Er beruht auf { $count } früheren Streichung.
       *[other] Er beruht auf { $count } früheren Streichungen.
    }
falling-name = Übrige Muster, während { $count } Streichungen nacheinander geschehen
falling-left = übrige Muster (durchgezogen)
falling-pairs = gestrichene Paare (gestrichelt)
falling-place = Stelle unter den Streichungen
falling-after = nach { $count } Streichungen
falling-now = Nach { $count } Streichungen: { $left } Muster übrig.
falling-now-pairs = Nach { $count } Streichungen: { $left } Muster übrig, { $pairs } Paare gestrichen.
falling-counts = Anzahlen des Schritts
falling-patterns = Muster
falling-here = An dieser Stelle
falling-pairs-deleted = Gestrichene Paare
falling-deleted = Gestrichen
falling-rest = Übrig
