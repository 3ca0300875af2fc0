// One wish, said in one or many words.
export const PLAIN_WISHES = `
agata ## Me puede agendar manicure con Fernanda el día de hoy a las 12? ## c: sí, gracias ## book manicure 11-23 12:00 fernanda
agata ## uñas acrílicas el viernes 4 pm ## n: A nombre de Brenda Solano; c: Sí ## book acrilicas 11-27 16:00 fernanda ## {"name":null}
sonrie ## Resina con la Dra. Elena, viernes a la una ## c: sí gracias ## book resina 11-27 13:00 elena
salon ## uñas el jueves con Fer o con Lucía, a las 12 ## c: sí ## book unas 11-26 12:00 *
spa ## facial en Coyoacán, mañana a las 5 ## s: facial hidratante; c: sí ## book facial-60 11-24 17:00 gaby
vet ## le toca baño a mi chihuahua, el domingo a las 11 ## s: baño perro chico; c: sí ## book bano-chico 11-29 11:00 groomer
agata ## no me late el de 9, ni el de 11, tienes algo a media mañana el miercoles? manicure cholula ## h: a las 10; w: miercoles a las 10; c: si ## book manicure 11-25 10:00 itzel
barber ## nmms ya me creció un buen, hoy a la hora que sea pero con el chuy, corte ## h: a las 5; w: hoy a las 5; c: si | si ## book corte 11-23 11:00 chuy
sonrie ## el martes 24? no miento el miercoles 25, resina, 5 pm, dr raul ## c: si ## book resina 11-25 17:00 raul
agata ## cita de ceja mañana a las 12:30 en angelopolis ## c: siuuu ## book ceja 11-24 12:30 karen
barber ## quiero que me rasuren la barba el viernes a las 7 en celaya ## c: sale vale ## book barba 11-27 19:00 memo
barber ## Corte de niño en Centro para el martes a las 5:30 ## c: sí ## book corte-nino 11-24 17:30 beto
sonrie ## Buen día, el Dr. Raúl tiene espacio el viernes a las 11:30 para valoración? ## c: Sí ## book valoracion 11-27 11:30 raul
sonrie ## una resina, el sábado a las 9 con la dra ## c: si ## book resina 11-28 09:00 elena
psych ## pareja, jueves 5 pm ## c: va ## book pareja 11-26 17:00 regina
homes ## puedo ir a ver el depa mañana a las 4? ## c: sí ## book depa-centro 11-24 16:00 *
music ## hola, canto, mañana, 6 ## h: 6; w: mañana a las 6; c: ok ## book canto 11-24 18:00 sol
salonWithOne ## quiero agregar un manicure el mismo día de mi cita, a las 6 ## c: sí ## book manicure 11-26 18:00 *
agata ## corte dama ang. juev 6pm ## b: angelópolis; c: k ## book corte-dama 11-26 18:00 *
agata ## Marta o Fernanda me da igual, corte de dama, mañana a las 10, centro ## c: si ## book corte-dama 11-24 10:00 (marta|fernanda)
barber ## corte con memo mañana 11 / bueno 12 / si no se puede 1 ## c: arre ## book corte 11-24 12:00 memo
music ## la prox semana no puedo, la que sigue de esa tampoco, entonces esta, piano el viernes 5 ## c: si ## book piano 11-27 17:00 sol
agata ## Buenas tardes señorita, disculpe la molestia, quisiera una citita para pintarme las canas ## s: retoque de raíz nomás; b: en el centro por favor; w: el jueves por la mañana si se puede; h: a las 10 está bien; c: si mijita, gracias ## book raiz 11-26 10:00 marta
agata ## Buen día, habla la señora Conchita. Necesito que me arreglen los pies ## s: pedicure; b: la de cholula me queda cerca; w: mañana temprano; h: a las 9; n: Concepción Rivera; c: sí por favor ## book pedicure 11-24 09:00 itzel ## {"name":null}
agata ## Señorita quiero que me atienda Martita el martes a las 5 para un corte ## s: de dama; h: entonces el miércoles a la misma hora; c: si ## book corte-dama 11-25 17:00 marta
sonrie ## Buenas tardes doctora, me duele mucho una muela, puedo ir hoy? ## s: pues que me revisen; h: a las 5; c: si ## book valoracion 11-23 17:00 *
agata ## corte de caballero hoy 7 angelopolis ## c: 👍 ## book caballero 11-23 19:00 diego
barber ## arreglo de barba con el ivan al rato tipo 8 ## c: vaaa ## book barba 11-23 20:00 ivan
barber ## Corte y barba. Jueves 9 pm. Centro. ## h: 8 pm.; p: Beto; c: Ok. ## book corte-barba 11-26 20:00 (beto|ivan)
workshop ## Afinación mayor, viernes 8:00 am ## n: Ing. Roberto Salinas; c: Confirmo ## book afinacion 11-27 08:00 raul ## {"name":null}
homes ## Me interesa visitar el terreno. Disponibilidad esta semana? ## h: Miércoles 12:00; c: Correcto ## book terreno 11-25 12:00 paco
homes ## Visita depto centro sábado 14 hrs con Abril ## c: Ok ## book depa-centro 11-28 14:00 abril
psych ## Terapia de pareja martes 19:00 ## c: Confirmado ## book pareja 11-24 19:00 regina
workshop ## se me prendió el check engine, qué hago? ## s: diagnóstico por escáner; x: diagnostico; w: hoy mismo; h: hoy a las 12; c: si ## book diagnostico 11-23 12:00 *
agata ## Hello, I mean hola, quiero un corte para hombre el día de mañana a las once, por favor ## b: Centro; c: Sí, correcto ## book caballero 11-24 11:00 luis
sonrie ## Buenos días, ¿sería posible obtener una cita de valoración con el Dr. Ibáñez el jueves a las 10:30? ## c: Perfecto, muchas gracias ## book valoracion 11-26 10:30 raul
psych ## Buenas tardes. Quisiera saber qué horarios tiene la psicóloga Regina el miércoles. ## s: Terapia individual; h: A las 13:00; c: Sí ## book individual 11-25 13:00 regina
agata ## Disculpe, ¿quién está disponible mañana a las 12 para un corte de dama en Angelópolis? ## p: Karen; h: con Karen a las 12; c: con Karen por favor | si ## book corte-dama 11-24 12:00 karen
music ## Yo querer clase guitarra, sabado mañana ## h: a las 10; c: si ## book guitarra 11-28 10:00 julio
sonrie ## Quisiera una cita para resina el jueves 26 a las 9:00 a nombre de Jean-Pierre Dubois. ## n: Jean-Pierre Dubois; c: oui, sí ## book resina 11-26 09:00 * ## {"name":null}
agata ## Buenas tardes, ¿aún hay lugar para hoy en Angelópolis? Es corte de caballero ## h: a las 6 pm; w: a las 6; c: Sí. ## book caballero 11-23 18:00 diego
agata ## Hola, soy Rocío Paz, necesito cita para pedicure el martes 24 a las 5 pm en Cholula ## c: de acuerdo ## book pedicure 11-24 17:00 itzel ## {"name":null}
agata ## cita corte infantil para mañana 4 y media, sucursal centro ## c: está bien ## book infantil 11-24 16:30 *
agata ## Uñas acrílicas para el sábado a la 1 ## h: a las 12; w: a las 12; c: ok gracias ## book acrilicas 11-28 12:00 fernanda
sonrie ## tengo una caries, me la pueden tapar el martes? ## s: resina; h: a las 4; w: a las 4; c: si ## book resina 11-24 16:00 *
sonrie ## Limpieza dental sábado 28 a las 12:30 ## c: sí ## book limpieza 11-28 12:30 *
workshop ## diagnóstico por escáner, lo más pronto posible porfa ## h: la primera; c: sí ## book diagnostico 11-23 11:00 *
workshop ## Buen día, me prenden el foco de frenos, ¿los pueden checar el sábado 28 a las 10? ## s: frenos; c: si ## book frenos 11-28 10:00 tono
homes ## Me gustaría ver el departamento del centro con Abril, el miércoles 25 a las 4 ## c: así es ## book depa-centro 11-25 16:00 abril
agata ## CORTE DE DAMA / MAÑANA / A LAS 5 / EN EL CENTRO / CON MARTA ## h: entonces con Luis a las 5; w: con Luis a las 5; p: con Luis; c: si ## book corte-dama 11-24 17:00 luis
agata ## si no hay el viernes a las 4 entonces el sabado a las 10, maquillaje en el centro ## c: si ## book maquillaje 11-27 16:00 fernanda
barber ## oye y si llego tarde me esperas? es que salgo de la chamba a las 6 y hago como media hora, corte en centro hoy ## h: a las 7; w: a las 7; c: va ## book corte 11-23 19:00 *
psych ## me urge hablar con alguien hoy mismo, psicóloga de preferencia ## s: terapia individual; h: a las 4; w: a las 4; p: Regina; c: no, a las 4 con Regina | si ## book individual 11-23 16:00 regina
agata ## me podrían atender hoy a las 12:30 para corte de dama en centro con Marta? ## c: sí ## book corte-dama 11-23 12:30 marta
barber ## quiero el servicio completo, corte y barba, el sábado a la 1:30 en Juriquilla ## c: sí ## book corte-barba 11-28 13:30 chuy
sonrie ## tengo sensibilidad, quiero que me chequen, viernes 9 am ## s: valoración; c: sí ## book valoracion 11-27 09:00 *
psych ## sesión de pareja mañana a las 8 pm por favor ## c: gracias, sí ## book pareja 11-24 20:00 regina
homes ## casa lomas, sábado 12 ## c: sí ## book casa-lomas 11-28 12:00 abril
music ## quiero cambiar de guitarra a batería jaja, o sea una clase de batería el miércoles a las 7 ## c: sí ## book bateria 11-25 19:00 julio
salon ## corte de caballero hoy a las 5 y media con Fer ## c: sí ## book corte-caballero 11-23 17:30 fernanda
salon ## manicure mañana, la hora que sea está bien ## c: sí; h: la primera ## book manicure 11-24 09:00 marta
dental ## me duele la muela del juicio, quiero sacármela el viernes a las 5 ## s: extracción; c: sí ## book extraccion 11-27 17:00 lopez
spa ## masaje de piedras el viernes a las 7 en polanco ## s: masaje con piedras; h: 7 de la noche; c: sí ## book piedras 11-27 19:00 daniela
agata ## necesito peinado / no maquillaje nada mas peinado / sabado 5 dic / 10 am / angelopolis ## c: si ## book peinado 12-05 10:00 karen
agata ## jueves a las 4 / o viernes a las 4 / el que tengas / corte de dama / con diego ## h: el jueves; w: el jueves a las 4; c: si ## book corte-dama 11-26 16:00 diego
barber ## la neta no sé si corte o corte y barba... ponle las dos cosas, viernes 8 pm centro con beto ## s: corte y barba; c: va ## book corte-barba 11-27 20:00 beto
barber ## se puede para hoy en 2 horas? corte en centro ## c: va ## book corte 11-23 12:00 *
sonrie ## se me infló el cachete, ayúdenme, hoy a las 6 salgo, 6:30? valoracion ## c: si ## book valoracion 11-23 18:30 *
agata ## Buenas tardes mijita, soy la señora Lupita Morales, me urge un permanente o algo, traigo el pelo horrible ## s: pues un corte | de dama; h: el jueves a las 11; w: el jueves a las 11; b: la de Cholula; c: no, el jueves a las 11 | ándale pues ## book corte-dama 11-26 11:00 itzel
agata ## Buenos días, ¿a qué hora tiene lugar Fernanda mañana? para uñas de gelis ## h: a la una; c: está bien ## book gelish 11-24 13:00 fernanda
psych ## Señorita, la psicóloga Regina me atendió una vez, quiero otra vez con ella el jueves si Dios quiere ## s: individual; h: a las 4 de la tarde; c: así está bien ## book individual 11-26 16:00 regina
barber ## ke onda, un cortecito hoy tipo 5 o 6 en juriquilla ## c: ya vas ## book corte 11-23 17:00 chuy
agata ## hey! me quiero hacer mechitas el sabadito, en angelopolis no?, como al medio dia ## h: a las 4; w: a las 4; c: sip ## book balayage 11-28 16:00 karen
agata ## ntp si no hay con fer, con kien sea, gelish el miercoles 5pm ## h: si esa; c: va ## book gelish 11-25 17:00 itzel
homes ## Agenda visita Lomas jueves 11:00. ## c: Ok ## book casa-lomas 11-26 11:00 abril
workshop ## Servicio 10 mil. Mañana 8 am. Confirmar disponibilidad. ## c: Confirmado ## book servicio-10 11-24 08:00 raul
barber ## Corte. Hoy. 13:30. Centro. Iván. ## c: Correcto. ## book corte 11-23 13:30 ivan
sonrie ## Resina, lunes 30, 18:00 hrs, Dr. Ibáñez. ## c: De acuerdo. Gracias. ## book resina 11-30 18:00 raul
homes ## ¿Quién está disponible mañana a las 10 para ver el departamento? ## p: Francisco; h: Francisco; c: con Francisco | ok ## book depa-centro 11-24 10:00 paco
barber ## Corte mañana 11 con Alberto. ## b: centro; h: con Iván a las 11; p: Iván; c: Va ## book corte 11-24 11:00 ivan
psych ## Hola. Necesito psicologo que habla despacio. Yo soy Pierre. Jueves 10 mañana. ## s: individual; h: Tomás; p: Tomás; c: si ## book individual 11-26 10:00 * ## {"name":null}
agata ## Hola, quiero corte con Marta el sábado a las 4, si no hay con ella entonces con Luis ## s: de dama; c: sí ## book corte-dama 11-28 16:00 marta
agata ## Hola bella, me agendas uñas de gelish con Itzel el viernes a las 11? ## c: sí bella ## book gelish 11-27 11:00 itzel
barber ## corte y barba con el que esté libre el sábado a las 11 en centro ## c: sí ## book corte-barba 11-28 11:00 *
sonrie ## ¿me pueden poner una resina el jueves como a las 6? ## c: está bien ## book resina 11-26 18:00 elena
spa ## Hola, quisiera un masaje relajante en Coyoacán el jueves a las 5 ## s: relajante; h: a las 5; c: sí ## book relajante 11-26 17:00 ana-s
barber ## a las 5 con chuy o a las 6 con beto, lo que haya, corte, hoy ## h: a las 5; p: chuy; c: va ## book corte 11-23 17:00 chuy
barber ## el sábado tengo un evento a las 6 entonces necesitaría salir de ahí a las 4 máximo, corte y barba, centro ## h: a las 2; w: a las 2; c: a las 2 mejor | si ## book corte-barba 11-28 14:00 *
agata ## Quiero maquillaje para el viernes a las 7 pm, en el centro, a nombre de Sofía Luna ## c: si ## book maquillaje 11-27 19:00 fernanda
agata ## pedicure jueves 4pm cholula por favor ## c: gracias, sí ## book pedicure 11-26 16:00 itzel
agata ## mmm el jueves a las 5 tengo dentista, a las 6 ya puedo, manicure en cholula ## c: si ## book manicure 11-26 18:00 itzel
sonrie ## me duele / no puedo comer / hoy / a la hora que sea / con quien sea ## s: valoración; h: la primera; w: hoy lo más pronto; c: si ## book valoracion 11-23 10:30 *
workshop ## el miércoles llevo la camioneta a las 8 pero paso por ella a las 6, afinación ## c: si ## book afinacion 11-25 08:00 raul
agata ## corte de caballero lo más pronto posible en Cholula ## c: va; h: la primera ## book caballero 11-23 10:30 itzel
barber ## Corte mañana a las 4 en el centro con quien esté libre ## c: sí ## book corte 11-24 16:00 *
barber ## ando en Celaya, quiero barba hoy a las 4:30 ## c: sobres ## book barba 11-23 16:30 memo
barber ## quisiera que Beto me corte el pelo y la barba el jueves a las 5 ## s: corte y barba; c: sí ## book corte-barba 11-26 17:00 beto
sonrie ## consulta de valoración, hoy, 19:30 ## c: sí ## book valoracion 11-23 19:30 *
workshop ## Buenas tardes, le quiero hacer el servicio de los 10 mil a mi Aveo, ¿puede ser el martes a las 9? ## c: sí ## book servicio-10 11-24 09:00 raul
salonWithOne ## quiero otra cita además de la que tengo, tinte el sábado a las 10 ## c: sí ## book tinte 11-28 10:00 fernanda
spa ## hola, un facial hidratante en Coyoacán el sábado a la 1 ## c: sí ## book facial-60 11-28 13:00 gaby
agata ## corte dama / viernes / 5 o 6 / con karen / si puede / si no con diego ## c: si ## book corte-dama 11-27 17:00 karen
agata ## no soy de aqui, cual me queda mas cerca de la zona de cholula? ok esa, corte de dama hoy a las 5 ## b: cholula; c: si ## book corte-dama 11-23 17:00 itzel
barber ## chuy mi rey soy el beto, corte mañana a las 6 contigo ## c: arre ## book corte 11-24 18:00 chuy
agata ## Buenas, me das cita para diseño de ceja con Karen el jueves a la 1 ## c: esa está perfecta ## book ceja 11-26 13:00 karen
agata ## quiero hacerme las uñas ## s: gelish; b: Cholula; w: el sábado a las 12; h: el sábado a las 12; c: claro ## book gelish 11-28 12:00 itzel
agata ## necesito que me atienda Luis, corte de caballero, mañana a las 10:30 ## c: jalo ## book caballero 11-24 10:30 luis
barber ## Buenas tardes compadre, un arreglo de barba para el jueves a las 6, en Celaya ## c: ándale ## book barba 11-26 18:00 memo
homes ## Hola, me interesa la casa de Lomas, la puedo ver el sábado a las 11? ## c: sí por favor ## book casa-lomas 11-28 11:00 abril
homes ## Buenas tardes, quiero agendar visita al departamento, el domingo a la una ## c: va ## book depa-centro 11-29 13:00 *
barber ## un corte el miercoles a las 4 ## b: centro; n: Jorge; c: si ## book corte 11-25 16:00 * ## {"name":null}
sonrie ## resina el viernes a las 10 ## n: sí | sí | Mariana Ortiz; c: si ## book resina 11-27 10:00 * ## {"name":null}
agata ## corte infantil el sábado a las 9 en cholula ## n: es para mi hijo Emiliano; c: sip ## book infantil 11-28 09:00 itzel ## {"name":null}
psych ## individual, viernes 10 am ## n: Prefiero no decirlo | bueno, Ana; c: si ## book individual 11-27 10:00 * ## {"name":null}
agata ## manicure mañana a las 2 en cholula ## h: a las 4 entonces; w: a las 4; c: si ## book manicure 11-24 16:00 itzel
sonrie ## lo mismo que la otra vez con la dra elena el viernes ## s: limpieza; h: a las 11; w: a las 11; c: si ## book limpieza 11-27 11:00 elena
barber ## Corte y barba con Chuy el viernes a la 1 ## c: sí, y a nombre de Damián Ortiz | sí ## book corte-barba 11-27 13:00 chuy
agata ## corte / no de dama / de caballero / jueves / no no / viernes / 6 / centro ## c: si ## book caballero 11-27 18:00 luis
agata ## Retoque de raíz, Centro, mañana 12 del día ## c: Ok ## book raiz 11-24 12:00 marta
workshop ## ¿pueden ver mis frenos hoy mismo? ## s: frenos; h: a las 12; w: hoy a las 12; c: sí ## book frenos 11-23 12:00 tono
music ## canto los miércoles a las 4, empezando este miércoles ## h: a las 4; w: este miércoles a las 4; c: sí ## book canto 11-25 16:00 sol
dental ## quiero blanqueamiento para el jueves a las 12 ## c: sí; h: a las 12 ## book blanqueamiento 11-26 12:00 elena
agata ## bueno sí / este / corte / dama / hoy no / mañana / como a las 11 / centro ## c: si ## book corte-dama 11-24 11:00 *
barber ## ese mi ivan, lo de siempre carnal, mañana a las 7 ## s: corte; c: simon ## book corte 11-24 19:00 ivan
barber ## mañana trabajo hasta las 5 y pasado descanso, entonces pasado, a las 12, corte y barba, juriquilla ## c: va ## book corte-barba 11-25 12:00 chuy
agata ## Diseño de ceja mañana a las 4 con Karen ## c: sí, pero a las 5 | sí ## book ceja 11-24 17:00 karen
agata ## Tinte completo el jueves a las 9 en centro ## c: mejor el viernes | sí ## book tinte 11-27 09:00 marta
sonrie ## Necesito un blanqueamiento con la doctora Elena el viernes a las 10 ## c: sí ## book blanqueamiento 11-27 10:00 elena
homes ## Buenas, me interesa visitar la casa de Lomas el sábado a las 12 ## c: sí, gracias ## book casa-lomas 11-28 12:00 abril
agata ## manicure no el jueves el viernes tipo 11 con itzel ## c: va ## book manicure 11-27 11:00 itzel
barber ## qué rollo, al rato hay chance? un fade / 7 y media / centro ## s: corte; h: 7:30; c: arre ## book corte 11-23 19:30 *
agata ## corte de caballero en el centro hoy, la última hora que tengas ## c: sí ## book caballero 11-23 19:30 luis
sonrie ## limpieza dental el miércoles, la hora me da igual pero con la doctora Elena ## h: a las 9; c: sí ## book limpieza 11-25 09:00 elena
workshop ## frenos el sábado a las 8 a nombre de Hugo Peña ## c: sí ## book frenos 11-28 08:00 tono ## {"name":null}
homes ## departamento centro, jueves 10 am con Paco ## c: sí ## book depa-centro 11-26 10:00 paco
vet ## baño chico el viernes a las 12 para mi poodle ## s: baño perro chico; c: sí ## book bano-chico 11-27 12:00 groomer
agata ## si mañana no llueve voy, ponme a las 5 corte de dama en angelopolis, con karen ## c: si ## book corte-dama 11-24 17:00 karen
agata ## tinte mañana con karen 5 pm / ah no mañana no puedo / el jueves igual 5 pm ## c: si ## book tinte 11-26 17:00 karen
sonrie ## me recomendó mi vecina doña Elena (no la doctora jaja), quiero limpieza el viernes a las 11 ## c: si ## book limpieza 11-27 11:00 *
psych ## fui con regina pero no me acomodé, puedo cambiar a tomás? el jueves a las 6, individual ## c: si ## book individual 11-26 18:00 tomas
homes ## ya fui a ver el depa y no nos gustó, queremos ver la casa el domingo a las 11 ## c: si ## book casa-lomas 11-29 11:00 abril
agata ## corte de dama domingo 30 a las 11 en el Centro ## w: el domingo 29; h: a las 11; c: sí ## book corte-dama 11-29 11:00 marta
agata ## manicure jueves 27 en Cholula a las 10 ## w: jueves; h: a las 10; c: sí ## book manicure 11-26 10:00 itzel
agata ## manicure el martes y el viernes a las 10 en cholula ## h: el viernes; c: sí; w: el viernes ## book manicure 11-27 10:00 itzel
agata ## gelish miércoles y viernes a las 4 en cholula ## h: sí; c: sí; w: sí ## book gelish 11-25 16:00 itzel
agata ## tinte el jueves a las 3 en Angelópolis ## h: a las 3:30; c: sí ## book tinte 11-26 15:30 karen
agata ## corte de dama el domingo a las 11 en angelópolis ## h: el sábado; w: el sábado; b: angelópolis; c: sí ## book corte-dama 11-28 11:00 diego
workshop ## Se está tirando aceite mi jetta, lo quiero llevar a que lo chequen mañana a las 10 ## s: diagnóstico; c: sí; h: a las 10 ## book diagnostico 11-24 10:00 *
workshop ## quiero el servicio de 10 mil el miércoles a las 8, y si no está Raúl pues otro día ## c: sí; h: a las 8; s: servicio de 10,000 km ## book servicio-10 11-25 08:00 raul
agata ## holaa qiero uns uñs acrilcas pra el vierens a las 3 en el cntro ## s: uñas acrilicas; b: centro; h: a las 3; w: viernes a las 3; c: si ## book acrilicas 11-27 15:00 fernanda
sonrie ## Doctora, se me cayó la amalgama, quiero que me la tapen mañana a las 4:30 con el doctor Raúl ## s: resina; h: a las 4:30; w: mañana a las 4:30; c: sí ## book resina 11-24 16:30 raul
workshop ## mi troca anda fallando, rechina al frenar, la llevo el jueves a las 8 ## s: frenos y balatas; h: a las 8; w: jueves a las 8; c: sí ## book frenos 11-26 08:00 tono
languages ## ocupo clase de ingles con Kevin viernes 7pm ## c: sí ## book ingles 11-27 19:00 kevin
agata ## quiero keratina el viernes 28 con marta a las 9 ## w: el viernes 27; h: a las 9; c: sí ## book keratina 11-27 09:00 marta
languages ## clase de francés lunes 31 a las 5 con Andrés ## w: el lunes 30; h: a las 5; c: sí ## book frances 11-30 17:00 andres
sonrie ## limpieza el jueves a las seis ## c: sí ## book limpieza 11-26 18:00 elena
agata ## corte de caballero el viernes a las tres y media en Angelópolis ## c: sí; h: a las cuatro ## book caballero 11-27 16:00 diego
spa ## masaje relajante con Ana el viernes a las tres en Coyoacán ## c: sí ## book relajante 11-27 15:00 ana-s
agata ## nmms se me rompio una uña jaja acrilica porfa el mie no jue 11 ## s: uñas acrilicas; b: centro; h: a las 11; w: jueves a las 11; c: si ## book acrilicas 11-26 11:00 fernanda
agata ## fierro pariente, córteme la greña el miércoles a las 6 y media en el de Cholula ## s: corte de caballero; h: a las 6 y media; w: miércoles 6 y media; c: fierro ## book caballero 11-25 18:30 itzel
sonrie ## Una limpieza el miércoles 26 a las 9:30 ## w: jueves 26; h: a las 9:30; c: sí ## book limpieza 11-26 09:30 elena
sonrie ## Me duele, hoy mismo por favor, a las 6, con la doctora no con el doctor ## s: valoración; h: a las 6; c: sí ## book valoracion 11-23 18:00 elena
agata ## pedicure cholula no centro, sabado 10 ## c: si; h: a las 10; b: centro ## book pedicure 11-28 10:00 fernanda
agata ## quiero cita el sabado 29 a las 11 para un peinado en el centro ## w: el sábado 28; h: a las 11; c: sí ## book peinado 11-28 11:00 marta
agata ## Hola qisiera agnedar un crote de daam pra el mircoles a ls 12 con Luis ## s: corte de dama; h: a las 12; w: el miércoles a las 12; c: si ## book corte-dama 11-25 12:00 luis
agataOne ## además de mi cita del jueves quiero agregar un manicure ese día a las 10 con Itzel ## s: manicure; h: a las 10; w: el jueves a las 10; c: sí ## book manicure 11-26 10:00 itzel
sonrie ## Quiero valoracion el lunes 24 a las 5 ## w: martes 24; h: a las 5; c: sí ## book valoracion 11-24 17:00 elena
dental ## Buenas, ajuste de brackets el viernes a las 5 para Emiliano Vargas ## c: sí ## book brackets 11-27 17:00 lopez
homes ## Buenas tardes, vi el anuncio de la casa en Lomas del Campestre, ¿podría verla el jueves a las 5? ## c: sí ## book casa-lomas 11-26 17:00 abril
homes ## Quisiera visitar el departamento del centro con Abril el sábado a la 1 ## c: sí ## book depa-centro 11-28 13:00 abril
spa ## Buenas, me regalaron un paquete 2, ¿puedo agendarlo el sábado a las 12? ## s: paquete 2; c: sí ## book paquete-2 11-28 12:00 daniela
barber ## corte jueves 6 / no / 7 / no espera si a las 6 / centro ## c: si ## book corte 11-26 18:00 *
workshop ## balatas / sab / 9 / antonio ## c: si ## book frenos 11-28 09:00 tono
sonrie ## Buenas, ¿me pueden hacer una limpieza el sábado a las 10? Mi nombre es Pablo Ríos ## c: sí ## book limpieza 11-28 10:00 * ## {"name":null}
psych ## individual regina jueves 7 ## h: 7 pm; c: si ## book individual 11-26 19:00 regina
workshop ## trae un ruido mi tsuru, escaner, martes 4pm con toño ## s: diagnóstico; c: si ## book diagnostico 11-24 16:00 tono
agata ## Hola, me llamo Rocío Vega y quiero un pedicure el sábado a las 10 en Cholula ## c: sí ## book pedicure 11-28 10:00 itzel ## {"name":null}
barber ## Hola, quiero corte en Celaya el sábado a la 1 ## c: sí ## book corte 11-28 13:00 memo
sonrie ## Buenas, valoración el jueves a las 12 con la doctora ## c: sí ## book valoracion 11-26 12:00 elena
vet ## Hola, baño para mi labrador el viernes a la 1 ## s: baño perro grande; c: sí ## book bano-grande 11-27 13:00 groomer
barber ## barba y corte manana 5 pm centro con ivan ## c: si ## book corte-barba 11-24 17:00 ivan
homes ## terreno sabado / 11 / soy Brenda Rojas ## c: si ## book terreno 11-28 11:00 paco ## {"name":null}
agata ## Buenas tardes, ¿podría darme una cita para corte de caballero el viernes a las 6 en Cholula? ## h: a las 6; c: Sí, muchas gracias ## book caballero 11-27 18:00 itzel
sonrie ## control de ortodoncia el viernes a las 12 y media ## c: sí ## book ortodoncia 11-27 12:30 raul
workshop ## Quiero que Antonio me revise los frenos el viernes a las 3 ## s: frenos; c: sí ## book frenos 11-27 15:00 tono
homes ## terreno gran jardín, domingo 1 pm ## c: sí ## book terreno 11-29 13:00 paco
music ## guitarra para principiante, miércoles 8 pm ## c: sí ## book guitarra 11-25 20:00 julio
dental ## limpieza el lunes a las 9 ## c: sí ## book limpieza 11-30 09:00 *
agata ## jueves / tarde / corte / dama / cholula / 6 ## h: 6; c: si ## book corte-dama 11-26 18:00 itzel
agata ## fíjese que yo trabajo cerca de angelópolis y salgo 6 y cuarto, llegaría 6 y media mañana, es para ceja ## h: 6:30; w: mañana 6:30; c: si ## book ceja 11-24 18:30 karen
agata ## me lo corto o no me lo corto jaja, ya va, sí, corte de dama, mañana 10 am centro con luis que corta padre ## c: si ## book corte-dama 11-24 10:00 luis
workshop ## patrón, aceite mañana, a las 8 no porque llevo a la niña, a las 9 ## c: si ## book aceite 11-24 09:00 *
music ## piano... o canto... piano! miércoles! 5! ## c: si ## book piano 11-25 17:00 sol
agata ## necesito cita hoy ## s: corte de caballero; b: angelópolis; h: a las 5; w: hoy a las 5; c: ok ## book caballero 11-23 17:00 diego
barber ## barba y corte el martes a las 6 en Juriquilla por favor ## c: sí ## book corte-barba 11-24 18:00 chuy
psych ## necesito cambiar el día que les dije, quiero el viernes a las 4, individual ## c: sí ## book individual 11-27 16:00 *
agata ## tengo libre de 12 a 3 el viernes, me alcanza para tinte en centro? ## h: a las 12; w: a las 12; c: a las 12 | si ## book tinte 11-27 12:00 marta
psych ## hola, no sé si me recuerdan, fui en agosto con tomás, quiero retomar, los martes a las 7 pm ## s: individual; c: si ## book individual 11-24 19:00 tomas
agata ## Hola, buenas. Me gustaría una cita para retoque de raíz, de preferencia en Cholula el miércoles a las 9 ## c: sí ## book raiz 11-25 09:00 itzel
agata ## Hola, quiero gelish para mañana a la 1, en la sucursal Centro ## c: sí, gracias ## book gelish 11-24 13:00 fernanda
barber ## Hola, buenas tardes, un corte el martes a la 1 en Celaya por favor ## c: Sí ## book corte 11-24 13:00 memo
barber ## Me urge una arreglada de barba hoy a las 8 en Centro con Iván ## s: arreglo de barba; c: sí ## book barba 11-23 20:00 ivan
vet ## Buenas, consulta general para mi conejo, hoy a las 5 ## c: sí ## book consulta 11-23 17:00 karla
barber ## ke onda memo esta el jueves? / corte y barba / no hace? entonces corte solo a las 5 ## s: corte; c: si; h: a las 5 ## book corte 11-26 17:00 memo
sonrie ## Quiero cambiarme las resinas viejas, ¿puede ser el viernes a las 12? ## s: resina; c: sí ## book resina 11-27 12:00 *
homes ## Queremos conocer la casa de Lomas, ¿el domingo a las 12 estaría bien? ## c: sí; s: la casa ## book casa-lomas 11-29 12:00 abril
agata ## corte dama centro jueves 5 o 6 ## h: a las 6; c: si ## book corte-dama 11-26 (17:00|18:00) *
barber ## Buenas tardes, corte de niño mañana a las 4 en Juriquilla, es para Matías ## c: sí ## book corte-nino 11-24 16:00 chuy
barber ## ¿Puedo ir hoy a las 5 por un corte a Celaya? ## c: sí ## book corte 11-23 17:00 memo
homes ## ¿Se puede ver el terreno hoy a las 4? ## c: sí ## book terreno 11-23 16:00 paco
spa ## Diseño de ceja el sábado a la 1 en Polanco con Daniela ## c: sí ## book ceja 11-28 13:00 daniela
vet ## Consulta el domingo a las 11 ## s: consulta general; c: sí ## book consulta 11-29 11:00 karla
salon ## Hola, pedicure con Lucía el sábado a las 11 ## c: sí ## book pedicure 11-28 11:00 lucia
dental ## Buen día, me duele una muela, creo que hay que sacarla, el viernes a las 9 ## s: extracción; c: sí ## book extraccion 11-27 09:00 lopez
agata ## necesito tinte URGENTE se me ven las canas, hoy, angelopolis, como a las 5 ## s: tinte completo; c: si; h: a las 5 ## book (tinte|raiz) 11-23 17:00 karen
agata ## manicure mierc 5 itzel. no 6. bueno 5 esta bien ## c: si ## book manicure 11-25 17:00 itzel
barber ## carnalito hazme el paro corte y barba orita a las 11 centro iván ## c: si ## book corte-barba 11-23 11:00 ivan
barber ## corte el viernes 7:30 pm. dnd? pues centro. beto. ## c: si ## book corte 11-27 19:30 beto
music ## bateria jueves 4 (julio) ## c: si ## book bateria 11-26 16:00 julio
homes ## Me interesa el departamento, ¿mañana a las 4 se puede visitar? ## s: departamento; c: sí ## book depa-centro 11-24 16:00 *
barber ## soy zurdo jaja no importa vdd? corte, mañana, juriquilla, 3 ## c: si ## book corte 11-24 15:00 chuy
homes ## el terreno ese gran jardin / domingo no / sabado / 2pm ## c: si ## book terreno 11-28 14:00 paco
vet ## el firu anda vomitando, lo llevo hoy a las 12 si? ## s: consulta; c: si ## book consulta 11-23 12:00 karla
agata ## Hola, soy Paola Vidal, para un corte de dama hoy a las 6 en Cholula ## c: sí ## book corte-dama 11-23 18:00 itzel ## {"name":null}
barber ## Buenas, necesito corte y barba el sábado a las 12 en Juriquilla ## c: sí ## book corte-barba 11-28 12:00 chuy
sonrie ## Buenas tardes, quisiera saber si la doctora Elena tiene espacio el jueves a las 6 para una resina ## c: sí ## book resina 11-26 18:00 elena
music ## Hola, guitarra los sábados, ¿este a las 9? ## c: sí ## book guitarra 11-28 09:00 julio
spa ## Exfoliación corporal el jueves a las 4 en Coyoacán, por favor ## c: sí ## book exfoliacion 11-26 16:00 gaby
agata ## raiz manana 530 con karen ## c: sip ## book raiz 11-24 17:30 karen
agata ## me hicieron un corte bien feo en otro lado jaja ayudaaa, me lo pueden arreglar mañana? de dama, con Luis si está, tipo 5 o 5 y media ## c: si ## book corte-dama 11-24 17:00 luis
workshop ## buenas oye es que mi carro está haciendo un ruido bien raro cuando freno como que rechina y pues ya me dio miedo, no sé si sean las balatas o qué, cuándo lo puedo llevar ## s: frenos y balatas; w: el miércoles temprano; h: el miércoles a las 8; c: sí ## book frenos 11-25 08:00 tono
sonrie ## buenas buenas este mira traigo una muela que me anda matando desde el domingo y no he dormido nada, el doctor raul atiende mañana? tipo 9 o 10 ## s: valoración; h: a las 9; w: a las 9; c: si porfavor ## book valoracion 11-24 09:00 raul
agata ## oye amiga la otra vez me atendió una muchacha que se llama Karla o Karen algo así, muy linda, quiero con ella otra vez mi tinte el miércoles ## h: a las 11; w: a las 11; b: angelópolis; c: sí ## book tinte 11-25 11:00 karen
homes ## buenas tardes quisiera ver el depa, el que está en el centro, pero trabajo de lunes a viernes de 9 a 6 entonces nada más podría el sábado o el domingo, de preferencia el domingo ## h: a las 12; w: el domingo a las 12; c: si ## book depa-centro 11-29 12:00 *
agata ## quiero cita para manicure el martes no espera el martes no puedo el miércoles sí, a las 10, ah y en cholula porque vivo por allá ## c: sí ## book manicure 11-25 10:00 itzel
agata ## Good morning. Quisiera una cita para corte de caballero, en Angelópolis, el día miércoles, 11:30 horas. Me llamo John Miller. ## c: Sí. Gracias. ## book caballero 11-25 11:30 diego ## {"name":null}
sonrie ## ayer fui y me dijeron que regresara por una resina, el mismo doctor raul, el viernes puede? a las 12:30 no a las 12 ## c: si ## book resina 11-27 12:00 raul
agata ## hola soy yo otra vez jaja / ahora sí agéndame lo de las mechas / el sábado no este, el otro / a las 10 / centro ## c: siii ## book balayage 12-05 10:00 marta
agata ## con fer o con quien tenga a las 5 el viernes, acrilicas, ah no espérate solo fer hace acrílicas verdad? bueno con ella ## c: si ## book acrilicas 11-27 17:00 fernanda
homes ## mire soy don Chema, el del rancho, quiero vender pero también comprar, el terreno ese de Gran Jardín, voy el jueves a las 11 ## c: sí señorita ## book terreno 11-26 11:00 paco
languages ## No sé mi nivel de inglés, la verdad lo dejé hace años. ¿Qué me recomiendan? Podría el jueves como a las 7 en la Roma ## s: examen de colocación; c: sí; h: a las 7 ## book colocacion 11-26 19:00 *
physio ## descontracturante o punción, lo que me ayude más, ay no sé. Ponme el masaje martes o miércoles a las 6, el que tengas, en narvarte ## c: sí; h: a las 6; w: el martes a las 6 ## book descontracturante 11-24 18:00 hugo
agata ## Buenas tardes coma quisiera agendar un corte de dama el jueves veintiséis de noviembre a las once de la mañana en sucursal Angelópolis con Karen punto gracias ## c: sí ## book corte-dama 11-26 11:00 karen
agata ## Hola buenas tardes, mire es que fíjese que mi comadre me recomendó con ustedes porque a ella le hicieron unas mechas bien bonitas y pues yo quiero unas mechas igual, pero yo trabajo toda la semana entonces nada más puedo el sábado, si me pudieran dar cita como a las 9 en el centro con Marta se lo agradecería mucho ## s: mechas balayage; h: a las 9; w: el sábado a las 9; c: sí ## book balayage 11-28 09:00 marta
agata ## o sea ya había apartado según yo pero nadie me confirmó, era manicure el jueves a las 11 en cholula, me la apartas ya bien? ## a: ninguna; c: si ## book manicure 11-26 11:00 itzel
workshop ## el bocho no jala, es un 98, se puede escanear o eso no tiene escaner? bueno llévolo mañana a las 10 al diagnóstico y ya me dicen ## c: si ## book diagnostico 11-24 10:00 *
`;
