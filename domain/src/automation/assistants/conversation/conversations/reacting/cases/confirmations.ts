// An appointment is confirmed.
export const CONFIRMATIONS = `
salonWithOne ## me confunde mi cita, es el jueves o viernes? > ok perfecto ahí estaré ## c: sí ## confirm corte-dama 11-26 17:00 marta
agataOne ## disculpa sí voy a ir el jueves eh ## c: si ## confirm corte-dama 11-26 17:00 marta
salonWithTwo ## confirmo las dos ## c: si ## confirm corte-dama 11-26 17:00 marta; confirm tinte 11-28 11:00 fernanda
agataOne ## Hola, quiero saber si sigue en pie mi cita > ok, la confirmo ## c: sí ## confirm corte-dama 11-26 17:00 marta
sonrieOne ## ya no es necesario que me cambien la cita, mejor confírmamela ## c: si ## confirm limpieza 11-25 10:00 elena
agataOne ## a qué hora me toca el jueves? > ok, confirmo ## c: si ## confirm corte-dama 11-26 17:00 marta
salonWithTwo ## confirmo mi cita del jueves ## c: sí ## confirm corte-dama 11-26 17:00 marta
agataOne ## Buenas. Sigue en pie lo del jueves, verdad? Ahí estaré ## c: sí ## confirm corte-dama 11-26 17:00 marta
salonWithOne ## a q hora era > y con quien > ok confirmo ## c: si ## confirm corte-dama 11-26 17:00 marta
dentalWithOne ## doctora sigo en pie hoy a las 5 si verdad? ahi llego ## c: si ## confirm limpieza 11-23 17:00 elena
agataOne ## Buenos días, sí asistiré a mi cita del jueves ## c: sí ## confirm corte-dama 11-26 17:00 marta
sonrieOne ## era el miercoles mi limpieza verdad? > ah ok ahi estare ## c: si ## confirm limpieza 11-25 10:00 elena
agataTwo ## Hola, confirmo mis dos citas ## c: sí ## confirm corte-dama 11-26 17:00 marta; confirm gelish 11-28 12:00 fernanda
sonrieOne ## confirmar q si voy el miercoles eh no me vayan a quitar mi lugar ## c: si ## confirm limpieza 11-25 10:00 elena
sonrieOne ## Hola, confirme por favor mi cita del miércoles ## c: sí ## confirm limpieza 11-25 10:00 elena
agataOne ## Hola, ¿todavía está mi cita del jueves? > perfecto, la confirmo ## c: sí ## confirm corte-dama 11-26 17:00 marta
`;
