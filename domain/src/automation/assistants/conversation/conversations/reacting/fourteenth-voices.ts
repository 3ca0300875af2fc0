// Kinds of answers: see early/first-voices.ts. The last fifteen are the messy ones.

export const FOURTEENTH_VOICES = `
agata ## Buenas, ¿me aparta un corte de dama con Luis mañana a las 11 de la mañana? ## c: Sí, gracias ## book corte-dama 11-24 11:00 luis
agata ## Hola, precio de pedicure? > y de manicure? > agéndame manicure el viernes a las 9 en centro ## c: sí ## book manicure 11-27 09:00 fernanda
agata ## quiero un retoque de raíz el jueves a las 6 > en centro > sí, con ella ## b: centro; c: sí ## book raiz 11-26 18:00 marta
agata ## keratina con Marta, ¿qué día tiene libre? > el martes 1 a las 9 ## h: el martes 1 a las 9; w: el martes 1 a las 9; c: sí ## book keratina 12-01 09:00 marta
agata ## acrílicas mañana a las 2 > a la 1 entonces > bueno a las 3 ## h: a las 3; c: a las 3 | sí ## book acrilicas 11-24 15:00 fernanda
agata ## corte de caballero en el centro hoy, la última hora que tengas ## c: sí ## book caballero 11-23 19:30 luis
agata ## peinado el sábado a las 11 con Fer > y maquillaje a las 12 con ella también ## c: sí ## book peinado 11-28 11:00 fernanda; book maquillaje 11-28 12:00 fernanda
agataOne ## hola, quiero mover mi cita al viernes por la mañana > a las 11 ## h: a las 11; w: a las 11; c: a las 11 | sí ## move corte-dama 11-27 11:00 marta
agataTwo ## Hola, ¿me cambias la del jueves a las 12? ## c: sí ## move corte-dama 11-26 12:00 marta
agataTwo ## ya no quiero la del gelish ## c: sí ## cancel gelish 11-28 12:00 fernanda
barber ## corte de niño en Juriquilla, sábado, 11 > mejor 12 ## h: 12; c: sí ## book corte-nino 11-28 12:00 chuy
barber ## ¿Memo trabaja los sábados? > va, corte con él a las 12 ## s: corte; h: sábado a las 12; w: sábado a las 12; c: sí ## book corte 11-28 12:00 memo
barber ## barba hoy a las 9 de la noche en centro > a las 8 ## h: a las 8; c: sí ## book barba 11-23 20:00 *
sonrie ## limpieza dental el miércoles, la hora me da igual pero con la doctora Elena ## h: a las 9; c: sí ## book limpieza 11-25 09:00 elena
sonrie ## resina el viernes en la mañana > 10:30 ## h: 10:30; w: 10:30; c: sí ## book resina 11-27 10:30 *
sonrieOne ## cancela mi limpieza por favor ## c: sí ## cancel limpieza 11-25 10:00 elena
psych ## infantil con Tomás el martes a las 4 > mejor el miércoles ## c: sí; h: a las 4 ## book infantil 11-25 16:00 tomas
workshop ## afinación lo antes posible > mejor mañana a las 8 ## h: la primera; c: sí ## book afinacion 11-24 08:00 raul
workshop ## frenos el sábado a las 8 a nombre de Hugo Peña ## c: sí ## book frenos 11-28 08:00 tono ## {"name":null}
homes ## departamento centro, jueves 10 am con Paco ## c: sí ## book depa-centro 11-26 10:00 paco
music ## canto mañana a las 3 para mi hija > ay no, a las 4 ## c: sí ## book canto 11-24 16:00 sol
salon ## tinte el jueves a las 10 > y corte de dama después ## c: sí; h: a las 12; w: a las 12 ## book tinte 11-26 10:00 fernanda; book corte-dama 11-26 12:00 fernanda
salonWithOne ## Buenas tardes, mi cita del jueves la necesito más tarde, a las 7 ## c: sí ## move corte-dama 11-26 19:00 marta
salonWithTwo ## pasa la del tinte al viernes a las 3 por favor ## c: sí ## move tinte 11-27 15:00 fernanda
vet ## baño chico el viernes a las 12 para mi poodle ## s: baño perro chico; c: sí ## book bano-chico 11-27 12:00 groomer
agata ## hey una duda / hacen uñas? / gelish / sabado / cholula / en la mañana / tipo 10 ## h: a las 10; c: si ## book gelish 11-28 10:00 itzel
agata ## ay es que soy bien indecisa, el jueves, no, el viernes, ay no sé, bueno el viernes a las 12 ya, corte de dama en centro ## c: si ya ## book corte-dama 11-27 12:00 *
agata ## si mañana no llueve voy, ponme a las 5 corte de dama en angelopolis, con karen ## c: si ## book corte-dama 11-24 17:00 karen
agata ## me das dos horarios? uno para mi corte de dama el viernes a las 11 y otro para el de mi esposo de caballero a las 11:30 en centro ## c: si ## book corte-dama 11-27 11:00 *; book caballero 11-27 11:30 luis
agata ## tinte mañana con karen 5 pm / ah no mañana no puedo / el jueves igual 5 pm ## c: si ## book tinte 11-26 17:00 karen
agataOne ## oye la cita del jueves... la podemos hacer pero el sabado? como a la 1 ## c: si ## move corte-dama 11-28 13:00 marta
agataOne ## ya no alcanzo el jueves, cancélame mejor, luego te busco ## c: si, luego te busco ## cancel corte-dama 11-26 17:00 marta
agataTwo ## la de uñas quítala y la otra muévela al viernes a las 6 ## c: si ## cancel gelish 11-28 12:00 fernanda; move corte-dama 11-27 18:00 marta
barber ## compadre hazme un paro, hoy a las 7:30 corte y barba en centro con el que sea menos beto ## c: va ## book corte-barba 11-23 19:30 ivan
barber ## 2 cortes hoy a las 6, mismo horario, centro ## c: si ## book corte 11-23 18:00 *; book corte 11-23 18:00 *
sonrie ## me recomendó mi vecina doña Elena (no la doctora jaja), quiero limpieza el viernes a las 11 ## c: si ## book limpieza 11-27 11:00 *
psych ## fui con regina pero no me acomodé, puedo cambiar a tomás? el jueves a las 6, individual ## c: si ## book individual 11-26 18:00 tomas
workshop ## ps el viernes o el sabado, lo que tenga mas temprano, cambio de aceite ## h: viernes a las 8; w: viernes a las 8; c: viernes a las 8 | si ## book aceite 11-27 08:00 *
homes ## ya fui a ver el depa y no nos gustó, queremos ver la casa el domingo a las 11 ## c: si ## book casa-lomas 11-29 11:00 abril
music ## la clase q sea de guitarra en sábado pero no a las 9 ni a las 10 q tengo futbol, a las 12 ## c: si ## book guitarra 11-28 12:00 julio
`;
