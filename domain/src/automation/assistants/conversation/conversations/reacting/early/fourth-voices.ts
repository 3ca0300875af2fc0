// Kinds of answers: see first-voices.ts. The last twenty-five are the messy ones.

export const FOURTH_VOICES = `
agata ## Holaaa buen díaaa 😊 me encantaría una cita para manicure el jueves por la mañana en Cholula ## h: 10 am; w: a las 10; c: Siiii porfaaa 💅 ## book manicure 11-26 10:00 itzel
agata ## Buenas tardes, ¿aún hay lugar para hoy en Angelópolis? Es corte de caballero ## h: a las 6 pm; w: a las 6; c: Sí. ## book caballero 11-23 18:00 diego
agata ## quiero teñirme el pelo, el sábado temprano en el centro ## s: tinte completo; h: a las 9; w: sábado a las 9; c: sí ## book tinte 11-28 09:00 marta
agata ## me interesa el balayage, ¿qué incluye? > y cuánto dura? > va, el viernes a las 10 con Marta ## c: claro que sí ## book balayage 11-27 10:00 marta
agata ## Hola, soy Rocío Paz, necesito cita para pedicure el martes 24 a las 5 pm en Cholula ## c: de acuerdo ## book pedicure 11-24 17:00 itzel ## {"name":null}
agata ## cita corte infantil para mañana 4 y media, sucursal centro ## c: está bien ## book infantil 11-24 16:30 *
agata ## ¿Tienen disponible a Diego el jueves en la mañana? Es para corte de caballero ## h: 11:30; w: 11:30; c: esa misma ## book caballero 11-26 11:30 diego
agata ## quisiera saber cuánto cuesta la keratina y si tienen espacio el miércoles 2 de diciembre a las 10 > en Angelópolis ## b: Angelópolis; c: sí adelante ## book keratina 12-02 10:00 diego
agata ## Uñas acrílicas para el sábado a la 1 ## h: a las 12; w: a las 12; c: ok gracias ## book acrilicas 11-28 12:00 fernanda
agataOne ## Buen día, quiero cambiar mi cita del jueves 26 al viernes 27 a las 4 de la tarde ## c: Sí, muchas gracias ## move corte-dama 11-27 16:00 marta
agataOne ## mi cita del jueves, ¿la puedo cambiar con Fernanda? > a las 6 entonces ## h: a las 6; w: a las 6; c: si ## move corte-dama 11-26 18:00 fernanda
agataTwo ## ¿Qué citas tengo? > cancela la de gelish ## c: sí ## cancel gelish 11-28 12:00 fernanda
barber ## Qué tal, quiero un corte para hoy a las 8 de la noche en Centro con Iván ## c: a huevo ## book corte 11-23 20:00 ivan
barber ## Buenas, me apartas corte y barba el jueves al mediodía en Juriquilla? ## c: por favor ## book corte-barba 11-26 12:00 chuy
barber ## ¿cuál es la sucursal más cercana al centro de Celaya? > ok, un corte ahí hoy a las 5 y media ## c: si ## book corte 11-23 17:30 memo
barber ## hola, arreglo de barba, el 1 de diciembre a las 6:30 de la tarde, en el centro ## c: va ## book barba 12-01 18:30 (beto|ivan)
sonrie ## Buen día doctora, quisiera una consulta de valoración para mi mamá el jueves a las 11 ## c: sí, muchas gracias ## book valoracion 11-26 11:00 *
sonrie ## tengo una caries, me la pueden tapar el martes? ## s: resina; h: a las 4; w: a las 4; c: si ## book resina 11-24 16:00 *
sonrie ## Limpieza dental sábado 28 a las 12:30 ## c: sí ## book limpieza 11-28 12:30 *
sonrie ## a qué hora abren mañana? > ok, ajuste de brackets a esa hora ## s: control de ortodoncia; h: a las 9; w: mañana a las 9; c: sip ## book ortodoncia 11-24 09:00 raul
sonrieOne ## ¿Me pueden recordar mi cita? > la voy a cancelar, me salió un imprevisto ## c: Sí, cancélenla ## cancel limpieza 11-25 10:00 elena
psych ## Hola, busco apoyo para ansiedad, ¿cuánto cuesta? > ok, terapia individual, el lunes de la próxima semana a las 6 de la tarde ## s: individual; c: sí ## book individual 11-30 18:00 *
psych ## Hola, una amiga me recomendó a Tomás, quiero cita con él el viernes al mediodía ## s: individual; c: va ## book individual 11-27 12:00 tomas
workshop ## necesito cambio de aceite para dos camionetas, el jueves a las 9 ## c: si ## book aceite 11-26 09:00 *
workshop ## diagnóstico por escáner, lo más pronto posible porfa ## h: la primera; c: sí ## book diagnostico 11-23 11:00 *
workshop ## Buen día, me prenden el foco de frenos, ¿los pueden checar el sábado 28 a las 10? ## s: frenos; c: si ## book frenos 11-28 10:00 tono
homes ## Quiero conocer el terreno de Gran Jardín, ¿se puede hoy? > a las 5 ## h: a las 5; w: hoy a las 5; c: sí ## book terreno 11-23 17:00 paco
homes ## Me gustaría ver el departamento del centro con Abril, el miércoles 25 a las 4 ## c: así es ## book depa-centro 11-25 16:00 abril
music ## info de clases de piano porfa > y el sábado a las 11 hay? ## c: sí, apártala; h: a las 11; w: sábado a las 11 ## book piano 11-28 11:00 sol
music ## clase de batería el martes a las 7 de la noche para mi hijo Leo ## c: sí ## book bateria 11-24 19:00 julio
salonWithOne ## Hola, ¿puedo adelantar mi cita al miércoles? ## h: a la misma hora; w: el miércoles a la misma hora; c: sí ## move corte-dama 11-25 17:00 marta
salonWithTwo ## quiero cancelar todas mis citas ## c: si, todas ## cancel corte-dama 11-26 17:00 marta; cancel tinte 11-28 11:00 fernanda
salon ## manicure y pedicure con Lucía el viernes a las 10 y a las 11 ## c: si ## book manicure 11-27 10:00 lucia; book pedicure 11-27 11:00 lucia
salon ## quiero pedicure el jueves entre 4 y 6 con Lucía ## h: la de las 5; w: a las 5; c: esa ## book pedicure 11-26 17:00 lucia
salon ## corte de caballero después de las 7 el miércoles ## h: 7:30; w: 7:30; c: ok ## book corte-caballero 11-25 19:30 *
agata ## oye tocaya andas ocupada? quería ver si mañana me haces un huequito pa las uñas las de gelish tantito antes de las 11 en cholula ## h: a las 10; w: a las 10; c: ándale sí ## book gelish 11-24 10:00 itzel
agata ## hola buenas tardes una pregunta si voy con cabello mojado igual me cobran el lavado? bueno no importa dame cita para corte de dama el jueves a las 6 con fer si se puede y si no con quien este ## h: ok con quien sea; c: si ## book corte-dama 11-26 18:00 fernanda
agata ## CORTE DE DAMA / MAÑANA / A LAS 5 / EN EL CENTRO / CON MARTA ## h: entonces con Luis a las 5; w: con Luis a las 5; p: con Luis; c: si ## book corte-dama 11-24 17:00 luis
agata ## si no hay el viernes a las 4 entonces el sabado a las 10, maquillaje en el centro ## c: si ## book maquillaje 11-27 16:00 fernanda
agata ## tinte / no / retoque mejor / el mierc / 11 / centro ## c: simona la mona ## book raiz 11-25 11:00 marta
agata ## ya me decidí, sí quiero el balayage pero me da miedo que quede muy claro jaja, bueno, sería para antes de navidad pero mejor ya, este sábado no el otro, a las 10 en centro ## c: si ## book balayage 11-28 10:00 marta
agata ## 2 cortes de caballero para mis hijos mañana 5 y 5:30 en el centro ## c: si; w: a las 5; h: a las 5 ## book caballero 11-24 17:00 luis; book caballero 11-24 17:30 luis
agata ## no es que mira el jueves ando en CDMX, el viernes llego ya noche, el sábado pues duermo jaja, entonces el domingo? corte de dama en el centro ## h: a las 12; w: a las 12; c: siii ## book corte-dama 11-29 12:00 *
agataOne ## se me olvidó por completo, no puedo el jueves, lo movemos al sabado o domingo? el que tengas con martha en la mañana ## h: el sabado a las 10; w: el sabado a las 10; c: el sábado a las 10 | si ## move corte-dama 11-28 10:00 marta
agataTwo ## la del sábado la quiero mover al domingo misma hora y de paso agrégame ceja después ## c: si; h: a la 1; w: a la 1; d: y agendame ceja el domingo a la 1 con fernanda ## move gelish 11-29 12:00 fernanda; book ceja 11-29 13:00 fernanda
barber ## compa 2 cortes uno pa mi y uno pa mi chavito de 6 el sabado a las 11 centro ## s: corte de niño; c: si; d: y el mio a las 11:30, corte normal ## book corte-nino 11-28 11:00 beto; book corte 11-28 11:30 *
barber ## corte hoy > centro > 4 > no 5 > con ivan > sale ## h: 5; w: 5; c: sale ## book corte 11-23 17:00 ivan
barber ## q tranza, tienes algo orita? ando por juriquilla ## s: corte; h: la primera; w: la primera que tengas; c: fuga ## book corte 11-23 11:00 chuy
barber ## oye y si llego tarde me esperas? es que salgo de la chamba a las 6 y hago como media hora, corte en centro hoy ## h: a las 7; w: a las 7; c: va ## book corte 11-23 19:00 *
sonrie ## mi niño se cayó y se le astilló un diente urge hoy mismo por favor ## s: valoración; h: la primera; w: lo más pronto posible; c: si si ## book valoracion 11-23 10:30 *
sonrie ## buenas buenas este mira traigo una muela que me anda matando desde el domingo y no he dormido nada, el doctor raul atiende mañana? tipo 9 o 10 ## s: valoración; h: a las 9; w: a las 9; c: si porfavor ## book valoracion 11-24 09:00 raul
sonrie ## sí o no tienen el sábado? limpieza, ya les pregunté ayer y nadie me contestó > a las 10 ## h: a las 10; w: a las 10; c: si ## book limpieza 11-28 10:00 *
sonrieOne ## fíjate q ese día q tengo limpieza tmb quiero q me vean una caries, se puede? seguido de la limpieza ## s: resina; h: a las 11; w: el miercoles a las 11; c: si ## book resina 11-25 11:00 *
psych ## ya pues, sí voy a ir, mi mamá insiste mucho, cuándo tienen? > nada más que no sea en la mañana > el viernes ## s: individual; h: a las 5; w: el viernes a las 5; c: ok ## book individual 11-27 17:00 *
psych ## me urge hablar con alguien hoy mismo, psicóloga de preferencia ## s: terapia individual; h: a las 4; w: a las 4; p: Regina; c: no, a las 4 con Regina | si ## book individual 11-23 16:00 regina
workshop ## quihubo don raul, le encargo la afinacion de la nissan pal jueves, se la dejo tempranito a las 8 ## c: ándele ## book afinacion 11-26 08:00 raul
homes ## buenas sigue disponible la casa de lomas? > cuánto piden? > bueno quiero verla, mi señora puede el jueves, yo el viernes, mejor el viernes que vamos los dos, a las 4 ## c: sí ## book casa-lomas 11-27 16:00 abril
music ## mi hijo quiere guitarra y mi hija canto, el mismo dia pa no dar 2 vueltas, miércoles o jueves en la tarde ## h: el miércoles a las 5 | a las 5; w: el miércoles a las 5 | a las 5; c: si ## book guitarra 11-25 17:00 julio; book canto 11-25 17:00 sol
music ## hola perdon la hora, apenas sali de trabajar, para lo de piano, quedé de confirmar, sí quiero, el jueves a las 5 ## c: si ## book piano 11-26 17:00 sol
salonWithOne ## ay qué crees que me enfermé, ando con fiebre, mejor la otra semana no? mismo día misma hora ## c: si ## move corte-dama 12-03 17:00 marta
`;
