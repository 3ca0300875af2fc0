// One thing is called off and another one asked for.
export const SEVERAL_WISHES_AT_ONCE = `
agataOne ## quisiera cancelar y agendar de nuevo para la otra semana > martes 1 a las 5 ## c: sí; w: martes 1 a las 5; h: a las 5## (move corte-dama 12-01 17:00 marta|cancel corte-dama 11-26 17:00 marta; book corte-dama 12-01 17:00 marta)
agataTwo ## la del sábado la quiero mover al domingo misma hora y de paso agrégame ceja después ## c: si; h: a la 1; w: a la 1; d: y agendame ceja el domingo a la 1 con fernanda ## move gelish 11-29 12:00 fernanda; book ceja 11-29 13:00 fernanda
agata ## Buenas, quisiera agendar una cita para un corte y tinte el viernes ## s: de dama; b: centro; h: a las 10 | a las 11; w: a las 10 | a las 11; c: sí ## (book corte-dama 11-27 10:00 *; book tinte 11-27 11:00 *|book tinte 11-27 10:00 *; book corte-dama 11-27 11:00 *)
agataOne ## cancelar cita > sí > quiero otra para el 1 de diciembre a las 11, corte de dama con Karen ## c: sí ## cancel corte-dama 11-26 17:00 marta; book corte-dama 12-01 11:00 karen
agataTwo ## confirmo la del jueves y cancelo la del sábado ## c: sí ## confirm corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataTwo ## cancela la del sabado y la del jueves pasala a las 6 ## c: si; d: y la del jueves pásala a las 6 ## cancel gelish 11-28 12:00 fernanda; move corte-dama 11-26 18:00 marta
agata ## Holi, corte y ceja con Karen el martes a las 5 ## s: de dama; c: sí; h: a las 6; w: a las 6 ## (book corte-dama 11-24 17:00 karen; book ceja 11-24 18:00 karen|book ceja 11-24 17:00 karen; book corte-dama 11-24 18:00 karen)
salonWithOne ## cancela mi cita y dame una de manicure el sábado a las 12 ## c: sí ## cancel corte-dama 11-26 17:00 marta; book manicure 11-28 12:00 *
agataOne ## borra mi cita y ponme otra de gelish el sabado a la 1 en cholula ## c: si; b: cholula; h: a la 1 ## cancel corte-dama 11-26 17:00 marta; book gelish 11-28 13:00 itzel
agataTwo ## la de uñas quítala y la otra muévela al viernes a las 6 ## c: si ## cancel gelish 11-28 12:00 fernanda; move corte-dama 11-27 18:00 marta
agataTwo ## ya no quiero lo del gelish > si > y el corte me lo pasa a las 6 ese mismo jueves ## c: sí; h: a las 6; w: el jueves a las 6 ## cancel gelish 11-28 12:00 fernanda; move corte-dama 11-26 18:00 marta
agataTwo ## la del sábado pásamela al domingo a las 12 y la del jueves cancélala porfa, ah y agrégame pedicure ese domingo a la 1 en el centro ## c: sí; h: a la 1; w: el domingo a la 1 ## move gelish 11-29 12:00 fernanda; cancel corte-dama 11-26 17:00 marta; book pedicure 11-29 13:00 fernanda
sonrieOne ## mi cita del miércoles pásenmela a las 12 y para mi esposo quiero valoración después de la mía ## c: sí; h: a la 1; w: el miércoles a la 1 ## move limpieza 11-25 12:00 elena; book valoracion 11-25 13:00 elena
agataTwo ## La del jueves cancélala y la del sábado muévela a las 2 ## c: sí; h: a las 3; w: a las 2 ## cancel corte-dama 11-26 17:00 marta; move gelish 11-28 15:00 fernanda
salonWithTwo ## disculpe ya no voy a poder el jueves, y el tinte páselo al viernes a las 4 por favor ## a: el corte; c: sí; h: a las 4; w: el viernes a las 4 ## cancel corte-dama 11-26 17:00 marta; move tinte 11-27 16:00 fernanda
agataTwo ## cámbiame el corte de jueves a viernes a las 12 y confirma la otra ## c: sí; h: a las 12; a: el corte ## move corte-dama 11-27 12:00 marta; confirm gelish 11-28 12:00 fernanda
sonrieOne ## confirmo mi cita del miércoles y además quiero valoración para mi hijo Saúl ese mismo día a las 11 ## c: sí; h: a las 11 ## confirm limpieza 11-25 10:00 elena; book valoracion 11-25 11:00 elena ## {} ## Saúl Ese
agataTwo ## Cancelar el corte y mover gelish a viernes 11 am ## c: sí; h: a las 11; a: el corte ## cancel corte-dama 11-26 17:00 marta; move gelish 11-27 11:00 fernanda
agataTwo ## quita las dos y hazme una de tinte el lunes a las 9 con Marta ## c: sí; h: a las 9; w: el lunes a las 9; s: tinte ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda; book tinte 11-30 09:00 marta
salonWithOne ## puedes mover lo del jueves al sabado misma hora y de paso aparto pedicure con Lucia antes de eso ## c: sí; h: a las 4; w: el sábado a las 4 ## move corte-dama 11-28 17:00 marta; book pedicure 11-28 16:00 lucia
salonWithTwo ## pasa el corte pal vier a las 6 y el tinte cancelalo ## c: si ## move corte-dama 11-27 18:00 marta; cancel tinte 11-28 11:00 fernanda
agataOne ## quita la del jueves y ponme una de pedicure en su lugar, mismo dia y hora, cholula ## c: si; b: cholula; h: a las 5; w: el jueves a las 5 ## cancel corte-dama 11-26 17:00 marta; book pedicure 11-26 17:00 itzel
agataTwo ## cancela la de uñas y confirma la de corte ## c: sí ## cancel gelish 11-28 12:00 fernanda; confirm corte-dama 11-26 17:00 marta
`;
