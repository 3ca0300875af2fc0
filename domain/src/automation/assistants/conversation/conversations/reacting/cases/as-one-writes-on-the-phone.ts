// Abbreviations, slang and spelling of the phone.
export const AS_ONE_WRITES_ON_THE_PHONE = `
homes ## lomas del campestre, sabado, somos 3, llegamos de monterrey a las 12 asi q como a la 1 ## c: si ## book casa-lomas 11-28 13:00 abril
agata ## mañana 5 / corte d caballero / diego / pero si no está / el que sea ## c: ok ## book caballero 11-24 17:00 diego
agata ## ola kiero unas uñitas acrilicas pal viernes x la tarde porfis ## b: centro; h: a las 4; c: va ## book acrilicas 11-27 16:00 fernanda
barber ## hay chance mñn a las 12 con beto? corte ## h: pues con ivan a esa hora; p: pues con ivan; c: si ## book corte 11-24 12:00 ivan
barber ## q tranza, tienes algo orita? ando por juriquilla ## s: corte; h: la primera; w: la primera que tengas; c: fuga ## book corte 11-23 11:00 chuy
sonrieOne ## fíjate q ese día q tengo limpieza tmb quiero q me vean una caries, se puede? seguido de la limpieza ## s: resina; h: a las 11; w: el miercoles a las 11; c: si ## book resina 11-25 11:00 *
music ## tienes clase d canto hoy?? a las 5 pls ## c: sii ## book canto 11-23 17:00 sol
agata ## hla keria saver si ay lugar oi pa un corte d dama kon kien sea en el sentro a las 4 ## h: a las 4; c: zi ## book corte-dama 11-23 16:00 *
barber ## hola buenas, cita pa corte mañana 7 pm en celaya ## c: eso ## book corte 11-24 19:00 memo
agata ## kiero kita de uñaz pal sabado alas 11 porfabor en el sentro, de jelish ## c: zii ## book gelish 11-28 11:00 fernanda
agata ## apúntame pal viernes, ya sabes, con Luis, mi corte de siempre de caballero, a las 6 ## c: eso es todo, gracias | si ## book caballero 11-27 18:00 luis
agata ## ke tal ai kupo pa tinte el juebes como a las dose en angelopolis ## c: zi porfa ## book tinte 11-26 12:00 karen
agata ## q onda quien esta libre hoy a las 6 pa corte de caballero en el centro o angelopolis ## p: diego; h: con diego; c: con diego | si ## book caballero 11-23 18:00 diego
sonrie ## traigo dolor d muela desde ayer, hoy a la q sea ## s: valoracion; h: la primera; c: si ## book valoracion 11-23 10:30 *
psych ## pareja / lunes q viene / 7 pm ## c: si ## book pareja 11-30 19:00 regina
music ## la clase q sea de guitarra en sábado pero no a las 9 ni a las 10 q tengo futbol, a las 12 ## c: si ## book guitarra 11-28 12:00 julio
agata ## k onda oye tienen para hoy corte de vato tipo 6 en angelo ## s: corte de caballero; b: angelopolis; h: a las 6; w: hoy a las 6; c: simon ## book caballero 11-23 18:00 diego
agata ## ola bb kiero un retoke d raiz el sabdo a las 4 angelopolis con karen ## c: si; h: a las 4 ## book raiz 11-28 16:00 karen
salon ## wola q onda manicure mñn? / 3pm / con marta xfa ## c: si ## book manicure 11-24 15:00 marta
salon ## kiero peinarme y maqillarme para una boda el sab alas 12 ## c: si ## book peinado 11-28 12:00 marta
dental ## m sangran las encias kiero limpiesa lo mas pronto q se pueda pero despues d las 4 ## h: la primera; c: si ## book limpieza 11-23 16:00 elena
spa ## masaje / pero no el relajante, el d piedras / juev 6 d la tarde / coyoacan ## c: si ## book piedras 11-26 18:00 gaby
vet ## baño pal firulais mañana 4pm es chikito ## s: baño perro chico; c: si ## book bano-chico 11-24 16:00 groomer
agata ## corteee porfis / dama / jue / 7 / karen ## h: 7; c: si ## book corte-dama 11-26 19:00 karen
agata ## ola oie m agendas unas uñas gelish pal sab 11 en cholula? gracs ## c: sip ## book gelish 11-28 11:00 itzel
agata ## hay ceja oy? / en angelopolis / tipo 6 / q sea rapido porq voy a una cena ## h: a las 6; c: si ## book ceja 11-23 18:00 karen
agata ## manicure pls / x la tarde / mañana o pasado / itzel ## h: mañana a las 5; w: mañana a las 5; c: si ## book manicure 11-24 17:00 itzel
barber ## como a q hora abren mañana en centro? ah ok caigo a las 11 pa un corte ## c: si ## book corte 11-24 11:00 *
agata ## ay no se q hacerme jaja tu q dices / bueno un gelish / juev a las 12 / itzel ## s: gelish; c: si ## book gelish 11-26 12:00 itzel
agata ## corte pa mi bb de 3 años sab 9:30 cholula ## s: infantil; c: si ## book infantil 11-28 09:30 itzel
workshop ## se prendio el check engine, mñn 9 lo llevo con raul ## s: diagnóstico; c: si ## book diagnostico 11-24 09:00 raul
agata ## manicure sencillo nomas, hoy mismo, 6pm, cholula si se puede si no centro ## c: si ## book manicure 11-23 18:00 *
barber ## bro ponme el corte mas tarde q haya hoy en centro ## c: si; h: la ultima ## book corte 11-23 20:30 *
spa ## hola x favor facial hidratante mañana a las 7 q salgo del trabajo polanco ## c: si; h: a las 7 ## book facial-60 11-24 19:00 daniela
agata ## pedi y mani no / nomas pedi / mierc / 10 / cholula ## c: si ## book pedicure 11-25 10:00 itzel
`;
