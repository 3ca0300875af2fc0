// Kinds of answers: see first-voices.ts. The last twenty are the messy ones.

export const TENTH_VOICES = `
agata ## Hola buenas tardes, ¿me agendas corte de dama el martes 1 de diciembre a las 4 en Angelópolis? ## c: Sí, mil gracias ## book corte-dama 12-01 16:00 (karen|diego)
agata ## Buenas noches, busco a Itzel para retoque de raíz > el jueves a las 4 ## h: a las 4; w: el jueves a las 4; c: sí ## book raiz 11-26 16:00 itzel
agata ## ¿El diseño de ceja qué precio tiene? > ¿lo hacen en centro? > agéndame mañana a la 1 ## c: ok ## book ceja 11-24 13:00 fernanda
agata ## Necesito peinado y maquillaje el viernes 27, a las 5 el peinado y a las 6 el maquillaje, en Angelópolis ## c: sí ## book peinado 11-27 17:00 karen; book maquillaje 11-27 18:00 karen
agata ## Buen día quisiera cita para corte > de niño > en centro > el domingo a las 11 ## b: centro; h: a las 11; w: el domingo a las 11; c: sí gracias ## book infantil 11-29 11:00 *
agata ## Hola, ¿tienen cita mañana con Luis? corte de caballero a las 3 > a las 4 está bien ## h: a las 4; c: sí ## book caballero 11-24 16:00 luis
agata ## quiero uñas acrílicas con Fernanda el miércoles > ¿y el jueves? > a las 9 ## h: a las 9; w: el jueves a las 9; c: sí ## book acrilicas 11-26 09:00 fernanda
agata ## Quiero agendar pedicure y manicure en Centro, sábado 9 am ## c: sí; h: a las 10; w: a las 10 ## book pedicure 11-28 09:00 fernanda; book manicure 11-28 10:00 fernanda
agata ## corte de caballero lo más pronto posible en Cholula ## c: va; h: la primera ## book caballero 11-23 10:30 itzel
agata ## hola, ¿hay alguien que me atienda a las 8 de la mañana? > entonces a las 9 mañana, corte de dama en centro ## s: corte de dama; b: centro; h: a las 9; w: mañana a las 9; c: sí ## book corte-dama 11-24 09:00 *
agataOne ## Hola, mi cita del jueves a las 5 la quiero mover para las 7 ## c: sí ## move corte-dama 11-26 19:00 marta
agataOne ## buenas, no podré asistir este jueves, cancélenla por favor y gracias ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## ¿a qué hora es la del sábado? > ok, muévela al domingo a la misma hora ## c: sí ## move gelish 11-29 12:00 fernanda
barber ## Hola qué tal, ¿cuánto cobran por el corte de niño? > ¿y en Juriquilla hay? > el sábado a las 10 ## c: sí ## book corte-nino 11-28 10:00 chuy
barber ## Corte mañana a las 4 en el centro con quien esté libre ## c: sí ## book corte 11-24 16:00 *
barber ## ando en Celaya, quiero barba hoy a las 4:30 ## c: sobres ## book barba 11-23 16:30 memo
barber ## quisiera que Beto me corte el pelo y la barba el jueves a las 5 ## s: corte y barba; c: sí ## book corte-barba 11-26 17:00 beto
sonrie ## Quisiera programar limpieza dental para dos personas el viernes a las 9 ## c: sí; h: a las 10; w: a las 10 ## book limpieza 11-27 09:00 *; book limpieza 11-27 10:00 *
sonrie ## ¿Cuánto cuesta arreglar una caries? > ok, el miércoles a las 11 > con la doctora ## s: resina; h: a las 11; w: miércoles a las 11; c: con la doctora | sí ## book resina 11-25 11:00 elena
sonrie ## consulta de valoración, hoy, 19:30 ## c: sí ## book valoracion 11-23 19:30 *
sonrieOne ## ¿Puedo adelantar mi limpieza a mañana a las 5? ## c: sí ## move limpieza 11-24 17:00 elena
psych ## Hola, tengo ataques de pánico, quisiera terapia cuanto antes ## s: individual; h: la primera; w: lo antes posible; c: sí ## book individual 11-23 11:00 *
psych ## Regina, jueves, 7 de la noche, individual ## c: sí ## book individual 11-26 19:00 regina
workshop ## Buenas tardes, le quiero hacer el servicio de los 10 mil a mi Aveo, ¿puede ser el martes a las 9? ## c: sí ## book servicio-10 11-24 09:00 raul
workshop ## hola necesito frenos y cambio de aceite el viernes, frenos a las 9 y aceite a las 12 ## c: sí ## book frenos 11-27 09:00 tono; book aceite 11-27 12:00 *
homes ## hola, quiero ver el departamento centro, ¿quién me lo enseña? > con Abril, el jueves a las 5 ## c: sí ## book depa-centro 11-26 17:00 abril
homes ## ¿Puedo ver las tres propiedades el sábado? > empecemos con la casa a las 10 ## s: casa lomas; h: a las 10; c: sí ## book casa-lomas 11-28 10:00 abril
music ## clases de canto, ¿tienen horario en la noche? > el martes a las 8 ## h: a las 8; w: martes a las 8; c: sí ## book canto 11-24 20:00 sol
music ## mi hijo de 8 años quiere batería, ¿los sábados a las 12 se puede? ## h: este sábado a las 12; w: este sábado a las 12; c: sí ## book bateria 11-28 12:00 julio
salon ## Hola, quiero corte de dama el jueves a las 11 con Marta > ¿y en la tarde? > a las 3 ## h: a las 3; c: sí ## book corte-dama 11-26 15:00 marta
salon ## me pueden poner uñas el viernes a las 12 con Fernanda? > entonces con Lucía ## h: con Lucía; c: sí ## book unas 11-27 12:00 lucia
salon ## pedicure y manicure con Lucía el sábado, a las 11 y a las 12 ## c: sí ## book pedicure 11-28 11:00 lucia; book manicure 11-28 12:00 lucia
salonWithOne ## quiero otra cita además de la que tengo, tinte el sábado a las 10 ## c: sí ## book tinte 11-28 10:00 fernanda
salonWithTwo ## quiero cancelar la segunda ## c: sí ## cancel tinte 11-28 11:00 fernanda
dental ## valoración con el Dr. López el miércoles por la tarde > a las 5 ## h: a las 5; c: sí ## book valoracion 11-25 17:00 lopez
dental ## limpieza mañana con el Dr. López > entonces con la doctora, a las 11 ## h: con la doctora a las 11; c: sí ## book limpieza 11-24 11:00 elena
dentalWithOne ## no alcanzo a llegar hoy a las 5, ¿puede ser mañana a la misma hora? ## c: sí ## move limpieza 11-24 17:00 elena
vet ## hola! mi perro cojea, ¿lo pueden ver hoy a las 6? ## s: consulta general; c: sí ## book consulta 11-23 18:00 karla
vet ## corte de uñas para mi perrita el sábado a las 12 ## c: sí ## book corte-unas 11-28 12:00 groomer
spa ## hola, un facial hidratante en Coyoacán el sábado a la 1 ## c: sí ## book facial-60 11-28 13:00 gaby
agata ## es que como trabajo de noche duermo en la mañana, entonces ya hasta la tarde, el jueves, gelish, cholula, no muy tarde porque entro a las 9 ## h: a las 5; w: jueves a las 5; c: si ## book gelish 11-26 17:00 itzel
agata ## corte dama / viernes / 5 o 6 / con karen / si puede / si no con diego ## c: si ## book corte-dama 11-27 17:00 karen
agata ## quiero tinte y luego luego corte de dama el sabado temprano con marta ## c: si; h: a las 11; w: a las 11 ## book tinte 11-28 09:00 marta; book corte-dama 11-28 11:00 marta
agata ## hola > precio? > de las uñas > jaja perdón de gelish > y tienes hoy? > en la tardecita en centro > a las 6 va ## b: centro; h: a las 6; w: hoy a las 6; c: sii ## book gelish 11-23 18:00 fernanda
agata ## apúntame pal viernes, ya sabes, con Luis, mi corte de siempre de caballero, a las 6 ## c: eso es todo, gracias | si ## book caballero 11-27 18:00 luis
agata ## no soy de aqui, cual me queda mas cerca de la zona de cholula? ok esa, corte de dama hoy a las 5 ## b: cholula; c: si ## book corte-dama 11-23 17:00 itzel
agata ## ke tal ai kupo pa tinte el juebes como a las dose en angelopolis ## c: zi porfa ## book tinte 11-26 12:00 karen
agata ## mañana no, pasado, tampoco, el viernes, ese sí, manicure a las 12 en el centro ## c: si ## book manicure 11-27 12:00 fernanda
agataOne ## oye lo del jueves siempre no se me va a hacer > es que tengo que ir por mi hijo > mejor el sábado como a las 2 ## c: si; a: la del jueves; w: el sábado a las 2; h: a la 1 ## move corte-dama 11-28 13:00 marta
agataOne ## me puedes confirmar que sí tengo cita? > y si llevo a mi hija también le pueden cortar? ella a las 5:30, infantil ## c: si; b: centro; h: a las 6; w: a las 6 ## book infantil 11-26 17:30 luis
barber ## chuy mi rey soy el beto, corte mañana a las 6 contigo ## c: arre ## book corte 11-24 18:00 chuy
barber ## corte > para mi > no para mi hijo > niño > mañana 5 > centro ## s: corte de niño; b: centro; h: 5; w: mañana a las 5; c: si ## book corte-nino 11-24 17:00 beto
barber ## a ver si ahora sí me toca con el ivan, siempre me lo ganan, viernes primera hora, corte ## c: eso ## book corte 11-27 10:00 ivan
sonrie ## ya fui con otro dentista y nada, ojalá ustedes sí, es una limpieza profunda creo, jueves en la tarde ya tarde como 7 ## s: limpieza; c: si ## book limpieza 11-26 19:00 elena
sonrieOne ## ya no es necesario que me cambien la cita, mejor confírmamela ## c: si ## confirm limpieza 11-25 10:00 elena
psych ## quisiera no sé si es mucho pedir el viernes a las 9 de la noche? > entonces a las 8, individual ## s: individual; h: a las 8; c: si ## book individual 11-27 20:00 *
homes ## hoy no, mañana tampoco, cualquier otro día a las 11, la casa ## h: el miércoles a las 11; w: el miércoles a las 11; c: si ## book casa-lomas 11-25 11:00 abril
music ## pues la neta quiero aprender algo, qué es más fácil? > guitarra va, los sábados, este sábado a las 11 ## h: a las 11; w: este sábado a las 11; c: si ## book guitarra 11-28 11:00 julio
`;
