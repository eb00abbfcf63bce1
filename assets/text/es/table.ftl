### La mesa durante la partida: relevo, fases, puestos, venta, objetivos y llamada a la Tía.
### Lo público va con nombres; solo lo que lee una sola persona puede tutear.

## Relevo

## Barra de arriba y menú

menu-resume = Seguir jugando
menu-save = Guardar
menu-save-as = Guardar como …
menu-load = Abrir partida
menu-new = Partida nueva
menu-settings = Ajustes
menu-title = Volver a la portada
menu-quit = Salir

## Mercadillo

## Qué toca ahora, en una frase

## Lo que se hace

## Qué falta por elegir

## Venta

## Elegir objetivo

## Preguntar antes (confirmaciones)

## La llamada a la Tía

## Avisos que puede leer toda la mesa

## Bots

