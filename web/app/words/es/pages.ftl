### Las páginas de las técnicas y Medusa en el espacio.

pages-find = Buscar una técnica
pages-name = Nombre, aquí o en otro sitio
pages-all = Todas las técnicas
pages-by = por
pages-family = familia
pages-difficulty = dificultad
pages-practise = Practicar
pages-lesson = Lección
pages-none = Ninguna técnica se llama así.
pages-also = También: { $names }
pages-english = Las páginas de las técnicas están en inglés.
pages-open = En el tablero. «Deshacer» recupera tu partida.
pages-nothing = Aquí no hay nada de esta técnica.
pages-put = Poner en el tablero
pages-yourself = Encuéntralo tú
pages-another = Otro parecido
family-singles = únicos
family-intersections = intersecciones
family-subsets = subconjuntos
family-fish = peces
family-wings = alas
family-chains = cadenas
family-almost-locked-sets = conjuntos casi bloqueados (ALS)
family-uniqueness = unicidad
family-hypotheses = hipótesis
family-whips-and-braids = whips y braids
family-exotic-patterns = patrones exóticos
family-set-logic = lógica de conjuntos
family-patterns = patrones
ease-beginners = Principiantes
ease-easy = Fácil
ease-moderate = Medio
ease-advanced = Avanzado
ease-expert = Experto
ease-beyond = Más allá

## Medusa en el espacio

cube-title = Cadenas fuertes en el espacio
cube-label = Candidatos por fila, columna y número: { $shown } de { $count } cadenas fuertes mostradas. La lista de abajo las describe.
cube-label-step = Candidatos por fila, columna y número: { $shown } de { $count } cadenas fuertes mostradas, con el paso { $step }. La lista de abajo las describe.
cube-view = Vista
cube-space = En 3D
cube-flat = Plano
cube-light = resaltar el paso
cube-weak = Enlaces débiles
cube-weak-none = ninguno
cube-weak-chains = entre cadenas
cube-weak-all = de todos los nodos
cube-layer = Capa
cube-all = Todas
cube-only-layer = Solo la capa del { $digit }
cube-fault = No hay cadenas que mostrar: { $fault }.
cube-side-by-side = Las capas se muestran una junto a otra.
cube-no-webgl = Este navegador no muestra WebGL.
cube-not-loaded = No se pudo cargar la vista en 3D.
cube-about = Cada candidato está en su fila, su columna y su número. Dos que son los únicos que quedan de una celda o una casa están unidos: exactamente uno es verdadero. Así, en cada cadena o son verdaderos todos los cubos, o todas las esferas.
cube-signs = Qué significan los signos
cube-capital = lado mayúscula
cube-small = lado minúscula
cube-strong = enlace fuerte
cube-weak-link = enlace débil
cube-step-link = enlace del paso
cube-eliminated = se elimina
cube-placed = se coloca
cube-chains =
    { $count ->
        [one] { $count } cadena fuerte
       *[other] { $count } cadenas fuertes
    }
cube-show-all = Mostrar todas
cube-show-none = No mostrar ninguna
cube-of-step = Las del paso
cube-no-chains = Ninguna celda ni casa tiene exactamente dos candidatos.
cube-chain = Cadena { $name }
cube-nodes =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
cube-links =
    { $count ->
        [one] { $count } enlace fuerte
       *[other] { $count } enlaces fuertes
    }
cube-used = del paso
cube-only-chain = Solo la cadena { $name }
cube-only = Solo esta
cube-turning = Girar y acercar
cube-left = Girar a la izquierda
cube-right = Girar a la derecha
cube-nearer = Más cerca
cube-farther = Más lejos
cube-above = Desde arriba
cube-home = Volver a la primera vista
cube-reset = Restablecer
cube-keys = Arrastra para girar, pellizca o usa la rueda para acercar; o flechas, + −, y 0 para la primera vista.
cube-in = { $digit } en { $cell }
