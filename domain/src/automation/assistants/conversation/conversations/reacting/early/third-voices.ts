// Kinds of answers: see first-voices.ts. The last twenty are the messy ones.

export const THIRD_VOICES = `
agata ## Qué tal, buen día. Me gustaría apartar un corte de caballero para el miércoles por la tarde en Centro. ## h: a las 5; w: a las 5; c: va, gracias ## book caballero 11-25 17:00 luis
agata ## Hola, necesito un retoque de raíz y quiero ir a Angelópolis, puedo el viernes después de las 4 ## h: 4:30; w: 4:30; c: perfecto ## book raiz 11-27 16:30 karen
agata ## disculpa, tienes espacio hoy para pedicure? > en el centro > a las 4 ## h: a las 4; w: hoy a las 4; c: sii ## book pedicure 11-23 16:00 fernanda
agata ## Buenas, me das cita para diseño de ceja con Karen el jueves a la 1 ## c: esa está perfecta ## book ceja 11-26 13:00 karen
agata ## quiero hacerme las uñas ## s: gelish; b: Cholula; w: el sábado a las 12; h: el sábado a las 12; c: claro ## book gelish 11-28 12:00 itzel
agata ## Buen día! precio de maquillaje? > ok quiero cita el 5 de diciembre a las 11 am > en angelopolis ## b: angelopolis; c: si ## book maquillaje 12-05 11:00 karen
agata ## abren los domingos? > ah va, corte de dama este domingo a las 11 ## b: centro; c: si ## book corte-dama 11-29 11:00 *
agata ## necesito que me atienda Luis, corte de caballero, mañana a las 10:30 ## c: jalo ## book caballero 11-24 10:30 luis
agataOne ## hola buenas tardes, tengo cita el jueves y quería ver si la puedo pasar al sábado a la misma hora ## c: si porfa ## move corte-dama 11-28 17:00 marta
agataOne ## buenas, quiero cancelar mi cita del jueves ## c: sí, cancélala por favor ## cancel corte-dama 11-26 17:00 marta
agataOne ## a qué hora me toca el jueves? > ok, confirmo ## c: si ## confirm corte-dama 11-26 17:00 marta
agataTwo ## necesito mover mi cita de uñas ## w: el domingo a las 11; h: el domingo a las 11; c: sale ## move gelish 11-29 11:00 fernanda
barber ## Buenas tardes compadre, un arreglo de barba para el jueves a las 6, en Celaya ## c: ándale ## book barba 11-26 18:00 memo
barber ## hola quiero corte y barba mañana > en juriquilla > 6 pm ## h: 6 pm; w: mañana 6 pm; b: juriquilla; c: arre ## book corte-barba 11-24 18:00 chuy
barber ## cuánto sale el tinte de barba? > y quién lo hace? > órale, agéndame el viernes a las 3 ## c: si ## book tinte-barba 11-27 15:00 ivan
barber ## para hoy mismo tendrás un corte como a las 7 de la noche en el centro? ## c: ahí te encargo ## book corte 11-23 19:00 *
barber ## quiero corte con Memo el sábado a las 10 de la mañana ## c: ok ## book corte 11-28 10:00 memo
sonrie ## Buenas tardes, quisiera agendar una limpieza dental para el jueves por la tarde ## h: a las 6; w: a las 6; c: sí ## book limpieza 11-26 18:00 elena
sonrie ## hola, cuánto cuesta el blanqueamiento? > y cuánto dura? > ok agéndame el miércoles a las 12 ## c: si ## book blanqueamiento 11-25 12:00 elena
sonrie ## Necesito valoración con la doctora, pasado mañana a las 9:30 ## c: excelente ## book valoracion 11-25 09:30 elena
sonrie ## me toca mi ajuste de brackets, puedo el lunes que viene a las 5? ## s: control de ortodoncia; c: si porfis ## book ortodoncia 11-30 17:00 raul
sonrieOne ## Buen día, ¿podrían reagendar mi limpieza para el viernes 27 a las 12? ## c: sí ## move limpieza 11-27 12:00 elena
psych ## Hola, quisiera una sesión individual con Tomás el martes a las 8 de la noche ## c: de acuerdo ## book individual 11-24 20:00 tomas
psych ## Buenas noches, mi esposo y yo queremos terapia de pareja, podemos los sábados? > entonces el viernes a las 7 ## w: el viernes a las 7; h: el viernes a las 7; c: sí ## book pareja 11-27 19:00 regina
psych ## terapia para mi hija de 10 años, el miércoles saliendo de la escuela ## s: infantil; h: a las 3; w: el miércoles a las 3; c: sí gracias ## book infantil 11-25 15:00 tomas
workshop ## Buen día, ocupo cambio de aceite el sábado a las 9 ## c: simón ## book aceite 11-28 09:00 *
workshop ## cuánto cobran por la afinación? > va, se las llevo el martes a las 10 ## c: correcto ## book afinacion 11-24 10:00 raul
workshop ## Necesito que revisen los frenos de mi camioneta el jueves temprano ## s: frenos y balatas; h: a las 8; w: jueves a las 8; c: si ## book frenos 11-26 08:00 tono
homes ## Hola, me interesa la casa de Lomas, la puedo ver el sábado a las 11? ## c: sí por favor ## book casa-lomas 11-28 11:00 abril
homes ## Buenas tardes, quiero agendar visita al departamento, el domingo a la una ## c: va ## book depa-centro 11-29 13:00 *
music ## Buenas, clase de guitarra para mi hijo el viernes a las 5 ## c: si gracias ## book guitarra 11-27 17:00 julio
music ## quiero empezar clases de canto, qué días tienes? > el jueves a las 6 ## h: el jueves a las 6; w: el jueves a las 6; c: siii ## book canto 11-26 18:00 sol
agata ## Hola quiero un tinte mañana en la tarde > con Karen ## b: angelópolis; h: a las 5; w: a las 5; c: va ## book tinte 11-24 17:00 karen
agata ## Hola buenos días, ¿tienen lugar para keratina el sábado? > a las 10 con Marta ## b: centro; h: a las 10; w: sábado a las 10; c: sí ## book keratina 11-28 10:00 marta
agata ## quiero un peinado para el viernes a las 6 de la tarde, soy Daniela Cruz ## b: centro; n: Daniela Cruz; c: si ## book peinado 11-27 18:00 * ## {"name":null}
barber ## un corte el miercoles a las 4 ## b: centro; n: Jorge; c: si ## book corte 11-25 16:00 * ## {"name":null}
sonrie ## resina el viernes a las 10 ## n: sí | sí | Mariana Ortiz; c: si ## book resina 11-27 10:00 * ## {"name":null}
agata ## corte infantil el sábado a las 9 en cholula ## n: es para mi hijo Emiliano; c: sip ## book infantil 11-28 09:00 itzel ## {"name":null}
psych ## individual, viernes 10 am ## n: Prefiero no decirlo | bueno, Ana; c: si ## book individual 11-27 10:00 * ## {"name":null}
agata ## manicure mañana a las 2 en cholula ## h: a las 4 entonces; w: a las 4; c: si ## book manicure 11-24 16:00 itzel
agata ## hola / oye / quiero corte de dama / el jueves / no perdón el viernes / a las 5 / centro ## c: si ## book corte-dama 11-27 17:00 *
agata ## quiero mani el juev a las 10 / bueno mejor pedi / mismo dia / en cholula ## c: ok ## book pedicure 11-26 10:00 itzel
barber ## ey corte hoy 5 juriquilla > c pero / a las 6 mejor / y tmb la barba ## s: corte y barba; c: si; w: a las 6; h: a las 6 ## book corte-barba 11-23 18:00 chuy
agata ## hola me urge cita para las uñas acrilicas con fer pero el miercoles en la noche > y el jueves? ## h: a las 10; w: el jueves a las 10; c: si ya ni modo ## book acrilicas 11-26 10:00 fernanda
agata ## q onda quien esta libre hoy a las 6 pa corte de caballero en el centro o angelopolis ## p: diego; h: con diego; c: con diego | si ## book caballero 11-23 18:00 diego
agata ## me puedes agendar corte de dama el jueves a las 12 y tinte el viernes a las 10, todo en angelopolis ## c: si ## book corte-dama 11-26 12:00 *; book tinte 11-27 10:00 karen
sonrie ## limpieza el sabado / a las 9 / no a las 10 / o mejor a las 11 ## c: si ## book limpieza 11-28 11:00 *
sonrieOne ## oye siempre no puedo el miercoles / lo puedes cambiar al viernes? / como a las 5 ## c: si ## move limpieza 11-27 17:00 elena
sonrie ## lo mismo que la otra vez con la dra elena el viernes ## s: limpieza; h: a las 11; w: a las 11; c: si ## book limpieza 11-27 11:00 elena
agata ## corte mañana > de dama > ay no, de caballero, es para mi esposo > cholula > 5 > con quien sea ## h: 5; w: a las 5; b: cholula; c: si ## book caballero 11-24 17:00 itzel
agata ## la prox semana cualquier dia en la mañana, balayage, centro ## h: el martes a las 10; w: el martes a las 10; c: si ## book balayage 12-01 10:00 marta
psych ## entre semana despues de las 6 tienes con regina? es individual > el jueves ## h: a las 7; w: el jueves a las 7; c: si ## book individual 11-26 19:00 regina
workshop ## mi carro no enciende bien, tira humo negro, ya le cambié bujías y nada, creo que es afinación o algo así, cuánto cuesta? > lo puedo dejar mañana a las 8 y pasar por él en la tarde? ## s: afinación; h: a las 8; w: mañana a las 8; c: si ## book afinacion 11-24 08:00 raul
agataOne ## mi cita de las 5 la quiero pero con luis, se puede? ## c: si ## move corte-dama 11-26 17:00 luis
agataTwo ## cancela la del sabado y la del jueves pasala a las 6 ## c: si; d: y la del jueves pásala a las 6 ## cancel gelish 11-28 12:00 fernanda; move corte-dama 11-26 18:00 marta
music ## piano para mi niña el martes a las 3, ah pero sale a las 3 de la escuela, mejor 3 y media o 4 ## h: a las 4; w: a las 4; c: a las 4 | si ## book piano 11-24 16:00 sol
homes ## quiero ver la casa y el terreno el mismo día, el sábado, la casa a las 10 y el terreno a las 12 ## c: si ## book casa-lomas 11-28 10:00 abril; book terreno 11-28 12:00 paco
barber ## no manches siempre está lleno, mañana a las 11 con beto? > ok entonces con el otro ## s: corte; b: centro; h: ok con ivan a las 11; p: ivan; c: si ## book corte 11-24 11:00 ivan
agata ## cita para mi mamá (corte) y para mí (gelish) el viernes a las 11 en cholula, somos dos ## s: de dama; c: si; h: a las 12; w: a las 12 ## book corte-dama 11-27 11:00 itzel; book gelish 11-27 12:00 itzel
salonWithOne ## no voy a llegar a las 5, llego 5:30, sí me esperan? ## c: si; w: 5:30; h: 5:30 ## move corte-dama 11-26 17:30 marta
`;
