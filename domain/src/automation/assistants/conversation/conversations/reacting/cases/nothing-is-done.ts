// What they wish cannot be, and nothing is done.
export const NOTHING_IS_DONE = `
agataOne ## cambia mi cita al miercoles > no espera al viernes > mejor dejala como estaba ## x: déjela como está; c: no; w: déjela como está; h: déjela como está ## 
sonrieOne ## me adelantas la limpieza a mañana? > ah tonces dejala igual ## h: dejala igual; w: dejala igual; c: no, dejala igual ## 
sonrieOne ## mi cita es a las 10 o a las 11? > ok y si llego 10 y cuarto no pasa nada? ## c: no; x: no ## 
agataOne ## no hombre perdon me confundi no es jueves mi cita es viernes, dejala asi > ah no si es jueves, dejala ## c: no, dejala asi; h: dejala asi; w: no, dejala asi ## 
agataOne ## no podre jueves pero mi hija si puede, corte para ella mismo dia y hora con marta, cancelo lo mio? > no espera, mejor dejala ## c: no ## 
`;
