// Kinds of answers: see first-voices.ts. The last thirty are the messy ones.

export const FIFTH_VOICES = `
agata ## Hola, ¿qué tal? Quisiera un corte de dama con Fernanda el viernes en la tarde ## h: 5 de la tarde; w: a las 5; c: Sí, por favor ## book corte-dama 11-27 17:00 fernanda
agata ## Buenas noches. ¿Qué precio tiene el gelish? > ¿Y tienen horario el sábado en la mañana en Centro? > A las 11 está perfecto ## h: 11; w: sábado a las 11; c: Sí ## book gelish 11-28 11:00 fernanda
agata ## cita de ceja mañana a las 12:30 en angelopolis ## c: siuuu ## book ceja 11-24 12:30 karen
agata ## hola me pueden atender a las 7 de la noche hoy? corte de caballero, en cholula ## c: va ## book caballero 11-23 19:00 itzel
agata ## quiero una cita para corte > dama > centro > jueves > 10 am > Luis ## h: 10 am; w: jueves 10 am; b: centro; c: si ## book corte-dama 11-26 10:00 luis
agata ## buenas, ¿cuánto tarda el tinte? > lo quiero el martes con Karen a las 11 ## c: confirmado ## book tinte 11-24 11:00 karen
agata ## Me gustaría un manicure y pedicure el sábado en Cholula, de preferencia a las 10 ## c: sí; w: a las 11; h: a las 11 ## book manicure 11-28 10:00 itzel; book pedicure 11-28 11:00 itzel
agata ## quisiera un peinado sencillo el sábado 5 de diciembre a las 3 de la tarde en el centro ## c: sí por favor ## book peinado 12-05 15:00 *
agataOne ## Buenas, se puede mover mi cita a la próxima semana? > martes a las 12 ## w: el martes a las 12; h: el martes a las 12; c: sí ## move corte-dama 12-01 12:00 marta
agataOne ## disculpa sí voy a ir el jueves eh ## c: si ## confirm corte-dama 11-26 17:00 marta
agataTwo ## cuándo son mis citas? > la del jueves muévela al viernes a las 10 porfa ## c: sí ## move corte-dama 11-27 10:00 marta
barber ## corte para mi papá el jueves a las 12 en Juriquilla ## s: corte; c: si ## book corte 11-26 12:00 chuy
barber ## Buenos días, tienen lugar mañana a las 9? corte en el centro > entonces a las 10 ## h: a las 10; w: a las 10; p: Iván; c: si ## book corte 11-24 10:00 ivan
barber ## quiero que me rasuren la barba el viernes a las 7 en celaya ## c: sale vale ## book barba 11-27 19:00 memo
barber ## Corte de niño en Centro para el martes a las 5:30 ## c: sí ## book corte-nino 11-24 17:30 beto
sonrie ## hola para una limpieza de dientes tienen hoy en la tarde? ## h: 4:30; w: a las 4:30; c: si ## book limpieza 11-23 16:30 *
sonrie ## Buen día, el Dr. Raúl tiene espacio el viernes a las 11:30 para valoración? ## c: Sí ## book valoracion 11-27 11:30 raul
sonrie ## una resina, el sábado a las 9 con la dra ## c: si ## book resina 11-28 09:00 elena
sonrie ## cuanto me sale la limpieza > y la resina > ok limpieza el viernes a las 5 ## c: si ## book limpieza 11-27 17:00 *
sonrieOne ## necesito cambiar la hora de mi cita, mismo día pero a las 12 ## c: sí ## move limpieza 11-25 12:00 elena
psych ## Quiero terapia para mí, por ansiedad, el martes por la noche ## s: individual; h: a las 8; w: martes a las 8; c: sí ## book individual 11-24 20:00 *
psych ## pareja, jueves 5 pm ## c: va ## book pareja 11-26 17:00 regina
workshop ## Buenas tardes, quiero que le cambien las balatas a mi Versa, mañana a las 10 ## c: sí ## book frenos 11-24 10:00 tono
workshop ## servicio de los 10,000 km para el viernes a las 9 de la mañana ## c: ok ## book servicio-10 11-27 09:00 raul
homes ## puedo ir a ver el depa mañana a las 4? ## c: sí ## book depa-centro 11-24 16:00 *
homes ## la casa de lomas, este domingo a mediodía, soy el Arq. Felipe Sosa ## n: Felipe Sosa; c: sí ## book casa-lomas 11-29 12:00 abril ## {"name":null}
music ## una clase de piano el lunes 30 a las 4 de la tarde ## c: sí por favor ## book piano 11-30 16:00 sol
music ## hola, canto, mañana, 6 ## h: 6; w: mañana a las 6; c: ok ## book canto 11-24 18:00 sol
salonWithOne ## quiero agregar un manicure el mismo día de mi cita, a las 6 ## c: sí ## book manicure 11-26 18:00 *
salonWithTwo ## confirmo las dos ## c: si ## confirm corte-dama 11-26 17:00 marta; confirm tinte 11-28 11:00 fernanda
agata ## oye este... quería... ah sí, un gelish, pero no sé si el jueves o viernes, qué tienes en cholula? > mm el viernes a la 1 ## h: viernes a la 1; w: viernes a la 1; c: sip ## book gelish 11-27 13:00 itzel
agata ## corte dama ang. juev 6pm ## b: angelópolis; c: k ## book corte-dama 11-26 18:00 *
agata ## Hola buenas tardes disculpe es que mi hija tiene 15 años y le quieren hacer su peinado y maquillaje para sus xv el sabado 5 de diciembre la misa es a las 6 entonces yo creo que a las 2 el peinado y a las 3 el maquillaje en angelopolis ## h: a la 1 | a las 4; w: a la 1 | a las 4; c: si ## book peinado 12-05 13:00 karen; book maquillaje 12-05 16:00 karen
agata ## para hoy ya no verdad? > y mañana? corte de caballero, centro, despues de las 5 ## h: la de las 6; w: a las 6; c: esa ## book caballero 11-24 18:00 luis
agata ## Marta o Fernanda me da igual, corte de dama, mañana a las 10, centro ## c: si ## book corte-dama 11-24 10:00 (marta|fernanda)
agata ## quiero cita con la muchacha de cholula para uñas > de las de gelish > pasado mañana a las 6 ## c: si esa mera ## book gelish 11-25 18:00 itzel
agata ## tinte el jue > no manches hasta 950? > bueno ya qué > con karen a las 4 ## b: angelópolis; h: a las 4; w: el jueves a las 4; c: va pues ## book tinte 11-26 16:00 karen
agata ## me hicieron un corte bien feo en otro lado jaja ayudaaa, me lo pueden arreglar mañana? de dama, con Luis si está, tipo 5 o 5 y media ## c: si ## book corte-dama 11-24 17:00 luis
agata ## mañana 5 / corte d caballero / diego / pero si no está / el que sea ## c: ok ## book caballero 11-24 17:00 diego
agata ## apartame con Martha keratina el sabado a las 9, y a mi hermana corte con Luis a la misma hora ## s: de dama; c: si; w: el sábado a las 9; h: a las 9; d: y a mi hermana corte de dama con Luis a la misma hora ## book keratina 11-28 09:00 marta; book corte-dama 11-28 09:00 luis
agataOne ## no podré el jueves / mejor otro día / el sabado / en la mañana / 10 ## h: a las 10; w: el sabado a las 10; c: si ## move corte-dama 11-28 10:00 marta
agataOne ## cancelo / perdón / no cancelo / la quiero mover / al sabado a la 1 ## c: si ## move corte-dama 11-28 13:00 marta
agataTwo ## oigan no me acuerdo si era jueves o viernes mi corte > ah ok, pues ya no voy a poder, la de gelish sí sigue en pie ## a: la del corte; c: sí el corte nada más ## cancel corte-dama 11-26 17:00 marta
barber ## mi compa y yo queremos corte hoy a las 6 en el centro, los dos a la misma hora se puede? ## c: si; w: hoy a las 6; h: a las 6 ## book corte 11-23 18:00 *; book corte 11-23 18:00 *
barber ## k pedo cuánto el corte > va hoy 7 > centro > nel mejor juriquilla ## c: sobres; h: 7 ## book corte 11-23 19:00 chuy
barber ## corte con memo mañana 11 / bueno 12 / si no se puede 1 ## c: arre ## book corte 11-24 12:00 memo
sonrie ## me sangran las encías, será que necesito limpieza? cuánto cuesta y cuándo tienen lo más pronto que tengan pero en la tarde ## h: la primera; w: hoy en la tarde; c: si ## book limpieza 11-23 12:00 *
sonrie ## mis dos niños necesitan revisión, el sábado, seguiditos, a partir de las 10 ## s: valoración; h: a las 10 | a las 10:30; w: a las 10 | a las 10:30; c: si ## book valoracion 11-28 10:00 *; book valoracion 11-28 10:30 *
sonrie ## doctora soy Lucha, la señora de los tamales, que si me puede ver mi muela mañana en la mañanita antes de irme a vender ## s: valoración; h: a las 9; w: a las 9; c: sí doctora ## book valoracion 11-24 09:00 raul
sonrieOne ## mi cita es el miércoles a las 10 verdad? > ay no, pensé que era a las 12, la puedes poner a las 12? ## c: si porfa ## move limpieza 11-25 12:00 elena
psych ## no sé si cancelar o no... bueno mejor ya agéndame, individual, con quien tenga espacio antes, de preferencia en la tarde ## h: la primera; w: hoy en la tarde; c: ok ## book individual 11-23 12:00 *
psych ## es para mi esposo pero él no quiere hablar, yo le hago la cita, individual, con un hombre de preferencia Tomás, viernes 6 o 7 ## c: si ## book individual 11-27 18:00 tomas
workshop ## cambio de aceite y de paso chequen los frenos, el jueves a primera hora ## c: si; w: a las 10; h: a las 10 ## book aceite 11-26 08:00 *; book frenos 11-26 10:00 tono
workshop ## Don, el viernes no, el sábado tampoco, el lunes a las 9 el cambio de aceite ## c: sí ## book aceite 11-30 09:00 *
homes ## somos 4 personas, queremos ver el terreno y luego el depa, el sabado a las 10 y a las 12 ## c: si ## book terreno 11-28 10:00 paco; book depa-centro 11-28 12:00 *
homes ## quien me atendería el domingo a las 12 en el depa? > con abril entonces ## h: con abril; p: abril; c: con abril | si ## book depa-centro 11-29 12:00 abril
music ## guitarra. para mí. soy adulto jaja. entre semana después de las 7 ## h: el miércoles a las 7; w: el miércoles a las 7; c: si ## book guitarra 11-25 19:00 julio
music ## la prox semana no puedo, la que sigue de esa tampoco, entonces esta, piano el viernes 5 ## c: si ## book piano 11-27 17:00 sol
salonWithOne ## ya sé que siempre cambio todo jaja pero ahora sí: en vez del jueves el viernes y en vez de las 5 a las 6 ## c: si ## move corte-dama 11-27 18:00 marta
`;
