// Kinds of answers: see early/first-voices.ts. The last fourteen are the messy ones.

export const THIRTEENTH_VOICES = `
agata ## Buenas tardes, ¿podría darme una cita para corte de caballero el viernes a las 6 en Cholula? ## h: a las 6; c: Sí, muchas gracias ## book caballero 11-27 18:00 itzel
agata ## hola, ¿cuánto cuesta el tinte y el corte de dama? > quiero el tinte el sábado a las 10 en centro ## c: sí ## book tinte 11-28 10:00 marta
agata ## Hola, manicure con Itzel el jueves a las 5 de la tarde > mejor a las 6 > sí ## h: a las 6; c: sí ## book manicure 11-26 18:00 itzel
agata ## ¿Tienen lugar mañana para pedicure con Fernanda? > a la 1 ## h: a la 1; c: si ## book pedicure 11-24 13:00 fernanda
agata ## Corte de dama con Karen, pasado mañana a las 12 ## n: Andrea Solano; c: sí ## book corte-dama 11-25 12:00 karen ## {"name":null}
agata ## quiero balayage > centro > el sábado > a las 9 ## h: a las 9; w: el sábado; b: centro; c: sí ## book balayage 11-28 09:00 marta
agata ## buenas, me urge un corte infantil hoy en la tarde en centro > a las 4:30 ## h: a las 4:30; w: hoy a las 4:30; c: a las 4:30 | sí ## book infantil 11-23 16:30 *
agata ## ceja el 1 de diciembre a las 11 con Fernanda ## c: sí ## book ceja 12-01 11:00 fernanda
agataOne ## necesito reagendar para el miércoles 25 a las 10 ## c: sí ## move corte-dama 11-25 10:00 marta
agataOne ## ¿con quién tengo cita el jueves? > ok, ¿la puedo cambiar a la mañana? > a las 10 ## h: a las 10; w: a las 10; c: a las 10 | sí ## move corte-dama 11-26 10:00 marta
agataTwo ## cancela la de uñas y confirma la de corte ## c: sí ## cancel gelish 11-28 12:00 fernanda; confirm corte-dama 11-26 17:00 marta
barber ## Buenas, un corte con Chuy mañana a la hora que tenga > a las 3 ## h: a las 3; c: a las 3 | sí ## book corte 11-24 15:00 chuy
barber ## tinte de barba el viernes en la noche ## h: a las 7; w: a las 7; c: sí ## book tinte-barba 11-27 19:00 ivan
barber ## corte en centro el lunes que viene a las 8 de la noche ## c: sí ## book corte 11-30 20:00 *
sonrie ## limpieza con Raúl el jueves a las 5 > ¿y el viernes? > a las 5 ## h: a las 5; c: sí ## book limpieza 11-27 17:00 raul
sonrie ## Buenos días, blanqueamiento para dos, mi hermana y yo, el sábado a las 9 y a las 11 ## c: sí ## book blanqueamiento 11-28 09:00 elena; book blanqueamiento 11-28 11:00 elena
sonrie ## control de ortodoncia el viernes a las 12 y media ## c: sí ## book ortodoncia 11-27 12:30 raul
sonrieOne ## Hola, ¿me cambias la cita con el doctor Raúl? mismo día y hora ## c: sí ## move limpieza 11-25 10:00 raul
psych ## primera vez, terapia de pareja, el viernes a las 6 de la tarde ## c: sí ## book pareja 11-27 18:00 regina
psych ## individual mañana en la noche con Regina > a las 8 ## h: a las 8; c: sí ## book individual 11-24 20:00 regina
workshop ## Quiero que Antonio me revise los frenos el viernes a las 3 ## s: frenos; c: sí ## book frenos 11-27 15:00 tono
homes ## terreno gran jardín, domingo 1 pm ## c: sí ## book terreno 11-29 13:00 paco
music ## guitarra para principiante, miércoles 8 pm ## c: sí ## book guitarra 11-25 20:00 julio
salon ## corte de dama para mí y corte de caballero para mi hijo, el viernes a las 5 y 6 ## c: sí ## book corte-dama 11-27 17:00 *; book corte-caballero 11-27 18:00 *
salonWithOne ## no podré llegar el jueves, ¿tienen el viernes a las 11? ## c: sí ## move corte-dama 11-27 11:00 marta
dental ## limpieza el lunes a las 9 ## c: sí ## book limpieza 11-30 09:00 *
agata ## ola oie m agendas unas uñas gelish pal sab 11 en cholula? gracs ## c: sip ## book gelish 11-28 11:00 itzel
agata ## jueves / tarde / corte / dama / cholula / 6 ## h: 6; c: si ## book corte-dama 11-26 18:00 itzel
agata ## tons q > hay o no hay pal viernes? pedicure en el centro > ps a las 4 ## s: pedicure; b: centro; h: a las 4; w: el viernes a las 4; c: si ## book pedicure 11-27 16:00 fernanda
agata ## fíjese que yo trabajo cerca de angelópolis y salgo 6 y cuarto, llegaría 6 y media mañana, es para ceja ## h: 6:30; w: mañana 6:30; c: si ## book ceja 11-24 18:30 karen
agata ## me lo corto o no me lo corto jaja, ya va, sí, corte de dama, mañana 10 am centro con luis que corta padre ## c: si ## book corte-dama 11-24 10:00 luis
agataOne ## nooo me equivoqué era para el viernes mi cita a las 5 no el jueves ## c: si ## move corte-dama 11-27 17:00 marta
agataTwo ## se me juntó todo esta semana, recorre las dos para la próxima > la de corte el martes 1 a las 5 ## a: la de corte; c: si; w: el martes 1 a las 12 ## move corte-dama 12-01 17:00 marta; move gelish 12-01 12:00 fernanda
barber ## corte pa hoy > na mejor mañana > na mejor hoy > 7 > centro > iván ## b: centro; h: 7; w: hoy a las 7; c: si ## book corte 11-23 19:00 ivan
barber ## vengo saliendo del gym todo sudado jaja pero si me aceptan así, corte en una hora en centro ## c: va ## book corte 11-23 11:00 *
sonrie ## no me gusta ir al dentista pero mi esposa me obliga, limpieza pues, el día que menos gente haya, el martes?, a las 4 ## c: si ## book limpieza 11-24 16:00 *
sonrieOne ## el miercoles juega la selección jaja, muevan mi limpieza al jueves a las 9 ## c: si ## move limpieza 11-26 09:00 elena
psych ## tomás o regina el que esté, individual, pero que sea el jueves y después de las 6 ## h: a las 7; w: a las 7; c: si ## book individual 11-26 19:00 *
workshop ## patrón, aceite mañana, a las 8 no porque llevo a la niña, a las 9 ## c: si ## book aceite 11-24 09:00 *
music ## piano... o canto... piano! miércoles! 5! ## c: si ## book piano 11-25 17:00 sol
`;
