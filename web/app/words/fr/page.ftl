### Le cadre de la page, le premier écran, les nouvelles grilles, les réglages.

language = Langue

header-game = Partie
header-new = Nouveau
header-open = Ouvrir
header-menu = Menu
header-learn = Apprendre
header-library = Bibliothèque
header-games = Parties
header-copy = Copier
header-share = Partager
header-print = Imprimer
header-settings = Réglages
header-light = Clair
header-dark = Sombre
header-help = Aide
header-pause = Pause
header-skip = Aller aux outils

view-play = Jouer
view-solve = Résoudre
view-sets = Ensembles
view-patterns = Motifs
view-cube = Medusa
view-pages = Techniques

page-views = Vues
page-board = Grille
page-digits = Chiffres et notes
page-tools = Outils
page-close = Fermer
page-colon = { $name } : { $what }
page-full = { $text }.
page-stop = Arrêter
page-stopped = Arrêté.
page-new-version = Une nouvelle version de Ninerooks est prête.
page-take-over = L’adopter
page-later = Plus tard
page-link-copied = Lien copié. Il contient toute la grille ; rien n’a été envoyé.
page-lost-board = La grille de la dernière visite n’a pas pu être lue.

start-about = Le sudoku, avec le pourquoi de chaque étape. Tout reste sur votre appareil.
start-or = Ou bien
start-paste = Coller une grille
start-photo = À partir d’une photo
start-learn = Apprendre
start-look = Découvrir

new-title = Nouvelle grille
new-kept = La partie en cours est gardée dans « Parties ».
new-day = Grille du jour
new-singles = Sans apprentissage préalable
new-beyond = Avec ce que l’on apprend ici
new-symmetry = Symétrie
new-number = Numéro
new-any = peu importe
new-same = Le même numéro redonne la même grille.
new-digits = Un numéro a sept chiffres au plus.
new-making = Création d’une grille
new-going = Création d’une grille…
new-tried = { $count } essais
new-none = Aucune grille de ce genre en { $count } essais. Veuillez réessayer.
new-none-symmetric = Aucune grille de ce genre en { $count } essais. Veuillez réessayer, ou choisir une autre symétrie.
new-needs = Exige la technique
new-needs-choose = à choisir…
new-make = Créer
new-needs-about = Se résout avec les techniques jusqu’à celle-ci dans l’ordre habituel, et pas sans elle. Une technique rare peut prendre plusieurs minutes.
new-needs-none = Aucune des { $count } grilles essayées n’exige { $technique }. Veuillez réessayer, ou choisir une autre technique.
new-needs-unique = Les techniques peuvent maintenant supposer que la solution est unique, comme le fait celle-ci.
new-dearest = Selon l’étape la plus dure
new-variant = Avec d’autres règles
variant-killer = Killer
variant-x = X-Sudoku
variant-kropki = Kropki
variant-xv = XV
variant-odd-even = Pair et impair
new-lessons = des leçons avec exercices, depuis le début
new-library = des grilles au choix, par niveau et par technique
new-experts = Pour experts : cette grille sous une autre forme
new-is-minimal = La grille a déjà besoin de tous ses chiffres de départ.
new-has-form = La grille a déjà cette forme.
new-has-rules = Cette grille ajoute des règles que ses autres formes ne respecteraient pas.

form-minimal = Minimiser
form-minimal-about = sans les chiffres de départ superflus
form-morph = Transformer
form-morph-about = chiffres, lignes et colonnes échangés au hasard
form-canonical = Forme canonique
form-canonical-about = la même pour toutes les grilles équivalentes

band-beginner = Débutant
band-gentle = Doux
band-mild = Tranquille
band-moderate = Modéré
band-tricky = Délicat
band-tough = Corsé
band-demanding = Exigeant
band-vicious = Féroce
band-evil = Maléfique
band-nightmare = Cauchemar
band-under = moins de { $to } min
band-between = de { $from } à { $to } min
band-over = plus de { $from } min

human-about = environ { $minutes } min
human-hour = plus d’une heure
human-means = Une grille comme celle-ci demande de { $least } à { $most } minutes.

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-fiendish = Démoniaque
level-diabolical = Diabolique
level-extreme = Extrême

symmetry-none = aucune
symmetry-half-turn = demi-tour
symmetry-quarter-turn = quart de tour
symmetry-vertical = gauche et droite
symmetry-horizontal = haut et bas
symmetry-diagonal = diagonale

title-day = Grille du jour { $day }
title-puzzle = { $wanted }, nº { $seed }
title-symmetric = { $wanted }, nº { $seed }, symétrie : { $symmetry }

status-one = Solution unique
status-several = Plus d’une solution
status-count = { $count } solutions
status-none = Aucune solution
status-unknown = Trop de possibilités à compter
status-solved = Résolu ! Tous les chiffres sont justes.
status-left =
    { $count ->
        [one] { $count } case restante
       *[other] { $count } cases restantes
    }
status-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
status-dismiss = Fermer le message

pause-title = La partie est en pause

done-time = Temps
done-level = Niveau
done-puzzle = Grille
done-helps = Indices
done-none = aucun
done-best = Record
done-is-best = Votre meilleur temps à ce niveau !
done-next = La suivante
done-spoken = Temps : { $time }.

played-title = Mes résultats
played-none = Aucune grille résolue pour l’instant. Celles que vous résolvez sont notées ici, avec leur temps.
played-solved =
    { $count ->
        [one] grille résolue
       *[other] grilles résolues
    }
played-streak =
    { $count ->
        [one] jour d’affilée
       *[other] jours d’affilée
    }
played-longest = plus longue série de jours
played-other = Autres grilles
played-count = Résolues
played-best = Record
played-middle = Temps habituel
played-means = Les temps sont ceux des grilles résolues sans indice ; le temps habituel est la médiane.
played-last = Dernières grilles résolues
played-helps =
    { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
played-stay = Cette liste reste dans ce navigateur. Rien n’est envoyé.

settings-theme = Couleurs de la page
settings-auto = Celles du système
settings-light = Clair
settings-dark = Sombre
settings-easy-marks = Notes dans les grilles faciles
settings-marks = Notes dans les grilles plus difficiles
settings-first = Sur le clavier
settings-cell-first = La case d’abord, puis le chiffre
settings-digit-first = Le chiffre d’abord, puis les cases
settings-lights = Surligner les mêmes chiffres, la ligne, la colonne et le bloc
settings-errors = Montrer les erreurs aussitôt
settings-letters = Raccourcis d’une seule lettre (H pour un indice, F pour un chiffre…)
settings-clock = Afficher le chronomètre
settings-experts = Tous les outils, même pour experts
settings-stay = Réglages et parties restent dans ce navigateur. Rien n’est envoyé.
