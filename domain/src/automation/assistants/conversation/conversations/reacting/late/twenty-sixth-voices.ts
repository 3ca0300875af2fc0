// Kinds of answers: see ../early/first-voices.ts. Children, spouses and pets, each with what is theirs; dates that do not agree.

export const TWENTY_SIXTH_VOICES = `
agata ## buenas noches jovencita ¿a cómo el gelish? > y el manicure > ah pues el gelish entonces > pal jueves en la mañana, en cholula me queda > a las 10 ## s: gelish; b: cholula; h: a las 10; w: jueves a las 10; c: sí jovencita ## book gelish 11-26 10:00 itzel
agata ## wey kiero tinte y corte d dama el sabado con marta a las 9 pero si no se puede los dos nomas el tinte ## c: si; h: a las 11; w: sabado a las 9 ## book tinte 11-28 09:00 marta; book corte-dama 11-28 11:00 marta
agata ## Corte de dama para mí, corte de caballero para mi esposo y corte infantil para el niño, viernes a las 5 en el Centro ## c: sí; h: a las 5; w: el viernes a las 5; n: Raúl Pérez | Santi Pérez ## book corte-dama 11-27 17:00 marta; book caballero 11-27 17:00 luis; book infantil 11-27 17:00 fernanda
agata ## Necesito apartar para mi mamá keratina con Diego el martes 24 a las 4, y para mí diseño de ceja con Karen a esa misma hora ## c: sí; n: Rosa Díaz; h: a las 4 ## book keratina 11-24 16:00 diego; book ceja 11-24 16:00 karen
agata ## pedicure cholula no centro, sabado 10 ## c: si; h: a las 10; b: centro ## book pedicure 11-28 10:00 fernanda
agata ## Angelópolis no me queda, ¿en Cholula tienen raíz el viernes a las 10? ## c: sí; h: a las 10 ## book raiz 11-27 10:00 itzel
agata ## quiero cita el sabado 29 a las 11 para un peinado en el centro ## w: el sábado 28; h: a las 11; c: sí ## book peinado 11-28 11:00 marta
agata ## Me urge un corte de caballero para mi hijo de 15 que tiene graduación, es el viernes entonces tendría que ser el jueves en la tarde después de las 5, en Angelópolis ## h: a las 6; w: jueves a las 6; c: sí ## book caballero 11-26 18:00 diego
agata ## uñas > gelish > sab > 1 > centro > no mejor a las 12 ## s: gelish; b: centro; w: sabado; h: a las 12; c: si ## book gelish 11-28 12:00 fernanda
agata ## Hola qisiera agnedar un crote de daam pra el mircoles a ls 12 con Luis ## s: corte de dama; h: a las 12; w: el miércoles a las 12; c: si ## book corte-dama 11-25 12:00 luis
agataOne ## Señorita tengo cita el jueves con Martita pero se me atravesó el doctor, ¿me la cambia al viernes a las 11? ## h: a las 11; w: el viernes a las 11; c: sí ## move corte-dama 11-27 11:00 marta
agataOne ## además de mi cita del jueves quiero agregar un manicure ese día a las 10 con Itzel ## s: manicure; h: a las 10; w: el jueves a las 10; c: sí ## book manicure 11-26 10:00 itzel
agataOne ## cambia mi cita al miercoles > no espera al viernes > mejor dejala como estaba ## x: déjela como está; c: no; w: déjela como está; h: déjela como está ## 
agataTwo ## quita las dos y hazme una de tinte el lunes a las 9 con Marta ## c: sí; h: a las 9; w: el lunes a las 9; s: tinte ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda; book tinte 11-30 09:00 marta
sonrie ## Tres cosas: precio del blanqueamiento, si aceptan tarjeta, y agendarme una limpieza el jueves a las 12 ## c: sí; h: a las 12; w: el jueves a las 12 ## book limpieza 11-26 12:00 elena
sonrie ## limpieza para mis tres hijas Ana, Sofi y Vale el sábado desde las 9 seguiditas con la doctora Elena ## c: sí; h: a las 9; w: el sábado a las 9 ## book limpieza 11-28 09:00 elena; book limpieza 11-28 10:00 elena; book limpieza 11-28 11:00 elena ## {} ## Ana | Sofi | Vale
sonrie ## traigo brackets y ya me toca el ajuste, viernes 6 de la tarde, o si no 6 y media ## s: control de ortodoncia; h: a las 6; w: viernes a las 6; c: sí ## book ortodoncia 11-27 18:00 raul
sonrie ## Quiero valoracion el lunes 24 a las 5 ## w: martes 24; h: a las 5; c: sí ## book valoracion 11-24 17:00 elena
sonrieOne ## se puede adelantar mi limpieza? me urge, para mañana si hay, a las 5 de la tarde ## h: a las 5; w: mañana a las 5; c: sí ## move limpieza 11-24 17:00 elena
workshop ## Buenas, soy Beto el de la Ranger, apúntame el servicio de los 10 mil pal sábado a primera hora ## h: a las 8; w: el sábado a las 8; c: arre ## book servicio-10 11-28 08:00 raul
workshop ## Quiero aceite y frenos pa la misma camioneta, el viernes, a la hora que haya en la mañana ## h: a las 9; w: el viernes a las 9; c: sí ## book aceite 11-27 09:00 raul; book frenos 11-27 09:00 tono
workshop ## diagnóstico por escáner para el Jetta el martes a las 12 y para la Hilux el miércoles a las 12 ## c: sí; h: a las 12; w: el martes a las 12 ## book diagnostico 11-24 12:00 raul; book diagnostico 11-25 12:00 raul
languages ## cuánto la clase de alemán > hay el miércoles a las 6? > no, mejor francés, el mismo día y hora ## s: francés; b: roma; h: a las 6; w: el miércoles a las 6; c: sí ## book frances 11-25 18:00 chloe
languages ## Inglés para mi hijo Emi en Del Valle el lunes 30 a las 4 y francés para mi hija Ximena en Del Valle el lunes 30 a las 5 ## c: sí; h: a las 4 ## book ingles 11-30 16:00 nora; book frances 11-30 17:00 andres ## {} ## Emi | Ximena
vet ## mi perro se llama canelo es un labrador y me lo bañan el viernes a las 3, ah y las uñas también ## s: baño perro grande; h: a las 4:20; w: el viernes a las 3; c: sí ## book bano-grande 11-27 15:00 groomer; book corte-unas 11-27 16:20 groomer
vet ## vacunar 3 perros mañana a las 4 ## h: a las 4:20 | a las 4:40; w: mañana a las 4; c: sí ## book vacuna 11-24 16:00 karla; book vacuna 11-24 16:20 karla; book vacuna 11-24 16:40 karla
vet ## consulta general hoy > a las 3 > perdon mañana a las 3 > si mañana ## c: sí; h: a las 3; w: mañana a las 3 ## book consulta 11-24 15:00 karla
spa ## masaje para mi de piedras calientes y facial hidratante para mi amiga Brenda, el sábado a la 1 en Coyoacán no, en Polanco ## c: sí; h: a las 2:15; b: polanco; w: el sábado a la 1 ## book piedras 11-28 13:00 daniela; book facial-60 11-28 14:15 daniela ## {} ## - | Brenda
salonWithOne ## puedes mover lo del jueves al sabado misma hora y de paso aparto pedicure con Lucia antes de eso ## c: sí; h: a las 4; w: el sábado a las 4 ## move corte-dama 11-28 17:00 marta; book pedicure 11-28 16:00 lucia
`;
