// They take back what they said a moment ago.
export const CORRECTIONS = `
workshop ## cambio de aceite el jueves al mediodía con Antonio ## c: ok ## book aceite 11-26 12:00 tono
agata ## este si buenas pues yo quiero saber si me hacen un corte pero con capas y fleco como el de la foto que te mandé bueno no te la mandé pero ahí voy con la foto, el sábado tipo 11 angelopolis, de dama obvio ## c: si ## book corte-dama 11-28 11:00 (karen|diego)
agata ## holaaa soy la de ayer la del balayage q preguntó precios, siempre sí, cuando tenga karen, de preferencia fin de semana ## h: el sábado a las 4; w: el sábado a las 4; c: si ## book balayage 11-28 16:00 karen
agata ## mañana a las 12 / corte / caballero / angelopolis / mejor centro / con luis ## c: ok ## book caballero 11-24 12:00 luis
agata ## perdon x tantos mensajes jaja / ya vi que los domingos abren en centro / va corte dama domingo 12 ## b: centro; c: si ## book corte-dama 11-29 12:00 *
workshop ## Buenas tardes, quiero que le cambien las balatas a mi Versa, mañana a las 10 ## c: sí ## book frenos 11-24 10:00 tono
barber ## k pedo cuánto el corte > va hoy 7 > centro > nel mejor juriquilla ## c: sobres; h: 7 ## book corte 11-23 19:00 chuy
psych ## no sé si cancelar o no... bueno mejor ya agéndame, individual, con quien tenga espacio antes, de preferencia en la tarde ## h: la primera; w: hoy en la tarde; c: ok ## book individual 11-23 12:00 *
workshop ## Don, el viernes no, el sábado tampoco, el lunes a las 9 el cambio de aceite ## c: sí ## book aceite 11-30 09:00 *
workshop ## Cambio de aceite lo antes posible ## c: De acuerdo; h: la primera ## book aceite 11-23 11:00 *
barber ## corte centro hoy 14:00 > corrijo, 15:00 ## c: ok; p: quien sea ## book corte 11-23 15:00 (beto|ivan)
agata ## hola soy Paty la del otro día, quería ver si siempre sí me alcanzan a hacer el tinte mañana, voy saliendo del trabajo como a las 5 pero en lo que llego unas 5 y media ## b: angelópolis; c: si ## book tinte 11-24 17:30 karen
workshop ## necesito cambio de aceite para dos camionetas, el jueves a las 9 ## c: si ## book aceite 11-26 09:00 *
agata ## hola buenas tardes una pregunta si voy con cabello mojado igual me cobran el lavado? bueno no importa dame cita para corte de dama el jueves a las 6 con fer si se puede y si no con quien este ## h: ok con quien sea; c: si ## book corte-dama 11-26 18:00 fernanda
agata ## tinte / no / retoque mejor / el mierc / 11 / centro ## c: simona la mona ## book raiz 11-25 11:00 marta
agata ## ya me decidí, sí quiero el balayage pero me da miedo que quede muy claro jaja, bueno, sería para antes de navidad pero mejor ya, este sábado no el otro, a las 10 en centro ## c: si ## book balayage 11-28 10:00 marta
homes ## buenas sigue disponible la casa de lomas? > cuánto piden? > bueno quiero verla, mi señora puede el jueves, yo el viernes, mejor el viernes que vamos los dos, a las 4 ## c: sí ## book casa-lomas 11-27 16:00 abril
music ## hola perdon la hora, apenas sali de trabajar, para lo de piano, quedé de confirmar, sí quiero, el jueves a las 5 ## c: si ## book piano 11-26 17:00 sol
workshop ## Quiero hora para cambio de balatas el lunes 30, con Toño ## h: a las 9; w: a las 9; c: sí ## book frenos 11-30 09:00 tono
agata ## te confirmo al rato mejor > ya, sí puedo > corte dama jueves 10 centro ## c: si ## book corte-dama 11-26 10:00 *
agata ## ya no quiero tinte jaja me arrepentí, mejor un corte de dama, pero sí el mismo día que te dije el viernes a las 10 en centro ## c: si ## book corte-dama 11-27 10:00 *
agata ## a las 4 no, a las 5 tampoco, a las 6 sí, hoy, ceja, centro ## c: si ## book ceja 11-23 18:00 fernanda
music ## mñn a las 7 bateria / no perdon a las 8 ## c: ok ## book bateria 11-24 20:00 julio
sonrie ## buenas noches, perdón por la hora, mi hija Regina necesita limpieza, sale de la escuela a las 2:30 así que después de las 4 ## w: el miercoles a las 4:30; h: el miercoles a las 4:30; c: si, gracias ## book limpieza 11-25 16:30 *
workshop ## que tal mira vengo manejando por eso te mando así rápido, necesito cambio de aceite, creo que ya le toca desde hace como 2 mil km, puedo ir mañana después de dejar a los niños como 8 y media 9 ## h: a las 9; w: a las 9; c: si ## book aceite 11-24 09:00 *
workshop ## buenas, ando buscando que me cambien el aceite mañana antes de las 11 ## h: a las 9; w: mañana a las 9; c: sí ## book aceite 11-24 09:00 *
agata ## corte > el 3 de la lista no, el primero > viernes 5 > el de angelópolis > con karen si puede ## s: corte de dama; b: angelópolis; h: a las 5; w: viernes a las 5; c: si ## book corte-dama 11-27 17:00 karen
agataOne ## dice mi hermana que si puede ir ella en mi lugar el jueves o mejor le das otra cita a ella, igual corte pero el viernes a las 5 ## c: si; h: a las 5; s: corte de dama; b: centro ## book corte-dama 11-27 17:00 *
barber ## mándame a tu mejor barbero jaja, corte, mañana 8pm, centro ## p: el que sea; c: va ## book corte 11-24 20:00 *
agata ## mi marido dice que con luis no, que con diego, el jueves a la 1, corte de caballero ## c: si ## book caballero 11-26 13:00 diego
barber ## corte hoy a las 5 en centro > mejor a las 6 > bueno 6:30 > ya a las 7 y me callo jaja ## c: si ahora sí ## book corte 11-23 19:00 *
homes ## vi 3 propiedades suyas, me late más el terreno, el finde puedo, domingo mejor, a las 12? ## c: va ## book terreno 11-29 12:00 paco
agata ## hola > precio? > de las uñas > jaja perdón de gelish > y tienes hoy? > en la tardecita en centro > a las 6 va ## b: centro; h: a las 6; w: hoy a las 6; c: sii ## book gelish 11-23 18:00 fernanda
agata ## mañana no, pasado, tampoco, el viernes, ese sí, manicure a las 12 en el centro ## c: si ## book manicure 11-27 12:00 fernanda
homes ## hoy no, mañana tampoco, cualquier otro día a las 11, la casa ## h: el miércoles a las 11; w: el miércoles a las 11; c: si ## book casa-lomas 11-25 11:00 abril
workshop ## Buen día, ocupo cambio de aceite el sábado a las 9 ## c: simón ## book aceite 11-28 09:00 *
agata ## hola / oye / quiero corte de dama / el jueves / no perdón el viernes / a las 5 / centro ## c: si ## book corte-dama 11-27 17:00 *
agata ## quiero mani el juev a las 10 / bueno mejor pedi / mismo dia / en cholula ## c: ok ## book pedicure 11-26 10:00 itzel
barber ## ey corte hoy 5 juriquilla > c pero / a las 6 mejor / y tmb la barba ## s: corte y barba; c: si; w: a las 6; h: a las 6 ## book corte-barba 11-23 18:00 chuy
sonrie ## limpieza el sabado / a las 9 / no a las 10 / o mejor a las 11 ## c: si ## book limpieza 11-28 11:00 *
agata ## corte mañana > de dama > ay no, de caballero, es para mi esposo > cholula > 5 > con quien sea ## h: 5; w: a las 5; b: cholula; c: si ## book caballero 11-24 17:00 itzel
workshop ## mi carro no enciende bien, tira humo negro, ya le cambié bujías y nada, creo que es afinación o algo así, cuánto cuesta? > lo puedo dejar mañana a las 8 y pasar por él en la tarde? ## s: afinación; h: a las 8; w: mañana a las 8; c: si ## book afinacion 11-24 08:00 raul
music ## piano para mi niña el martes a las 3, ah pero sale a las 3 de la escuela, mejor 3 y media o 4 ## h: a las 4; w: a las 4; c: a las 4 | si ## book piano 11-24 16:00 sol
agata ## Hola, pedicure > ninguno de esos, mejor el viernes > a las 3 ## h: a las 3; c: sí ## book pedicure 11-27 15:00 *
agata ## mejor ya no quiero uñas, quiero pedi el juev 10 am en el centro ## c: si ## book pedicure 11-26 10:00 fernanda
barber ## oe el beto esta mañana? / corte / 4 / ntp si no, con ivan ## s: corte; c: si; h: a las 4 ## book corte 11-24 16:00 beto
agata ## me equivoque de numero creo, es la barberia? ah es salon, bueno tambien cortan a hombres? hoy a las 8? > 7:30 pues, centro ## s: corte de caballero; b: centro; h: 7:30; w: hoy 7:30; c: va ## book caballero 11-23 19:30 luis
sonrie ## oigan y si mejor me hago blanqueamiento en vez de limpieza? es que tengo una boda el sábado, el jueves a las 10? ## c: si ## book blanqueamiento 11-26 10:00 elena
workshop ## mi señora le pegó al carro jaja pero eso no, lo que quiero es el aceite, el viernes saliendo de trabajar, salgo a las 4 ## h: a las 5; w: viernes a las 5; c: si ## book aceite 11-27 17:00 *
agata ## Quiero hacerme gelish > mañana > en Cholula mejor > a las 11 ## c: sí ## book gelish 11-24 11:00 itzel
barber ## corte de niño en Juriquilla, sábado, 11 > mejor 12 ## h: 12; c: sí ## book corte-nino 11-28 12:00 chuy
psych ## infantil con Tomás el martes a las 4 > mejor el miércoles ## c: sí; h: a las 4 ## book infantil 11-25 16:00 tomas
workshop ## afinación lo antes posible > mejor mañana a las 8 ## h: la primera; c: sí ## book afinacion 11-24 08:00 raul
music ## canto mañana a las 3 para mi hija > ay no, a las 4 ## c: sí ## book canto 11-24 16:00 sol
agata ## ay es que soy bien indecisa, el jueves, no, el viernes, ay no sé, bueno el viernes a las 12 ya, corte de dama en centro ## c: si ya ## book corte-dama 11-27 12:00 *
workshop ## ps el viernes o el sabado, lo que tenga mas temprano, cambio de aceite ## h: viernes a las 8; w: viernes a las 8; c: viernes a las 8 | si ## book aceite 11-27 08:00 *
agata ## quiero balayage con Karen el sábado a las 3:30... bueno no, mejor el tinte completo, mismo día misma hora ## c: sí; h: a las 3:30 ## book tinte 11-28 15:30 karen
languages ## quiero cambiarme de inglés a alemán... no tengo cita todavía, perdón. Alemán el lunes 30 a las 7 de la noche ## s: alemán; c: sí; h: a las 7; w: el lunes 30 a las 7 ## book aleman 11-30 19:00 greta
vet ## esterilizacion > gata > jueves > 11 > mejor viernes ## s: esterilización; w: viernes a las 11; h: a las 11; c: si ## book esterilizacion 11-27 11:00 karla
agata ## manicure y pedicure el miercoles en cholula a las 12, bueno no, mejor solo pedicure, y a la 1 ## c: sí; h: a la 1; s: pedicure ## book pedicure 11-25 13:00 itzel
spa ## quería masaje relajante el jueves a las 5 en polanco pero mejor facial, y que sea en coyoacán ## c: sí; h: a las 5; s: facial hidratante ## book facial-60 11-26 17:00 gaby
agata ## Para hoy ya no alcanzo verdad? entonces mañana, maquillaje social con Karen, 6 pm. No, espérame, 5 pm ## c: sí; h: a las 5 ## book maquillaje 11-24 17:00 karen
agata ## En Angelópolis no, en Cholula, manicure mañana a las 11 ## c: sí; h: a las 11; b: cholula ## book manicure 11-24 11:00 itzel
sonrie ## resina viernes 10 am > perdon, 11 am > perdon perdon, en la tarde mejor, 5 pm ## c: si; h: a las 5 ## book resina 11-27 17:00 elena
agata ## Qué onda compa, ando ocupando un corte de caballero pal viernes como a las 5 de la tarde, ai en Cholula no, en el Centro mejor ## c: arre; h: a las 5; b: centro ## book caballero 11-27 17:00 luis
agata ## Quiero balayage el miércoles a las 11 en Centro. No, mejor el viernes. Ay perdón, el jueves a las 12, sí jueves ## h: entonces a las 3 de la tarde; w: el jueves a las 3; c: sí ## book balayage 11-26 15:00 marta
languages ## Hola! quiero una clase de inglés muestra... digo normal, para mi hija Renata el sábado a las 10 en Roma ## s: clase de inglés; b: roma; h: a las 10; w: el sábado a las 10; c: sí ## book ingles 11-28 10:00 kevin ## {} ## Renata
agata ## tinte el miércoles. no, jueves. no no, mejor viernes a las 3 con Marta ## c: sí; h: a las 3; w: viernes a las 3 ## book tinte 11-27 15:00 marta
sonrie ## limpieza hoy 7pm > digo mañana 7pm > a nombre de Martha Lugo ## c: sí; h: a las 7 ## book limpieza 11-24 19:00 elena ## {} ## Martha Lugo
workshop ## aceite > con toño > jueves > 1 pm > no, 2 pm ## s: cambio de aceite; c: si; h: a las 2 ## book aceite 11-26 14:00 tono
barber ## corte y barba pal viernes 6 de la tarde, en juriquilla no, en el centro con el beto ## c: simón; h: a las 6 ## book corte-barba 11-27 18:00 beto
agata ## corte de dama mañana a las tres en Cholula no, en el Centro ## c: sí; h: a las tres y media; w: mañana a las tres ## book corte-dama 11-24 15:00 marta
workshop ## quisiera cancelar... ah no, perdón, ustedes son el taller. Sí, quiero agendar un diagnóstico hoy a las 3 ## c: sí; h: a las 3 ## book diagnostico 11-23 15:00 raul
languages ## alemán el jueves a las 12 > Roma no, Del Valle > ¿no hay en Del Valle? entonces Roma ## c: sí; b: roma; h: a las 12 ## book aleman 11-26 12:00 greta
vet ## consulta para mi perro el jueves a las 11 de la mañana, perdón no es consulta es vacuna ## c: sí; h: a las 11 ## book vacuna 11-26 11:00 karla
agata ## uñas > gelish > sab > 1 > centro > no mejor a las 12 ## s: gelish; b: centro; w: sabado; h: a las 12; c: si ## book gelish 11-28 12:00 fernanda
languages ## cuánto la clase de alemán > hay el miércoles a las 6? > no, mejor francés, el mismo día y hora ## s: francés; b: roma; h: a las 6; w: el miércoles a las 6; c: sí ## book frances 11-25 18:00 chloe
vet ## consulta general hoy > a las 3 > perdon mañana a las 3 > si mañana ## c: sí; h: a las 3; w: mañana a las 3 ## book consulta 11-24 15:00 karla
music ## bateria el jueves... na mejor viernes... sip viernes 7pm ## c: si ## book bateria 11-27 19:00 julio
agata ## Buen día, ¿me apartan keratina el sábado a las 10 con Diego? > mejor a las 11 > ¿cuánto dura? ## c: sí ## book keratina 11-28 11:00 diego
sonrie ## Hola, resina con el doctor Raúl el viernes a las 4 > perdón, a las 5 ## c: sí ## book resina 11-27 17:00 raul
agata ## no hay luz ni internet en mi casa jaja perdón la demora. entonces ceja el viernes 5 y media con fer > va q va > gracias linda ## c: si ## book ceja 11-27 17:30 fernanda
workshop ## Buenas, cambio de aceite el sábado en la mañana, a las 10 ## c: sí ## book aceite 11-28 10:00 *
agata ## quiero ver lo de un corte > de dama obvio jaja > mmm el viernes o sabado > sabado mejor tipo 4 > en angelopolis ## h: a las 4; c: si ## book corte-dama 11-28 16:00 *
agata ## corte de dama > nel mejor ceja > el juevs > na el vierns a las 10 en el centro ## h: a las 10; c: simon ## book ceja 11-27 10:00 fernanda
psych ## individual, con tomas, martes 9 am no perdon 10 am ## c: si ## book individual 11-24 10:00 tomas
agata ## Hola, manicure con Itzel el jueves a las 5 de la tarde > mejor a las 6 > sí ## h: a las 6; c: sí ## book manicure 11-26 18:00 itzel
barber ## corte pa hoy > na mejor mañana > na mejor hoy > 7 > centro > iván ## b: centro; h: 7; w: hoy a las 7; c: si ## book corte 11-23 19:00 ivan
agata ## Buen día, uñas acrílicas mañana a las 4 > ok a las 4:30 mejor ## h: 4:30; c: sí ## book acrilicas 11-24 16:30 fernanda
workshop ## cambio de aceite mañana a las 7 de la mañana > a las 8 pues ## h: a las 8; c: sí ## book aceite 11-24 08:00 *
salon ## corte de dama mañana a las 10 con Marta > mejor con Fer > y mejor a las 11 ## h: a las 11; c: sí ## book corte-dama 11-24 11:00 fernanda
agata ## corte d dama jueves 10 angelopolis / ps no mejor 11 / y si mejor en centro? ## c: va ## book corte-dama 11-26 11:00 *
agata ## hola ocupo corte / dama no, caballero / es para mi / jaja / hoy 4 / angelopolis ## c: si ## book caballero 11-23 16:00 diego
sonrie ## el doctor ese güero, raul creo, limpieza con él el miercoles o el viernes a las 9 > el viernes mejor ## h: el viernes; w: el viernes a las 9; c: el viernes | si ## book limpieza 11-27 09:00 raul
agata ## Buenas, corte de caballero mañana a las 10 en Centro > ay, mejor en Angelópolis ## c: sí ## book caballero 11-24 10:00 diego
agata ## Quisiera keratina el viernes a las 10 con Marta > ¿y si mejor a las 11? ## c: sí ## book keratina 11-27 11:00 marta
agata ## buenas noches digo tardes jaja, ocupo q me corten el fleco, es corte dama no? el viernes 3pm cholula no, centro ## c: si ## book corte-dama 11-27 15:00 *
agata ## hey luna soy yo otra vez jaja, ahora si agendame, corte dama, jueves 10, con luis, ya no te cambio > ... > si ## c: si ## book corte-dama 11-26 10:00 luis
homes ## depa centro / sab 10 / no perdon tengo clase / 1 pm ## c: si ## book depa-centro 11-28 13:00 *
spa ## oigan el paquete 1 lo puedo usar el sabado a las 10?? > no mejor a las 12 ## s: paquete 1; c: si ## book paquete-1 11-28 12:00 daniela
agata ## mañana no, pasado tampoco, el vier, corte dama, angelopolis, diego, 6pm ## c: si ## book corte-dama 11-27 18:00 diego
agata ## me apuntas? keratina c/ diego mierc 28 digo 25 a las 11 ## c: si ## book keratina 11-25 11:00 diego
agata ## holiwis / quiero verme bonita jaja / peinado sab / 11 / angelopolis, no, centro ## c: si ## book peinado 11-28 11:00 *
homes ## depa... no, casa... no, depa. centro. sabado 2 ## c: si ## book depa-centro 11-28 14:00 *
music ## Buenas tardes, clase de batería mañana a las 6 > Perdón, es de guitarra ## c: sí ## book guitarra 11-24 18:00 julio
spa ## Masaje con piedras calientes el viernes a las 5 en Coyoacán > perdón, en Polanco ## c: sí ## book piedras 11-27 17:00 daniela
workshop ## Hola, cambio de aceite el jueves > a las 9 > ¿con quién sería? ## h: a las 9; c: sí ## book aceite 11-26 09:00 *
agata ## oye luna q crees, siempre si quiero el corte, de dama, el de las 11 del sabado, angelopolis ## c: si ## book corte-dama 11-28 11:00 diego
barber ## nel a las 5 no, a las 6, corte, hoy, ivan ## c: si ## book corte 11-23 18:00 ivan
`;
