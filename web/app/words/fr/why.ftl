### Pourquoi une étape est juste, en bref. Les résultats sont en notation : r3c5<>7.

why-english = Toute l’explication, en anglais
why-step = { $technique } donne { $result }.
why-both = { $first } { $second }
why-at = { $digit } en { $cells }
why-or = { $first } ou { $last }
why-among = l’un de { $candidates }
why-many = { $count } candidats
why-nothing-yet = rien encore sur la grille
why-end-both = { $candidate } serait à la fois vrai et faux
why-end-cell = il ne resterait aucun chiffre pour { $cell }
why-end-house = il ne resterait aucune place pour { $digit } dans { $house }
why-end-rule = il ne resterait rien de ce qu’une règle de cette grille permet

## Régions, poissons, ailes

why-cell = En { $cell }, il ne reste que le candidat { $digit }.
why-last = { $cell } est la dernière case vide dans { $house }, et il n’y manque que { $digit }.
why-house = Dans { $house }, la seule place pour { $digit } est { $cell }.
why-house-seen = Dans { $house }, la seule place pour { $digit } est { $cell } : le { $digit } en { $cells } l’exclut des autres cases vides.
why-locked = Dans { $houses }, toutes les places pour { $digit } sont aussi dans { $others }. On l’élimine donc ailleurs dans { $others } : { $result }.
why-ruled-place = D’après une règle de cette grille, il ne reste que { $candidate } : { $result }.
why-ruled = Un de { $places } est vrai, et d’après les règles de cette grille aucun ne va avec ce qui est éliminé : { $result }.
why-summed = Avec la somme { $sum }, il n’y a pas de place pour ce qui est éliminé : { $result }.
why-summed-houses = { $houses } font { $total } au total. Sans les sommes qui s’y trouvent, il reste { $sum }, et il n’y a pas de place pour ce qui est éliminé : { $result }.
why-naked = Les cases { $cells } n’ont à elles toutes que { $digits }. On les élimine donc ailleurs dans { $house } : { $result }.
why-hidden = Dans { $house }, { $digits } n’ont de place qu’en { $cells }. Rien d’autre ne peut donc y être : { $result }.
why-subset-rules = D’après les règles de cette grille, { $cells } prennent tous les chiffres { $digits }, un par case : { $result }.
why-fish = Dans { $houses }, toutes les places pour { $digit } sont dans { $others }. Aucune autre case dans { $others } ne peut donc l’avoir : { $result }.
why-finned =
    { $count ->
        [one] Dans { $houses }, toutes les places pour { $digit } sont dans { $others }, sauf la nageoire { $fins }. Soit la nageoire est vraie, soit le poisson tient ; ce qui est faux dans les deux cas est faux : { $result }.
       *[other] Dans { $houses }, toutes les places pour { $digit } sont dans { $others }, sauf les nageoires { $fins }. Soit l’une des nageoires est vraie, soit le poisson tient ; ce qui est faux dans les deux cas est faux : { $result }.
    }
why-two-fish = Dans { $houses }, il y a deux poissons de { $digit } avec nageoires ({ $fins }), couverts dans { $others }. Ce que l’un des deux élimine est faux : { $result }.
why-xy-wing = Le pivot { $pivot } n’a que { $digits }. Quel qu’il soit, il reste { $digit } pour une des pinces, { $pincers } ; ce qui voit les deux ne peut pas l’avoir : { $result }.
why-xyz-wing = Le pivot { $pivot } n’a que { $digits }. Il est lui-même { $digit }, ou ce chiffre reste pour une des pinces, { $pincers } ; ce qui voit les trois cases ne peut pas l’avoir : { $result }.
why-bent = Les cases { $cells } n’ont à elles toutes que { $digits } : autant de chiffres que de cases, et seul { $digit } peut y être plusieurs fois. L’une d’elles est donc { $digit }, et ce qui y voit toutes ses places ne peut pas l’avoir : { $result }.
why-bent-locked = Les cases { $cells } n’ont à elles toutes que { $digits } : autant de chiffres que de cases, et aucun ne peut y être deux fois. Chacun y est donc, et ce qui voit toutes les places d’un chiffre ne peut pas l’avoir : { $result }.
why-remote-pair = Toutes ces cases n’ont que { $digits }, en alternance : l’un des chiffres est en { $one }, l’autre en { $other }. Ce qui voit des cases des deux côtés ne peut avoir ni l’un ni l’autre : { $result }.
why-almost-locked = Dans { $line }, seuls { $digits } sont possibles en { $naked } ; au plus un de ces chiffres est donc au croisement. Dans { $house }, le reste occupe { $hidden }, où il n’y a place pour rien d’autre : { $result }.
why-sue-de-coq = Les cases { $cells } n’ont que { $digits }, chacun au plus une fois dans { $line } et une fois dans { $house }. Cela fait juste autant de places que de cases : toutes servent, et ce qui voit toutes les places d’un de ces chiffres ne peut pas l’avoir : { $result }.
why-fireworks = Par la ligne et la colonne de { $pivots }, il ne reste pour { $digits } que les cases { $cells } : autant de chiffres que de cases. Rien d’autre ne peut donc y être : { $result }.
why-multi-sector = Chaque candidat des { $count } cases { $cells } fait partie de { $count } chiffres de régions : { $links }. Les cases les utilisent tous, et on les élimine ailleurs dans leur région : { $result }.

## Chaînes et couleurs

why-chain = Si { $first } est faux, il s’ensuit, lien après lien, que { $last } est vrai. L’un des deux est donc vrai, et ce qui voit les deux est faux : { $result }.
why-ring = La chaîne de { $first } à { $last } se referme en boucle : de deux voisins, exactement un est vrai. Ce qui voit les deux bouts d’un lien est donc faux : { $result }.
why-turbot = Dans { $first } et dans { $last }, { $digit } n’a que deux possibilités. { $one } et { $other } se voient et ne peuvent pas l’avoir toutes les deux ; il est donc en { $ends }, et ce qui voit les deux est faux : { $result }.
why-xy-chain = Chaque case de la chaîne de { $first } à { $last } a deux candidats. Si { $first } n’est pas { $digit }, alors { $last } l’est, lien après lien ; ce qui voit les deux ne peut pas l’avoir : { $result }.
why-w-wing = Les cases { $cells } n’ont que { $digits }. Elles ne peuvent pas être toutes deux { $digit }, car il n’aurait plus de place dans { $house } ; l’une est donc { $other }, et ce qui voit les deux ne peut pas l’avoir : { $result }.
why-by-fish = L’un des liens est un poisson de { $digit } dans { $houses }, couvert dans { $others }.
why-by-exocet = L’un des liens est un exocet : les cibles { $targets } ont les mêmes chiffres que la base { $base }.
why-by-rules = Certains des liens tiennent à des règles que la grille ajoute.
why-by-pattern = L’un des liens tient parce que { $digits } seuls en { $cells } permettraient deux solutions.
why-by-impossible = L’un des liens tient parce que { $digits } seuls ne peuvent pas remplir { $cells }.
why-by-ranges = { $one } exclut { $other } par les places dans { $houses }.
why-by-set = { $one } exclut { $other } par l’ALS { $set }.
why-trap = Les liens forts donnent à ces candidats deux couleurs, { $one } et { $other } ; l’une des deux est entièrement vraie. Ce qui voit les deux couleurs est faux : { $result }.
why-wrap = Les liens forts donnent à ces candidats deux couleurs, { $one } et { $other }. Si la première était vraie, { $end } ; elle est donc fausse, et l’autre entièrement vraie : { $result }.
why-net = Si { $candidate } était vrai, alors, le long des liens forts et faibles, { $end }. Il est donc faux : { $result }.
why-hypothesis = Si { $candidate } était vrai, étape par étape, { $end }. Il est donc faux : { $result }.
why-whip =
    { $count ->
        [0] Si { $candidate } était vrai, { $end }. Il est donc faux : { $result }.
        [one] Si { $candidate } était vrai, il ne resterait qu’une place dans une autre case ou région, et alors { $end }. Il est donc faux : { $result }.
       *[other] Si { $candidate } était vrai, il ne resterait tour à tour qu’une place dans { $count } cases ou régions, et alors { $end }. Il est donc faux : { $result }.
    }
why-refutation =
    { $count ->
        [0] Si { $candidate } était vrai, étape par étape, { $end }. Il est donc faux : { $result }.
        [one] Si { $candidate } était vrai, { $inside } ne pourrait l’être aussi ; et alors, étape par étape, { $end }. Il est donc faux : { $result }.
       *[other] Si { $candidate } était vrai, aucun de { $inside } ne pourrait l’être aussi ; et alors, étape par étape, { $end }. Il est donc faux : { $result }.
    }
why-two-way = Soit { $one } est vrai, soit { $other } l’est, et la même chose s’ensuit dans les deux cas : { $result }.
why-one-way = Soit { $one } est vrai, soit { $other } l’est. Avec { $wrong }, { $end } ; { $right } est donc vrai : { $result }.
why-if-true = Si { $candidate } était vrai, { $end }. Il est donc faux : { $result }.
why-if-false = Si { $candidate } était faux, { $end }. Il est donc vrai : { $result }.
why-either = Que { $candidate } soit vrai ou faux, il s’ensuit la même chose : { $result }.
why-each-candidate = { $cell } est { $digits }, et chacun mène à la même chose : { $result }.
why-each-place = Dans { $house }, { $digit } est en { $cells }, et chaque place mène à la même chose : { $result }.
why-each-guardian = Donc { $guardians } est vrai, et chacun mène à la même chose : { $result }.
why-kraken = Dans { $houses }, toutes les places pour { $digit } sont dans { $others }, sauf les nageoires { $fins }. Si aucune n’est vraie, le poisson élimine la cible ; chaque nageoire mène à la même chose par une chaîne : { $result }.
why-kraken-cover = Dans { $houses }, toutes les places pour { $digit } sont dans { $others }, sauf les nageoires { $fins }. { $digit } est donc dans l’une des cases { $cells }, et chacune mène à la même chose par une chaîne : { $result }.

## Ensembles presque verrouillés (ALS), exocets, logique d’ensembles

why-als-xz = Les ALS { $first } et { $last } ne peuvent pas avoir toutes deux { $links }, et celle qui ne l’a pas a tous ses autres chiffres. Donc { $common } est dans l’une des deux, et ce qui voit toutes ses places dans les deux est faux : { $result }.
why-als-chain = Les ALS { $first } et { $last } sont reliées par { $sets }, tour à tour avec { $links }. Si { $common } n’est pas dans la première, il est dans la dernière ; ce qui voit toutes ses places dans les deux est faux : { $result }.
why-als-wide = { $middle } a deux chiffres de plus que de cases, et { $links } le relient à { $first } et { $last }. Sans { $common }, ces deux ensembles prendraient leurs liens et il n’aurait plus assez de chiffres ; ce qui voit toutes les places pour { $common } est donc faux : { $result }.
why-als-ring = Les ALS { $sets } sont reliées en boucle par { $links }. Chacun de ces chiffres est dans l’un de ses deux ensembles, les autres sont verrouillés dans le leur, et ce qui les voit est faux : { $result }.
why-blossom-cell = Chaque candidat de { $cell } prend un chiffre à l’une des ALS { $sets }. Quel que soit le vrai, { $common } est alors dans l’une d’elles, et ce qui y voit toutes ses places est faux : { $result }.
why-blossom-house = Chaque place pour { $digit } dans { $house } le prend à l’une des ALS { $sets }. Quelle que soit la vraie, { $common } est alors dans l’une d’elles, et ce qui y voit toutes ses places est faux : { $result }.
why-blossom-pattern = L’un des autres candidats est donc vrai, et chacun prend un chiffre à l’une des ALS { $sets }. Alors { $common } est dans l’une d’elles, et ce qui y voit toutes ses places est faux : { $result }.
why-aligned = Beaucoup de combinaisons de chiffres en { $cells } sont impossibles : ils se voient, ou laissent trop peu de chiffres pour { $by }. Ce qui n’est dans aucune des autres est faux : { $result }.
why-exocet = Quels que soient les chiffres de la base { $base } parmi { $digits }, les cibles { $targets } ont les mêmes. Ce qui contredit cela est faux : { $result }.
why-double-exocet = Les quatre cases de base { $base } ont juste les chiffres { $digits }, chacun une fois, et les cibles { $targets } aussi. Ce qui contredit cela est faux : { $result }.
why-cover = Chacune des vérités { $truths } vaut exactement une fois, et ensemble elles épuisent les liens { $links }. Donc : { $result }.
why-rank-zero =
    { $truths ->
        [one] { $truths } vérité est couverte par autant de liens. Elle les épuise, et tout autre candidat d’un lien est faux : { $result }.
       *[other] { $truths } vérités sont couvertes par autant de liens. Elles les épuisent tous, et tout autre candidat d’un lien est faux : { $result }.
    }
why-rank =
    { $truths ->
        [one] { $truths } vérité est couverte par { $links } liens, rang { $rank }. Ce qui est dans plus de liens que le rang ne le permet lui en laisserait trop peu : { $result }.
       *[other] { $truths } vérités sont couvertes par { $links } liens, rang { $rank }. Ce qui est dans plus de liens que le rang ne le permet en laisserait trop peu aux vérités : { $result }.
    }

## Unicité et motifs impossibles

why-exchange = Si { $cells } n’avaient que { $digits }, on pourrait y échanger les deux chiffres, et il y aurait deux solutions.
why-exchange-placed = Si { $cells }, dont aucune n’est donnée, n’avaient que { $digits }, on pourrait y échanger les deux chiffres, et il y aurait deux solutions.
why-deadly = Si { $cells } n’avaient que { $digits }, on pourrait les remplir autrement avec les mêmes chiffres dans chaque région, et il y aurait deux solutions.
why-grave = Sans { $guardians }, chaque case vide aurait deux candidats et chaque chiffre deux places dans chaque région, et il y aurait deux solutions.
why-lite-grave = Sans { $guardians }, chacune des cases { $cells } aurait deux candidats que l’on pourrait tous échanger, et il y aurait deux solutions.
why-reverse-grave = { $digits } ne sont qu’en { $cells }. S’ils étaient aussi en { $guarded }, on pourrait y échanger les deux, et il y aurait deux solutions.
why-clue-cover = Deux cases données, { $cells }, sont trop peu pour trois lignes : sans { $guardians }, on pourrait remplir les autres autrement, et il y aurait deux solutions.
why-oddagon = { $cells } forment une boucle d’un nombre impair de cases : { $digits } seuls ne peuvent pas y alterner.
why-broken-wing = { $cells } forment une boucle d’un nombre impair de places pour { $digits }. Sans { $guarded }, vrai et faux devraient y alterner, ce qui est impossible.
why-impossible = { $digits } seuls ne peuvent pas remplir { $cells } : il resterait toujours une case sans chiffre.
why-then-true = Donc { $guardians } est vrai : { $result }.
why-then-cell = Donc { $cell } a un autre chiffre : { $result }.
why-then-seen = Donc { $guardians } est vrai, et ce qui les voit tous est faux : { $result }.
why-then-subset = Donc { $guardians } est vrai. Avec { $cells }, cela fait un ensemble nu de { $digits } dans { $house } : { $result }.
why-then-locked = Dans { $houses }, { $digit } n’est que dans des cases du motif. Si { $candidates } était vrai, il serait complet : { $result }.
why-then-hidden = Donc { $guardians } est vrai. Dans { $house }, il n’y a de place pour { $digits } qu’en { $cells }, et il n’en reste pour rien d’autre : { $result }.
why-then-chains = Donc { $guardians } est vrai, et chacun mène à la même chose par une chaîne : { $result }.
why-symmetrical = Les cases données sont symétriques : { $map } envoie chacune sur une autre si les chiffres changent ainsi : { $cycles }. La seule solution est donc symétrique aussi, et ce qui ne s’y accorde pas est faux : { $result }.
why-anti-symmetrical = Avec { $candidate }, les cases données seraient symétriques : { $map }, les chiffres changeant ainsi : { $cycles }. La seule solution le serait aussi, ce qui est impossible ici : { $result }.
why-map-diagonal = la réflexion sur la grande diagonale
why-map-anti-diagonal = la réflexion sur l’autre diagonale
why-map-half-turn = le demi-tour
why-map-quarter-turn = le quart de tour
why-map-other = l’échange de lignes et de colonnes

## Superposition de motifs

why-pom =
    { $count ->
        [one] { $digits } ne peut plus se placer dans toute la grille que de { $count } façon. Ce qui n’y est pas est faux : { $result }.
       *[other] { $digits } peut encore se placer dans toute la grille de { $count } façons. Ce qui n’est dans aucune est faux, ce qui est dans toutes est vrai : { $result }.
    }
why-pom-left = Ce qui n’est dans aucun des motifs restants est faux, ce qui est dans tous est vrai : { $result }.
why-pom-more =
    { $count ->
        [one] Il s’ensuit encore { $count } déduction de ce genre.
       *[other] Il s’ensuit encore { $count } déductions de ce genre.
    }
why-pom-cell-cover =
    { $count ->
        [one] Avec { $count } motif de { $gone }, une case resterait vide ; il est supprimé.
       *[other] Avec { $count } motifs de { $gone }, une case resterait vide ; ils sont supprimés.
    }
why-pom-cells =
    { $count ->
        [one] Tout motif de { $digit } passe par { $cells } ; { $count } motif de { $gone } qui prend toutes ces cases est supprimé.
       *[other] Tout motif de { $digit } passe par { $cells } ; { $count } motifs de { $gone } qui prennent toutes ces cases sont supprimés.
    }
why-pom-clash =
    { $count ->
        [one] { $count } motif de { $gone } partage une case avec tout motif de { $digit } ; il est supprimé.
       *[other] { $count } motifs de { $gone } partagent une case avec tout motif de { $digit } ; ils sont supprimés.
    }
why-pom-combination =
    { $count ->
        [one] { $count } motif de { $gone } ne laisse pas de place aux motifs d’autres chiffres ({ $size }) ; il est supprimé.
       *[other] { $count } motifs de { $gone } ne laissent pas de place aux motifs d’autres chiffres ({ $size }) ; ils sont supprimés.
    }
why-pom-one-of =
    { $count ->
        [one] { $candidates } est vrai, et { $count } motif de { $gone } passe à côté ; il est supprimé.
       *[other] { $candidates } est vrai, et { $count } motifs de { $gone } passent à côté ; ils sont supprimés.
    }
why-pom-not-both =
    { $count ->
        [one] { $one } et { $other } ne sont pas vrais tous deux ; { $count } motif de { $gone } qui passe par les deux est supprimé.
       *[other] { $one } et { $other } ne sont pas vrais tous deux ; { $count } motifs de { $gone } qui passent par les deux sont supprimés.
    }
why-pom-rectangle =
    { $count ->
        [one] Il ne doit pas rester en { $cells } que deux des chiffres { $digits }, car il y aurait deux solutions. { $count } motif de { $gone } est donc supprimé.
       *[other] Il ne doit pas rester en { $cells } que deux des chiffres { $digits }, car il y aurait deux solutions. { $count } motifs de { $gone } sont donc supprimés.
    }
why-pom-pairs =
    { $count ->
        [0] Les paires de motifs à côté desquelles un chiffre n’a plus de motif sont supprimées.
        [one] Les paires de motifs à côté desquelles un chiffre n’a plus de motif sont supprimées, et avec elles { $count } motif de { $gone } resté sans partenaire.
       *[other] Les paires de motifs à côté desquelles un chiffre n’a plus de motif sont supprimées, et avec elles { $count } motifs de { $gone } restés sans partenaire.
    }
why-pom-equations =
    { $count ->
        [one] Un motif exactement est vrai pour chaque chiffre et pour chaque case. La somme de telles équations ne laisse pas de place à { $count } motif de { $gone }.
       *[other] Un motif exactement est vrai pour chaque chiffre et pour chaque case. La somme de telles équations ne laisse pas de place à { $count } motifs de { $gone }.
    }
why-pom-earlier = Des étapes précédentes ont supprimé des motifs.
