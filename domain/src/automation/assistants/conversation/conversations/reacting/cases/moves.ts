// An appointment is put elsewhere.
export const MOVES = `
agataOne ## Buenas tardes, ¿podría cambiar mi cita del jueves por una el martes en la mañana? ## h: a las 10; w: martes a las 10; c: a las 10 por favor | sí ## move corte-dama 11-24 10:00 marta
agataTwo ## ¿Me recuerdas mis citas? > Muchas gracias, la del sábado pásala a las 2 > entonces a las 3 ## h: a las 3; c: sí ## move gelish 11-28 15:00 fernanda
sonrieOne ## Por favor recorran mi cita una hora ## c: sí ## move limpieza 11-25 11:00 elena
salonWithOne ## ya no voy a poder a las 5, ¿tendrás más temprano ese día? > a las 2 ## h: a las 2; w: a las 2; c: sí ## move corte-dama 11-26 14:00 marta
agataOne ## jueves no, ni viernes, sabado a las 4 mejor, mi cita ## c: sí ## move corte-dama 11-28 16:00 marta
agataOne ## se puede q vaya mi hija a mi cita? bueno no importa mejor cambiala al sabado temprano ## h: a las 9; w: sabado a las 9; c: a las 9 | si ## move corte-dama 11-28 09:00 marta
agataOne ## Buenas, se puede mover mi cita a la próxima semana? > martes a las 12 ## w: el martes a las 12; h: el martes a las 12; c: sí ## move corte-dama 12-01 12:00 marta
agataTwo ## cuándo son mis citas? > la del jueves muévela al viernes a las 10 porfa ## c: sí ## move corte-dama 11-27 10:00 marta
sonrieOne ## necesito cambiar la hora de mi cita, mismo día pero a las 12 ## c: sí ## move limpieza 11-25 12:00 elena
agataOne ## no podré el jueves / mejor otro día / el sabado / en la mañana / 10 ## h: a las 10; w: el sabado a las 10; c: si ## move corte-dama 11-28 10:00 marta
agataOne ## cancelo / perdón / no cancelo / la quiero mover / al sabado a la 1 ## c: si ## move corte-dama 11-28 13:00 marta
sonrieOne ## mi cita es el miércoles a las 10 verdad? > ay no, pensé que era a las 12, la puedes poner a las 12? ## c: si porfa ## move limpieza 11-25 12:00 elena
salonWithOne ## ya sé que siempre cambio todo jaja pero ahora sí: en vez del jueves el viernes y en vez de las 5 a las 6 ## c: si ## move corte-dama 11-27 18:00 marta
agataOne ## ay señorita fíjese que se me atravesó algo el jueves, me la puede cambiar para otro día ## w: el viernes a la misma hora; h: a la misma hora; c: ándele ## move corte-dama 11-27 17:00 marta
agataOne ## Reagendar cita a viernes 10:00 ## c: Sí ## move corte-dama 11-27 10:00 marta
salonWithTwo ## necesito cambiar una de mis citas ## a: la del sábado; w: el viernes a las 5; h: el viernes a las 5; c: si ## move tinte 11-27 17:00 fernanda
agataOne ## oye fíjate que el jueves que tenía con marta a las 5 resulta que mi jefe me puso junta, no sé si me puedas pasar más tarde ese mismo día o ya de plano el viernes, lo que tengas ## h: el jueves a las 7; w: el jueves a las 7; c: si ## move corte-dama 11-26 19:00 marta
agataOne ## Buenas tardes, ¿podría usted confirmarme la hora de mi cita? > Perfecto. ¿Y sería posible adelantarla una hora? ## c: Sí ## move corte-dama 11-26 16:00 marta
agataOne ## Buen día, quiero cambiar mi cita del jueves 26 al viernes 27 a las 4 de la tarde ## c: Sí, muchas gracias ## move corte-dama 11-27 16:00 marta
agataOne ## mi cita del jueves, ¿la puedo cambiar con Fernanda? > a las 6 entonces ## h: a las 6; w: a las 6; c: si ## move corte-dama 11-26 18:00 fernanda
salonWithOne ## Hola, ¿puedo adelantar mi cita al miércoles? ## h: a la misma hora; w: el miércoles a la misma hora; c: sí ## move corte-dama 11-25 17:00 marta
agataOne ## se me olvidó por completo, no puedo el jueves, lo movemos al sabado o domingo? el que tengas con martha en la mañana ## h: el sabado a las 10; w: el sabado a las 10; c: el sábado a las 10 | si ## move corte-dama 11-28 10:00 marta
salonWithOne ## ay qué crees que me enfermé, ando con fiebre, mejor la otra semana no? mismo día misma hora ## c: si ## move corte-dama 12-03 17:00 marta
agataOne ## Buenas tardes, ¿me pueden cambiar la hora? Es que salgo hasta las 6 del trabajo ## h: a las 6:30; w: el jueves a las 6:30; c: sí ## move corte-dama 11-26 18:30 marta
sonrieOne ## Hola, cambio mi cita del miércoles por el sábado a las 12 ## c: sí ## move limpieza 11-28 12:00 elena
salonWithOne ## Hola, olvidé a qué hora era > gracias, ¿la puedo mover a las 6? ## c: sí ## move corte-dama 11-26 18:00 marta
salonWithTwo ## ¿puedo cambiar la del tinte al domingo? > al viernes a las 10 entonces ## h: al viernes a las 10; w: al viernes a las 10; c: sí ## move tinte 11-27 10:00 fernanda
agataOne ## puedes ponerme dos horas antes el jueves? ## c: si ## move corte-dama 11-26 15:00 marta
agataTwo ## juntame las dos citas el jueves, la de uñas después del corte a las 6 ## a: la de uñas; h: a las 6; w: el jueves a las 6; c: si ## move gelish 11-26 18:00 fernanda
sonrieOne ## la del miércoles ponla de 10 a 11, digo a las 11 ## c: si ## move limpieza 11-25 11:00 elena
sonrieOne ## señorita ya no voy a poder ir el miércoles, me toca el doctor del seguro. me la cambia para el jueves en la mañana? ## h: a las 9; w: a las 9; c: si ## move limpieza 11-26 09:00 elena
agataOne ## cancela mi cita porfis :( > nel mejor no, mejor pásala al sab a las 11 ## c: sii ## move corte-dama 11-28 11:00 marta
agataOne ## Mi cita del jueves, pásala a las 18:30 ## c: Ok ## move corte-dama 11-26 18:30 marta
sonrieOne ## no voy a alcanzar a llegar el miércoles a las 10, me puedes dar más tarde el mismo día? ## h: a la 1; w: a la 1; c: si ## move limpieza 11-25 13:00 elena
agataOne ## oye perdón que te mueva tanto pero a ver si me puedes cambiar lo del jueves, es que me salió un viaje, regreso hasta el sábado en la noche entonces sería hasta el martes de la otra semana ## h: a las 5; w: a la misma hora; c: si ## move corte-dama 12-01 17:00 marta
salonWithOne ## Buenos días. ¿Sería tan amable de posponer mi cita una semana, a la misma hora? ## c: Sí, por favor ## move corte-dama 12-03 17:00 marta
agataOne ## ¿Puedo pasar mi cita del jueves para hoy mismo? A las 6 ## c: sí ## move corte-dama 11-23 18:00 marta
agataOne ## Quiero cambiar de sucursal mi cita, a Angelópolis, mismo día y hora ## h: sí a las 5; c: sí ## move corte-dama 11-26 17:00 (karen|diego)
sonrieOne ## Buenas noches, no podré ir el miércoles, ¿qué otro día tienen? > el jueves a las 10 ## w: el jueves a las 10; h: el jueves a las 10; c: sí ## move limpieza 11-26 10:00 elena
salonWithOne ## hola, el jueves no puedo ir a mi cita, ¿la pasamos al viernes? > mejor en la mañana > a las 10 ## h: a las 10; w: a las 10; c: a las 10 de la mañana mejor | sí ## move corte-dama 11-27 10:00 marta
salonWithTwo ## mueve la del sábado al viernes a las 5 ## c: sí ## move tinte 11-27 17:00 fernanda
agataOne ## hola, ya estoy afuera > ah no, era el jueves verdad? jaja perdón > bueno ya que ando aquí, hay chance de que me atiendan ahorita? o en un rato? ## c: si; h: la primera; w: la primera ## move corte-dama 11-23 11:00 marta
agataTwo ## no no no, la del jueves cámbiamela, la del sábado está bien, la del jueves al miércoles a las 4 ## c: si ## move corte-dama 11-25 16:00 marta
agataOne ## Buenos días, me es imposible asistir el jueves, ¿podemos dejarla para el lunes 30 a las 10? ## c: Sí, gracias ## move corte-dama 11-30 10:00 marta
agataOne ## oye mi cita de corte, en vez de Marta puede ser con Luis? ## c: si ## move corte-dama 11-26 17:00 luis
agataTwo ## Quiero reagendar la de las uñas para el mismo sábado pero a las 4 ## c: sí ## move gelish 11-28 16:00 fernanda
sonrieOne ## Hola, ¿puedo llegar media hora más tarde el miércoles? ## h: a las 10:30; w: a las 10:30; c: sí ## move limpieza 11-25 10:30 elena
salonWithOne ## Muévela mejor al sábado a las 2 ## c: Si ## move corte-dama 11-28 14:00 marta
agataOne ## ando atorada en el tráfico, bueno no hoy, digo para el jueves: no llego a las 5, ponme a las 5 y media ## c: si ## move corte-dama 11-26 17:30 marta
agataTwo ## pásame las dos al viernes ## a: la del corte; c: si; w: a la misma hora; h: a las 5 ## move corte-dama 11-27 17:00 marta; move gelish 11-27 12:00 fernanda
sonrieOne ## porfa cambia mi cita / el viernes / no, sábado / 11 / si se puede con el dr ## h: a las 11; w: el sábado a las 11; c: si ## move limpieza 11-28 11:00 raul
salonWithOne ## jaja oye me acabo de acordar que el jueves es el cumple de mi suegra, ni modo de faltar, recórreme para el viernes ## h: a las 5; w: a la misma hora; c: si ## move corte-dama 11-27 17:00 marta
agataOne ## Hola, mi cita del jueves a las 5 la quiero mover para las 7 ## c: sí ## move corte-dama 11-26 19:00 marta
agataTwo ## ¿a qué hora es la del sábado? > ok, muévela al domingo a la misma hora ## c: sí ## move gelish 11-29 12:00 fernanda
sonrieOne ## ¿Puedo adelantar mi limpieza a mañana a las 5? ## c: sí ## move limpieza 11-24 17:00 elena
dentalWithOne ## no alcanzo a llegar hoy a las 5, ¿puede ser mañana a la misma hora? ## c: sí ## move limpieza 11-24 17:00 elena
agataOne ## oye lo del jueves siempre no se me va a hacer > es que tengo que ir por mi hijo > mejor el sábado como a las 2 ## c: si; a: la del jueves; w: el sábado a las 2; h: a la 1 ## move corte-dama 11-28 13:00 marta
agataOne ## hola buenas tardes, tengo cita el jueves y quería ver si la puedo pasar al sábado a la misma hora ## c: si porfa ## move corte-dama 11-28 17:00 marta
agataTwo ## necesito mover mi cita de uñas ## w: el domingo a las 11; h: el domingo a las 11; c: sale ## move gelish 11-29 11:00 fernanda
sonrieOne ## Buen día, ¿podrían reagendar mi limpieza para el viernes 27 a las 12? ## c: sí ## move limpieza 11-27 12:00 elena
sonrieOne ## oye siempre no puedo el miercoles / lo puedes cambiar al viernes? / como a las 5 ## c: si ## move limpieza 11-27 17:00 elena
agataOne ## mi cita de las 5 la quiero pero con luis, se puede? ## c: si ## move corte-dama 11-26 17:00 luis
salonWithOne ## no voy a llegar a las 5, llego 5:30, sí me esperan? ## c: si; w: 5:30; h: 5:30 ## move corte-dama 11-26 17:30 marta
agataOne ## Hola, ¿me ayudas a cambiar mi cita? Sería para el martes 1 de diciembre a las 10 ## c: sí ## move corte-dama 12-01 10:00 marta
agataOne ## Quiero cambiar mi cita pero con Luis, mismo día y misma hora ## c: sí ## move corte-dama 11-26 17:00 luis
sonrieOne ## Quisiera reagendar mi cita para la próxima semana > el miércoles a las 10 ## h: el miércoles a las 10; w: el miércoles a las 10; c: sí ## move limpieza 12-02 10:00 elena
agataOne ## oye perdon la lata pero otra vez voy a mover mi cita jaja del jueves al viernes pero mas temprano, como a las 3 ## h: a las 4; c: si ## move corte-dama 11-27 (15:00|16:00) marta
agataOne ## ya no puedo a las 5, puedo a las 6 o a las 7 ## h: a las 6; c: si ## move corte-dama 11-26 18:00 marta
agataTwo ## la de corte cambiala pa mñn a las 12 y la otra dejala igual ## c: si ## move corte-dama 11-24 12:00 marta
sonrieOne ## doc no voy a llegar el miercoles, el juevs a la misma puede? ## c: si ## move limpieza 11-26 10:00 elena
agataOne ## hola, reagenda mi cita para el sábado en la mañana porfa ## h: a las 10; w: a las 10; c: a las 10 | sí ## move corte-dama 11-28 10:00 marta
agataOne ## mi cita es a las 5 verdad? > ok me la puedes cambiar a las 4:30 ## c: sí ## move corte-dama 11-26 16:30 marta
agataTwo ## hola quiero mover mi cita del jueves al viernes > a las 3 ## h: a las 3; w: a las 3; c: a las 3 | sí ## move corte-dama 11-27 15:00 marta
sonrieOne ## buenas, quiero dejar mi cita para la próxima semana, el mismo día a la misma hora ## c: sí ## move limpieza 12-02 10:00 elena
salonWithOne ## buenas, quiero adelantar mi cita a las 3 ese mismo día ## c: sí ## move corte-dama 11-26 15:00 marta
agataOne ## estoy en la lista del jueves no? quiero que me pongas más tardecito porque vengo de Atlixco ## h: a las 7; w: a las 7; c: si ## move corte-dama 11-26 19:00 marta
agataTwo ## oye mis dos citas me las puedes poner el mismo dia? la de uñas pásala al jueves a las 6 ## c: si; h: a las 6; w: jueves a las 6 ## move gelish 11-26 18:00 fernanda
sonrieOne ## la limpieza del miércoles mejor en la tarde ## h: a las 5; w: a las 5; c: si ## move limpieza 11-25 17:00 elena
salonWithOne ## ando viendo si alcanzo el jueves... no, no alcanzo, pásame al viernes a las 6 porfis ## c: si ## move corte-dama 11-27 18:00 marta
agataTwo ## Buenas tardes, ¿puedo pasar mis dos citas al viernes? ## c: sí ## move corte-dama 11-27 17:00 marta; move gelish 11-27 12:00 fernanda
agataOne ## ¿A qué hora es mi cita? > ¿Y la puedo pasar al sábado a la misma hora? ## c: sí ## move corte-dama 11-28 17:00 marta
agataOne ## oye ps siempre no voy el jueves / ponme el viernes / misma hora ## c: si ## move corte-dama 11-27 17:00 marta
sonrieOne ## no llego mañana digo el miercoles a las 10, llego 10 y media ## c: si ## move limpieza 11-25 10:30 elena
agataOne ## hola, quiero mover mi cita al viernes por la mañana > a las 11 ## h: a las 11; w: a las 11; c: a las 11 | sí ## move corte-dama 11-27 11:00 marta
agataTwo ## Hola, ¿me cambias la del jueves a las 12? ## c: sí ## move corte-dama 11-26 12:00 marta
salonWithOne ## Buenas tardes, mi cita del jueves la necesito más tarde, a las 7 ## c: sí ## move corte-dama 11-26 19:00 marta
salonWithTwo ## pasa la del tinte al viernes a las 3 por favor ## c: sí ## move tinte 11-27 15:00 fernanda
agataOne ## oye la cita del jueves... la podemos hacer pero el sabado? como a la 1 ## c: si ## move corte-dama 11-28 13:00 marta
agataOne ## hola, mi mamá tiene cita el jueves a las 5 a mi nombre, se puede que sea el sábado a las 10? ## c: sí; h: a las 10; w: el sábado a las 10 ## move corte-dama 11-28 10:00 marta
sonrieOne ## se me hizo bolas la agenda, el miércoles no puedo, jueves tampoco, ¿viernes 12? ## c: sí; h: a las 12; w: viernes a las 12 ## move limpieza 11-27 12:00 elena
agataOne ## pasa mi cita al martes 25 a las 6 ## w: el miércoles 25; h: a las 6; c: sí ## move corte-dama 11-25 18:00 marta
agataOne ## tengo cita el jueves 26 verdad? > y a que hora > ah ok pásemela a las 6 y media ## h: a las 6:30; c: sí ## move corte-dama 11-26 18:30 marta
agataOne ## mi cita del jueves, en vez de corte de dama quiero raíz ## s: raíz; c: sí; h: a las 5; w: el jueves a las 5 ## move raiz 11-26 17:00 marta
agataTwo ## quiero mover la de las uñas al jueves despues del corte, o sea como a las 6 ## c: sí; h: a las 6; w: el jueves a las 6; a: la de uñas ## move gelish 11-26 18:00 fernanda
sonrieOne ## oye y si mejor voy con el dr raul el mismo miercoles a la misma hora? ## c: sí; h: a las 10 ## move limpieza 11-25 10:00 raul
agataTwo ## Hola, tengo dos citas, la del sábado la quiero pasar a las 4 de la tarde ese mismo día ## a: la del sábado; h: a las 4; w: el sábado a las 4; c: sí ## move gelish 11-28 16:00 fernanda
sonrieOne ## mi cita del miercoles 25 la puede pasar pal jueves a la misma hora?? ## h: a las 10; w: el jueves a las 10; c: sí ## move limpieza 11-26 10:00 elena
agataOne ## ay perdón no voy a poder ir el jueves me surgió algo, el viernes puedo pero después de las 5 ## h: a las 6; w: el viernes a las 6; c: sí ## move corte-dama 11-27 18:00 marta
agataTwo ## oiga y mis citas cuándo son? > ok, la del gelish pásela al viernes a las 10, la otra déjela ## a: la de gelish; c: sí; h: a las 10 ## move gelish 11-27 10:00 fernanda
agataTwo ## hola no puedo ir el jueves, ¿me lo pasas para el sábado antes de lo de las uñas? ## h: a las 11; w: el sábado a las 11; c: sí; a: el corte ## move corte-dama 11-28 11:00 marta
sonrieOne ## no voy a llegar el miércoles a las 10, llego 11, se puede? ## c: sí; h: a las 11; w: a las 11 ## move limpieza 11-25 11:00 elena
agataOne ## Señorita tengo cita el jueves con Martita pero se me atravesó el doctor, ¿me la cambia al viernes a las 11? ## h: a las 11; w: el viernes a las 11; c: sí ## move corte-dama 11-27 11:00 marta
sonrieOne ## se puede adelantar mi limpieza? me urge, para mañana si hay, a las 5 de la tarde ## h: a las 5; w: mañana a las 5; c: sí ## move limpieza 11-24 17:00 elena
salonWithOne ## Hola buen día, ¿podría mover mi cita a mañana? > a las 3 ## h: a las 3; w: a las 3; c: sí ## move corte-dama 11-24 15:00 marta
dentalWithOne ## Buenos días, no voy a poder ir hoy a la limpieza, ¿la podemos pasar a mañana a la misma hora? ## c: sí ## move limpieza 11-24 17:00 elena
salonWithOne ## una disculpa enserio pero el jueves no, me sale junta, viernes en la tarde?? > 5 ## h: 5; w: 5; c: si ## move corte-dama 11-27 17:00 marta
agataOne ## Buenas tardes, quería ver si puedo cambiar mi cita del jueves para el miércoles en la tarde > a las 6 ## h: a las 6; w: a las 6; c: sí ## move corte-dama 11-25 18:00 marta
agataTwo ## Quiero mover las dos citas para el domingo, por favor ## h: a las 11; w: a las 11; c: sí ## move corte-dama 11-29 11:00 *; move gelish 11-29 12:00 fernanda
sonrieOne ## Hola, ¿puedo adelantar mi limpieza del miércoles a las 9? ## c: sí ## move limpieza 11-25 09:00 elena
agataOne ## m equivoqué de día, no era jueves era miercoles mi cita, misma hora ## c: si ## move corte-dama 11-25 17:00 marta
agataOne ## no quiero cancelar eh, nomás pasarla pal sábado 28 a las 10 ## c: si ## move corte-dama 11-28 10:00 marta
agataOne ## Hola, quiero pasar mi cita al sábado en la mañana ## h: a las 11; c: a las 11 | sí ## move corte-dama 11-28 11:00 marta
agataTwo ## ¿Me puede cambiar la del sábado para el domingo a la misma hora? ## c: sí ## move gelish 11-29 12:00 fernanda
sonrieOne ## Buen día, ¿pueden mover mi limpieza del miércoles al viernes a las 9 con el doctor Raúl? ## c: sí ## move limpieza 11-27 09:00 raul
agataOne ## sabe que doñita no puedo el jueves ni el viernes, mejor el sabado a la 1 ## c: si ## move corte-dama 11-28 13:00 marta
agataOne ## ey a q hora era lo mio > uy no, esta muy tarde, mas temprano no hay? ese dia > a las 12 ## h: a las 12; w: a las 12; c: si ## move corte-dama 11-26 12:00 marta
agataTwo ## muevelas las dos una hora mas tarde ## c: si ## move corte-dama 11-26 18:00 marta; move gelish 11-28 13:00 fernanda
agataOne ## necesito reagendar para el miércoles 25 a las 10 ## c: sí ## move corte-dama 11-25 10:00 marta
agataOne ## ¿con quién tengo cita el jueves? > ok, ¿la puedo cambiar a la mañana? > a las 10 ## h: a las 10; w: a las 10; c: a las 10 | sí ## move corte-dama 11-26 10:00 marta
sonrieOne ## Hola, ¿me cambias la cita con el doctor Raúl? mismo día y hora ## c: sí ## move limpieza 11-25 10:00 raul
salonWithOne ## no podré llegar el jueves, ¿tienen el viernes a las 11? ## c: sí ## move corte-dama 11-27 11:00 marta
agataOne ## nooo me equivoqué era para el viernes mi cita a las 5 no el jueves ## c: si ## move corte-dama 11-27 17:00 marta
agataTwo ## se me juntó todo esta semana, recorre las dos para la próxima > la de corte el martes 1 a las 5 ## a: la de corte; c: si; w: el martes 1 a las 12 ## move corte-dama 12-01 17:00 marta; move gelish 12-01 12:00 fernanda
sonrieOne ## el miercoles juega la selección jaja, muevan mi limpieza al jueves a las 9 ## c: si ## move limpieza 11-26 09:00 elena
agataOne ## tuve un contratiempo, ¿me pasas mi cita al sábado 28 a las 12? ## c: sí gracias ## move corte-dama 11-28 12:00 marta
sonrieOne ## mejor cambio mi cita a la tarde del mismo día, a las 5 ## c: sí ## move limpieza 11-25 17:00 elena
salonWithOne ## ¿me la puedes recorrer media hora? ## c: sí ## move corte-dama 11-26 17:30 marta
agataOne ## Hola perdón la molestia es que no sé si puedo el jueves, te aviso mañana va? > bueno ya, muévela al lunes 30 a las 5 ## c: si ## move corte-dama 11-30 17:00 marta
sonrieOne ## ya me tomé el día el jueves en vez del miércoles, entonces pásenme la limpieza al jueves misma hora ## c: si ## move limpieza 11-26 10:00 elena
salonWithOne ## se me olvidó decirte que la cita la quiero con fernanda no con marta ## c: si ## move corte-dama 11-26 17:00 fernanda
agataOne ## Buenas, ¿hay forma de mover mi cita media hora más tarde? ## c: sí ## move corte-dama 11-26 17:30 marta
sonrieOne ## Disculpe, ¿a qué hora es mi limpieza? > ¿la puedo cambiar a las 11? ## c: sí ## move limpieza 11-25 11:00 elena
agataOne ## chin se me cruzo con la junta del kinder, hay chance q sea antes? ese mismo jueves a las 10 ## c: si ## move corte-dama 11-26 10:00 marta
agataTwo ## cual era la de uñas? > esa cambiala al domingo misma hora ## c: si ## move gelish 11-29 12:00 fernanda
agataOne ## Necesito posponer mi cita una semana ## c: sí ## move corte-dama 12-03 17:00 marta
agataTwo ## Hola, ¿puedes pasar la de uñas al viernes? ## c: sí ## move gelish 11-27 12:00 fernanda
agataOne ## no me acuerdo si mi cita era a las 5 o 6 > ah 5, y si la paso a las 6? ## c: si ## move corte-dama 11-26 18:00 marta
agataTwo ## muevelas las dos al domingo a las 11 y 12 ## c: si; h: a las 12; w: a las 12 ## move corte-dama 11-29 11:00 *; move gelish 11-29 12:00 fernanda
agataOne ## Hola, quiero cambiar la hora de mi cita > a las 6 ## h: a las 6; w: a las 6; c: sí ## move corte-dama 11-26 18:00 marta
salonWithTwo ## Quisiera mover el tinte a las 12 del mismo sábado ## c: sí ## move tinte 11-28 12:00 fernanda
agataOne ## mueve mi cita / jueves / 7 ## c: si ## move corte-dama 11-26 19:00 marta
agataOne ## puedo llegar a las 5 y media el jueves? es q el trafico > va ## c: va ## move corte-dama 11-26 17:30 marta
agataOne ## cancela / no espera / muevela al lunes misma hora ## c: si ## move corte-dama 11-30 17:00 marta
agataTwo ## pasa las dos al sabado, corte a las 10 y uñas a las 11 ## c: si; a: la de corte; h: a las 10; w: a las 10 ## move corte-dama 11-28 10:00 marta; move gelish 11-28 11:00 fernanda
sonrieOne ## ya no voy el miercoles ni modo, cuando hay despues? > el vier a las 10 ## h: el viernes a las 10; w: el viernes a las 10; c: si ## move limpieza 11-27 10:00 elena
agataOne ## Buenas tardes, ¿podría cambiar mi cita de corte por un retoque de raíz, mismo día a las 5? ## c: sí ## move raiz 11-26 17:00 marta
agataOne ## Hola, quisiera adelantar mi cita al martes por la mañana > a las 11 ## h: a las 11; w: a las 11; c: sí ## move corte-dama 11-24 11:00 marta
agataOne ## oyes y si en vez del jueves voy hoy? / como a las 4? ## c: si ## move corte-dama 11-23 16:00 marta
agataTwo ## el corte a las 6 y lo de las uñas igual ## c: si ## move corte-dama 11-26 18:00 marta
agataOne ## Buen día, mi cita del jueves a las 5, ¿puede ser con Fernanda? > el viernes a la misma hora ## h: el viernes a las 5; w: el viernes a las 5; c: el viernes a las 5 | sí ## move corte-dama 11-27 17:00 fernanda
sonrieOne ## Necesito mover mi cita al jueves en la mañana > a las 9:30 ## h: a las 9:30; w: a las 9:30; c: a las 9:30 | sí ## move limpieza 11-26 09:30 elena
agataOne ## la muevo? no la muevo? ay ya, muevela al sabado a las 10 ## c: si ## move corte-dama 11-28 10:00 marta
agataTwo ## adelantame las dos una hora ## c: si ## move corte-dama 11-26 16:00 marta; move gelish 11-28 11:00 fernanda
sonrieOne ## doctora buen dia yo creo q si llego pero como 11 y media se puede? el mismo miercoles ## c: si ## move limpieza 11-25 11:30 elena
`;
