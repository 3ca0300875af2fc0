// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const NINETEENTH_VOICES = `
salon ## Buenas tardes, quisiera saber si el jueves tienen espacio para corte de dama en la tarde > a las 4 está bien ## h: a las 4; c: sí ## book corte-dama 11-26 16:00 *
salon ## Hola, ¿las uñas acrílicas quién las hace? > con Lucía el viernes a las 10 ## s: uñas acrílicas; c: sí; h: a las 10 ## book unas 11-27 10:00 lucia
salonWithOne ## Hola buen día, ¿podría mover mi cita a mañana? > a las 3 ## h: a las 3; w: a las 3; c: sí ## move corte-dama 11-24 15:00 marta
salonWithTwo ## Por favor cancele la cita del tinte ## c: sí, por favor ## cancel tinte 11-28 11:00 fernanda
dental ## Hola, me gustaría una extracción de muela con el doctor Carlos, ¿qué días va? > el miércoles a las 10 ## s: extracción; c: sí; h: a las 10; w: el miércoles a las 10 ## book extraccion 11-25 10:00 lopez
dental ## Buenas, ajuste de brackets el viernes a las 5 para Emiliano Vargas ## c: sí ## book brackets 11-27 17:00 lopez
dentalWithOne ## Buenos días, no voy a poder ir hoy a la limpieza, ¿la podemos pasar a mañana a la misma hora? ## c: sí ## move limpieza 11-24 17:00 elena
barber ## Hola, ¿qué precio tiene el corte con barba? > va, para el jueves a las 7 con Iván ## s: corte y barba; c: sí ## book corte-barba 11-26 19:00 ivan
barber ## Buenas noches, cita para mi hijo de 6 años, corte, el domingo o el sábado > el sábado a las 12 en Juriquilla ## s: corte de niño; h: sábado a las 12; w: el sábado a las 12 en Juriquilla; c: sí ## book corte-nino 11-28 12:00 chuy
psych ## Hola, quiero empezar terapia, soy hombre de 34 años > individual > jueves por la noche > a las 8 ## h: a las 8; c: sí ## book individual 11-26 20:00 *
psych ## Buenas, ¿la terapia de pareja dura una hora? > agéndanos el viernes a las 7 de la noche ## s: terapia de pareja; c: sí ## book pareja 11-27 19:00 regina
workshop ## Quiero agendar diagnóstico por escáner para mañana a las 12 y cambio de aceite a la 1 ## c: sí ## book diagnostico 11-24 12:00 *; book aceite 11-24 13:00 *
homes ## Buenas tardes, vi el anuncio de la casa en Lomas del Campestre, ¿podría verla el jueves a las 5? ## c: sí ## book casa-lomas 11-26 17:00 abril
homes ## Quisiera visitar el departamento del centro con Abril el sábado a la 1 ## c: sí ## book depa-centro 11-28 13:00 abril
music ## Hola, quiero clases de guitarra para mi hijo Iker, los martes a las 5 ## c: sí ## book guitarra 11-24 17:00 julio
music ## ¿Qué días hay clase de canto? > el viernes > a las 6 ## s: clase de canto; h: a las 6; c: sí ## book canto 11-27 18:00 sol
spa ## Buenas, me regalaron un paquete 2, ¿puedo agendarlo el sábado a las 12? ## s: paquete 2; c: sí ## book paquete-2 11-28 12:00 daniela
spa ## Hola, masaje relajante para dos personas, mi esposo y yo, el domingo > entonces el sábado a las 5 ## h: a las 5; c: sí; w: el sábado a las 5 ## book relajante 11-28 17:00 daniela; book relajante 11-28 17:00 ana-p
vet ## Buen día, vacuna para mi perrito el sábado a las 10:20 ## c: sí ## book vacuna 11-28 10:20 karla
vet ## Necesito esterilizar a mi gata, ¿qué costo tiene? > el viernes a las 10 ## s: esterilización; c: sí ## book esterilizacion 11-27 10:00 karla
salon ## wola q onda manicure mñn? / 3pm / con marta xfa ## c: si ## book manicure 11-24 15:00 marta
salon ## un corte bb pa mi novio, vier, 6, con qien sea > de caballero ## s: de caballero; c: si ## book corte-caballero 11-27 18:00 *
salon ## kiero peinarme y maqillarme para una boda el sab alas 12 ## c: si ## book peinado 11-28 12:00 marta
salonWithOne ## una disculpa enserio pero el jueves no, me sale junta, viernes en la tarde?? > 5 ## h: 5; w: 5; c: si ## move corte-dama 11-27 17:00 marta
salonWithOne ## a q hora era > y con quien > ok confirmo ## c: si ## confirm corte-dama 11-26 17:00 marta
salonWithTwo ## pasa el corte pal vier a las 6 y el tinte cancelalo ## c: si ## move corte-dama 11-27 18:00 marta; cancel tinte 11-28 11:00 fernanda
dental ## m sangran las encias kiero limpiesa lo mas pronto q se pueda pero despues d las 4 ## h: la primera; c: si ## book limpieza 11-23 16:00 elena
dental ## resina y limpieza mismo dia, jueves, 10 y 11, dra elena ## c: si; h: a las 11 ## book resina 11-26 10:00 elena; book limpieza 11-26 11:00 elena
dentalWithOne ## doctora sigo en pie hoy a las 5 si verdad? ahi llego ## c: si ## confirm limpieza 11-23 17:00 elena
barber ## kmara pa q hora me das corte hoy en el centro > la ultima ## c: si ## book corte 11-23 20:00 beto
barber ## corte jueves 6 / no / 7 / no espera si a las 6 / centro ## c: si ## book corte 11-26 18:00 *
barber ## pa mi y mis 2 hijos corte el sabado en juriquilla desde las 11 > yo corte normal ## s: corte normal; h: a las 11; c: si ## book corte 11-28 11:00 chuy
psych ## ola busco ayuda pa mi niña de 7 años q no duerme / lunes / tarde / 5 ## s: infantil; h: a las 5; w: el lunes a las 5; c: si ## book infantil 11-(23|30) 17:00 tomas
workshop ## jefe afinacion pal jueves tempra, lo dejo y paso por el en la tarde ## h: a las 8; c: si ## book afinacion 11-26 08:00 raul
workshop ## balatas / sab / 9 / antonio ## c: si ## book frenos 11-28 09:00 tono
homes ## terreno o casa? mmm la casa, sabado, a la hora q sea despues de las 12 ## h: a la 1; c: si ## book casa-lomas 11-28 (12:00|13:00) abril
music ## bateria el jueves... na mejor viernes... sip viernes 7pm ## c: si ## book bateria 11-27 19:00 julio
spa ## masaje / pero no el relajante, el d piedras / juev 6 d la tarde / coyoacan ## c: si ## book piedras 11-26 18:00 gaby
spa ## facial de 90 pa mi y ceja tambien, coyoacan viernes a las 4 ## h: a las 5:30; c: si ## book facial-90 11-27 16:00 gaby; book ceja 11-27 17:30 gaby
vet ## baño pal firulais mañana 4pm es chikito ## s: baño perro chico; c: si ## book bano-chico 11-24 16:00 groomer
`;
