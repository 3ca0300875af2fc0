// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const FIFTEENTH_VOICES = `
agata ## Hola, ¿tienen lugar el martes saliendo de comer para corte de dama? > la de las 3 ## c: sí ## book corte-dama 11-24 15:00 *
agata ## Buenas, quisiera un pedicure el jueves en la mañana > la primera ## c: sí por favor ## book pedicure 11-26 09:00 *
agata ## Quiero hacerme gelish > mañana > en Cholula mejor > a las 11 ## c: sí ## book gelish 11-24 11:00 itzel
agata ## Buenos días, cita para corte de caballero el sábado > a las 10 en Angelópolis ## c: correcto ## book caballero 11-28 10:00 diego
agata ## Me gustaría un retoque de raíz el viernes por la tarde > la de las 5 en Centro > sí ## c: sí; h: a las 5 ## book raiz 11-27 17:00 marta
agata ## Hola buenas tardes, para maquillaje el sábado a las 3 > sí > Valeria Montes ## c: sí ## book maquillaje 11-28 15:00 *
agata ## Diseño de ceja mañana a las 4 con Karen ## c: sí, pero a las 5 | sí ## book ceja 11-24 17:00 karen
agata ## Tinte completo el jueves a las 9 en centro ## c: mejor el viernes | sí ## book tinte 11-27 09:00 marta
agataTwo ## Buenas tardes, ¿puedo pasar mis dos citas al viernes? ## c: sí ## move corte-dama 11-27 17:00 marta; move gelish 11-27 12:00 fernanda
agataTwo ## Necesito cancelar todas mis citas, por favor ## c: sí ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataOne ## ¿A qué hora es mi cita? > ¿Y la puedo pasar al sábado a la misma hora? ## c: sí ## move corte-dama 11-28 17:00 marta
barber ## Buenas, corte y barba para hoy en la tarde > a las 6 en centro ## c: sí ## book corte-barba 11-23 18:00 (beto|ivan)
barber ## Corte de niño el sábado en la mañana ## h: el de las 11; c: sí ## book corte-nino 11-28 11:00 *
sonrie ## Hola, quiero una valoración y una limpieza el viernes a las 9 ## h: a las 9:30; w: a las 9:30; c: sí ## book valoracion 11-27 09:00 *; book limpieza 11-27 09:30 *
sonrie ## Necesito un blanqueamiento con la doctora Elena el viernes a las 10 ## c: sí ## book blanqueamiento 11-27 10:00 elena
psych ## Buenas noches, quisiera terapia individual con Regina mañana a las 8 ## h: de la noche; c: sí ## book individual 11-24 20:00 regina
vet ## Hola, consulta y vacuna para mi gatita mañana a las 12 ## h: a las 12:20; c: sí ## book consulta 11-24 12:00 karla; book vacuna 11-24 12:20 karla
workshop ## Buen día, afinación mayor el lunes que viene a las 9 a nombre de Rubén Salas ## c: sí ## book afinacion 11-30 09:00 raul
homes ## Buenas, me interesa visitar la casa de Lomas el sábado a las 12 ## c: sí, gracias ## book casa-lomas 11-28 12:00 abril
spa ## Hola, masaje relajante el jueves a las 7 saliendo del trabajo en Polanco ## c: sí ## book relajante 11-26 19:00 *
agata ## wenas, corte > si > dama > si > el sab en la mañana > la q sea en centro ## h: la de las 11; c: si ## book corte-dama 11-28 (09:00|11:00) *
agata ## oie gelish pal jueves tmb pedi el mismo dia en cholula, gelish a las 10 y pedi a las 11 ## c: sip ## book gelish 11-26 10:00 itzel; book pedicure 11-26 11:00 itzel
agata ## manicure no el jueves el viernes tipo 11 con itzel ## c: va ## book manicure 11-27 11:00 itzel
agata ## holaaa quiero cita > pa mi peque un cortecito infantil > mñn sale del kinder a la 1 / como a las 2 > en centro ## h: a las 2; c: ok > Sofía Luna ## book infantil 11-24 14:00 *
agata ## lo mismo que la otra vez porfa > ah ps balayage > sabado a las 9 centro ## c: sii ## book balayage 11-28 09:00 marta
agata ## corte dama hoy 5pm angelopolis > si > Mateo Ruiz ## c: si; x: no ## book corte-dama 11-23 17:00 *
agata ## keratina cuando puedas esta semana menos miercoles, pero ya tarde como a las 5 > el jueves con marta ## h: a las 5; w: el jueves a las 5; c: si ## book keratina 11-26 17:00 marta
agataOne ## oye ps siempre no voy el jueves / ponme el viernes / misma hora ## c: si ## move corte-dama 11-27 17:00 marta
agataOne ## borra mi cita y ponme otra de gelish el sabado a la 1 en cholula ## c: si; b: cholula; h: a la 1 ## cancel corte-dama 11-26 17:00 marta; book gelish 11-28 13:00 itzel
agataTwo ## no bueno la del sabado q no, cancelala, la otra si voy ## c: si ## cancel gelish 11-28 12:00 fernanda
barber ## corte y que me pinten la barba, viernes, centro, ivan, corte a las 5 y lo otro a las 6 ## h: a las 6; c: si ## book corte 11-27 17:00 ivan; book tinte-barba 11-27 18:00 ivan
barber ## qué rollo, al rato hay chance? un fade / 7 y media / centro ## s: corte; h: 7:30; c: arre ## book corte 11-23 19:30 *
barber ## 3 cortes? no, 2, pa mi y mi morro, el sab a las 12 en juriquilla ## s: corte; c: si; h: a las 12:30; w: a las 12:30 ## book corte 11-28 12:00 chuy; book corte 11-28 12:30 chuy
sonrie ## dr se me cayo la resina q me puso :( mañana mismo porfavor en la tarde > a las 5 ## h: a las 5; c: si ## book resina 11-24 17:00 *
sonrieOne ## no llego mañana digo el miercoles a las 10, llego 10 y media ## c: si ## move limpieza 11-25 10:30 elena
workshop ## mi carro truena al frenar jefe, cuando lo llevo? > mñn temprano ## s: frenos; h: a las 8; c: simon ## book frenos 11-24 08:00 tono
homes ## el depa ese del centro, sigue disponible? quiero verlo domingo despues de misa como a la 1 ## s: departamento centro; c: si ## book depa-centro 11-29 13:00 *
music ## clases de canto y piano pa mi niña, canto martes 5 piano jueves 5 ## c: si; h: a las 5 ## book canto 11-24 17:00 sol; book piano 11-26 17:00 sol
psych ## ando mal, necesito hablar con alguien, un psicologo, lo mas pronto posible pero en la tarde ## s: individual; h: a las 5; c: a las 5 | si ## book individual 11-23 17:00 *
spa ## depi axila y pierna completa sabado 12 en coyoacan ## h: 12:15; c: si ## book depi-axila 11-28 12:00 ana-s; book depi-pierna 11-28 12:15 ana-s
`;
