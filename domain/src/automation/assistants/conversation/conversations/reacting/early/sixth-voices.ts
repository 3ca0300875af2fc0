// Kinds of answers: see first-voices.ts. The last thirty are the messy ones.

export const SIXTH_VOICES = `
agata ## Muy buenas tardes, ¿me podría ayudar con una cita? > Es para un corte de dama > En la sucursal de Angelópolis > El próximo miércoles a las 4 ## h: a las 4; w: el miércoles a las 4; c: Sí, gracias ## book corte-dama 11-25 16:00 (karen|diego)
agata ## Hola! Tienes disponibilidad para uñas acrílicas el jueves? > a las 11 va ## h: a las 11; w: jueves a las 11; c: sii ## book acrilicas 11-26 11:00 fernanda
agata ## Quiero maquillaje para el viernes a las 7 pm, en el centro, a nombre de Sofía Luna ## c: si ## book maquillaje 11-27 19:00 fernanda
agata ## ¿Atienden en domingo? > perfecto, un retoque de raíz el domingo a las 10 > sí con ella ## b: centro; c: si ## book raiz 11-29 10:00 marta
agata ## cuanto vale el corte de niño > mañana a las 6 en el centro porfa ## c: va ## book infantil 11-24 18:00 *
agata ## pedicure jueves 4pm cholula por favor ## c: gracias, sí ## book pedicure 11-26 16:00 itzel
agata ## Buenas, quisiera cita con Diego para mi esposo, corte, el sábado a las 12 ## s: corte de caballero; c: sí por favor ## book caballero 11-28 12:00 diego
agata ## para un balayage necesito cita o puedo llegar así nada más? > ok agéndame el jueves a las 9 en centro ## c: va ## book balayage 11-26 09:00 marta
agata ## Hola, quiero cambiarme el color, ¿qué día puede Karen? > el viernes a las 10:30 ## s: tinte completo; h: el viernes a las 10:30; w: el viernes a las 10:30; c: sí ## book tinte 11-27 10:30 karen
agataOne ## Buenos días, me es imposible asistir el jueves, ¿podemos dejarla para el lunes 30 a las 10? ## c: Sí, gracias ## move corte-dama 11-30 10:00 marta
agataOne ## oye mi cita de corte, en vez de Marta puede ser con Luis? ## c: si ## move corte-dama 11-26 17:00 luis
agataOne ## Tengo una cita el jueves pero ya no la necesito ## c: sí cancela ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Quiero reagendar la de las uñas para el mismo sábado pero a las 4 ## c: sí ## move gelish 11-28 16:00 fernanda
barber ## hola buenas, cita pa corte mañana 7 pm en celaya ## c: eso ## book corte 11-24 19:00 memo
barber ## ¿con quién hay lugar hoy a las 5 en el centro para corte? > con Beto ## h: con Beto; p: con Beto; c: si ## book corte 11-23 17:00 beto
barber ## un corte y barba el lunes 30 a las 4 de la tarde con beto ## c: ya estás ## book corte-barba 11-30 16:00 beto
sonrie ## Buenas, quiero blanquearme los dientes antes de mi boda, ¿tienen el 4 de diciembre a las 10? ## c: sí ## book blanqueamiento 12-04 10:00 elena
sonrie ## Cita para limpieza el miércoles 25 a las 7 de la noche con Raúl ## c: sí ## book limpieza 11-25 19:00 raul
sonrie ## hola, revisión general para mi hijo, el viernes en la tarde ## s: valoración; h: a las 4:30; w: viernes a las 4:30; c: sí gracias ## book valoracion 11-27 16:30 *
sonrieOne ## Hola, ¿puedo llegar media hora más tarde el miércoles? ## h: a las 10:30; w: a las 10:30; c: sí ## move limpieza 11-25 10:30 elena
psych ## Buenas tardes, ¿la licenciada Regina tiene espacio el jueves por la tarde? Terapia individual ## h: a las 6; w: a las 6; c: sí ## book individual 11-26 18:00 regina
psych ## necesito una cita para terapia de pareja lo más pronto posible, por la noche ## h: la primera; w: hoy en la noche; c: sí ## book pareja 11-23 19:00 regina
workshop ## Buen día maestro, ¿puede recibir mi coche el lunes que viene para afinación? Tempranito ## h: a las 8; w: a las 8; c: sí señor ## book afinacion 11-30 08:00 raul
workshop ## cuánto por escanear el carro? > mañana a las 4 lo llevo ## c: ok ## book diagnostico 11-24 16:00 *
homes ## Buenas tardes, me gustaría ver el terreno el sábado por la mañana ## h: a las 10; w: sábado a las 10; c: sí ## book terreno 11-28 10:00 paco
homes ## quiero visitar la casa de lomas y el departamento del centro, viernes a las 10 y a las 12 ## c: sí ## book casa-lomas 11-27 10:00 abril; book depa-centro 11-27 12:00 *
music ## me interesa clase muestra de guitarra para mi hija, jueves a las 4 ## c: sí ## book guitarra 11-26 16:00 julio
music ## mis hijos toman batería y piano, los dos el miércoles a las 5 se puede? ## c: sí; w: a las 5; h: a las 5 ## book bateria 11-25 17:00 julio; book piano 11-25 17:00 sol
salonWithOne ## Muévela mejor al sábado a las 2 ## c: Si ## move corte-dama 11-28 14:00 marta
salon ## quiero uñas y corte de dama el viernes, las uñas a las 10 y el corte a las 4 ## c: sí ## book unas 11-27 10:00 *; book corte-dama 11-27 16:00 *
agata ## hola soy yo otra vez jaja / ahora sí agéndame lo de las mechas / el sábado no este, el otro / a las 10 / centro ## c: siii ## book balayage 12-05 10:00 marta
agata ## estoy viendo entre centro y angelópolis, donde haya antes, corte de dama, hoy ## h: la primera; w: hoy lo antes posible; c: va ## book corte-dama 11-23 10:30 *
agata ## mmm el jueves a las 5 tengo dentista, a las 6 ya puedo, manicure en cholula ## c: si ## book manicure 11-26 18:00 itzel
agata ## kiero kita de uñaz pal sabado alas 11 porfabor en el sentro, de jelish ## c: zii ## book gelish 11-28 11:00 fernanda
agata ## BUENAS TARDES SEÑORITA LE ENCARGO UN CORTE PARA MI NIETO DE 7 AÑITOS Y OTRO PARA MI VIEJO EL SABADO A LAS 10 Y 10 Y MEDIA EN EL CENTRO ## s: infantil | de caballero; c: SI; h: a las 10:30; w: a las 10:30; d: y el de mi viejo de caballero a las 10 y media ## book infantil 11-28 10:00 *; book caballero 11-28 10:30 luis
agata ## tienes hoy? o mañana? o cuando? tinte > con quien sea donde sea > mañana a las 10 ## h: mañana a las 10; w: mañana a las 10; b: donde sea; c: va ## book tinte 11-24 10:00 *
agata ## si > quiero cita > ceja > el viernes > 1 > angelopolis ## b: angelópolis; h: a la 1; w: el viernes a la 1; c: si ## book ceja 11-27 13:00 karen
agata ## no hay con fernanda antes? es que la acrílica se me cayó y tengo un evento el jueves en la noche, o sea el jueves temprano a más tardar ## s: uñas acrílicas; h: jueves a las 9; w: jueves a las 9; c: sí ## book acrilicas 11-26 09:00 fernanda
agata ## a ver, 3 cosas: 1 cuánto el gelish 2 hacen retiro? 3 hay hoy en la tarde en centro? > ok a las 5 ## h: a las 5; w: hoy a las 5; c: si ## book gelish 11-23 17:00 fernanda
agata ## mi marido dice que con luis no, que con diego, el jueves a la 1, corte de caballero ## c: si ## book caballero 11-26 13:00 diego
agataOne ## ando atorada en el tráfico, bueno no hoy, digo para el jueves: no llego a las 5, ponme a las 5 y media ## c: si ## move corte-dama 11-26 17:30 marta
agataTwo ## quita la del sábado porfa y la otra déjala igual ## c: sí esa ## cancel gelish 11-28 12:00 fernanda
agataTwo ## pásame las dos al viernes ## a: la del corte; c: si; w: a la misma hora; h: a las 5 ## move corte-dama 11-27 17:00 marta; move gelish 11-27 12:00 fernanda
barber ## pa q hora tienes mañana con beto? corte > uy la mañana no se arma entonces en la tarde > 5 ## h: 5; w: mañana a las 5; c: va q va ## book corte 11-24 17:00 beto
barber ## corte hoy a las 5 en centro > mejor a las 6 > bueno 6:30 > ya a las 7 y me callo jaja ## c: si ahora sí ## book corte 11-23 19:00 *
barber ## qué onda tienen chance saliendo de la escuela mañana? salgo a las 2 ando por juriquilla, corte ## h: 3; w: a las 3; c: sii ## book corte 11-24 15:00 chuy
barber ## oe ya no me dijiste si había para el sabado > corte > centro > en la mañana > 11 ## h: 11; w: el sabado a las 11; b: centro; c: simon ## book corte 11-28 11:00 *
sonrie ## mi esposo tiene cita con ustedes creo, no sé, bueno yo quiero una, limpieza, el viernes 5 pm ## c: si ## book limpieza 11-27 17:00 *
sonrie ## me duele / no puedo comer / hoy / a la hora que sea / con quien sea ## s: valoración; h: la primera; w: hoy lo más pronto; c: si ## book valoracion 11-23 10:30 *
sonrie ## quiero limpieza el jueves a las 5 con el dr raúl > ah entonces con la doctora a esa hora ## h: con la doctora; p: con la doctora; c: sí ## book limpieza 11-26 17:00 elena
sonrieOne ## porfa cambia mi cita / el viernes / no, sábado / 11 / si se puede con el dr ## h: a las 11; w: el sábado a las 11; c: si ## move limpieza 11-28 11:00 raul
psych ## tengo 17 años puedo ir sola? quiero terapia > el jueves a las 5 ## s: individual; h: a las 5; w: jueves a las 5; c: si ## book individual 11-26 17:00 *
psych ## no me siento lista todavía... bueno sí, va, agéndame ya antes de que me arrepienta, individual, mañana a las 6 ## c: si ## book individual 11-24 18:00 *
workshop ## q onda maestro cuanto me sale cambiar el aceite y cuanto las balatas, los 2 el sabado temprano? ## h: a las 8; w: el sábado a las 8; c: si; d: ya, gracias ## book aceite 11-28 08:00 *; book frenos 11-28 08:00 tono
workshop ## el miércoles llevo la camioneta a las 8 pero paso por ella a las 6, afinación ## c: si ## book afinacion 11-25 08:00 raul
homes ## le comento, soy asesor también, tengo un cliente para el depa, iríamos el jueves entre 11 y 1, usted dirá ## h: a las 12; w: jueves a las 12; c: sí ## book depa-centro 11-26 12:00 *
homes ## vi 3 propiedades suyas, me late más el terreno, el finde puedo, domingo mejor, a las 12? ## c: va ## book terreno 11-29 12:00 paco
music ## cuánto cuesta canto? y piano? > piano entonces, para el sábado, no muy temprano, 11 o 12 ## h: a las 11; w: a las 11; c: va ## book piano 11-28 11:00 sol
salonWithOne ## jaja oye me acabo de acordar que el jueves es el cumple de mi suegra, ni modo de faltar, recórreme para el viernes ## h: a las 5; w: a la misma hora; c: si ## move corte-dama 11-27 17:00 marta
`;
