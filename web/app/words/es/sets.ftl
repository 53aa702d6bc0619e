### Lógica de conjuntos: el editor de verdades y enlaces, pruebas, sumas.

sets-truth = Verdad
sets-link = Enlace
sets-prove = Refutar
sets-row = Fila
sets-column = Columna
sets-box = Bloque
sets-cell = Celda
sets-only-truths = Solo verdades hasta ahora: añade enlaces o pulsa «Buscar enlaces para estas verdades».
sets-only-links = Solo enlaces hasta ahora: añade verdades o pulsa «Buscar verdades para estos enlaces».
sets-copied = Los conjuntos están en el portapapeles.
sets-no-clipboard = El portapapeles está cerrado para esta página.
sets-of-step = Este es el tablero de un paso.
sets-leave-step = Volver a tu tablero
sets-click = Qué hace un clic en un candidato
sets-kind = La clase de conjunto
sets-about-prove = Un clic en un candidato busca la prueba más pequeña de que es falso.
sets-about-truths-cell = Un clic en un candidato añade su celda como verdad, o la quita. El botón derecho, o un toque largo, refuta un candidato.
sets-about-truths = Un clic en un candidato añade su número en su { $kind ->
        [Fila] fila
        [Columna] columna
       *[Bloque] bloque
    } como verdad, o lo quita. El botón derecho, o un toque largo, refuta un candidato.
sets-about-links-cell = Un clic en un candidato añade su celda como enlace, o la quita. El botón derecho, o un toque largo, refuta un candidato.
sets-about-links = Un clic en un candidato añade su número en su { $kind ->
        [Fila] fila
        [Columna] columna
       *[Bloque] bloque
    } como enlace, o lo quita. El botón derecho, o un toque largo, refuta un candidato.
sets-cursor = La celda del cursor, { $cell }
sets-at = En { $cell }:
sets-press-prove = { $candidate }: refutar
sets-press = { $candidate }: { $side }, { $kind }
sets-has-digit = su número ya está
sets-truths =
    { $count ->
        [one] { $count } verdad
       *[other] { $count } verdades
    }
sets-links =
    { $count ->
        [one] { $count } enlace
       *[other] { $count } enlaces
    }
sets-all-truths = verdades
sets-all-links = enlaces
sets-none = todavía nada
sets-rank = Rango { $rank }
sets-complete-links = Buscar enlaces para estas verdades
sets-complete-truths = Buscar verdades para estos enlaces
sets-undo = Deshacer conjuntos
sets-redo = Rehacer conjuntos
sets-clear = Borrar conjuntos
sets-copy = Copiar como texto
sets-point = Señala un candidato en el tablero, o elige uno en la tabla, para ver su suma.
sets-marks = Marcas en el tablero
sets-mark-both = en una verdad, cubierto
sets-mark-bad = no cubierto
sets-mark-link = solo en enlaces
sets-mark-eliminated = eliminado
sets-candidates = Los { $count } candidatos
sets-algebra = Escrito como conjuntos base, de enlace y de cobertura
sets-algebra-name = Álgebra de conjuntos
sets-limits = Límites de las pruebas
sets-max-rank = Rango máximo
sets-max-truths = Máximo de verdades
sets-once = cada conjunto una vez
sets-disjoint = ningún candidato en dos verdades
sets-text = Verdades y enlaces
sets-text-about = Las mayúsculas son verdades, las minúsculas enlaces, el número primero: 3R17 es 3 en las filas 1 y 7, 5N3 la celda r5c3, 2×4b7 cuenta dos veces. Un pez puede escribirse 3r17c49.
sets-removed = Se ha quitado: { $side } { $name }.
sets-added = Se ha añadido: { $side } { $name }.
sets-cell-full = { $cell } ya tiene su número.
sets-no-candidate = { $candidate } no es candidato.
sets-looking-links = Buscando enlaces…
sets-looking-truths = Buscando verdades…
sets-no-links = No se encontraron enlaces.
sets-no-truths = No se encontraron verdades.
sets-looking-proof = Buscando una prueba contra { $candidate }…
sets-no-proof = { $candidate }: no se encontró nada.
sets-times = { $times } veces { $name }
sets-chip = { $name }, { $side }, mostrar en el tablero
sets-more = { $name } una vez más
sets-less = { $name } una vez menos
sets-remove = Quitar { $name }

## Lo que prueban los conjuntos

verdict-proved = Probado: { $result }
verdict-uncovered = No todos los candidatos de las verdades están cubiertos.
verdict-no-elimination = Cubierto, pero no se elimina nada.
verdict-contradiction = Contradicción: menos enlaces que verdades.
verdict-other = No se encontró nada.

## La prueba de un paso

proof-accepted = Aceptada por el comprobador
proof-refused = Rechazada por el comprobador: { $reason }
proof-cover = Cobertura { $number } de { $count }
proof-rank-0 = tantos enlaces como verdades
proof-rank-1 = un enlace más que verdades
proof-rank-n = { $rank } enlaces más que verdades
proof-false-1 = Lo que está en más enlaces que verdades es falso.
proof-false-n = Lo que está en al menos { $scale } enlaces más que verdades es falso.
proof-inferences = Cada deducción
proof-open = Abrir en el editor de conjuntos
cover-caption = En cuántas verdades y enlaces está cada candidato
cover-candidate = Candidato
cover-truths = Verdades
cover-links = Enlaces
cover-difference = Enlaces − verdades
cover-scale = Escala { $scale }
cover-uncovered = no cubierto
cover-eliminated = eliminado
cover-reaches = se eliminaría si todo estuviera cubierto
cover-stays = se queda
cover-below = < escala { $scale }
cover-reached = ≥ escala { $scale }
cover-no-set = { $candidate }: en ninguno de los conjuntos
cover-in-truths = { $candidate }: en verdades { $sets }
cover-in-links = en enlaces { $sets }
