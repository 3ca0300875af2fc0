// Days by date, by week, or in a roundabout way.
export const DAYS_IN_WORDS = `
agata ## quiero reservar balayage para el 30 de noviembre a las 10:00 horas en Angelópolis ## c: correcto ## book balayage 11-30 10:00 karen
agata ## quisiera un peinado sencillo el sábado 5 de diciembre a las 3 de la tarde en el centro ## c: sí por favor ## book peinado 12-05 15:00 *
workshop ## servicio de los 10,000 km para el viernes a las 9 de la mañana ## c: ok ## book servicio-10 11-27 09:00 raul
music ## una clase de piano el lunes 30 a las 4 de la tarde ## c: sí por favor ## book piano 11-30 16:00 sol
agata ## quiero cita con la muchacha de cholula para uñas > de las de gelish > pasado mañana a las 6 ## c: si esa mera ## book gelish 11-25 18:00 itzel
homes ## Estimados, deseo concertar una visita al departamento del centro el próximo viernes a las 16:00 horas. ## c: Es correcto, gracias ## book depa-centro 11-27 16:00 *
barber ## hola, arreglo de barba, el 1 de diciembre a las 6:30 de la tarde, en el centro ## c: va ## book barba 12-01 18:30 (beto|ivan)
agata ## Pedicure el viernes a las 5 de la tarde en Cholula > entonces en centro a esa hora ## h: en centro; b: centro; c: sí ## book pedicure 11-27 17:00 fernanda
agata ## quiero cita el martes > corte de caballero > en el centro > con Luis > a las 7 de la tarde ## h: a las 7; w: a las 7; b: centro; c: sí ## book caballero 11-24 19:00 luis
barber ## corte el viernes a las 9 de la mañana en centro > a las 10 pues ## h: a las 10; c: va ## book corte 11-27 10:00 *
homes ## Hola, estoy en Texas, llego el 2 de diciembre, quiero ver el terreno el 3 a las 10 am ## c: Perfecto ## book terreno 12-03 10:00 paco
agata ## Buenas tardes, para preguntar por un corte de caballero el día de mañana > En Cholula > a las 6 de la tarde ## b: Cholula; h: a las 6 de la tarde; w: mañana a las 6 de la tarde; c: Sí señorita, gracias ## book caballero 11-24 18:00 itzel
agata ## cita de pedicure para el 2 de diciembre a las 7 pm en cholula a nombre de Lety Campos ## c: si; n: Lety Campos ## book pedicure 12-02 19:00 itzel ## {"name":null}
barber ## Corte de niño, centro, viernes, 6 de la tarde ## c: sí ## book corte-nino 11-27 18:00 beto
psych ## terapia infantil el lunes 30 a las 5 de la tarde ## n: Gloria Reséndiz; c: sí ## book infantil 11-30 17:00 tomas ## {"name":null}
workshop ## revisión de frenos para el martes 1 de diciembre a las 12 ## s: frenos; c: sí ## book frenos 12-01 12:00 tono
agata ## Muy buenas tardes, ¿me podría ayudar con una cita? > Es para un corte de dama > En la sucursal de Angelópolis > El próximo miércoles a las 4 ## h: a las 4; w: el miércoles a las 4; c: Sí, gracias ## book corte-dama 11-25 16:00 (karen|diego)
barber ## un corte y barba el lunes 30 a las 4 de la tarde con beto ## c: ya estás ## book corte-barba 11-30 16:00 beto
agata ## Hola buenas tardes, ¿me agendas corte de dama el martes 1 de diciembre a las 4 en Angelópolis? ## c: Sí, mil gracias ## book corte-dama 12-01 16:00 (karen|diego)
agata ## hola, ¿hay alguien que me atienda a las 8 de la mañana? > entonces a las 9 mañana, corte de dama en centro ## s: corte de dama; b: centro; h: a las 9; w: mañana a las 9; c: sí ## book corte-dama 11-24 09:00 *
barber ## quiero corte con Memo el sábado a las 10 de la mañana ## c: ok ## book corte 11-28 10:00 memo
sonrie ## Necesito valoración con la doctora, pasado mañana a las 9:30 ## c: excelente ## book valoracion 11-25 09:30 elena
sonrie ## me toca mi ajuste de brackets, puedo el lunes que viene a las 5? ## s: control de ortodoncia; c: si porfis ## book ortodoncia 11-30 17:00 raul
agata ## quiero un peinado para el viernes a las 6 de la tarde, soy Daniela Cruz ## b: centro; n: Daniela Cruz; c: si ## book peinado 11-27 18:00 * ## {"name":null}
agata ## 1 corte de dama el viernes 2 de la tarde en cholula > ah cierran? > a las 6 pues > Diana Cruz ## h: a las 6; c: si; x: no ## book corte-dama 11-27 18:00 itzel
homes ## Hola! Quiero ver la casa de Lomas este fin de semana > el sábado a la 1 ## h: el sábado a la 1; w: el sábado a la 1; c: sí ## book casa-lomas 11-28 13:00 abril
spa ## masaje relajante con Daniela el miércoles a las 6 de la tarde ## c: sí ## book relajante 11-25 18:00 daniela
workshop ## Buen día, afinación mayor el lunes que viene a las 9 a nombre de Rubén Salas ## c: sí ## book afinacion 11-30 09:00 raul
agata ## Buenas, ¿me aparta un corte de dama con Luis mañana a las 11 de la mañana? ## c: Sí, gracias ## book corte-dama 11-24 11:00 luis
agata ## manicure jueves 27 de noviembre en Cholula a las 10 ## w: el 27; h: a las 10; c: sí ## book manicure 11-27 10:00 itzel
sonrie ## me apunta una limpieza el martes 25 a las 5 de la tarde ## w: el miércoles 25; h: a las 5; c: sí ## book limpieza 11-25 17:00 elena
agata ## compa ando en cholula, hay chance orita a las 11 de un corte de caballero? ## c: simón; h: a las 11 ## book caballero 11-23 11:00 itzel
workshop ## quihubo mi buen, ocupo q le chequen los frenos a la troca, caigo el viernes como a las 10 de la mañana ## s: frenos; c: arre; h: a las 10 ## book frenos 11-27 10:00 tono
workshop ## Frenos el 27, es jueves ¿no?, a las 10 ## w: el viernes 27; h: a las 10; c: sí ## book frenos 11-27 10:00 tono
sonrie ## traigo brackets y ya me toca el ajuste, viernes 6 de la tarde, o si no 6 y media ## s: control de ortodoncia; h: a las 6; w: viernes a las 6; c: sí ## book ortodoncia 11-27 18:00 raul
agata ## Corte de dama con Diego el miércoles a las 5 de la tarde > sí, ese > ¿y puedo llegar 10 minutos tarde? ## c: sí ## book corte-dama 11-25 17:00 diego
agata ## el jueves salgo a las 6 de trabajar, llego 6:30, corte de dama angelopolis con karen ## c: sale ## book corte-dama 11-26 18:30 karen
agata ## Corte de dama con Karen, pasado mañana a las 12 ## n: Andrea Solano; c: sí ## book corte-dama 11-25 12:00 karen ## {"name":null}
agata ## ceja el 1 de diciembre a las 11 con Fernanda ## c: sí ## book ceja 12-01 11:00 fernanda
agata ## me gustaría maquillaje con Karen el sábado a las 5 de la tarde, es para una boda ## c: sí ## book maquillaje 11-28 17:00 karen
psych ## terapia individual con la psicóloga, el martes que viene a las 10 de la mañana > sí con ella ## p: regina; c: sí ## book individual 11-24 10:00 *
homes ## Hola, busco terreno, ¿lo puedo ver este fin de semana? > el sábado a las 12 ## h: sábado a las 12; c: sí; s: terreno; w: el sábado a las 12 ## book terreno 11-28 12:00 paco
music ## Buenas, inscripción a clase de canto, el lunes que viene a las 5 de la tarde, a nombre de Alexa Prado ## c: sí ## book canto 11-30 17:00 sol
psych ## no quiero con tomas quiero con regina individual jueves 6 de la tarde porfa ## c: si ## book individual 11-26 18:00 regina
sonrie ## Quisiera una limpieza la próxima semana > el lunes a las 10 ## h: el lunes a las 10; w: el lunes a las 10; c: sí ## book limpieza 11-30 10:00 *
sonrie ## Hola, tengo una caries, ¿para cuándo hay cita? > mañana a las 6 de la tarde ## s: resina; h: mañana a las 6; w: mañana a las 6; c: sí ## book resina 11-24 18:00 *
psych ## Hola, quiero seguir mis sesiones individuales con Regina, el jueves a las 9 de la mañana ## c: sí ## book individual 11-26 09:00 regina
workshop ## Buenas, ¿me agenda los frenos para pasado mañana a las 10? ## c: sí ## book frenos 11-25 10:00 tono
`;
