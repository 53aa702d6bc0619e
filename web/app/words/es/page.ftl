### El marco de la página, la primera pantalla, los sudokus nuevos, los ajustes.

language = Idioma

header-game = Partida
header-new = Nuevo
header-open = Abrir
header-menu = Menú
header-learn = Aprender
header-library = Biblioteca
header-games = Partidas
header-copy = Copiar
header-share = Compartir
header-print = Imprimir
header-settings = Ajustes
header-light = Claro
header-dark = Oscuro
header-help = Ayuda
header-pause = Pausa
header-skip = Ir a las herramientas

view-play = Jugar
view-solve = Resolver
view-sets = Conjuntos
view-patterns = Patrones
view-cube = Medusa
view-pages = Técnicas

page-views = Vistas
page-board = Tablero
page-digits = Números y marcas
page-tools = Herramientas
page-close = Cerrar
page-colon = { $name }: { $what }
page-full = { $text }.
page-stop = Parar
page-stopped = Parado.
page-new-version = Hay una nueva versión de Ninerooks.
page-take-over = Usarla
page-later = Más tarde
page-link-copied = Enlace copiado al portapapeles. Contiene todo el tablero; no se ha enviado nada.
page-lost-board = No se pudo leer el tablero de la última visita.

start-about = Sudoku, con una razón para cada paso. Todo se queda en tu dispositivo.
start-or = O bien
start-paste = Pegar un sudoku
start-photo = Desde una foto
start-learn = Aprender
start-look = Echar un vistazo

new-title = Nuevo sudoku
new-kept = La partida actual se guarda en «Partidas».
new-day = Sudoku del día
new-singles = Sin nada que aprender antes
new-beyond = Con lo que se aprende aquí
new-symmetry = Simetría
new-number = Número
new-any = cualquiera
new-same = El mismo número da siempre el mismo sudoku.
new-digits = Un número tiene siete cifras como máximo.
new-making = Creando un sudoku
new-going = Creando un sudoku…
new-tried = { $count } probados
new-none = Ningún sudoku así entre los { $count } probados. Inténtalo de nuevo.
new-none-symmetric = Ningún sudoku así entre los { $count } probados. Inténtalo de nuevo o elige otra simetría.
new-needs = Necesita la técnica
new-needs-choose = elige una…
new-make = Crear
new-needs-about = Se resuelve con las técnicas hasta esta, en el orden habitual, y sin ella no. Las poco frecuentes pueden tardar minutos.
new-needs-none = Ninguno de los { $count } sudokus probados necesita { $technique }. Inténtalo de nuevo o elige otra técnica.
new-needs-unique = Ahora las técnicas pueden suponer que la solución es única, como hace esta.
new-dearest = Por su paso más difícil
new-variant = Con más reglas
variant-killer = Killer
variant-x = X-Sudoku
variant-kropki = Kropki
variant-xv = XV
variant-odd-even = Par e impar
new-lessons = lecciones con ejercicios, desde el principio
new-library = sudokus para elegir, por nivel y por técnica
new-experts = Para expertos: este sudoku en otra forma
new-is-minimal = El sudoku ya necesita todos sus números iniciales.
new-has-form = El sudoku ya tiene esta forma.
new-has-rules = Este sudoku añade reglas que sus otras formas no cumplirían.

form-minimal = Minimizar
form-minimal-about = sin los números iniciales que sobran
form-morph = Transformar
form-morph-about = números, filas y columnas cambiados al azar
form-canonical = Forma canónica
form-canonical-about = la misma para todos los sudokus equivalentes

band-beginner = Principiante
band-gentle = Suave
band-mild = Ligero
band-moderate = Moderado
band-tricky = Peliagudo
band-tough = Duro
band-demanding = Exigente
band-vicious = Feroz
band-evil = Malvado
band-nightmare = Pesadilla
band-under = menos de { $to } min
band-between = de { $from } a { $to } min
band-over = más de { $from } min

human-about = unos { $minutes } min
human-hour = más de una hora
human-means = Un sudoku como este lleva entre { $least } y { $most } minutos.

level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-expert = Experto
level-fiendish = Endiablado
level-diabolical = Diabólico
level-extreme = Extremo

symmetry-none = ninguna
symmetry-half-turn = media vuelta
symmetry-quarter-turn = cuarto de vuelta
symmetry-vertical = izquierda y derecha
symmetry-horizontal = arriba y abajo
symmetry-diagonal = diagonal

title-day = Sudoku del día { $day }
title-puzzle = { $wanted }, n.º { $seed }
title-symmetric = { $wanted }, n.º { $seed }, simetría: { $symmetry }

status-one = Solución única
status-several = Más de una solución
status-count = { $count } soluciones
status-none = Sin solución
status-unknown = Demasiadas posibilidades para contarlas
status-solved = ¡Resuelto! Todos los números son correctos.
status-left =
    { $count ->
        [one] queda { $count } celda
       *[other] quedan { $count } celdas
    }
status-mistakes =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
status-dismiss = Cerrar el mensaje

pause-title = La partida está en pausa

done-time = Tiempo
done-level = Nivel
done-puzzle = Sudoku
done-helps = Pistas
done-none = ninguna
done-best = Mejor tiempo
done-is-best = ¡Tu mejor tiempo en este nivel!
done-next = Otro más
done-spoken = Tiempo: { $time }.

played-title = Mis resultados
played-none = Todavía no has resuelto ningún sudoku. Los que resuelvas aparecerán aquí, con su tiempo.
played-solved =
    { $count ->
        [one] sudoku resuelto
       *[other] sudokus resueltos
    }
played-streak =
    { $count ->
        [one] día seguido
       *[other] días seguidos
    }
played-longest = racha más larga, en días
played-other = Otros sudokus
played-count = Resueltos
played-best = Mejor tiempo
played-middle = Tiempo habitual
played-means = Los tiempos son de sudokus resueltos sin pistas; el habitual es la mediana.
played-last = Últimos resueltos
played-helps =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
played-stay = Esta lista se queda en este navegador. No se envía a ninguna parte.

settings-theme = Colores de la página
settings-auto = Los del sistema
settings-light = Claro
settings-dark = Oscuro
settings-easy-marks = Notas en los sudokus fáciles
settings-marks = Notas en los más difíciles
settings-first = En el teclado
settings-cell-first = Primero la celda, luego el número
settings-digit-first = Primero el número, luego las celdas
settings-lights = Resaltar números iguales, fila, columna y bloque
settings-errors = Mostrar los errores al momento
settings-letters = Atajos de una sola letra (H: pista; F: ver un número…)
settings-clock = Mostrar el tiempo
settings-experts = Todas las herramientas, también las de expertos
settings-stay = Los ajustes y las partidas se quedan en este navegador. No se envían a ninguna parte.
