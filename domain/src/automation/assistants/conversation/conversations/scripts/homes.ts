// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const HOMES = `
homes ## quiero ver la casa lomas el domingo a las 12 > si ## book casa-lomas 11-29 12:00 abril
homes ## visita al departamento del centro con Abril el jueves a las 11 > si ## book depa-centro 11-26 11:00 abril
homes ## me interesa el terreno, puedo ir el sábado? > 1 > si ## book terreno 11-28 13:00 paco
homes ## puedo visitar el terreno mañana a las 4? me llamo Óscar > si ## book terreno 11-24 16:00 paco ## {"name":null}
homes ## Hola, me interesa visitar el departamento del centro > Mañana a las 12 > Sí ## book depa-centro 11-24 12:00 abril
homes ## Buenas tardes, me interesa la casa de Lomas del Campestre, ¿puedo visitarla el sábado a las 11? > Sí > Ana Torres > sí ## book casa-lomas 11-28 11:00 abril ## {"name":null}
homes ## kiero ver el depa > domingo 11 > simon ## book depa-centro 11-29 11:00 abril
homes ## me interesa terreno gran jardin para el viernes a mediodia con Paco > va ## book terreno 11-27 12:00 paco
homes ## quisiera agendar una visita para ver el departamento centro este fin de semana > domingo a las 12 > sí, me llamo Jorge Ruiz > si ## book depa-centro 11-29 12:00 abril ## {"name":null}
homes ## Hola vi su anuncio de la casa en Lomas, sigue disponible? > me gustaría verla el viernes 4 pm > si ## book casa-lomas 11-27 16:00 abril
`;
