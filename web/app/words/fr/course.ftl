### Le cours : leçons, exemples, exercices.

course-name = Cours
course-back = Retour à la grille
course-all = Toutes les leçons
course-loading = Chargement…
course-not-loaded = Les exercices n’ont pas pu être chargés. Y a-t-il une connexion ?
course-about = Une technique après l’autre, la plus facile d’abord. Une leçon l’explique, montre un exemple, puis c’est à vous de la trouver.
course-due =
    { $count ->
        [one] { $count } exercice manqué revient aujourd’hui.
       *[other] { $count } exercices manqués reviennent aujourd’hui.
    }
course-repeat = Le refaire
course-repeat-all = Les refaire
course-known = tous acquis
course-of = { $known } sur { $count }
course-of-known = { $known } sur { $count } acquis
course-progress = Votre progression
course-kept = Elle est gardée dans ce navigateur. Exportée en fichier, elle peut être relue ici ou dans un autre.
course-not-kept = Ce navigateur n’a pas pu la garder ; son stockage est peut-être plein. Exportée en fichier, elle peut être relue ici ou dans un autre.
course-no-file = Ce fichier ne contient rien du cours.
course-taken =
    { $count ->
        [one] Importé : { $count } exercice.
       *[other] Importés : { $count } exercices.
    }
again-title = Encore une fois
again-last = Le dernier pour aujourd’hui
again-due = { $count } à refaire aujourd’hui
again-done = C’est tout pour aujourd’hui.

## Une leçon

lesson-read = Lire la leçon
lesson-all-known = Tous les exercices de cette leçon sont acquis.
lesson-but-missed = Tous les exercices de cette leçon sont acquis, sauf ceux que vous venez de manquer.
lesson-next = Leçon suivante : { $technique }
lesson-words = Mots : { $words }
lesson-why = Pourquoi c’est juste
word-house = région
word-house-about = une ligne, une colonne ou un bloc : neuf cases avec les chiffres de 1 à 9
word-candidate = candidat
word-candidate-about = un chiffre encore possible dans une case, écrit en petit
word-see = voir
word-see-about = deux cases d’une région se voient : elles n’ont jamais le même chiffre
word-r3c5-about = la case de la ligne 3 et de la colonne 5 ; r3c57 sont deux cases
word-strong = lien fort
word-strong-about = l’un de deux candidats est vrai
word-weak = lien faible
word-weak-about = au plus l’un de deux candidats est vrai
worked-title = Un exemple
worked-has = Cette grille contient une étape : { $technique }. Vous la voyez peut-être déjà.
worked-where = Où : { $place }.
worked-pattern = Voici les candidats qui comptent.
worked-written = Le chiffre est écrit. L’étape suivante est peut-être plus facile maintenant.
worked-eliminated =
    { $count ->
        [one] Le candidat est éliminé. L’étape suivante est peut-être plus facile maintenant.
       *[other] { $count } candidats sont éliminés. L’étape suivante est peut-être plus facile maintenant.
    }
worked-back = Retour
worked-go-on = Continuer
worked-exercises = Aux exercices
worked-unique = Cette technique suppose que la grille n’a qu’une solution, comme toute grille publiée.

## Un exercice

find-fault = Cet exercice n’a pas pu être ouvert : { $fault }.
find-digit = Trouvez : { $technique }. Choisissez la case et son chiffre.
find-both = Trouvez : { $technique }. Marquez ce qui est éliminé ou placé.
find-candidates = Trouvez : { $technique }. Marquez chaque candidat éliminé.
find-right = Juste !
find-right-now = Juste cette fois.
find-all = Voici la solution complète.
find-it = Voici la solution.
find-again = Cet exercice reviendra aujourd’hui.
find-next = Exercice suivant
find-done = Terminé
find-cell = Candidats de { $cell }
find-has-digit = a déjà son chiffre
find-is = est
find-is-not = n’est pas
find-mark-is = { $cell } est { $digit }
find-mark-not = { $cell } n’est pas { $digit }
find-marked = Marqué : { $marks }
find-nothing-marked = Rien n’est encore marqué. Choisissez une case, puis le chiffre ci-dessus ; ou cliquez sur le petit chiffre.
find-rest = Montrer le reste
find-check = Vérifier
find-hint-place = Où : { $place }.
find-hint-pattern = Les candidats qui comptent sont marqués sur la grille.
find-another-hint = Un autre indice
find-solution = Montrer la solution

## Ce qui est dit d’une réponse

judge-nothing = Marquez d’abord quelque chose sur la grille.
judge-more = Juste, mais il y a plus ({ $technique }) : encore { $count }.
judge-more-eliminations =
    { $count ->
        [one] Juste, mais il y a plus ({ $technique }) : encore un candidat est éliminé.
       *[other] Juste, mais il y a plus ({ $technique }) : encore { $count } candidats sont éliminés.
    }
judge-cannot = { $cell } ne peut pas être { $digit } : la grille n’aurait alors pas de solution.
judge-other-is = { $cell } est { $digit }, mais cela découle d’une autre technique ({ $other }), non de { $technique }.
judge-not-placed = { $technique } ne dit pas que { $cell } est { $digit } : autre chose y est encore possible.
judge-can = { $cell } a encore besoin de { $digit } : sans lui, la grille n’aurait pas de solution.
judge-other-is-not = { $cell } n’est pas { $digit }, mais cela découle d’une autre technique ({ $other }), non de { $technique }.
judge-not-eliminated = { $technique } n’élimine pas { $digit } de { $cell }.
