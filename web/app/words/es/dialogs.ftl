### Diálogos: abrir, copiar, partidas, imprimir, teclas; lo guardado y compartido.

open-title = Abrir un sudoku
open-about = Pega un sudoku o una lista, en cualquier formato: 81 caracteres, una cuadrícula, candidatos, celdas de una hoja de cálculo, un enlace a SudokuPad, f-puzzles, SudokuWiki, SudokuExchange o Sudoku Coach, un archivo de OpenSudoku o HoDoKu… La página reconoce qué es.
open-puzzle = Sudoku
open-place = El lugar
open-file = Abrir un archivo…
open-photo = Desde una foto…
open-try = O prueba
open-fault = Línea { $line }, columna { $column }: { $fault }
open-like = Lo más parecido: { $formats }
open-not-cells = Aquí hay { $count } celdas en vez de 81.
open-more-cells = Aquí hay más de 81 celdas.
open-not-rows = Aquí hay { $count } filas en vez de 9.
open-sign = «{ $sign }» no encaja aquí.
open-ends = El texto termina demasiado pronto.
open-other = Desde aquí no es un sudoku en un formato conocido.
open-too-long = Este texto tiene { $size } MB. No se pegan más de { $most } MB: guárdalo en un archivo y ábrelo.
open-too-large = Este archivo tiene { $size } MB. Se abren archivos de hasta { $most } MB: divídelo en partes.
photo-title = Un sudoku desde una foto
photo-about = Haz o elige una foto de un sudoku en la que se vean las cuatro esquinas. Se lee en tu dispositivo y no se envía a ningún sitio.
photo-take = Hacer una foto…
photo-choose = Elegir una imagen…
photo-reading = Leyendo…
photo-none = No se ha encontrado ningún sudoku en esta imagen. Deben verse las cuatro esquinas y las líneas.
photo-no-picture = Este archivo no se puede mostrar como imagen.
photo-doubtful =
    { $count ->
        [one] { $count } celda es dudosa: compárala con la imagen antes de abrir el sudoku.
       *[other] { $count } celdas son dudosas: compáralas con la imagen antes de abrir el sudoku.
    }
photo-sure = Ninguna celda es dudosa. Repasa los dígitos antes de abrir el sudoku; escribe para corregirlos.
photo-picture = La imagen
photo-grid = Los dígitos leídos
photo-cell = fila { $row }, columna { $column }: { $digit }
photo-cell-doubtful = { $cell }, dudosa
photo-empty = vacía
photo-open = Abrir el sudoku
photo-right = Está bien
photo-next = Siguiente celda dudosa
copy-title = Copiar el tablero
copy-form = Formato
copy-text = Texto
copy-lost = Este formato no puede expresar: { $lost }.
copy-lost-placed =
    { $count ->
        [one] { $count } número colocado pasa a ser inicial
       *[other] { $count } números colocados pasan a ser iniciales
    }
copy-lost-givens =
    { $count ->
        [one] { $count } número inicial pasa a ser número colocado
       *[other] { $count } números iniciales pasan a ser números colocados
    }
copy-lost-values =
    { $count ->
        [one] { $count } número pasa a ser único candidato
       *[other] { $count } números pasan a ser únicos candidatos
    }
copy-lost-only =
    { $count ->
        [one] { $count } único candidato pasa a ser número
       *[other] { $count } únicos candidatos pasan a ser números
    }
copy-lost-excluded =
    { $count ->
        [one] { $count } candidato eliminado vuelve
       *[other] { $count } candidatos eliminados vuelven
    }
copy-lost-listed =
    { $count ->
        [one] { $count } candidato indicado
       *[other] { $count } candidatos indicados
    }
copy-lost-rules =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
copy-lost-entry = los datos del sudoku, como el título
copy-forum = Copiar para un foro
copy-as-picture = Como imagen
copy-candidates = con candidatos
copy-picture = Copiar la imagen
copy-png = Guardar como PNG
copy-svg = Guardar como SVG
copy-elsewhere = En un foro o blog
copy-html = Copiar HTML que muestra el tablero
copy-open = Abrir en otra parte
copy-done = Copiado.
copy-picture-done = La imagen está en el portapapeles.
copy-saved = Guardado como { $file }.
copy-html-done = El HTML está en el portapapeles.
copy-impossible = No fue posible: { $fault }
games-title = Tus partidas
games-closed = Este navegador no guarda partidas para esta página: se pierden al cerrarla.
games-none = Todavía no hay partidas. Cada sudoku que abras o juegues se guarda aquí automáticamente.
games-name = Nombre de la partida
games-any = Nombre (opcional)
games-full = Completa
games-left = quedan { $count } celdas
games-here = En el tablero
games-go-on = Continuar
games-delete = Borrar
games-deleted = Borrada.
games-save = Guardar todo como archivo
games-take = Importar partidas…
games-taken =
    { $count ->
        [one] { $count } partida importada.
       *[other] { $count } partidas importadas.
    }
games-course = También tu progreso en el curso.
games-no-file = Este no es un archivo de partidas.
games-no-store = Este navegador no guarda partidas.
games-unread = No se pudo leer esta partida. Se ha apartado; «Guardar todo como archivo» la conserva.
games-not-kept = El navegador no pudo guardar esta partida; quizá su almacenamiento esté lleno. En «Partidas», «Guardar todo como archivo» conserva las demás.
games-copy = Esta partida se cambió en otra pestaña, así que aquí sigue como copia. Ambas están en «Partidas».
games-spoiled =
    { $count ->
        [one] No se pudo leer una partida guardada y se ha apartado. En «Partidas», «Guardar todo como archivo» la conserva.
       *[other] No se pudieron leer { $count } partidas guardadas y se han apartado. En «Partidas», «Guardar todo como archivo» las conserva.
    }
link-title = Compartir este tablero
link-copy = El enlace contiene todo el tablero. Cópialo:
link-broken = Este enlace está roto o cortado. No se ha cambiado nada.
link-opened = Abierto desde el enlace. Tus partidas están en «Partidas».
link-other-step = El paso de este enlace ya no está en el camino; este es el que tiene su número.
print-what = Qué
print-board = El tablero
print-step = El paso mostrado, con explicación y leyenda
print-path = Pasos del camino
print-list = Sudokus de la lista
print-from = desde el número
print-many = cuántos
print-to-page = Por página
print-candidates = Con candidatos
print-notes = Con espacio para notas
print-fault = Esto no se puede dibujar: { $fault }
print-room = Notas
help-title = Teclas y clics
help-arrows-key = Flechas
help-shift-key = Mayús + 1–9
help-ctrl-key = Ctrl + 1–9
help-clear-key = 0, Supr, Retroceso
help-ctrl-name = Ctrl
help-arrows = ir a una celda; con Ctrl a la siguiente sin número, con Mayús seleccionar
help-digits = escribir un número; otra vez lo quita
help-shift = eliminar un candidato o recuperarlo; con tus propias marcas: una marca en la esquina
help-ctrl = lo mismo; con tus propias marcas: una marca en el centro
help-clear = borrar
help-modes = modo: número, candidato o esquina, centro, color, enlace, «y si»; Espacio los recorre
help-colours = colorear el candidato bajo el puntero, o las celdas
help-filter-key = F y luego 1–9
help-filter = mostrar dónde puede ir un número; , y . para el anterior y el siguiente; B para las celdas con dos
help-wipe = quitar colores y enlaces
help-hint = pista: qué zona, luego qué, luego dónde, luego todo el paso; después se aplica
help-next = aplicar enseguida el paso siguiente
help-escape = cerrar una pista, o quitar la selección
help-turn = hojear los patrones de un número
help-undo = deshacer, rehacer
help-all = seleccionar todas las celdas
help-print = imprimir
help-open = abrir, pegar un sudoku
help-this = esta ayuda
help-pointer = Puntero
help-pointer-about = Haz clic en una celda para ir a ella, arrastra para seleccionar, haz doble clic en un candidato para escribirlo. Con el dedo, elige la celda y pulsa el botón del número. Arrastra con el botón derecho de candidato a candidato para trazar un enlace: sin más es fuerte, con Mayús débil, con Alt de otra clase; otra vez lo quita. Un clic derecho colorea un candidato. En el modo Enlace, dos clics o dos botones de número también trazan un enlace.
help-what = Qué es
help-what-about = Ninerooks resuelve sudokus con una lógica que una persona puede seguir. Nunca adivina: cada paso tiene una prueba, y un comprobador independiente la ha aceptado antes de que la veas. Todo ocurre en esta página; ningún sudoku se envía a ninguna parte, y funciona sin red.
