// Kinds of answers: see ../early/first-voices.ts. Several people with services of their own, errands joined, a day taken back.

export const THIRTY_SECOND_VOICES = `
agata ## necesito retoque de raiz y de paso un despunte, el miercoles en angelopolis tipo 11 ## c: sí; h: a las 12:30; s: corte de dama ## book raiz 11-25 11:00 karen; book corte-dama 11-25 12:30 karen
agata ## corte y color para mi el juev a las 10 en el centro no esperen ese dia no puedo es el vier, misma hora ## c: si; h: a las 11; s: corte de dama; w: el viernes a las 10 ## book corte-dama 11-27 10:00 *; book tinte 11-27 11:00 marta
agata ## somos dos novias jaja: yo el viernes peinado y maquillaje a las 9 y a las 10, y Paola solo maquillaje el sábado a las 9, todo en Centro con Fer ## c: sí; h: a las 9; w: a las 9 ## book peinado 11-27 09:00 fernanda; book maquillaje 11-28 09:00 fernanda ## {} ## - | Paola
agata ## Para mañana ocupo 2 cortes de caballero y 1 de dama en Centro a las 10 ## c: sí; h: a las 10:30 | a las 11 ## book caballero 11-24 10:00 luis; book caballero 11-24 10:30 luis; book corte-dama 11-24 11:00 *
barber ## corte pa mí a las 4 y a mi hijo de 7 su corte de niño a las 4:30, mañana, en juriquilla, y si se puede también me arreglan la barba después ## c: sí; h: a las 4 | a las 4:30 | a las 5 ## book corte 11-24 16:00 chuy; book corte-nino 11-24 16:30 chuy; book barba 11-24 17:00 chuy
barber ## mi compadre y yo vamos mañana, él barba y yo corte, a las 5 en el centro ## c: sí; h: a las 5 ## book barba 11-24 17:00 beto; book corte 11-24 17:00 ivan
workshop ## el lunes dejo la troca a frenos a las 9, bueno el martes porque el lunes es puente, y de una vez aceite ## c: sí; h: a las 9 ## book frenos 11-24 09:00 tono; book aceite 11-24 09:00 raul
workshop ## Se está tirando aceite mi jetta, lo quiero llevar a que lo chequen mañana a las 10 ## s: diagnóstico; c: sí; h: a las 10 ## book diagnostico 11-24 10:00 *
workshop ## quiero el servicio de 10 mil el miércoles a las 8, y si no está Raúl pues otro día ## c: sí; h: a las 8; s: servicio de 10,000 km ## book servicio-10 11-25 08:00 raul
sonrieOne ## mi cita del miércoles pásenmela a las 12 y para mi esposo quiero valoración después de la mía ## c: sí; h: a la 1; w: el miércoles a la 1 ## move limpieza 11-25 12:00 elena; book valoracion 11-25 13:00 elena
spa ## quería masaje relajante el jueves a las 5 en polanco pero mejor facial, y que sea en coyoacán ## c: sí; h: a las 5; s: facial hidratante ## book facial-60 11-26 17:00 gaby
languages ## mis hijos de 15 y 17 quieren inglés y mi esposo alemán, los tres el martes a las 5 en Roma ## c: sí; h: a las 6 | a las 5; w: el martes a las 6 ## book ingles 11-24 17:00 kevin; book ingles 11-24 18:00 kevin; book aleman 11-24 17:00 greta
physio ## descontracturante o punción, lo que me ayude más, ay no sé. Ponme el masaje martes o miércoles a las 6, el que tengas, en narvarte ## c: sí; h: a las 6; w: el martes a las 6 ## book descontracturante 11-24 18:00 hugo
music ## canto lunes y miércoles a las 5, son dos clases por semana verdad? ## c: sí; h: los dos; w: los dos ## book canto 11-23 17:00 sol; book canto 11-25 17:00 sol
`;
