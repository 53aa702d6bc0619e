### El curso: lecciones, ejemplos, ejercicios.

course-name = Curso
course-back = Volver al tablero
course-all = Todas las lecciones
course-loading = Cargando…
course-not-loaded = No se pudieron cargar los ejercicios. ¿Hay conexión?
course-about = Una técnica tras otra, la más fácil primero. Una lección la explica, muestra un ejemplo y luego la encuentras tú.
course-due =
    { $count ->
        [one] { $count } ejercicio fallado vuelve hoy.
       *[other] { $count } ejercicios fallados vuelven hoy.
    }
course-repeat = Repetirlo
course-repeat-all = Repetirlos
course-known = todos dominados
course-of = { $known } de { $count }
course-of-known = { $known } de { $count } dominados
course-progress = Tu progreso
course-kept = Se guarda en este navegador. También se puede guardar en un archivo y leerlo aquí o en otro.
course-not-kept = Este navegador no pudo guardarlo; quizá su almacenamiento esté lleno. Guardado en un archivo, se puede leer aquí o en otro.
course-no-file = Este archivo no contiene nada del curso.
course-taken =
    { $count ->
        [one] Importado: { $count } ejercicio.
       *[other] Importados: { $count } ejercicios.
    }
again-title = Otra vez
again-last = El último por hoy
again-due = { $count } para repetir hoy
again-done = Eso es todo por hoy.

## Una lección

lesson-read = Leer la lección
lesson-all-known = Dominas todos los ejercicios de esta lección.
lesson-but-missed = Dominas todos los ejercicios de esta lección menos los que acabas de fallar.
lesson-next = Lección siguiente: { $technique }
lesson-words = Palabras: { $words }
lesson-why = Por qué es correcto
word-house = casa
word-house-about = una fila, una columna o un bloque: nueve celdas con los números del 1 al 9
word-candidate = candidato
word-candidate-about = un número que todavía puede ir en una celda, escrito en pequeño
word-see = ver
word-see-about = dos celdas de una casa se ven: nunca tienen el mismo número
word-r3c5-about = la celda de la fila 3 y la columna 5; r3c57 son dos celdas
word-strong = enlace fuerte
word-strong-about = uno de dos candidatos es verdadero
word-weak = enlace débil
word-weak-about = como mucho uno de dos candidatos es verdadero
worked-title = Un ejemplo
worked-has = En este tablero hay un paso de { $technique }. Quizá ya lo veas.
worked-where = Dónde: { $place }.
worked-pattern = Estos son los candidatos que importan.
worked-written = El número está escrito. Quizá el paso siguiente sea ahora más fácil.
worked-eliminated =
    { $count ->
        [one] El candidato queda eliminado. Quizá el paso siguiente sea ahora más fácil.
       *[other] Quedan eliminados { $count } candidatos. Quizá el paso siguiente sea ahora más fácil.
    }
worked-back = Atrás
worked-go-on = Continuar
worked-exercises = A los ejercicios
worked-unique = Esta técnica cuenta con que el sudoku tiene una sola solución, como los que se publican.

## Un ejercicio

find-fault = No se pudo abrir este ejercicio: { $fault }.
find-digit = Encuentra un paso de { $technique }: elige la celda y su número.
find-both = Encuentra un paso de { $technique }: marca lo que elimina o coloca.
find-candidates = Encuentra un paso de { $technique }: marca cada candidato que elimina.
find-right = ¡Correcto!
find-right-now = Esta vez sí.
find-all = Esto es todo.
find-it = Aquí está.
find-again = Este ejercicio volverá hoy.
find-next = Ejercicio siguiente
find-done = Hecho
find-cell = Candidatos de { $cell }
find-has-digit = ya tiene su número
find-is = es
find-is-not = no es
find-mark-is = { $cell } es { $digit }
find-mark-not = { $cell } no es { $digit }
find-marked = Marcado: { $marks }
find-nothing-marked = Todavía no hay nada marcado. Elige una celda y luego el número de arriba; o haz clic en el número pequeño.
find-rest = Mostrar el resto
find-check = Comprobar
find-hint-place = Dónde: { $place }.
find-hint-pattern = Los candidatos que importan están marcados en el tablero.
find-another-hint = Otra pista
find-solution = Mostrar la solución

## Lo que se dice de una respuesta

judge-nothing = Primero marca algo en el tablero.
judge-more = Correcto, pero hay más ({ $technique }): { $count } más.
judge-more-eliminations =
    { $count ->
        [one] Correcto, pero hay más ({ $technique }): elimina un candidato más.
       *[other] Correcto, pero hay más ({ $technique }): elimina { $count } candidatos más.
    }
judge-cannot = { $cell } no puede ser { $digit }: entonces el sudoku no tendría solución.
judge-other-is = { $cell } es { $digit }, pero eso se sigue de otra técnica ({ $other }), no de { $technique }.
judge-not-placed = { $technique } no dice que { $cell } sea { $digit }: ahí todavía es posible otra cosa.
judge-can = { $cell } todavía puede ser { $digit }: sin él el sudoku no tendría solución.
judge-other-is-not = { $cell } no es { $digit }, pero eso se sigue de otra técnica ({ $other }), no de { $technique }.
judge-not-eliminated = { $technique } no elimina el { $digit } de { $cell }.
