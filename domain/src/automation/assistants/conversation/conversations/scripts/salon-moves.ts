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
`;
