// Kinds of answers: see first-voices.ts.

export const SECOND_VOICES = `
agata ## Buenas tardes mijita, soy la señora Lupita Morales, me urge un permanente o algo, traigo el pelo horrible ## s: pues un corte | de dama; h: el jueves a las 11; w: el jueves a las 11; b: la de Cholula; c: no, el jueves a las 11 | ándale pues ## book corte-dama 11-26 11:00 itzel
agata ## Señorita me puede decir si mañana está Martita > entonces con ella a las 11 un retoque de raíz ## c: sí señorita ## book raiz 11-24 11:00 marta
agata ## Buenos días. Quiero llevar a mi nieta a que le corten su pelito, el sábado a eso de las 10 en Cholula ## s: infantil; c: sí, gracias ## book infantil 11-28 10:00 itzel
sonrie ## Disculpe joven, para una revisión de mis dientes cuánto me sale? > ay qué bueno, pues el martes en la mañana ## s: valoración; h: 10; c: sí por favor ## book valoracion 11-24 10:00 raul
sonrieOne ## señorita ya no voy a poder ir el miércoles, me toca el doctor del seguro. me la cambia para el jueves en la mañana? ## h: a las 9; w: a las 9; c: si ## move limpieza 11-26 09:00 elena
agataTwo ## ay mija cancélame todo, me voy con mi hija a Veracruz ## c: sí, las dos ## cancel corte-dama 11-26 17:00 marta; cancel gelish 11-28 12:00 fernanda
agata ## Buenos días, ¿a qué hora tiene lugar Fernanda mañana? para uñas de gelis ## h: a la una; c: está bien ## book gelish 11-24 13:00 fernanda
music ## Joven, mi nieto quiere aprender guitarra, tiene 9 años. ¿Los sábados dan clase? > Este sábado entonces, tempranito ## h: a las 9; c: sí ## book guitarra 11-28 09:00 julio
workshop ## Buenas, el carro de mi esposo necesita balatas, él me dijo que el jueves ## h: a las 9; c: sí, gracias joven ## book frenos 11-26 09:00 tono
psych ## Señorita, la psicóloga Regina me atendió una vez, quiero otra vez con ella el jueves si Dios quiere ## s: individual; h: a las 4 de la tarde; c: así está bien ## book individual 11-26 16:00 regina
barber ## ke onda, un cortecito hoy tipo 5 o 6 en juriquilla ## c: ya vas ## book corte 11-23 17:00 chuy
barber ## oie cuanto por corte y barba? > va pero con el ivan, el vier a las 8 d la noche ## c: simon ## book corte-barba 11-27 20:00 ivan
agata ## hey! me quiero hacer mechitas el sabadito, en angelopolis no?, como al medio dia ## h: a las 4; w: a las 4; c: sip ## book balayage 11-28 16:00 karen
agata ## ntp si no hay con fer, con kien sea, gelish el miercoles 5pm ## h: si esa; c: va ## book gelish 11-25 17:00 itzel
agata ## bn dia, kiero manicure / y pedicure / pal juev en la tarde > cholula ## h: a las 4 | a las 5; w: a las 4 | a las 5; c: ok ## book manicure 11-26 16:00 itzel; book pedicure 11-26 17:00 itzel
music ## tienes clase d canto hoy?? a las 5 pls ## c: sii ## book canto 11-23 17:00 sol
music ## mñn a las 7 bateria / no perdon a las 8 ## c: ok ## book bateria 11-24 20:00 julio
barber ## weno pa cuando hay chance con el chuy > corte normal > mñn ## h: la ultima hora; c: simon ## book corte 11-24 19:30 chuy
agataOne ## cancela mi cita porfis :( > nel mejor no, mejor pásala al sab a las 11 ## c: sii ## move corte-dama 11-28 11:00 marta
agata ## corte d dama y ceja el viernes a las 5 en centro ## c: sii; w: a las 6; h: a las 6 ## book corte-dama 11-27 17:00 *; book ceja 11-27 18:00 fernanda
homes ## Agenda visita Lomas jueves 11:00. ## c: Ok ## book casa-lomas 11-26 11:00 abril
workshop ## Servicio 10 mil. Mañana 8 am. Confirmar disponibilidad. ## c: Confirmado ## book servicio-10 11-24 08:00 raul
barber ## Corte. Hoy. 13:30. Centro. Iván. ## c: Correcto. ## book corte 11-23 13:30 ivan
sonrie ## Resina, lunes 30, 18:00 hrs, Dr. Ibáñez. ## c: De acuerdo. Gracias. ## book resina 11-30 18:00 raul
agata ## Corte caballero. Angelópolis. Martes entre 6 y 8 pm. ## h: 7; w: 7; c: Sí ## book caballero 11-24 19:00 diego
psych ## Terapia individual, semana próxima, cualquier día después de las 6 pm ## h: miércoles 7 pm; w: miércoles 7 pm; c: Ok ## book individual 12-02 19:00 *
homes ## ¿Quién está disponible mañana a las 10 para ver el departamento? ## p: Francisco; h: Francisco; c: con Francisco | ok ## book depa-centro 11-24 10:00 paco
agataOne ## Mi cita del jueves, pásala a las 18:30 ## c: Ok ## move corte-dama 11-26 18:30 marta
sonrie ## Limpieza, sábado, primera hora. A nombre de Ricardo Garza. ## c: Ok, gracias; n: Ricardo Garza ## book limpieza 11-28 09:00 * ## {"name":null}
barber ## Corte mañana 11 con Alberto. ## b: centro; h: con Iván a las 11; p: Iván; c: Va ## book corte 11-24 11:00 ivan
agata ## Hola! Busco corte para mi niño de 5 años y para mí, el viernes en la tarde, en el centro ## s: infantil | de dama; h: a las 4; w: a las 4; c: si; d: y el mío a las 4:30, corte de dama ## book infantil 11-27 16:00 *; book corte-dama 11-27 16:30 *
sonrie ## buenas noches, perdón por la hora, mi hija Regina necesita limpieza, sale de la escuela a las 2:30 así que después de las 4 ## w: el miercoles a las 4:30; h: el miercoles a las 4:30; c: si, gracias ## book limpieza 11-25 16:30 *
music ## Hola, quiero inscribir a mis dos hijos, uno en piano y otro en guitarra, los martes a las 4 ## s: piano y guitarra; w: a las 4; h: a las 4; c: si ## book piano 11-24 16:00 sol; book guitarra 11-24 16:00 julio
psych ## Hola buenas tardes, quisiera saber si atienden niños, a mi hijo lo mandaron de la escuela con psicólogo > ok y qué costo tiene? > y puede ser el viernes temprano? ## s: infantil; h: a las 9; c: a las 9 mejor | si por fa ## book infantil 11-27 09:00 tomas
barber ## corte de niño y corte para mi marido, el sábado a las 12 en el centro ## c: si; w: a las 12:30; h: a las 12:30 ## book corte-nino 11-28 12:00 beto; book corte 11-28 12:30 (beto|ivan)
agata ## me ayudas porfa! mi hija tiene su primera comunión el domingo, peinado tempranito > en el centro ## h: a las 10; w: el domingo a las 10; c: siii gracias ## book peinado 11-29 10:00 (marta|fernanda)
sonrieOne ## no voy a alcanzar a llegar el miércoles a las 10, me puedes dar más tarde el mismo día? ## h: a la 1; w: a la 1; c: si ## move limpieza 11-25 13:00 elena
agata ## cuánto cuesta el pedicure? > y cuánto tarda? > ok y tienes para mañana como a las 12? > en el centro ## c: si ## book pedicure 11-24 12:00 fernanda
salonWithTwo ## se enfermó mi bebé, no voy a poder ir a ninguna de mis citas ## a: las dos; x: cancela las dos; c: si ## cancel corte-dama 11-26 17:00 marta; cancel tinte 11-28 11:00 fernanda
sonrie ## hola! mi hija trae brackets y perdió su cita, le toca con el Dr. Raúl, ¿qué tienes jueves? ## s: control de ortodoncia; h: 9:30; w: 9:30; c: si ## book ortodoncia 11-26 09:30 raul
agata ## Hola amiga fíjate que me recomendó mi cuñada que le hicieron un balayage precioso con ustedes y yo quiero algo así pero no sé si me quede porque lo tengo muy oscuro, bueno el chiste es que puedo el jueves desde las 12, en centro ## h: a las 3; w: a las 3; c: si ## book balayage 11-26 15:00 marta
workshop ## que tal mira vengo manejando por eso te mando así rápido, necesito cambio de aceite, creo que ya le toca desde hace como 2 mil km, puedo ir mañana después de dejar a los niños como 8 y media 9 ## h: a las 9; w: a las 9; c: si ## book aceite 11-24 09:00 *
barber ## bro la neta traigo el pelo de la fregada y el sábado tengo boda, o sea necesito corte y arreglo de barba antes de las 4 ese día, en centro, con quien sea ## h: a las 12; w: a las 12; c: fierro ## book corte-barba 11-28 12:00 (beto|ivan)
psych ## hola no sé bien cómo decirlo, mi pareja y yo andamos mal y pues dijimos que íbamos a ir a terapia, él sale de trabajar a las 6 ## s: de pareja; w: el martes a las 7; h: el martes a las 7; c: si ## book pareja 11-24 19:00 regina
agata ## oye amiga la otra vez me atendió una muchacha que se llama Karla o Karen algo así, muy linda, quiero con ella otra vez mi tinte el miércoles ## h: a las 11; w: a las 11; b: angelópolis; c: sí ## book tinte 11-25 11:00 karen
homes ## buenas tardes quisiera ver el depa, el que está en el centro, pero trabajo de lunes a viernes de 9 a 6 entonces nada más podría el sábado o el domingo, de preferencia el domingo ## h: a las 12; w: el domingo a las 12; c: si ## book depa-centro 11-29 12:00 *
agata ## quiero cita para manicure el martes no espera el martes no puedo el miércoles sí, a las 10, ah y en cholula porque vivo por allá ## c: sí ## book manicure 11-25 10:00 itzel
music ## hola estoy entre piano o guitarra jaja no sé, qué me recomiendas? > bueno piano, el jueves en la noche ## h: a las 7; c: va ## book piano 11-26 19:00 sol
agataOne ## oye perdón que te mueva tanto pero a ver si me puedes cambiar lo del jueves, es que me salió un viaje, regreso hasta el sábado en la noche entonces sería hasta el martes de la otra semana ## h: a las 5; w: a la misma hora; c: si ## move corte-dama 12-01 17:00 marta
sonrie ## doctora es que se me rompió un diente comiendo elote y me da pena, necesito que me lo arreglen lo antes posible ## s: resina; h: la primera; c: si por favor ## book resina 11-23 10:30 *
agata ## Good morning. Quisiera una cita para corte de caballero, en Angelópolis, el día miércoles, 11:30 horas. Me llamo John Miller. ## c: Sí. Gracias. ## book caballero 11-25 11:30 diego ## {"name":null}
agata ## Buenas tardes. Solicito informes sobre el tratamiento de keratina: costo y duración. > Agradezco la información. Deseo agendar con el señor Diego el viernes a las 16:00. ## c: Confirmo, muchas gracias ## book keratina 11-27 16:00 diego
sonrie ## Estimada doctora Paredes: requiero un blanqueamiento. ¿Sería posible el próximo lunes por la tarde? ## h: A las cinco y media; w: A las cinco y media; c: Así es ## book blanqueamiento 11-30 17:30 elena
homes ## Hola, estoy en Texas, llego el 2 de diciembre, quiero ver el terreno el 3 a las 10 am ## c: Perfecto ## book terreno 12-03 10:00 paco
psych ## Hola. Necesito psicologo que habla despacio. Yo soy Pierre. Jueves 10 mañana. ## s: individual; h: Tomás; p: Tomás; c: si ## book individual 11-26 10:00 * ## {"name":null}
workshop ## Buen día, ¿a qué hora abren? > Perfecto, entonces deseo llevar mi vehículo a afinación mañana a esa hora ## h: a las 8; w: a las 8; c: Correcto, gracias ## book afinacion 11-24 08:00 raul
barber ## Disculpe, ¿me podría indicar la dirección de la sucursal de Celaya? > Muchas gracias. Quisiera un corte ahí el miércoles a las doce y media. ## c: Sí, por favor ## book corte 11-25 12:30 memo
agata ## Deseo una cita para mi esposa: uñas acrílicas, el viernes 27 de noviembre, a las diez de la mañana. Su nombre es Claire Dupont. ## c: Es todo correcto, gracias ## book acrilicas 11-27 10:00 fernanda
salonWithOne ## Buenos días. ¿Sería tan amable de posponer mi cita una semana, a la misma hora? ## c: Sí, por favor ## move corte-dama 12-03 17:00 marta
agata ## Hola, quiero corte con Marta el sábado a las 4, si no hay con ella entonces con Luis ## s: de dama; c: sí ## book corte-dama 11-28 16:00 marta
`;
