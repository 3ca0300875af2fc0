// The appointment is for a child, a parent, an animal, or in another name.
export const FOR_SOMEBODY_ELSE = `
vet ## hola, consulta para mi gato hoy a las 4 ## c: sí ## book consulta 11-23 16:00 karla
agata ## mi jefa quiere (la licenciada Robles) corte el jueves a las 2, ella solo va con Diego ## s: de dama; n: Licenciada Robles; c: sí ## book corte-dama 11-26 14:00 diego
sonrie ## mi suegra / limpieza / jueves / 4 / se llama Ofelia Ríos ## c: si ## book limpieza 11-26 16:00 elena
psych ## busco a tomas, me lo recomendó mi jefe que fue con él por lo de su divorcio, yo también ando en eso jaja, el martes a las 7 ## s: individual; c: si ## book individual 11-24 19:00 tomas
music ## la clase de canto de mi hija es con marisol? es que me la recomendaron, el viernes a las 4 ya salió de la escuela ## c: si ## book canto 11-27 16:00 sol
barber ## corte para mi papá el jueves a las 12 en Juriquilla ## s: corte; c: si ## book corte 11-26 12:00 chuy
psych ## es para mi esposo pero él no quiere hablar, yo le hago la cita, individual, con un hombre de preferencia Tomás, viernes 6 o 7 ## c: si ## book individual 11-27 18:00 tomas
agata ## buenas... mi nieto necesita corte, tiene 8 años, el sabado ## s: infantil; b: centro; h: a las 11; c: si gracias ## book infantil 11-28 11:00 (luis|fernanda)
psych ## Buenas tardes, mi hija me dijo que escribiera, es para mí, me siento muy triste ## s: individual; w: el miércoles en la tarde; h: a las 5; c: si; p: con la que sea ## book individual 11-25 17:00 *
music ## buenas tardes, quisiera inscribir a mi hija Sofía a clases de piano, ella sale de la escuela a las 2 ## w: el lunes que viene a las 4; h: el lunes que viene a las 4; c: si por favor ## book piano 11-30 16:00 sol
sonrie ## Hola buen día, mi hijo trae brackets y le toca ajuste, puede ser mañana saliendo de la escuela tipo 5? ## s: control de ortodoncia; c: sí gracias ## book ortodoncia 11-24 17:00 raul
psych ## hola, busco psicóloga para mi niño de 7 años ## s: infantil; w: el jueves a las 4; h: el jueves a las 4; c: si ## book infantil 11-26 16:00 tomas
barber ## corte para mi niño el sábado ## b: juriquilla; h: a la 1; c: si ## book corte-nino 11-28 13:00 chuy
agata ## Hola, me pueden peinar a mi hija para su graduación el viernes 4 de diciembre, tiene que estar lista a las 6 ## b: centro; h: a las 4; w: a las 4; c: no, a las 4 por favor | si ## book peinado 12-04 16:00 *
agata ## hola qué tal mira te platico es que tengo una boda el sábado de mi prima en Atlixco y pues ando viendo lo del peinado porque la misa es a las 5 entonces como a las 2 estaría perfecto que me peinaran ahí en la del centro, sí tienen? ## h: a la 1; c: si va ## book peinado 11-28 13:00 *
homes ## Hola vi su anuncio en facebook de la casa en lomas del campestre, mi esposo y yo andamos buscando, él trabaja entre semana así que sería sábado o domingo ## w: el domingo a las 12; h: el domingo a las 12; c: si ## book casa-lomas 11-29 12:00 abril
sonrie ## Buen día doctora, quisiera una consulta de valoración para mi mamá el jueves a las 11 ## c: sí, muchas gracias ## book valoracion 11-26 11:00 *
music ## clase de batería el martes a las 7 de la noche para mi hijo Leo ## c: sí ## book bateria 11-24 19:00 julio
sonrie ## mi niño se cayó y se le astilló un diente urge hoy mismo por favor ## s: valoración; h: la primera; w: lo más pronto posible; c: si si ## book valoracion 11-23 10:30 *
psych ## ya pues, sí voy a ir, mi mamá insiste mucho, cuándo tienen? > nada más que no sea en la mañana > el viernes ## s: individual; h: a las 5; w: el viernes a las 5; c: ok ## book individual 11-27 17:00 *
sonrie ## Buen día. Mi esposa necesita limpieza, el jueves por la mañana. ## h: a las 11; w: a las 11; c: sí ## book limpieza 11-26 11:00 *
music ## Buenas tardes, una clase de canto para mi hija Renata el sábado a las 12 ## c: sí ## book canto 11-28 12:00 sol
vet ## vacuna para mi gatita, mañana tempranito ## h: a las 10; w: a las 10; c: sí ## book vacuna 11-24 10:00 karla
vet ## quiero esterilizar a mi perrita el jueves a las 11 ## c: sí ## book esterilizacion 11-26 11:00 karla
agata ## o sea sí quiero pero no sé cuándo, es que mi jefe me cambia el turno, a ver si el viernes, pero en la mañana porque entro a las 3, manicure en cholula ## h: a las 11; w: viernes a las 11; c: si ## book manicure 11-27 11:00 itzel
agata ## que si mañana hay para corte de caballero me dice mi esposo, él sale a las 6 y llega como 6 y media, en angelópolis ## h: 6:30; w: 6:30; c: si ## book caballero 11-24 18:30 diego
agata ## Buenos días. Quiero llevar a mi nieta a que le corten su pelito, el sábado a eso de las 10 en Cholula ## s: infantil; c: sí, gracias ## book infantil 11-28 10:00 itzel
music ## Joven, mi nieto quiere aprender guitarra, tiene 9 años. ¿Los sábados dan clase? > Este sábado entonces, tempranito ## h: a las 9; c: sí ## book guitarra 11-28 09:00 julio
workshop ## Buenas, el carro de mi esposo necesita balatas, él me dijo que el jueves ## h: a las 9; c: sí, gracias joven ## book frenos 11-26 09:00 tono
psych ## Hola buenas tardes, quisiera saber si atienden niños, a mi hijo lo mandaron de la escuela con psicólogo > ok y qué costo tiene? > y puede ser el viernes temprano? ## s: infantil; h: a las 9; c: a las 9 mejor | si por fa ## book infantil 11-27 09:00 tomas
agata ## me ayudas porfa! mi hija tiene su primera comunión el domingo, peinado tempranito > en el centro ## h: a las 10; w: el domingo a las 10; c: siii gracias ## book peinado 11-29 10:00 (marta|fernanda)
sonrie ## hola! mi hija trae brackets y perdió su cita, le toca con el Dr. Raúl, ¿qué tienes jueves? ## s: control de ortodoncia; h: 9:30; w: 9:30; c: si ## book ortodoncia 11-26 09:30 raul
agata ## Deseo una cita para mi esposa: uñas acrílicas, el viernes 27 de noviembre, a las diez de la mañana. Su nombre es Claire Dupont. ## c: Es todo correcto, gracias ## book acrilicas 11-27 10:00 fernanda
psych ## Buen día, quiero agendar mi primera sesión, creo que individual, para el jueves a mediodía ## h: a las 12; c: sí ## book individual 11-26 12:00 *
vet ## hola, mi perrito necesita vacuna, el sábado a las 11 ## c: sí ## book vacuna 11-28 11:00 karla
vet ## baño para mi perro grande el viernes a las 4 ## c: sí ## book bano-grande 11-27 16:00 groomer
psych ## mi hijo adolescente está muy rebelde y quiero que lo vea alguien, 15 años, el miércoles después de las 4 ## s: individual; h: a las 5; w: miércoles a las 5; c: si ## book infantil 11-25 17:00 tomas
agata ## Buenas, quisiera cita con Diego para mi esposo, corte, el sábado a las 12 ## s: corte de caballero; c: sí por favor ## book caballero 11-28 12:00 diego
sonrie ## hola, revisión general para mi hijo, el viernes en la tarde ## s: valoración; h: a las 4:30; w: viernes a las 4:30; c: sí gracias ## book valoracion 11-27 16:30 *
music ## me interesa clase muestra de guitarra para mi hija, jueves a las 4 ## c: sí ## book guitarra 11-26 16:00 julio
sonrie ## mi esposo tiene cita con ustedes creo, no sé, bueno yo quiero una, limpieza, el viernes 5 pm ## c: si ## book limpieza 11-27 17:00 *
music ## mi hijo de 8 años quiere batería, ¿los sábados a las 12 se puede? ## h: este sábado a las 12; w: este sábado a las 12; c: sí ## book bateria 11-28 12:00 julio
vet ## hola! mi perro cojea, ¿lo pueden ver hoy a las 6? ## s: consulta general; c: sí ## book consulta 11-23 18:00 karla
vet ## corte de uñas para mi perrita el sábado a las 12 ## c: sí ## book corte-unas 11-28 12:00 groomer
agataOne ## me puedes confirmar que sí tengo cita? > y si llevo a mi hija también le pueden cortar? ella a las 5:30, infantil ## c: si; b: centro; h: a las 6; w: a las 6 ## book infantil 11-26 17:30 luis
barber ## corte > para mi > no para mi hijo > niño > mañana 5 > centro ## s: corte de niño; b: centro; h: 5; w: mañana a las 5; c: si ## book corte-nino 11-24 17:00 beto
psych ## Buenas noches, mi esposo y yo queremos terapia de pareja, podemos los sábados? > entonces el viernes a las 7 ## w: el viernes a las 7; h: el viernes a las 7; c: sí ## book pareja 11-27 19:00 regina
psych ## terapia para mi hija de 10 años, el miércoles saliendo de la escuela ## s: infantil; h: a las 3; w: el miércoles a las 3; c: sí gracias ## book infantil 11-25 15:00 tomas
music ## Buenas, clase de guitarra para mi hijo el viernes a las 5 ## c: si gracias ## book guitarra 11-27 17:00 julio
agata ## ¿Me podría agendar un corte infantil para mi hija el viernes a las 4:30 en Cholula? ## h: a las 6; c: sí ## book infantil 11-27 18:00 itzel
vet ## cortale las uñas a mi gato jaja el vier 11 y media ## s: corte de uñas; h: 11:40; c: si ## book corte-unas 11-27 11:40 groomer
agata ## Hola buen día! Para mi hija de 6 años corte el sábado a las 12 en Cholula ## s: infantil; c: sí por favor ## book infantil 11-28 12:00 itzel
sonrie ## Hola, mi mamá necesita una limpieza, de preferencia con la doctora, el viernes a las 10 ## c: sí ## book limpieza 11-27 10:00 elena
psych ## quisiera cita con psicólogo para mi hija, tiene 12 > el martes a las 6 ## s: infantil; h: a las 6; w: el martes a las 6; c: sí ## book infantil 11-24 18:00 tomas
agata ## quedé con mis amigas de ir el sábado al salón, somos 3, todas manicure, se puede en cholula a las 9? yo primero ## c: si; h: a las 10 | a las 11; w: a las 10 | a las 11 ## book manicure 11-28 09:00 itzel
sonrie ## mi novio me tiró un diente jugando jaja no es cierto, pero sí quiero limpieza, tienes el viernes? o el sabado? > el sabado a las 9 ## h: el sabado a las 9; w: el sabado a las 9; c: si ## book limpieza 11-28 09:00 *
psych ## ando buscando para mi papá que acaba de enviudar, está muy solo, ¿le sirve individual? > sí, el lunes próximo a las 10 > se llama Ernesto Lugo ## c: si ## book individual 11-30 10:00 *
sonrie ## ¿Atienden niños? Mi hija de 7 necesita valoración, el miércoles en la tarde a las 5 con la doctora ## c: sí; h: a las 5 ## book valoracion 11-25 17:00 elena
sonrie ## cita pa limpieza pa mi jefe don Chava el lunes a primera hora con el dr raul ## h: a las 9; w: el lunes a las 9; c: si ## book limpieza 11-30 09:00 raul ## {} ## Don Chava
languages ## Quiero inscribir a mi hijo Héctor a alemán, el sábado 27 a las 10 ## w: el sábado 28; h: a las 10; c: sí ## book aleman 11-28 10:00 greta ## {} ## Héctor
psych ## Terapia de pareja para mi esposa y para mí, jueves 8 pm ## c: sí; h: a las 8 ## book pareja 11-26 20:00 regina
vet ## Oiga joven mi gatito no quiere comer desde ayer, lo puede ver la doctora hoy a las 12 ## s: consulta general; h: a las 12; c: sí joven ## book consulta 11-23 12:00 karla
agata ## Favor de agendar corte de caballero jueves doce treinta sucursal centro con Luis Ortega a nombre de Ernesto Vidal ## c: correcto; h: a las 12:30 ## book caballero 11-26 12:30 luis ## {} ## Ernesto Vidal
agata ## Me urge un corte de caballero para mi hijo de 15 que tiene graduación, es el viernes entonces tendría que ser el jueves en la tarde después de las 5, en Angelópolis ## h: a las 6; w: jueves a las 6; c: sí ## book caballero 11-26 18:00 diego
barber ## Buenas noches, cita para mi hijo de 6 años, corte, el domingo o el sábado > el sábado a las 12 en Juriquilla ## s: corte de niño; h: sábado a las 12; w: el sábado a las 12 en Juriquilla; c: sí ## book corte-nino 11-28 12:00 chuy
music ## Hola, quiero clases de guitarra para mi hijo Iker, los martes a las 5 ## c: sí ## book guitarra 11-24 17:00 julio
vet ## Buen día, vacuna para mi perrito el sábado a las 10:20 ## c: sí ## book vacuna 11-28 10:20 karla
vet ## Necesito esterilizar a mi gata, ¿qué costo tiene? > el viernes a las 10 ## s: esterilización; c: sí ## book esterilizacion 11-27 10:00 karla
salon ## un corte bb pa mi novio, vier, 6, con qien sea > de caballero ## s: de caballero; c: si ## book corte-caballero 11-27 18:00 *
psych ## ola busco ayuda pa mi niña de 7 años q no duerme / lunes / tarde / 5 ## s: infantil; h: a las 5; w: el lunes a las 5; c: si ## book infantil 11-(23|30) 17:00 tomas
psych ## Terapia infantil para mi hija Renata el jueves a las 4 ## c: sí ## book infantil 11-26 16:00 tomas
agata ## para mi mama, pedi, q no suba escaleras, cholula, jueves 11, se llama Lupita Soto ## c: si ## book pedicure 11-26 11:00 itzel
sonrie ## Para mi hijo Emilio Cruz, control de ortodoncia mañana a las 4 ## c: sí ## book ortodoncia 11-24 16:00 raul
music ## Buenas tardes, quiero inscribir a mi hijo a batería, sábado a las 11 ## c: sí ## book bateria 11-28 11:00 julio
sonrie ## no me gusta ir al dentista pero mi esposa me obliga, limpieza pues, el día que menos gente haya, el martes?, a las 4 ## c: si ## book limpieza 11-24 16:00 *
agata ## bonita tarde, fíjese que mi hermana va los viernes con Karen y yo quiero también con Karen pero no el viernes, un balayage, el jueves a las 11 ## c: sí ## book balayage 11-26 11:00 karen
agataOne ## puedo llevar a mi niña a que le corten también ese día? a las 6 ## s: infantil; b: centro; h: a las 6; w: el jueves a las 6; c: si ## book infantil 11-26 18:00 *
music ## mi mamá quiere aprender piano a sus 70 jaja, se puede? el miércoles a las 4, ella es doña Elvia ## c: si ## book piano 11-25 16:00 sol
psych ## Quiero cita con Tomás para mi hijo, terapia infantil, el miércoles a las 4 ## c: sí ## book infantil 11-25 16:00 tomas
agataOne ## puedo llevar a mi hija tambien el jueves? corte infantil a las 6 con luis ## c: si ## book infantil 11-26 18:00 luis
sonrie ## mi niño trae brackets con el dr raul y le toca ajuste, viernes saliendo d la escuela ## s: control de ortodoncia; h: a las 4; c: si ## book ortodoncia 11-27 16:00 raul
agata ## Hola, mi hija quiere un corte de dama el sábado > en Angelópolis por favor > a la 1 ## h: a la 1; c: sí ## book corte-dama 11-28 13:00 diego
dental ## ¿Me da una cita de blanqueamiento? > el jueves a las 4 > ¿y a nombre de mi esposa, Julia Tec? ## h: a las 4; c: sí ## book blanqueamiento 11-26 16:00 elena
agataOne ## mi cita del jueves... la puede tomar mi hermana? y a mi me agendas otra el sab a la 1 de corte dama en centro ## c: si; x: no ## book corte-dama 11-28 13:00 *
music ## Clase de piano para mi nieta, el viernes a las 3 ## c: sí ## book piano 11-27 15:00 sol
sonrie ## limpia pa mi jefa jueves 11 am, se llama Rosa Elena Cid ## s: limpieza; c: si ## book limpieza 11-26 11:00 *
psych ## terapia pa mi y mi esposo, juntos, viernes 8 noche ## s: terapia de pareja; c: si ## book pareja 11-27 20:00 regina
agata ## Buenos días, corte infantil para mi sobrino Leo, jueves 5 pm en Cholula ## c: sí ## book infantil 11-26 17:00 itzel
music ## mi hija canta bien bonito y quiero meterla a clases, jueves a las 4 o asi ## s: canto; c: si; h: a las 4 ## book canto 11-26 16:00 sol
psych ## pareja, mi esposa sale a las 6, mierc 7 ## h: a las 7 de la noche; c: si ## book pareja 11-25 19:00 regina
`;
