// Several people come for the same.
export const ONE_SERVICE_FOR_SEVERAL = `
agata ## para mi y mi amiga pedicure el mismo dia a la misma hora se puede?? el viernes a las 12 en donde sea ## c: si; h: a las 12; w: viernes a las 12; b: donde sea; d: no ya nada ## book pedicure 11-27 12:00 *; book pedicure 11-27 12:00 *
barber ## mi compa y yo queremos corte hoy a las 6 en el centro, los dos a la misma hora se puede? ## c: si; w: hoy a las 6; h: a las 6 ## book corte 11-23 18:00 *; book corte 11-23 18:00 *
sonrie ## mis dos niños necesitan revisión, el sábado, seguiditos, a partir de las 10 ## s: valoración; h: a las 10 | a las 10:30; w: a las 10 | a las 10:30; c: si ## book valoracion 11-28 10:00 *; book valoracion 11-28 10:30 *
agata ## hola! quiero corte para mis dos hijos, niño y niña, el sabado en la mañana en el centro ## s: infantil; h: a las 10 | a las 10:30; c: si | si; w: a las 10:30 ## book infantil 11-28 10:00 *; book infantil 11-28 10:30 *
sonrie ## limpieza para mí y para mi esposo el sábado a las 10 y 11 ## h: a las 10; w: a las 10; c: si | si ## book limpieza 11-28 10:00 *; book limpieza 11-28 11:00 *
agata ## 2 cortes de caballero para mis hijos mañana 5 y 5:30 en el centro ## c: si; w: a las 5; h: a las 5 ## book caballero 11-24 17:00 luis; book caballero 11-24 17:30 luis
agata ## buenos dias, corte infantil para dos niñas el sábado a las 10 en el centro ## c: si; h: 10:30; w: 10:30 ## book infantil 11-28 10:00 *; book infantil 11-28 10:30 *
sonrie ## limpieza para mis papás, miércoles 10 y 11 de la mañana ## c: sí; h: a las 11; w: a las 11; d: y la otra a las 11 ## book limpieza 11-25 10:00 *; book limpieza 11-25 11:00 *
sonrie ## Quisiera programar limpieza dental para dos personas el viernes a las 9 ## c: sí; h: a las 10; w: a las 10 ## book limpieza 11-27 09:00 *; book limpieza 11-27 10:00 *
agata ## dos gelish el sab a las 10, una pa mi y otra pa mi cuñada, centro ## c: si; h: a las 11; w: a las 11 ## book gelish 11-28 10:00 fernanda; book gelish 11-28 11:00 fernanda
barber ## 3 cortes? no, 2, pa mi y mi morro, el sab a las 12 en juriquilla ## s: corte; c: si; h: a las 12:30; w: a las 12:30 ## book corte 11-28 12:00 chuy; book corte 11-28 12:30 chuy
barber ## 2 cortes hoy a las 6, mismo horario, centro ## c: si ## book corte 11-23 18:00 *; book corte 11-23 18:00 *
agata ## Señorita buenas tardes, habla Esperanza, fíjese que quiero ir a hacerme el pelo para una boda, peinado, el sábado 28 a las doce del día en el Centro, y mi hija Lidia también peinado a la misma hora ## c: sí señorita; h: a las doce; b: centro ## book peinado 11-28 12:00 marta; book peinado 11-28 12:00 fernanda ## {} ## - | Lidia
agata ## Corte infantil para mis niñas Camila y Julieta, el viernes en Centro, una a las 4 y la otra a las 4:30, con Fernanda las dos ## c: sí; h: a las 4 | a las 4:30 ## book infantil 11-27 16:00 fernanda; book infantil 11-27 16:30 fernanda ## {} ## Camila | Julieta
agata ## corte para mis hijos de 14, 15 y 17 el martes a las 4 en centro ## s: corte de caballero; c: sí; h: a las 4 | a las 4:30 | a las 5 ## book caballero 11-24 16:00 luis; book caballero 11-24 16:30 luis; book caballero 11-24 17:00 luis
agata ## corte para mis hijas de 6 y 9 el martes a las 4 en centro ## s: infantil; c: sí; h: a las 4:30 ## book infantil 11-24 16:00 *; book infantil 11-24 16:30 *
agata ## manicure el martes y el viernes a las 10 en cholula ## h: los dos; c: sí; w: los dos ## book manicure 11-24 10:00 itzel; book manicure 11-27 10:00 itzel
barber ## Somos mi jefe, mi carnal y yo, puro corte, el sábado a las 12 en el centro, si no se puede los 3 juntos pues uno tras otro ## c: sí; h: a las 12 | a las 12:30; w: el sábado a las 12:30; b: centro ## book corte 11-28 12:00 *; book corte 11-28 12:00 *; book corte 11-28 12:30 *
music ## canto lunes y miércoles a las 5, son dos clases por semana verdad? ## c: sí; h: los dos; w: los dos ## book canto 11-23 17:00 sol; book canto 11-25 17:00 sol
agata ## Buenas, soy la mamá de Valeria y Ximena, las dos quieren peinado para su graduación el sábado a las 9 en el Centro, una con Marta y otra con Fernanda ## c: sí; h: a las 9; w: el sábado a las 9; b: centro ## book peinado 11-28 09:00 marta; book peinado 11-28 09:00 fernanda ## {} ## - | Ximena
sonrie ## Limpieza para los 4 de la familia el sábado en la mañana, desde las 9 ## c: sí; h: a las 9 | a las 9:30 | a las 10 | a las 10:30; w: a las 9 ## book limpieza 11-28 09:00 elena; book limpieza 11-28 09:30 raul; book limpieza 11-28 10:00 elena; book limpieza 11-28 10:30 raul
workshop ## Traigo dos camionetas de la empresa para servicio de 10,000 km, una el miércoles a las 8 y otra el jueves a las 8 ## c: sí; h: a las 8; w: el miércoles a las 8 ## book servicio-10 11-25 08:00 raul; book servicio-10 11-26 08:00 raul
spa ## Dos masajes relajantes para mi mamá y para mí el domingo... ah no abren, entonces el sábado a las 11 en Polanco al mismo tiempo ## c: sí; h: a las 11; b: polanco; w: el sábado a las 11 ## book relajante 11-28 11:00 daniela; book relajante 11-28 11:00 ana-p
agata ## Hola, quiero llevar a mis dos hijos a cortarse el pelo el sábado a las 10 en el centro, se llaman Leo de 5 y Mateo de 8 ## s: corte infantil; b: centro; h: a las 10; w: el sábado a las 10; n: Leo Díaz; c: sí ## book infantil 11-28 10:00 luis; book infantil 11-28 10:00 fernanda ## {} ## Leo | Mateo
barber ## Qué rollo, para mi y mi papá corte mañana a las 5 en centro, él con Beto y yo con Iván ## c: simon; h: a las 5; n: Roberto Díaz ## book corte 11-24 17:00 beto; book corte 11-24 17:00 ivan
sonrie ## Hola, somos mi hermano y yo, los dos limpieza, mañana a las 4 y a las 5 con el doctor Raúl ## c: sí; h: a las 4 | a las 5 ## book limpieza 11-24 16:00 raul; book limpieza 11-24 17:00 raul
sonrie ## Control de ortodoncia para mis gemelos Iván y Óscar Prado, sábado 10 y 10:30 ## c: sí; h: a las 10 | a las 10:30 ## book ortodoncia 11-28 10:00 raul; book ortodoncia 11-28 10:30 raul ## {} ## Iván | Óscar Prado
vet ## Tengo tres gatitos y los quiero vacunar el domingo, a las 10, 10:20 y 10:40 ## c: sí; h: a las 10 | a las 10:20 | a las 10:40 ## book vacuna 11-29 10:00 karla; book vacuna 11-29 10:20 karla; book vacuna 11-29 10:40 karla
languages ## mis dos hijos toman inglés: Bruno martes 5 y Dani martes 6, en Del Valle ## c: sí; h: a las 5; w: el martes a las 5 ## book ingles 11-24 17:00 nora; book ingles 11-24 18:00 nora ## {} ## Bruno | Dani
languages ## Examen de colocación para 2 personas el sábado a las 9 en Roma: Luis Mora y Eva Mora ## c: sí; h: a las 9; w: el sábado a las 9 ## book colocacion 11-28 09:00 kevin; book colocacion 11-28 09:00 chloe ## {} ## Luis Mora | Eva Mora
sonrie ## limpieza para mis tres hijas Ana, Sofi y Vale el sábado desde las 9 seguiditas con la doctora Elena ## c: sí; h: a las 9; w: el sábado a las 9 ## book limpieza 11-28 09:00 elena; book limpieza 11-28 10:00 elena; book limpieza 11-28 11:00 elena ## {} ## Ana | Sofi | Vale
workshop ## diagnóstico por escáner para el Jetta el martes a las 12 y para la Hilux el miércoles a las 12 ## c: sí; h: a las 12; w: el martes a las 12 ## book diagnostico 11-24 12:00 raul; book diagnostico 11-25 12:00 raul
vet ## vacunar 3 perros mañana a las 4 ## h: a las 4:20 | a las 4:40; w: mañana a las 4; c: sí ## book vacuna 11-24 16:00 karla; book vacuna 11-24 16:20 karla; book vacuna 11-24 16:40 karla
spa ## Hola, masaje relajante para dos personas, mi esposo y yo, el domingo > entonces el sábado a las 5 ## h: a las 5; c: sí; w: el sábado a las 5 ## book relajante 11-28 17:00 daniela; book relajante 11-28 17:00 ana-p
barber ## Buenas, corte para mí y para mi papá el sábado a las 11 y 11:30 en Juriquilla ## s: corte; c: sí ## book corte 11-28 11:00 chuy; book corte 11-28 11:30 chuy
sonrie ## limpieza x2, mi hermano y yo, viernes 10 y 11 ## s: limpieza; c: si; h: a las 11; w: a las 11 ## book limpieza 11-27 10:00 *; book limpieza 11-27 11:00 *
sonrie ## Buenos días, blanqueamiento para dos, mi hermana y yo, el sábado a las 9 y a las 11 ## c: sí ## book blanqueamiento 11-28 09:00 elena; book blanqueamiento 11-28 11:00 elena
sonrie ## dos resinas el mismo día, el lunes 30, a las 9 y a las 10 ## c: sí ## book resina 11-30 09:00 *; book resina 11-30 10:00 *
barber ## pa mi jefe y pa mi, cortes, hoy 5 y 5:30, centro ## c: si; h: 5:30; w: 5:30 ## book corte 11-23 17:00 *; book corte 11-23 17:30 *
sonrie ## Mi esposo y yo queremos limpieza el viernes, él a las 9 y yo a las 10 ## c: sí; h: a las 10; w: a las 10 ## book limpieza 11-27 09:00 *; book limpieza 11-27 10:00 *
agata ## tengo 2 niños, corte infantil pa los 2 el sabado 10 y 10:30, centro ## c: si ## book infantil 11-28 10:00 *; book infantil 11-28 10:30 *
spa ## masaje para 2 el sabado a las 12 polanco relajante ## c: si; h: a las 12 ## book relajante 11-28 12:00 daniela; book relajante 11-28 12:00 ana-p
vet ## vacunación de los dos gatos, viernes 10 y 10:20 ## s: vacunación; c: si ## book vacuna 11-27 10:00 karla; book vacuna 11-27 10:20 karla
sonrie ## Buenas, para agendar valoración de mis dos hijos el sábado a las 10 y 10:30 ## c: sí ## book valoracion 11-28 10:00 *; book valoracion 11-28 10:30 *
`;
