### Por qué un paso es correcto, en breve. Los resultados van en notación: r3c5<>7.

why-english = Explicación completa, en inglés
why-step = { $technique } da { $result }.
why-both = { $first } { $second }
why-at = { $digit } en { $cells }
why-or = { $first } o { $last }
why-among = uno de { $candidates }
why-many = { $count } candidatos
why-nothing-yet = nada en el tablero todavía
why-end-both = { $candidate } sería verdadero y falso a la vez
why-end-cell = no quedaría ningún número para { $cell }
why-end-house = no quedaría lugar para { $digit } en { $house }
why-end-rule = no quedaría nada que una regla de este sudoku permita

## Casas, peces, alas

why-cell = En { $cell } solo queda el candidato { $digit }.
why-last = { $cell } es la última celda vacía en { $house }, y ahí solo falta { $digit }.
why-house = En { $house } el único lugar para { $digit } es { $cell }.
why-house-seen = En { $house } el único lugar para { $digit } es { $cell }: el { $digit } de { $cells } lo impide en las demás celdas vacías.
why-locked = En { $houses } todos los lugares para { $digit } están también en { $others }. Por eso se elimina en las demás celdas en { $others }: { $result }.
why-ruled-place = Por una regla de este sudoku solo queda { $candidate }: { $result }.
why-ruled = Uno de { $places } es verdadero, y por las reglas de este sudoku ninguno es compatible con lo que se elimina: { $result }.
why-summed = Con la suma { $sum } no queda sitio para lo que se elimina: { $result }.
why-summed-houses = { $houses } suman { $total }. Sin las sumas que contienen queda { $sum }, y no hay sitio para lo que se elimina: { $result }.
why-naked = Las celdas { $cells } solo tienen entre todas { $digits }. Por eso se eliminan en las demás celdas en { $house }: { $result }.
why-hidden = En { $house } los números { $digits } solo caben en { $cells }. Por eso no cabe nada más ahí: { $result }.
why-subset-rules = Según las reglas de este sudoku, { $cells } agotan los números { $digits }, uno en cada celda: { $result }.
why-fish = En { $houses } todos los lugares para { $digit } están en { $others }. Ninguna otra celda en { $others } puede tenerlo: { $result }.
why-finned =
    { $count ->
        [one] En { $houses } todos los lugares para { $digit } están en { $others }, menos la aleta { $fins }. O la aleta es verdadera, o vale el pez; lo que es falso en ambos casos es falso: { $result }.
       *[other] En { $houses } todos los lugares para { $digit } están en { $others }, menos las aletas { $fins }. O alguna aleta es verdadera, o vale el pez; lo que es falso en ambos casos es falso: { $result }.
    }
why-two-fish = En { $houses } hay dos peces de { $digit } con aletas ({ $fins }), cubiertos en { $others }. Lo que elimina cualquiera de los dos es falso: { $result }.
why-xy-wing = El pivote { $pivot } solo tiene { $digits }. Sea cual sea, una de las pinzas { $pincers } tiene que ser { $digit }; lo que ve ambas no puede serlo: { $result }.
why-xyz-wing = El pivote { $pivot } solo tiene { $digits }. O es { $digit } él mismo, o lo es una de las pinzas { $pincers }; lo que ve las tres celdas no puede serlo: { $result }.
why-bent = Las celdas { $cells } solo tienen entre todas { $digits }: tantos números como celdas, y solo { $digit } puede repetirse. Así que una de ellas es { $digit }, y lo que ve ahí todos sus lugares no puede serlo: { $result }.
why-bent-locked = Las celdas { $cells } solo tienen entre todas { $digits }: tantos números como celdas, y ninguno puede repetirse. Así que todos están ahí, y lo que ve todos los lugares de uno no puede serlo: { $result }.
why-remote-pair = Todas estas celdas solo tienen { $digits }, y se alternan: un número está en { $one } y el otro en { $other }. Lo que ve celdas de ambos lados no puede ser ninguno de los dos: { $result }.
why-almost-locked = En { $line } solo { $digits } son posibles en { $naked }, así que como mucho uno de esos números está en el cruce. En { $house } el resto ocupa { $hidden }, donde no cabe nada más: { $result }.
why-sue-de-coq = Las celdas { $cells } solo tienen { $digits }, cada uno como mucho una vez en { $line } y una vez en { $house }. Son justo tantos lugares como celdas: se usan todos, y lo que ve todos los lugares de uno de ellos no puede serlo: { $result }.
why-fireworks = Por la fila y la columna de { $pivots }, para { $digits } solo quedan las celdas { $cells }: tantos números como celdas. Por eso no cabe nada más ahí: { $result }.
why-multi-sector = Cada candidato de las { $count } celdas { $cells } es uno de { $count } números de casas: { $links }. Las celdas los usan todos, y se eliminan en el resto de su casa: { $result }.

## Cadenas y colores

why-chain = Si { $first } es falso, se sigue enlace a enlace que { $last } es verdadero. Así que uno de los dos lo es, y lo que ve ambos es falso: { $result }.
why-ring = La cadena de { $first } a { $last } se cierra en un anillo: de cada dos vecinos, exactamente uno es verdadero. Lo que ve los dos extremos de un enlace es falso: { $result }.
why-turbot = En { $first } y en { $last } hay solo dos posibilidades para { $digit }. { $one } y { $other } se ven y no pueden tenerlo a la vez, así que está en { $ends }; lo que ve ambas es falso: { $result }.
why-xy-chain = Cada celda de la cadena de { $first } a { $last } tiene dos candidatos. Si { $first } no es { $digit }, entonces lo es { $last }, enlace a enlace; lo que ve ambas no puede serlo: { $result }.
why-w-wing = Las celdas { $cells } solo tienen { $digits }. No pueden ser ambas { $digit }, porque no tendría lugar en { $house }; así que una es { $other }, y lo que ve ambas no puede serlo: { $result }.
why-by-fish = Uno de los enlaces es un pez de { $digit } en { $houses }, cubierto en { $others }.
why-by-exocet = Uno de los enlaces es un exocet: los objetivos { $targets } tienen los mismos números que la base { $base }.
why-by-rules = Algunos de los enlaces se deben a reglas que añade el sudoku.
why-by-pattern = Uno de los enlaces vale porque solo { $digits } en { $cells } permitirían dos soluciones.
why-by-impossible = Uno de los enlaces vale porque solo con { $digits } no se pueden llenar { $cells }.
why-by-ranges = { $one } excluye { $other } por los lugares en { $houses }.
why-by-set = { $one } excluye { $other } por el ALS { $set }.
why-trap = Los enlaces fuertes dan a estos candidatos dos colores, { $one } y { $other }; uno de los dos es verdadero entero. Lo que ve ambos colores es falso: { $result }.
why-wrap = Los enlaces fuertes dan a estos candidatos dos colores, { $one } y { $other }. Si el primero fuera verdadero, { $end }; así que es falso, y el otro verdadero entero: { $result }.
why-net = Si { $candidate } fuera verdadero, por los enlaces fuertes y débiles { $end }. Así que es falso: { $result }.
why-hypothesis = Si { $candidate } fuera verdadero, paso a paso { $end }. Así que es falso: { $result }.
why-whip =
    { $count ->
        [0] Si { $candidate } fuera verdadero, { $end }. Así que es falso: { $result }.
        [one] Si { $candidate } fuera verdadero, solo quedaría un lugar en otra celda o casa, y entonces { $end }. Así que es falso: { $result }.
       *[other] Si { $candidate } fuera verdadero, solo quedaría un lugar en { $count } celdas o casas, una tras otra, y entonces { $end }. Así que es falso: { $result }.
    }
why-refutation =
    { $count ->
        [0] Si { $candidate } fuera verdadero, paso a paso { $end }. Así que es falso: { $result }.
        [one] Si { $candidate } fuera verdadero, { $inside } no podría serlo también; y entonces, paso a paso, { $end }. Así que es falso: { $result }.
       *[other] Si { $candidate } fuera verdadero, ninguno de { $inside } podría serlo también; y entonces, paso a paso, { $end }. Así que es falso: { $result }.
    }
why-two-way = O { $one } es verdadero, o { $other }, y por ambos caminos se sigue lo mismo: { $result }.
why-one-way = O { $one } es verdadero, o { $other }. Con { $wrong }, { $end }; así que { $right } es verdadero: { $result }.
why-if-true = Si { $candidate } fuera verdadero, { $end }. Así que es falso: { $result }.
why-if-false = Si { $candidate } fuera falso, { $end }. Así que es verdadero: { $result }.
why-either = Sea { $candidate } verdadero o falso, se sigue lo mismo: { $result }.
why-each-candidate = { $cell } es { $digits }, y de cada uno se sigue lo mismo: { $result }.
why-each-place = En { $house } el { $digit } está en { $cells }, y de cada lugar se sigue lo mismo: { $result }.
why-each-guardian = Así que { $guardians } es verdadero, y de cada uno se sigue lo mismo: { $result }.
why-kraken = En { $houses } todos los lugares para { $digit } están en { $others }, menos las aletas { $fins }. Si ninguna es verdadera, el pez elimina el objetivo; cada aleta lleva a lo mismo por una cadena: { $result }.
why-kraken-cover = En { $houses } todos los lugares para { $digit } están en { $others }, menos las aletas { $fins }. Así que { $digit } está en una de las celdas { $cells }, y cada una lleva a lo mismo por una cadena: { $result }.

## Conjuntos casi bloqueados (ALS), exocets, lógica de conjuntos

why-als-xz = Los ALS { $first } y { $last } no pueden tener ambos { $links }, y el que no lo tiene contiene todos sus otros números. Así que { $common } está en uno de los dos, y lo que ve todos sus lugares en ambos es falso: { $result }.
why-als-chain = Los ALS { $first } y { $last } están enlazados a través de { $sets }, por orden con { $links }. Si { $common } no está en el primero, está en el último; lo que ve todos sus lugares en ambos es falso: { $result }.
why-als-wide = { $middle } tiene dos números más que celdas, y { $links } lo enlazan con { $first } y { $last }. Sin { $common }, esos dos tomarían sus enlaces y le faltarían números; así que lo que ve todos los lugares para { $common } es falso: { $result }.
why-als-ring = Los ALS { $sets } están enlazados en un anillo por { $links }. Cada uno de estos números está en uno de sus dos conjuntos, los demás quedan bloqueados en el suyo, y lo que los ve es falso: { $result }.
why-blossom-cell = Cada candidato de { $cell } quita un número a uno de los ALS { $sets }. Sea cual sea el verdadero, { $common } está entonces en uno de ellos, y lo que ve ahí todos sus lugares es falso: { $result }.
why-blossom-house = Cada lugar para { $digit } en { $house } se lo quita a uno de los ALS { $sets }. Sea cual sea el verdadero, { $common } está entonces en uno de ellos, y lo que ve ahí todos sus lugares es falso: { $result }.
why-blossom-pattern = Así que uno de los otros candidatos es verdadero, y cada uno quita un número a uno de los ALS { $sets }. Entonces { $common } está en uno de ellos, y lo que ve ahí todos sus lugares es falso: { $result }.
why-aligned = Muchas combinaciones de números en { $cells } son imposibles: se ven entre sí, o dejan demasiado pocos números para { $by }. Lo que no está en ninguna de las otras es falso: { $result }.
why-exocet = Sean cuales sean los números de { $digits } que tiene la base { $base }, los objetivos { $targets } tienen los mismos. Lo que lo contradice es falso: { $result }.
why-double-exocet = Las cuatro celdas base { $base } tienen justo los números { $digits }, cada uno una vez, y los objetivos { $targets } también. Lo que lo contradice es falso: { $result }.
why-cover = Cada una de las verdades { $truths } vale exactamente una vez, y juntas agotan los enlaces { $links }. Así que: { $result }.
why-rank-zero =
    { $truths ->
        [one] { $truths } verdad está cubierta por otros tantos enlaces. Los agota, y cualquier otro candidato de un enlace es falso: { $result }.
       *[other] { $truths } verdades están cubiertas por otros tantos enlaces. Los agotan todos, y cualquier otro candidato de un enlace es falso: { $result }.
    }
why-rank =
    { $truths ->
        [one] { $truths } verdad está cubierta por { $links } enlaces, rango { $rank }. Lo que está en más enlaces que el rango le dejaría demasiado pocos: { $result }.
       *[other] { $truths } verdades están cubiertas por { $links } enlaces, rango { $rank }. Lo que está en más enlaces que el rango dejaría demasiado pocos a las verdades: { $result }.
    }

## Unicidad y patrones imposibles

why-exchange = Si { $cells } solo tuvieran { $digits }, ahí se podrían intercambiar los dos números, y habría dos soluciones.
why-exchange-placed = Si { $cells }, ninguna de ellas dada, solo tuvieran { $digits }, ahí se podrían intercambiar los dos números, y habría dos soluciones.
why-deadly = Si { $cells } solo tuvieran { $digits }, se podrían llenar de otra manera con los mismos números en cada casa, y habría dos soluciones.
why-grave = Sin { $guardians } cada celda vacía tendría dos candidatos y cada número dos lugares en cada casa, y habría dos soluciones.
why-lite-grave = Sin { $guardians } cada una de las celdas { $cells } tendría dos candidatos, que se podrían intercambiar todos, y habría dos soluciones.
why-reverse-grave = { $digits } solo están en { $cells }. Si estuvieran también en { $guarded }, se podrían intercambiar ahí los dos, y habría dos soluciones.
why-clue-cover = Dos números iniciales, { $cells }, son muy pocos para tres líneas: sin { $guardians } las demás celdas se podrían llenar de otra manera, y habría dos soluciones.
why-oddagon = { $cells } forman un anillo con un número impar de celdas, así que { $digits } solos no pueden alternarse en él.
why-broken-wing = { $cells } forman un anillo con un número impar de lugares para { $digits }. Sin { $guarded }, verdadero y falso tendrían que alternarse en él, lo que es imposible.
why-impossible = Solo con { $digits } no se pueden llenar { $cells }: siempre quedaría una celda sin número.
why-then-true = Así que { $guardians } es verdadero: { $result }.
why-then-cell = Así que { $cell } tiene otro número: { $result }.
why-then-seen = Así que { $guardians } es verdadero, y lo que los ve todos es falso: { $result }.
why-then-subset = Así que { $guardians } es verdadero. Junto con { $cells } forma un subconjunto desnudo de { $digits } en { $house }: { $result }.
why-then-locked = En { $houses } el { $digit } solo está en celdas del patrón. Si { $candidates } fuera verdadero, estaría completo: { $result }.
why-then-hidden = Así que { $guardians } es verdadero. En { $house } para { $digits } solo hay sitio en { $cells }, y no queda para nada más: { $result }.
why-then-chains = Así que { $guardians } es verdadero, y cada uno lleva a lo mismo por una cadena: { $result }.
why-symmetrical = Los números iniciales son simétricos: { $map } lleva cada uno a otro si los números cambian así: { $cycles }. Entonces la única solución también es simétrica, y lo que no encaja con eso es falso: { $result }.
why-anti-symmetrical = Con { $candidate } los números iniciales serían simétricos: { $map }, con los números cambiando así: { $cycles }. La única solución también lo sería, y aquí eso es imposible: { $result }.
why-map-diagonal = la reflexión en la diagonal principal
why-map-anti-diagonal = la reflexión en la otra diagonal
why-map-half-turn = la media vuelta
why-map-quarter-turn = el cuarto de vuelta
why-map-other = el intercambio de filas y columnas

## Superposición de patrones

why-pom =
    { $count ->
        [one] { $digits } ya solo se puede poner en toda la cuadrícula de { $count } manera. Lo que no está en ella es falso: { $result }.
       *[other] { $digits } se puede poner todavía en toda la cuadrícula de { $count } maneras. Lo que no está en ninguna es falso, lo que está en todas es verdadero: { $result }.
    }
why-pom-left = Lo que no está en ninguno de los patrones que quedan es falso, lo que está en todos es verdadero: { $result }.
why-pom-more =
    { $count ->
        [one] Se sigue { $count } deducción más de este tipo.
       *[other] Se siguen { $count } deducciones más de este tipo.
    }
why-pom-cell-cover =
    { $count ->
        [one] Con { $count } patrón del { $gone } alguna celda quedaría vacía; se descarta.
       *[other] Con { $count } patrones del { $gone } alguna celda quedaría vacía; se descartan.
    }
why-pom-cells =
    { $count ->
        [one] Todo patrón del { $digit } pasa por { $cells }; se descarta { $count } patrón del { $gone } que ocupa todas esas celdas.
       *[other] Todo patrón del { $digit } pasa por { $cells }; se descartan { $count } patrones del { $gone } que ocupan todas esas celdas.
    }
why-pom-clash =
    { $count ->
        [one] { $count } patrón del { $gone } comparte una celda con todo patrón del { $digit }; se descarta.
       *[other] { $count } patrones del { $gone } comparten una celda con todo patrón del { $digit }; se descartan.
    }
why-pom-combination =
    { $count ->
        [one] { $count } patrón del { $gone } no deja sitio a los patrones de otros números ({ $size }); se descarta.
       *[other] { $count } patrones del { $gone } no dejan sitio a los patrones de otros números ({ $size }); se descartan.
    }
why-pom-one-of =
    { $count ->
        [one] { $candidates } es verdadero, y { $count } patrón del { $gone } no pasa por ahí; se descarta.
       *[other] { $candidates } es verdadero, y { $count } patrones del { $gone } no pasan por ahí; se descartan.
    }
why-pom-not-both =
    { $count ->
        [one] { $one } y { $other } no son ambos verdaderos; se descarta { $count } patrón del { $gone } que pasa por los dos.
       *[other] { $one } y { $other } no son ambos verdaderos; se descartan { $count } patrones del { $gone } que pasan por los dos.
    }
why-pom-rectangle =
    { $count ->
        [one] En { $cells } no pueden quedar solo dos de los números { $digits }, porque habría dos soluciones. Se descarta { $count } patrón del { $gone }.
       *[other] En { $cells } no pueden quedar solo dos de los números { $digits }, porque habría dos soluciones. Se descartan { $count } patrones del { $gone }.
    }
why-pom-pairs =
    { $count ->
        [0] Se descartan los pares de patrones junto a los que algún número no tendría ningún patrón.
        [one] Se descartan los pares de patrones junto a los que algún número no tendría ningún patrón, y con ellos { $count } patrón del { $gone } que queda sin pareja.
       *[other] Se descartan los pares de patrones junto a los que algún número no tendría ningún patrón, y con ellos { $count } patrones del { $gone } que quedan sin pareja.
    }
why-pom-equations =
    { $count ->
        [one] Exactamente un patrón de cada número, y uno por cada celda, es verdadero. La suma de tales ecuaciones no deja sitio a { $count } patrón del { $gone }.
       *[other] Exactamente un patrón de cada número, y uno por cada celda, es verdadero. La suma de tales ecuaciones no deja sitio a { $count } patrones del { $gone }.
    }
why-pom-earlier = Pasos anteriores han descartado patrones.
