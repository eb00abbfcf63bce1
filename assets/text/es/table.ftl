### La mesa durante la partida: relevo, fases, puestos, venta, objetivos y llamada a la Tía.
### Lo público va con nombres; solo lo que lee una sola persona puede tutear.

## Relevo

handoff-dealt = Las familias están repartidas
handoff-now = Ahora: { $name }
handoff-family = { $family }: { $ability }
handoff-pass = Pasad el ordenador a { $name }.
handoff-show = Soy { $name }, enseñar mi mano
handoff-resumed = De vuelta en el turno { $turn }.
recap-title = Desde el último turno de { $name }
recap-none = No ha pasado nada desde entonces.
recap-more = { $count ->
    [one] 1 línea más en la crónica
   *[other] { $count } líneas más en la crónica
}

## Barra de arriba y menú

table-turn = Turno { $turn } · { $name } ({ $family })
table-phase-draw = Robo
table-phase-act = Acción
table-phase-end = Fin
table-phases = { $name }: ahora, { $phase }
table-deck = Mazo { $count }
table-deck-name = Mazo, { $count ->
    [0] vacío
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
table-aunts-left = Tías fuera de la caja: { $count }
table-box = Caja
table-box-name = Caja, { $count ->
    [0] vacía
    [one] 1 carta
   *[other] { $count } cartas
}
table-undo = Deshacer
table-undo-why-nothing = En este turno aún no se ha hecho nada.
table-undo-why-drawn = Se ha robado una carta: eso no se deshace.
table-undo-why-taken = Se ha cogido la carta de un puesto: ya se ha visto la de debajo.
table-undo-why-asked = Ya se ha preguntado a los demás: eso no se deshace.
table-undo-why-renewed = Ha pasado la Furgoneta: ya se han visto cartas nuevas.
table-undo-why-turn = El turno ya ha pasado.
table-rules = Reglas
table-log = Crónica
table-menu = Menú
menu-resume = Seguir jugando
menu-save = Guardar
menu-save-as = Guardar como …
menu-load = Abrir partida
menu-new = Partida nueva
menu-settings = Ajustes
menu-title = Volver a la portada
menu-quit = Salir

## Mercadillo

table-stalls = Puestos
table-stall = Puesto { $number }
table-stall-empty = vacío
table-own-sets = Lotes de { $name }
table-empty-slot = Sitio para un lote
table-hand = Mano de { $name }
table-hand-hidden = La mano está tapada
table-hand-size = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
table-motorbike = Moto
table-motorbike-spent = Moto usada
table-sets-of = { $count }/5 lotes
table-rival = { $name }, { $family }, { $cards }, { $euros }, { $sets }
table-drawn = Recién robadas
table-taken = Recién cogidas

## Qué toca ahora, en una frase

expect-start = Roba 2 cartas o cambia con un puesto.
expect-start-motorbike = Saca la Moto, roba 2 cartas o cambia con un puesto.
expect-start-full = La mano está llena: cambia con un puesto.
expect-discard = Elige una de las dos cartas recién robadas y un puesto para ella.
expect-exchange = Elige la carta que dejas y un puesto para ella.
expect-exchange-reyes = Coge una segunda carta, o elige la que dejas y un puesto para ella.
expect-action = Vende un lote, juega un efecto o acaba el turno.
expect-action-nothing = Ahora no hay nada que vender ni jugar: acaba el turno.
expect-price = Deja una carta en un puesto para jugar un efecto, o acaba el turno.
expect-extra = El precio está pagado: juega un efecto.
expect-end = Todo hecho: acaba el turno o deshaz.
expect-call = ¿Responde alguna Tía al Primo de { $name }?
expect-bot = { $name } está pensando.
expect-over = El mercadillo está recogido.
expect-look-back = La mesa tal como estaba tras la jugada { $moves }. Con Esc se vuelve.

## Lo que se hace

table-draw = Robar 2
table-draw-one = Robar 1
table-draw-confirm = Robar 2: no se deshace
table-exchange = Cambiar
table-take = Coger { $card } del puesto { $stall }
table-take-confirm = Coger { $card }: no se deshace
table-take-first = Coger antes { $card }: no se deshace
table-give = Dejar { $card } en el puesto { $stall }
table-leave = Dejar { $card } en el puesto { $stall }
table-pay = Pagar { $card } al puesto { $stall }
table-sell = Vender
table-play = Jugar
table-motorbike-ride = Moto: robar { $count }
table-end-turn = Acabar turno
table-hide = Tapar
table-confirm = Confirmar
table-back = Atrás
table-step = Paso siguiente
table-skip = Saltar a la próxima persona
table-hide-help = Tapar la mano

## Qué falta por elegir

missing-take-from = Elige de qué puesto coges.
missing-card-to-give = Elige la carta que dejas.
missing-put-on = Elige el puesto donde va.
missing-drawn-card = Elige una de las dos cartas robadas.
missing-cards = Elige las cartas del lote.
missing-target = Elige para qué lote es.
missing-price-card = Elige la carta con la que pagas.
missing-choice = Elige qué hacer.
missing-no-set = Con estas cartas no sale ningún lote (R11, R12).

## Venta

builder-title = Vender un lote
builder-set = { $set }
builder-cards = { $sum }
builder-charo = Charo de { $product }
builder-charo-asks = ¿De qué hace Charo?
builder-size = { $count } cartas
builder-mixed = Lote mixto, sin extra
builder-discount = { $count ->
    [one] 1 Descuento
   *[other] { $count } Descuentos
} en { $cards } cartas
builder-discount-from = Por { $sets }
builder-cut = Se queda en { $zero }
builder-cortes = Cortés: sin Descuentos (R26)
builder-worth = Vale
builder-doubling = Doblado por un Primo
builder-heredia = Heredia, al final
builder-if-doubled = Si se dobla: { $euros }
builder-next = El próximo lote de { $set } paga { $euros } por carta
builder-offers = De esta mano
builder-offer = { $set }, { $euros }
builder-none = En esta mano aún no hay lotes.
builder-confirm = Vender por { $euros }

## Elegir objetivo

target-license = ¿Qué lote protege la Licencia?
target-cousin = ¿Para qué es el Primo?
target-double = ¿Qué lote dobla el Primo?
target-steal = ¿Qué lote se lleva el Primo?
target-police = ¿Qué lote levanta la Policía?
target-van = ¿Para quién son las cartas nuevas?
target-van-self = Para mí: { $count } cartas nuevas
target-van-others = Para todos los demás: { $count } cada uno
target-van-touches = Les toca a { $names }
target-doubles-to = pasa a { $euros }
target-moves = va con { $name }: { $count }/5 lotes
target-boxed = va a la caja: { $euros } para { $name }
target-protects = protegido desde ahora
target-confirm-license = Licencia para { $set }
target-confirm-double = El Primo de { $name } dobla { $set }
target-confirm-steal = El Primo de { $name } se lleva { $set } de { $owner }
target-confirm-police = La Policía de { $name } levanta { $set } de { $owner }
target-confirm-van-self = La Furgoneta trae mano nueva a { $name }
target-confirm-van-others = La Furgoneta trae manos nuevas a los demás

## Preguntar antes (confirmaciones)

ask-draw-title = ¿Robar ya?
ask-draw = Las cartas vistas no se pueden devolver.
ask-steal-title = ¿Mandar al Primo?
ask-steal = El Primo de { $name } va a por { $set } de { $owner } ({ $euros }). Después acaba el turno.
ask-police-title = ¿Mandar a la Policía?
ask-police = La Policía de { $name } levanta { $set } de { $owner } ({ $euros }). Después acaba el turno.
ask-van-title = ¿Mandar la Furgoneta?
ask-van-self = La mano de { $name } va a la caja y llegan { $count } cartas nuevas. Después acaba el turno.
ask-van-others = { $names } pierden la mano y roban { $count } cada uno. Después acaba el turno.
ask-yes-draw = Robar
ask-yes-steal = Llevárselo
ask-yes-police = Levantarlo
ask-yes-van = Mandarla

## La llamada a la Tía

call-title = ¿Responde alguna Tía?
call-steal = El Primo de { $name } se lleva { $set } de { $owner } ({ $euros }).
call-double = El Primo de { $name } dobla { $set } ({ $euros }).
call-answer = { $name }: ¡Tía!
call-answer-name = { $name } sale a responder
call-nobody = No responde nadie
call-wait = Tiempo para pensar: { $count } s
call-time-up = Se acabó el tiempo.
call-paused = En pausa
call-does-not-answer = { $name } no responde
call-help = Puede salir cualquiera, con Tía o sin ella (R20).
claim-title = { $name }, ¿responde la Tía?
claim-look = Ahora solo mira { $name }.
claim-answer = Responder con la Tía
claim-decline = No responder
claim-no-aunt = En esta mano no hay ninguna Tía (R19).

## Avisos que puede leer toda la mesa

warn-deck = El mazo se acaba en este turno (R23)
warn-four-sets = { $name } tiene cuatro lotes (R24)

## Bots

bot-playing = Juega { $name }
bot-paused = { $name } espera: con Intro sigue el próximo paso
