// Kinds of answers: see first-voices.ts. The last twenty are the messy ones.

export const SEVENTH_VOICES = `
agata ## Buenas tardes, para preguntar por un corte de caballero el día de mañana > En Cholula > a las 6 de la tarde ## b: Cholula; h: a las 6 de la tarde; w: mañana a las 6 de la tarde; c: Sí señorita, gracias ## book caballero 11-24 18:00 itzel
agata ## Hola bella, me agendas uñas de gelish con Itzel el viernes a las 11? ## c: sí bella ## book gelish 11-27 11:00 itzel
agata ## Hola, a qué hora tienes libre el sábado para corte de dama en Angelópolis? > a las 4 ## h: a las 4; w: sábado a las 4; c: ok ## book corte-dama 11-28 16:00 (karen|diego)
agata ## Me interesa una keratina, tengo el pelo largo, ¿cuánto me costaría? > ¿y la pueden hacer el jueves a las 10 en el centro? ## c: sí ## book keratina 11-26 10:00 marta
agata ## buenos dias, corte infantil para dos niñas el sábado a las 10 en el centro ## c: si; h: 10:30; w: 10:30 ## book infantil 11-28 10:00 *; book infantil 11-28 10:30 *
agata ## ¿Cuánto cuesta el paquete de peinado y maquillaje? > va, los dos el viernes, el peinado a las 4 y el maquillaje a las 5, en centro ## c: sí ## book peinado 11-27 16:00 *; book maquillaje 11-27 17:00 fernanda
agata ## Necesito un retoque de raíz urgente, ¿hoy se puede? > en Cholula > a las 5 ## b: Cholula; h: a las 5; w: hoy a las 5; c: sí ## book raiz 11-23 17:00 itzel
agata ## hola, tienen lugar con Marta el miércoles? es para tinte > 12 ## h: 12; w: miércoles a las 12; c: si ## book tinte 11-25 12:00 marta
agata ## Manicure, jueves 26, 9 am, Centro > con ella está bien ## h: a las 9; c: sí ## book manicure 11-26 09:00 fernanda
agata ## cita de pedicure para el 2 de diciembre a las 7 pm en cholula a nombre de Lety Campos ## c: si; n: Lety Campos ## book pedicure 12-02 19:00 itzel ## {"name":null}
agataOne ## Hola, quiero saber si sigue en pie mi cita > ok, la confirmo ## c: sí ## confirm corte-dama 11-26 17:00 marta
agataOne ## ¿Puedo pasar mi cita del jueves para hoy mismo? A las 6 ## c: sí ## move corte-dama 11-23 18:00 marta
agataOne ## Quiero cambiar de sucursal mi cita, a Angelópolis, mismo día y hora ## h: sí a las 5; c: sí ## move corte-dama 11-26 17:00 (karen|diego)
agataTwo ## Me cancelas la del corte por favor ## c: sí ## cancel corte-dama 11-26 17:00 marta
barber ## ¿Qué tal? ¿Tienen lugar para arreglo de barba hoy en la tarde en Juriquilla? ## h: a las 6; w: a las 6; c: va ## book barba 11-23 18:00 chuy
barber ## corte y barba con el que esté libre el sábado a las 11 en centro ## c: sí ## book corte-barba 11-28 11:00 *
barber ## mañana me caso jaja necesito corte y barba tempranito en Juriquilla ## h: a las 11; w: mañana a las 11; c: sí ## book corte-barba 11-24 11:00 chuy
barber ## Corte de niño, centro, viernes, 6 de la tarde ## c: sí ## book corte-nino 11-27 18:00 beto
sonrie ## Quiero una cita con el dentista para limpieza > mañana a las 12 ## h: a las 12; w: mañana a las 12; c: sí ## book limpieza 11-24 12:00 raul
sonrie ## Hola! Quisiera blanqueamiento dental para este viernes en la tarde ## h: a las 5; w: a las 5; c: perfecto ## book blanqueamiento 11-27 17:00 elena
sonrie ## ¿me pueden poner una resina el jueves como a las 6? ## c: está bien ## book resina 11-26 18:00 elena
sonrie ## limpieza para mis papás, miércoles 10 y 11 de la mañana ## c: sí; h: a las 11; w: a las 11; d: y la otra a las 11 ## book limpieza 11-25 10:00 *; book limpieza 11-25 11:00 *
sonrieOne ## Buenas noches, no podré ir el miércoles, ¿qué otro día tienen? > el jueves a las 10 ## w: el jueves a las 10; h: el jueves a las 10; c: sí ## move limpieza 11-26 10:00 elena
psych ## Buen día, quiero agendar mi primera sesión, creo que individual, para el jueves a mediodía ## h: a las 12; c: sí ## book individual 11-26 12:00 *
psych ## terapia infantil el lunes 30 a las 5 de la tarde ## n: Gloria Reséndiz; c: sí ## book infantil 11-30 17:00 tomas ## {"name":null}
workshop ## buenas, ando buscando que me cambien el aceite mañana antes de las 11 ## h: a las 9; w: mañana a las 9; c: sí ## book aceite 11-24 09:00 *
workshop ## revisión de frenos para el martes 1 de diciembre a las 12 ## s: frenos; c: sí ## book frenos 12-01 12:00 tono
homes ## hola! vi el departamento en marketplace, lo puedo ver mañana después de las 5? ## h: a las 5; w: mañana a las 5; c: sí ## book depa-centro 11-24 17:00 *
homes ## Me gustaría agendar una visita a la casa el martes primero de diciembre a las once ## c: sí ## book casa-lomas 12-01 11:00 abril
music ## ¿Tienen clases de violín? > bueno, de guitarra entonces, el martes a las 6 ## c: sí ## book guitarra 11-24 18:00 julio
music ## clases de piano para niños, ¿qué costo? > el jueves a las 3 está perfecto ## c: sí ## book piano 11-26 15:00 sol
salon ## corte de dama con Marta mañana a las 5 > con Fernanda entonces > a las 4? > bueno a las 6 con ella ## h: a las 6; c: sí ## book corte-dama 11-24 18:00 fernanda
salon ## quiero tinte mañana a las 5 > y el miércoles a esa hora? ## h: a las 5; c: sí ## book tinte 11-25 17:00 fernanda
salon ## pedicure con Lucía el lunes > ah entonces cuando esté ella ## h: el jueves a las 11; w: el jueves a las 11; c: sí ## book pedicure 11-26 11:00 lucia
salon ## peinado y maquillaje el domingo a las 9 > entonces el sábado ## h: a las 10; w: el sábado a las 10; c: sí ## book peinado 11-28 10:00 marta
salonWithOne ## hola, el jueves no puedo ir a mi cita, ¿la pasamos al viernes? > mejor en la mañana > a las 10 ## h: a las 10; w: a las 10; c: a las 10 de la mañana mejor | sí ## move corte-dama 11-27 10:00 marta
salonWithTwo ## mueve la del sábado al viernes a las 5 ## c: sí ## move tinte 11-27 17:00 fernanda
spa ## Hola, quisiera un masaje relajante en Coyoacán el jueves a las 5 ## s: relajante; h: a las 5; c: sí ## book relajante 11-26 17:00 ana-s
vet ## hola, mi perrito necesita vacuna, el sábado a las 11 ## c: sí ## book vacuna 11-28 11:00 karla
vet ## baño para mi perro grande el viernes a las 4 ## c: sí ## book bano-grande 11-27 16:00 groomer
agata ## hla keria saver si ay lugar oi pa un corte d dama kon kien sea en el sentro a las 4 ## h: a las 4; c: zi ## book corte-dama 11-23 16:00 *
agata ## amiga urgencia!!! se me rompió una uña acrílica y mañana es mi graduación, sálvame, mañana antes de las 2 ## s: uñas acrílicas; h: a las 11; w: mañana a las 11; c: siiii gracias ## book acrilicas 11-24 11:00 fernanda
agata ## pues el jueves puedo en la mañana, el viernes en la tarde y el sábado todo el día, para un balayage en centro, ustedes díganme ## h: el sábado a las 10; w: el sábado a las 10; c: el sábado a las 10 mejor | si ## book balayage 11-28 10:00 marta
agata ## corte > el 3 de la lista no, el primero > viernes 5 > el de angelópolis > con karen si puede ## s: corte de dama; b: angelópolis; h: a las 5; w: viernes a las 5; c: si ## book corte-dama 11-27 17:00 karen
agata ## cuánto es lo menos? > no pues carísimo > bueno ya ni modo, gelish, cholula, mañana, lo más tarde que se pueda ## c: si; h: la última ## book gelish 11-24 19:00 itzel
agata ## Me podrías agendar porfis? Corte de dama > Ah y también quería ver lo de la ceja > Los dos el jueves a las 4 en angelópolis ## c: sí; h: a las 5; w: a las 5 ## book corte-dama 11-26 16:00 *; book ceja 11-26 17:00 karen
agata ## oye y Diego ya regresó? > ah súper, corte de caballero con él hoy a las 5, es que solo él me entiende ## c: va ## book caballero 11-23 17:00 diego
agataOne ## dice mi hermana que si puede ir ella en mi lugar el jueves o mejor le das otra cita a ella, igual corte pero el viernes a las 5 ## c: si; h: a las 5; s: corte de dama; b: centro ## book corte-dama 11-27 17:00 *
agataOne ## hola, ya estoy afuera > ah no, era el jueves verdad? jaja perdón > bueno ya que ando aquí, hay chance de que me atiendan ahorita? o en un rato? ## c: si; h: la primera; w: la primera ## move corte-dama 11-23 11:00 marta
agataTwo ## no no no, la del jueves cámbiamela, la del sábado está bien, la del jueves al miércoles a las 4 ## c: si ## move corte-dama 11-25 16:00 marta
barber ## corte / hoy / ya / donde haya > centro ## h: la primera; w: hoy la primera; b: donde sea; c: va ## book corte 11-23 10:30 *
barber ## a las 5 con chuy o a las 6 con beto, lo que haya, corte, hoy ## h: a las 5; p: chuy; c: va ## book corte 11-23 17:00 chuy
barber ## el sábado tengo un evento a las 6 entonces necesitaría salir de ahí a las 4 máximo, corte y barba, centro ## h: a las 2; w: a las 2; c: a las 2 mejor | si ## book corte-barba 11-28 14:00 *
barber ## mándame a tu mejor barbero jaja, corte, mañana 8pm, centro ## p: el que sea; c: va ## book corte 11-24 20:00 *
sonrie ## buenas noches doctora soy la mamá de Emi el de los brackets morados jaja le toca ajuste pero sale hasta las 6 de inglés, el martes? ## s: control de ortodoncia; h: a las 6:30; w: el martes a las 6:30; c: si ## book ortodoncia 11-24 18:30 raul
sonrie ## ayer fui y me dijeron que regresara por una resina, el mismo doctor raul, el viernes puede? a las 12:30 no a las 12 ## c: si ## book resina 11-27 12:00 raul
psych ## mi hijo adolescente está muy rebelde y quiero que lo vea alguien, 15 años, el miércoles después de las 4 ## s: individual; h: a las 5; w: miércoles a las 5; c: si ## book infantil 11-25 17:00 tomas
workshop ## q precio la afinacion d un tsuru > no pos guau > bueno el sabado a las 8 > ah no el sabado trabajo, el lunes 30 a las 8 ## c: si ## book afinacion 11-30 08:00 raul
homes ## mi esposa quiere la casa yo el depa jaja, vemos primero la casa, el sábado 10 am, y luego el depa el domingo a las 12 ## c: si ## book casa-lomas 11-28 10:00 abril; book depa-centro 11-29 12:00 *
music ## no sé leer música, sirve? canto, el miércoles o jueves lo que tengas en la tarde noche ## h: el jueves a las 7; w: el jueves a las 7; c: el jueves a las 7 | si ## book canto 11-26 19:00 sol
`;
