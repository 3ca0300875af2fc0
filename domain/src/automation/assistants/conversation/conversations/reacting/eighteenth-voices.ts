// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const EIGHTEENTH_VOICES = `
agata ## Buenas, corte de dama el viernes > la de Angelópolis ## h: a las 12; c: sí ## book corte-dama 11-27 12:00 (karen|diego)
agata ## Hola, ¿hay lugar hoy para gelish? > a las 4 en Cholula ## h: a las 4; c: sí ## book gelish 11-23 16:00 itzel
agata ## Corte de caballero para mañana > con Luis > a las 6 ## h: a las 6; c: sí ## book caballero 11-24 18:00 luis
agata ## Necesito un peinado para evento este sábado, tengo que estar lista a las 2 > a las 12 en el Centro ## h: a las 12; c: sí ## book peinado 11-28 12:00 *
agata ## Hola, pedicure > ninguno de esos, mejor el viernes > a las 3 ## h: a las 3; c: sí ## book pedicure 11-27 15:00 *
agata ## ¿Me podría agendar un corte infantil para mi hija el viernes a las 4:30 en Cholula? ## h: a las 6; c: sí ## book infantil 11-27 18:00 itzel
agata ## Buenas tardes, quiero un tinte, ¿con quién me recomienda? > con Karen el sábado a las 3 ## s: tinte completo; c: sí; h: la de las 3:30 con Karen ## book tinte 11-28 15:30 karen
agata ## Hola, ceja con Fernanda el viernes > a las 2 > entonces a las 3 ## h: a las 3; c: sí ## book ceja 11-27 15:00 fernanda
agataOne ## Hola, ¿me ayudas a cambiar mi cita? Sería para el martes 1 de diciembre a las 10 ## c: sí ## move corte-dama 12-01 10:00 marta
agataOne ## Quiero cambiar mi cita pero con Luis, mismo día y misma hora ## c: sí ## move corte-dama 11-26 17:00 luis
agataTwo ## Hola, ¿qué citas tengo? > Cancela la del gelish por favor > sí ## c: sí ## cancel gelish 11-28 12:00 fernanda
barber ## Buenas tardes, corte hoy > el de las 8 en el centro ## h: a las 8; c: sí ## book corte 11-23 20:00 *
barber ## Corte y barba con Chuy el viernes a la 1 ## c: sí, y a nombre de Damián Ortiz | sí ## book corte-barba 11-27 13:00 chuy
sonrie ## Buenas tardes, me quiero hacer un blanqueamiento, ¿cuánto cuesta? > el sábado a las 11 ## c: sí; s: blanqueamiento ## book blanqueamiento 11-28 11:00 elena
sonrie ## Limpieza para el viernes > la segunda ## c: sí ## book limpieza 11-27 11:00 *
sonrieOne ## Quisiera reagendar mi cita para la próxima semana > el miércoles a las 10 ## h: el miércoles a las 10; w: el miércoles a las 10; c: sí ## move limpieza 12-02 10:00 elena
psych ## Buenas, ¿atienden en línea? > bueno, terapia individual el viernes a las 5 con Tomás ## c: sí; x: no ## book individual 11-27 17:00 tomas
workshop ## Hola, ¿cuánto tarda la afinación mayor? > agéndame el jueves a las 9 ## s: afinación mayor; c: sí ## book afinacion 11-26 09:00 raul
music ## Clases de piano para adulto, ¿los sábados? > este sábado a las 10 ## h: a las 10; c: sí ## book piano 11-28 10:00 sol
spa ## Hola, lifting de pestañas mañana > 12:30 > sí ## h: 12:30; c: sí ## book pestanas 11-24 12:30 gaby
agata ## me urge manicure hoy alguien q me atienda ya en el centro > la q sigue > ok ## h: la primera; c: ok ## book manicure 11-23 (10:30|12:30|11:00) fernanda
agata ## corte / no de dama / de caballero / jueves / no no / viernes / 6 / centro ## c: si ## book caballero 11-27 18:00 luis
agata ## holi me interesa el balayage pero esta muy caro jaja hay mas barato? > bueno ya q, sabado 10am con marta ## s: balayage; c: si ## book balayage 11-28 10:00 marta
agata ## q tal si el mierc en la tarde me hago mani con itzel, pero despues de las 5 eh > 6 ## h: 6; c: see ## book manicure 11-25 18:00 itzel
agata ## ando buscando corte dama pa hoy en la noche angelopolis o centro el q sea > 7 ## h: 7; c: va ## book corte-dama 11-23 19:00 *
agata ## dos gelish el sab a las 10, una pa mi y otra pa mi cuñada, centro ## c: si; h: a las 11; w: a las 11 ## book gelish 11-28 10:00 fernanda; book gelish 11-28 11:00 fernanda
agata ## 1 corte de dama el viernes 2 de la tarde en cholula > ah cierran? > a las 6 pues > Diana Cruz ## h: a las 6; c: si; x: no ## book corte-dama 11-27 18:00 itzel
agata ## mejor ya no quiero uñas, quiero pedi el juev 10 am en el centro ## c: si ## book pedicure 11-26 10:00 fernanda
agataOne ## oye perdon la lata pero otra vez voy a mover mi cita jaja del jueves al viernes pero mas temprano, como a las 3 ## h: a las 4; c: si ## move corte-dama 11-27 (15:00|16:00) marta
agataOne ## ya no puedo a las 5, puedo a las 6 o a las 7 ## h: a las 6; c: si ## move corte-dama 11-26 18:00 marta
agataTwo ## la de corte cambiala pa mñn a las 12 y la otra dejala igual ## c: si ## move corte-dama 11-24 12:00 marta
agataTwo ## ambas canceladas porfa, me enferme ## c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
barber ## oe el beto esta mañana? / corte / 4 / ntp si no, con ivan ## s: corte; c: si; h: a las 4 ## book corte 11-24 16:00 beto
barber ## bro tinte pa la barba y corte, sabado, centro, ivan, 11 y 12 ## c: si; h: a las 12 ## book tinte-barba 11-28 11:00 ivan; book corte 11-28 12:00 ivan
sonrie ## traigo dolor d muela desde ayer, hoy a la q sea ## s: valoracion; h: la primera; c: si ## book valoracion 11-23 10:30 *
sonrieOne ## doc no voy a llegar el miercoles, el juevs a la misma puede? ## c: si ## move limpieza 11-26 10:00 elena
psych ## pareja / lunes q viene / 7 pm ## c: si ## book pareja 11-30 19:00 regina
workshop ## cambio de aciete y frenos mañana a las 9 y despues lo q sigue ## c: si; h: a las 10 ## book aceite 11-24 09:00 *; book frenos 11-24 10:00 tono
homes ## kiero ver la casa / domingo / a q hora abren? > a las 12 ## c: si; h: a las 12 ## book casa-lomas 11-29 12:00 abril
vet ## cortale las uñas a mi gato jaja el vier 11 y media ## s: corte de uñas; h: 11:40; c: si ## book corte-unas 11-27 11:40 groomer
`;
