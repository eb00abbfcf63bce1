### Cartas, familias y tipos de lote: lo que se lee en las cartas y en la pestaña de cartas.
### Vocabulario fijo: lote (set), puesto (los tres montones), tenderete (la zona de cada jugador), mano,
### mazo, caja, robar (del mazo), cambiar (con un puesto). Lo que hace el Primo es «llevarse» o «quitar»
### un lote, nunca «robar», que aquí solo es coger del mazo.
### Los nombres y títulos van sin espacios duros; los importes sí los llevan.

## Productos

card-socks = Calcetines
card-socks-rule = Prenda de 2 €. De 2 a 5 iguales hacen lote, o van uno más en las cuatro prendas (20 €).
card-socks-rulings = R11, R13, R25
card-thong = Tanga
card-thong-rule = Prenda de 3 €. Poca tela, pero se vende: de 2 a 5 iguales, o uno en las cuatro prendas (20 €).
card-thong-rulings = R11, R13, R25
card-underpants = Calzoncillos
card-underpants-rule = Prenda de 4 €. De 2 a 5 iguales hacen lote, o unos en las cuatro prendas (20 €).
card-underpants-rulings = R11, R13, R25
card-tshirt = Camiseta
card-tshirt-rule = La prenda más cara: 5 €. De 2 a 5 iguales hacen lote, o una en las cuatro prendas (20 €).
card-tshirt-rulings = R11, R13, R25
card-garlic = Ajo
card-garlic-rule = Alimento de 3 €. Haz una ristra de 2 a 5, o pon uno en los tres alimentos (20 €).
card-garlic-rulings = R11, R13, R25
card-peach = Melocotón
card-peach-rule = Alimento de 5 €. Véndelos en su punto: de 2 a 5 iguales, o uno en los tres alimentos (20 €).
card-peach-rulings = R11, R13, R25
card-watermelon = Sandía
card-watermelon-rule = Lo más caro del mercadillo: 7 €. De 2 a 5 iguales hacen lote, o una en los tres alimentos (20 €).
card-watermelon-rulings = R11, R13, R25

## Efectos

card-license = Licencia
card-license-rule = Se pone bajo un lote tuyo que no tenga Licencia ni Primo. Ya no hay Primo ni Policía que lo toque, pero tampoco podrás doblarlo.
card-license-rulings = R15
card-cousin = Primo
card-cousin-rule = Dobla un lote tuyo o se lleva uno ajeno. En los dos casos, solo si no tiene Licencia ni Primo.
card-cousin-rulings = R15, R16, R17, R19, R20
card-police = Policía
card-police-rule = Levanta de la mesa un lote rival sin Licencia, con todo lo que lleve puesto. El lote y la Policía van a la caja.
card-police-rulings = R15, R18
card-aunt = Tía
card-aunt-rule = Guárdala para cuando un Primo quiera llevarse un lote, tuyo o de quien sea: lo manda a su casa, y los dos van a la caja. Si la mesa lo ha elegido, también frena al Primo que dobla.
card-aunt-rulings = R19, R20
card-van = Furgoneta
card-van-rule = Para ti: tu mano va a la caja y robas 5. O para todos los demás: sus manos van a la caja y cada cual roba 3, menos los Montoya.
card-van-rulings = R6, R21
card-charo = Charo
card-charo-rule = Se hace pasar por cualquier producto de un lote y vale lo mismo, también en los mixtos. Como mucho 1 por lote, y siempre junto a un producto de verdad.
card-charo-rulings = R12
card-back = carta boca abajo

## La moto

card-motorbike = Moto
card-motorbike-rule = Una vez por partida, antes de la fase de robo y con 4 cartas o menos en la mano: roba 3 y sigue tu turno como siempre. Nunca cuenta como carta de la mano (R5).

## Familias

card-family = Familia
family-salazar = Salazar
family-salazar-ability = Tras vender, pagan 1 carta y juegan 1 efecto
family-salazar-rule = Después de vender un lote pueden dejar 1 carta más en un puesto y jugar 1 carta de efecto en la misma acción (R22).
family-heredia = Heredia
family-heredia-ability = +2 € por cada lote al final
family-heredia-rule = Al acabar la partida, cada lote de su tenderete da 2 € más, venga de donde venga (R27).
family-montoya = Montoya
family-montoya-ability = La Furgoneta ajena no les toca la mano
family-montoya-rule = Si un rival juega la Furgoneta para los demás, los Montoya conservan su mano (R21). La suya les sirve como a cualquiera.
family-cortes = Cortés
family-cortes-ability = Sus lotes no sufren Descuentos
family-cortes-rule = Los lotes que ponen no reciben Descuentos, y los que traiga un lote quitado a otro no cuentan mientras sea suyo (R26).
family-reyes = Reyes
family-reyes-ability = Pueden cambiar 2 cartas en vez de 1
family-reyes-rule = Al cambiar, pueden coger 2 cartas de los puestos y devolver otras 2 (R9).

## Tipos de lote

set-socks = Calcetines
set-thong = Tangas
set-underpants = Calzoncillos
set-tshirt = Camisetas
set-garlic = Ajos
set-peach = Melocotones
set-watermelon = Sandías
set-four-garments = Cuatro prendas
set-three-foods = Tres alimentos
