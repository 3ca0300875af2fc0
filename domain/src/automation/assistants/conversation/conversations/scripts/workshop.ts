// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const WORKSHOP = `
workshop ## necesito cambio de aceite mañana a primera hora > si ## book aceite 11-24 08:00 raul
workshop ## servicio de 10,000 km el jueves a las 9 > si ## book servicio-10 11-26 09:00 raul
workshop ## afinacion el sabado 8am > si ## book afinacion 11-28 08:00 raul
workshop ## las balatas ya rechinan, cuando puedo llevarlo? > mañana a las 9 > si ## book frenos 11-24 09:00 tono
workshop ## q tal necesito diagnostico, se prendió el check engine, mañana 8 am > jalo ## book diagnostico 11-24 08:00 raul
workshop ## Buenas, quiero agendar un cambio de aceite para mañana a las 10 > Sí ## book aceite 11-24 10:00 raul
workshop ## cuanto cuesta la afinación? > ok, para el jueves a las 8 > si ## book afinacion 11-26 08:00 raul
workshop ## buenas, mi carro trae prendido un foquito, diagnóstico el sábado a primera hora > si ## book diagnostico 11-28 08:00 raul
workshop ## mi coche hace ruido al frenar, quiero que lo revisen el miercoles a las 8 > frenos > si ## book frenos 11-25 08:00 tono
workshop ## afinación mayor con Toño mañana > con el que sea > a las 9 > si ## book afinacion 11-24 09:00 raul
workshop ## agendar cambio de aceite pal jueves 26, a las ocho > ándale pues ## book aceite 11-26 08:00 raul
workshop ## el carro no prende, ocupo que lo escaneen hoy > a las 4 > jala ## book diagnostico 11-23 16:00 raul
workshop ## cuánto me sale una afinación y cuánto tarda? > mañana la llevo a las 9 > si ## book afinacion 11-24 09:00 raul
workshop ## Buen día. Necesito servicio de frenos para mi Jetta el viernes por la mañana > 8 > si ## book frenos 11-27 08:00 tono
workshop ## ocupo cambiar el aceite de mi camioneta, jueves 10 > va ## book aceite 11-26 10:00 raul
`;
