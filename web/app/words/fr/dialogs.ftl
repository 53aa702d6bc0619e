### Dialogues : ouvrir, copier, parties, imprimer, touches ; ce qui est gardé et partagé.

open-title = Ouvrir une grille
open-about = Collez une grille, ou une liste, sous n’importe quelle forme : 81 caractères, une grille, des candidats, des cellules d’un tableur, un lien vers SudokuPad, f-puzzles, SudokuWiki, SudokuExchange ou Sudoku Coach, un fichier d’OpenSudoku ou de HoDoKu… La page reconnaît ce que c’est.
open-puzzle = Grille
open-place = L’endroit
open-file = Ouvrir un fichier…
open-photo = À partir d’une photo…
open-try = Ou essayez
open-fault = Ligne { $line }, colonne { $column } : { $fault }
open-like = Le plus proche : { $formats }
open-not-cells = Il y a ici { $count } cases au lieu de 81.
open-more-cells = Il y a ici plus de 81 cases.
open-not-rows = Il y a ici { $count } lignes au lieu de 9.
open-sign = « { $sign } » n’est pas à sa place ici.
open-ends = Le texte s’arrête trop tôt.
open-other = À partir d’ici, ce n’est pas une grille sous une forme connue.
open-too-long = Ce texte fait { $size } Mo. Au-delà de { $most } Mo, on ne peut pas coller : enregistrez-le dans un fichier et ouvrez celui-ci.
open-too-large = Ce fichier fait { $size } Mo. La limite est de { $most } Mo : coupez-le en morceaux.
photo-title = Une grille à partir d’une photo
photo-about = Prenez ou choisissez une photo d’une grille, avec ses quatre coins. Elle est lue sur votre appareil et n’est envoyée nulle part.
photo-take = Prendre une photo…
photo-choose = Choisir une image…
photo-reading = Lecture…
photo-none = Aucune grille n’a été trouvée sur cette image. Les quatre coins doivent y être, et les lignes se voir.
photo-no-picture = Ce fichier ne peut pas être affiché comme image.
photo-doubtful =
    { $count ->
        [one] { $count } case est douteuse : comparez-la avec l’image avant d’ouvrir la grille.
       *[other] { $count } cases sont douteuses : comparez-les avec l’image avant d’ouvrir la grille.
    }
photo-sure = Aucune case n’est douteuse. Parcourez les chiffres avant d’ouvrir la grille ; tapez pour les corriger.
photo-picture = L’image
photo-grid = Les chiffres lus
photo-cell = ligne { $row }, colonne { $column } : { $digit }
photo-cell-doubtful = { $cell }, douteuse
photo-empty = vide
photo-open = Ouvrir la grille
photo-right = C’est juste
photo-next = Case douteuse suivante
copy-title = Copier la grille
copy-form = Forme
copy-text = Texte
copy-lost = Cette forme ne peut pas dire : { $lost }.
copy-lost-placed =
    { $count ->
        [one] { $count } chiffre placé devient un chiffre de départ
       *[other] { $count } chiffres placés deviennent des chiffres de départ
    }
copy-lost-givens =
    { $count ->
        [one] { $count } chiffre de départ devient un chiffre placé
       *[other] { $count } chiffres de départ deviennent des chiffres placés
    }
copy-lost-values =
    { $count ->
        [one] { $count } chiffre devient un candidat unique
       *[other] { $count } chiffres deviennent des candidats uniques
    }
copy-lost-only =
    { $count ->
        [one] { $count } candidat unique devient un chiffre
       *[other] { $count } candidats uniques deviennent des chiffres
    }
copy-lost-excluded =
    { $count ->
        [one] { $count } candidat éliminé revient
       *[other] { $count } candidats éliminés reviennent
    }
copy-lost-listed =
    { $count ->
        [one] { $count } candidat indiqué
       *[other] { $count } candidats indiqués
    }
copy-lost-rules =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
copy-lost-entry = ce qui est dit de la grille, comme son titre
copy-forum = Copier pour un forum
copy-as-picture = En image
copy-candidates = avec les candidats
copy-picture = Copier l’image
copy-png = Enregistrer en PNG
copy-svg = Enregistrer en SVG
copy-elsewhere = Dans un forum ou un blog
copy-html = Copier le HTML de la grille
copy-open = Ouvrir ailleurs
copy-done = Copié.
copy-picture-done = L’image est dans le presse-papiers.
copy-saved = Enregistré : { $file }.
copy-html-done = Le HTML est dans le presse-papiers.
copy-impossible = Ce n’était pas possible : { $fault }
games-title = Vos parties
games-closed = Ce navigateur ne garde pas de parties pour cette page : elles sont perdues à la fermeture.
games-none = Pas encore de partie. Chaque grille ouverte ou jouée est gardée ici automatiquement.
games-name = Nom de la partie
games-any = Nom (facultatif)
games-full = Pleine
games-left = { $count } cases restantes
games-here = Affichée
games-go-on = Continuer
games-delete = Supprimer
games-deleted = Supprimée.
games-save = Tout exporter
games-take = Importer un fichier…
games-taken =
    { $count ->
        [one] { $count } partie importée.
       *[other] { $count } parties importées.
    }
games-course = Votre progression dans le cours aussi.
games-no-file = Ce n’est pas un fichier de parties.
games-no-store = Ce navigateur ne garde pas de parties.
games-unread = Cette partie n’a pas pu être lue. Elle a été mise de côté ; « Tout exporter » la conserve.
games-not-kept = Le navigateur n’a pas pu garder cette partie ; son stockage est peut-être plein. Dans « Parties », « Tout exporter » sauvegarde les autres.
games-copy = Cette partie a été modifiée dans un autre onglet ; elle continue ici en copie. Les deux sont dans « Parties ».
games-spoiled =
    { $count ->
        [one] Une partie gardée n’a pas pu être lue et a été mise de côté. Dans « Parties », « Tout exporter » la conserve.
       *[other] { $count } parties gardées n’ont pas pu être lues et ont été mises de côté. Dans « Parties », « Tout exporter » les conserve.
    }
link-title = Partager cette grille
link-copy = Le lien contient toute la grille. Copiez-le :
link-broken = Ce lien est cassé ou tronqué. Rien n’a été changé.
link-opened = Ouvert depuis le lien. Vos parties sont dans « Parties ».
link-other-step = L’étape de ce lien n’est plus dans le chemin ; voici celle qui porte son numéro.
print-what = Quoi
print-board = La grille
print-step = Étape, explication et légende
print-path = Étapes du chemin
print-list = Grilles de la liste
print-from = à partir du numéro
print-many = combien
print-to-page = Par page
print-candidates = Avec les candidats
print-notes = Avec de la place pour des notes
print-fault = Cela ne peut pas être dessiné : { $fault }
print-room = Notes
help-title = Touches et clics
help-arrows-key = Flèches
help-shift-key = Maj + 1–9
help-ctrl-key = Ctrl + 1–9
help-clear-key = 0, Suppr, Retour arrière
help-ctrl-name = Ctrl
help-arrows = aller à une case ; avec Ctrl à la prochaine sans chiffre, avec Maj sélectionner
help-digits = écrire un chiffre ; une fois de plus l’efface
help-shift = éliminer un candidat ou le rétablir ; avec vos propres notes : une note dans le coin
help-ctrl = de même ; avec vos propres notes : une note au centre
help-clear = effacer
help-modes = mode : chiffre, candidat ou coin, centre, couleur, lien, et si ; Espace passe au suivant
help-colours = colorer le candidat sous le pointeur, ou les cases
help-filter-key = F puis 1–9
help-filter = montrer où un chiffre peut aller ; virgule et point : le précédent et le suivant ; B : les cases à deux candidats
help-wipe = enlever couleurs et liens
help-hint = indice : d’abord la région, puis quoi, puis où, puis toute l’étape ; enfin elle est jouée
help-next = jouer aussitôt l’étape suivante
help-escape = fermer un indice, ou annuler la sélection
help-turn = feuilleter les motifs d’un chiffre
help-undo = annuler, rétablir
help-all = sélectionner toutes les cases
help-print = imprimer
help-open = ouvrir, coller une grille
help-this = cette aide
help-pointer = Pointeur
help-pointer-about = Cliquez sur une case pour y aller, glissez pour sélectionner, double-cliquez sur un candidat pour l’écrire. Au doigt, choisissez la case et appuyez sur le chiffre du clavier. Glissez avec le bouton droit de candidat en candidat pour tracer un lien : sans autre touche il est fort, avec Maj faible, avec Alt d’un autre genre ; recommencez pour l’enlever. Un clic droit colore un candidat. En mode Lien, deux clics ou deux chiffres du clavier tracent aussi un lien.
help-what = À propos
help-what-about = Ninerooks résout les sudokus par une logique que tout joueur peut suivre. Il ne devine jamais : chaque étape a une preuve, qu’un vérificateur indépendant du solveur a acceptée avant qu’elle ne s’affiche. Tout se passe dans cette page ; aucune grille n’est envoyée, et elle fonctionne sans réseau.
