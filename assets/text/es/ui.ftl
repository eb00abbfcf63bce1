### Portada, preparación, aprendizaje, ajustes, partidas, recuento, reglas y crónica: todo menos la mesa.

game-name = Me lo quitan de las manos

## Lo que se dice en varias pantallas

common-back = Atrás
common-cancel = Cancelar
common-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
common-ruling = R{ $number }

## Portada

title-resume = Seguir jugando
title-resume-line = { $names } · turno { $turn } · le toca a { $next }
title-resume-over = { $names } · la partida ha terminado
title-new-game = Partida nueva
title-load = Abrir partida
title-learn = Aprende en 5 minutos
title-settings = Ajustes
title-quit = Salir
title-motion = ¿Pueden volar las cartas por la pantalla?
title-motion-yes = Sí, que vuelen
title-motion-no = No, todo quieto
title-zoom-in = Más grande
title-zoom-out = Más pequeño
title-autosave-damaged = La última partida no se puede leer. Hay copias anteriores en «Abrir partida».
title-autosave-older = La copia más reciente de la última partida está dañada; se abrirá la anterior.
title-no-room = No se puede escribir en la carpeta de partidas: esta partida no estará la próxima vez si no la guardas en otro sitio.

## Preparar la partida

setup-title = Partida nueva
setup-who = ¿Quién juega?
setup-name = Nombre en el asiento { $number }
setup-player = Quién juega en el asiento { $number }
setup-human = Persona
setup-bot = Bot: { $level }
setup-level-easy = fácil
setup-level-medium = medio
setup-level-hard = difícil
setup-family = Las familias, por sorteo
setup-add-seat = Añadir asiento
setup-remove-seat = Quitar el asiento { $number }
setup-default-name = Jugador { $number }
setup-default-bot = { $number ->
    [1] Bot Paqui
    [2] Bot Manolo
    [3] Bot Remedios
    [4] Bot Curro
   *[other] Bot Consuelo
}
setup-begins = ¿Quién grita más?
setup-begins-help = Empieza quien más grita (R3).
setup-begins-chance = A la suerte
setup-options = Opciones de mesa
setup-options-changed = { $count ->
    [0] según las aclaraciones
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
setup-deck-standard = Mazo normal
setup-deck-card = Carta
setup-deck-copies = Copias
setup-deck-copies-of = Copias de { $card }
setup-deck-fewer = Menos { $card }
setup-deck-more = Más { $card }
setup-deck-usual = Lo normal
setup-deck-good = { $total } cartas: bastan para { $players } jugadores, que necesitan { $least } como poco.
setup-deck-too-small = { $total } cartas son pocas: { $players } jugadores necesitan { $least } como poco (R2).
setup-deck-too-large = { $total } cartas son demasiadas: en la mesa caben { $most } como mucho (R2).
option-hints = Pistas
option-hints-yes = Se puede pedir una
option-hints-no = Sin pistas
option-hints-help = El bot más duro dice qué haría en tu lugar, y por qué. La crónica cuenta que la has pedido.
setup-seed = Semilla del barajado
setup-seed-help = Con la misma semilla, los mismos jugadores y opciones, sale la misma partida. Compártela para comparar.
setup-seed-new = Otra semilla
setup-seed-empty = Escribe de 1 a 8 letras o cifras, o pide otra semilla.
setup-seed-too-long = Una semilla tiene 8 letras o cifras como mucho.
setup-seed-letter = «{ $letter }» no es letra de ninguna semilla.
setup-start = Repartir
setup-why-players = En la mesa caben de 2 a 5 jugadores (R1).
setup-why-name-empty = Falta el nombre del asiento { $number }.
setup-why-name-long = El nombre del asiento { $number } es muy largo: { $most } letras como mucho.
setup-why-name-hidden = El nombre del asiento { $number } tiene una letra que no se ve.
setup-why-names-alike = Los nombres de los asientos { $first } y { $second } se parecen demasiado.
setup-why-no-human = Al menos en un asiento tiene que haber una persona.
setup-why-deck = El mazo no vale: mira las opciones de mesa.
setup-why-seed = La semilla no se entiende: mira las opciones de mesa.
setup-ready = Al empezar se reparten familias, Motos y cartas.

## Aprender

learn-page = { $page } de { $pages }
learn-next = Siguiente
learn-previous = Anterior
learn-done = ¡Al mercadillo!
learn-rules = Todas las aclaraciones

## Ajustes

settings-title = Ajustes
settings-defaults = Como al principio
settings-defaults-done = Los ajustes vuelven a estar como al principio.
settings-group-display = Pantalla
settings-group-motion = Movimiento y ritmo
settings-group-privacy = Intimidad
settings-group-confirm = Preguntar antes de
settings-group-call = Llamada a la Tía
settings-group-keys = Teclas
settings-group-saves = Partidas guardadas
settings-language = Idioma
settings-theme = Colores
settings-theme-follow = Como el sistema
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-theme-contrast = Alto contraste
settings-zoom = Tamaño de todo
settings-zoom-value = { $percent } %
settings-fullscreen = Pantalla completa
settings-motion = Velocidad de las cartas
settings-motion-off = Quietas
settings-motion-fast = Rápida
settings-motion-normal = Normal
settings-motion-slow = Lenta
settings-reduce-motion = Menos movimiento
settings-reduce-motion-help = Las cartas aparecen de golpe en su sitio; lo que cambia se recuadra un segundo.
settings-pace = Ritmo de los bots
settings-pace-off = De golpe
settings-pace-fast = Rápido
settings-pace-normal = Normal
settings-pace-step = Paso a paso
settings-pace-help = Paso a paso espera a Intro tras cada cosa que hace un bot.
settings-group-sound = Sonido
settings-volume = Sonidos
settings-volume-off = Ninguno
settings-volume-low = Suaves
settings-volume-normal = Normales
settings-volume-high = Fuertes
settings-mute-unfocused = En silencio mientras haya otra ventana delante
settings-hide-unfocused = Tapar mi mano si otra ventana pasa delante
settings-idle-hide = Tapar mi mano si no se toca nada en
settings-idle-never = Nunca
settings-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
settings-hold-to-peek = Ver mi mano solo mientras mantengo pulsada la V
settings-hold-to-peek-help = Al soltarla, las cartas vuelven a taparse; tu elección a medias se conserva.
settings-closer-look = Mostrar la carta en grande junto al puntero
settings-confirm-draw = Robar cartas
settings-confirm-steal = Quitar un lote con el Primo
settings-confirm-police = Mandar a la Policía
settings-confirm-van = Jugar una Furgoneta
settings-answer-time = Hay para responder
settings-answer-time-help = La pregunta dura siempre lo mismo, tenga la Tía quien la tenga (R20).
settings-seconds = { $count } s
settings-answer-closes = Cerrar la pregunta sola al acabar el tiempo
settings-secret-round = Ronda secreta para la Tía
settings-secret-round-help = Todos los que pueden contestar pasan por turno por la pantalla, tengan la Tía o no; nadie sabe quién ha contestado hasta el final.
settings-single-keys = Atajos de una sola letra
settings-single-keys-help = D, E, S, P, M, H y L en la mesa. Las teclas con Ctrl valen siempre.
settings-saves-folder = Carpeta de las partidas
settings-saves-open = Ver partidas guardadas
settings-saves-show = Ver la carpeta
settings-damaged = Los ajustes no se podían leer y vuelven a estar como al principio.

## Partidas guardadas

saves-title = Partidas guardadas
saves-none = Aún no hay partidas guardadas.
saves-row = { $names } · turno { $turn }
saves-next = le toca a { $next }
saves-over = terminada
saves-autosave = Guardada sola
saves-open = Abrir
saves-path = Archivo
saves-path-hint = Ruta de una partida guardada
saves-path-open = Abrir este archivo
saves-path-save = Guardar aquí
saves-browse = Elegir en la ventana del sistema …
saves-browse-waiting = Esperando a la ventana del sistema …
saves-browse-stop = Dejar de esperar
saves-save-title = Guardar la partida
saves-save = Guardar
saves-public = En la lista solo sale lo que podía ver toda la mesa.
saves-total = { $name } { $euros }

## Recuento

scoring-winner = Gana { $name }
scoring-winners = { $names } comparten la victoria
scoring-end-deck = Se ha acabado el mazo (R23).
scoring-end-sets = Hay cinco lotes en un tenderete (R24).
scoring-end-both = Hay cinco lotes en un tenderete y se ha acabado el mazo (R23, R24).
scoring-no-sets = Sin lotes
scoring-column-set = Lote
scoring-column-cards = Cartas
scoring-column-bonus = Extra
scoring-column-discount = Descuentos
scoring-column-cousin = Primo
scoring-column-family = Familia
scoring-column-total = Vale
scoring-cut = se queda en { $zero }
scoring-wins = gana
scoring-statistics = En cifras
scoring-stat-sets = Lotes vendidos
scoring-stat-discounts = Perdido en Descuentos
scoring-stat-steals = Lotes quitados
scoring-stat-stolen = Lotes que se llevó un Primo
scoring-stat-aunts = Tías jugadas
scoring-replay = Repetición
scoring-table = Ver la mesa
scoring-hands = Manos y mazo
scoring-hands-title = Manos y orden del mazo (R29)
scoring-hands-of = Mano de { $name }
scoring-hand-empty = vacía
scoring-deck = Mazo, la próxima carta primero
scoring-deck-empty = El mazo está vacío.
scoring-again = Otra con los mismos
scoring-save-record = Guardar el acta
scoring-to-title = Volver a la portada

## Hoja de reglas

rules-title = Hoja de reglas
rules-tab-now = Ahora
rules-tab-cards = Cartas
rules-tab-rulings = Reglas
rules-tab-table = Mesa
rules-search = Buscar en las reglas
rules-search-hint = Buscar (Ctrl+F)
rules-search-clear = Borrar la búsqueda
rules-found = { $count ->
    [0] No se ha encontrado nada.
    [one] 1 sitio
   *[other] { $count } sitios
}
rules-now-none = No hay ninguna partida en marcha. Así va una:
rules-now-rulings = Aclaraciones que valen ahora
rules-copies = { $count ->
    [one] 1 en el mazo
   *[other] { $count } en el mazo
}
rules-see-ruling = Ver la aclaración { $number }
rules-families = Familias
rules-products = Productos
rules-effects = Efectos
rules-motorbike = Moto
rules-option-changed = cambiada
rules-deck-list = Cartas de este mazo
rules-deck-usual = normalmente { $count }
rules-close = Cerrar las reglas

## Crónica

log-title = Crónica
log-filter = Líneas sobre
log-filter-all = Todos
log-empty = Aún no ha pasado nada.
log-look-back = Ver la mesa como estaba aquí
log-close = Cerrar la crónica

## Preguntas y avisos

confirm-overwrite-title = ¿Sustituir esta partida?
confirm-overwrite = «{ $name }» ya existe.
confirm-overwrite-yes = Sustituir
confirm-overwrite-read-only = «{ $name }» ya existe y está marcado como de solo lectura.
confirm-quit-title = ¿Dejar la partida?
confirm-quit = Todo lo jugado queda guardado: «Seguir jugando», en la portada, la retoma.
confirm-quit-yes = Salir
confirm-instead-title = ¿Dejar la partida en curso?
confirm-instead = Queda guardada y se puede retomar en «Abrir partida».
confirm-instead-yes = Abrir la otra
confirm-defaults-title = ¿Todo como al principio?
confirm-defaults = Tamaño, colores, ritmo y los demás ajustes vuelven a estar como al principio. El idioma se queda.
confirm-defaults-yes = Como al principio
toast-saved = Guardada: { $path }
zoom-no-room = El { $asked } % necesita una ventana más grande. Aquí todo se ve al { $percent } %.
toast-dismiss = Quitar

## Acerca de

about-title = Acerca de
about-open = Licencias y gracias
about-version = Versión { $version }
about-licence = MIT o Apache-2.0, como prefieras: juégalo, cámbialo, pásalo.
about-fonts = Letras: Lilita One y Atkinson Hyperlegible, con la SIL Open Font License.
about-others = De quién es lo que hay dentro
about-others-help = Pulsa una licencia para leerla. Debajo van los nombres de las bibliotecas.
