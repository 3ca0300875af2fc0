// Kinds of answers: see first-voices.ts. The last twenty are the messy ones.

export const NINTH_VOICES = `
agata ## Buenas, quisiera agendar una cita para un corte y tinte el viernes ## s: de dama; b: centro; h: a las 10 | a las 11; w: a las 10 | a las 11; c: sí ## (book corte-dama 11-27 10:00 *; book tinte 11-27 11:00 *|book tinte 11-27 10:00 *; book corte-dama 11-27 11:00 *)
agata ## hola buen día, me das informes del maquillaje? > quiero para el sábado 28 a las 2 en Angelópolis > a las 4 entonces ## h: a las 4; c: sí ## book maquillaje 11-28 16:00 karen
agata ## ¿Qué precio tienen las uñas? > acrílicas > mañana a las 10 ## c: sí, por favor ## book acrilicas 11-24 10:00 fernanda
agata ## me podrían atender hoy a las 12:30 para corte de dama en centro con Marta? ## c: sí ## book corte-dama 11-23 12:30 marta
agata ## Pedicure el viernes a las 5 de la tarde en Cholula > entonces en centro a esa hora ## h: en centro; b: centro; c: sí ## book pedicure 11-27 17:00 fernanda
agata ## quiero cita el martes > corte de caballero > en el centro > con Luis > a las 7 de la tarde ## h: a las 7; w: a las 7; b: centro; c: sí ## book caballero 11-24 19:00 luis
agata ## buenas tardes, soy Gaby Téllez, ¿tienen disponible el jueves 3 de diciembre a las 6 para gelish? En Cholula ## c: sí ## book gelish 12-03 18:00 itzel ## {"name":null}
agata ## Disculpa, ¿cuánto tiempo dura la keratina? > agéndala para el sábado a las 10 con Diego ## c: sí ## book keratina 11-28 10:00 diego
agata ## ¿me podrían hacer mechas y retoque el mismo día? > bueno solo mechas, el viernes a las 9 con Marta ## c: sí ## book balayage 11-27 09:00 marta
agata ## corte de dama para hoy > la sucursal que sea > lo más tarde posible ## c: sí; h: la última; b: la que sea ## book corte-dama 11-23 19:00 *
agataOne ## Buenas tardes, ¿me pueden cambiar la hora? Es que salgo hasta las 6 del trabajo ## h: a las 6:30; w: el jueves a las 6:30; c: sí ## move corte-dama 11-26 18:30 marta
agataOne ## cancelar cita > sí > quiero otra para el 1 de diciembre a las 11, corte de dama con Karen ## c: sí ## cancel corte-dama 11-26 17:00 marta; book corte-dama 12-01 11:00 karen
agataTwo ## confirmo la del jueves y cancelo la del sábado ## c: sí ## confirm corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
barber ## Hola, ¿me agendas corte para mañana al mediodía en Celaya? ## c: sí señor ## book corte 11-24 12:00 memo
barber ## ¿Iván hace tinte de barba? > el jueves a las 7 pm entonces ## c: va ## book tinte-barba 11-26 19:00 ivan
barber ## corte el viernes a las 9 de la mañana en centro > a las 10 pues ## h: a las 10; c: va ## book corte 11-27 10:00 *
barber ## quiero el servicio completo, corte y barba, el sábado a la 1:30 en Juriquilla ## c: sí ## book corte-barba 11-28 13:30 chuy
sonrie ## Buen día. Mi esposa necesita limpieza, el jueves por la mañana. ## h: a las 11; w: a las 11; c: sí ## book limpieza 11-26 11:00 *
sonrie ## tengo sensibilidad, quiero que me chequen, viernes 9 am ## s: valoración; c: sí ## book valoracion 11-27 09:00 *
sonrie ## ¿Hacen blanqueamiento los sábados? > el sábado a las 10 por favor ## c: sí ## book blanqueamiento 11-28 10:00 elena
sonrieOne ## Hola, cambio mi cita del miércoles por el sábado a las 12 ## c: sí ## move limpieza 11-28 12:00 elena
psych ## Me gustaría iniciar terapia con la psicóloga Regina, de preferencia martes o jueves en la tarde ## s: individual; h: el jueves a las 5; w: el jueves a las 5; c: sí ## book individual 11-26 17:00 regina
psych ## sesión de pareja mañana a las 8 pm por favor ## c: gracias, sí ## book pareja 11-24 20:00 regina
workshop ## El sábado abren? > ok, diagnóstico por escáner a las 11 ## c: sí ## book diagnostico 11-28 11:00 *
workshop ## Quiero hora para cambio de balatas el lunes 30, con Toño ## h: a las 9; w: a las 9; c: sí ## book frenos 11-30 09:00 tono
homes ## Buenos días, ¿puedo visitar el departamento hoy por la tarde? > 16:00 ## h: 16:00; w: hoy 16:00; c: sí ## book depa-centro 11-23 16:00 *
homes ## casa lomas, sábado 12 ## c: sí ## book casa-lomas 11-28 12:00 abril
music ## quiero cambiar de guitarra a batería jaja, o sea una clase de batería el miércoles a las 7 ## c: sí ## book bateria 11-25 19:00 julio
music ## Buenas tardes, una clase de canto para mi hija Renata el sábado a las 12 ## c: sí ## book canto 11-28 12:00 sol
salon ## corte de caballero hoy a las 5 y media con Fer ## c: sí ## book corte-caballero 11-23 17:30 fernanda
salon ## manicure mañana, la hora que sea está bien ## c: sí; h: la primera ## book manicure 11-24 09:00 marta
salon ## uñas acrílicas el sábado en la mañana con Lucía ## h: a las 11; w: a las 11; c: sí ## book unas 11-28 11:00 lucia
salonWithOne ## Hola, olvidé a qué hora era > gracias, ¿la puedo mover a las 6? ## c: sí ## move corte-dama 11-26 18:00 marta
salonWithTwo ## ¿puedo cambiar la del tinte al domingo? > al viernes a las 10 entonces ## h: al viernes a las 10; w: al viernes a las 10; c: sí ## move tinte 11-27 10:00 fernanda
dental ## me duele la muela del juicio, quiero sacármela el viernes a las 5 ## s: extracción; c: sí ## book extraccion 11-27 17:00 lopez
dental ## limpieza el miércoles a las 10 con Elena > a las 12 ## h: a las 12; c: sí ## book limpieza 11-25 12:00 elena
vet ## vacuna para mi gatita, mañana tempranito ## h: a las 10; w: a las 10; c: sí ## book vacuna 11-24 10:00 karla
vet ## quiero esterilizar a mi perrita el jueves a las 11 ## c: sí ## book esterilizacion 11-26 11:00 karla
spa ## masaje de piedras el viernes a las 7 en polanco ## s: masaje con piedras; h: 7 de la noche; c: sí ## book piedras 11-27 19:00 daniela
spa ## depilación de axila y de media pierna en Coyoacán, mañana a las 4 ## c: sí; h: a las 4:30; w: a las 4:30 ## book depi-axila 11-24 16:00 ana-s; book depi-media 11-24 16:30 ana-s
agata ## o sea sí quiero pero no sé cuándo, es que mi jefe me cambia el turno, a ver si el viernes, pero en la mañana porque entro a las 3, manicure en cholula ## h: a las 11; w: viernes a las 11; c: si ## book manicure 11-27 11:00 itzel
agata ## te confirmo al rato mejor > ya, sí puedo > corte dama jueves 10 centro ## c: si ## book corte-dama 11-26 10:00 *
agata ## que si mañana hay para corte de caballero me dice mi esposo, él sale a las 6 y llega como 6 y media, en angelópolis ## h: 6:30; w: 6:30; c: si ## book caballero 11-24 18:30 diego
agata ## necesito peinado / no maquillaje nada mas peinado / sabado 5 dic / 10 am / angelopolis ## c: si ## book peinado 12-05 10:00 karen
agata ## jueves a las 4 / o viernes a las 4 / el que tengas / corte de dama / con diego ## h: el jueves; w: el jueves a las 4; c: si ## book corte-dama 11-26 16:00 diego
agata ## ya no quiero tinte jaja me arrepentí, mejor un corte de dama, pero sí el mismo día que te dije el viernes a las 10 en centro ## c: si ## book corte-dama 11-27 10:00 *
agata ## a las 4 no, a las 5 tampoco, a las 6 sí, hoy, ceja, centro ## c: si ## book ceja 11-23 18:00 fernanda
agata ## Hola Ágata bonita 💕 ocupo consentirme: mani y pedi!! sábado!! Cholula!! 10!! 😍😍 ## c: síííí; h: a las 11; w: a las 11 ## book manicure 11-28 10:00 itzel; book pedicure 11-28 11:00 itzel
agataOne ## no voy a poder ir sorry, bueno déjame ver, mmm no, mejor sí cancélala ## c: sí; w: cancélala ## cancel corte-dama 11-26 17:00 marta
agataOne ## puedes ponerme dos horas antes el jueves? ## c: si ## move corte-dama 11-26 15:00 marta
agataTwo ## juntame las dos citas el jueves, la de uñas después del corte a las 6 ## a: la de uñas; h: a las 6; w: el jueves a las 6; c: si ## move gelish 11-26 18:00 fernanda
barber ## la neta no sé si corte o corte y barba... ponle las dos cosas, viernes 8 pm centro con beto ## s: corte y barba; c: va ## book corte-barba 11-27 20:00 beto
barber ## se puede para hoy en 2 horas? corte en centro ## c: va ## book corte 11-23 12:00 *
barber ## mi morro quiere el corte de niño igual q el mio, a las 5 él y a las 5:30 yo, mañana, centro ## c: si; d: y el mío a las 5:30, corte ## book corte-nino 11-24 17:00 beto; book corte 11-24 17:30 *
sonrie ## se me infló el cachete, ayúdenme, hoy a las 6 salgo, 6:30? valoracion ## c: si ## book valoracion 11-23 18:30 *
sonrieOne ## la del miércoles ponla de 10 a 11, digo a las 11 ## c: si ## move limpieza 11-25 11:00 elena
psych ## mmm sí, este, hola, me animé jaja, ¿con quién me recomiendas? > bueno con Regina, individual, el viernes a las 6 ## c: sí ## book individual 11-27 18:00 regina
workshop ## oiga y si lo llevo el jueves a las 8 me lo entrega el mismo día? es la afinación > va, ahí lo dejo entonces ## c: sí ## book afinacion 11-26 08:00 raul
homes ## terreno?? > gran jardín > mñn 10 o 11 > 11 ## h: 11; w: mañana a las 11; c: ok ## book terreno 11-24 11:00 paco
music ## la niña piano y el niño guitarra, ella el martes a las 4 y él el miércoles a las 4 ## c: sí ## book piano 11-24 16:00 sol; book guitarra 11-25 16:00 julio
`;
