// Plan ## how the customer begins ## that person's answer to each kind of question ## what comes of it ## options ## in whose names.
// Kinds: s service, b branch, p specialist, w day or hour, h free hours offered, n name, c confirmation,
// a which appointment, x anything else, d said after it is done. "|" parts a first answer from a second one.

export const FIRST_VOICES = `
agata ## Buenas tardes señorita, disculpe la molestia, quisiera una citita para pintarme las canas ## s: retoque de raíz nomás; b: en el centro por favor; w: el jueves por la mañana si se puede; h: a las 10 está bien; c: si mijita, gracias ## book raiz 11-26 10:00 marta
agata ## Buen día, habla la señora Conchita. Necesito que me arreglen los pies ## s: pedicure; b: la de cholula me queda cerca; w: mañana temprano; h: a las 9; n: Concepción Rivera; c: sí por favor ## book pedicure 11-24 09:00 itzel ## {"name":null}
agata ## Señorita quiero que me atienda Martita el martes a las 5 para un corte ## s: de dama; h: entonces el miércoles a la misma hora; c: si ## book corte-dama 11-25 17:00 marta
agata ## buenas... mi nieto necesita corte, tiene 8 años, el sabado ## s: infantil; b: centro; h: a las 11; c: si gracias ## book infantil 11-28 11:00 (luis|fernanda)
sonrie ## Buenas tardes doctora, me duele mucho una muela, puedo ir hoy? ## s: pues que me revisen; h: a las 5; c: si ## book valoracion 11-23 17:00 *
sonrie ## Quiero cita para limpieza con la doctora Elena mañana en la mañana ## h: entonces en la tarde a las 4; c: si ## book limpieza 11-24 16:00 elena
agataTwo ## Hijita cancélame las dos citas que tengo por favor ## c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataOne ## ay señorita fíjese que se me atravesó algo el jueves, me la puede cambiar para otro día ## w: el viernes a la misma hora; h: a la misma hora; c: ándele ## move corte-dama 11-27 17:00 marta
psych ## Buenas tardes, mi hija me dijo que escribiera, es para mí, me siento muy triste ## s: individual; w: el miércoles en la tarde; h: a las 5; c: si; p: con la que sea ## book individual 11-25 17:00 *
agata ## Señorita cuánto cobra por las uñas > las de gelish > y tiene lugar el miércoles? ## b: cualquiera; h: a las 11; c: si ## book gelish 11-25 11:00 itzel
barber ## q onda cuanto el corte > va, pa mañana a las 4 ## b: centro; p: x el q sea; c: sip ## book corte 11-24 16:00 (beto|ivan)
barber ## kiero un fade pa hoy en la tarde, en juriquilla ## s: corte normal; h: 5; c: simon ## book corte 11-23 17:00 chuy
agata ## ola kiero unas uñitas acrilicas pal viernes x la tarde porfis ## b: centro; h: a las 4; c: va ## book acrilicas 11-27 16:00 fernanda
agata ## holi / kiero hacerme balayage / cuanto sale / y cuando tienen > esta carito jaja pero va, el sab ## b: centro; h: a las 10; w: el sab a las 10; c: sipi ## book balayage 11-28 10:00 marta
music ## bro dan clases de bateria? > sale, el miercoles a las 5 ## c: simon ## book bateria 11-25 17:00 julio
music ## oigan kiero canto y guitarra, canto el martes a las 4 y guitarra el jueves a las 4 ## w: el jueves a las 4; h: el jueves a las 4; c: si ## book canto 11-24 16:00 sol; book guitarra 11-26 16:00 julio
salonWithOne ## oie ya no voy a poder ir el jueves :( ## x: cancelala; c: si; w: no, cancelala ## cancel corte-dama 11-26 17:00 marta
agata ## corte de caballero hoy 7 angelopolis ## c: 👍 ## book caballero 11-23 19:00 diego
barber ## arreglo de barba con el ivan al rato tipo 8 ## c: vaaa ## book barba 11-23 20:00 ivan
barber ## hay chance mñn a las 12 con beto? corte ## h: pues con ivan a esa hora; p: pues con ivan; c: si ## book corte 11-24 12:00 ivan
barber ## Corte y barba. Jueves 9 pm. Centro. ## h: 8 pm.; p: Beto; c: Ok. ## book corte-barba 11-26 20:00 (beto|ivan)
workshop ## Afinación mayor, viernes 8:00 am ## n: Ing. Roberto Salinas; c: Confirmo ## book afinacion 11-27 08:00 raul ## {"name":null}
workshop ## Cambio de aceite lo antes posible ## c: De acuerdo; h: la primera ## book aceite 11-23 11:00 *
homes ## Me interesa visitar el terreno. Disponibilidad esta semana? ## h: Miércoles 12:00; c: Correcto ## book terreno 11-25 12:00 paco
homes ## Visita depto centro sábado 14 hrs con Abril ## c: Ok ## book depa-centro 11-28 14:00 abril
sonrie ## Limpieza. Jueves después de las 18:00 ## h: 19:00; c: Sí ## book limpieza 11-26 19:00 elena
sonrie ## Blanqueamiento. ¿Costo y duración? > Agendar 3/12 a las 17:00 ## c: Procede ## book blanqueamiento 12-03 17:00 elena
agataOne ## Reagendar cita a viernes 10:00 ## c: Sí ## move corte-dama 11-27 10:00 marta
psych ## Terapia de pareja martes 19:00 ## c: Confirmado ## book pareja 11-24 19:00 regina
barber ## corte centro hoy 14:00 > corrijo, 15:00 ## c: ok; p: quien sea ## book corte 11-23 15:00 (beto|ivan)
agata ## hola! quiero corte para mis dos hijos, niño y niña, el sabado en la mañana en el centro ## s: infantil; h: a las 10 | a las 10:30; c: si | si; w: a las 10:30 ## book infantil 11-28 10:00 *; book infantil 11-28 10:30 *
music ## buenas tardes, quisiera inscribir a mi hija Sofía a clases de piano, ella sale de la escuela a las 2 ## w: el lunes que viene a las 4; h: el lunes que viene a las 4; c: si por favor ## book piano 11-30 16:00 sol
sonrie ## Hola buen día, mi hijo trae brackets y le toca ajuste, puede ser mañana saliendo de la escuela tipo 5? ## s: control de ortodoncia; c: sí gracias ## book ortodoncia 11-24 17:00 raul
psych ## hola, busco psicóloga para mi niño de 7 años ## s: infantil; w: el jueves a las 4; h: el jueves a las 4; c: si ## book infantil 11-26 16:00 tomas
agata ## quiero manicure y pedicure para el viernes en cholula a las 10 ## h: a las 11; w: a las 11; c: si ## book manicure 11-27 10:00 itzel; book pedicure 11-27 11:00 itzel
barber ## corte para mi niño el sábado ## b: juriquilla; h: a la 1; c: si ## book corte-nino 11-28 13:00 chuy
salonWithTwo ## necesito cambiar una de mis citas ## a: la del sábado; w: el viernes a las 5; h: el viernes a las 5; c: si ## move tinte 11-27 17:00 fernanda
sonrie ## limpieza para mí y para mi esposo el sábado a las 10 y 11 ## h: a las 10; w: a las 10; c: si | si ## book limpieza 11-28 10:00 *; book limpieza 11-28 11:00 *
agata ## Hola, me pueden peinar a mi hija para su graduación el viernes 4 de diciembre, tiene que estar lista a las 6 ## b: centro; h: a las 4; w: a las 4; c: no, a las 4 por favor | si ## book peinado 12-04 16:00 *
agata ## corte infantil mañana 4pm, y el mio de dama saliendo ella ## b: centro; w: 4:30; h: 4:30; p: cualquiera; c: si ## book infantil 11-24 16:00 *; book corte-dama 11-24 16:30 *
agata ## hola qué tal mira te platico es que tengo una boda el sábado de mi prima en Atlixco y pues ando viendo lo del peinado porque la misa es a las 5 entonces como a las 2 estaría perfecto que me peinaran ahí en la del centro, sí tienen? ## h: a la 1; c: si va ## book peinado 11-28 13:00 *
workshop ## buenas oye es que mi carro está haciendo un ruido bien raro cuando freno como que rechina y pues ya me dio miedo, no sé si sean las balatas o qué, cuándo lo puedo llevar ## s: frenos y balatas; w: el miércoles temprano; h: el miércoles a las 8; c: sí ## book frenos 11-25 08:00 tono
agataOne ## oye fíjate que el jueves que tenía con marta a las 5 resulta que mi jefe me puso junta, no sé si me puedas pasar más tarde ese mismo día o ya de plano el viernes, lo que tengas ## h: el jueves a las 7; w: el jueves a las 7; c: si ## move corte-dama 11-26 19:00 marta
agata ## mira no sé si es keratina o qué lo que me hice la otra vez, pero me duró bien poquito, total que quiero hacerme otra vez la keratina ahora sí con otra persona que no sea marta ## b: angelópolis; w: el jueves; h: el jueves a las 11; p: diego; c: si ## book keratina 11-26 11:00 diego
homes ## Hola vi su anuncio en facebook de la casa en lomas del campestre, mi esposo y yo andamos buscando, él trabaja entre semana así que sería sábado o domingo ## w: el domingo a las 12; h: el domingo a las 12; c: si ## book casa-lomas 11-29 12:00 abril
psych ## hola, es la primera vez que busco terapia, no sé cómo funciona, cuánto cuesta la sesión? > y son en línea o presencial? > bueno, me gustaría con un hombre, el jueves por la noche ## s: individual; p: con Tomás; h: a las 8; c: con Tomás mejor | si ## book individual 11-26 20:00 tomas
agata ## hola soy Paty la del otro día, quería ver si siempre sí me alcanzan a hacer el tinte mañana, voy saliendo del trabajo como a las 5 pero en lo que llego unas 5 y media ## b: angelópolis; c: si ## book tinte 11-24 17:30 karen
barber ## compa ando en celaya de paso, voy a estar mañana nada más, un corte rapidito entre 12 y 2 ## h: a las 12 y media; c: ya estas ## book corte 11-24 12:30 memo
sonrie ## oiga se me cayó una resina y también me toca limpieza, las dos cosas el mismo día si se puede, el miercoles ## h: a las 10 | a las 11; w: a las 10 | a las 11; c: si ## book resina 11-25 10:00 *; book limpieza 11-25 11:00 *
workshop ## se me prendió el check engine, qué hago? ## s: diagnóstico por escáner; x: diagnostico; w: hoy mismo; h: hoy a las 12; c: si ## book diagnostico 11-23 12:00 *
agata ## Hello, I mean hola, quiero un corte para hombre el día de mañana a las once, por favor ## b: Centro; c: Sí, correcto ## book caballero 11-24 11:00 luis
homes ## Estimados, deseo concertar una visita al departamento del centro el próximo viernes a las 16:00 horas. ## c: Es correcto, gracias ## book depa-centro 11-27 16:00 *
sonrie ## Buenos días, ¿sería posible obtener una cita de valoración con el Dr. Ibáñez el jueves a las 10:30? ## c: Perfecto, muchas gracias ## book valoracion 11-26 10:30 raul
psych ## Buenas tardes. Quisiera saber qué horarios tiene la psicóloga Regina el miércoles. ## s: Terapia individual; h: A las 13:00; c: Sí ## book individual 11-25 13:00 regina
agata ## Disculpe, ¿quién está disponible mañana a las 12 para un corte de dama en Angelópolis? ## p: Karen; h: con Karen a las 12; c: con Karen por favor | si ## book corte-dama 11-24 12:00 karen
music ## Yo querer clase guitarra, sabado mañana ## h: a las 10; c: si ## book guitarra 11-28 10:00 julio
sonrie ## Quisiera una cita para resina el jueves 26 a las 9:00 a nombre de Jean-Pierre Dubois. ## n: Jean-Pierre Dubois; c: oui, sí ## book resina 11-26 09:00 * ## {"name":null}
workshop ## Buenos días, requiero agendar el servicio de los 10 mil kilómetros de mi unidad para el lunes 30 a primera hora. ## h: 8:00; c: Adelante ## book servicio-10 11-30 08:00 raul
agataOne ## Buenas tardes, ¿podría usted confirmarme la hora de mi cita? > Perfecto. ¿Y sería posible adelantarla una hora? ## c: Sí ## move corte-dama 11-26 16:00 marta
agata ## Quisiera agendar maquillaje y peinado para el día 5 de diciembre ## b: Centro; h: a las 11 | a las 12; w: a las 11 | a las 12; c: si ## book maquillaje 12-05 11:00 *; book peinado 12-05 12:00 *
`;
