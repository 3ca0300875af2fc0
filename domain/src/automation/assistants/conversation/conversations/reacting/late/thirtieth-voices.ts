// Kinds of answers: see ../early/first-voices.ts. A mother and a daughter, hours in words, days crossed out, ages beside names.

export const THIRTIETH_VOICES = `
agata ## Señorita buenas tardes, habla Esperanza, fíjese que quiero ir a hacerme el pelo para una boda, peinado, el sábado 28 a las doce del día en el Centro, y mi hija Lidia también peinado a la misma hora ## c: sí señorita; h: a las doce; b: centro ## book peinado 11-28 12:00 marta; book peinado 11-28 12:00 fernanda ## {} ## - | Lidia
agata ## nta q rollo cuanto x un corte de vato > va apartame uno pal sab a las 5 en angelo > nel a las 4 ## s: corte de caballero; c: simon; h: a las 4; b: angelópolis ## book caballero 11-28 16:00 diego
agata ## Deseo agendar uñas de gelish y pedicure spa para el jueves veintiséis a partir de las once en Cholula ## c: sí; h: a las 11 | a las 12; w: el jueves a las 11 ## book gelish 11-26 11:00 itzel; book pedicure 11-26 12:00 itzel
agata ## Corte infantil para mis niñas Camila y Julieta, el viernes en Centro, una a las 4 y la otra a las 4:30, con Fernanda las dos ## c: sí; h: a las 4 | a las 4:30 ## book infantil 11-27 16:00 fernanda; book infantil 11-27 16:30 fernanda ## {} ## Camila | Julieta
agata ## me urge raíz para mañana, en cualquier sucursal menos Cholula, a las 11 ## c: sí; h: a las 11 ## book raiz 11-24 11:00 marta
agata ## quiero balayage con Karen el sábado a las 3:30... bueno no, mejor el tinte completo, mismo día misma hora ## c: sí; h: a las 3:30 ## book tinte 11-28 15:30 karen
agata ## hola > ceja > angelopolis > martes > 1 ## s: diseño de ceja; b: angelopolis; w: martes; h: a la 1; c: si ## book ceja 11-24 13:00 karen
agata ## Qisiera manicre y pedicre pra mi ma el vienes en l mañana en el centr, alas 10 ## c: si; h: a las 10 | a las 11; w: el viernes a las 10; b: centro ## book manicure 11-27 10:00 fernanda; book pedicure 11-27 11:00 fernanda
agata ## corte de dama domingo 30 a las 11 en el Centro ## w: el domingo 29; h: a las 11; c: sí ## book corte-dama 11-29 11:00 marta
agata ## mi hijo Beni ocupa corte infantil y yo gelish, el miércoles a las 10 los dos en Cholula ## c: sí; h: a las 10 | a las 10:30 | a las 11; w: el miércoles a las 10 ## book infantil 11-25 10:00 itzel; book gelish 11-25 10:30 itzel ## {} ## Beni | -
agataOne ## hola, mi mamá tiene cita el jueves a las 5 a mi nombre, se puede que sea el sábado a las 10? ## c: sí; h: a las 10; w: el sábado a las 10 ## move corte-dama 11-28 10:00 marta
agataOne ## Buenas. Sigue en pie lo del jueves, verdad? Ahí estaré ## c: sí ## confirm corte-dama 11-26 17:00 marta
agataTwo ## ya no quiero lo del gelish > si > y el corte me lo pasa a las 6 ese mismo jueves ## c: sí; h: a las 6; w: el jueves a las 6 ## cancel gelish 11-28 12:00 fernanda; move corte-dama 11-26 18:00 marta
agataTwo ## cual tengo primero? > esa, bórramela ## a: el corte; c: sí ## cancel corte-dama 11-26 17:00 marta
sonrie ## ¿Atienden niños? Mi hija de 7 necesita valoración, el miércoles en la tarde a las 5 con la doctora ## c: sí; h: a las 5 ## book valoracion 11-25 17:00 elena
sonrie ## blanqueamiento con el Dr. Raúl el viernes a las 4 > ah bueno con ella entonces ## c: sí; h: a las 4 ## book blanqueamiento 11-27 16:00 elena
sonrie ## Para mí limpieza el jueves a las 9, para mi esposo resina el viernes a las 9 y para mi suegra valoración el sábado a las 9 ## c: sí; h: a las 9 ## book limpieza 11-26 09:00 elena; book resina 11-27 09:00 elena; book valoracion 11-28 09:00 elena
sonrieOne ## se me hizo bolas la agenda, el miércoles no puedo, jueves tampoco, ¿viernes 12? ## c: sí; h: a las 12; w: viernes a las 12 ## move limpieza 11-27 12:00 elena
workshop ## Buen día, ¿hacen verificación? > bueno, entonces nomás el diagnóstico, el jueves a las 10 con Raúl ## s: diagnóstico; c: sí; h: a las 10 ## book diagnostico 11-26 10:00 raul
workshop ## afinación mayor miércoles 8 am y frenos el mismo miércoles a la 1, es el mismo carro ## c: sí; h: a las 8 | a la 1 ## book afinacion 11-25 08:00 raul; book frenos 11-25 13:00 tono
workshop ## aceite pal tsuru mñn tempranito tipo 8, y si no hay, a las 9 ## c: arre; h: a las 8 ## book aceite 11-24 08:00 raul
languages ## quiero cambiarme de inglés a alemán... no tengo cita todavía, perdón. Alemán el lunes 30 a las 7 de la noche ## s: alemán; c: sí; h: a las 7; w: el lunes 30 a las 7 ## book aleman 11-30 19:00 greta
vet ## Consulta para mi perro Max el viernes 27 a las 4:20 y vacuna para mi gata Michi el sábado 28 a las 10 ## c: sí; h: a las 4:20 | a las 10 ## book consulta 11-27 16:20 karla; book vacuna 11-28 10:00 karla
vet ## esterilizacion > gata > jueves > 11 > mejor viernes ## s: esterilización; w: viernes a las 11; h: a las 11; c: si ## book esterilizacion 11-27 11:00 karla
spa ## depilación de axila y media pierna el viernes a las 10 en Coyoacán con Ana ## c: sí; h: a las 10 | a las 10:15 | a las 10:30 ## book depi-axila 11-27 10:00 ana-s; book depi-media 11-27 10:15 ana-s
psych ## terapia individual, jueves 20 hrs, con quien sea menos Regina ## c: sí ## book individual 11-26 20:00 tomas
agataOne ## pasa mi cita al martes 25 a las 6 ## w: el miércoles 25; h: a las 6; c: sí ## move corte-dama 11-25 18:00 marta
agata ## manicure jueves 27 en Cholula > a las 10 ## w: el jueves 26; h: a las 10; c: sí ## book manicure 11-26 10:00 itzel
agata ## manicure jueves 27 en Cholula a las 10 ## w: jueves; h: a las 10; c: sí ## book manicure 11-26 10:00 itzel
agata ## manicure jueves 27 de noviembre en Cholula a las 10 ## w: el 27; h: a las 10; c: sí ## book manicure 11-27 10:00 itzel
`;
