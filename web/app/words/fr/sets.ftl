### Logique d’ensembles : l’éditeur de vérités et de liens, preuves, sommes.

sets-truth = Vérité
sets-link = Lien
sets-prove = Réfuter
sets-row = Ligne
sets-column = Colonne
sets-box = Bloc
sets-cell = Case
sets-only-truths = Seulement des vérités jusqu’ici : ajoutez des liens, ou appuyez sur « Trouver les liens de ces vérités ».
sets-only-links = Seulement des liens jusqu’ici : ajoutez des vérités, ou appuyez sur « Trouver les vérités de ces liens ».
sets-copied = Les ensembles sont dans le presse-papiers.
sets-no-clipboard = Cette page n’a pas accès au presse-papiers.
sets-of-step = C’est la grille d’une étape.
sets-leave-step = Revenir à votre grille
sets-click = Ce que fait un clic sur un candidat
sets-kind = Le genre d’ensemble
sets-about-prove = Un clic sur un candidat cherche la plus petite preuve qu’il est faux.
sets-about-truths-cell = Un clic sur un candidat ajoute sa case comme vérité, ou l’enlève. Le bouton droit, ou un appui long, réfute un candidat.
sets-about-truths = Un clic sur un candidat ajoute son chiffre ({ $kind }) comme vérité, ou l’enlève. Le bouton droit, ou un appui long, réfute un candidat.
sets-about-links-cell = Un clic sur un candidat ajoute sa case comme lien, ou l’enlève. Le bouton droit, ou un appui long, réfute un candidat.
sets-about-links = Un clic sur un candidat ajoute son chiffre ({ $kind }) comme lien, ou l’enlève. Le bouton droit, ou un appui long, réfute un candidat.
sets-cursor = La case du curseur, { $cell }
sets-at = En { $cell } :
sets-press-prove = { $candidate } : réfuter
sets-press = { $candidate } : { $side }, { $kind }
sets-has-digit = son chiffre est là
sets-truths =
    { $count ->
        [one] { $count } vérité
       *[other] { $count } vérités
    }
sets-links =
    { $count ->
        [one] { $count } lien
       *[other] { $count } liens
    }
sets-all-truths = vérités
sets-all-links = liens
sets-none = rien encore
sets-rank = Rang { $rank }
sets-complete-links = Trouver les liens de ces vérités
sets-complete-truths = Trouver les vérités de ces liens
sets-undo = Annuler (ensembles)
sets-redo = Rétablir (ensembles)
sets-clear = Effacer les ensembles
sets-copy = Copier en texte
sets-point = Pointez un candidat sur la grille, ou choisissez-en un dans le tableau, pour voir sa somme.
sets-marks = Marques sur la grille
sets-mark-both = dans une vérité, couvert
sets-mark-bad = non couvert
sets-mark-link = dans des liens seulement
sets-mark-eliminated = éliminé
sets-candidates = Les { $count } candidats
sets-algebra = Écrit en ensembles de base, de liens et de couverture
sets-algebra-name = Algèbre d’ensembles
sets-limits = Limites des preuves
sets-max-rank = Rang au plus
sets-max-truths = Vérités au plus
sets-once = chaque ensemble une fois
sets-disjoint = aucun candidat dans deux vérités
sets-text = Vérités et liens
sets-text-about = Les majuscules sont des vérités, les minuscules des liens, le chiffre d’abord : 3R17 est 3 dans les lignes 1 et 7, 5N3 la case r5c3, 2×4b7 compte deux fois. Un poisson peut s’écrire 3r17c49.
sets-removed = { $side } { $name } : enlevé.
sets-added = { $side } { $name } : ajouté.
sets-cell-full = { $cell } a déjà son chiffre.
sets-no-candidate = { $candidate } n’est pas un candidat.
sets-looking-links = Recherche de liens…
sets-looking-truths = Recherche de vérités…
sets-no-links = Aucun lien trouvé.
sets-no-truths = Aucune vérité trouvée.
sets-looking-proof = Recherche d’une preuve contre { $candidate }…
sets-no-proof = { $candidate } : rien trouvé.
sets-times = { $times } fois { $name }
sets-chip = { $name }, { $side }, montrer sur la grille
sets-more = { $name } une fois de plus
sets-less = { $name } une fois de moins
sets-remove = Enlever { $name }

## Ce que prouvent les ensembles

verdict-proved = Prouvé : { $result }
verdict-uncovered = Les candidats des vérités ne sont pas tous couverts.
verdict-no-elimination = Couvert, mais rien n’est éliminé.
verdict-contradiction = Contradiction : moins de liens que de vérités.
verdict-other = Rien n’a été trouvé.

## La preuve d’une étape

proof-accepted = Acceptée par le vérificateur
proof-refused = Refusée par le vérificateur : { $reason }
proof-cover = Couverture { $number } sur { $count }
proof-rank-0 = autant de liens que de vérités
proof-rank-1 = un lien de plus que de vérités
proof-rank-n = { $rank } liens de plus que de vérités
proof-false-1 = Ce qui est dans plus de liens que de vérités est faux.
proof-false-n = Ce qui est dans au moins { $scale } liens de plus que de vérités est faux.
proof-inferences = Chaque déduction
proof-open = Ouvrir dans l’éditeur d’ensembles
cover-caption = Dans combien de vérités et de liens est chaque candidat
cover-candidate = Candidat
cover-truths = Vérités
cover-links = Liens
cover-difference = Liens − vérités
cover-scale = Échelle { $scale }
cover-uncovered = non couvert
cover-eliminated = éliminé
cover-reaches = serait éliminé si tout était couvert
cover-stays = reste
cover-below = < échelle { $scale }
cover-reached = ≥ échelle { $scale }
cover-no-set = { $candidate } : dans aucun des ensembles
cover-in-truths = { $candidate } : dans des vérités { $sets }
cover-in-links = dans des liens { $sets }
