// What others say in a sentence comes in many messages.
export const WORD_BY_WORD = `
agata ## Buen día, me regala una cita para corte de dama, por favor > el sábado a las 9:30 en Cholula ## b: Cholula; h: a las 9:30; w: el sábado a las 9:30; c: Muchísimas gracias, sí ## book corte-dama 11-28 09:30 itzel
agata ## Para hoy ¿qué horarios tiene Luis? Es para corte de caballero > 1:30 ## h: 1:30; w: hoy 1:30; c: ok ## book caballero 11-23 13:30 luis
agata ## hola soy Ivonne > quiero un corte de dama con Itzel > el martes a la 1 ## c: si; n: Ivonne Vega ## book corte-dama 11-24 13:00 itzel ## {"name":null}
barber ## un corte de niño para mi ahijado el domingo > el sábado entonces, a las 12, en juriquilla ## b: juriquilla; h: a las 12; w: el sábado a las 12; c: sí ## book corte-nino 11-28 12:00 chuy
sonrie ## Hola, ¿aceptan tarjeta? > va, limpieza el jueves a las 9 ## c: sí ## book limpieza 11-26 09:00 *
sonrie ## limpieza hoy a las 3 > entonces a las 4 ## h: a las 4; c: sí ## book limpieza 11-23 16:00 *
homes ## Buen día, soy de Inbox Capital, nos interesa el terreno, ¿podemos visitarlo el viernes a las 9? > entonces a las 10 ## h: a las 10; c: sí ## book terreno 11-27 10:00 paco
homes ## ¿me enseñas la casa de Lomas hoy? > como a las 4 ## h: a las 4; w: hoy a las 4; c: sí ## book casa-lomas 11-23 16:00 abril
music ## ¿con quién son las clases de piano? > ah perfecto, con ella el miércoles a las 4 ## c: sí ## book piano 11-25 16:00 sol
salon ## tinte con Fernanda el viernes a la 1 > y a las 3? ## h: a las 3; c: sí ## book tinte 11-27 15:00 fernanda
barber ## que rollo, ahi andas? > corte > mñn > 11 > donde siempre, el centro ## b: centro; h: 11; w: mañana 11; p: iván; c: simon ## book corte 11-24 11:00 ivan
agata ## quiero una cita para corte > dama > centro > jueves > 10 am > Luis ## h: 10 am; w: jueves 10 am; b: centro; c: si ## book corte-dama 11-26 10:00 luis
agata ## oye este... quería... ah sí, un gelish, pero no sé si el jueves o viernes, qué tienes en cholula? > mm el viernes a la 1 ## h: viernes a la 1; w: viernes a la 1; c: sip ## book gelish 11-27 13:00 itzel
agata ## tinte el jue > no manches hasta 950? > bueno ya qué > con karen a las 4 ## b: angelópolis; h: a las 4; w: el jueves a las 4; c: va pues ## book tinte 11-26 16:00 karen
homes ## quien me atendería el domingo a las 12 en el depa? > con abril entonces ## h: con abril; p: abril; c: con abril | si ## book depa-centro 11-29 12:00 abril
barber ## ¿cuál es la sucursal más cercana al centro de Celaya? > ok, un corte ahí hoy a las 5 y media ## c: si ## book corte 11-23 17:30 memo
sonrie ## a qué hora abren mañana? > ok, ajuste de brackets a esa hora ## s: control de ortodoncia; h: a las 9; w: mañana a las 9; c: sip ## book ortodoncia 11-24 09:00 raul
homes ## Quiero conocer el terreno de Gran Jardín, ¿se puede hoy? > a las 5 ## h: a las 5; w: hoy a las 5; c: sí ## book terreno 11-23 17:00 paco
music ## info de clases de piano porfa > y el sábado a las 11 hay? ## c: sí, apártala; h: a las 11; w: sábado a las 11 ## book piano 11-28 11:00 sol
agata ## hola buen día, me das informes del maquillaje? > quiero para el sábado 28 a las 2 en Angelópolis > a las 4 entonces ## h: a las 4; c: sí ## book maquillaje 11-28 16:00 karen
agata ## ¿me podrían hacer mechas y retoque el mismo día? > bueno solo mechas, el viernes a las 9 con Marta ## c: sí ## book balayage 11-27 09:00 marta
agata ## corte de dama para hoy > la sucursal que sea > lo más tarde posible ## c: sí; h: la última; b: la que sea ## book corte-dama 11-23 19:00 *
barber ## ¿Iván hace tinte de barba? > el jueves a las 7 pm entonces ## c: va ## book tinte-barba 11-26 19:00 ivan
workshop ## El sábado abren? > ok, diagnóstico por escáner a las 11 ## c: sí ## book diagnostico 11-28 11:00 *
dental ## limpieza el miércoles a las 10 con Elena > a las 12 ## h: a las 12; c: sí ## book limpieza 11-25 12:00 elena
psych ## mmm sí, este, hola, me animé jaja, ¿con quién me recomiendas? > bueno con Regina, individual, el viernes a las 6 ## c: sí ## book individual 11-27 18:00 regina
homes ## terreno?? > gran jardín > mñn 10 o 11 > 11 ## h: 11; w: mañana a las 11; c: ok ## book terreno 11-24 11:00 paco
agata ## Señorita me puede decir si mañana está Martita > entonces con ella a las 11 un retoque de raíz ## c: sí señorita ## book raiz 11-24 11:00 marta
barber ## weno pa cuando hay chance con el chuy > corte normal > mñn ## h: la ultima hora; c: simon ## book corte 11-24 19:30 chuy
workshop ## Buen día, ¿a qué hora abren? > Perfecto, entonces deseo llevar mi vehículo a afinación mañana a esa hora ## h: a las 8; w: a las 8; c: Correcto, gracias ## book afinacion 11-24 08:00 raul
barber ## Disculpe, ¿me podría indicar la dirección de la sucursal de Celaya? > Muchas gracias. Quisiera un corte ahí el miércoles a las doce y media. ## c: Sí, por favor ## book corte 11-25 12:30 memo
agata ## Hola, a qué hora tienes libre el sábado para corte de dama en Angelópolis? > a las 4 ## h: a las 4; w: sábado a las 4; c: ok ## book corte-dama 11-28 16:00 (karen|diego)
agata ## Necesito un retoque de raíz urgente, ¿hoy se puede? > en Cholula > a las 5 ## b: Cholula; h: a las 5; w: hoy a las 5; c: sí ## book raiz 11-23 17:00 itzel
agata ## Manicure, jueves 26, 9 am, Centro > con ella está bien ## h: a las 9; c: sí ## book manicure 11-26 09:00 fernanda
sonrie ## Quiero una cita con el dentista para limpieza > mañana a las 12 ## h: a las 12; w: mañana a las 12; c: sí ## book limpieza 11-24 12:00 raul
salon ## corte de dama con Marta mañana a las 5 > con Fernanda entonces > a las 4? > bueno a las 6 con ella ## h: a las 6; c: sí ## book corte-dama 11-24 18:00 fernanda
salon ## quiero tinte mañana a las 5 > y el miércoles a esa hora? ## h: a las 5; c: sí ## book tinte 11-25 17:00 fernanda
salon ## pedicure con Lucía el lunes > ah entonces cuando esté ella ## h: el jueves a las 11; w: el jueves a las 11; c: sí ## book pedicure 11-26 11:00 lucia
salon ## peinado y maquillaje el domingo a las 9 > entonces el sábado ## h: a las 10; w: el sábado a las 10; c: sí ## book peinado 11-28 10:00 marta
agata ## oye y Diego ya regresó? > ah súper, corte de caballero con él hoy a las 5, es que solo él me entiende ## c: va ## book caballero 11-23 17:00 diego
barber ## corte / hoy / ya / donde haya > centro ## h: la primera; w: hoy la primera; b: donde sea; c: va ## book corte 11-23 10:30 *
agata ## Hola! Tienes disponibilidad para uñas acrílicas el jueves? > a las 11 va ## h: a las 11; w: jueves a las 11; c: sii ## book acrilicas 11-26 11:00 fernanda
agata ## para un balayage necesito cita o puedo llegar así nada más? > ok agéndame el jueves a las 9 en centro ## c: va ## book balayage 11-26 09:00 marta
agata ## Hola, quiero cambiarme el color, ¿qué día puede Karen? > el viernes a las 10:30 ## s: tinte completo; h: el viernes a las 10:30; w: el viernes a las 10:30; c: sí ## book tinte 11-27 10:30 karen
barber ## ¿con quién hay lugar hoy a las 5 en el centro para corte? > con Beto ## h: con Beto; p: con Beto; c: si ## book corte 11-23 17:00 beto
agata ## tienes hoy? o mañana? o cuando? tinte > con quien sea donde sea > mañana a las 10 ## h: mañana a las 10; w: mañana a las 10; b: donde sea; c: va ## book tinte 11-24 10:00 *
agata ## si > quiero cita > ceja > el viernes > 1 > angelopolis ## b: angelópolis; h: a la 1; w: el viernes a la 1; c: si ## book ceja 11-27 13:00 karen
sonrie ## quiero limpieza el jueves a las 5 con el dr raúl > ah entonces con la doctora a esa hora ## h: con la doctora; p: con la doctora; c: sí ## book limpieza 11-26 17:00 elena
psych ## tengo 17 años puedo ir sola? quiero terapia > el jueves a las 5 ## s: individual; h: a las 5; w: jueves a las 5; c: si ## book individual 11-26 17:00 *
agata ## Buen día quisiera cita para corte > de niño > en centro > el domingo a las 11 ## b: centro; h: a las 11; w: el domingo a las 11; c: sí gracias ## book infantil 11-29 11:00 *
agata ## quiero uñas acrílicas con Fernanda el miércoles > ¿y el jueves? > a las 9 ## h: a las 9; w: el jueves a las 9; c: sí ## book acrilicas 11-26 09:00 fernanda
homes ## hola, quiero ver el departamento centro, ¿quién me lo enseña? > con Abril, el jueves a las 5 ## c: sí ## book depa-centro 11-26 17:00 abril
homes ## ¿Puedo ver las tres propiedades el sábado? > empecemos con la casa a las 10 ## s: casa lomas; h: a las 10; c: sí ## book casa-lomas 11-28 10:00 abril
salon ## me pueden poner uñas el viernes a las 12 con Fernanda? > entonces con Lucía ## h: con Lucía; c: sí ## book unas 11-27 12:00 lucia
dental ## limpieza mañana con el Dr. López > entonces con la doctora, a las 11 ## h: con la doctora a las 11; c: sí ## book limpieza 11-24 11:00 elena
music ## pues la neta quiero aprender algo, qué es más fácil? > guitarra va, los sábados, este sábado a las 11 ## h: a las 11; w: este sábado a las 11; c: si ## book guitarra 11-28 11:00 julio
agata ## disculpa, tienes espacio hoy para pedicure? > en el centro > a las 4 ## h: a las 4; w: hoy a las 4; c: sii ## book pedicure 11-23 16:00 fernanda
agata ## abren los domingos? > ah va, corte de dama este domingo a las 11 ## b: centro; c: si ## book corte-dama 11-29 11:00 *
barber ## hola quiero corte y barba mañana > en juriquilla > 6 pm ## h: 6 pm; w: mañana 6 pm; b: juriquilla; c: arre ## book corte-barba 11-24 18:00 chuy
music ## quiero empezar clases de canto, qué días tienes? > el jueves a las 6 ## h: el jueves a las 6; w: el jueves a las 6; c: siii ## book canto 11-26 18:00 sol
barber ## no manches siempre está lleno, mañana a las 11 con beto? > ok entonces con el otro ## s: corte; b: centro; h: ok con ivan a las 11; p: ivan; c: si ## book corte 11-24 11:00 ivan
agata ## Buenas, corte de dama el viernes > la de Angelópolis ## h: a las 12; c: sí ## book corte-dama 11-27 12:00 (karen|diego)
agata ## Hola, ¿hay lugar hoy para gelish? > a las 4 en Cholula ## h: a las 4; c: sí ## book gelish 11-23 16:00 itzel
agata ## Corte de caballero para mañana > con Luis > a las 6 ## h: a las 6; c: sí ## book caballero 11-24 18:00 luis
agata ## Necesito un peinado para evento este sábado, tengo que estar lista a las 2 > a las 12 en el Centro ## h: a las 12; c: sí ## book peinado 11-28 12:00 *
agata ## Buenas tardes, quiero un tinte, ¿con quién me recomienda? > con Karen el sábado a las 3 ## s: tinte completo; c: sí; h: la de las 3:30 con Karen ## book tinte 11-28 15:30 karen
agata ## Hola, ceja con Fernanda el viernes > a las 2 > entonces a las 3 ## h: a las 3; c: sí ## book ceja 11-27 15:00 fernanda
barber ## Buenas tardes, corte hoy > el de las 8 en el centro ## h: a las 8; c: sí ## book corte 11-23 20:00 *
sonrie ## Limpieza para el viernes > la segunda ## c: sí ## book limpieza 11-27 11:00 *
music ## Clases de piano para adulto, ¿los sábados? > este sábado a las 10 ## h: a las 10; c: sí ## book piano 11-28 10:00 sol
spa ## Hola, lifting de pestañas mañana > 12:30 > sí ## h: 12:30; c: sí ## book pestanas 11-24 12:30 gaby
agata ## me urge manicure hoy alguien q me atienda ya en el centro > la q sigue > ok ## h: la primera; c: ok ## book manicure 11-23 (10:30|12:30|11:00) fernanda
agata ## holi me interesa el balayage pero esta muy caro jaja hay mas barato? > bueno ya q, sabado 10am con marta ## s: balayage; c: si ## book balayage 11-28 10:00 marta
homes ## kiero ver la casa / domingo / a q hora abren? > a las 12 ## c: si; h: a las 12 ## book casa-lomas 11-29 12:00 abril
agata ## Buenas tardes, quiero saber si hay cita para corte de dama hoy en Cholula > a las 5 y media ## h: a las 5 y media; w: hoy a las 5 y media; c: sí, muchas gracias ## book corte-dama 11-23 17:30 itzel
agata ## ¿a cómo la keratina? > está bien, la quiero el viernes a las 4 > Angelópolis ## b: Angelópolis; c: sí ## book keratina 11-27 16:00 *
agata ## Hola, quiero cita con Fer para manicure, cuándo tiene? > el jueves a las 10 ## h: el jueves a las 10; w: el jueves a las 10; c: sí ## book manicure 11-26 10:00 fernanda
barber ## buenas tardes, corte para hoy? > 6:30 en el centro con Iván ## h: 6:30; w: hoy 6:30; b: centro; c: sí ## book corte 11-23 18:30 ivan
barber ## ¿quién hace corte de niño? > con Beto el viernes a las 4 ## c: sí ## book corte-nino 11-27 16:00 beto
barber ## necesito corte y barba en Celaya el viernes > ah entonces en Juriquilla a la 1 ## h: a la 1; w: viernes a la 1; b: juriquilla; c: sí ## book corte-barba 11-27 13:00 chuy
barber ## Arreglo de barba, mañana, 10 am, Centro, Beto > con Iván entonces ## h: con Iván; c: sí ## book barba 11-24 10:00 ivan
sonrie ## Necesito que me ajusten los brackets, ¿qué días está el doctor? > el miércoles a las 6 ## s: control de ortodoncia; h: el miércoles a las 6; w: el miércoles a las 6; c: sí ## book ortodoncia 11-25 18:00 raul
sonrie ## limpieza el martes a las 10 con la Dra. Elena > y el miércoles? ## h: a las 10; w: a las 10; c: sí ## book limpieza 11-25 10:00 elena
dental ## extracción de muela el jueves con el Dr. López > el viernes entonces a las 11 ## h: a las 11; c: sí ## book extraccion 11-27 11:00 lopez
agata ## no encuentro su ubicación, la de angelópolis > ah ya, pues dame cita ahí para corte de caballero a las 7 hoy ## c: si ## book caballero 11-23 19:00 diego
agata ## ai dios > oiga ya me voy a animar a lo de las canas > retoque pues > con la que mas sepa jaja > el jueves 11 > centro ## b: centro; h: a las 11; w: el jueves a las 11; c: ándele ## book raiz 11-26 11:00 marta
barber ## si o q / corte hoy / 9? > a las 8 pues > centro ## b: centro; h: a las 8; w: hoy a las 8; c: si ## book corte 11-23 20:00 *
agata ## Buenos días, cita para corte de caballero el sábado > a las 10 en Angelópolis ## c: correcto ## book caballero 11-28 10:00 diego
agata ## Hola buenas tardes, para maquillaje el sábado a las 3 > sí > Valeria Montes ## c: sí ## book maquillaje 11-28 15:00 *
agata ## lo mismo que la otra vez porfa > ah ps balayage > sabado a las 9 centro ## c: sii ## book balayage 11-28 09:00 marta
agata ## corte dama hoy 5pm angelopolis > si > Mateo Ruiz ## c: si; x: no ## book corte-dama 11-23 17:00 *
agata ## quiero un retoque de raíz el jueves a las 6 > en centro > sí, con ella ## b: centro; c: sí ## book raiz 11-26 18:00 marta
agata ## keratina con Marta, ¿qué día tiene libre? > el martes 1 a las 9 ## h: el martes 1 a las 9; w: el martes 1 a las 9; c: sí ## book keratina 12-01 09:00 marta
agata ## acrílicas mañana a las 2 > a la 1 entonces > bueno a las 3 ## h: a las 3; c: a las 3 | sí ## book acrilicas 11-24 15:00 fernanda
barber ## ¿Memo trabaja los sábados? > va, corte con él a las 12 ## s: corte; h: sábado a las 12; w: sábado a las 12; c: sí ## book corte 11-28 12:00 memo
agata ## hola > ceja > angelopolis > martes > 1 ## s: diseño de ceja; b: angelopolis; w: martes; h: a la 1; c: si ## book ceja 11-24 13:00 karen
sonrie ## blanqueamiento con el Dr. Raúl el viernes a las 4 > ah bueno con ella entonces ## c: sí; h: a las 4 ## book blanqueamiento 11-27 16:00 elena
agata ## manicure jueves 27 en Cholula > a las 10 ## w: el jueves 26; h: a las 10; c: sí ## book manicure 11-26 10:00 itzel
languages ## Quiero francés el martes a las 6 en Del Valle > ay, pero no sé ni en qué nivel estoy ## c: sí; h: a las 6 ## book colocacion 11-24 18:00 *
agata ## holi > uñas > acrílicas > el viernes > tardecita > 4 ## s: uñas acrílicas; b: centro; w: el viernes; h: a las 4; c: si ## book acrilicas 11-27 16:00 fernanda
workshop ## no prende mi coche que hago > pues llévenlo a diagnóstico, mañana 3 pm ## s: diagnóstico; c: si; h: a las 3 ## book diagnostico 11-24 15:00 raul
languages ## examen de colocacion > del valle > jueves > 5 ## s: examen de colocación; b: del valle; w: jueves; h: a las 5; c: si ## book colocacion 11-26 17:00 nora
agata ## cita > manicure > cholula > jueves > 11 ## s: manicure; b: cholula; w: jueves; h: 11; c: si ## book manicure 11-26 11:00 itzel
workshop ## afinacion > mañana > 9 > no 10 ## s: afinacion mayor; w: mañana; h: a las 10; c: si ## book afinacion 11-24 10:00 raul
agata ## corte > dama > mañana > tarde > cholula > 5 ## s: corte de dama; b: cholula; w: mañana; h: a las 5; c: si ## book corte-dama 11-24 17:00 itzel
salon ## Hola, ¿las uñas acrílicas quién las hace? > con Lucía el viernes a las 10 ## s: uñas acrílicas; c: sí; h: a las 10 ## book unas 11-27 10:00 lucia
dental ## Hola, me gustaría una extracción de muela con el doctor Carlos, ¿qué días va? > el miércoles a las 10 ## s: extracción; c: sí; h: a las 10; w: el miércoles a las 10 ## book extraccion 11-25 10:00 lopez
music ## ¿Qué días hay clase de canto? > el viernes > a las 6 ## s: clase de canto; h: a las 6; c: sí ## book canto 11-27 18:00 sol
barber ## kmara pa q hora me das corte hoy en el centro > la ultima ## c: si ## book corte 11-23 20:00 beto
barber ## pa mi y mis 2 hijos corte el sabado en juriquilla desde las 11 > yo corte normal ## s: corte normal; h: a las 11; c: si ## book corte 11-28 11:00 chuy
agata ## Necesito maquillaje para el sábado, ¿qué horarios hay? > la última > sí ## c: sí ## book maquillaje 11-28 18:00 karen
barber ## Hola, quiero un arreglo de barba mañana > a las 6 en Juriquilla ## h: a las 6; c: sí ## book barba 11-24 18:00 chuy
workshop ## Servicio de los 10,000 kilómetros el jueves a las 8 > sí, a las 8 ## c: sí ## book servicio-10 11-26 08:00 raul
agata ## si > ok > quiero uñas > gelish > el sab a las 10 en centro ## h: a las 10; c: si ## book gelish 11-28 10:00 fernanda
agata ## y si me pinto el pelo de rojo jajaja a ver tinte completo con marta pa cuando hay > el juevs 9 am > no pera 10 ## h: 10; w: el jueves 10; c: si ## book tinte 11-26 10:00 marta
barber ## mi vieja dice q me rasure la barba jajaja, mañana a medio dia donde beto > ah ps a la 1 con ivan ## s: arreglo de barba; h: a la 1; w: a la 1; c: si ## book barba 11-24 13:00 ivan
agata ## Quisiera agendar uñas acrílicas para el sábado > esa > sí ## c: sí ## book acrilicas 11-28 09:00 fernanda
agata ## Buenas, corte infantil el domingo > a las 12 > en el Centro ## h: a las 12; c: sí ## book infantil 11-29 12:00 *
agata ## ¿Abren los domingos? > Entonces corte de dama el domingo a las 11 ## c: sí ## book corte-dama 11-29 11:00 *
barber ## Buenas tardes, ¿con quién puedo hacerme un tinte de barba? > mañana a las 5 con él ## s: tinte de barba; c: sí; h: a las 5; w: mañana a las 5 ## book tinte-barba 11-24 17:00 ivan
agata ## 👋 gelish?? / mañana?? / 12?? > centro ## c: 👍; h: 12 ## book gelish 11-24 12:00 fernanda
agata ## quiero balayage > centro > el sábado > a las 9 ## h: a las 9; w: el sábado; b: centro; c: sí ## book balayage 11-28 09:00 marta
barber ## Buenas, un corte con Chuy mañana a la hora que tenga > a las 3 ## h: a las 3; c: a las 3 | sí ## book corte 11-24 15:00 chuy
sonrie ## limpieza con Raúl el jueves a las 5 > ¿y el viernes? > a las 5 ## h: a las 5; c: sí ## book limpieza 11-27 17:00 raul
agata ## tons q > hay o no hay pal viernes? pedicure en el centro > ps a las 4 ## s: pedicure; b: centro; h: a las 4; w: el viernes a las 4; c: si ## book pedicure 11-27 16:00 fernanda
agata ## corte de caballero el domingo en Angelópolis > ah, entonces el sábado a las 10 > sí ahí ## h: a las 10; w: sábado a las 10; c: sí ## book caballero 11-28 10:00 diego
agata ## tinte con Luis el jueves a las 10 > con quien lo haga entonces, en centro ## h: a las 10; p: marta; b: centro; c: sí ## book tinte 11-26 10:00 marta
agata ## Gelish en Cholula, sábado > la segunda opción ## h: la segunda; c: sí ## book gelish 11-28 10:00 itzel
barber ## corte mañana > centro > 12 > con Iván > sí ## b: centro; h: 12; w: mañana 12; c: sí ## book corte 11-24 12:00 ivan
barber ## hola, ¿a qué hora tiene libre Beto el miércoles? corte > a la 1 ## h: a la 1; c: sí ## book corte 11-25 13:00 beto
agata ## quien tiene libre mañana a las 6 en angelopolis pa corte d dama? > la mujer porfa, karen ## h: karen; p: karen; c: con karen | si ## book corte-dama 11-24 18:00 karen
barber ## va q va mañana 5 centro > ah si, corte > con beto ## s: corte; c: si ## book corte 11-24 17:00 beto
agata ## ¿Todavía hay lugar para maquillaje mañana? > a las 10 con Karen > sí, adelante ## h: a las 10; c: sí ## book maquillaje 11-24 10:00 karen
agata ## me late el sabado pa unas acrilicas pero a q hora acabaria si voy a las 10? > va va, a las 10 ## s: acrílicas; h: a las 10; c: si; w: el sabado a las 10 ## book acrilicas 11-28 10:00 fernanda
psych ## y con tomas cuando hay? individual > a las 4 mañana ## h: a las 4 mañana; w: mañana a las 4; c: si ## book individual 11-24 16:00 tomas
agata ## Cita para ceja con Karen > mañana a las 5 > sí > Brenda Solís ## h: mañana a las 5; c: sí; x: no, gracias ## book ceja 11-24 17:00 karen
agata ## ¿Qué días atiende Itzel? > quiero retoque de raíz con ella el jueves a las 12 ## s: retoque de raíz; c: sí ## book raiz 11-26 12:00 itzel
agata ## Buenos días, para hoy un corte infantil, ¿a qué hora tienen? > la última > sí ## h: la última; c: sí ## book infantil 11-23 19:00 luis
barber ## Hola, ¿tienes el sábado libre? Corte de niño > a las 10 con Beto ## s: corte de niño; h: a las 10; c: sí ## book corte-nino 11-28 10:00 beto
workshop ## Buenos días, necesito el diagnóstico por escáner hoy > a las 12 ## h: a las 12; c: sí ## book diagnostico 11-23 12:00 *
agata ## ps dame una pa gelish / ya / hoy / la q sea / cholula > si ## h: la primera; c: si ## book gelish 11-23 10:30 itzel
agata ## toy viendo si me hago luces o tinte... luces va, sab tempra con marta > a las 9 ## s: balayage; h: a las 9; w: sabado a las 9; c: si ## book balayage 11-28 09:00 marta
barber ## hay lugar ahorita? / corte / centro > va ## h: la primera; c: va ## book corte 11-23 10:30 *
sonrie ## me quite el bracket solito jaja el dr raul me va a matar, cuando puede? > el viernes 10 am ## s: control de ortodoncia; h: viernes a las 10; w: el viernes a las 10; c: si ## book ortodoncia 11-27 10:00 raul
spa ## masaje reductivo en coyo mañana tarde > 5 > no 5 y media ## h: 5:30; c: si ## book reductivo 11-24 17:30 ana-s
agata ## Buenas tardes, ¿hay citas el jueves para corte de dama? Salgo del trabajo a las 6 > a las 7 con Karen ## h: a las 7; c: sí ## book corte-dama 11-26 19:00 karen
agata ## Hola, manicure para mañana > la tercera, por favor ## c: sí ## book manicure 11-24 15:00 fernanda
agata ## Quiero gelish el viernes a las 12 en el Centro > ¿aceptan tarjeta? ## c: sí; x: no ## book gelish 11-27 12:00 fernanda
psych ## Necesito terapia individual hoy mismo si se puede > a las 6 ## h: a las 6; w: hoy a las 6; c: sí ## book individual 11-23 18:00 *
agata ## Hola, buenas tardes, ¿me podrían ayudar con una cita para luces? > el viernes a las 9 en Centro ## s: balayage; h: a las 9; w: el viernes a las 9; c: sí ## book balayage 11-27 09:00 marta
agata ## Hola, tinte completo con Marta el martes a las 10 > ¿me lo puedes dejar a las 9? ## c: sí ## book tinte 11-24 09:00 marta
agata ## holaa / acrilicas / pa hoy / ya se q es tarde / a las 4? > ok a las 3 / no / 5 ## h: a las 5; c: si ## book acrilicas 11-23 17:00 fernanda
agata ## tienes jueves o viernes tardecito pa ceja en angelopolis > jueves a las 7 ## h: jueves a las 7; w: jueves a las 7; c: si ## book ceja 11-26 19:00 karen
agata ## ya me decidi!! balayage!! con karen!! el viernes!! a q hora?? > 10 > ay ya quiero ## h: 10; c: si ## book balayage 11-27 10:00 karen
psych ## pa mi morro de 10 años, tomas, jueves 4 o 5 > 5 ## s: infantil; h: 5; w: 5; c: si ## book infantil 11-26 (16:00|17:00) tomas
agata ## Buenas tardes, ¿Karen tiene lugar el viernes para retoque de raíz? > a las 4 ## s: retoque de raíz; h: a las 4; c: sí ## book raiz 11-27 16:00 karen
agata ## Quiero una cita para acrílicas > el miércoles > entonces el jueves a las 9 ## h: el jueves a las 9; w: el jueves a las 9; c: sí ## book acrilicas 11-26 09:00 fernanda
barber ## Hola, corte en Celaya > ¿el viernes a las 6? ## h: a las 6; w: el viernes a las 6; c: sí ## book corte 11-27 18:00 memo
psych ## Buenas, ¿la terapia infantil la da Tomás? > el martes a las 5, por favor ## s: terapia infantil; c: sí ## book infantil 11-24 17:00 tomas
barber ## papi corte pal finde, sabado, a la hora de la comida, centro, beto > a las 2 ## h: a las 2; c: si ## book corte 11-28 14:00 beto
sonrie ## tonces? hay o no hay pa limpieza el miercoles > a las 10 > va ## h: a las 10; c: va ## book limpieza 11-25 10:00 *
homes ## ando viendo casas, la de lomas > jueves o viernes > viernes 11 > q sea 12 ## h: viernes a las 12; w: viernes a las 12; c: si ## book casa-lomas 11-27 12:00 abril
`;
