// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const ELEVENTH_VOICES = `
agata ## Buenas tardes, quiero saber si hay cita para corte de dama hoy en Cholula > a las 5 y media ## h: a las 5 y media; w: hoy a las 5 y media; c: sí, muchas gracias ## book corte-dama 11-23 17:30 itzel
agata ## Hola, me gustaría hacerme gelish este viernes por la mañana en Centro ## h: a las 10:30; w: a las 10:30; c: sí ## book gelish 11-27 10:30 fernanda
agata ## Holi, corte y ceja con Karen el martes a las 5 ## s: de dama; c: sí; h: a las 6; w: a las 6 ## (book corte-dama 11-24 17:00 karen; book ceja 11-24 18:00 karen|book ceja 11-24 17:00 karen; book corte-dama 11-24 18:00 karen)
agata ## ¿a cómo la keratina? > está bien, la quiero el viernes a las 4 > Angelópolis ## b: Angelópolis; c: sí ## book keratina 11-27 16:00 *
agata ## Hola buen día! Para mi hija de 6 años corte el sábado a las 12 en Cholula ## s: infantil; c: sí por favor ## book infantil 11-28 12:00 itzel
agata ## Retoque de raíz, Centro, mañana 12 del día ## c: Ok ## book raiz 11-24 12:00 marta
agata ## quiero que Diego me haga keratina el sábado por la mañana > a las 11 ## h: a las 11; w: a las 11; c: sí ## book keratina 11-28 11:00 diego
agata ## tienen algo para mañana después de las 6? pedicure en cholula ## h: a las 6:30; w: a las 6:30; c: sí ## book pedicure 11-24 18:30 itzel
agata ## ¿Podría reservar para el 5 de diciembre peinado a las 2 y maquillaje a las 3 en centro? ## c: sí; h: a las 3 | a las 4; w: a las 3 | a las 4 ## book peinado 12-05 15:00 *; book maquillaje 12-05 15:00 fernanda
agata ## Hola, quiero cita con Fer para manicure, cuándo tiene? > el jueves a las 10 ## h: el jueves a las 10; w: el jueves a las 10; c: sí ## book manicure 11-26 10:00 fernanda
agataOne ## hola, reagenda mi cita para el sábado en la mañana porfa ## h: a las 10; w: a las 10; c: a las 10 | sí ## move corte-dama 11-28 10:00 marta
agataOne ## mi cita es a las 5 verdad? > ok me la puedes cambiar a las 4:30 ## c: sí ## move corte-dama 11-26 16:30 marta
agataTwo ## Quiero cancelar mi cita del sábado ## c: Sí ## cancel gelish 11-28 12:00 fernanda
agataTwo ## hola quiero mover mi cita del jueves al viernes > a las 3 ## h: a las 3; w: a las 3; c: a las 3 | sí ## move corte-dama 11-27 15:00 marta
barber ## buenas tardes, corte para hoy? > 6:30 en el centro con Iván ## h: 6:30; w: hoy 6:30; b: centro; c: sí ## book corte 11-23 18:30 ivan
barber ## ¿quién hace corte de niño? > con Beto el viernes a las 4 ## c: sí ## book corte-nino 11-27 16:00 beto
barber ## necesito corte y barba en Celaya el viernes > ah entonces en Juriquilla a la 1 ## h: a la 1; w: viernes a la 1; b: juriquilla; c: sí ## book corte-barba 11-27 13:00 chuy
barber ## Arreglo de barba, mañana, 10 am, Centro, Beto > con Iván entonces ## h: con Iván; c: sí ## book barba 11-24 10:00 ivan
sonrie ## Hola, mi mamá necesita una limpieza, de preferencia con la doctora, el viernes a las 10 ## c: sí ## book limpieza 11-27 10:00 elena
sonrie ## Necesito que me ajusten los brackets, ¿qué días está el doctor? > el miércoles a las 6 ## s: control de ortodoncia; h: el miércoles a las 6; w: el miércoles a las 6; c: sí ## book ortodoncia 11-25 18:00 raul
sonrie ## limpieza el martes a las 10 con la Dra. Elena > y el miércoles? ## h: a las 10; w: a las 10; c: sí ## book limpieza 11-25 10:00 elena
sonrieOne ## buenas, quiero dejar mi cita para la próxima semana, el mismo día a la misma hora ## c: sí ## move limpieza 12-02 10:00 elena
psych ## quisiera cita con psicólogo para mi hija, tiene 12 > el martes a las 6 ## s: infantil; h: a las 6; w: el martes a las 6; c: sí ## book infantil 11-24 18:00 tomas
psych ## ¿cuánto dura la sesión individual? > ok, con Regina el viernes a las 11 am ## c: sí ## book individual 11-27 11:00 regina
workshop ## Buen día, quiero cita para afinación y cambio de aceite el sábado, la afinación a las 8 y el aceite a las 11 ## c: sí ## book afinacion 11-28 08:00 raul; book aceite 11-28 11:00 *
workshop ## ¿pueden ver mis frenos hoy mismo? ## s: frenos; h: a las 12; w: hoy a las 12; c: sí ## book frenos 11-23 12:00 tono
homes ## Hola! Quiero ver la casa de Lomas este fin de semana > el sábado a la 1 ## h: el sábado a la 1; w: el sábado a la 1; c: sí ## book casa-lomas 11-28 13:00 abril
homes ## Me gustaría visitar el terreno con Francisco el viernes por la tarde ## h: a las 4; w: a las 4; c: sí ## book terreno 11-27 16:00 paco
music ## Quiero agendar dos clases: piano el martes a las 5 y guitarra el jueves a las 5 ## c: sí ## book piano 11-24 17:00 sol; book guitarra 11-26 17:00 julio
music ## canto los miércoles a las 4, empezando este miércoles ## h: a las 4; w: este miércoles a las 4; c: sí ## book canto 11-25 16:00 sol
salon ## Hola! corte de caballero hoy a las 5 con Marta y de paso pedicure ## c: sí; h: a las 6; w: a las 6 ## book corte-caballero 11-23 17:00 marta; book pedicure 11-23 18:00 marta
salon ## uñas para el jueves, entre 3 y 5 ## h: a las 4; w: a las 4; c: sí ## book unas 11-26 16:00 *
salonWithOne ## buenas, quiero adelantar mi cita a las 3 ese mismo día ## c: sí ## move corte-dama 11-26 15:00 marta
salonWithOne ## cancela mi cita y dame una de manicure el sábado a las 12 ## c: sí ## cancel corte-dama 11-26 17:00 marta; book manicure 11-28 12:00 *
salonWithTwo ## confirmo mi cita del jueves ## c: sí ## confirm corte-dama 11-26 17:00 marta
dental ## quiero blanqueamiento para el jueves a las 12 ## c: sí; h: a las 12 ## book blanqueamiento 11-26 12:00 elena
dental ## extracción de muela el jueves con el Dr. López > el viernes entonces a las 11 ## h: a las 11; c: sí ## book extraccion 11-27 11:00 lopez
spa ## masaje relajante con Daniela el miércoles a las 6 de la tarde ## c: sí ## book relajante 11-25 18:00 daniela
spa ## diseño de ceja y lifting de pestañas con Gaby el jueves a las 11 y a las 12 ## c: sí ## book ceja 11-26 11:00 gaby; book pestanas 11-26 12:00 gaby
agata ## bueno sí / este / corte / dama / hoy no / mañana / como a las 11 / centro ## c: si ## book corte-dama 11-24 11:00 *
agata ## quedé con mis amigas de ir el sábado al salón, somos 3, todas manicure, se puede en cholula a las 9? yo primero ## c: si; h: a las 10 | a las 11; w: a las 10 | a las 11 ## book manicure 11-28 09:00 itzel
agata ## con fer o con quien tenga a las 5 el viernes, acrilicas, ah no espérate solo fer hace acrílicas verdad? bueno con ella ## c: si ## book acrilicas 11-27 17:00 fernanda
agata ## no encuentro su ubicación, la de angelópolis > ah ya, pues dame cita ahí para corte de caballero a las 7 hoy ## c: si ## book caballero 11-23 19:00 diego
agata ## mi mamá corte, yo tinte, las dos el viernes a las 10 en angelópolis ## s: de dama; c: si; h: a las 11; w: a las 11 ## book corte-dama 11-27 10:00 karen; book tinte 11-27 11:00 karen
agata ## me equivoque de numero creo, es la barberia? ah es salon, bueno tambien cortan a hombres? hoy a las 8? > 7:30 pues, centro ## s: corte de caballero; b: centro; h: 7:30; w: hoy 7:30; c: va ## book caballero 11-23 19:30 luis
agata ## ai dios > oiga ya me voy a animar a lo de las canas > retoque pues > con la que mas sepa jaja > el jueves 11 > centro ## b: centro; h: a las 11; w: el jueves a las 11; c: ándele ## book raiz 11-26 11:00 marta
agataOne ## estoy en la lista del jueves no? quiero que me pongas más tardecito porque vengo de Atlixco ## h: a las 7; w: a las 7; c: si ## move corte-dama 11-26 19:00 marta
agataTwo ## oye mis dos citas me las puedes poner el mismo dia? la de uñas pásala al jueves a las 6 ## c: si; h: a las 6; w: jueves a las 6 ## move gelish 11-26 18:00 fernanda
barber ## si o q / corte hoy / 9? > a las 8 pues > centro ## b: centro; h: a las 8; w: hoy a las 8; c: si ## book corte 11-23 20:00 *
barber ## ese mi ivan, lo de siempre carnal, mañana a las 7 ## s: corte; c: simon ## book corte 11-24 19:00 ivan
barber ## mañana trabajo hasta las 5 y pasado descanso, entonces pasado, a las 12, corte y barba, juriquilla ## c: va ## book corte-barba 11-25 12:00 chuy
sonrie ## mi novio me tiró un diente jugando jaja no es cierto, pero sí quiero limpieza, tienes el viernes? o el sabado? > el sabado a las 9 ## h: el sabado a las 9; w: el sabado a las 9; c: si ## book limpieza 11-28 09:00 *
sonrie ## oigan y si mejor me hago blanqueamiento en vez de limpieza? es que tengo una boda el sábado, el jueves a las 10? ## c: si ## book blanqueamiento 11-26 10:00 elena
sonrieOne ## la limpieza del miércoles mejor en la tarde ## h: a las 5; w: a las 5; c: si ## move limpieza 11-25 17:00 elena
psych ## ando buscando para mi papá que acaba de enviudar, está muy solo, ¿le sirve individual? > sí, el lunes próximo a las 10 > se llama Ernesto Lugo ## c: si ## book individual 11-30 10:00 *
workshop ## mi señora le pegó al carro jaja pero eso no, lo que quiero es el aceite, el viernes saliendo de trabajar, salgo a las 4 ## h: a las 5; w: viernes a las 5; c: si ## book aceite 11-27 17:00 *
homes ## mire soy don Chema, el del rancho, quiero vender pero también comprar, el terreno ese de Gran Jardín, voy el jueves a las 11 ## c: sí señorita ## book terreno 11-26 11:00 paco
music ## q días da clases julio? > el q sea menos viernes, guitarra a las 6 > el jueves ## h: el jueves a las 6; w: el jueves a las 6; c: va ## book guitarra 11-26 18:00 julio
salonWithOne ## ando viendo si alcanzo el jueves... no, no alcanzo, pásame al viernes a las 6 porfis ## c: si ## move corte-dama 11-27 18:00 marta
`;
