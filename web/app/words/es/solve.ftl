### Resolver: dónde y por qué, caminos, listas de pasos, orden de las técnicas.

house-row = la fila { $number }
house-column = la columna { $number }
house-box = el bloque { $number }
house-rows = las filas { $numbers }
house-columns = las columnas { $numbers }
house-boxes = los bloques { $numbers }
place-houses = en { $houses }
place-cells = en { $cells }
place-shaded = en las celdas sombreadas

## La vista «Resolver»

end-solved = Resuelto. Cada paso ha sido comprobado.
end-stuck = Ninguna técnica de este perfil llega más lejos.
end-contradiction = Sin solución: a una celda o a una casa no le queda nada.
end-refused = Un defecto de Ninerooks: el comprobador rechaza un paso.
score-easy = fácil
score-medium = medio
score-hard = difícil
score-unfair = injusto
score-extreme = extremo
solve-no-step = Ninguna técnica de este perfil encuentra un paso.
solve-reason =
    { $count ->
        [one] Un paso lo decide.
       *[other] { $count } pasos lo deciden.
    }
solve-no-reason = No se encontró ninguna razón.
solve-stopped-after = Parado tras { $count } pasos.
solve-until = Seguir hasta
solve-go = Ir
solve-all-forms = todas las formas de un paso
solve-simplify = omitir de todo el camino lo que no hace falta
solve-all = Todos los pasos
solve-why = ¿Por qué?
solve-searching = Búsqueda
solve-going = Buscando…
solve-steps = { $count } pasos.
solve-keeping =
    { $count ->
        [one] Guardando el paso encontrado…
       *[other] Guardando los { $count } pasos encontrados…
    }
solve-ask = Haz clic en un candidato, o elige una celda y pulsa un número: ¿por qué es falso o verdadero?
solve-practice = Encuéntralo: aquí hay un paso de { $technique }. Las pistas no buscan otra cosa.
solve-everything = Buscar todo
solve-score = Nivel: { $level } · puntuación { $score } (según HoDoKu)
rating-open = ¿Qué dificultad?
rating-title = ¿Qué dificultad tiene este sudoku?
rating-people = Para las personas
rating-path = Camino de este programa
rating-path-says =
    { $steps ->
        [0] solo únicos
        [one] 1 paso además de los únicos
       *[other] { $steps } pasos además de los únicos
    }
rating-hardest = el más difícil: { $technique }
rating-unsolved = sus técnicas no lo resuelven
rating-hodoku-says = { $level }, puntuación { $score }
rating-least = al menos { $rating }
rating-csp-about = W y B: el whip y el braid más largos que hacen falta. T&E: a qué profundidad van las suposiciones, una dentro de otra.
rating-explainer-about = ER: el paso más difícil. EP: el más difícil hasta el primer dígito. ED: el primer paso.
rating-looking = Se consultan más escalas…
rating-none = Solo un sudoku con una única solución se puede valorar.
rating-ruled = Las demás escalas no conocen estas reglas.
solve-about = Juega o pide una pista: primero dice qué zona mirar, luego qué buscar, luego dónde, luego todo, con su prueba. Pulsa ? para ver todas las teclas.
solve-examples = Sudokus para empezar
example-first = Uno sencillo
example-first-about = solo únicos, nada más
example-x-wing = Con un X-Wing
example-x-wing-about = fácil salvo un paso
example-hard = Uno difícil
example-hard-about = número 1 de la lista top95
example-nugget = Golden Nugget
example-nugget-about = uno de los más difíciles
example-monster = Easter Monster
example-monster-about = para la lógica de conjuntos
example-empty = Un tablero vacío
example-empty-about = para escribir un sudoku

## Listas de pasos y el paso mostrado

steps-name = Pasos
steps-order = Orden
steps-found = según aparecen
steps-kind = Técnica
steps-technique = por técnica
steps-result = por resultado
steps-effect = por efecto
steps-only = Solo sobre { $candidate }
steps-click = Haz clic en un candidato: ¿qué lo elimina?
steps-shown = { $shown } de { $count }
steps-path = El camino: las flechas lo recorren
steps-uniqueness = supone unicidad
step-name = Paso
step-what = ¿Qué es?
step-signs = Qué significan los signos
step-numbers = Numerar los nodos de la cadena
step-proof = Prueba
step-proof-accepted = Prueba, aceptada por el comprobador
step-save = Guardar o copiar
step-forum = Texto para un foro
step-copied = El paso está en el portapapeles, para un foro.
path-copied = El camino está en el portapapeles, para un foro.
path-take = Aplicar hasta aquí
path-forum = Camino para un foro
path-json = Camino como JSON

## Técnicas de un camino

used-title = Técnicas de este camino: { $count }
used-times = Veces
used-technique = Técnica
used-first = Desde el paso
used-level = Nivel
used-score = Puntos por paso
used-as = como { $technique }
used-likened =
    { $count ->
        [one] 1 paso es de una técnica que HoDoKu no tiene, y cuenta como la más cercana.
       *[other] { $count } pasos son de técnicas que HoDoKu no tiene, y cuentan como las más cercanas.
    }

## El orden de las técnicas

order-own = Mi propio orden
order-count = { $count } técnicas
order-technique = una técnica…
order-moved = { $technique } es ahora el número { $number } de { $count }.
order-saved = Guardado. El programa también lo acepta:
order-taken = Orden importado: { $name }.
order-bad = Este archivo no es un orden de técnicas: { $fault }
order-profile = Perfil
order-for = Para { $audience }
order-unique = Las técnicas pueden suponer que la solución es única
order-unique-about = Así pueden dar por hecho que no hay ningún patrón que se pueda rellenar de dos maneras. Si un sudoku tiene varias soluciones, nunca se usan.
order-title = Las técnicas y su orden
order-about = La primera que encuentra un paso lo da. Arrastra una técnica a otro lugar, o muévela con Alt y las flechas.
order-list = Las técnicas en su orden
order-earlier = { $technique } antes
order-later = { $technique } después
order-help = Alt y una flecha la mueven.
order-add = Añadir al final
order-save = Guardar como archivo
order-take = Abrir un archivo…
list-comma = { ", " }
path-easier = Simplificado: los mismos pasos, pero más fáciles.
path-shorter = Simplificado: { $now } pasos en vez de { $then }.
path-shorter-beyond = Simplificado: { $now } pasos en vez de { $then }; { $few } de ellos no son únicos, en vez de { $many }.
best-found-fewest = { $steps } pasos; { $few } no son únicos.
best-found-gentlest = { $steps } pasos; el más caro cuesta { $dearest }.
best-instead = En el camino completo: { $then }.
best-no-path = Sin cadenas forzadas, whips, lógica de conjuntos ni patrones, ningún camino resuelve el sudoku.
best-no-better = Sin cadenas forzadas, whips, lógica de conjuntos ni patrones, ningún camino es mejor.
best-least-fewest = Ningún camino así tiene menos de { $least }.
best-least-gentlest = Todo camino así tiene un paso que cuesta { $least } o más.
premise-several = Este sudoku, tal como se da, tiene varias soluciones, así que no se usa ninguna técnica que suponga una sola.
premise-excluded = El propio sudoku excluye candidatos: un patrón solo se usa donde ninguno de los candidatos que se intercambiarían está entre ellos.
premise-rules = Este sudoku añade reglas por las que no se pueden intercambiar sin más dos dígitos, así que no se usa ninguna técnica que suponga una sola solución.
