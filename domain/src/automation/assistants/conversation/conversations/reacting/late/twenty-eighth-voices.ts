// Kinds of answers: see ../early/first-voices.ts. A family, a workshop's fleet, corrections upon corrections.

export const TWENTY_EIGHTH_VOICES = `
agata ## Buenas, soy la mamá de Valeria y Ximena, las dos quieren peinado para su graduación el sábado a las 9 en el Centro, una con Marta y otra con Fernanda ## c: sí; h: a las 9; w: el sábado a las 9; b: centro ## book peinado 11-28 09:00 marta; book peinado 11-28 09:00 fernanda ## {} ## - | Ximena
agata ## ¿Tienen estacionamiento? > ¿Y el balayage cuánto? > ok agéndame balayage el viernes 27 a las 10:30 con Karen ## c: sí; h: a las 10:30 ## book balayage 11-27 10:30 karen
agata ## corte de caballero para Rodrigo a las 12 y corte infantil para Emilio a las 12:30, el miércoles en Centro con Luis ## c: correcto; h: a las 12 | a las 12:30 ## book caballero 11-25 12:00 luis; book infantil 11-25 12:30 luis ## {} ## Rodrigo | Emilio
agata ## Necesito una cita el miércoles 24 en la tarde, corte de dama, Cholula ## w: el martes 24; h: a las 5; c: sí ## book corte-dama 11-24 17:00 itzel
agata ## holi > uñas > acrílicas > el viernes > tardecita > 4 ## s: uñas acrílicas; b: centro; w: el viernes; h: a las 4; c: si ## book acrilicas 11-27 16:00 fernanda
agata ## Oiga y si voy con mi nuera, ella tinte y yo retoque de raíz, el sábado a las 9 en el Centro las dos con Marta ¿alcanza? ## c: sí; h: a las 9 | a las 11 | a las 10:30; w: el sábado a las 9 ## book tinte 11-28 09:00 marta; book raiz 11-28 11:00 marta
agata ## Para hoy ya no alcanzo verdad? entonces mañana, maquillaje social con Karen, 6 pm. No, espérame, 5 pm ## c: sí; h: a las 5 ## book maquillaje 11-24 17:00 karen
agata ## Mi marido quiere corte y yo también, él de caballero y yo de dama, jueves 7 pm Angelópolis ## c: sí; h: a las 7; w: el jueves a las 7; b: angelópolis ## book caballero 11-26 19:00 diego; book corte-dama 11-26 19:00 karen
agata ## En Angelópolis no, en Cholula, manicure mañana a las 11 ## c: sí; h: a las 11; b: cholula ## book manicure 11-24 11:00 itzel
agataOne ## tengo cita el jueves 26 verdad? > y a que hora > ah ok pásemela a las 6 y media ## h: a las 6:30; c: sí ## move corte-dama 11-26 18:30 marta
agataOne ## mi cita del jueves, en vez de corte de dama quiero raíz ## s: raíz; c: sí; h: a las 5; w: el jueves a las 5 ## move raiz 11-26 17:00 marta
agataTwo ## La del jueves cancélala y la del sábado muévela a las 2 ## c: sí; h: a las 3; w: a las 2 ## cancel corte-dama 11-26 17:00 marta; move gelish 11-28 15:00 fernanda
agataTwo ## quiero mover la de las uñas al jueves despues del corte, o sea como a las 6 ## c: sí; h: a las 6; w: el jueves a las 6; a: la de uñas ## move gelish 11-26 18:00 fernanda
sonrie ## Buenas tardes doctor, soy la señora Tere. Fíjese que el blanqueamiento me interesa pero primero una valoración, ¿el jueves a las 4 se podrá? ## c: sí; h: a las 4; w: el jueves a las 4 ## book valoracion 11-26 16:00 elena
sonrie ## Limpieza para los 4 de la familia el sábado en la mañana, desde las 9 ## c: sí; h: a las 9 | a las 9:30 | a las 10 | a las 10:30; w: a las 9 ## book limpieza 11-28 09:00 elena; book limpieza 11-28 09:30 raul; book limpieza 11-28 10:00 elena; book limpieza 11-28 10:30 raul
sonrie ## cita pa limpieza pa mi jefe don Chava el lunes a primera hora con el dr raul ## h: a las 9; w: el lunes a las 9; c: si ## book limpieza 11-30 09:00 raul ## {} ## Don Chava
sonrie ## resina viernes 10 am > perdon, 11 am > perdon perdon, en la tarde mejor, 5 pm ## c: si; h: a las 5 ## book resina 11-27 17:00 elena
sonrieOne ## oye y si mejor voy con el dr raul el mismo miercoles a la misma hora? ## c: sí; h: a las 10 ## move limpieza 11-25 10:00 raul
workshop ## Jefe, ¿cuánto por las balatas? > sale pues, déjame apartado el jueves 26 a las 9 con el Toño, y otro día, el viernes 27 a las 9, el aceite ## c: arre; h: a las 9 ## book frenos 11-26 09:00 tono; book aceite 11-27 09:00 tono
workshop ## Traigo dos camionetas de la empresa para servicio de 10,000 km, una el miércoles a las 8 y otra el jueves a las 8 ## c: sí; h: a las 8; w: el miércoles a las 8 ## book servicio-10 11-25 08:00 raul; book servicio-10 11-26 08:00 raul
workshop ## no prende mi coche que hago > pues llévenlo a diagnóstico, mañana 3 pm ## s: diagnóstico; c: si; h: a las 3 ## book diagnostico 11-24 15:00 raul
languages ## hola, inglés para mi y francés para mi novia Paola, martes 7 pm, Roma ## c: sí; h: a las 7 ## book ingles 11-24 19:00 kevin; book frances 11-24 19:00 chloe ## {} ## - | Paola
languages ## Quiero inscribir a mi hijo Héctor a alemán, el sábado 27 a las 10 ## w: el sábado 28; h: a las 10; c: sí ## book aleman 11-28 10:00 greta ## {} ## Héctor
languages ## examen de colocacion > del valle > jueves > 5 ## s: examen de colocación; b: del valle; w: jueves; h: a las 5; c: si ## book colocacion 11-26 17:00 nora
vet ## Llevo a Rocky a vacunar y a Kira a consulta, el viernes a las 11 y 11:20 ## c: sí; h: a las 11 | a las 11:20 ## book vacuna 11-27 11:00 karla; book consulta 11-27 11:20 karla
vet ## baño pa mi chihuahua el jueves 12 > y tmb corte de uñas despues del baño ## s: baño perro chico; c: si; h: a las 12 | a la 1; w: jueves a las 12 ## book bano-chico 11-26 12:00 groomer; book corte-unas 11-26 13:00 groomer
spa ## Dos masajes relajantes para mi mamá y para mí el domingo... ah no abren, entonces el sábado a las 11 en Polanco al mismo tiempo ## c: sí; h: a las 11; b: polanco; w: el sábado a las 11 ## book relajante 11-28 11:00 daniela; book relajante 11-28 11:00 ana-p
barber ## Corte para mi hijo, ya es grande, tiene 16, y barba para mí, hoy a las 6 y 6:30 en Centro ## s: corte; c: sí; h: a las 6 | a las 6:30 ## book corte 11-23 18:00 beto; book barba 11-23 18:30 beto
psych ## Terapia de pareja para mi esposa y para mí, jueves 8 pm ## c: sí; h: a las 8 ## book pareja 11-26 20:00 regina
`;
