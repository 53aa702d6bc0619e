### Jouer : le clavier, la grille en mots, indices, erreurs, chaînes, hypothèses.

pad-undo = Annuler
pad-redo = Rétablir
pad-key = Touche { $key }
pad-modes = Ce que font touches et clics
pad-links = Ce que signifie un lien
pad-strong = Fort
pad-weak = Faible
pad-other = Autre
pad-digits = Chiffres
pad-colour = couleur
pad-put-on = Colorer
pad-digit = { $mode } { $digit }, { $left } à placer
pad-wipe = Effacer tout
pad-clear = Effacer
pad-clear-small = vider
pad-show-one = Montrer un chiffre
pad-filters = Montrer où un chiffre peut aller
pad-filter = Montrer où le { $digit } peut aller
pad-bivalue-show = Montrer les cases à deux candidats
pad-bivalue = Cases à deux candidats
pad-marks = Notes
marks-mine = Les miennes
marks-checked = Les miennes, tenues à jour
marks-all = Tous les candidats
pad-all-notes = Toutes les notes
pad-digit-first = Le chiffre d’abord, puis les cases
pad-ruled-out = Le { $digit } est déjà dans la ligne, la colonne ou le bloc.
pad-errors = Montrer les erreurs
pad-givens = En faire les chiffres de départ
pad-restore = Rétablir les candidats
pad-fill = Inscrire les candidats
pad-restart = Recommencer
mode-place = Chiffre
mode-candidate = Candidat
mode-note = Note
mode-corner = Coin
mode-centre = Centre
mode-colour = Couleur
mode-link = Lien
mode-assume = Et si

## La grille pour lecteurs d’écran

board-name = Grille de sudoku
board-where = ligne { $row } colonne { $column }
board-given = de départ { $digit }
board-placed = placé { $digit }
board-wrong = faux
board-none = aucun
board-empty = vide
board-corner = notes de coin { $digits }
board-centre = notes de centre { $digits }
board-notes = notes { $digits }
board-candidates = candidats { $digits }
board-changed =
    { $count ->
        [one] { $count } case modifiée
       *[other] { $count } cases modifiées
    }

## Indices

hint-ask = Indice
hint-what = Quoi ?
hint-where = Où ?
hint-show = Montrer
hint-take = Jouer l’étape
hint-look = Cherchez :
hint-region = Regardez { $houses }.
hint-wide = L’étape s’étend sur toute la grille. Commencez par { $houses }.
hint-digit = chiffre { $digit }
hint-blockers = Quelles cases dans { $house } ne sont pas vues depuis { $cells } ?
hint-comma = { ", " }
hint-named = { $technique } :
hint-step = L’étape
hint-looking = Recherche…
hint-close = Fermer l’indice
hint-taken = Joué : { $step }
hint-step-of = Étape { $number } sur { $count }
hint-frame = ÉTAPE { $number } SUR { $count }
hint-next = Étape suivante
hint-previous = Étape précédente
hint-path = Tout le chemin
hint-more = Plus
argument-fish = Le poisson du { $digit } : les traits pleins passent par la base, les pointillés par la couverture.
plain-about = Cliquez sur une case, puis tapez un chiffre ou appuyez sur une touche. Les petits chiffres d’une case sont ceux qui y sont encore possibles.
plain-about-own = Cliquez sur une case, puis tapez un chiffre ou appuyez sur sa touche. « Note » inscrit un petit chiffre pour mémoire, « Toutes les notes » inscrit tous ceux qui sont encore possibles.
plain-hint = Bloqué ? « Indice » en montre un peu plus à chaque appui, et dit pourquoi.
plain-learn = Ou apprenez comment on fait, une idée à la fois :
plain-marks = Chiffres possibles
plain-more = Tous les outils

## Ce qui ne va pas

trouble-which = Quelle case ?
trouble-what = Qu’est-ce qui ne va pas ?
trouble-undo = Le retirer
trouble-solved = C’est résolu : tous les chiffres sont justes.
trouble-equal = Des chiffres identiques se voient : { $cells }.
trouble-free = Modifier les chiffres de départ
trouble-clash = La grille elle-même est fausse : des chiffres de départ se heurtent en { $cells }.
trouble-none = Les chiffres de départ n’ont pas de solution : l’un d’eux doit être autre.
trouble-differ = Cette grille : { $solutions }. Elles diffèrent dans les { $count } cases ombrées.
trouble-many = Cette grille a un très grand nombre de solutions. Il lui faut plus de chiffres de départ.
trouble-pass = Chercher quand même des étapes
trouble-digit = Le { $digit } en { $cell } est faux.
trouble-candidate = Un candidat éliminé de { $cell } est encore nécessaire.
trouble-mistakes =
    { $count ->
        [one] Il y a une erreur dans la grille.
       *[other] Il y a { $count } erreurs dans la grille.
    }
trouble-look = Regardez { $cells }.

## La partie et ce qui a été ouvert

game-practice = Exercice : { $technique }
game-read = Lu comme : { $format }.
game-read-list = Lu comme : { $format }, la première de { $count } grilles.
game-faults = { $count } lignes n’ont pas pu être lues, la première est la ligne { $line }.
game-here = Cette grille est déjà affichée.
game-played = Vous avez déjà joué cette grille : voici votre partie.
game-anew = « Recommencer » repart du début.
game-restarted = Recommencé. « Annuler » ramène votre partie.
game-chain-taken = Fait. « Annuler » ramène les candidats.
game-goes-on = Votre partie continue d’ici : { $place }. « Annuler » ramène votre grille.
game-from-here = cette grille
game-no-candidate = { $digit } n’est pas un candidat de cette case.
game-nothing-to-assume = Une case ou une région n’a plus de candidat : il n’y a rien à supposer.
game-link-begins = Le lien commence ici. À l’autre bout maintenant.

## Une liste de grilles

list-name = La liste
list-puzzle = Grille { $number }
list-of = Grille { $number } sur { $count }
list-previous = Grille précédente
list-next = Grille suivante
list-close = Fermer la liste
list-all = Grilles de la liste
list-givens = { $count } chiffres
list-earlier = Précédentes
list-later = Suivantes
embed-open = Ouvrir dans Ninerooks

## Une chaîne du joueur

chain-name = Votre chaîne
chain-ring = Votre boucle
chain-right = Tous les liens sont justes, et elle élimine { $candidates }.
chain-take = Faire ces éliminations
chain-nothing = Tous les liens sont justes jusqu’ici. Elle n’élimine rien.
chain-gone = { $candidate } n’est plus un candidat.
chain-apart = { $one } et { $other } n’ont en commun ni case, ni ligne, ni colonne, ni bloc.
chain-not-strong = { $one } et { $other } ne forment pas un lien fort ; il y en a d’autres : { $others }.
chain-fork = Plus de deux liens se rejoignent en { $candidate } : ce n’est pas une chaîne.
chain-pieces = Ces liens ne forment pas une chaîne : ils ne se suivent pas.
chain-two-weak = Deux liens faibles se rejoignent en { $candidate } : rien n’en découle.
chain-ends = Une chaîne commence et finit par un lien fort : en { $candidate }, il en manque un, ou il y en a un de trop.

## Et si

whatif-name = Et si
whatif-true = Et si { $candidate } est vrai ?
whatif-false = Et si { $candidate } est faux ?
whatif-contradiction = Contradiction :
whatif-so-true = Donc { $candidate } est vrai.
whatif-so-false = Donc { $candidate } est faux.
whatif-nothing = Rien n’en découle.
whatif-digits =
    { $count ->
        [one] Un chiffre en découle, et { $excluded } candidats sont exclus. Il n’y a pas de contradiction : rien n’est prouvé.
       *[other] { $count } chiffres en découlent, et { $excluded } candidats sont exclus. Il n’y a pas de contradiction : rien n’est prouvé.
    }
whatif-no-digits = Aucun chiffre n’en découle, et { $excluded } candidats sont exclus. Il n’y a pas de contradiction : rien n’est prouvé.
whatif-eliminate = Éliminer { $candidate }
whatif-write = Écrire { $candidate }
whatif-and-false = Et s’il est faux ?
whatif-end = Terminer
whatif-why = Pourquoi est-il faux, ou vrai ?
whatif-how = Comment on y arrive
whatif-title = Et si ?
whatif-about = Cliquez sur un candidat, ou choisissez une case et appuyez sur un chiffre, et voyez ce qui en découle s’il est vrai. Encore une fois : s’il est faux. Une fois de plus pour terminer.
layers-name = Couches de marques
layers-title = Couche par couche
layers-two-first = L’un des deux est vrai ({ $start }) :
layers-two-circles = a des cercles autour de ce qui en découle,
layers-two-squares = a des carrés.
layers-assume-true = Supposons que { $candidate } est vrai.
layers-assume-false = Supposons que { $candidate } est faux.
layers-signs = Une majuscule est vraie, ou exclue par la couche précédente ; une minuscule est fausse dans sa chaîne forte. Ce qui est faux est barré.
layers-group = Couches
layers-previous = Couche précédente
layers-assume = Supposer
layers-end = Fin
layers-next = Couche suivante
layers-one = Couche { $name }
layers-whole = Toute l’étape
layers-all = Tout
layers-marks = Marques
layers-true = vrai
layers-false = faux
layers-circle = cercle :
layers-square = carré :
layers-assumed = Supposons { $candidates }.
layers-new = Couche { $name } : { $marks }.
layers-if-true = Si { $candidate } était vrai : { $conflict }.
layers-if-false = Si { $candidate } était faux : { $conflict }.
layers-meet = Où les voies se rejoignent : { $meeting }.
layers-only-cell = le seul qui reste en { $cell }
layers-only-house = la seule place pour { $digit } dans { $house }
layers-seen = { $candidate } est vrai
layers-pattern = par un motif
layers-empty-cell = { $cell } resterait vide
layers-empty-house = il ne resterait aucune place pour { $digit } dans { $house }
layers-both = { $candidate } est vrai des deux côtés
layers-cross = { $where } : { $one } d’un côté, { $other } de l’autre
layers-impossible = l’un des côtés est impossible, l’autre est donc juste
layers-same = les mêmes candidats sont faux des deux côtés
layers-place = { $digit } dans { $house }
