### Pour experts : résolutions commentées, meilleurs chemins, états, comparaison.

walk-open = Résolution commentée…
walk-title = Résolution commentée
walk-print = Tout le chemin en résolution commentée
walk-none = Il n’y a pas de chemin sur la grille : « Tout le chemin » en trouve un.
walk-about = Le chemin de { $count } étapes, à publier, à garder ou à imprimer.
walk-heading = Titre
walk-joins = Regrouper les singletons qui se suivent
walk-explains = Avec les explications
walk-copied = La résolution commentée est dans le presse-papiers, pour un forum.
walk-html = Enregistrer en HTML
walk-saved = Enregistré sous walkthrough.html, avec une image de chaque étape.

best-with = Tout le chemin avec
best-fewest = le moins d’étapes
best-easiest = les étapes les plus faciles

states-title = États
states-count = États : { $count }. Branches : { $branches }.
states-about = Choisissez-en un pour le mettre sur la grille ; une autre étape y crée une branche. Tous sont gardés avec la partie.
states-tree = États : les flèches les parcourent, Entrée en met un sur la grille
states-beginning = Le début
states-hand = À la main : { $what }
states-here = sur la grille
states-cost = coût { $cost }
states-gone = État { $number } : { $what }
states-full = Cette partie a plus d’états qu’on n’en garde ; les nouveaux ne sont pas dans la liste.

compare-open = Comparer…
compare-title = Comparer deux étapes
compare-none = Il n’y a pas deux étapes à comparer : « Toutes les étapes » donne celles de la grille.
compare-first = Première étape
compare-second = Deuxième étape
compare-show = Montrer sur la grille
compare-cost = Coût
compare-hodoku = Score HoDoKu
compare-explainer = Cote Sudoku Explainer
compare-explainer-none = pas de cote fixe
compare-unique = Suppose l’unicité
compare-yes = oui
compare-no = non
compare-places = Place
compare-eliminates = Élimine
compare-only = Seule celle-ci élimine
compare-both = Les deux éliminent
compare-nothing = rien
compare-candidates = { $count } candidats
compare-cover = vérités : { $truths }, liens : { $links }, rang { $rank }
compare-covers = couvertures : { $count }
compare-assumes = par hypothèses ou lemmes
