// They ask for a price or whether something is done at all, and then book.
export const A_QUESTION_FIRST = `
agata ## Hola, ¿cuánto por planchado o alaciado? > ok sí, la keratina, el miércoles a las 4 con Marta ## b: centro; h: a las 4; c: dale ## book keratina 11-25 16:00 marta
barber ## ¿tienen promociones? > ah ok, pues un corte el miércoles a las 6 en Juriquilla ## c: sí ## book corte 11-25 18:00 chuy
agata ## quiero / corte / no espera / cuanto cuesta el tinte / ok tinte / viernes 11 / angelopolis ## c: si ## book tinte 11-27 11:00 karen
agata ## Buenas noches. ¿Qué precio tiene el gelish? > ¿Y tienen horario el sábado en la mañana en Centro? > A las 11 está perfecto ## h: 11; w: sábado a las 11; c: Sí ## book gelish 11-28 11:00 fernanda
agata ## buenas, ¿cuánto tarda el tinte? > lo quiero el martes con Karen a las 11 ## c: confirmado ## book tinte 11-24 11:00 karen
barber ## Buenos días, tienen lugar mañana a las 9? corte en el centro > entonces a las 10 ## h: a las 10; w: a las 10; p: Iván; c: si ## book corte 11-24 10:00 ivan
sonrie ## hola para una limpieza de dientes tienen hoy en la tarde? ## h: 4:30; w: a las 4:30; c: si ## book limpieza 11-23 16:30 *
sonrie ## cuanto me sale la limpieza > y la resina > ok limpieza el viernes a las 5 ## c: si ## book limpieza 11-27 17:00 *
sonrie ## me sangran las encías, será que necesito limpieza? cuánto cuesta y cuándo tienen lo más pronto que tengan pero en la tarde ## h: la primera; w: hoy en la tarde; c: si ## book limpieza 11-23 12:00 *
agata ## Señorita cuánto cobra por las uñas > las de gelish > y tiene lugar el miércoles? ## b: cualquiera; h: a las 11; c: si ## book gelish 11-25 11:00 itzel
barber ## q onda cuanto el corte > va, pa mañana a las 4 ## b: centro; p: x el q sea; c: sip ## book corte 11-24 16:00 (beto|ivan)
agata ## holi / kiero hacerme balayage / cuanto sale / y cuando tienen > esta carito jaja pero va, el sab ## b: centro; h: a las 10; w: el sab a las 10; c: sipi ## book balayage 11-28 10:00 marta
music ## bro dan clases de bateria? > sale, el miercoles a las 5 ## c: simon ## book bateria 11-25 17:00 julio
sonrie ## Blanqueamiento. ¿Costo y duración? > Agendar 3/12 a las 17:00 ## c: Procede ## book blanqueamiento 12-03 17:00 elena
psych ## hola, es la primera vez que busco terapia, no sé cómo funciona, cuánto cuesta la sesión? > y son en línea o presencial? > bueno, me gustaría con un hombre, el jueves por la noche ## s: individual; p: con Tomás; h: a las 8; c: con Tomás mejor | si ## book individual 11-26 20:00 tomas
agata ## me interesa el balayage, ¿qué incluye? > y cuánto dura? > va, el viernes a las 10 con Marta ## c: claro que sí ## book balayage 11-27 10:00 marta
agata ## ¿Tienen disponible a Diego el jueves en la mañana? Es para corte de caballero ## h: 11:30; w: 11:30; c: esa misma ## book caballero 11-26 11:30 diego
agata ## quisiera saber cuánto cuesta la keratina y si tienen espacio el miércoles 2 de diciembre a las 10 > en Angelópolis ## b: Angelópolis; c: sí adelante ## book keratina 12-02 10:00 diego
psych ## Hola, busco apoyo para ansiedad, ¿cuánto cuesta? > ok, terapia individual, el lunes de la próxima semana a las 6 de la tarde ## s: individual; c: sí ## book individual 11-30 18:00 *
barber ## corte hoy > centro > 4 > no 5 > con ivan > sale ## h: 5; w: 5; c: sale ## book corte 11-23 17:00 ivan
sonrie ## sí o no tienen el sábado? limpieza, ya les pregunté ayer y nadie me contestó > a las 10 ## h: a las 10; w: a las 10; c: si ## book limpieza 11-28 10:00 *
agata ## ¿Qué precio tienen las uñas? > acrílicas > mañana a las 10 ## c: sí, por favor ## book acrilicas 11-24 10:00 fernanda
agata ## buenas tardes, soy Gaby Téllez, ¿tienen disponible el jueves 3 de diciembre a las 6 para gelish? En Cholula ## c: sí ## book gelish 12-03 18:00 itzel ## {"name":null}
agata ## Disculpa, ¿cuánto tiempo dura la keratina? > agéndala para el sábado a las 10 con Diego ## c: sí ## book keratina 11-28 10:00 diego
sonrie ## ¿Hacen blanqueamiento los sábados? > el sábado a las 10 por favor ## c: sí ## book blanqueamiento 11-28 10:00 elena
sonrie ## Disculpe joven, para una revisión de mis dientes cuánto me sale? > ay qué bueno, pues el martes en la mañana ## s: valoración; h: 10; c: sí por favor ## book valoracion 11-24 10:00 raul
barber ## oie cuanto por corte y barba? > va pero con el ivan, el vier a las 8 d la noche ## c: simon ## book corte-barba 11-27 20:00 ivan
agata ## cuánto cuesta el pedicure? > y cuánto tarda? > ok y tienes para mañana como a las 12? > en el centro ## c: si ## book pedicure 11-24 12:00 fernanda
agata ## Hola amiga fíjate que me recomendó mi cuñada que le hicieron un balayage precioso con ustedes y yo quiero algo así pero no sé si me quede porque lo tengo muy oscuro, bueno el chiste es que puedo el jueves desde las 12, en centro ## h: a las 3; w: a las 3; c: si ## book balayage 11-26 15:00 marta
psych ## hola no sé bien cómo decirlo, mi pareja y yo andamos mal y pues dijimos que íbamos a ir a terapia, él sale de trabajar a las 6 ## s: de pareja; w: el martes a las 7; h: el martes a las 7; c: si ## book pareja 11-24 19:00 regina
agata ## Buenas tardes. Solicito informes sobre el tratamiento de keratina: costo y duración. > Agradezco la información. Deseo agendar con el señor Diego el viernes a las 16:00. ## c: Confirmo, muchas gracias ## book keratina 11-27 16:00 diego
agata ## Me interesa una keratina, tengo el pelo largo, ¿cuánto me costaría? > ¿y la pueden hacer el jueves a las 10 en el centro? ## c: sí ## book keratina 11-26 10:00 marta
agata ## hola, tienen lugar con Marta el miércoles? es para tinte > 12 ## h: 12; w: miércoles a las 12; c: si ## book tinte 11-25 12:00 marta
barber ## ¿Qué tal? ¿Tienen lugar para arreglo de barba hoy en la tarde en Juriquilla? ## h: a las 6; w: a las 6; c: va ## book barba 11-23 18:00 chuy
music ## ¿Tienen clases de violín? > bueno, de guitarra entonces, el martes a las 6 ## c: sí ## book guitarra 11-24 18:00 julio
music ## clases de piano para niños, ¿qué costo? > el jueves a las 3 está perfecto ## c: sí ## book piano 11-26 15:00 sol
agata ## cuánto es lo menos? > no pues carísimo > bueno ya ni modo, gelish, cholula, mañana, lo más tarde que se pueda ## c: si; h: la última ## book gelish 11-24 19:00 itzel
sonrie ## buenas noches doctora soy la mamá de Emi el de los brackets morados jaja le toca ajuste pero sale hasta las 6 de inglés, el martes? ## s: control de ortodoncia; h: a las 6:30; w: el martes a las 6:30; c: si ## book ortodoncia 11-24 18:30 raul
workshop ## q precio la afinacion d un tsuru > no pos guau > bueno el sabado a las 8 > ah no el sabado trabajo, el lunes 30 a las 8 ## c: si ## book afinacion 11-30 08:00 raul
agata ## ¿Atienden en domingo? > perfecto, un retoque de raíz el domingo a las 10 > sí con ella ## b: centro; c: si ## book raiz 11-29 10:00 marta
agata ## cuanto vale el corte de niño > mañana a las 6 en el centro porfa ## c: va ## book infantil 11-24 18:00 *
sonrie ## Buenas, quiero blanquearme los dientes antes de mi boda, ¿tienen el 4 de diciembre a las 10? ## c: sí ## book blanqueamiento 12-04 10:00 elena
workshop ## cuánto por escanear el carro? > mañana a las 4 lo llevo ## c: ok ## book diagnostico 11-24 16:00 *
agata ## a ver, 3 cosas: 1 cuánto el gelish 2 hacen retiro? 3 hay hoy en la tarde en centro? > ok a las 5 ## h: a las 5; w: hoy a las 5; c: si ## book gelish 11-23 17:00 fernanda
barber ## qué onda tienen chance saliendo de la escuela mañana? salgo a las 2 ando por juriquilla, corte ## h: 3; w: a las 3; c: sii ## book corte 11-24 15:00 chuy
music ## cuánto cuesta canto? y piano? > piano entonces, para el sábado, no muy temprano, 11 o 12 ## h: a las 11; w: a las 11; c: va ## book piano 11-28 11:00 sol
agata ## ¿El diseño de ceja qué precio tiene? > ¿lo hacen en centro? > agéndame mañana a la 1 ## c: ok ## book ceja 11-24 13:00 fernanda
agata ## Hola, ¿tienen cita mañana con Luis? corte de caballero a las 3 > a las 4 está bien ## h: a las 4; c: sí ## book caballero 11-24 16:00 luis
barber ## Hola qué tal, ¿cuánto cobran por el corte de niño? > ¿y en Juriquilla hay? > el sábado a las 10 ## c: sí ## book corte-nino 11-28 10:00 chuy
sonrie ## ¿Cuánto cuesta arreglar una caries? > ok, el miércoles a las 11 > con la doctora ## s: resina; h: a las 11; w: miércoles a las 11; c: con la doctora | sí ## book resina 11-25 11:00 elena
psych ## Hola, tengo ataques de pánico, quisiera terapia cuanto antes ## s: individual; h: la primera; w: lo antes posible; c: sí ## book individual 11-23 11:00 *
music ## clases de canto, ¿tienen horario en la noche? > el martes a las 8 ## h: a las 8; w: martes a las 8; c: sí ## book canto 11-24 20:00 sol
agata ## Buen día! precio de maquillaje? > ok quiero cita el 5 de diciembre a las 11 am > en angelopolis ## b: angelopolis; c: si ## book maquillaje 12-05 11:00 karen
barber ## cuánto sale el tinte de barba? > y quién lo hace? > órale, agéndame el viernes a las 3 ## c: si ## book tinte-barba 11-27 15:00 ivan
sonrie ## hola, cuánto cuesta el blanqueamiento? > y cuánto dura? > ok agéndame el miércoles a las 12 ## c: si ## book blanqueamiento 11-25 12:00 elena
workshop ## cuánto cobran por la afinación? > va, se las llevo el martes a las 10 ## c: correcto ## book afinacion 11-24 10:00 raul
agata ## Hola buenos días, ¿tienen lugar para keratina el sábado? > a las 10 con Marta ## b: centro; h: a las 10; w: sábado a las 10; c: sí ## book keratina 11-28 10:00 marta
sonrie ## Buenas tardes, me quiero hacer un blanqueamiento, ¿cuánto cuesta? > el sábado a las 11 ## c: sí; s: blanqueamiento ## book blanqueamiento 11-28 11:00 elena
psych ## Buenas, ¿atienden en línea? > bueno, terapia individual el viernes a las 5 con Tomás ## c: sí; x: no ## book individual 11-27 17:00 tomas
workshop ## Hola, ¿cuánto tarda la afinación mayor? > agéndame el jueves a las 9 ## s: afinación mayor; c: sí ## book afinacion 11-26 09:00 raul
agata ## tienen algo para mañana después de las 6? pedicure en cholula ## h: a las 6:30; w: a las 6:30; c: sí ## book pedicure 11-24 18:30 itzel
psych ## ¿cuánto dura la sesión individual? > ok, con Regina el viernes a las 11 am ## c: sí ## book individual 11-27 11:00 regina
agata ## Hola, ¿tienen lugar el martes saliendo de comer para corte de dama? > la de las 3 ## c: sí ## book corte-dama 11-24 15:00 *
agata ## holaaa quiero cita > pa mi peque un cortecito infantil > mñn sale del kinder a la 1 / como a las 2 > en centro ## h: a las 2; c: ok > Sofía Luna ## book infantil 11-24 14:00 *
agata ## Hola, precio de pedicure? > y de manicure? > agéndame manicure el viernes a las 9 en centro ## c: sí ## book manicure 11-27 09:00 fernanda
agata ## hey una duda / hacen uñas? / gelish / sabado / cholula / en la mañana / tipo 10 ## h: a las 10; c: si ## book gelish 11-28 10:00 itzel
agata ## nta q rollo cuanto x un corte de vato > va apartame uno pal sab a las 5 en angelo > nel a las 4 ## s: corte de caballero; c: simon; h: a las 4; b: angelópolis ## book caballero 11-28 16:00 diego
workshop ## Buen día, ¿hacen verificación? > bueno, entonces nomás el diagnóstico, el jueves a las 10 con Raúl ## s: diagnóstico; c: sí; h: a las 10 ## book diagnostico 11-26 10:00 raul
agata ## ¿Tienen estacionamiento? > ¿Y el balayage cuánto? > ok agéndame balayage el viernes 27 a las 10:30 con Karen ## c: sí; h: a las 10:30 ## book balayage 11-27 10:30 karen
workshop ## Cuánto sale la afinación mayor y cuánto tardan > ok el lunes que entra a las 8 de la mañana > ah no ese día es puente de la empresa, el martes ## w: el martes a las 8; h: a las 8; c: sí ## book afinacion 12-01 08:00 raul
languages ## Busco el examen de colocación y saber precio, sería mañana en la tarde en Del Valle, después de las 5 ## h: a las 6; w: mañana a las 6; c: sí ## book colocacion 11-24 18:00 nora
languages ## ¿El club de conversación a qué hora es y cuánto cuesta? > va, el miércoles a las 6 ## s: club de conversación; h: a las 6; c: sí ## book club 11-25 18:00 kevin
agata ## Angelópolis no me queda, ¿en Cholula tienen raíz el viernes a las 10? ## c: sí; h: a las 10 ## book raiz 11-27 10:00 itzel
sonrie ## Tres cosas: precio del blanqueamiento, si aceptan tarjeta, y agendarme una limpieza el jueves a las 12 ## c: sí; h: a las 12; w: el jueves a las 12 ## book limpieza 11-26 12:00 elena
barber ## Hola, ¿qué precio tiene el corte con barba? > va, para el jueves a las 7 con Iván ## s: corte y barba; c: sí ## book corte-barba 11-26 19:00 ivan
agata ## Hola ¿qué precio tiene el balayage? > ok, ¿para el viernes temprano? > a las 9 con Marta ## h: a las 9; c: sí ## book balayage 11-27 09:00 marta
agata ## Hola, buenas tardes. ¿Qué días tienen libre para peinado? > el viernes > a las 12 ## h: a las 12; c: sí ## book peinado 11-27 12:00 *
agata ## Hola, ¿cuánto sale el corte de dama y cuánto el de caballero? > quiero el de caballero mañana a las 6 en Angelópolis ## c: sí ## book caballero 11-24 18:00 diego
agata ## oigan y si voy ahorita me atienden? corte de caballero, llego en una hora al centro ## h: a las 11; c: va ## book caballero 11-23 11:00 luis
agata ## hola, ¿cuánto cuesta el tinte y el corte de dama? > quiero el tinte el sábado a las 10 en centro ## c: sí ## book tinte 11-28 10:00 marta
agata ## ¿Tienen lugar mañana para pedicure con Fernanda? > a la 1 ## h: a la 1; c: si ## book pedicure 11-24 13:00 fernanda
agata ## ¿tienen lugar el viernes a las 7 con Marta para peinado? ## c: claro ## book peinado 11-27 19:00 marta
sonrie ## Buenas, ¿el sábado hasta qué hora atienden? > ok, valoración el sábado a la 1 ## c: sí ## book valoracion 11-28 13:00 *
workshop ## ¿cuánto sale el servicio de 10 mil y cuánto tarda? > el miércoles a las 9 ## c: sí ## book servicio-10 11-25 09:00 raul
sonrie ## Buen día, ¿la valoración tiene costo? > perfecto, el martes a las 5 con el doctor Raúl ## s: valoración; c: sí ## book valoracion 11-24 17:00 raul
workshop ## Buenas tardes, frenos el martes a las 3 > ah, ¿y cuánto cuesta? ## c: sí ## book frenos 11-24 15:00 tono
agata ## no se si balayage o tinte, cual sale mas barato? > tinte entonces / sabado / 9 / centro ## c: si ## book tinte 11-28 09:00 marta
agata ## Buenas tardes, ¿tienen lugar el miércoles saliendo de comer para un pedicure? > la de las 4 ## h: la de las 4; c: sí ## book pedicure 11-25 16:00 itzel
psych ## Buenas noches, ¿tienen terapia de pareja el sábado? > entonces el viernes a las 6 ## h: el viernes a las 6; w: el viernes a las 6; c: sí ## book pareja 11-27 18:00 regina
music ## Buenas tardes, ¿la clase de piano cuánto cuesta? > está bien, el jueves a las 5 ## s: clase de piano; c: sí ## book piano 11-26 17:00 sol
agata ## q precio unas acrilicas > ta bien / viernes / como a las 4 / si se puede > simon > soy Yaz ## s: acrílicas; c: si; h: a las 4 ## book acrilicas 11-27 16:00 fernanda
agata ## Me interesa una keratina, ¿cuánto dura? > el jueves a las 10 con Diego ## s: keratina; c: sí ## book keratina 11-26 10:00 diego
sonrie ## blanqueamiento q sale mas barato? bueno ese / viernes 4pm ## s: blanqueamiento; c: si ## book blanqueamiento 11-27 16:00 elena
agata ## Buenas, ¿cuánto cobran por el retoque? > ok, el sábado a las 12 en Angelópolis ## s: retoque de raíz; h: a las 3:30; c: sí ## book raiz 11-28 15:30 karen
agata ## ¿Tienen promociones en gelish? > bueno, agéndame el sábado a las 9 en Cholula ## s: gelish; c: sí; x: no ## book gelish 11-28 09:00 itzel
`;
