// Kinds of answers: see ../early/first-voices.ts. Several services, people, days and hours in one message.

export const TWENTY_FIFTH_VOICES = `
agata ## Buenas tardes señorita, le habla doña Lupe, fíjese que quiero ir a que me pinten el pelo de raíz nada más, y de una vez las uñas de los pies, el viernes tempranito a las 9 en el Centro si me hace favor ## s: pedicure spa; b: centro; h: a las 9; w: el viernes a las 9; c: sí señorita ## book raiz 11-27 09:00 marta; book pedicure 11-27 09:00 fernanda
agata ## k onda oye tienen para hoy corte de vato tipo 6 en angelo ## s: corte de caballero; b: angelopolis; h: a las 6; w: hoy a las 6; c: simon ## book caballero 11-23 18:00 diego
agata ## Buenas tardes coma quisiera agendar un corte de dama el jueves veintiséis de noviembre a las once de la mañana en sucursal Angelópolis con Karen punto gracias ## c: sí ## book corte-dama 11-26 11:00 karen
agata ## Hola, quiero llevar a mis dos hijos a cortarse el pelo el sábado a las 10 en el centro, se llaman Leo de 5 y Mateo de 8 ## s: corte infantil; b: centro; h: a las 10; w: el sábado a las 10; n: Leo Díaz; c: sí ## book infantil 11-28 10:00 luis; book infantil 11-28 10:00 fernanda ## {} ## Leo | Mateo
agata ## Qué onda compa, ando ocupando un corte de caballero pal viernes como a las 5 de la tarde, ai en Cholula no, en el Centro mejor ## c: arre; h: a las 5; b: centro ## book caballero 11-27 17:00 luis
agata ## cita > manicure > cholula > jueves > 11 ## s: manicure; b: cholula; w: jueves; h: 11; c: si ## book manicure 11-26 11:00 itzel
agata ## Quiero balayage el miércoles a las 11 en Centro. No, mejor el viernes. Ay perdón, el jueves a las 12, sí jueves ## h: entonces a las 3 de la tarde; w: el jueves a las 3; c: sí ## book balayage 11-26 15:00 marta
agata ## ¿Cuánto cuesta el maquillaje social? > ¿y el peinado? > ok quiero los dos el sábado en el centro con Fernanda, peinado a las 11 y maquillaje a las 12 ## c: sí ## book peinado 11-28 11:00 fernanda; book maquillaje 11-28 12:00 fernanda
agata ## holaa qiero uns uñs acrilcas pra el vierens a las 3 en el cntro ## s: uñas acrilicas; b: centro; h: a las 3; w: viernes a las 3; c: si ## book acrilicas 11-27 15:00 fernanda
agataTwo ## Hola, tengo dos citas, la del sábado la quiero pasar a las 4 de la tarde ese mismo día ## a: la del sábado; h: a las 4; w: el sábado a las 4; c: sí ## move gelish 11-28 16:00 fernanda
agataTwo ## Buenas, necesito cancelar lo de las uñas, el corte lo dejamos igual ## a: la de uñas; c: sí ## cancel gelish 11-28 12:00 fernanda
sonrie ## Buenos días, quisiera una limpieza para mí y una valoración para mi esposo Jorge, el viernes a las 10 los dos ## h: a las 10; w: el viernes a las 10; n: Jorge Díaz; c: sí ## book limpieza 11-27 10:00 elena; book valoracion 11-27 10:00 raul ## {} ## - | Jorge
sonrie ## me apunta una limpieza el martes 25 a las 5 de la tarde ## w: el miércoles 25; h: a las 5; c: sí ## book limpieza 11-25 17:00 elena
sonrie ## Doctora, se me cayó la amalgama, quiero que me la tapen mañana a las 4:30 con el doctor Raúl ## s: resina; h: a las 4:30; w: mañana a las 4:30; c: sí ## book resina 11-24 16:30 raul
sonrieOne ## mi cita del miercoles 25 la puede pasar pal jueves a la misma hora?? ## h: a las 10; w: el jueves a las 10; c: sí ## move limpieza 11-26 10:00 elena
workshop ## Qué tal, voy a llevar dos carros el miércoles, uno para cambio de aceite a las 9 y el otro para frenos a las 10 ## c: sí; h: a las 9 ## book aceite 11-25 09:00 raul; book frenos 11-25 10:00 tono
workshop ## mi troca anda fallando, rechina al frenar, la llevo el jueves a las 8 ## s: frenos y balatas; h: a las 8; w: jueves a las 8; c: sí ## book frenos 11-26 08:00 tono
workshop ## Cuánto sale la afinación mayor y cuánto tardan > ok el lunes que entra a las 8 de la mañana > ah no ese día es puente de la empresa, el martes ## w: el martes a las 8; h: a las 8; c: sí ## book afinacion 12-01 08:00 raul
workshop ## afinacion > mañana > 9 > no 10 ## s: afinacion mayor; w: mañana; h: a las 10; c: si ## book afinacion 11-24 10:00 raul
languages ## Hola! quiero una clase de inglés muestra... digo normal, para mi hija Renata el sábado a las 10 en Roma ## s: clase de inglés; b: roma; h: a las 10; w: el sábado a las 10; c: sí ## book ingles 11-28 10:00 kevin ## {} ## Renata
languages ## mi hermana quiere francés los jueves a las 5 y yo alemán también el jueves a las 5, en la Roma las dos ## c: sí; h: a las 5; w: el jueves a las 5; n: Paula Díaz ## book frances 11-26 17:00 chloe; book aleman 11-26 17:00 greta
languages ## Busco el examen de colocación y saber precio, sería mañana en la tarde en Del Valle, después de las 5 ## h: a las 6; w: mañana a las 6; c: sí ## book colocacion 11-24 18:00 nora
languages ## ocupo clase de ingles con Kevin viernes 7pm ## c: sí ## book ingles 11-27 19:00 kevin
vet ## Hola, mi perrita Luna necesita vacuna y baño, es chiquita, ¿se puede el miércoles a partir de las 11? ## s: vacunación y baño perro chico; h: a las 11; w: el miércoles a las 11; c: sí ## book vacuna 11-25 11:00 karla; book bano-chico 11-25 11:00 groomer
vet ## Oiga joven mi gatito no quiere comer desde ayer, lo puede ver la doctora hoy a las 12 ## s: consulta general; h: a las 12; c: sí joven ## book consulta 11-23 12:00 karla
vet ## baño pal firulais (grandote) y corte de uñas pal firulais, sabado 11 y luego luego las uñas ## s: baño perro grande; h: a las 12:20; w: sabado a las 11; c: si ## book bano-grande 11-28 11:00 groomer; book corte-unas 11-28 12:20 groomer
vet ## Quiero esterilizar a mi gata el martes 1 de diciembre a las 10, y el mismo día a las 12 consulta para el perro ## c: sí ## book esterilizacion 12-01 10:00 karla; book consulta 12-01 12:00 karla
salonWithTwo ## disculpe ya no voy a poder el jueves, y el tinte páselo al viernes a las 4 por favor ## a: el corte; c: sí; h: a las 4; w: el viernes a las 4 ## cancel corte-dama 11-26 17:00 marta; move tinte 11-27 16:00 fernanda
barber ## Qué rollo, para mi y mi papá corte mañana a las 5 en centro, él con Beto y yo con Iván ## c: simon; h: a las 5; n: Roberto Díaz ## book corte 11-24 17:00 beto; book corte 11-24 17:00 ivan
barber ## Buen día. Corte para mi, corte de niño para mi hijo Iker y arreglo de barba para mi suegro, el sábado a las 11, 11:30 y 12, todo en Centro ## c: sí; h: a las 11; w: el sábado a las 11; n: Don Pepe Ruiz ## book corte 11-28 11:00 beto; book corte-nino 11-28 11:30 beto; book barba 11-28 12:00 beto ## {} ## - | Iker | -
`;
