// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const SALON_MOVES = `
salonWithOne ## quiero cambiar mi cita > para el viernes a las 10 > si ## move corte-dama 11-27 10:00 marta
salonWithOne ## se me hizo tarde, puede ser a las 6? > si ## move corte-dama 11-26 18:00 marta
salonWithOne ## quiero cancelar mi cita > si ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## quiero cancelar mi cita > no
salonWithOne ## ya no voy a poder ir el jueves > si cancelala ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## confirmo mi cita ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## si asistiré, gracias ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## ahí estaré ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## a qué hora era mi cita?
salonWithOne ## no puedo ir el jueves, podemos moverla al sabado a las 12? > va ## move corte-dama 11-28 12:00 marta
salonWithOne ## puedo pasar mi cita para mañana? > a las 4 > si ## move corte-dama 11-24 16:00 marta
salonWithTwo ## quiero cancelar la del sábado > si ## cancel tinte 11-28 11:00 fernanda
salonWithTwo ## cancelar mi cita > la de tinte > si ## cancel tinte 11-28 11:00 fernanda
salonWithTwo ## quiero mover mi cita de corte al viernes a las 5 > si ## move corte-dama 11-27 17:00 marta
salonWithTwo ## reagendar > la primera > el miercoles a las 5 > si ## move corte-dama 11-25 17:00 marta
salonWithTwo ## cuando son mis citas?
salonWithOne ## disculpa, puedo cambiar la hora de mi cita? > a las 4 > sí ## move corte-dama 11-26 16:00 marta
salonWithOne ## oye voy a cancelar lo del jueves, salí de viaje > sí ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## hola quiero confirmar que sí voy el jueves a las 5 ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## puedo cambiar mi cita al viernes 4pm? > si ## move corte-dama 11-27 16:00 marta
salonWithOne ## tengo cita?
salonWithOne ## no podré ir mañana, ¿hay espacio el viernes? > a las 5 > si ## move corte-dama 11-27 17:00 marta ## {"now":{"day":"2026-11-25","time":"12:00"}}
salonWithOne ## hola, puedo cambiar mi cita de mañana para pasado mañana a la misma hora? > si ## move corte-dama 11-27 17:00 marta ## {"now":{"day":"2026-11-25","time":"12:00"}}
salonWithOne ## no voy a llegar a tiempo, ¿se puede recorrer a las 6? > gracias, sí ## move corte-dama 11-26 18:00 marta
salonWithOne ## oye cancélame > sí cancélame ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## 👍 > si ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## mejor cancela mi cita del jueves, y agenda una de tinte el viernes a las 4 > si > si ## cancel corte-dama 11-26 17:00 marta; book tinte 11-27 16:00 fernanda
salonWithTwo ## a qué hora es mi tinte?
salonWithTwo ## se me olvidó cuándo es mi cita de corte > ok confirmo ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## Hola, necesito cambiar mi cita del jueves al viernes a las 6 de la tarde > Sí ## move corte-dama 11-27 18:00 marta
salonWithOne ## quiero cancelar mi cita del jueves > sí, cancélala por favor ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## ¿qué citas tengo? > quiero moverla al sábado a las 11 de la mañana > sí ## move corte-dama 11-28 11:00 marta
salonWithOne ## sí, confirmo mi asistencia ## confirm corte-dama 11-26 17:00 marta
salonWithTwo ## Necesito cancelar una cita > La del sábado > Sí ## cancel tinte 11-28 11:00 fernanda
salonWithTwo ## quiero mover mi cita de tinte para el viernes 27 a las 4 pm > sí ## move tinte 11-27 16:00 fernanda
salonWithOne ## puedo llegar a las 5:30 en vez de las 5? > si ## move corte-dama 11-26 17:30 marta
salonWithOne ## me puedes recorrer media hora mi cita, a las 5:30 > si ## move corte-dama 11-26 17:30 marta
salonWithOne ## mejor a las 4:30 mi cita del jueves > si ## move corte-dama 11-26 16:30 marta
salonWithOne ## Buen día. Lamentablemente no podré acudir el jueves. ¿Sería posible cambiarla al sábado por la mañana? > a las 10 > sí ## move corte-dama 11-28 10:00 marta
salonWithOne ## oye sí me confirmas que tengo cita el jueves?
salonWithOne ## cámbiame la hora plis > 6 pm > va ## move corte-dama 11-26 18:00 marta
salonWithOne ## elimina mi cita por favor > sí, elimínala ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## me enfermé, no voy a poder ir > si ## cancel corte-dama 11-26 17:00 marta
salonWithTwo ## quiero cambiar mi cita con fernanda para el viernes a las 3 > si ## move tinte 11-27 15:00 fernanda
salonWithTwo ## cancelar > la segunda > si ## cancel tinte 11-28 11:00 fernanda
salonWithOne ## hola, tengo cita el jueves a las 5 y quiero moverla al sábado a las 10 > si ## move corte-dama 11-28 10:00 marta
salonWithOne ## me surgió algo, podemos cambiar la cita para otro día? > el viernes > si ## move corte-dama 11-27 17:00 marta
salonWithOne ## no alcanzo a llegar a las 5, se puede más tarde? > a las 7 > si ## move corte-dama 11-26 19:00 marta
salonWithOne ## quisiera cancelar porfa, me enfermé > si por favor ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## cancelen mi cita > simón ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## si
salonWithOne ## si > si ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## cuándo es mi cita? > ok ahí nos vemos ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## a qué hora me toca? > puedes pasarla a las 4? > va ## move corte-dama 11-26 16:00 marta
salonWithOne ## quiero agendar otra cita, manicure el viernes a las 5 > si ## book manicure 11-27 17:00 marta
salonWithTwo ## quiero cancelar > la del jueves > si ## cancel corte-dama 11-26 17:00 marta
salonWithTwo ## confirmo las del jueves ## confirm corte-dama 11-26 17:00 marta
salonWithTwo ## cambia mi tinte del sabado para el viernes a las 3 > si ## move tinte 11-27 15:00 fernanda
salonWithOne ## oigan me pueden recorrer mi cita una hora más tarde? > a las 6 > si ## move corte-dama 11-26 18:00 marta
salonWithOne ## necesito mover mi cita a la próxima semana > el martes a las 5 > si ## move corte-dama 12-01 17:00 marta
salonWithOne ## mi cita del jueves la puedes cambiar con Fernanda? > si ## move corte-dama 11-26 17:00 fernanda
salonWithOne ## ya no voy a ir > sip ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## cancelar > mejor cámbiala para el viernes a las 5 > si ## move corte-dama 11-27 17:00 marta
salonWithOne ## quiero reprogramar > cualquier día de la otra semana > el lunes a las 4 > si ## move corte-dama 11-30 16:00 marta
salonWithTwo ## no voy a poder asistir a ninguna > la de corte > si ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## me confirmas mi cita? > si > gracias
salonWithOne ## buenas, sí voy a ir a mi cita ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## tengo una cita el jueves verdad? > la quiero mover a las 3 > si ## move corte-dama 11-26 15:00 marta
salonWithOne ## mi cita es a las 5? > puede ser a las 4 mejor? > si ## move corte-dama 11-26 16:00 marta
salonWithOne ## hola buenas, solo para confirmar mi cita del jueves ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## fíjate que no voy a alcanzar el jueves, hay chance el viernes a la misma hora? > sale ## move corte-dama 11-27 17:00 marta
salonWithOne ## puedes cambiar mi cita de corte por manicure? > si ## move manicure 11-26 17:00 marta
salonWithOne ## quiero adelantar mi cita > para mañana a las 3 > si ## move corte-dama 11-24 15:00 marta
salonWithOne ## bórrame la cita porfa > si ## cancel corte-dama 11-26 17:00 marta
salonWithTwo ## mis citas? > cancela la primera > si ## cancel corte-dama 11-26 17:00 marta
salonWithTwo ## ya no puedo ir el sabado > cancelala porfa ## cancel tinte 11-28 11:00 fernanda
salonWithOne ## hola me puedes recordar a q hr es mi cita > gracias
salonWithOne ## buenas, ¿será posible pasar mi cita de las 5 a las 6? > si ## move corte-dama 11-26 18:00 marta
salonWithOne ## quiero cambiar mi cita del 26 al 28 a las 11 > si ## move corte-dama 11-28 11:00 marta
salonWithOne ## necesito posponer mi cita > la próxima semana > el miércoles a las 10 > si ## move corte-dama 12-02 10:00 marta
salonWithOne ## ya no la voy a necesitar, cancélala porfa > no, espera, mejor muévela al viernes > si ## move corte-dama 11-27 17:00 marta
salonWithOne ## sí voy ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## no podré llegar > cancelar > si ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## Buenas tardes, les escribo para avisar que no podré asistir a mi cita de mañana jueves, ¿podrían reprogramarla para el sábado a las 11? > Sí, gracias ## move corte-dama 11-28 11:00 marta ## {"now":{"day":"2026-11-25","time":"12:00"}}
salonWithOne ## quiero mi cita más temprano > a las 3 > si ## move corte-dama 11-26 15:00 marta
salonWithOne ## voy en camino, llego 10 min tarde
salonWithOne ## cambio de planes, mejor el viernes a las 4 > si ## move corte-dama 11-27 16:00 marta
salonWithOne ## a qué hora es mi cita y con quién?
salonWithOne ## cancela y agenda manicure el viernes a las 10 > si > si ## cancel corte-dama 11-26 17:00 marta; book manicure 11-27 10:00 marta
salonWithTwo ## quiero mover la del jueves a las 6 > si ## move corte-dama 11-26 18:00 marta
salonWithTwo ## cancela las dos > la del jueves > si > cancela la otra también > si ## cancel corte-dama 11-26 17:00 marta; cancel tinte 11-28 11:00 fernanda
salonWithOne ## por favor cancelar mi cita del 26 de noviembre > sí, cancelar ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## me es imposible llegar el jueves, me la cambias pal viernes a la misma hora? > siiii ## move corte-dama 11-27 17:00 marta
salonWithOne ## cancela mi cita > si > gracias ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## agendé con ustedes para el jueves, sigue en pie? > ok
salonWithOne ## puedo llegar a las 6 en vez de las 5? > si ## move corte-dama 11-26 18:00 marta
salonWithOne ## quiero cambiar el día de mi cita > pasado mañana > si ## move corte-dama 11-25 17:00 marta
salonWithOne ## buenas tardes cómo estás? oye se me complicó lo del jueves, crees que me puedas pasar al viernes? > a las 12 > si ## move corte-dama 11-27 12:00 marta
salonWithOne ## cuál es mi próxima cita? > ok la confirmo ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## hola, quiero reagendar > sábado 10 am > si porfa ## move corte-dama 11-28 10:00 marta
salonWithOne ## mi cita la quiero con fer > si ## move corte-dama 11-26 17:00 fernanda
salonWithOne ## ya no quiero la cita > si ## cancel corte-dama 11-26 17:00 marta
salonWithOne ## necesito otra cita para el viernes a las 11, corte de dama > si ## book corte-dama 11-27 11:00 marta
salonWithTwo ## confirmo mis citas > la de tinte ## confirm corte-dama 11-26 17:00 marta
salonWithTwo ## muéveme la de tinte al viernes a las 4 > si ## move tinte 11-27 16:00 fernanda
`;
