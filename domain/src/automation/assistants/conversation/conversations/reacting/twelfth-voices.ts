// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const TWELFTH_VOICES = `
agata ## Hola, buenas tardes. Quiero una cita > corte de dama > Centro > el jueves por la tarde > la de las 5 > sí ## b: centro; h: la de las 5; w: el jueves por la tarde; c: sí ## book corte-dama 11-26 17:00 *
agata ## ¿tienen lugar el viernes a las 7 con Marta para peinado? ## c: claro ## book peinado 11-27 19:00 marta
agata ## Buen día, uñas acrílicas mañana a las 4 > ok a las 4:30 mejor ## h: 4:30; c: sí ## book acrilicas 11-24 16:30 fernanda
agata ## me gustaría maquillaje con Karen el sábado a las 5 de la tarde, es para una boda ## c: sí ## book maquillaje 11-28 17:00 karen
agata ## corte de caballero el domingo en Angelópolis > ah, entonces el sábado a las 10 > sí ahí ## h: a las 10; w: sábado a las 10; c: sí ## book caballero 11-28 10:00 diego
agata ## tinte con Luis el jueves a las 10 > con quien lo haga entonces, en centro ## h: a las 10; p: marta; b: centro; c: sí ## book tinte 11-26 10:00 marta
agata ## Gelish en Cholula, sábado > la segunda opción ## h: la segunda; c: sí ## book gelish 11-28 10:00 itzel
agata ## quiero pedicure cualquier día de la próxima semana en la tarde en Cholula > el martes a las 5 ## h: el martes a las 5; w: el martes a las 5; c: sí ## book pedicure 12-01 17:00 itzel
agata ## Cita para retoque > mañana temprano > en Cholula ## h: a las 9; w: mañana a las 9; b: Cholula; c: sí; s: retoque de raíz ## book raiz 11-24 09:00 itzel
agata ## necesito cita hoy ## s: corte de caballero; b: angelópolis; h: a las 5; w: hoy a las 5; c: ok ## book caballero 11-23 17:00 diego
agataOne ## tuve un contratiempo, ¿me pasas mi cita al sábado 28 a las 12? ## c: sí gracias ## move corte-dama 11-28 12:00 marta
agataOne ## quiero agregar ceja a mi cita del jueves, después del corte ## h: a las 6; w: el jueves a las 6; b: centro; c: sí ## book ceja 11-26 18:00 fernanda
agataTwo ## ¿cuál es mi próxima cita? > cancela esa ## a: la del jueves; c: sí ## cancel corte-dama 11-26 17:00 marta
barber ## corte mañana > centro > 12 > con Iván > sí ## b: centro; h: 12; w: mañana 12; c: sí ## book corte 11-24 12:00 ivan
barber ## barba y corte el martes a las 6 en Juriquilla por favor ## c: sí ## book corte-barba 11-24 18:00 chuy
barber ## hola, ¿a qué hora tiene libre Beto el miércoles? corte > a la 1 ## h: a la 1; c: sí ## book corte 11-25 13:00 beto
barber ## corte el sábado después de las 5 en celaya > entonces a las 3 ## h: a las 3; c: sí ## book corte 11-28 15:00 memo
sonrie ## limpieza el jueves entre 9 y 11 con Raúl ## h: a las 10; w: a las 10; c: sí ## book limpieza 11-26 10:00 raul
sonrie ## Buenas, ¿el sábado hasta qué hora atienden? > ok, valoración el sábado a la 1 ## c: sí ## book valoracion 11-28 13:00 *
sonrie ## dos resinas el mismo día, el lunes 30, a las 9 y a las 10 ## c: sí ## book resina 11-30 09:00 *; book resina 11-30 10:00 *
sonrieOne ## mejor cambio mi cita a la tarde del mismo día, a las 5 ## c: sí ## move limpieza 11-25 17:00 elena
psych ## terapia individual con la psicóloga, el martes que viene a las 10 de la mañana > sí con ella ## p: regina; c: sí ## book individual 11-24 10:00 *
psych ## necesito cambiar el día que les dije, quiero el viernes a las 4, individual ## c: sí ## book individual 11-27 16:00 *
workshop ## cambio de aceite mañana a las 7 de la mañana > a las 8 pues ## h: a las 8; c: sí ## book aceite 11-24 08:00 *
workshop ## ¿cuánto sale el servicio de 10 mil y cuánto tarda? > el miércoles a las 9 ## c: sí ## book servicio-10 11-25 09:00 raul
homes ## ¿puedo visitar la casa y el departamento el sábado? la casa a las 11 y el departamento a la 1 ## c: sí ## book casa-lomas 11-28 11:00 abril; book depa-centro 11-28 13:00 *
music ## piano y canto para mis hijas, los jueves a las 4 y a las 5 ## c: sí ## book piano 11-26 16:00 sol; book canto 11-26 17:00 sol
salon ## corte de dama mañana a las 10 con Marta > mejor con Fer > y mejor a las 11 ## h: a las 11; c: sí ## book corte-dama 11-24 11:00 fernanda
salonWithOne ## ¿me la puedes recorrer media hora? ## c: sí ## move corte-dama 11-26 17:30 marta
salonWithTwo ## necesito cancelar ambas ## c: sí ## cancel corte-dama 11-26 17:00 marta; cancel tinte 11-28 11:00 fernanda
agata ## o sea ya había apartado según yo pero nadie me confirmó, era manicure el jueves a las 11 en cholula, me la apartas ya bien? ## a: ninguna; c: si ## book manicure 11-26 11:00 itzel
agata ## corte d dama jueves 10 angelopolis / ps no mejor 11 / y si mejor en centro? ## c: va ## book corte-dama 11-26 11:00 *
agata ## bonita tarde, fíjese que mi hermana va los viernes con Karen y yo quiero también con Karen pero no el viernes, un balayage, el jueves a las 11 ## c: sí ## book balayage 11-26 11:00 karen
agata ## quien tiene libre mañana a las 6 en angelopolis pa corte d dama? > la mujer porfa, karen ## h: karen; p: karen; c: con karen | si ## book corte-dama 11-24 18:00 karen
agata ## tengo libre de 12 a 3 el viernes, me alcanza para tinte en centro? ## h: a las 12; w: a las 12; c: a las 12 | si ## book tinte 11-27 12:00 marta
agata ## hola ocupo corte / dama no, caballero / es para mi / jaja / hoy 4 / angelopolis ## c: si ## book caballero 11-23 16:00 diego
agataOne ## Hola perdón la molestia es que no sé si puedo el jueves, te aviso mañana va? > bueno ya, muévela al lunes 30 a las 5 ## c: si ## move corte-dama 11-30 17:00 marta
agataOne ## puedo llevar a mi niña a que le corten también ese día? a las 6 ## s: infantil; b: centro; h: a las 6; w: el jueves a las 6; c: si ## book infantil 11-26 18:00 *
barber ## va q va mañana 5 centro > ah si, corte > con beto ## s: corte; c: si ## book corte 11-24 17:00 beto
barber ## pa mi jefe y pa mi, cortes, hoy 5 y 5:30, centro ## c: si; h: 5:30; w: 5:30 ## book corte 11-23 17:00 *; book corte 11-23 17:30 *
barber ## no mms q caro > bueno ya > corte > el que haya > hoy en la noche > centro > 8 ## b: centro; h: 8; w: hoy a las 8; c: si ## book corte 11-23 20:00 *
sonrie ## el doctor ese güero, raul creo, limpieza con él el miercoles o el viernes a las 9 > el viernes mejor ## h: el viernes; w: el viernes a las 9; c: el viernes | si ## book limpieza 11-27 09:00 raul
sonrie ## no puedo lunes martes ni jueves, miercoles o viernes en la mañana, valoracion > viernes 10 ## h: viernes 10; w: viernes 10; c: si ## book valoracion 11-27 10:00 *
sonrieOne ## ya me tomé el día el jueves en vez del miércoles, entonces pásenme la limpieza al jueves misma hora ## c: si ## move limpieza 11-26 10:00 elena
psych ## hola, no sé si me recuerdan, fui en agosto con tomás, quiero retomar, los martes a las 7 pm ## s: individual; c: si ## book individual 11-24 19:00 tomas
workshop ## el bocho no jala, es un 98, se puede escanear o eso no tiene escaner? bueno llévolo mañana a las 10 al diagnóstico y ya me dicen ## c: si ## book diagnostico 11-24 10:00 *
homes ## si me gusta la compro de una vez jaja, la de lomas, el viernes antes de las 12 ## h: a las 11; w: a las 11; c: va ## book casa-lomas 11-27 11:00 abril
music ## mi mamá quiere aprender piano a sus 70 jaja, se puede? el miércoles a las 4, ella es doña Elvia ## c: si ## book piano 11-25 16:00 sol
salonWithOne ## se me olvidó decirte que la cita la quiero con fernanda no con marta ## c: si ## move corte-dama 11-26 17:00 fernanda
`;
