// Before, after, early, late, with anybody but one.
export const HOURS_WITH_BOUNDS = `
agata ## tienes citas para mañana? corte de dama > angelopolis > en la tarde > la de las 5 ## b: angelopolis; h: la de las 5; w: mañana a las 5; c: sip ## book corte-dama 11-24 17:00 (karen|diego)
barber ## Buenas, busco quién me haga un buen corte en Celaya, el jueves por la mañana ## h: a las 11; w: jueves a las 11; c: va ## book corte 11-26 11:00 memo
barber ## quiero arreglarme la barba antes del viernes, en el centro > el miércoles a las 8 pm ## w: el miércoles a las 8 pm; h: el miércoles a las 8 pm; c: si ## book barba 11-25 20:00 *
sonrie ## quiero que me revise el doctor Ibáñez el miércoles por la mañana ## s: valoración; h: a las 11; w: miércoles a las 11; c: sí ## book valoracion 11-25 11:00 raul
psych ## ¿Regina atiende los viernes? > ok, terapia de pareja el viernes a las 8 de la noche ## c: sí ## book pareja 11-27 20:00 regina
psych ## quiero cita el lunes de la otra semana por la mañana, individual, con Regina ## h: a las 9; w: a las 9; c: sí ## book individual 11-30 09:00 regina
workshop ## quiero dejar mi carro para afinación el viernes antes de irme a trabajar, 8 am ## c: sí ## book afinacion 11-27 08:00 raul
music ## batería para adulto, el sábado en la mañana > a las 10 ## h: a las 10; w: el sábado a las 10; c: sí ## book bateria 11-28 10:00 julio
salon ## Hola, quiero manicure el viernes entre 10 y 12 con Lucía > a las 11 ## h: a las 11; c: sí ## book manicure 11-27 11:00 lucia
salon ## corte de caballero, cualquier día de esta semana después de las 6 ## h: el miércoles a las 6:30; w: el miércoles a las 6:30; c: sí ## book corte-caballero 11-25 18:30 *
barber ## el jueves cumplo años jaja y me quiero ver bien, osea q el miercoles un corte y barba, ya noche tipo 8, centro, con beto ## c: va ## book corte-barba 11-25 20:00 beto
agata ## Hola, ¿qué tal? Quisiera un corte de dama con Fernanda el viernes en la tarde ## h: 5 de la tarde; w: a las 5; c: Sí, por favor ## book corte-dama 11-27 17:00 fernanda
agata ## hola me pueden atender a las 7 de la noche hoy? corte de caballero, en cholula ## c: va ## book caballero 11-23 19:00 itzel
psych ## Quiero terapia para mí, por ansiedad, el martes por la noche ## s: individual; h: a las 8; w: martes a las 8; c: sí ## book individual 11-24 20:00 *
homes ## la casa de lomas, este domingo a mediodía, soy el Arq. Felipe Sosa ## n: Felipe Sosa; c: sí ## book casa-lomas 11-29 12:00 abril ## {"name":null}
agata ## para hoy ya no verdad? > y mañana? corte de caballero, centro, despues de las 5 ## h: la de las 6; w: a las 6; c: esa ## book caballero 11-24 18:00 luis
sonrie ## doctora soy Lucha, la señora de los tamales, que si me puede ver mi muela mañana en la mañanita antes de irme a vender ## s: valoración; h: a las 9; w: a las 9; c: sí doctora ## book valoracion 11-24 09:00 raul
music ## guitarra. para mí. soy adulto jaja. entre semana después de las 7 ## h: el miércoles a las 7; w: el miércoles a las 7; c: si ## book guitarra 11-25 19:00 julio
sonrie ## Quiero cita para limpieza con la doctora Elena mañana en la mañana ## h: entonces en la tarde a las 4; c: si ## book limpieza 11-24 16:00 elena
barber ## kiero un fade pa hoy en la tarde, en juriquilla ## s: corte normal; h: 5; c: simon ## book corte 11-23 17:00 chuy
sonrie ## Limpieza. Jueves después de las 18:00 ## h: 19:00; c: Sí ## book limpieza 11-26 19:00 elena
agata ## mira no sé si es keratina o qué lo que me hice la otra vez, pero me duró bien poquito, total que quiero hacerme otra vez la keratina ahora sí con otra persona que no sea marta ## b: angelópolis; w: el jueves; h: el jueves a las 11; p: diego; c: si ## book keratina 11-26 11:00 diego
barber ## compa ando en celaya de paso, voy a estar mañana nada más, un corte rapidito entre 12 y 2 ## h: a las 12 y media; c: ya estas ## book corte 11-24 12:30 memo
workshop ## Buenos días, requiero agendar el servicio de los 10 mil kilómetros de mi unidad para el lunes 30 a primera hora. ## h: 8:00; c: Adelante ## book servicio-10 11-30 08:00 raul
agata ## Holaaa buen díaaa 😊 me encantaría una cita para manicure el jueves por la mañana en Cholula ## h: 10 am; w: a las 10; c: Siiii porfaaa 💅 ## book manicure 11-26 10:00 itzel
agata ## quiero teñirme el pelo, el sábado temprano en el centro ## s: tinte completo; h: a las 9; w: sábado a las 9; c: sí ## book tinte 11-28 09:00 marta
barber ## Qué tal, quiero un corte para hoy a las 8 de la noche en Centro con Iván ## c: a huevo ## book corte 11-23 20:00 ivan
barber ## Buenas, me apartas corte y barba el jueves al mediodía en Juriquilla? ## c: por favor ## book corte-barba 11-26 12:00 chuy
psych ## Hola, una amiga me recomendó a Tomás, quiero cita con él el viernes al mediodía ## s: individual; c: va ## book individual 11-27 12:00 tomas
salon ## quiero pedicure el jueves entre 4 y 6 con Lucía ## h: la de las 5; w: a las 5; c: esa ## book pedicure 11-26 17:00 lucia
salon ## corte de caballero después de las 7 el miércoles ## h: 7:30; w: 7:30; c: ok ## book corte-caballero 11-25 19:30 *
agata ## oye tocaya andas ocupada? quería ver si mañana me haces un huequito pa las uñas las de gelish tantito antes de las 11 en cholula ## h: a las 10; w: a las 10; c: ándale sí ## book gelish 11-24 10:00 itzel
agata ## no es que mira el jueves ando en CDMX, el viernes llego ya noche, el sábado pues duermo jaja, entonces el domingo? corte de dama en el centro ## h: a las 12; w: a las 12; c: siii ## book corte-dama 11-29 12:00 *
workshop ## quihubo don raul, le encargo la afinacion de la nissan pal jueves, se la dejo tempranito a las 8 ## c: ándele ## book afinacion 11-26 08:00 raul
barber ## Hola, ¿me agendas corte para mañana al mediodía en Celaya? ## c: sí señor ## book corte 11-24 12:00 memo
psych ## Me gustaría iniciar terapia con la psicóloga Regina, de preferencia martes o jueves en la tarde ## s: individual; h: el jueves a las 5; w: el jueves a las 5; c: sí ## book individual 11-26 17:00 regina
homes ## Buenos días, ¿puedo visitar el departamento hoy por la tarde? > 16:00 ## h: 16:00; w: hoy 16:00; c: sí ## book depa-centro 11-23 16:00 *
salon ## uñas acrílicas el sábado en la mañana con Lucía ## h: a las 11; w: a las 11; c: sí ## book unas 11-28 11:00 lucia
workshop ## oiga y si lo llevo el jueves a las 8 me lo entrega el mismo día? es la afinación > va, ahí lo dejo entonces ## c: sí ## book afinacion 11-26 08:00 raul
agata ## Corte caballero. Angelópolis. Martes entre 6 y 8 pm. ## h: 7; w: 7; c: Sí ## book caballero 11-24 19:00 diego
psych ## Terapia individual, semana próxima, cualquier día después de las 6 pm ## h: miércoles 7 pm; w: miércoles 7 pm; c: Ok ## book individual 12-02 19:00 *
sonrie ## Limpieza, sábado, primera hora. A nombre de Ricardo Garza. ## c: Ok, gracias; n: Ricardo Garza ## book limpieza 11-28 09:00 * ## {"name":null}
barber ## bro la neta traigo el pelo de la fregada y el sábado tengo boda, o sea necesito corte y arreglo de barba antes de las 4 ese día, en centro, con quien sea ## h: a las 12; w: a las 12; c: fierro ## book corte-barba 11-28 12:00 (beto|ivan)
music ## hola estoy entre piano o guitarra jaja no sé, qué me recomiendas? > bueno piano, el jueves en la noche ## h: a las 7; c: va ## book piano 11-26 19:00 sol
sonrie ## doctora es que se me rompió un diente comiendo elote y me da pena, necesito que me lo arreglen lo antes posible ## s: resina; h: la primera; c: si por favor ## book resina 11-23 10:30 *
sonrie ## Estimada doctora Paredes: requiero un blanqueamiento. ¿Sería posible el próximo lunes por la tarde? ## h: A las cinco y media; w: A las cinco y media; c: Así es ## book blanqueamiento 11-30 17:30 elena
barber ## mañana me caso jaja necesito corte y barba tempranito en Juriquilla ## h: a las 11; w: mañana a las 11; c: sí ## book corte-barba 11-24 11:00 chuy
sonrie ## Hola! Quisiera blanqueamiento dental para este viernes en la tarde ## h: a las 5; w: a las 5; c: perfecto ## book blanqueamiento 11-27 17:00 elena
homes ## hola! vi el departamento en marketplace, lo puedo ver mañana después de las 5? ## h: a las 5; w: mañana a las 5; c: sí ## book depa-centro 11-24 17:00 *
homes ## Me gustaría agendar una visita a la casa el martes primero de diciembre a las once ## c: sí ## book casa-lomas 12-01 11:00 abril
agata ## amiga urgencia!!! se me rompió una uña acrílica y mañana es mi graduación, sálvame, mañana antes de las 2 ## s: uñas acrílicas; h: a las 11; w: mañana a las 11; c: siiii gracias ## book acrilicas 11-24 11:00 fernanda
agata ## pues el jueves puedo en la mañana, el viernes en la tarde y el sábado todo el día, para un balayage en centro, ustedes díganme ## h: el sábado a las 10; w: el sábado a las 10; c: el sábado a las 10 mejor | si ## book balayage 11-28 10:00 marta
music ## no sé leer música, sirve? canto, el miércoles o jueves lo que tengas en la tarde noche ## h: el jueves a las 7; w: el jueves a las 7; c: el jueves a las 7 | si ## book canto 11-26 19:00 sol
sonrie ## Cita para limpieza el miércoles 25 a las 7 de la noche con Raúl ## c: sí ## book limpieza 11-25 19:00 raul
psych ## Buenas tardes, ¿la licenciada Regina tiene espacio el jueves por la tarde? Terapia individual ## h: a las 6; w: a las 6; c: sí ## book individual 11-26 18:00 regina
psych ## necesito una cita para terapia de pareja lo más pronto posible, por la noche ## h: la primera; w: hoy en la noche; c: sí ## book pareja 11-23 19:00 regina
workshop ## Buen día maestro, ¿puede recibir mi coche el lunes que viene para afinación? Tempranito ## h: a las 8; w: a las 8; c: sí señor ## book afinacion 11-30 08:00 raul
homes ## Buenas tardes, me gustaría ver el terreno el sábado por la mañana ## h: a las 10; w: sábado a las 10; c: sí ## book terreno 11-28 10:00 paco
agata ## estoy viendo entre centro y angelópolis, donde haya antes, corte de dama, hoy ## h: la primera; w: hoy lo antes posible; c: va ## book corte-dama 11-23 10:30 *
agata ## no hay con fernanda antes? es que la acrílica se me cayó y tengo un evento el jueves en la noche, o sea el jueves temprano a más tardar ## s: uñas acrílicas; h: jueves a las 9; w: jueves a las 9; c: sí ## book acrilicas 11-26 09:00 fernanda
barber ## pa q hora tienes mañana con beto? corte > uy la mañana no se arma entonces en la tarde > 5 ## h: 5; w: mañana a las 5; c: va q va ## book corte 11-24 17:00 beto
barber ## oe ya no me dijiste si había para el sabado > corte > centro > en la mañana > 11 ## h: 11; w: el sabado a las 11; b: centro; c: simon ## book corte 11-28 11:00 *
psych ## no me siento lista todavía... bueno sí, va, agéndame ya antes de que me arrepienta, individual, mañana a las 6 ## c: si ## book individual 11-24 18:00 *
homes ## le comento, soy asesor también, tengo un cliente para el depa, iríamos el jueves entre 11 y 1, usted dirá ## h: a las 12; w: jueves a las 12; c: sí ## book depa-centro 11-26 12:00 *
agata ## Buenas noches, busco a Itzel para retoque de raíz > el jueves a las 4 ## h: a las 4; w: el jueves a las 4; c: sí ## book raiz 11-26 16:00 itzel
psych ## Regina, jueves, 7 de la noche, individual ## c: sí ## book individual 11-26 19:00 regina
salon ## Hola, quiero corte de dama el jueves a las 11 con Marta > ¿y en la tarde? > a las 3 ## h: a las 3; c: sí ## book corte-dama 11-26 15:00 marta
dental ## valoración con el Dr. López el miércoles por la tarde > a las 5 ## h: a las 5; c: sí ## book valoracion 11-25 17:00 lopez
agata ## es que como trabajo de noche duermo en la mañana, entonces ya hasta la tarde, el jueves, gelish, cholula, no muy tarde porque entro a las 9 ## h: a las 5; w: jueves a las 5; c: si ## book gelish 11-26 17:00 itzel
barber ## a ver si ahora sí me toca con el ivan, siempre me lo ganan, viernes primera hora, corte ## c: eso ## book corte 11-27 10:00 ivan
sonrie ## ya fui con otro dentista y nada, ojalá ustedes sí, es una limpieza profunda creo, jueves en la tarde ya tarde como 7 ## s: limpieza; c: si ## book limpieza 11-26 19:00 elena
psych ## quisiera no sé si es mucho pedir el viernes a las 9 de la noche? > entonces a las 8, individual ## s: individual; h: a las 8; c: si ## book individual 11-27 20:00 *
agata ## Qué tal, buen día. Me gustaría apartar un corte de caballero para el miércoles por la tarde en Centro. ## h: a las 5; w: a las 5; c: va, gracias ## book caballero 11-25 17:00 luis
agata ## Hola, necesito un retoque de raíz y quiero ir a Angelópolis, puedo el viernes después de las 4 ## h: 4:30; w: 4:30; c: perfecto ## book raiz 11-27 16:30 karen
barber ## para hoy mismo tendrás un corte como a las 7 de la noche en el centro? ## c: ahí te encargo ## book corte 11-23 19:00 *
sonrie ## Buenas tardes, quisiera agendar una limpieza dental para el jueves por la tarde ## h: a las 6; w: a las 6; c: sí ## book limpieza 11-26 18:00 elena
psych ## Hola, quisiera una sesión individual con Tomás el martes a las 8 de la noche ## c: de acuerdo ## book individual 11-24 20:00 tomas
workshop ## Necesito que revisen los frenos de mi camioneta el jueves temprano ## s: frenos y balatas; h: a las 8; w: jueves a las 8; c: si ## book frenos 11-26 08:00 tono
agata ## Hola quiero un tinte mañana en la tarde > con Karen ## b: angelópolis; h: a las 5; w: a las 5; c: va ## book tinte 11-24 17:00 karen
agata ## hola me urge cita para las uñas acrilicas con fer pero el miercoles en la noche > y el jueves? ## h: a las 10; w: el jueves a las 10; c: si ya ni modo ## book acrilicas 11-26 10:00 fernanda
agata ## la prox semana cualquier dia en la mañana, balayage, centro ## h: el martes a las 10; w: el martes a las 10; c: si ## book balayage 12-01 10:00 marta
psych ## entre semana despues de las 6 tienes con regina? es individual > el jueves ## h: a las 7; w: el jueves a las 7; c: si ## book individual 11-26 19:00 regina
agata ## q tal si el mierc en la tarde me hago mani con itzel, pero despues de las 5 eh > 6 ## h: 6; c: see ## book manicure 11-25 18:00 itzel
agata ## ando buscando corte dama pa hoy en la noche angelopolis o centro el q sea > 7 ## h: 7; c: va ## book corte-dama 11-23 19:00 *
agata ## Hola, me gustaría hacerme gelish este viernes por la mañana en Centro ## h: a las 10:30; w: a las 10:30; c: sí ## book gelish 11-27 10:30 fernanda
agata ## quiero que Diego me haga keratina el sábado por la mañana > a las 11 ## h: a las 11; w: a las 11; c: sí ## book keratina 11-28 11:00 diego
homes ## Me gustaría visitar el terreno con Francisco el viernes por la tarde ## h: a las 4; w: a las 4; c: sí ## book terreno 11-27 16:00 paco
salon ## uñas para el jueves, entre 3 y 5 ## h: a las 4; w: a las 4; c: sí ## book unas 11-26 16:00 *
music ## q días da clases julio? > el q sea menos viernes, guitarra a las 6 > el jueves ## h: el jueves a las 6; w: el jueves a las 6; c: va ## book guitarra 11-26 18:00 julio
agata ## Buenas, quisiera un pedicure el jueves en la mañana > la primera ## c: sí por favor ## book pedicure 11-26 09:00 *
agata ## Me gustaría un retoque de raíz el viernes por la tarde > la de las 5 en Centro > sí ## c: sí; h: a las 5 ## book raiz 11-27 17:00 marta
barber ## Buenas, corte y barba para hoy en la tarde > a las 6 en centro ## c: sí ## book corte-barba 11-23 18:00 (beto|ivan)
barber ## Corte de niño el sábado en la mañana ## h: el de las 11; c: sí ## book corte-nino 11-28 11:00 *
psych ## Buenas noches, quisiera terapia individual con Regina mañana a las 8 ## h: de la noche; c: sí ## book individual 11-24 20:00 regina
spa ## Hola, masaje relajante el jueves a las 7 saliendo del trabajo en Polanco ## c: sí ## book relajante 11-26 19:00 *
agata ## wenas, corte > si > dama > si > el sab en la mañana > la q sea en centro ## h: la de las 11; c: si ## book corte-dama 11-28 (09:00|11:00) *
agata ## keratina cuando puedas esta semana menos miercoles, pero ya tarde como a las 5 > el jueves con marta ## h: a las 5; w: el jueves a las 5; c: si ## book keratina 11-26 17:00 marta
sonrie ## dr se me cayo la resina q me puso :( mañana mismo porfavor en la tarde > a las 5 ## h: a las 5; c: si ## book resina 11-24 17:00 *
workshop ## mi carro truena al frenar jefe, cuando lo llevo? > mñn temprano ## s: frenos; h: a las 8; c: simon ## book frenos 11-24 08:00 tono
homes ## el depa ese del centro, sigue disponible? quiero verlo domingo despues de misa como a la 1 ## s: departamento centro; c: si ## book depa-centro 11-29 13:00 *
psych ## ando mal, necesito hablar con alguien, un psicologo, lo mas pronto posible pero en la tarde ## s: individual; h: a las 5; c: a las 5 | si ## book individual 11-23 17:00 *
barber ## barba hoy a las 9 de la noche en centro > a las 8 ## h: a las 8; c: sí ## book barba 11-23 20:00 *
sonrie ## resina el viernes en la mañana > 10:30 ## h: 10:30; w: 10:30; c: sí ## book resina 11-27 10:30 *
barber ## compadre hazme un paro, hoy a las 7:30 corte y barba en centro con el que sea menos beto ## c: va ## book corte-barba 11-23 19:30 ivan
agata ## me urge raíz para mañana, en cualquier sucursal menos Cholula, a las 11 ## c: sí; h: a las 11 ## book raiz 11-24 11:00 marta
workshop ## aceite pal tsuru mñn tempranito tipo 8, y si no hay, a las 9 ## c: arre; h: a las 8 ## book aceite 11-24 08:00 raul
psych ## terapia individual, jueves 20 hrs, con quien sea menos Regina ## c: sí ## book individual 11-26 20:00 tomas
agata ## Necesito una cita el miércoles 24 en la tarde, corte de dama, Cholula ## w: el martes 24; h: a las 5; c: sí ## book corte-dama 11-24 17:00 itzel
sonrie ## Buenas tardes doctor, soy la señora Tere. Fíjese que el blanqueamiento me interesa pero primero una valoración, ¿el jueves a las 4 se podrá? ## c: sí; h: a las 4; w: el jueves a las 4 ## book valoracion 11-26 16:00 elena
agata ## pedicure > mañana > temprano > centro > con fer ## s: pedicure; b: centro; w: mañana; h: a las 9; c: si ## book pedicure 11-24 09:00 fernanda
sonrie ## me sangran las encías, qué me recomienda? > pues una limpieza entonces, el jueves temprano > a las 9 y media ## s: limpieza; h: a las 9:30; w: el jueves a las 9:30; c: sí ## book limpieza 11-26 09:30 elena
languages ## Good morning jaja, quiero conversación en inglés con Kevin el miércoles a las 7 de la noche ## s: club de conversación; h: a las 7; c: sí ## book club 11-25 19:00 kevin
psych ## Terapia individual el martes a las 7 de la noche con Regina, y si está ocupada con Tomás ## c: sí; h: a las 7; w: mañana a las 7 ## book individual 11-24 19:00 regina
agata ## buenas noches jovencita ¿a cómo el gelish? > y el manicure > ah pues el gelish entonces > pal jueves en la mañana, en cholula me queda > a las 10 ## s: gelish; b: cholula; h: a las 10; w: jueves a las 10; c: sí jovencita ## book gelish 11-26 10:00 itzel
workshop ## Buenas, soy Beto el de la Ranger, apúntame el servicio de los 10 mil pal sábado a primera hora ## h: a las 8; w: el sábado a las 8; c: arre ## book servicio-10 11-28 08:00 raul
salon ## Buenas tardes, quisiera saber si el jueves tienen espacio para corte de dama en la tarde > a las 4 está bien ## h: a las 4; c: sí ## book corte-dama 11-26 16:00 *
psych ## Hola, quiero empezar terapia, soy hombre de 34 años > individual > jueves por la noche > a las 8 ## h: a las 8; c: sí ## book individual 11-26 20:00 *
psych ## Buenas, ¿la terapia de pareja dura una hora? > agéndanos el viernes a las 7 de la noche ## s: terapia de pareja; c: sí ## book pareja 11-27 19:00 regina
workshop ## jefe afinacion pal jueves tempra, lo dejo y paso por el en la tarde ## h: a las 8; c: si ## book afinacion 11-26 08:00 raul
homes ## terreno o casa? mmm la casa, sabado, a la hora q sea despues de las 12 ## h: a la 1; c: si ## book casa-lomas 11-28 (12:00|13:00) abril
agata ## Buenas tardes, ¿tendrán espacio el viernes a mediodía para un corte de dama? ## h: a las 12; c: sí ## book corte-dama 11-27 12:00 *
agata ## Corte de caballero mañana por la tarde en Cholula > a las 5 > a nombre de Joaquín Mena ## h: a las 5; c: sí ## book caballero 11-24 17:00 itzel
agata ## Hola, mi nombre es Laura Peña, quiero tinte completo el martes primero de diciembre a las 4 en Angelópolis ## c: sí ## book tinte 12-01 16:00 karen ## {"name":null}
barber ## ¿Tiene lugar Iván el jueves después de las 7 para corte y barba? > a las 7:30 ## h: a las 7:30; w: a las 7:30; c: sí ## book corte-barba 11-26 19:30 ivan
barber ## corte carnal, 8 de la noche, hoy, centro, ivan > 7:30 pues ## h: 7:30; c: jalo ## book corte 11-23 (20:00|19:30) ivan
sonrie ## me truena la mandibula, cita pa checarme, vier o sab, lo q tengas en la mañana > viernes 9 y media ## s: valoracion; h: viernes 9:30; w: viernes 9:30; c: si ## book valoracion 11-27 09:30 *
music ## guitarra / pero ya tarde pq salgo a las 6 / jueves ## h: a las 7; w: a las 7; c: si ## book guitarra 11-26 19:00 julio
spa ## q masaje me recomiendas pa la espalda > el deportivo > hoy saliendo d trabajar / 7 ## h: a las 7; w: a las 7; c: si ## book deportivo 11-23 19:00 ana-p
psych ## Hola, terapia de pareja los jueves, ¿puede ser este a las 7 de la noche? ## c: sí ## book pareja 11-26 19:00 regina
spa ## Facial antiedad el martes en la tarde en Coyoacán ## h: a las 4; c: a las 4 | sí ## book facial-90 11-24 16:00 gaby
agata ## ola buenas disculpe tendra espasio pa oy un retoke de rais / en angelopolis / despues de las 4 > a las 5 ## h: a las 5; w: a las 5; c: si ## book raiz 11-23 17:00 karen
barber ## me urge corte pa hoy porq tengo entrevista mñn / el q este libre / centro ## h: la primera; c: si ## book corte 11-23 10:30 *
sonrie ## se me inflamo la encia, me checan? hoy saliendo de la chamba tipo 7 ## s: valoración; c: si ## book valoracion 11-23 19:00 *
agata ## buenas, me urge un corte infantil hoy en la tarde en centro > a las 4:30 ## h: a las 4:30; w: hoy a las 4:30; c: a las 4:30 | sí ## book infantil 11-23 16:30 *
barber ## tinte de barba el viernes en la noche ## h: a las 7; w: a las 7; c: sí ## book tinte-barba 11-27 19:00 ivan
barber ## corte en centro el lunes que viene a las 8 de la noche ## c: sí ## book corte 11-30 20:00 *
psych ## primera vez, terapia de pareja, el viernes a las 6 de la tarde ## c: sí ## book pareja 11-27 18:00 regina
psych ## individual mañana en la noche con Regina > a las 8 ## h: a las 8; c: sí ## book individual 11-24 20:00 regina
barber ## vengo saliendo del gym todo sudado jaja pero si me aceptan así, corte en una hora en centro ## c: va ## book corte 11-23 11:00 *
psych ## tomás o regina el que esté, individual, pero que sea el jueves y después de las 6 ## h: a las 7; w: a las 7; c: si ## book individual 11-26 19:00 *
agata ## Hola, buenas tardes. Quiero una cita > corte de dama > Centro > el jueves por la tarde > la de las 5 > sí ## b: centro; h: la de las 5; w: el jueves por la tarde; c: sí ## book corte-dama 11-26 17:00 *
agata ## quiero pedicure cualquier día de la próxima semana en la tarde en Cholula > el martes a las 5 ## h: el martes a las 5; w: el martes a las 5; c: sí ## book pedicure 12-01 17:00 itzel
agata ## Cita para retoque > mañana temprano > en Cholula ## h: a las 9; w: mañana a las 9; b: Cholula; c: sí; s: retoque de raíz ## book raiz 11-24 09:00 itzel
agataOne ## quiero agregar ceja a mi cita del jueves, después del corte ## h: a las 6; w: el jueves a las 6; b: centro; c: sí ## book ceja 11-26 18:00 fernanda
barber ## corte el sábado después de las 5 en celaya > entonces a las 3 ## h: a las 3; c: sí ## book corte 11-28 15:00 memo
sonrie ## limpieza el jueves entre 9 y 11 con Raúl ## h: a las 10; w: a las 10; c: sí ## book limpieza 11-26 10:00 raul
barber ## no mms q caro > bueno ya > corte > el que haya > hoy en la noche > centro > 8 ## b: centro; h: 8; w: hoy a las 8; c: si ## book corte 11-23 20:00 *
sonrie ## no puedo lunes martes ni jueves, miercoles o viernes en la mañana, valoracion > viernes 10 ## h: viernes 10; w: viernes 10; c: si ## book valoracion 11-27 10:00 *
homes ## si me gusta la compro de una vez jaja, la de lomas, el viernes antes de las 12 ## h: a las 11; w: a las 11; c: va ## book casa-lomas 11-27 11:00 abril
agata ## Buenas tardes, soy Mónica. ¿Puedo ir hoy por la tarde a un corte de dama? > a las 5:30 con Marta ## h: a las 5:30; c: sí ## book corte-dama 11-23 17:30 marta
spa ## ¿Tendrán masaje deportivo mañana en la noche? > a las 8 ## h: a las 8; c: sí ## book deportivo 11-24 20:00 ana-p
barber ## corte para mañana en la noche / el primero q tengas dsp de las 7 / centro ## h: la primera; c: si ## book corte 11-24 19:* *
barber ## Buenas, corte con barba para el viernes después de las 6 en Centro > a las 7 ## s: corte y barba; h: a las 7; w: a las 7; c: sí ## book corte-barba 11-27 19:00 *
sonrie ## Hola, soy paciente nuevo, necesito una valoración > el miércoles por la tarde > a las 4:30 ## h: a las 4:30; w: a las 4:30; c: sí ## book valoracion 11-25 16:30 *
music ## canto / sabado no / viernes 8 noche ## c: si ## book canto 11-27 20:00 sol
agata ## Quiero un corte de dama para mañana en la tarde > la de las 5 en Centro ## h: a las 5; b: Centro; c: sí ## book corte-dama 11-24 17:00 *
barber ## Buenas tardes, ¿cuál es la sucursal más cercana a Álamos? > en Centro entonces, corte mañana a las 7 de la noche ## c: sí; s: corte ## book corte 11-24 19:00 *
barber ## Un corte con Iván por favor, el primer horario del sábado ## c: sí ## book corte 11-28 10:00 ivan
agata ## mami dice q si tienen pa pedicure, ella puede lunes o martes en la mañana, en el centro > el martes a las 10 ## h: el martes a las 10; w: el martes a las 10; c: si ## book pedicure 11-24 10:00 fernanda
agata ## corte de caballero sin barba / miercoles / 6 y media / luis ## c: si ## book caballero 11-25 18:30 luis
sonrie ## limpieza urge! me caso el sabado jaja antes del viernes en la tarde > miercoles 5 ## h: miercoles a las 5; w: miercoles a las 5; c: si ## book limpieza 11-25 17:00 *
workshop ## q onda don, el aceite ya le toca, sabado tempranito ## s: cambio de aceite; h: a las 8; c: si ## book aceite 11-28 08:00 *
agata ## Hola, quisiera un espacio para manicure el jueves por la tarde > la segunda opción ## h: a las 5; c: sí ## book manicure 11-26 13:00 itzel
sonrie ## Hola, limpieza dental para el miércoles en la mañana > a las 11 con Elena ## h: a las 11; c: sí ## book limpieza 11-25 11:00 elena
vet ## Buenas, baño para perro grande el sábado temprano > a las 10 ## h: a las 10; c: sí ## book bano-grande 11-28 10:00 groomer
agata ## buenas me dijeron q itzel corta bien, hay con ella el vier? pa dama / temprano > 9 esta bien ## s: corte de dama; h: a las 9; c: si ## book corte-dama 11-27 09:00 itzel
agata ## dame la q tengas el jueves despues de las 4 pa tinte / angelopolis > la primera > siii ## h: la primera; c: si ## book tinte 11-26 16:00 karen
spa ## relajante viernes a las 8 pero d la noche polanco daniela ## c: si ## book relajante 11-27 20:00 daniela
`;
