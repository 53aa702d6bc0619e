### La vue « Motifs » : les motifs de chaque chiffre, et ce qu’ils disent.

patterns-heat = Nombres
patterns-letters = Lettres
patterns-candidates = Candidats
patterns-frame = SUPPOSÉ, NON PROUVÉ
patterns-of = motifs du { $digit }
patterns-cells = Dans les cases
patterns-ways =
    { $count ->
        [one] Le { $digit } peut encore se placer dans toute la grille de { $count } façon : ses motifs.
       *[other] Le { $digit } peut encore se placer dans toute la grille de { $count } façons : ses motifs.
    }
patterns-in-none =
    { $count ->
        [one] { $count } candidat n’est dans aucun :
       *[other] { $count } candidats ne sont dans aucun :
    }
patterns-in-all =
    { $count ->
        [one] { $count } candidat est dans tous :
       *[other] { $count } candidats sont dans tous :
    }
patterns-basic = Appliquer à la grille (Basic POM du { $digit })
patterns-here = En { $cell } :
patterns-digit-count = { $digit } : { $count } motifs
patterns-counting = Comptage des motifs…
patterns-digits = Motifs de chaque chiffre
patterns-count =
    { $count ->
        [one] { $count } motif
       *[other] { $count } motifs
    }
patterns-count-of =
    { $count ->
        [one] { $count } motif sur { $initial }
       *[other] { $count } motifs sur { $initial }
    }
patterns-said-none =
    { $count ->
        [one] { $count } candidat dans aucun
       *[other] { $count } candidats dans aucun
    }
patterns-said-all =
    { $count ->
        [one] { $count } candidat dans tous
       *[other] { $count } candidats dans tous
    }
patterns-eliminated =
    { $count ->
        [one] { $count } candidat éliminé
       *[other] { $count } candidats éliminés
    }
patterns-true =
    { $count ->
        [one] { $count } candidat vrai
       *[other] { $count } candidats vrais
    }
patterns-written =
    { $count ->
        [one] { $count } chiffre écrit
       *[other] { $count } chiffres écrits
    }
patterns-no-candidate = pas encore de candidat

## Feuilleter les motifs, et supposer

flip-title = Motifs du { $digit } : { $count }
flip-title-through = Motifs du { $digit } par { $cell } : { $count }
flip-previous = Précédent
flip-next = Suivant
flip-pattern = Motif
flip-draw = le dessiner
flip-list = Motifs { $from } à { $to } sur { $count } : les flèches feuillettent
flip-label = son étiquette dans l’espace POM
flip-assume = Supposer
flip-assume-of = Supposer :
flip-discard = Écarter { $name }
flip-keep = Ne garder que { $name }
flip-discard-through =
    { $count ->
        [one] Écarter celui par { $cell }
       *[other] Écarter les { $count } par { $cell }
    }
flip-keep-through =
    { $count ->
        [one] Ne garder que celui par { $cell }
       *[other] Ne garder que les { $count } par { $cell }
    }
flip-all = Tous les motifs du { $digit }
flip-click = Un clic sur une case de la grille choisit les motifs qui y passent.
flip-spoken =
    { $count ->
        [one] { $count } motif du { $digit }.
       *[other] { $count } motifs du { $digit }.
    }
flip-spoken-through =
    { $count ->
        [one] { $count } motif du { $digit } par { $cell }.
       *[other] { $count } motifs du { $digit } par { $cell }.
    }
assumed-name = Supposé, non prouvé
assumed-title = Supposé, non prouvé.
assumed-about = Rien de cela n’est reporté automatiquement sur la grille ; motifs, nombres et lettres sont ceux qui resteraient.
assumed-impossible = Impossible : { $reason }.
assumed-so = Donc l’une au moins des suppositions est fausse. Le vérificateur ne l’a pas contrôlé.
assumed-back = Retirer la dernière ligne
assumed-stop = Cesser de supposer

## Étapes de motifs

method-title = Ce qui en découle
method-title-assumed = Ce qui en découle, supposé
method-name = Méthode
method-about = En savoir plus
method-each = Chaque étape lit d’abord ce que les motifs disent aussitôt (Basic POM), puis interroge la méthode.
method-searching = Recherche… { $progress }
method-so-far =
    { $count ->
        [one] { $count } étape jusqu’ici.
       *[other] { $count } étapes jusqu’ici.
    }
method-gone = Ce qui était supposé a disparu.
method-all-done = Chaque case a son chiffre.
method-nothing = Rien de plus n’est trouvé ainsi.
method-not-proved = { $line }. Non prouvé.
trail-title = Les étapes, et les motifs qu’elles laissent
trail-first = Au début
trail-taken-back = retirée
trail-back = Une étape en arrière
trail-forward = En avant
trail-patterns = Revenir aux motifs
trail-rests =
    { $count ->
        [one] Elle repose sur { $count } suppression antérieure.
       *[other] Elle repose sur { $count } suppressions antérieures.
    }
falling-name = Motifs restants pendant { $count } suppressions, l’une après l’autre
falling-left = motifs restants (trait plein)
falling-pairs = paires supprimées (tirets)
falling-place = Place parmi les suppressions
falling-after = après { $count } suppressions
falling-now = Après { $count } suppressions : { $left } motifs restants.
falling-now-pairs = Après { $count } suppressions : { $left } motifs restants, { $pairs } paires supprimées.
falling-counts = Nombres de l’étape
falling-patterns = Motifs
falling-here = À cet endroit
falling-pairs-deleted = Paires supprimées
falling-deleted = Supprimés
falling-rest = Restants
