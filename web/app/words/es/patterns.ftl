### La vista «Patrones»: los patrones de cada número y lo que dicen.

patterns-heat = Recuentos
patterns-letters = Letras
patterns-candidates = Candidatos
patterns-frame = SUPUESTO, NO PROBADO
patterns-of = patrones del { $digit }
patterns-cells = En las celdas
patterns-ways =
    { $count ->
        [one] El { $digit } se puede poner todavía en toda la cuadrícula de { $count } manera: sus patrones.
       *[other] El { $digit } se puede poner todavía en toda la cuadrícula de { $count } maneras: sus patrones.
    }
patterns-in-none =
    { $count ->
        [one] { $count } candidato no está en ninguno:
       *[other] { $count } candidatos no están en ninguno:
    }
patterns-in-all =
    { $count ->
        [one] { $count } candidato está en todos:
       *[other] { $count } candidatos están en todos:
    }
patterns-basic = Ponerlo en el tablero (Basic POM del { $digit })
patterns-here = En { $cell }:
patterns-digit-count = { $digit }: { $count } patrones
patterns-counting = Contando los patrones…
patterns-digits = Patrones de cada número
patterns-count =
    { $count ->
        [one] { $count } patrón
       *[other] { $count } patrones
    }
patterns-count-of =
    { $count ->
        [one] { $count } patrón de { $initial }
       *[other] { $count } patrones de { $initial }
    }
patterns-said-none =
    { $count ->
        [one] { $count } candidato en ninguno
       *[other] { $count } candidatos en ninguno
    }
patterns-said-all =
    { $count ->
        [one] { $count } candidato en todos
       *[other] { $count } candidatos en todos
    }
patterns-eliminated =
    { $count ->
        [one] { $count } candidato eliminado
       *[other] { $count } candidatos eliminados
    }
patterns-true =
    { $count ->
        [one] { $count } candidato verdadero
       *[other] { $count } candidatos verdaderos
    }
patterns-written =
    { $count ->
        [one] { $count } número escrito
       *[other] { $count } números escritos
    }
patterns-no-candidate = todavía ningún candidato

## Hojear patrones y suponer

flip-title = Patrones del { $digit }: { $count }
flip-title-through = Patrones del { $digit } por { $cell }: { $count }
flip-previous = Anterior
flip-next = Siguiente
flip-pattern = Patrón
flip-draw = dibujar
flip-list = Patrones { $from } a { $to } de { $count }: las flechas los hojean
flip-label = su etiqueta en el espacio POM
flip-assume = Suponer
flip-assume-of = Suponer:
flip-discard = Descartar { $name }
flip-keep = Quedarse solo con { $name }
flip-discard-through =
    { $count ->
        [one] Descartar el de { $cell }
       *[other] Descartar los { $count } de { $cell }
    }
flip-keep-through =
    { $count ->
        [one] Quedarse solo con el de { $cell }
       *[other] Quedarse solo con los { $count } de { $cell }
    }
flip-all = Todos los patrones del { $digit }
flip-click = Un clic en una celda del tablero selecciona los patrones que pasan por ella.
flip-spoken =
    { $count ->
        [one] { $count } patrón del { $digit }.
       *[other] { $count } patrones del { $digit }.
    }
flip-spoken-through =
    { $count ->
        [one] { $count } patrón del { $digit } por { $cell }.
       *[other] { $count } patrones del { $digit } por { $cell }.
    }
assumed-name = Supuesto, no probado
assumed-title = Supuesto, no probado.
assumed-about = Nada de esto llega solo al tablero; los patrones, recuentos y letras son los que quedarían.
assumed-impossible = Imposible: { $reason }.
assumed-so = Así que no todo lo supuesto es verdadero. El comprobador no ha visto esto.
assumed-back = Quitar la última línea
assumed-stop = Dejar de suponer

## Pasos de patrones

method-title = Lo que se deduce
method-title-assumed = Lo que se deduce, supuesto
method-name = Método
method-about = Sobre él
method-each = Cada paso lee primero lo que los patrones dicen de inmediato (Basic POM) y luego consulta el método.
method-searching = Buscando… { $progress }
method-so-far =
    { $count ->
        [one] { $count } paso hasta ahora.
       *[other] { $count } pasos hasta ahora.
    }
method-gone = Lo supuesto se ha perdido.
method-all-done = Cada celda tiene su número.
method-nothing = Así no se encuentra nada más.
method-not-proved = { $line }. No probado.
trail-title = Los pasos y los patrones que dejan
trail-first = Al principio
trail-taken-back = deshecho
trail-back = Un paso atrás
trail-forward = Adelante
trail-patterns = Volver a los patrones
trail-rests =
    { $count ->
        [one] Se basa en { $count } eliminación anterior.
       *[other] Se basa en { $count } eliminaciones anteriores.
    }
falling-name = Patrones restantes mientras se hacen { $count } eliminaciones, una tras otra
falling-left = patrones restantes (continua)
falling-pairs = pares eliminados (discontinua)
falling-place = Lugar entre las eliminaciones
falling-after = tras { $count } eliminaciones
falling-now = Tras { $count } eliminaciones: quedan { $left } patrones.
falling-now-pairs = Tras { $count } eliminaciones: quedan { $left } patrones, { $pairs } pares eliminados.
falling-counts = Recuentos del paso
falling-patterns = Patrones
falling-here = En este lugar
falling-pairs-deleted = Pares eliminados
falling-deleted = Eliminados
falling-rest = Quedan
