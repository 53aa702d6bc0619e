### Résoudre : où et pourquoi, chemins, listes d’étapes, ordre des techniques.

house-row = la ligne { $number }
house-column = la colonne { $number }
house-box = le bloc { $number }
house-rows = les lignes { $numbers }
house-columns = les colonnes { $numbers }
house-boxes = les blocs { $numbers }
place-houses = dans { $houses }
place-cells = en { $cells }
place-shaded = dans les cases ombrées

## La vue « Résoudre »

end-solved = Résolu. Chaque étape a été vérifiée.
end-stuck = Aucune technique de ce profil ne va plus loin.
end-contradiction = Aucune solution : il ne reste rien pour une case ou une région.
end-refused = Un défaut de Ninerooks : le vérificateur refuse une étape.
score-easy = facile
score-medium = moyen
score-hard = difficile
score-unfair = injuste
score-extreme = extrême
solve-no-step = Aucune technique de ce profil ne trouve d’étape.
solve-reason =
    { $count ->
        [one] Une étape le décide.
       *[other] { $count } étapes le décident.
    }
solve-no-reason = Aucune raison n’a été trouvée.
solve-stopped-after = Arrêté après { $count } étapes.
solve-until = Aller jusqu’à
solve-go = Lancer
solve-all-forms = toutes les formes d’une étape
solve-simplify = omettre d’un chemin entier ce qui ne sert à rien
solve-all = Toutes les étapes
solve-why = Pourquoi ?
solve-searching = Recherche
solve-going = Recherche…
solve-steps = { $count } étapes.
solve-keeping =
    { $count ->
        [one] L’étape trouvée est conservée…
       *[other] Les { $count } étapes trouvées sont conservées…
    }
solve-ask = Cliquez sur un candidat, ou choisissez une case et appuyez sur un chiffre : pourquoi est-il faux, ou vrai ?
solve-practice = À vous de trouver : il y a ici une étape de { $technique }. Les indices ne cherchent rien d’autre.
solve-everything = Tout chercher
solve-score = Niveau : { $level } · score { $score } (selon HoDoKu)
rating-open = Quelle difficulté ?
rating-title = Quelle est la difficulté de cette grille ?
rating-people = Pour un joueur
rating-path = Chemin de ce programme
rating-path-says =
    { $steps ->
        [0] des singletons seulement
        [one] 1 étape en plus des singletons
       *[other] { $steps } étapes en plus des singletons
    }
rating-hardest = la plus difficile : { $technique }
rating-unsolved = ses techniques ne la résolvent pas
rating-hodoku-says = { $level }, score { $score }
rating-least = au moins { $rating }
rating-csp-about = W et B : la whip et la braid les plus longues qu’il faut. T&E : la profondeur des hypothèses emboîtées.
rating-explainer-about = ER : l’étape la plus difficile. EP : la plus difficile jusqu’au premier chiffre. ED : la première étape.
rating-looking = D’autres échelles sont interrogées…
rating-none = Seule une grille à solution unique peut être évaluée.
rating-ruled = Les autres échelles ne connaissent pas ces règles.
solve-about = Jouez, ou demandez un indice : il dit d’abord quelle région regarder, puis quoi, puis où, puis tout, avec sa preuve. « ? » montre toutes les touches.
solve-examples = Grilles pour commencer
example-first = Une première
example-first-about = rien que des singletons
example-x-wing = Avec un X-Wing
example-x-wing-about = facile sauf une étape
example-hard = Une difficile
example-hard-about = numéro 1 de la liste top95
example-nugget = Golden Nugget
example-nugget-about = l’une des plus difficiles
example-monster = Easter Monster
example-monster-about = pour la logique d’ensembles
example-empty = Une grille vide
example-empty-about = pour saisir une grille

## Listes d’étapes, et l’étape affichée

steps-name = Étapes
steps-order = Ordre
steps-found = de découverte
steps-kind = Technique
steps-technique = par technique
steps-result = par résultat
steps-effect = par effet
steps-only = Seulement { $candidate }
steps-click = Cliquez sur un candidat : qu’est-ce qui l’élimine ?
steps-shown = { $shown } sur { $count }
steps-path = Le chemin : les flèches le parcourent
steps-uniqueness = suppose l’unicité
step-name = Étape
step-what = Qu’est-ce que c’est ?
step-signs = Ce que signifient les signes
step-numbers = Numéroter les nœuds de la chaîne
step-proof = Preuve
step-proof-accepted = Preuve, acceptée par le vérificateur
step-save = Enregistrer ou copier
step-forum = Texte pour un forum
step-copied = L’étape est dans le presse-papiers, pour un forum.
path-copied = Le chemin est dans le presse-papiers, pour un forum.
path-take = Tout jouer jusqu’ici
path-forum = Chemin pour un forum
path-json = Chemin en JSON

## Techniques d’un chemin

used-title = Techniques de ce chemin : { $count }
used-times = Nombre
used-technique = Technique
used-first = Dès l’étape
used-level = Niveau
used-score = Score de chacune
used-as = comme { $technique }
used-likened =
    { $count ->
        [one] 1 étape est d’une technique que HoDoKu n’a pas, et compte comme la plus proche.
       *[other] { $count } étapes sont de techniques que HoDoKu n’a pas, et comptent comme les plus proches.
    }

## L’ordre des techniques

order-own = Mon ordre
order-count = { $count } techniques
order-technique = une technique…
order-moved = { $technique } est maintenant numéro { $number } sur { $count }.
order-saved = Enregistré. Le programme l’accepte aussi :
order-taken = L’ordre { $name } a été repris.
order-bad = Ce fichier n’est pas un ordre de techniques : { $fault }
order-profile = Profil
order-for = Pour { $audience }
order-unique = Les techniques peuvent supposer que la solution est unique
order-unique-about = Elles peuvent alors exclure tout motif que l’on pourrait remplir de deux façons. Si une grille a plusieurs solutions, elles ne servent jamais.
order-title = Les techniques et leur ordre
order-about = La première qui trouve une étape la donne. Glissez une technique ailleurs, ou déplacez-la avec Alt et les flèches.
order-list = Les techniques dans leur ordre
order-earlier = { $technique } plus tôt
order-later = { $technique } plus tard
order-help = Alt et une flèche la déplacent.
order-add = Ajouter à la fin
order-save = Exporter
order-take = Ouvrir un fichier…
list-comma = { ", " }
path-easier = Simplifié : autant d’étapes, mais plus faciles.
path-shorter = Simplifié : { $now } étapes au lieu de { $then }.
path-shorter-beyond = Simplifié : { $now } étapes au lieu de { $then }, dont { $few } hors singletons au lieu de { $many }.
best-found-fewest = { $steps } étapes, dont { $few } hors singletons.
best-found-gentlest = { $steps } étapes ; la plus chère coûte { $dearest }.
best-instead = Sur le chemin complet : { $then }.
best-no-path = Sans chaînes forcées, whips, logique d’ensembles ni motifs, aucun chemin ne résout la grille.
best-no-better = Sans chaînes forcées, whips, logique d’ensembles ni motifs, aucun chemin n’est meilleur.
best-least-fewest = Aucun chemin de ce genre n’en a moins de { $least }.
best-least-gentlest = Tout chemin de ce genre a une étape qui coûte { $least } ou plus.
premise-several = Telle quelle, cette grille a plusieurs solutions : aucune technique qui en suppose une seule n’est utilisée.
premise-excluded = Cette grille exclut elle-même des candidats : un motif ne sert que là où aucun des candidats à échanger n’en fait partie.
premise-rules = Cette grille ajoute des règles qui ne permettent pas d’échanger simplement deux chiffres : aucune technique qui suppose une seule solution n’est utilisée.
