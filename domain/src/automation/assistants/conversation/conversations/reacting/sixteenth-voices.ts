// Kinds of answers: see early/first-voices.ts. The last twenty are the messy ones.

export const SIXTEENTH_VOICES = `
agata ## Hola, buenas tardes. ¿Qué días tienen libre para peinado? > el viernes > a las 12 ## h: a las 12; c: sí ## book peinado 11-27 12:00 *
agata ## Quisiera agendar uñas acrílicas para el sábado > esa > sí ## c: sí ## book acrilicas 11-28 09:00 fernanda
agata ## Hola, ¿cuánto sale el corte de dama y cuánto el de caballero? > quiero el de caballero mañana a las 6 en Angelópolis ## c: sí ## book caballero 11-24 18:00 diego
agata ## Buenas, corte infantil el domingo > a las 12 > en el Centro ## h: a las 12; c: sí ## book infantil 11-29 12:00 *
agata ## Hola, me llamo Rocío Vega y quiero un pedicure el sábado a las 10 en Cholula ## c: sí ## book pedicure 11-28 10:00 itzel ## {"name":null}
agata ## Corte de dama con Diego el miércoles a las 5 de la tarde > sí, ese > ¿y puedo llegar 10 minutos tarde? ## c: sí ## book corte-dama 11-25 17:00 diego
agata ## ¿Abren los domingos? > Entonces corte de dama el domingo a las 11 ## c: sí ## book corte-dama 11-29 11:00 *
agataOne ## Hola, quiero pasar mi cita al sábado en la mañana ## h: a las 11; c: a las 11 | sí ## move corte-dama 11-28 11:00 marta
agataOne ## Buenos días, sí asistiré a mi cita del jueves ## c: sí ## confirm corte-dama 11-26 17:00 marta
agataTwo ## ¿Me puede cambiar la del sábado para el domingo a la misma hora? ## c: sí ## move gelish 11-29 12:00 fernanda
barber ## Hola, quiero corte en Celaya el sábado a la 1 ## c: sí ## book corte 11-28 13:00 memo
barber ## Buenas tardes, ¿con quién puedo hacerme un tinte de barba? > mañana a las 5 con él ## s: tinte de barba; c: sí; h: a las 5; w: mañana a las 5 ## book tinte-barba 11-24 17:00 ivan
sonrie ## Buenas, valoración el jueves a las 12 con la doctora ## c: sí ## book valoracion 11-26 12:00 elena
sonrie ## Para mi hijo Emilio Cruz, control de ortodoncia mañana a las 4 ## c: sí ## book ortodoncia 11-24 16:00 raul
sonrieOne ## Buen día, ¿pueden mover mi limpieza del miércoles al viernes a las 9 con el doctor Raúl? ## c: sí ## move limpieza 11-27 09:00 raul
psych ## Hola, terapia de pareja los jueves, ¿puede ser este a las 7 de la noche? ## c: sí ## book pareja 11-26 19:00 regina
workshop ## Buenas, cambio de aceite el sábado en la mañana, a las 10 ## c: sí ## book aceite 11-28 10:00 *
music ## Buenas tardes, quiero inscribir a mi hijo a batería, sábado a las 11 ## c: sí ## book bateria 11-28 11:00 julio
vet ## Hola, baño para mi labrador el viernes a la 1 ## s: baño perro grande; c: sí ## book bano-grande 11-27 13:00 groomer
spa ## Facial antiedad el martes en la tarde en Coyoacán ## h: a las 4; c: a las 4 | sí ## book facial-90 11-24 16:00 gaby
agata ## ola buenas disculpe tendra espasio pa oy un retoke de rais / en angelopolis / despues de las 4 > a las 5 ## h: a las 5; w: a las 5; c: si ## book raiz 11-23 17:00 karen
agata ## amiga es q el viernes tengo boda jaja maquillaje y peinado, a las 11 y a las 12, con fer ## c: si ## book maquillaje 11-27 11:00 fernanda; book peinado 11-27 12:00 fernanda
agata ## quiero ver lo de un corte > de dama obvio jaja > mmm el viernes o sabado > sabado mejor tipo 4 > en angelopolis ## h: a las 4; c: si ## book corte-dama 11-28 16:00 *
agata ## mani y pedi, jueves, cholula, 5 y 6 ## c: si; h: a las 6 ## book manicure 11-26 17:00 itzel; book pedicure 11-26 18:00 itzel
agata ## 👋 gelish?? / mañana?? / 12?? > centro ## c: 👍; h: 12 ## book gelish 11-24 12:00 fernanda
agata ## oigan y si voy ahorita me atienden? corte de caballero, llego en una hora al centro ## h: a las 11; c: va ## book caballero 11-23 11:00 luis
agata ## el jueves salgo a las 6 de trabajar, llego 6:30, corte de dama angelopolis con karen ## c: sale ## book corte-dama 11-26 18:30 karen
agata ## corte de dama > nel mejor ceja > el juevs > na el vierns a las 10 en el centro ## h: a las 10; c: simon ## book ceja 11-27 10:00 fernanda
agataOne ## sabe que doñita no puedo el jueves ni el viernes, mejor el sabado a la 1 ## c: si ## move corte-dama 11-28 13:00 marta
agataOne ## ey a q hora era lo mio > uy no, esta muy tarde, mas temprano no hay? ese dia > a las 12 ## h: a las 12; w: a las 12; c: si ## move corte-dama 11-26 12:00 marta
agataTwo ## cancela todo pq me voy de viaje ## c: si ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agataTwo ## muevelas las dos una hora mas tarde ## c: si ## move corte-dama 11-26 18:00 marta; move gelish 11-28 13:00 fernanda
barber ## me urge corte pa hoy porq tengo entrevista mñn / el q este libre / centro ## h: la primera; c: si ## book corte 11-23 10:30 *
barber ## barba y corte manana 5 pm centro con ivan ## c: si ## book corte-barba 11-24 17:00 ivan
sonrie ## se me inflamo la encia, me checan? hoy saliendo de la chamba tipo 7 ## s: valoración; c: si ## book valoracion 11-23 19:00 *
sonrieOne ## era el miercoles mi limpieza verdad? > ah ok ahi estare ## c: si ## confirm limpieza 11-25 10:00 elena
psych ## individual, con tomas, martes 9 am no perdon 10 am ## c: si ## book individual 11-24 10:00 tomas
workshop ## aceite y afinacion el viernes, llego a las 8 ## h: a las 9; w: a las 9; c: si ## book aceite 11-27 08:00 *; book afinacion 11-27 09:00 raul
homes ## terreno sabado / 11 / soy Brenda Rojas ## c: si ## book terreno 11-28 11:00 paco ## {"name":null}
spa ## masaje de piedras y facial de 60 el sabado, primero el masaje a las 11, luego el facial, coyoacan ## h: a las 12:15; c: si ## book piedras 11-28 11:00 gaby; book facial-60 11-28 12:15 gaby
`;
