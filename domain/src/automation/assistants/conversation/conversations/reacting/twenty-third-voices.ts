// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const TWENTY_THIRD_VOICES = `
agata ## Hola, quisiera un espacio para manicure el jueves por la tarde > la segunda opción ## h: a las 5; c: sí ## book manicure 11-26 13:00 itzel
agata ## Buenas tardes, ¿Karen tiene lugar el viernes para retoque de raíz? > a las 4 ## s: retoque de raíz; h: a las 4; c: sí ## book raiz 11-27 16:00 karen
agata ## Hola, soy Paola Vidal, para un corte de dama hoy a las 6 en Cholula ## c: sí ## book corte-dama 11-23 18:00 itzel ## {"name":null}
agata ## Quiero una cita para acrílicas > el miércoles > entonces el jueves a las 9 ## h: el jueves a las 9; w: el jueves a las 9; c: sí ## book acrilicas 11-26 09:00 fernanda
agata ## ¿Tienen promociones en gelish? > bueno, agéndame el sábado a las 9 en Cholula ## s: gelish; c: sí; x: no ## book gelish 11-28 09:00 itzel
agata ## Corte de caballero con Luis mañana a las 12 y corte infantil a las 12:30 para mi hijo ## c: sí ## book caballero 11-24 12:00 luis; book infantil 11-24 12:30 luis
agataOne ## Buen día, mi cita del jueves a las 5, ¿puede ser con Fernanda? > el viernes a la misma hora ## h: el viernes a las 5; w: el viernes a las 5; c: el viernes a las 5 | sí ## move corte-dama 11-27 17:00 fernanda
agataOne ## Hola, ¿todavía está mi cita del jueves? > perfecto, la confirmo ## c: sí ## confirm corte-dama 11-26 17:00 marta
agataTwo ## Quisiera cancelar la cita con Fernanda ## c: sí ## cancel gelish 11-28 12:00 fernanda
barber ## Buenas, necesito corte y barba el sábado a las 12 en Juriquilla ## c: sí ## book corte-barba 11-28 12:00 chuy
barber ## Hola, corte en Celaya > ¿el viernes a las 6? ## h: a las 6; w: el viernes a las 6; c: sí ## book corte 11-27 18:00 memo
sonrie ## Hola, limpieza dental para el miércoles en la mañana > a las 11 con Elena ## h: a las 11; c: sí ## book limpieza 11-25 11:00 elena
sonrie ## Buenas tardes, quisiera saber si la doctora Elena tiene espacio el jueves a las 6 para una resina ## c: sí ## book resina 11-26 18:00 elena
sonrieOne ## Necesito mover mi cita al jueves en la mañana > a las 9:30 ## h: a las 9:30; w: a las 9:30; c: a las 9:30 | sí ## move limpieza 11-26 09:30 elena
psych ## Buenas, ¿la terapia infantil la da Tomás? > el martes a las 5, por favor ## s: terapia infantil; c: sí ## book infantil 11-24 17:00 tomas
workshop ## Hola, cambio de aceite el jueves > a las 9 > ¿con quién sería? ## h: a las 9; c: sí ## book aceite 11-26 09:00 *
homes ## Buenas tardes, me gustaría ver la casa y el terreno el domingo a las 11 y a las 12 ## c: sí; h: a las 12 ## book casa-lomas 11-29 11:00 abril; book terreno 11-29 12:00 paco
music ## Hola, guitarra los sábados, ¿este a las 9? ## c: sí ## book guitarra 11-28 09:00 julio
spa ## Exfoliación corporal el jueves a las 4 en Coyoacán, por favor ## c: sí ## book exfoliacion 11-26 16:00 gaby
vet ## Buenas, baño para perro grande el sábado temprano > a las 10 ## h: a las 10; c: sí ## book bano-grande 11-28 10:00 groomer
agata ## oye luna q crees, siempre si quiero el corte, de dama, el de las 11 del sabado, angelopolis ## c: si ## book corte-dama 11-28 11:00 diego
agata ## pedi y mani no / nomas pedi / mierc / 10 / cholula ## c: si ## book pedicure 11-25 10:00 itzel
agata ## buenas me dijeron q itzel corta bien, hay con ella el vier? pa dama / temprano > 9 esta bien ## s: corte de dama; h: a las 9; c: si ## book corte-dama 11-27 09:00 itzel
agata ## raiz manana 530 con karen ## c: sip ## book raiz 11-24 17:30 karen
agata ## qiero 1 cita pa ceja i maqillaje el savado alas 3 i alas 4 angelopolis ## h: 3:30; c: si ## book ceja 11-28 15:30 karen; book maquillaje 11-28 16:00 karen
agata ## dame la q tengas el jueves despues de las 4 pa tinte / angelopolis > la primera > siii ## h: la primera; c: si ## book tinte 11-26 16:00 karen
agata ## keratina, marta, viernes, 10, y de una vez corte de dama saliendo de ahi con luis ## c: si; h: a las 12:30 ## book keratina 11-27 10:00 marta; book corte-dama 11-27 12:30 luis
agataOne ## la muevo? no la muevo? ay ya, muevela al sabado a las 10 ## c: si ## move corte-dama 11-28 10:00 marta
agataOne ## no hombre perdon me confundi no es jueves mi cita es viernes, dejala asi > ah no si es jueves, dejala ## c: no, dejala asi; h: dejala asi; w: no, dejala asi ## 
agataOne ## no podre jueves pero mi hija si puede, corte para ella mismo dia y hora con marta, cancelo lo mio? > no espera, mejor dejala ## c: no ## 
agataTwo ## adelantame las dos una hora ## c: si ## move corte-dama 11-26 16:00 marta; move gelish 11-28 11:00 fernanda
barber ## papi corte pal finde, sabado, a la hora de la comida, centro, beto > a las 2 ## h: a las 2; c: si ## book corte 11-28 14:00 beto
barber ## nel a las 5 no, a las 6, corte, hoy, ivan ## c: si ## book corte 11-23 18:00 ivan
sonrie ## tonces? hay o no hay pa limpieza el miercoles > a las 10 > va ## h: a las 10; c: va ## book limpieza 11-25 10:00 *
sonrieOne ## doctora buen dia yo creo q si llego pero como 11 y media se puede? el mismo miercoles ## c: si ## move limpieza 11-25 11:30 elena
psych ## pareja, mi esposa sale a las 6, mierc 7 ## h: a las 7 de la noche; c: si ## book pareja 11-25 19:00 regina
workshop ## mañana 8am afinacion y a las 11 cambio de aceite q aprovecho ## c: si ## book afinacion 11-24 08:00 raul; book aceite 11-24 11:00 *
homes ## ando viendo casas, la de lomas > jueves o viernes > viernes 11 > q sea 12 ## h: viernes a las 12; w: viernes a las 12; c: si ## book casa-lomas 11-27 12:00 abril
music ## piano pa mi / canto pa mi hermana / sab 10 las dos no creo verdad? piano 10 canto 11 ## c: si; h: a las 11 ## book piano 11-28 10:00 sol; book canto 11-28 11:00 sol
spa ## relajante viernes a las 8 pero d la noche polanco daniela ## c: si ## book relajante 11-27 20:00 daniela
`;
