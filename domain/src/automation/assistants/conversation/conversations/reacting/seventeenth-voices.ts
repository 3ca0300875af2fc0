// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const SEVENTEENTH_VOICES = `
agata ## Buenas tardes, ¿tendrán espacio el viernes a mediodía para un corte de dama? ## h: a las 12; c: sí ## book corte-dama 11-27 12:00 *
agata ## Hola, quisiera agendar manicure y pedicure el sábado > a las 10 ## h: a las 11; c: sí ## book manicure 11-28 10:00 *; book pedicure 11-28 11:00 *
agata ## Hola ¿qué precio tiene el balayage? > ok, ¿para el viernes temprano? > a las 9 con Marta ## h: a las 9; c: sí ## book balayage 11-27 09:00 marta
agata ## Necesito maquillaje para el sábado, ¿qué horarios hay? > la última > sí ## c: sí ## book maquillaje 11-28 18:00 karen
agata ## Corte de caballero mañana por la tarde en Cholula > a las 5 > a nombre de Joaquín Mena ## h: a las 5; c: sí ## book caballero 11-24 17:00 itzel
agata ## Buen día, ¿me apartan keratina el sábado a las 10 con Diego? > mejor a las 11 > ¿cuánto dura? ## c: sí ## book keratina 11-28 11:00 diego
agata ## Hola, mi nombre es Laura Peña, quiero tinte completo el martes primero de diciembre a las 4 en Angelópolis ## c: sí ## book tinte 12-01 16:00 karen ## {"name":null}
agataOne ## Buenas tardes, quería ver si puedo cambiar mi cita del jueves para el miércoles en la tarde > a las 6 ## h: a las 6; w: a las 6; c: sí ## move corte-dama 11-25 18:00 marta
agataOne ## Hola, me sale un imprevisto, ¿cancelan mi cita por favor? ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Quiero mover las dos citas para el domingo, por favor ## h: a las 11; w: a las 11; c: sí ## move corte-dama 11-29 11:00 *; move gelish 11-29 12:00 fernanda
barber ## Hola, quiero un arreglo de barba mañana > a las 6 en Juriquilla ## h: a las 6; c: sí ## book barba 11-24 18:00 chuy
barber ## ¿Tiene lugar Iván el jueves después de las 7 para corte y barba? > a las 7:30 ## h: a las 7:30; w: a las 7:30; c: sí ## book corte-barba 11-26 19:30 ivan
barber ## Buenas, corte para mí y para mi papá el sábado a las 11 y 11:30 en Juriquilla ## s: corte; c: sí ## book corte 11-28 11:00 chuy; book corte 11-28 11:30 chuy
sonrie ## Hola, resina con el doctor Raúl el viernes a las 4 > perdón, a las 5 ## c: sí ## book resina 11-27 17:00 raul
sonrie ## Buenas, ¿me pueden hacer una limpieza el sábado a las 10? Mi nombre es Pablo Ríos ## c: sí ## book limpieza 11-28 10:00 * ## {"name":null}
sonrieOne ## Hola, ¿puedo adelantar mi limpieza del miércoles a las 9? ## c: sí ## move limpieza 11-25 09:00 elena
psych ## Terapia infantil para mi hija Renata el jueves a las 4 ## c: sí ## book infantil 11-26 16:00 tomas
workshop ## Servicio de los 10,000 kilómetros el jueves a las 8 > sí, a las 8 ## c: sí ## book servicio-10 11-26 08:00 raul
homes ## Me gustaría ver el terreno y el departamento el sábado > el terreno a las 11 ## h: a las 12; c: sí ## book terreno 11-28 11:00 paco; book depa-centro 11-28 12:00 *
spa ## Depilación de axila y diseño de ceja el viernes a las 6 en Polanco ## h: a las 6:15; c: sí ## book depi-axila 11-27 18:00 daniela; book ceja 11-27 18:15 daniela
agata ## corteee porfis / dama / jue / 7 / karen ## h: 7; c: si ## book corte-dama 11-26 19:00 karen
agata ## si > ok > quiero uñas > gelish > el sab a las 10 en centro ## h: a las 10; c: si ## book gelish 11-28 10:00 fernanda
agata ## y si me pinto el pelo de rojo jajaja a ver tinte completo con marta pa cuando hay > el juevs 9 am > no pera 10 ## h: 10; w: el jueves 10; c: si ## book tinte 11-26 10:00 marta
agata ## para mi mama, pedi, q no suba escaleras, cholula, jueves 11, se llama Lupita Soto ## c: si ## book pedicure 11-26 11:00 itzel
agata ## no hay luz ni internet en mi casa jaja perdón la demora. entonces ceja el viernes 5 y media con fer > va q va > gracias linda ## c: si ## book ceja 11-27 17:30 fernanda
agata ## manicure vie 11 centro ## c: si, y gelish pa mi hermana a las 12 | si ## book manicure 11-27 11:00 fernanda; book gelish 11-27 12:00 fernanda
agata ## corte y tinte el sabado, primero el tinte a las 9 y luego el corte con la misma, centro, marta > de dama ## s: corte de dama; h: a las 11; c: si ## book tinte 11-28 09:00 marta; book corte-dama 11-28 11:00 marta
agataOne ## m equivoqué de día, no era jueves era miercoles mi cita, misma hora ## c: si ## move corte-dama 11-25 17:00 marta
agataOne ## no quiero cancelar eh, nomás pasarla pal sábado 28 a las 10 ## c: si ## move corte-dama 11-28 10:00 marta
agataOne ## quita la del jueves y ponme una de pedicure en su lugar, mismo dia y hora, cholula ## c: si; b: cholula; h: a las 5; w: el jueves a las 5 ## cancel corte-dama 11-26 17:00 marta; book pedicure 11-26 17:00 itzel
agataTwo ## las dos citas q tengo ya no las quiero > todas ## a: las dos; c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
barber ## corte carnal, 8 de la noche, hoy, centro, ivan > 7:30 pues ## h: 7:30; c: jalo ## book corte 11-23 (20:00|19:30) ivan
barber ## mi vieja dice q me rasure la barba jajaja, mañana a medio dia donde beto > ah ps a la 1 con ivan ## s: arreglo de barba; h: a la 1; w: a la 1; c: si ## book barba 11-24 13:00 ivan
sonrie ## me truena la mandibula, cita pa checarme, vier o sab, lo q tengas en la mañana > viernes 9 y media ## s: valoracion; h: viernes 9:30; w: viernes 9:30; c: si ## book valoracion 11-27 09:30 *
sonrie ## limpieza x2, mi hermano y yo, viernes 10 y 11 ## s: limpieza; c: si; h: a las 11; w: a las 11 ## book limpieza 11-27 10:00 *; book limpieza 11-27 11:00 *
psych ## individual regina jueves 7 ## h: 7 pm; c: si ## book individual 11-26 19:00 regina
workshop ## trae un ruido mi tsuru, escaner, martes 4pm con toño ## s: diagnóstico; c: si ## book diagnostico 11-24 16:00 tono
music ## guitarra / pero ya tarde pq salgo a las 6 / jueves ## h: a las 7; w: a las 7; c: si ## book guitarra 11-26 19:00 julio
vet ## mi perrito anda malito y le tocan vacunas, el sabado a las 11 las dos cosas ## h: a las 11:20; c: si, y tambien consulta general | si ## book vacuna 11-28 11:00 karla; book consulta 11-28 11:20 karla
spa ## q masaje me recomiendas pa la espalda > el deportivo > hoy saliendo d trabajar / 7 ## h: a las 7; w: a las 7; c: si ## book deportivo 11-23 19:00 ana-p
`;
