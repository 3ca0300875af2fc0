// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const TWENTY_SECOND_VOICES = `
agata ## Hola, buenas tardes, ¿me podrían ayudar con una cita para luces? > el viernes a las 9 en Centro ## s: balayage; h: a las 9; w: el viernes a las 9; c: sí ## book balayage 11-27 09:00 marta
agata ## Quiero un corte de dama para mañana en la tarde > la de las 5 en Centro ## h: a las 5; b: Centro; c: sí ## book corte-dama 11-24 17:00 *
agata ## Buenas, ¿cuánto cobran por el retoque? > ok, el sábado a las 12 en Angelópolis ## s: retoque de raíz; h: a las 3:30; c: sí ## book raiz 11-28 15:30 karen
agata ## Hola, tinte completo con Marta el martes a las 10 > ¿me lo puedes dejar a las 9? ## c: sí ## book tinte 11-24 09:00 marta
agata ## Necesito cita para peinado y maquillaje el sábado por la mañana con Fernanda > a las 9 ## h: a las 10; c: sí ## book peinado 11-28 09:00 fernanda; book maquillaje 11-28 10:00 fernanda
agata ## Buenos días, corte infantil para mi sobrino Leo, jueves 5 pm en Cholula ## c: sí ## book infantil 11-26 17:00 itzel
agataOne ## Buenas tardes, ¿podría cambiar mi cita de corte por un retoque de raíz, mismo día a las 5? ## c: sí ## move raiz 11-26 17:00 marta
agataOne ## Hola, quisiera adelantar mi cita al martes por la mañana > a las 11 ## h: a las 11; w: a las 11; c: sí ## move corte-dama 11-24 11:00 marta
agataTwo ## ¿Tengo cita el sábado? > Cancélala, por favor ## c: sí ## cancel gelish 11-28 12:00 fernanda
barber ## Buenas tardes, ¿cuál es la sucursal más cercana a Álamos? > en Centro entonces, corte mañana a las 7 de la noche ## c: sí; s: corte ## book corte 11-24 19:00 *
barber ## Un corte con Iván por favor, el primer horario del sábado ## c: sí ## book corte 11-28 10:00 ivan
sonrie ## Hola, tengo una caries, ¿para cuándo hay cita? > mañana a las 6 de la tarde ## s: resina; h: mañana a las 6; w: mañana a las 6; c: sí ## book resina 11-24 18:00 *
sonrie ## Buenas, para agendar valoración de mis dos hijos el sábado a las 10 y 10:30 ## c: sí ## book valoracion 11-28 10:00 *; book valoracion 11-28 10:30 *
sonrieOne ## Buenas tardes, ya no podré ir el miércoles, cancela por favor ## c: sí ## cancel limpieza 11-25 10:00 elena
psych ## Hola, quiero seguir mis sesiones individuales con Regina, el jueves a las 9 de la mañana ## c: sí ## book individual 11-26 09:00 regina
workshop ## Buenas, ¿me agenda los frenos para pasado mañana a las 10? ## c: sí ## book frenos 11-25 10:00 tono
homes ## Me interesa el departamento, ¿mañana a las 4 se puede visitar? ## s: departamento; c: sí ## book depa-centro 11-24 16:00 *
music ## Buenas tardes, clase de batería mañana a las 6 > Perdón, es de guitarra ## c: sí ## book guitarra 11-24 18:00 julio
spa ## Masaje con piedras calientes el viernes a las 5 en Coyoacán > perdón, en Polanco ## c: sí ## book piedras 11-27 17:00 daniela
vet ## Hola, mi gato necesita vacuna y corte de uñas, el viernes a las 4 ## h: a las 4:20; c: sí ## book vacuna 11-27 16:00 karla; book corte-unas 11-27 16:20 groomer
agata ## holaa / acrilicas / pa hoy / ya se q es tarde / a las 4? > ok a las 3 / no / 5 ## h: a las 5; c: si ## book acrilicas 11-23 17:00 fernanda
agata ## tienes jueves o viernes tardecito pa ceja en angelopolis > jueves a las 7 ## h: jueves a las 7; w: jueves a las 7; c: si ## book ceja 11-26 19:00 karen
agata ## una de dama y una de caballero pa mi esposo, sab 4 los dos, angelopolis ## s: corte de dama; c: si; h: a las 4 ## book corte-dama 11-28 16:00 *; book caballero 11-28 16:00 diego
agata ## ya me decidi!! balayage!! con karen!! el viernes!! a q hora?? > 10 > ay ya quiero ## h: 10; c: si ## book balayage 11-27 10:00 karen
agata ## mami dice q si tienen pa pedicure, ella puede lunes o martes en la mañana, en el centro > el martes a las 10 ## h: el martes a las 10; w: el martes a las 10; c: si ## book pedicure 11-24 10:00 fernanda
agata ## corte de caballero sin barba / miercoles / 6 y media / luis ## c: si ## book caballero 11-25 18:30 luis
agata ## manicure sencillo nomas, hoy mismo, 6pm, cholula si se puede si no centro ## c: si ## book manicure 11-23 18:00 *
agataOne ## oyes y si en vez del jueves voy hoy? / como a las 4? ## c: si ## move corte-dama 11-23 16:00 marta
agataOne ## ando enferma no creo ir el jueves :( luego saco otra ## c: si ## cancel corte-dama 11-26 17:00 marta
agataTwo ## el corte a las 6 y lo de las uñas igual ## c: si ## move corte-dama 11-26 18:00 marta
barber ## bro ponme el corte mas tarde q haya hoy en centro ## c: si; h: la ultima ## book corte 11-23 20:30 *
barber ## soy zurdo jaja no importa vdd? corte, mañana, juriquilla, 3 ## c: si ## book corte 11-24 15:00 chuy
sonrie ## limpieza urge! me caso el sabado jaja antes del viernes en la tarde > miercoles 5 ## h: miercoles a las 5; w: miercoles a las 5; c: si ## book limpieza 11-25 17:00 *
sonrieOne ## mi cita es a las 10 o a las 11? > ok y si llego 10 y cuarto no pasa nada? ## c: no; x: no ## 
psych ## pa mi morro de 10 años, tomas, jueves 4 o 5 > 5 ## s: infantil; h: 5; w: 5; c: si ## book infantil 11-26 (16:00|17:00) tomas
workshop ## q onda don, el aceite ya le toca, sabado tempranito ## s: cambio de aceite; h: a las 8; c: si ## book aceite 11-28 08:00 *
homes ## el terreno ese gran jardin / domingo no / sabado / 2pm ## c: si ## book terreno 11-28 14:00 paco
music ## mi hija canta bien bonito y quiero meterla a clases, jueves a las 4 o asi ## s: canto; c: si; h: a las 4 ## book canto 11-26 16:00 sol
spa ## hola x favor facial hidratante mañana a las 7 q salgo del trabajo polanco ## c: si; h: a las 7 ## book facial-60 11-24 19:00 daniela
vet ## el firu anda vomitando, lo llevo hoy a las 12 si? ## s: consulta; c: si ## book consulta 11-23 12:00 karla
`;
