# El mercado: lo que enseña, dice y pregunta la mesa.

target-tag-double = ×2: { $amount }
target-tag-steal = +{ $amount }
target-tag-police = −{ $amount }
target-license = Protegido
target-double = Se dobla a { $amount }
target-steal = Se viene: { $amount }
target-police = Fuera: −{ $amount }

set-summary = { $kind } ×{ $size }, { $amount }, { $name }
set-discounts = { $count ->
    [one] 1 carta de Descuento
   *[other] { $count } cartas de Descuento
}
set-licensed = con Licencia
set-doubled = doblado por un Primo
set-stolen = quitado con un Primo
pitch-summary = { $turn ->
    [yes] Turno de { $name }
   *[no] { $name }
}, familia { $family }, { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}, { $motorbike ->
    [yes] moto sin usar
   *[no] moto gastada
}, { $sets ->
    [one] 1 lote
   *[other] { $sets } lotes
}, { $amount }

deck-summary = Mazo: { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
deck-caption = Mazo { $count }
box-summary = Caja: { $count ->
    [one] 1 carta fuera de la partida
   *[other] { $count } cartas fuera de la partida
}
box-caption = Caja { $count }
stall-empty = vacío
stall-summary = Puesto { $number }: { $card } encima, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
stall-tag = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} · { $key }
stall-take-mark = , la que te llevas
stall-goal-mark = , aquí va tu carta
hand-empty = No quedan cartas en la mano
hand-drawn = , recién robada
hand-taken = , recién cogida

desk-start = Roba 2 cartas o cambia con un puesto.
desk-draw-confirm = ¿Robar 2 cartas?
desk-draw-note = Robar no se puede deshacer. Luego, una de las 2 va a un puesto.
desk-draw = Robar 2
desk-exchange = Cambiar
desk-motorbike = Moto
desk-take-from = Elige el puesto del que te llevas la carta de encima.
desk-card-to-give = Elige la carta que das a cambio.
desk-put-on = Elige el puesto donde la dejas.
desk-drawn-card = Elige cuál de las 2 robadas va a un puesto.
desk-exchange-confirm = Cambiar
desk-take-now = Cogerla ya y ver lo que hay debajo (no se deshace)
desk-take-second = Coger también del puesto { $number }
desk-gives-left = { $count ->
    [one] Falta dar 1 carta.
   *[other] Falta dar { $count } cartas.
}
desk-give-confirm = Darla
desk-discard-confirm = Dejarla ahí
desk-action = Vende un lote, juega un efecto o acaba el turno.
desk-cards = Elige las cartas del lote.
desk-no-set = Estas cartas aún no son un lote (R11).
desk-target = Elige sobre qué lo juegas.
desk-ready = Listo: confirma o cambia de idea.
desk-price = Paga una carta más para jugar un efecto, o acaba el turno (R22).
desk-extra = El precio está pagado: ahora toca jugar un efecto (R22).
desk-finished = Hecho. Deshaz o acaba el turno.
desk-cancel = Cancelar
desk-undo = Deshacer
desk-end-turn = Acabar turno
desk-turn-not-over = Antes va la fase de robo (R7)
desk-nothing-to-sell = En esta mano no hay ningún lote (R11)
desk-no-effect = En esta mano no hay cartas de efecto
desk-sell = Vender
desk-play = Jugar efecto
desk-sell-for = Vender por { $amount }
desk-pay = Pagarla
offer = { $kind } ×{ $size }{ $charo ->
    [yes] {" "}con Charo
   *[no] {""}
}: { $amount }
van-self = 5 cartas nuevas para mí
van-others = 3 cartas nuevas para cada rival
confirm-license = Licencia: { $kind }
confirm-double = Doblar { $kind }
confirm-steal = Quitar { $kind } a { $name }
confirm-police = Policía: { $kind } de { $name }
confirm-van-self = Mano nueva para mí
confirm-van-others = Manos nuevas a los demás

undo-nothing-done = Todavía no hay nada que deshacer en este turno
undo-drawn = Hasta aquí: se ha robado una carta
undo-taken = Hasta aquí: se ha cogido la carta de un puesto
undo-asked = Hasta aquí: se ha preguntado a la mesa
undo-renewed = Hasta aquí: hay manos que han ido a la caja

price-cards = { $size } × { $value }
price-mixed = Lote mixto, sin prima (R25)
price-bonus = { $size } cartas (R25)
price-discounts = { $count ->
    [one] 1 Descuento
   *[other] { $count } Descuentos
} × { $size } cartas (R13)
price-cortes = Los Descuentos no cuentan: Cortés (R26)
price-cut = Nunca por debajo de cero (R25)
price-doubled = Doblado por un Primo (R16)
price-heredia = Heredia, al final (R27)
price-total = Vale
price-if-doubled = Si luego se dobla
price-next = El próximo lote de este tipo paga { $amount } por carta (los Cortés no)

handoff-now = Ahora: { $name } ({ $family })
handoff-pass = Pásale el ordenador a { $name }. Que no mire nadie más.
handoff-show = Soy { $name }, enséñame mi mano
handoff-recap = Desde el último turno
handoff-nothing = Todavía nada.
handoff-more = Hay más en la crónica
claim-show = Soy { $name }, enséñame mi mano para contestar
claim-back = Volver a la pregunta
claim-aunt = Contestar con la { $card }
claim-decline = No contestar
call-title = ¿Contesta una Tía?
call-steal = El Primo de { $name } se lleva { $kind } de { $victim } ({ $amount }).
call-double = El Primo de { $name } dobla { $kind } ({ $amount }).
call-aunt = { $name }: ¡Tía!
call-nobody = No contesta nadie
call-too-early = La pregunta sigue abierta un poco más, tenga quien tenga (R20)
call-in-secret = Cada respuesta se sabrá al final; la pantalla sigue sola cuando acabe el tiempo.
call-pause = Esperar
call-go-on = Seguir
bot-plays = Juega { $name }
bot-step = Siguiente paso
bot-skip = Saltar a la próxima persona
back-title = Mirando atrás
back-note = La mesa como la veía todo el mundo entonces. Sin manos.
back-point = { $at ->
    [0] Antes de la primera jugada, de { $of }
   *[other] Jugada { $at } de { $of }
}
back-first = Al principio (Inicio)
back-before = Una jugada atrás (flecha izquierda)
back-play = Reproducir (espacio)
back-pause = Parar (espacio)
back-after = Una jugada adelante (flecha derecha)
back-last = A la última jugada (Fin)
back-at-start = Esto es el principio.
back-at-now = Esta es la última jugada.
back-return = Volver a ahora

bar-turn = Turno { $turn }
bar-who = { $name } ({ $family })
bar-unsaved = Sin guardar
bar-menu = Menú
bar-rules = Reglas
bar-log = Crónica
bar-hide = Ocultar
phase-draw = Robo
phase-act = Acción
phase-end = Fin
ended-deck = Se acabó el mazo (R23)
ended-sets = Cinco lotes (R24)
ended-both = Cinco lotes, y se acabó el mazo
warn-last-turn = El mazo se ha acabado: último turno (R23)
warn-four-sets = { $name } tiene cuatro lotes (R24)

## Una mano que solo se ve mientras se mantiene su tecla

veiled-title = { $name }, mantén pulsada la V para ver tu mano
veiled-note = Juega mientras la mantienes; al soltarla, tus cartas vuelven a taparse.

## Consejos (los lee una sola persona)

hint-ask = Pista (?)
hint-thinking = Pensando …
hint-only-move = No se puede hacer otra cosa.
hint-motorbike = La moto trae tres cartas de golpe, y en la mano te caben.
hint-fresh-cards = Dos cartas del mazo prometen más que nada de lo que hay en los puestos.
hint-collects = { $card }: va con las que ya tienes iguales en la mano ({ $with }).
hint-worth-having = { $card }: te vale más que lo que das a cambio.
hint-least-needed = { $card } es lo que menos echarás en falta.
hint-covers = { $card } es lo que menos echarás en falta, y además tapa { $hides } a los demás.
hint-ends-ahead = Es tu quinto lote: trae { $euros }, y con él ganas.
hint-sell-now = { $set } da { $euros } ahora; esperar apenas lo mejoraría.
hint-wait = Aún no merece la pena hacer nada: lo que tienes puede crecer.
hint-protects = Una Licencia deja a salvo para siempre un lote de { $euros }.
hint-doubles = El Primo saca { $euros } de la nada, y ya nadie puede robar el lote.
hint-steals = El lote te da { $euros }, y { $player } lo pierde.
hint-clears = { $player } va por delante con lotes así: { $euros } menos.
hint-fresh-hand = Cinco cartas nuevas son mejores que lo que te queda en la mano.
hint-scatters-hands = Los demás pierden más que las tres cartas que reciben.
hint-worth-the-price = { $card } es poco precio por el efecto que viene después.
hint-saves-a-set = La Tía salva un lote de { $euros } para { $player } y para los pies al ladrón.
hint-keeps-the-aunt = Ese lote no vale una Tía: más tarde puede hacer más falta.

## Carácter de los bots

temperament-even = tranquilo
temperament-bold = atrevido
temperament-cautious = prudente
temperament-thieving = mangante
