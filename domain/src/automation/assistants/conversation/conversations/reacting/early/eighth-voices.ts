// Kinds of answers: see first-voices.ts. The last twenty are the messy ones.

export const EIGHTH_VOICES = `
agata ## Buen día, me regala una cita para corte de dama, por favor > el sábado a las 9:30 en Cholula ## b: Cholula; h: a las 9:30; w: el sábado a las 9:30; c: Muchísimas gracias, sí ## book corte-dama 11-28 09:30 itzel
agata ## Hola, ¿cuánto por planchado o alaciado? > ok sí, la keratina, el miércoles a las 4 con Marta ## b: centro; h: a las 4; c: dale ## book keratina 11-25 16:00 marta
agata ## quiero reservar balayage para el 30 de noviembre a las 10:00 horas en Angelópolis ## c: correcto ## book balayage 11-30 10:00 karen
agata ## Me puede agendar manicure con Fernanda el día de hoy a las 12? ## c: sí, gracias ## book manicure 11-23 12:00 fernanda
agata ## tienes citas para mañana? corte de dama > angelopolis > en la tarde > la de las 5 ## b: angelopolis; h: la de las 5; w: mañana a las 5; c: sip ## book corte-dama 11-24 17:00 (karen|diego)
agata ## Para hoy ¿qué horarios tiene Luis? Es para corte de caballero > 1:30 ## h: 1:30; w: hoy 1:30; c: ok ## book caballero 11-23 13:30 luis
agata ## Quisiera una cita de maquillaje y peinado el sábado a las 12 y a la 1 en Centro ## c: sí ## book maquillaje 11-28 12:00 fernanda; book peinado 11-28 13:00 *
agata ## hola soy Ivonne > quiero un corte de dama con Itzel > el martes a la 1 ## c: si; n: Ivonne Vega ## book corte-dama 11-24 13:00 itzel ## {"name":null}
agata ## uñas acrílicas el viernes 4 pm ## n: A nombre de Brenda Solano; c: Sí ## book acrilicas 11-27 16:00 fernanda ## {"name":null}
agata ## cita para ceja y pedicure mañana con Fer, a las 10 y a las 11 ## c: sí ## book ceja 11-24 10:00 fernanda; book pedicure 11-24 11:00 fernanda
agataOne ## Buenas tardes, ¿podría cambiar mi cita del jueves por una el martes en la mañana? ## h: a las 10; w: martes a las 10; c: a las 10 por favor | sí ## move corte-dama 11-24 10:00 marta
agataOne ## quisiera cancelar y agendar de nuevo para la otra semana > martes 1 a las 5 ## c: sí; w: martes 1 a las 5; h: a las 5## (move corte-dama 12-01 17:00 marta|cancel corte-dama 11-26 17:00 marta; book corte-dama 12-01 17:00 marta)
agataTwo ## ¿Me recuerdas mis citas? > Muchas gracias, la del sábado pásala a las 2 > entonces a las 3 ## h: a las 3; c: sí ## move gelish 11-28 15:00 fernanda
barber ## Buenas, busco quién me haga un buen corte en Celaya, el jueves por la mañana ## h: a las 11; w: jueves a las 11; c: va ## book corte 11-26 11:00 memo
barber ## ¿tienen promociones? > ah ok, pues un corte el miércoles a las 6 en Juriquilla ## c: sí ## book corte 11-25 18:00 chuy
barber ## quiero arreglarme la barba antes del viernes, en el centro > el miércoles a las 8 pm ## w: el miércoles a las 8 pm; h: el miércoles a las 8 pm; c: si ## book barba 11-25 20:00 *
barber ## un corte de niño para mi ahijado el domingo > el sábado entonces, a las 12, en juriquilla ## b: juriquilla; h: a las 12; w: el sábado a las 12; c: sí ## book corte-nino 11-28 12:00 chuy
sonrie ## Hola, ¿aceptan tarjeta? > va, limpieza el jueves a las 9 ## c: sí ## book limpieza 11-26 09:00 *
sonrie ## quiero que me revise el doctor Ibáñez el miércoles por la mañana ## s: valoración; h: a las 11; w: miércoles a las 11; c: sí ## book valoracion 11-25 11:00 raul
sonrie ## Resina con la Dra. Elena, viernes a la una ## c: sí gracias ## book resina 11-27 13:00 elena
sonrie ## limpieza hoy a las 3 > entonces a las 4 ## h: a las 4; c: sí ## book limpieza 11-23 16:00 *
sonrieOne ## Por favor recorran mi cita una hora ## c: sí ## move limpieza 11-25 11:00 elena
psych ## ¿Regina atiende los viernes? > ok, terapia de pareja el viernes a las 8 de la noche ## c: sí ## book pareja 11-27 20:00 regina
psych ## quiero cita el lunes de la otra semana por la mañana, individual, con Regina ## h: a las 9; w: a las 9; c: sí ## book individual 11-30 09:00 regina
workshop ## quiero dejar mi carro para afinación el viernes antes de irme a trabajar, 8 am ## c: sí ## book afinacion 11-27 08:00 raul
workshop ## cambio de aceite el jueves al mediodía con Antonio ## c: ok ## book aceite 11-26 12:00 tono
homes ## Buen día, soy de Inbox Capital, nos interesa el terreno, ¿podemos visitarlo el viernes a las 9? > entonces a las 10 ## h: a las 10; c: sí ## book terreno 11-27 10:00 paco
homes ## ¿me enseñas la casa de Lomas hoy? > como a las 4 ## h: a las 4; w: hoy a las 4; c: sí ## book casa-lomas 11-23 16:00 abril
music ## batería para adulto, el sábado en la mañana > a las 10 ## h: a las 10; w: el sábado a las 10; c: sí ## book bateria 11-28 10:00 julio
music ## ¿con quién son las clases de piano? > ah perfecto, con ella el miércoles a las 4 ## c: sí ## book piano 11-25 16:00 sol
salon ## Hola, quiero manicure el viernes entre 10 y 12 con Lucía > a las 11 ## h: a las 11; c: sí ## book manicure 11-27 11:00 lucia
salon ## corte de caballero, cualquier día de esta semana después de las 6 ## h: el miércoles a las 6:30; w: el miércoles a las 6:30; c: sí ## book corte-caballero 11-25 18:30 *
salon ## tinte con Fernanda el viernes a la 1 > y a las 3? ## h: a las 3; c: sí ## book tinte 11-27 15:00 fernanda
salon ## uñas el jueves con Fer o con Lucía, a las 12 ## c: sí ## book unas 11-26 12:00 *
salonWithOne ## me confunde mi cita, es el jueves o viernes? > ok perfecto ahí estaré ## c: sí ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## ya no voy a poder a las 5, ¿tendrás más temprano ese día? > a las 2 ## h: a las 2; w: a las 2; c: sí ## move corte-dama 11-26 14:00 marta
salonWithTwo ## cancela la primera por favor ## c: sí ## cancel corte-dama 11-26 17:00 marta
spa ## facial en Coyoacán, mañana a las 5 ## s: facial hidratante; c: sí ## book facial-60 11-24 17:00 gaby
vet ## hola, consulta para mi gato hoy a las 4 ## c: sí ## book consulta 11-23 16:00 karla
vet ## le toca baño a mi chihuahua, el domingo a las 11 ## s: baño perro chico; c: sí ## book bano-chico 11-29 11:00 groomer
agata ## este si buenas pues yo quiero saber si me hacen un corte pero con capas y fleco como el de la foto que te mandé bueno no te la mandé pero ahí voy con la foto, el sábado tipo 11 angelopolis, de dama obvio ## c: si ## book corte-dama 11-28 11:00 (karen|diego)
agata ## quiero / corte / no espera / cuanto cuesta el tinte / ok tinte / viernes 11 / angelopolis ## c: si ## book tinte 11-27 11:00 karen
agata ## para mi y mi amiga pedicure el mismo dia a la misma hora se puede?? el viernes a las 12 en donde sea ## c: si; h: a las 12; w: viernes a las 12; b: donde sea; d: no ya nada ## book pedicure 11-27 12:00 *; book pedicure 11-27 12:00 *
agata ## holaaa soy la de ayer la del balayage q preguntó precios, siempre sí, cuando tenga karen, de preferencia fin de semana ## h: el sábado a las 4; w: el sábado a las 4; c: si ## book balayage 11-28 16:00 karen
agata ## mi jefa quiere (la licenciada Robles) corte el jueves a las 2, ella solo va con Diego ## s: de dama; n: Licenciada Robles; c: sí ## book corte-dama 11-26 14:00 diego
agata ## no me late el de 9, ni el de 11, tienes algo a media mañana el miercoles? manicure cholula ## h: a las 10; w: miercoles a las 10; c: si ## book manicure 11-25 10:00 itzel
agata ## mañana a las 12 / corte / caballero / angelopolis / mejor centro / con luis ## c: ok ## book caballero 11-24 12:00 luis
agata ## perdon x tantos mensajes jaja / ya vi que los domingos abren en centro / va corte dama domingo 12 ## b: centro; c: si ## book corte-dama 11-29 12:00 *
agataOne ## jueves no, ni viernes, sabado a las 4 mejor, mi cita ## c: sí ## move corte-dama 11-28 16:00 marta
agataOne ## se puede q vaya mi hija a mi cita? bueno no importa mejor cambiala al sabado temprano ## h: a las 9; w: sabado a las 9; c: a las 9 | si ## move corte-dama 11-28 09:00 marta
agataTwo ## la de fernanda cancelala y la de marta dejala ## c: si ## cancel gelish 11-28 12:00 fernanda
barber ## que rollo, ahi andas? > corte > mñn > 11 > donde siempre, el centro ## b: centro; h: 11; w: mañana 11; p: iván; c: simon ## book corte 11-24 11:00 ivan
barber ## el jueves cumplo años jaja y me quiero ver bien, osea q el miercoles un corte y barba, ya noche tipo 8, centro, con beto ## c: va ## book corte-barba 11-25 20:00 beto
barber ## nmms ya me creció un buen, hoy a la hora que sea pero con el chuy, corte ## h: a las 5; w: hoy a las 5; c: si | si ## book corte 11-23 11:00 chuy
sonrie ## mi suegra / limpieza / jueves / 4 / se llama Ofelia Ríos ## c: si ## book limpieza 11-26 16:00 elena
sonrie ## el martes 24? no miento el miercoles 25, resina, 5 pm, dr raul ## c: si ## book resina 11-25 17:00 raul
psych ## busco a tomas, me lo recomendó mi jefe que fue con él por lo de su divorcio, yo también ando en eso jaja, el martes a las 7 ## s: individual; c: si ## book individual 11-24 19:00 tomas
workshop ## le urge balatas a mi camioneta y de paso aceite, mañana 8 am ## c: si; h: a las 10; w: mañana a las 10 ## book frenos 11-24 08:00 tono; book aceite 11-24 10:00 *
homes ## lomas del campestre, sabado, somos 3, llegamos de monterrey a las 12 asi q como a la 1 ## c: si ## book casa-lomas 11-28 13:00 abril
music ## la clase de canto de mi hija es con marisol? es que me la recomendaron, el viernes a las 4 ya salió de la escuela ## c: si ## book canto 11-27 16:00 sol
`;
