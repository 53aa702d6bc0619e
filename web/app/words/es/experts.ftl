### Para expertos: soluciones comentadas, mejores caminos, estados, comparación.

walk-open = Solución comentada…
walk-title = Solución comentada
walk-print = Todo el camino como solución comentada
walk-none = No hay ningún camino en el tablero: «Todo el camino» encuentra uno.
walk-about = El camino de { $count } pasos, para publicar, guardar o imprimir.
walk-heading = Título
walk-joins = Agrupar los únicos seguidos
walk-explains = Con explicaciones
walk-copied = La solución comentada está en el portapapeles, para un foro.
walk-html = Guardar como HTML
walk-saved = Guardado como walkthrough.html, con una imagen de cada paso.

best-with = Todo el camino con
best-fewest = menos pasos
best-easiest = pasos más fáciles

states-title = Estados
states-count = Estados: { $count }. Ramas: { $branches }.
states-about = Elige uno para ponerlo en el tablero; otro paso allí crea una rama. Todos quedan con la partida.
states-tree = Estados: las flechas los recorren, Intro pone uno en el tablero
states-beginning = Inicio
states-hand = A mano: { $what }
states-here = en el tablero
states-cost = coste { $cost }
states-gone = Estado { $number }: { $what }
states-full = Esta partida tiene más estados de los que se guardan; los nuevos no están en la lista.

compare-open = Comparar…
compare-title = Comparar dos pasos
compare-none = No hay dos pasos que comparar: «Todos los pasos» lista los del tablero.
compare-first = Primer paso
compare-second = Segundo paso
compare-show = Mostrar en el tablero
compare-cost = Coste
compare-hodoku = Puntos en HoDoKu
compare-explainer = Valoración de Sudoku Explainer
compare-explainer-none = sin valoración fija
compare-unique = Supone unicidad
compare-yes = sí
compare-no = no
compare-places = Coloca
compare-eliminates = Elimina
compare-only = Solo este elimina
compare-both = Ambos eliminan
compare-nothing = nada
compare-candidates = { $count } candidatos
compare-cover = verdades: { $truths }, enlaces: { $links }, rango { $rank }
compare-covers = coberturas: { $count }
compare-assumes = por suposiciones o lemas
