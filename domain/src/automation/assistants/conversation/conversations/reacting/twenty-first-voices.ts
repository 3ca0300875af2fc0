// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const TWENTY_FIRST_VOICES = `
agata ## Buenas tardes, ¿tienen lugar el miércoles saliendo de comer para un pedicure? > la de las 4 ## h: la de las 4; c: sí ## book pedicure 11-25 16:00 itzel
agata ## Hola, mi hija quiere un corte de dama el sábado > en Angelópolis por favor > a la 1 ## h: a la 1; c: sí ## book corte-dama 11-28 13:00 diego
agata ## Cita para ceja con Karen > mañana a las 5 > sí > Brenda Solís ## h: mañana a las 5; c: sí; x: no, gracias ## book ceja 11-24 17:00 karen
agata ## Hola, quiero agendar dos servicios: manicure a las 10 y pedicure a las 11, el viernes en Centro ## c: sí ## book manicure 11-27 10:00 fernanda; book pedicure 11-27 11:00 fernanda
agata ## ¿Qué días atiende Itzel? > quiero retoque de raíz con ella el jueves a las 12 ## s: retoque de raíz; c: sí ## book raiz 11-26 12:00 itzel
agata ## Buenos días, para hoy un corte infantil, ¿a qué hora tienen? > la última > sí ## h: la última; c: sí ## book infantil 11-23 19:00 luis
agataOne ## Necesito posponer mi cita una semana ## c: sí ## move corte-dama 12-03 17:00 marta
agataTwo ## Hola, ¿puedes pasar la de uñas al viernes? ## c: sí ## move gelish 11-27 12:00 fernanda
barber ## Buenas, corte con barba para el viernes después de las 6 en Centro > a las 7 ## s: corte y barba; h: a las 7; w: a las 7; c: sí ## book corte-barba 11-27 19:00 *
barber ## Hola, ¿tienes el sábado libre? Corte de niño > a las 10 con Beto ## s: corte de niño; h: a las 10; c: sí ## book corte-nino 11-28 10:00 beto
sonrie ## Quiero cambiarme las resinas viejas, ¿puede ser el viernes a las 12? ## s: resina; c: sí ## book resina 11-27 12:00 *
sonrie ## Hola, soy paciente nuevo, necesito una valoración > el miércoles por la tarde > a las 4:30 ## h: a las 4:30; w: a las 4:30; c: sí ## book valoracion 11-25 16:30 *
psych ## Buenas noches, ¿tienen terapia de pareja el sábado? > entonces el viernes a las 6 ## h: el viernes a las 6; w: el viernes a las 6; c: sí ## book pareja 11-27 18:00 regina
workshop ## Buenos días, necesito el diagnóstico por escáner hoy > a las 12 ## h: a las 12; c: sí ## book diagnostico 11-23 12:00 *
homes ## Queremos conocer la casa de Lomas, ¿el domingo a las 12 estaría bien? ## c: sí; s: la casa ## book casa-lomas 11-29 12:00 abril
music ## Buenas tardes, ¿la clase de piano cuánto cuesta? > está bien, el jueves a las 5 ## s: clase de piano; c: sí ## book piano 11-26 17:00 sol
spa ## Hola, paquete 1 el sábado a las 11 y masaje relajante para mi mamá a la misma hora ## c: sí; h: a las 11 ## book paquete-1 11-28 11:00 daniela; book relajante 11-28 11:00 ana-p
vet ## Buenas tardes, corte de uñas y baño para mi perrito chico el sábado a las 11 ## s: baño perro chico; h: a las 11:20; c: sí ## book corte-unas 11-28 11:00 groomer; book bano-chico 11-28 11:20 groomer
salon ## Quisiera tinte completo y después corte de dama el miércoles a las 10 con Fernanda ## h: a las 12; c: sí ## book tinte 11-25 10:00 fernanda; book corte-dama 11-25 12:00 fernanda
dental ## ¿Me da una cita de blanqueamiento? > el jueves a las 4 > ¿y a nombre de mi esposa, Julia Tec? ## h: a las 4; c: sí ## book blanqueamiento 11-26 16:00 elena
agata ## ps dame una pa gelish / ya / hoy / la q sea / cholula > si ## h: la primera; c: si ## book gelish 11-23 10:30 itzel
agata ## mañana no, pasado tampoco, el vier, corte dama, angelopolis, diego, 6pm ## c: si ## book corte-dama 11-27 18:00 diego
agata ## toy viendo si me hago luces o tinte... luces va, sab tempra con marta > a las 9 ## s: balayage; h: a las 9; w: sabado a las 9; c: si ## book balayage 11-28 09:00 marta
agata ## cuanto x el mani y el pedi juntos > y si voy el jueves q horarios > mani a las 10 y pedi a las 11 en cholula ## c: si; h: a las 11 ## book manicure 11-26 10:00 itzel; book pedicure 11-26 11:00 itzel
agata ## corte dama centro jueves 5 o 6 ## h: a las 6; c: si ## book corte-dama 11-26 (17:00|18:00) *
agata ## me apuntas? keratina c/ diego mierc 28 digo 25 a las 11 ## c: si ## book keratina 11-25 11:00 diego
agata ## q precio unas acrilicas > ta bien / viernes / como a las 4 / si se puede > simon > soy Yaz ## s: acrílicas; c: si; h: a las 4 ## book acrilicas 11-27 16:00 fernanda
agataOne ## no me acuerdo si mi cita era a las 5 o 6 > ah 5, y si la paso a las 6? ## c: si ## move corte-dama 11-26 18:00 marta
agataOne ## mi cita del jueves... la puede tomar mi hermana? y a mi me agendas otra el sab a la 1 de corte dama en centro ## c: si; x: no ## book corte-dama 11-28 13:00 *
agataTwo ## q cancele la primera y la segunda me la deje ## c: si ## cancel corte-dama 11-26 17:00 marta
agataTwo ## muevelas las dos al domingo a las 11 y 12 ## c: si; h: a las 12; w: a las 12 ## move corte-dama 11-29 11:00 *; move gelish 11-29 12:00 fernanda
barber ## hay lugar ahorita? / corte / centro > va ## h: la primera; c: va ## book corte 11-23 10:30 *
barber ## como a q hora abren mañana en centro? ah ok caigo a las 11 pa un corte ## c: si ## book corte 11-24 11:00 *
sonrie ## me quite el bracket solito jaja el dr raul me va a matar, cuando puede? > el viernes 10 am ## s: control de ortodoncia; h: viernes a las 10; w: el viernes a las 10; c: si ## book ortodoncia 11-27 10:00 raul
sonrieOne ## confirmar q si voy el miercoles eh no me vayan a quitar mi lugar ## c: si ## confirm limpieza 11-25 10:00 elena
psych ## no quiero con tomas quiero con regina individual jueves 6 de la tarde porfa ## c: si ## book individual 11-26 18:00 regina
workshop ## aceite / el viernes / 8 / ah y chequen frenos tmb ## h: a las 9; c: si ## book aceite 11-27 08:00 *; book frenos 11-27 09:00 tono
homes ## la casa / el sab / 11 / y el terreno a las 12 ## c: si; h: a las 12 ## book casa-lomas 11-28 11:00 abril; book terreno 11-28 12:00 paco
music ## canto / sabado no / viernes 8 noche ## c: si ## book canto 11-27 20:00 sol
spa ## masaje reductivo en coyo mañana tarde > 5 > no 5 y media ## h: 5:30; c: si ## book reductivo 11-24 17:30 ana-s
`;
