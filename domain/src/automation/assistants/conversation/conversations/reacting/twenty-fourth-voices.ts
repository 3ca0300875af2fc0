// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const TWENTY_FOURTH_VOICES = `
agata ## Buenas tardes, ¿hay citas el jueves para corte de dama? Salgo del trabajo a las 6 > a las 7 con Karen ## h: a las 7; c: sí ## book corte-dama 11-26 19:00 karen
agata ## Hola, manicure para mañana > la tercera, por favor ## c: sí ## book manicure 11-24 15:00 fernanda
agata ## Me interesa una keratina, ¿cuánto dura? > el jueves a las 10 con Diego ## s: keratina; c: sí ## book keratina 11-26 10:00 diego
agata ## Buenas, ¿me agenda ceja y maquillaje el viernes con Karen a las 4? ## h: a las 4:30; c: sí ## book ceja 11-27 16:00 karen; book maquillaje 11-27 16:30 karen
agata ## Quiero gelish el viernes a las 12 en el Centro > ¿aceptan tarjeta? ## c: sí; x: no ## book gelish 11-27 12:00 fernanda
agataOne ## Hola, quiero cambiar la hora de mi cita > a las 6 ## h: a las 6; w: a las 6; c: sí ## move corte-dama 11-26 18:00 marta
agataTwo ## Cancele por favor mi cita de corte de dama ## c: sí, cancélela ## cancel corte-dama 11-26 17:00 marta
barber ## Buenas tardes, corte de niño mañana a las 4 en Juriquilla, es para Matías ## c: sí ## book corte-nino 11-24 16:00 chuy
barber ## ¿Puedo ir hoy a las 5 por un corte a Celaya? ## c: sí ## book corte 11-23 17:00 memo
sonrie ## Quisiera una limpieza la próxima semana > el lunes a las 10 ## h: el lunes a las 10; w: el lunes a las 10; c: sí ## book limpieza 11-30 10:00 *
sonrieOne ## Hola, confirme por favor mi cita del miércoles ## c: sí ## confirm limpieza 11-25 10:00 elena
psych ## Necesito terapia individual hoy mismo si se puede > a las 6 ## h: a las 6; w: hoy a las 6; c: sí ## book individual 11-23 18:00 *
workshop ## Diagnóstico el viernes a la 1 y después cambio de aceite a las 2 ## c: sí ## book diagnostico 11-27 13:00 *; book aceite 11-27 14:00 *
homes ## ¿Se puede ver el terreno hoy a las 4? ## c: sí ## book terreno 11-23 16:00 paco
music ## Clase de piano para mi nieta, el viernes a las 3 ## c: sí ## book piano 11-27 15:00 sol
spa ## Diseño de ceja el sábado a la 1 en Polanco con Daniela ## c: sí ## book ceja 11-28 13:00 daniela
vet ## Consulta el domingo a las 11 ## s: consulta general; c: sí ## book consulta 11-29 11:00 karla
salon ## Hola, pedicure con Lucía el sábado a las 11 ## c: sí ## book pedicure 11-28 11:00 lucia
dental ## Buen día, me duele una muela, creo que hay que sacarla, el viernes a las 9 ## s: extracción; c: sí ## book extraccion 11-27 09:00 lopez
salonWithTwo ## Quisiera mover el tinte a las 12 del mismo sábado ## c: sí ## move tinte 11-28 12:00 fernanda
agata ## holiwis / quiero verme bonita jaja / peinado sab / 11 / angelopolis, no, centro ## c: si ## book peinado 11-28 11:00 *
agata ## ay no se q hacerme jaja tu q dices / bueno un gelish / juev a las 12 / itzel ## s: gelish; c: si ## book gelish 11-26 12:00 itzel
agata ## corte pa mi bb de 3 años sab 9:30 cholula ## s: infantil; c: si ## book infantil 11-28 09:30 itzel
agata ## necesito tinte URGENTE se me ven las canas, hoy, angelopolis, como a las 5 ## s: tinte completo; c: si; h: a las 5 ## book (tinte|raiz) 11-23 17:00 karen
agata ## manicure mierc 5 itzel. no 6. bueno 5 esta bien ## c: si ## book manicure 11-25 17:00 itzel
agataOne ## mueve mi cita / jueves / 7 ## c: si ## move corte-dama 11-26 19:00 marta
agataOne ## puedo llegar a las 5 y media el jueves? es q el trafico > va ## c: va ## move corte-dama 11-26 17:30 marta
agataOne ## cancela / no espera / muevela al lunes misma hora ## c: si ## move corte-dama 11-30 17:00 marta
agataTwo ## pasa las dos al sabado, corte a las 10 y uñas a las 11 ## c: si; a: la de corte; h: a las 10; w: a las 10 ## move corte-dama 11-28 10:00 marta; move gelish 11-28 11:00 fernanda
barber ## carnalito hazme el paro corte y barba orita a las 11 centro iván ## c: si ## book corte-barba 11-23 11:00 ivan
barber ## corte el viernes 7:30 pm. dnd? pues centro. beto. ## c: si ## book corte 11-27 19:30 beto
sonrie ## blanqueamiento q sale mas barato? bueno ese / viernes 4pm ## s: blanqueamiento; c: si ## book blanqueamiento 11-27 16:00 elena
sonrie ## limpia pa mi jefa jueves 11 am, se llama Rosa Elena Cid ## s: limpieza; c: si ## book limpieza 11-26 11:00 *
sonrieOne ## ya no voy el miercoles ni modo, cuando hay despues? > el vier a las 10 ## h: el viernes a las 10; w: el viernes a las 10; c: si ## move limpieza 11-27 10:00 elena
psych ## terapia pa mi y mi esposo, juntos, viernes 8 noche ## s: terapia de pareja; c: si ## book pareja 11-27 20:00 regina
workshop ## se prendio el check engine, mñn 9 lo llevo con raul ## s: diagnóstico; c: si ## book diagnostico 11-24 09:00 raul
homes ## depa... no, casa... no, depa. centro. sabado 2 ## c: si ## book depa-centro 11-28 14:00 *
music ## bateria jueves 4 (julio) ## c: si ## book bateria 11-26 16:00 julio
spa ## masaje para 2 el sabado a las 12 polanco relajante ## c: si; h: a las 12 ## book relajante 11-28 12:00 daniela; book relajante 11-28 12:00 ana-p
vet ## vacunación de los dos gatos, viernes 10 y 10:20 ## s: vacunación; c: si ## book vacuna 11-27 10:00 karla; book vacuna 11-27 10:20 karla
`;
