// Kinds of answers: see ../early/first-voices.ts. Two days joined by "y", both after all, a corrected hour of one of two.

export const THIRTY_FIRST_VOICES = `
languages ## No sé mi nivel de inglés, la verdad lo dejé hace años. ¿Qué me recomiendan? Podría el jueves como a las 7 en la Roma ## s: examen de colocación; c: sí; h: a las 7 ## book colocacion 11-26 19:00 *
languages ## Quiero francés el martes a las 6 en Del Valle > ay, pero no sé ni en qué nivel estoy ## c: sí; h: a las 6 ## book colocacion 11-24 18:00 *
agata ## corte para mis hijos de 14, 15 y 17 el martes a las 4 en centro ## s: corte de caballero; c: sí; h: a las 4 | a las 4:30 | a las 5 ## book caballero 11-24 16:00 luis; book caballero 11-24 16:30 luis; book caballero 11-24 17:00 luis
agata ## corte para mis hijas de 6 y 9 el martes a las 4 en centro ## s: infantil; c: sí; h: a las 4:30 ## book infantil 11-24 16:00 *; book infantil 11-24 16:30 *
agata ## manicure el martes y el viernes a las 10 en cholula ## h: el viernes; c: sí; w: el viernes ## book manicure 11-27 10:00 itzel
agata ## manicure el martes y el viernes a las 10 en cholula ## h: los dos; c: sí; w: los dos ## book manicure 11-24 10:00 itzel; book manicure 11-27 10:00 itzel
agata ## gelish miércoles y viernes a las 4 en cholula ## h: sí; c: sí; w: sí ## book gelish 11-25 16:00 itzel
agata ## manicure > bueno mejor pedicure el viernes a las 10 en centro > mejor los dos ## c: sí; h: a las 11 ## book pedicure 11-27 10:00 fernanda; book manicure 11-27 11:00 fernanda
agata ## manicure y pedicure el miercoles en cholula a las 12, bueno no, mejor solo pedicure, y a la 1 ## c: sí; h: a la 1; s: pedicure ## book pedicure 11-25 13:00 itzel
agata ## quiero manicure y pedikiur el viernes a las 10 en centro ## c: sí; h: a las 11 ## book manicure 11-27 10:00 fernanda; book pedicure 11-27 11:00 fernanda
agata ## tinte el jueves a las 3 en Angelópolis ## h: a las 3:30; c: sí ## book tinte 11-26 15:30 karen
agata ## corte de dama el domingo a las 11 en angelópolis ## h: el sábado; w: el sábado; b: angelópolis; c: sí ## book corte-dama 11-28 11:00 diego
agata ## Corte pa mi señor a las 4 y pa mi tinte a las 3:30, los dos el martes que viene en angelopolis. No, espérame, el de él que sea a las 5 ## c: sí ## book caballero 11-24 17:00 diego; book tinte 11-24 15:30 karen
agata ## Manicure a las 11 y pedicure a las 12 el jueves en Cholula, no, perdón, a la 1 ## h: a las 11 | a la 1; c: sí ## book manicure 11-26 11:00 itzel; book pedicure 11-26 13:00 itzel
sonrie ## necesito limpiesa para mi y valorasion para mis dos hijos, el juebes en la mañana ## c: sí; h: a las 9 | a las 10 | a las 10:30; w: el jueves a las 9 ## book limpieza 11-26 09:00 elena; book valoracion 11-26 10:00 elena; book valoracion 11-26 10:30 elena
barber ## Somos mi jefe, mi carnal y yo, puro corte, el sábado a las 12 en el centro, si no se puede los 3 juntos pues uno tras otro ## c: sí; h: a las 12 | a las 12:30; w: el sábado a las 12:30; b: centro ## book corte 11-28 12:00 *; book corte 11-28 12:00 *; book corte 11-28 12:30 *
agataTwo ## la del sábado pásamela al domingo a las 12 y la del jueves cancélala porfa, ah y agrégame pedicure ese domingo a la 1 en el centro ## c: sí; h: a la 1; w: el domingo a la 1 ## move gelish 11-29 12:00 fernanda; cancel corte-dama 11-26 17:00 marta; book pedicure 11-29 13:00 fernanda
physio ## me lastime el tobillo jugando, mi doctor dice q rehab pero mi esposa dice q primero valoración, bueno pongame la valoración el jueves 5:30 con hugo y la rehab el viernes misma hora ## c: sí; h: a las 5:30; w: el jueves a las 5:30 ## book valoracion 11-26 17:30 hugo; book rehab 11-27 17:30 hugo
`;
