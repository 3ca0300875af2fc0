// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const TWENTIETH_VOICES = `
agata ## Hola, buenas. Me gustaría una cita para retoque de raíz, de preferencia en Cholula el miércoles a las 9 ## c: sí ## book raiz 11-25 09:00 itzel
agata ## ¿Todavía hay lugar para maquillaje mañana? > a las 10 con Karen > sí, adelante ## h: a las 10; c: sí ## book maquillaje 11-24 10:00 karen
agata ## Buenas tardes, soy Mónica. ¿Puedo ir hoy por la tarde a un corte de dama? > a las 5:30 con Marta ## h: a las 5:30; c: sí ## book corte-dama 11-23 17:30 marta
agata ## Hola, quiero gelish para mañana a la 1, en la sucursal Centro ## c: sí, gracias ## book gelish 11-24 13:00 fernanda
agata ## Buenas, corte de caballero mañana a las 10 en Centro > ay, mejor en Angelópolis ## c: sí ## book caballero 11-24 10:00 diego
agata ## Quisiera keratina el viernes a las 10 con Marta > ¿y si mejor a las 11? ## c: sí ## book keratina 11-27 11:00 marta
agataOne ## Buenas, ¿hay forma de mover mi cita media hora más tarde? ## c: sí ## move corte-dama 11-26 17:30 marta
agataOne ## Hola, ya no necesito la cita del jueves, gracias ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Hola, confirmo mis dos citas ## c: sí ## confirm corte-dama 11-26 17:00 marta; confirm gelish 11-28 12:00 fernanda
barber ## Hola, buenas tardes, un corte el martes a la 1 en Celaya por favor ## c: Sí ## book corte 11-24 13:00 memo
barber ## Me urge una arreglada de barba hoy a las 8 en Centro con Iván ## s: arreglo de barba; c: sí ## book barba 11-23 20:00 ivan
sonrie ## Buen día, ¿la valoración tiene costo? > perfecto, el martes a las 5 con el doctor Raúl ## s: valoración; c: sí ## book valoracion 11-24 17:00 raul
sonrie ## Mi esposo y yo queremos limpieza el viernes, él a las 9 y yo a las 10 ## c: sí; h: a las 10; w: a las 10 ## book limpieza 11-27 09:00 *; book limpieza 11-27 10:00 *
sonrieOne ## Disculpe, ¿a qué hora es mi limpieza? > ¿la puedo cambiar a las 11? ## c: sí ## move limpieza 11-25 11:00 elena
psych ## Quiero cita con Tomás para mi hijo, terapia infantil, el miércoles a las 4 ## c: sí ## book infantil 11-25 16:00 tomas
workshop ## Buenas tardes, frenos el martes a las 3 > ah, ¿y cuánto cuesta? ## c: sí ## book frenos 11-24 15:00 tono
homes ## Hola, busco terreno, ¿lo puedo ver este fin de semana? > el sábado a las 12 ## h: sábado a las 12; c: sí; s: terreno; w: el sábado a las 12 ## book terreno 11-28 12:00 paco
music ## Buenas, inscripción a clase de canto, el lunes que viene a las 5 de la tarde, a nombre de Alexa Prado ## c: sí ## book canto 11-30 17:00 sol
spa ## ¿Tendrán masaje deportivo mañana en la noche? > a las 8 ## h: a las 8; c: sí ## book deportivo 11-24 20:00 ana-p
vet ## Buenas, consulta general para mi conejo, hoy a las 5 ## c: sí ## book consulta 11-23 17:00 karla
agata ## buenas noches digo tardes jaja, ocupo q me corten el fleco, es corte dama no? el viernes 3pm cholula no, centro ## c: si ## book corte-dama 11-27 15:00 *
agata ## hay ceja oy? / en angelopolis / tipo 6 / q sea rapido porq voy a una cena ## h: a las 6; c: si ## book ceja 11-23 18:00 karen
agata ## me late el sabado pa unas acrilicas pero a q hora acabaria si voy a las 10? > va va, a las 10 ## s: acrílicas; h: a las 10; c: si; w: el sabado a las 10 ## book acrilicas 11-28 10:00 fernanda
agata ## hey luna soy yo otra vez jaja, ahora si agendame, corte dama, jueves 10, con luis, ya no te cambio > ... > si ## c: si ## book corte-dama 11-26 10:00 luis
agata ## tengo 2 niños, corte infantil pa los 2 el sabado 10 y 10:30, centro ## c: si ## book infantil 11-28 10:00 *; book infantil 11-28 10:30 *
agata ## no se si balayage o tinte, cual sale mas barato? > tinte entonces / sabado / 9 / centro ## c: si ## book tinte 11-28 09:00 marta
agata ## manicure pls / x la tarde / mañana o pasado / itzel ## h: mañana a las 5; w: mañana a las 5; c: si ## book manicure 11-24 17:00 itzel
agataOne ## chin se me cruzo con la junta del kinder, hay chance q sea antes? ese mismo jueves a las 10 ## c: si ## move corte-dama 11-26 10:00 marta
agataOne ## puedo llevar a mi hija tambien el jueves? corte infantil a las 6 con luis ## c: si ## book infantil 11-26 18:00 luis
agataTwo ## cual era la de uñas? > esa cambiala al domingo misma hora ## c: si ## move gelish 11-29 12:00 fernanda
agataTwo ## nomas la de corte cancelame, uñas si ## c: si ## cancel corte-dama 11-26 17:00 marta
barber ## ke onda memo esta el jueves? / corte y barba / no hace? entonces corte solo a las 5 ## s: corte; c: si; h: a las 5 ## book corte 11-26 17:00 memo
barber ## corte para mañana en la noche / el primero q tengas dsp de las 7 / centro ## h: la primera; c: si ## book corte 11-24 19:* *
sonrie ## mi niño trae brackets con el dr raul y le toca ajuste, viernes saliendo d la escuela ## s: control de ortodoncia; h: a las 4; c: si ## book ortodoncia 11-27 16:00 raul
sonrieOne ## me adelantas la limpieza a mañana? > ah tonces dejala igual ## h: dejala igual; w: dejala igual; c: no, dejala igual ## 
psych ## y con tomas cuando hay? individual > a las 4 mañana ## h: a las 4 mañana; w: mañana a las 4; c: si ## book individual 11-24 16:00 tomas
workshop ## servicio de los 10 mil y d paso cambio de aceite, jueves 8 ## h: a las 10; c: si; w: a las 10 ## book servicio-10 11-26 08:00 raul; book aceite 11-26 10:00 *
homes ## depa centro / sab 10 / no perdon tengo clase / 1 pm ## c: si ## book depa-centro 11-28 13:00 *
spa ## oigan el paquete 1 lo puedo usar el sabado a las 10?? > no mejor a las 12 ## s: paquete 1; c: si ## book paquete-1 11-28 12:00 daniela
vet ## vacuna y baño d mi pug (chico) sabado 10 vacuna y 10:20 baño ## s: baño perro chico; c: si ## book vacuna 11-28 10:00 karla; book bano-chico 11-28 10:20 groomer
`;
