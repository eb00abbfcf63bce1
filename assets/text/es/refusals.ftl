### Por qué algo no se puede hacer ahora. Una frase amable de 90 caracteres como mucho.
### El programa añade el número de la regla, así que las frases no lo llevan.

refusal-not-your-turn = Calma, que todavía no es tu turno.
refusal-game-over = La partida ha terminado: ya se ha recogido el mercadillo.
refusal-not-asked = Ahora mismo no tienes nada que responder.
refusal-wrong-phase = Todavía no es momento: primero roba o cambia, y luego actúa.
refusal-motorbike-used = Tu Moto ya ha hecho su único viaje.
refusal-motorbike-hand = Vas con demasiada carga: la Moto pide 4 cartas o menos en la mano.
refusal-motorbike-deck = El mazo está vacío: la Moto volvería de vacío.
refusal-hand-full = Con 7 cartas en la mano no puedes robar: cambia con un puesto.
refusal-hand-empty = Con la mano vacía no tienes nada que cambiar: roba del mazo.
refusal-deck-empty = El mazo está vacío: cambia con un puesto.
refusal-stall-empty = Ese puesto está vacío: no hay nada que coger.
refusal-not-drawn = Al puesto solo puede ir una de las 2 cartas que acabas de robar.
refusal-not-in-hand = Tiene que ser una carta de tu mano, y no una recién cogida.
refusal-only-one-take = Una carta por cambio: solo los Reyes pueden coger 2.
refusal-reyes-one-card = Con 1 carta en la mano, hasta los Reyes cambian solo 1.
refusal-gives-left = Aún le debes una carta a los puestos: devuélvela primero.
refusal-set-too-small = Con tan poco no hay venta: un lote pide al menos 2 cartas.
refusal-set-too-big = Eso es mucho género: un lote de un producto lleva 5 cartas como mucho.
refusal-set-not-held = No tienes todas las cartas para ese lote.
refusal-no-charo = No tienes ninguna Charo en la mano.
refusal-charo-mismatch = En este lote, Charo no puede hacer de ese producto.
refusal-effect-not-held = No tienes esa carta de efecto.
refusal-no-such-set = Ese lote ya no está en la mesa.
refusal-not-own-set-license = La Licencia solo va bajo un lote tuyo.
refusal-has-license = Ese lote tiene Licencia: no se toca.
refusal-has-cousin = Ese lote ya tiene un Primo encima.
refusal-not-own-set-double = El Primo solo dobla un lote tuyo.
refusal-own-set-steal = Ese lote ya es tuyo: no hace falta quitárselo a nadie.
refusal-own-set-police = ¿Denunciarte tú? Mejor elige un lote rival.
refusal-van-touches-nobody = Solo quedan los Montoya, y a ellos la Furgoneta no les toca.
refusal-price-no-effect = Si pagas con esa carta, te quedas sin efecto que jugar.
refusal-effect-must-follow = El precio ya está pagado: ahora toca jugar un efecto.
refusal-no-aunt = No tienes ninguna Tía con la que responder.
refusal-already-answered = A este Primo ya le has respondido.
refusal-draw-phase-over = Este turno ya has robado o cambiado.
