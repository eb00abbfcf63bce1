### La crónica pública y los nombres de las cosas. En tercera persona y con nombres: la lee toda la mesa.

## Importes y listas

euros-amount = { $amount } €
euros-more = +{ $amount } €
euros-less = −{ $amount } €
times-count = { $what } ×{ $count }
list-last = { $first } y { $last }
list-last-i = { $first } e { $last }

## Nombres de cosas, como los dice un lector de pantalla

name-card = { $card }, { $value }
name-effect = efecto
name-wild = comodín
name-card-in-row = { $card }, carta { $place } de { $of }
name-stall = Puesto { $stall }: { $card }, { $size ->
    [1] única carta
   *[other] encima de { $size } cartas
}
name-stall-empty = Puesto { $stall }: vacío
name-discounts = { $count ->
    [one] 1 Descuento
   *[other] { $count } Descuentos
}
name-licensed = con Licencia
name-doubled = doblado por un Primo
name-stolen = traído por un Primo

## Lo que ha pasado

log-turn = Turno { $turn }: { $name }
log-motorbike = { $name } sale con la Moto y roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
log-drew = { $name } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
log-drew-left = { $name } roba { $count } y deja { $card } en el puesto { $stall }
log-left = { $name } deja { $card } en el puesto { $stall }
log-card-at-stall = { $card } ({ $stall })
log-took = { $name } coge { $took } de los puestos
log-gave = { $name } deja { $gave } en los puestos
log-exchanged = { $name } coge { $took } de los puestos y deja { $gave }
log-sold = { $name } vende { $set } por { $price }{ $discounts ->
    [0] { "" }
    [one] , con 1 Descuento
   *[other] , con { $discounts } Descuentos
}
log-paid = { $name } deja { $card } en el puesto { $stall } para jugar un efecto
log-licensed = { $name } pone una Licencia: { $set }
log-doubled = El Primo de { $name } dobla un lote: { $set }
log-cousin-steal = El Primo de { $name } va a por un lote de { $owner }: { $set }
log-cousin-double = El Primo de { $name } va a doblar un lote: { $set }
log-silence = { $names } no { $count ->
    [one] responde
   *[other] responden
}
log-silence-all = No responde nadie
log-aunt = La Tía de { $name } frena al Primo de { $against } en un lote de { $owner }: { $set }
log-stolen = El Primo de { $name } se lleva un lote de { $from }: { $set }
log-removed = La Policía de { $name } levanta un lote de { $from }: { $set }
log-van-self = { $name } juega la Furgoneta y estrena mano
log-van-others = { $name } manda la Furgoneta a los demás
log-new-hand = La mano de { $name } va a la caja ({ $boxed }); cartas nuevas: { $count }
log-ended-deck = Se recoge el mercadillo: se ha acabado el mazo
log-ended-sets = Se recoge el mercadillo: { $name } tiene cinco lotes
log-ended-both = Se recoge el mercadillo: { $name } tiene cinco lotes y se ha acabado el mazo
log-took-back = { $name } deshace { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
log-taken-back = { $line } (deshecho)
log-resumed = Se retoma la partida en el turno { $turn }
log-reopened = { $name } vuelve a abrir la mano ({ $times ->
    [one] una vez
   *[other] { $times } veces
} en este turno)
log-hinted = { $name } pide una pista
log-stumbled = { $name } se hace un lío y juega algo sencillo
log-bot-sits = Ahora el ordenador juega por { $name }
log-human-sits = Ahora juega una persona por { $name }
