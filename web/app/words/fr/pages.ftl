### Les pages des techniques, et Medusa dans l’espace.

pages-find = Chercher une technique
pages-name = Nom, ici ou ailleurs
pages-all = Toutes les techniques
pages-by = par
pages-family = famille
pages-difficulty = difficulté
pages-practise = S’exercer
pages-lesson = Leçon
pages-none = Aucune technique ne porte ce nom.
pages-also = Aussi : { $names }
pages-english = Les pages des techniques sont en anglais.
pages-open = Sur la grille. « Annuler » ramène votre partie.
pages-nothing = Rien de cette technique ne se trouve ici.
pages-put = Mettre sur la grille
pages-yourself = À vous de trouver
pages-another = Une autre semblable
family-singles = singletons
family-intersections = intersections
family-subsets = sous-ensembles
family-fish = poissons
family-wings = ailes
family-chains = chaînes
family-almost-locked-sets = ensembles presque verrouillés (ALS)
family-uniqueness = unicité
family-hypotheses = hypothèses
family-whips-and-braids = whips et braids
family-exotic-patterns = motifs exotiques
family-set-logic = logique d’ensembles
family-patterns = motifs
ease-beginners = Débutants
ease-easy = Facile
ease-moderate = Moyen
ease-advanced = Avancé
ease-expert = Expert
ease-beyond = Au-delà

## Medusa dans l’espace

cube-title = Chaînes fortes dans l’espace
cube-label = Candidats par ligne, colonne et chiffre : { $shown } chaînes fortes sur { $count } affichées. La liste ci-dessous les dit en mots.
cube-label-step = Candidats par ligne, colonne et chiffre : { $shown } chaînes fortes sur { $count } affichées, avec l’étape { $step }. La liste ci-dessous les dit en mots.
cube-view = Vue
cube-space = En 3D
cube-flat = À plat
cube-light = surligner l’étape
cube-weak = Liens faibles
cube-weak-none = aucun
cube-weak-chains = entre chaînes
cube-weak-all = de tous les nœuds
cube-layer = Couche
cube-all = Tous
cube-only-layer = Seulement la couche du { $digit }
cube-fault = Il n’y a pas de chaînes à montrer : { $fault }.
cube-side-by-side = Les couches sont montrées côte à côte.
cube-no-webgl = Ce navigateur ne prend pas en charge WebGL.
cube-not-loaded = La vue en 3D n’a pas pu être chargée.
cube-about = Chaque candidat est à sa ligne, sa colonne et son chiffre. Deux candidats qui restent seuls dans une case ou une région sont reliés : exactement un des deux est vrai. Dans chaque chaîne, soit tous les cubes sont vrais, soit toutes les boules.
cube-signs = Ce que signifient les signes
cube-capital = côté majuscule
cube-small = côté minuscule
cube-strong = lien fort
cube-weak-link = lien faible
cube-step-link = lien de l’étape
cube-eliminated = éliminé
cube-placed = est placé
cube-chains =
    { $count ->
        [one] { $count } chaîne forte
       *[other] { $count } chaînes fortes
    }
cube-show-all = Tout montrer
cube-show-none = Ne rien montrer
cube-of-step = Celles de l’étape
cube-no-chains = Aucune case ni région n’a exactement deux candidats restants.
cube-chain = Chaîne { $name }
cube-nodes =
    { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    }
cube-links =
    { $count ->
        [one] { $count } lien fort
       *[other] { $count } liens forts
    }
cube-used = de l’étape
cube-only-chain = Seulement la chaîne { $name }
cube-only = Celle-ci seule
cube-turning = Tourner et zoomer
cube-left = Tourner à gauche
cube-right = Tourner à droite
cube-nearer = Plus près
cube-farther = Plus loin
cube-above = D’en haut
cube-home = Revenir à la première vue
cube-reset = Réinitialiser
cube-keys = Glissez pour tourner, pincez ou utilisez la molette pour zoomer ; ou les flèches, + −, et 0 pour la première vue.
cube-in = { $digit } en { $cell }
