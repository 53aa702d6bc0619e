### Jugar: el teclado, el tablero en palabras, pistas, errores, cadenas, hipótesis.

pad-undo = Deshacer
pad-redo = Rehacer
pad-key = Tecla { $key }
pad-modes = Qué hacen las teclas y los clics
pad-links = Qué significa un enlace
pad-strong = Fuerte
pad-weak = Débil
pad-other = Otro
pad-digits = Números
pad-colour = color
pad-put-on = Colorear
pad-digit = { $mode } { $digit }, faltan { $left }
pad-wipe = Limpiar
pad-clear = Borrar
pad-clear-small = borrar
pad-show-one = Mostrar un número
pad-filters = Mostrar dónde puede ir un número
pad-filter = Mostrar dónde puede ir el { $digit }
pad-bivalue-show = Mostrar las celdas con dos candidatos
pad-bivalue = Celdas con dos candidatos
pad-marks = Marcas de lápiz
marks-mine = Las mías
marks-checked = Las mías, actualizadas
marks-all = Todos los candidatos
pad-all-notes = Todas las notas
pad-digit-first = Primero el número, luego las celdas
pad-ruled-out = El { $digit } ya está en la fila, la columna o el bloque.
pad-errors = Mostrar los errores
pad-givens = Fijar como números iniciales
pad-restore = Recuperar candidatos
pad-fill = Anotar los candidatos
pad-restart = Empezar de nuevo
mode-place = Número
mode-candidate = Candidato
mode-note = Nota
mode-corner = Esquina
mode-centre = Centro
mode-colour = Color
mode-link = Enlace
mode-assume = Y si

## El tablero para lectores de pantalla

board-name = Tablero de sudoku
board-where = fila { $row } columna { $column }
board-given = inicial { $digit }
board-placed = colocado { $digit }
board-wrong = incorrecto
board-none = ninguno
board-empty = vacía
board-corner = marcas de esquina { $digits }
board-centre = marcas de centro { $digits }
board-notes = notas { $digits }
board-candidates = candidatos { $digits }
board-changed =
    { $count ->
        [one] { $count } celda cambiada
       *[other] { $count } celdas cambiadas
    }

## Pistas

hint-ask = Pista
hint-what = ¿Qué?
hint-where = ¿Dónde?
hint-show = Mostrar
hint-take = Aplicar
hint-look = Busca:
hint-region = Mira { $houses }.
hint-wide = El paso abarca todo el tablero. Empieza por { $houses }.
hint-digit = dígito { $digit }
hint-blockers = ¿Qué celdas en { $house } no se ven desde { $cells }?
hint-comma = { ", " }
hint-named = { $technique }:
hint-step = El paso
hint-looking = Buscando…
hint-close = Cerrar la pista
hint-taken = Aplicado: { $step }
hint-step-of = Paso { $number } de { $count }
hint-frame = PASO { $number } DE { $count }
hint-next = Paso siguiente
hint-previous = Paso anterior
hint-path = Todo el camino
hint-more = Más
argument-fish = El pez del { $digit }: las líneas continuas pasan por la base; las discontinuas, por la cobertura.
plain-about = Haz clic en una celda y escribe un número o pulsa su botón. Los números pequeños de una celda son los que aún pueden ir ahí.
plain-about-own = Haz clic en una celda y escribe un número o pulsa su botón. «Nota» anota un número pequeño como recordatorio; «Todas las notas» anota todos los que aún pueden ir ahí.
plain-hint = ¿Atascado? «Pista» muestra un poco más cada vez que la pulsas, y explica por qué.
plain-learn = O aprende cómo se hace, idea por idea:
plain-marks = Todos los posibles
plain-more = Todas las herramientas

## Lo que está mal

trouble-which = ¿Qué celda?
trouble-what = ¿Qué está mal ahí?
trouble-undo = Quitarlo
trouble-solved = Lo has resuelto: todos los números son correctos.
trouble-equal = Hay números iguales que se ven: { $cells }.
trouble-free = Cambiar los números iniciales
trouble-clash = El sudoku mismo está mal: números iniciales en conflicto en { $cells }.
trouble-none = Los números iniciales no tienen solución: uno de ellos debe ser otro.
trouble-differ = Este tablero: { $solutions }. Difieren en las { $count } celdas sombreadas.
trouble-many = Este tablero tiene muchísimas soluciones. Necesita más números iniciales.
trouble-pass = Buscar pasos de todos modos
trouble-digit = El { $digit } en { $cell } es incorrecto.
trouble-candidate = Un candidato que eliminaste de { $cell } todavía hace falta.
trouble-mistakes =
    { $count ->
        [one] Hay un error en el tablero.
       *[other] Hay { $count } errores en el tablero.
    }
trouble-look = Mira { $cells }.

## La partida y lo que se abrió

game-practice = Práctica: { $technique }
game-read = Leído como: { $format }.
game-read-list = Leído como: { $format }, el primero de { $count } sudokus.
game-faults = No se pudieron leer { $count } líneas; la primera es la línea { $line }.
game-here = Este sudoku ya está en el tablero.
game-played = Ya has jugado este sudoku: aquí está tu partida.
game-anew = «Empezar de nuevo» lo reinicia.
game-restarted = Empezado de nuevo. «Deshacer» recupera tu partida.
game-chain-taken = Hecho. «Deshacer» recupera los candidatos.
game-goes-on = Tu partida sigue desde aquí: { $place }. «Deshacer» recupera tu tablero.
game-from-here = aquí
game-no-candidate = El { $digit } no es candidato de esta celda.
game-nothing-to-assume = Una celda o una casa ya no tiene candidatos, así que no hay nada que suponer.
game-link-begins = El enlace empieza aquí. Ahora el otro extremo.

## Una lista de sudokus

list-name = La lista
list-puzzle = Sudoku { $number }
list-of = Sudoku { $number } de { $count }
list-previous = Sudoku anterior
list-next = Sudoku siguiente
list-close = Cerrar la lista
list-all = Sudokus de la lista
list-givens = { $count } iniciales
list-earlier = Anteriores
list-later = Siguientes
embed-open = Abrir en Ninerooks

## Una cadena propia

chain-name = Tu cadena
chain-ring = Tu anillo
chain-right = Todos los enlaces son correctos; la cadena elimina { $candidates }.
chain-take = Aplicar estas eliminaciones
chain-nothing = Hasta aquí todos los enlaces son correctos. La cadena no elimina nada.
chain-gone = { $candidate } ya no es candidato.
chain-apart = { $one } y { $other } no comparten celda, fila, columna ni bloque.
chain-not-strong = { $one } y { $other } no forman un enlace fuerte; hay otros: { $others }.
chain-fork = En { $candidate } se juntan más de dos enlaces: no es una cadena.
chain-pieces = Estos enlaces no forman una cadena: no están conectados.
chain-two-weak = En { $candidate } se juntan dos enlaces débiles: de ahí no se sigue nada.
chain-ends = Una cadena empieza y termina con un enlace fuerte: en { $candidate } falta uno, o sobra uno.

## Y si

whatif-name = Y si
whatif-true = ¿Y si { $candidate } es verdadero?
whatif-false = ¿Y si { $candidate } es falso?
whatif-contradiction = Contradicción:
whatif-so-true = Así que { $candidate } es verdadero.
whatif-so-false = Así que { $candidate } es falso.
whatif-nothing = De ahí no se deduce nada.
whatif-digits =
    { $count ->
        [one] Se deduce un número y quedan excluidos { $excluded } candidatos. No hay contradicción, así que nada queda probado.
       *[other] Se deducen { $count } números y quedan excluidos { $excluded } candidatos. No hay contradicción, así que nada queda probado.
    }
whatif-no-digits = No se deduce ningún número y quedan excluidos { $excluded } candidatos. No hay contradicción, así que nada queda probado.
whatif-eliminate = Eliminar { $candidate }
whatif-write = Escribir { $candidate }
whatif-and-false = ¿Y si es falso?
whatif-end = Terminar
whatif-why = ¿Por qué es falso o verdadero?
whatif-how = Cómo se deduce
whatif-title = ¿Y si…?
whatif-about = Haz clic en un candidato, o elige una celda y pulsa un número, y mira qué se deduce si es verdadero. Otra vez: si es falso. La tercera vez lo termina.
layers-name = Capas de marcas
layers-title = Capa por capa
layers-two-first = Uno de los dos es verdadero ({ $start }):
layers-two-circles = tiene círculos en lo que se sigue de él,
layers-two-squares = tiene cuadrados.
layers-assume-true = Supongamos que { $candidate } es verdadero.
layers-assume-false = Supongamos que { $candidate } es falso.
layers-signs = Una mayúscula es verdadera, o excluida por la capa anterior; una minúscula es falsa en su cadena fuerte. Lo falso está tachado.
layers-group = Capas
layers-previous = Capa anterior
layers-assume = Suponer
layers-end = Fin
layers-next = Capa siguiente
layers-one = Capa { $name }
layers-whole = Todo el paso
layers-all = Todo
layers-marks = Marcas
layers-true = verdadero
layers-false = falso
layers-circle = círculo:
layers-square = cuadrado:
layers-assumed = Supongamos { $candidates }.
layers-new = Capa { $name }: { $marks }.
layers-if-true = Si { $candidate } fuera verdadero: { $conflict }.
layers-if-false = Si { $candidate } fuera falso: { $conflict }.
layers-meet = Donde los caminos se encuentran: { $meeting }.
layers-only-cell = el único que queda en { $cell }
layers-only-house = el único lugar para { $digit } en { $house }
layers-seen = { $candidate } es verdadero
layers-pattern = por un patrón
layers-empty-cell = { $cell } quedaría vacía
layers-empty-house = no quedaría lugar para { $digit } en { $house }
layers-both = { $candidate } es verdadero por ambos caminos
layers-cross = { $where }: { $one } por un camino, { $other } por el otro
layers-impossible = un camino es imposible, así que el otro es el correcto
layers-same = los mismos candidatos son falsos por ambos caminos
layers-place = { $digit } en { $house }
