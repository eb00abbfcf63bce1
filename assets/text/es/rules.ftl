### Las reglas, contadas a nuestra manera: introducción, aprendizaje, ayuda por fase, opciones y aclaraciones.
### Todos los números van en cifras; tests/rule_texts.rs los comprueba.
### Ninguna aclaración nombra a otra, para que sus cifras sean solo suyas.

rules-intro = Sois familias del mercadillo y hoy hay que venderlo todo. Juntad lotes de género en la mano y ponedlos a la venta en vuestro tenderete, mientras los demás os copian la mercancía, os mandan al Primo y llaman a la Policía. Cuando se acabe el mazo, o cuando alguien tenga 5 lotes, gana quien haya hecho más caja.

## Aprende en 5 minutos

learn-1-title = Se abre el mercadillo
learn-1 = A cada cual le toca en suerte una familia, con una habilidad propia que todos conocen; empezáis con 5 cartas y una Moto. En medio están el mazo y los 3 puestos. Se trata de vender mucho y bien: gana la familia que saque más €.
learn-2-title = Tu turno
learn-2 = Primero robas o cambias, y eso es obligatorio. Después, si te apetece, haces una sola cosa: vender un lote o jugar un efecto. Y le toca a quien tengas a la izquierda.
learn-3-title = Hacer acopio
learn-3 = Roba 2 cartas y deja 1 de ellas en un puesto, o coge la de encima de un puesto y deja otra de tu mano. El tope son 7 cartas: con la mano llena solo puedes cambiar. Una vez por partida, si tienes 4 cartas o menos, la Moto te trae 3 más antes de empezar.
learn-4-title = ¡A vender!
learn-4 = Pon de 2 a 5 cartas del mismo producto y suma sus precios. Cuanto mayor es el lote, más se saca: +1 € con 3 cartas, +3 € con 4 y +6 € con 5. Las 4 prendas juntas, o los 3 alimentos, dan 20 €. ¿Te falta algo? Charo se hace pasar por lo que sea.
learn-5-title = Los Descuentos
learn-5 = Si vendes lo que ya hay en la mesa, la clientela regatea: por cada lote del mismo tipo, el tuyo se lleva un Descuento, que resta 2 € por carta. El tercer lote de Camisetas puede acabar casi regalado. Date prisa o vende otra cosa.
learn-6-title = Malas artes
learn-6 = En vez de vender puedes jugar un efecto. La Licencia protege un lote tuyo. El Primo dobla uno tuyo o se lleva uno ajeno. La Policía levanta un lote rival. La Furgoneta trae mano nueva, a ti o a todos los demás.
learn-7-title = La Tía responde
learn-7 = Cuando un Primo va a llevarse un lote, cualquiera de los demás puede pararlo con una Tía, aunque el lote no sea suyo. Siempre se pregunta a la mesa, haya Tía o no, así que cara de póquer. También puedes salir sin tenerla, para mirar tu mano o de farol.
learn-8-title = Se recoge
learn-8 = La partida acaba tras el turno que agota el mazo, o en cuanto alguien tiene 5 lotes. Contad los lotes, con los Descuentos restados y los Primos doblando. Gana quien más tenga; si hay empate, se comparte.

## Qué se puede hacer ahora

now-start =
    Antes de nada, si quieres, la Moto: con 4 cartas o menos en la mano, roba 3 (R5).
    Luego roba 2 cartas y deja 1 de ellas en un puesto (R7), o cambia con un puesto (R8).
    Con 7 cartas en la mano solo puedes cambiar (R7); los Reyes pueden cambiar 2 (R9).
    Sin mano hay que robar; sin mazo hay que cambiar (R10).
rulings-of-start = 5, 6, 7, 8, 9, 10
now-discard =
    De las 2 cartas recién robadas, deja 1 boca arriba en cualquier puesto (R7).
    La otra se queda contigo; las que ya tenías no pueden ir al puesto (R7).
rulings-of-discard = 4, 7
now-exchange =
    Deja una carta que ya tenías en cualquier puesto, incluso en el recién vaciado (R8).
    Lo que acabas de coger se queda contigo (R8).
    Los Reyes pueden coger antes una segunda carta, y entonces devuelven 2 (R9).
rulings-of-exchange = 4, 8, 9
now-action =
    Vende un lote (R11), con 1 Charo como mucho (R12); cuidado con los Descuentos (R13).
    O juega un efecto: Licencia (R15), Primo (R16, R17), Policía (R18) o Furgoneta (R21).
    Una acción, no las dos; y si no quieres, ninguna.
    Los Salazar pueden pagar un efecto después de vender (R22).
rulings-of-action = 11, 12, 13, 14, 15, 16, 17, 18, 21, 22, 25, 26
now-price =
    El lote está vendido. Los Salazar pueden dejar 1 carta más en un puesto como precio de un efecto (R22).
    Si pagan, tienen que jugar el efecto; si no, acaban el turno (R22).
rulings-of-price = 22
now-extra =
    El precio está pagado: toca Licencia (R15), Primo (R16, R17), Policía (R18) o Furgoneta (R21).
    También vale sobre el lote recién vendido (R22).
rulings-of-extra = 15, 16, 17, 18, 21, 22
now-answer =
    Viene un Primo: ¿responde alguna Tía (R19)?
    Puede salir cualquiera menos quien lo ha jugado, con Tía o sin ella (R20).
    Quien responde primero paga la Tía; Primo y Tía van a la caja (R19).
rulings-of-answer = 19, 20
now-over =
    Se recoge el mercadillo: se acabó el mazo (R23) o alguien tiene 5 lotes (R24).
    Se cuenta cada lote (R25), sin olvidar a los Cortés (R26) ni a los Heredia (R27).
    Gana quien más tenga; los empates se comparten (R28).
    Si la mesa quiere, se enseñan las manos y el mazo (R29).
rulings-of-over = 23, 24, 25, 26, 27, 28, 29

## Opciones de mesa

option-discounts = Descuentos
option-discounts-help = Qué lotes ya puestos cargan un Descuento a uno nuevo de su tipo (R13).
option-discounts-all = Cuentan todos los lotes
option-discounts-all-help = Cada lote del mismo tipo trae un Descuento, también los propios (R13).
option-discounts-rivals = Solo los lotes rivales
option-discounts-rivals-help = Tus lotes anteriores no le cargan ningún Descuento al nuevo (R13).
option-aunt = Tía
option-aunt-help = A qué Primos puede parar una Tía (R19).
option-aunt-steal = Solo al Primo que se lleva un lote
option-aunt-steal-help = La Tía para al Primo que se lleva un lote; con el que dobla no se mete (R19).
option-aunt-any = A cualquier Primo
option-aunt-any-help = La Tía también puede parar al Primo que dobla, así que entonces también se pregunta (R19, R20).
option-deck = Mazo
option-deck-help = El mazo normal trae 110 cartas; si tenéis el juego en papel, poned vuestras cantidades (R2).

## Aclaraciones: preparar la partida

ruling-1-title = Quiénes juegan
ruling-1 = De 2 a 5 personas, cada una con una familia distinta repartida al azar. Los turnos corren hacia la izquierda.
ruling-2-title = El mazo
ruling-2 = El reglamento no dice cuántas copias hay de cada carta. El mazo normal suma 110; quien tenga el juego en papel puede poner sus propias cantidades (opción de mesa: mazo). Vale cualquier mazo que dé para 5 cartas por jugador, 3 para los puestos y al menos 1 para robar.
ruling-3-title = Quién empieza
ruling-3 = Empieza quien más grita. Quién es lo decís vosotros al preparar la partida, o lo dejáis a la suerte.
ruling-4-title = Los puestos
ruling-4 = Son 3, y cada uno abre con 1 carta del mazo, la que salga. Lo que esté encima de un puesto se puede coger en un cambio, sea lo que sea: también los efectos, las Tías y las Charos.

## Aclaraciones: hacer acopio

ruling-5-title = La Moto
ruling-5 = Solo sale antes de la fase de robo, una vez por partida, con 4 cartas o menos en la mano y al menos 1 en el mazo. Se roban 3 y la Moto va a la caja. Nunca cuenta como carta de la mano.
ruling-6-title = Mazo corto
ruling-6 = Si hay que robar más cartas de las que le quedan al mazo, se roban las que haya y listo.
ruling-7-title = Robar
ruling-7 = Con 7 cartas en la mano, no se puede. Si no, se roban 2 del mazo y 1 de esas 2 se deja boca arriba en el puesto que se quiera. Si al mazo solo le queda 1, se roba y te la quedas: no hay dónde elegir.
ruling-8-title = Cambiar
ruling-8 = Se coge la carta de encima de un puesto y luego se deja 1 en cualquiera de ellos, hasta en el que se acaba de vaciar. Tiene que ser una que ya estaba en la mano: la recién cogida no vuelve.
ruling-9-title = El cambio de los Reyes
ruling-9 = Pueden cambiar 2 cartas en vez de 1. Las cogen de una en una, cada cual de lo alto de un puesto tal como esté en ese momento, así que las dos pueden salir del mismo. Después dejan 2 de las que ya tenían en la mano, cada una en el puesto que quieran. Con 1 sola carta en la mano, solo pueden cambiar 1.
ruling-10-title = Sin elección
ruling-10 = Con la mano vacía hay que robar. Con el mazo vacío hay que cambiar. Con los dos vacíos, la fase de robo se salta.

## Aclaraciones: actuar

ruling-11-title = Tipos de lote
ruling-11 = Hay 9: los 7 productos, las 4 prendas (Calcetines, Tanga, Calzoncillos y Camiseta) y los 3 alimentos (Ajo, Melocotón y Sandía). Un lote de un solo producto lleva de 2 a 5 cartas. Lote puesto, lote cerrado: después no se le añade nada.
ruling-12-title = Charo
ruling-12 = Como mucho 1 por lote. Hace de un producto y vale lo que vale ese producto; también sirve para completar los lotes mixtos. En todo lote hay al menos 1 producto de verdad.
ruling-13-title = Descuentos
ruling-13 = Un lote nuevo recibe 1 Descuento por cada lote de su tipo que ya esté en la mesa, sea de quien sea, incluidos los propios. Cada Descuento resta 2 € por carta del lote, y no hay tope. Opción de mesa (descuentos): solo cuentan los lotes rivales.
ruling-14-title = Lo rebajado, rebajado está
ruling-14 = Los Descuentos quedan fijados al poner el lote. Siguen ahí aunque otros lotes desaparezcan de la mesa, y si alguien se lleva el lote, van con él. Lo que se ponga después no abarata lo que ya estaba.
ruling-15-title = Licencia
ruling-15 = Va bajo un lote propio que no tenga Licencia ni Primo. Desde ese momento no hay Primo ni Policía que lo toque, así que su dueño tampoco puede doblarlo.
ruling-16-title = El Primo dobla
ruling-16 = Se pone cruzado sobre un lote propio que no tenga Primo ni Licencia, y ese lote valdrá el doble.
ruling-17-title = El Primo se lo lleva
ruling-17 = El lote de otro jugador, si no tiene Licencia ni Primo, se muda a tu tenderete con el Primo encima. Ya no hay quien se lo vuelva a llevar, ni se puede doblar ni ponerle Licencia; la Policía, en cambio, aún puede levantarlo.
ruling-18-title = Policía
ruling-18 = Se elige un lote rival sin Licencia. A la caja van el lote, todo lo que lleve puesto y la propia carta de Policía.
ruling-19-title = La Tía
ruling-19 = No es una acción, sino una respuesta. Cuando un Primo va a llevarse un lote, cualquiera menos quien lo ha jugado puede contestar en el acto con una Tía, sea por un lote suyo o por el de otro. El Primo se va con las manos vacías, los dos acaban en la caja y la acción queda gastada. A 1 Primo le responde 1 Tía, y a la Tía no le responde nadie. Quien contesta primero paga la Tía; si hay varios a la vez, antes la víctima y después, por orden, quienes se sientan a la izquierda de quien jugó el Primo. Opción de mesa (tía): también puede parar al Primo que dobla.
ruling-20-title = Preguntar sin delatar
ruling-20 = Quién guarda una Tía es secreto. Por eso, tras cada Primo que admite respuesta se pregunta a toda la mesa, siempre igual y durante el mismo tiempo, la tenga quien la tenga, hasta que no quede Tía del mazo fuera de la caja. Se puede salir a responder sin tenerla, para mirar la mano o de farol: entonces todo acaba como si no hubiera salido nadie.
ruling-21-title = Furgoneta
ruling-21 = Para ti: todo lo que te quede en la mano va a la caja y robas 5. Para los demás: la mano entera de cada uno de ellos va a la caja y cada cual roba 3, empezando por tu izquierda. A los Montoya no les toca, y si son los únicos a los que afectaría, no se puede jugar para los demás. En ambos casos, la Furgoneta va a la caja.
ruling-22-title = El extra de los Salazar
ruling-22 = Después de poner un lote pueden dejar 1 carta más de la mano en cualquier puesto: es lo que cuesta jugar 1 carta de efecto (Licencia, Primo, Policía o Furgoneta) en la misma acción, si quieren sobre el lote nuevo. El precio y el efecto son 2 cartas distintas. Solo se puede pagar si después hay un efecto que jugar, y quien paga lo tiene que jugar.

## Aclaraciones: el final

ruling-23-title = Se acaba el mazo
ruling-23 = El turno que agota el mazo se juega entero, respuestas incluidas. Después se acaba la partida.
ruling-24-title = Cinco lotes
ruling-24 = Cuentan todos los del tenderete, también los quitados a otros. Cuando una acción trae el 5.º, se resuelve del todo antes de que acabe la partida, con el efecto extra de los Salazar si lo hay, que puede traer incluso un 6.º.
ruling-25-title = Lo que vale un lote
ruling-25 = De un solo producto: la suma de sus cartas, más 1 € si son 3, 3 € si son 4 o 6 € si son 5. Las 4 prendas y los 3 alimentos: 20 € y sin extras. Se restan los Descuentos, pero nunca se baja de 0 €. Si lleva encima un Primo que dobla, al final se dobla lo que quede.
ruling-26-title = Cortés
ruling-26 = Los lotes que ponen no reciben Descuentos. Si se llevan un lote que los tiene, no surten efecto mientras sea suyo. Para los Descuentos de los demás, sus lotes cuentan como cualquier otro.
ruling-27-title = Heredia
ruling-27 = Al acabar, cada lote de su tenderete suma 2 € más. Se añaden los últimos de todos, así que ningún Primo los dobla.
ruling-28-title = Empates
ruling-28 = Quienes acaben igualados con más € ganan juntos.
ruling-29-title = Lo que se ve
ruling-29 = A la vista de todos: los lotes, la carta de encima y el tamaño de cada puesto, cuántas cartas tienen el mazo y cada mano, las Motos sin usar y la caja. En secreto: lo que hay en las manos y el orden del mazo. Una carta que queda tapada en un puesto no se vuelve a enseñar, y en ninguna mano se apunta lo que se le ha visto coger a su dueño. Terminada la partida, las manos y el orden del mazo se enseñan si la mesa lo pide.
