// An appointment is called off.
export const CANCELLATIONS = `
salonWithTwo ## cancela la primera por favor ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## la de fernanda cancelala y la de marta dejala ## c: si ## cancel gelish 11-28 12:00 fernanda
agataTwo ## oigan no me acuerdo si era jueves o viernes mi corte > ah ok, pues ya no voy a poder, la de gelish sí sigue en pie ## a: la del corte; c: sí el corte nada más ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Hijita cancélame las dos citas que tengo por favor ## c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
salonWithOne ## oie ya no voy a poder ir el jueves :( ## x: cancelala; c: si; w: no, cancelala ## cancel corte-dama 11-26 17:00 marta
agataTwo ## ¿Qué citas tengo? > cancela la de gelish ## c: sí ## cancel gelish 11-28 12:00 fernanda
sonrieOne ## ¿Me pueden recordar mi cita? > la voy a cancelar, me salió un imprevisto ## c: Sí, cancélenla ## cancel limpieza 11-25 10:00 elena
salonWithTwo ## quiero cancelar todas mis citas ## c: si, todas ## cancel corte-dama 11-26 17:00 marta; cancel tinte 11-28 11:00 fernanda
agataOne ## no voy a poder ir sorry, bueno déjame ver, mmm no, mejor sí cancélala ## c: sí; w: cancélala ## cancel corte-dama 11-26 17:00 marta
agataTwo ## ay mija cancélame todo, me voy con mi hija a Veracruz ## c: sí, las dos ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
salonWithTwo ## se enfermó mi bebé, no voy a poder ir a ninguna de mis citas ## a: las dos; x: cancela las dos; c: si ## cancel corte-dama 11-26 17:00 marta; cancel tinte 11-28 11:00 fernanda
agataTwo ## Me cancelas la del corte por favor ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataOne ## Tengo una cita el jueves pero ya no la necesito ## c: sí cancela ## cancel corte-dama 11-26 17:00 marta
agataTwo ## quita la del sábado porfa y la otra déjala igual ## c: sí esa ## cancel gelish 11-28 12:00 fernanda
agataOne ## buenas, no podré asistir este jueves, cancélenla por favor y gracias ## c: sí ## cancel corte-dama 11-26 17:00 marta
salonWithTwo ## quiero cancelar la segunda ## c: sí ## cancel tinte 11-28 11:00 fernanda
agataOne ## buenas, quiero cancelar mi cita del jueves ## c: sí, cancélala por favor ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Hola, ¿qué citas tengo? > Cancela la del gelish por favor > sí ## c: sí ## cancel gelish 11-28 12:00 fernanda
agataTwo ## ambas canceladas porfa, me enferme ## c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataTwo ## Quiero cancelar mi cita del sábado ## c: Sí ## cancel gelish 11-28 12:00 fernanda
agataTwo ## Necesito cancelar todas mis citas, por favor ## c: sí ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataTwo ## no bueno la del sabado q no, cancelala, la otra si voy ## c: si ## cancel gelish 11-28 12:00 fernanda
agataTwo ## ya no quiero la del gelish ## c: sí ## cancel gelish 11-28 12:00 fernanda
sonrieOne ## cancela mi limpieza por favor ## c: sí ## cancel limpieza 11-25 10:00 elena
agataOne ## ya no alcanzo el jueves, cancélame mejor, luego te busco ## c: si, luego te busco ## cancel corte-dama 11-26 17:00 marta
agataTwo ## cual tengo primero? > esa, bórramela ## a: el corte; c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Buenas, necesito cancelar lo de las uñas, el corte lo dejamos igual ## a: la de uñas; c: sí ## cancel gelish 11-28 12:00 fernanda
agataOne ## Cancélame porfa, ya no vivo en Puebla ## c: sí ## cancel corte-dama 11-26 17:00 marta
salonWithTwo ## Por favor cancele la cita del tinte ## c: sí, por favor ## cancel tinte 11-28 11:00 fernanda
agataOne ## Hola, me sale un imprevisto, ¿cancelan mi cita por favor? ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## las dos citas q tengo ya no las quiero > todas ## a: las dos; c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataTwo ## cancela todo pq me voy de viaje ## c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataTwo ## ¿cuál es mi próxima cita? > cancela esa ## a: la del jueves; c: sí ## cancel corte-dama 11-26 17:00 marta
salonWithTwo ## necesito cancelar ambas ## c: sí ## cancel corte-dama 11-26 17:00 marta; cancel tinte 11-28 11:00 fernanda
agataOne ## Hola, ya no necesito la cita del jueves, gracias ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## nomas la de corte cancelame, uñas si ## c: si ## cancel corte-dama 11-26 17:00 marta
agataTwo ## q cancele la primera y la segunda me la deje ## c: si ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Cancele por favor mi cita de corte de dama ## c: sí, cancélela ## cancel corte-dama 11-26 17:00 marta
agataTwo ## ¿Tengo cita el sábado? > Cancélala, por favor ## c: sí ## cancel gelish 11-28 12:00 fernanda
sonrieOne ## Buenas tardes, ya no podré ir el miércoles, cancela por favor ## c: sí ## cancel limpieza 11-25 10:00 elena
agataOne ## ando enferma no creo ir el jueves :( luego saco otra ## c: si ## cancel corte-dama 11-26 17:00 marta
agataTwo ## Quisiera cancelar la cita con Fernanda ## c: sí ## cancel gelish 11-28 12:00 fernanda
`;
