// Kinds of answers: see ../early/first-voices.ts. Each of several in turn, two errands joined, two people of one name, hours in words.

export const TWENTY_NINTH_VOICES = `
agata ## Buenos días, quiero apartar dos lugares el viernes a las 11 en el Centro: manicure para mí y corte infantil para mi nieta Luciana ## c: sí; h: a las 11 | a las 12; b: centro; w: el viernes a las 11 ## book manicure 11-27 11:00 fernanda; book infantil 11-27 11:00 luis ## {} ## - | Luciana
agata ## ola bb kiero un retoke d raiz el sabdo a las 4 angelopolis con karen ## c: si; h: a las 4 ## book raiz 11-28 16:00 karen
agata ## Buen día, le escribo de parte de la licenciada Montes: requiere peinado y maquillaje el jueves 26 a partir de las 9 en Angelópolis ## c: correcto; h: a las 10 | a las 11; w: el jueves a las 10; n: Montes ## book peinado 11-26 10:00 karen; book maquillaje 11-26 11:00 karen
agata ## ¿Cuánto cuesta el corte de caballero y el infantil? > Bueno, los dos para el sábado a las 9 en Cholula, uno a las 9 y otro a las 9:30 ## c: sí; h: a las 9 | a las 9:30; b: cholula ## book caballero 11-28 09:00 itzel; book infantil 11-28 09:30 itzel
agata ## pedicure > mañana > temprano > centro > con fer ## s: pedicure; b: centro; w: mañana; h: a las 9; c: si ## book pedicure 11-24 09:00 fernanda
agata ## quiero keratina el viernes 28 con marta a las 9 ## w: el viernes 27; h: a las 9; c: sí ## book keratina 11-27 09:00 marta
agata ## tinte el miércoles. no, jueves. no no, mejor viernes a las 3 con Marta ## c: sí; h: a las 3; w: viernes a las 3 ## book tinte 11-27 15:00 marta
agata ## ¿Me pueden hacer ceja y maquillaje a mí y peinado a mi mamá? sábado, en Angelópolis, nosotras llegamos a las 3:30 ## c: sí; h: a las 3:30 | a las 4 | a las 5 | a las 6; w: el sábado a las 3:30 ## book ceja 11-28 15:30 karen; book maquillaje 11-28 16:00 karen; book peinado 11-28 17:00 karen
agata ## compa ando en cholula, hay chance orita a las 11 de un corte de caballero? ## c: simón; h: a las 11 ## book caballero 11-23 11:00 itzel
agata ## gelish para Daniela y acrílicas para Sofía, las dos con Fernanda, el viernes, gelish a las 10 y acrílicas a las 11 ## c: sí; h: a las 10 | a las 11 ## book gelish 11-27 10:00 fernanda; book acrilicas 11-27 11:00 fernanda ## {} ## Daniela | Sofía
agataOne ## ay perdón no voy a poder ir el jueves me surgió algo, el viernes puedo pero después de las 5 ## h: a las 6; w: el viernes a las 6; c: sí ## move corte-dama 11-27 18:00 marta
agataOne ## Cancélame porfa, ya no vivo en Puebla ## c: sí ## cancel corte-dama 11-26 17:00 marta
agataTwo ## oiga y mis citas cuándo son? > ok, la del gelish pásela al viernes a las 10, la otra déjela ## a: la de gelish; c: sí; h: a las 10 ## move gelish 11-27 10:00 fernanda
agataTwo ## cámbiame el corte de jueves a viernes a las 12 y confirma la otra ## c: sí; h: a las 12; a: el corte ## move corte-dama 11-27 12:00 marta; confirm gelish 11-28 12:00 fernanda
sonrie ## Hola, somos mi hermano y yo, los dos limpieza, mañana a las 4 y a las 5 con el doctor Raúl ## c: sí; h: a las 4 | a las 5 ## book limpieza 11-24 16:00 raul; book limpieza 11-24 17:00 raul
sonrie ## me sangran las encías, qué me recomienda? > pues una limpieza entonces, el jueves temprano > a las 9 y media ## s: limpieza; h: a las 9:30; w: el jueves a las 9:30; c: sí ## book limpieza 11-26 09:30 elena
sonrie ## Control de ortodoncia para mis gemelos Iván y Óscar Prado, sábado 10 y 10:30 ## c: sí; h: a las 10 | a las 10:30 ## book ortodoncia 11-28 10:00 raul; book ortodoncia 11-28 10:30 raul ## {} ## Iván | Óscar Prado
sonrie ## limpieza hoy 7pm > digo mañana 7pm > a nombre de Martha Lugo ## c: sí; h: a las 7 ## book limpieza 11-24 19:00 elena ## {} ## Martha Lugo
sonrieOne ## confirmo mi cita del miércoles y además quiero valoración para mi hijo Saúl ese mismo día a las 11 ## c: sí; h: a las 11 ## confirm limpieza 11-25 10:00 elena; book valoracion 11-25 11:00 elena ## {} ## Saúl Ese
workshop ## Buenas, el lunes próximo llevo el carro para afinación a las 8 y mi esposa lleva el suyo para frenos a las 8 también ## c: sí; h: a las 8; w: el lunes 30 a las 8 ## book afinacion 11-30 08:00 raul; book frenos 11-30 08:00 tono
workshop ## aceite > con toño > jueves > 1 pm > no, 2 pm ## s: cambio de aceite; c: si; h: a las 2 ## book aceite 11-26 14:00 tono
workshop ## quihubo mi buen, ocupo q le chequen los frenos a la troca, caigo el viernes como a las 10 de la mañana ## s: frenos; c: arre; h: a las 10 ## book frenos 11-27 10:00 tono
languages ## ¿El club de conversación a qué hora es y cuánto cuesta? > va, el miércoles a las 6 ## s: club de conversación; h: a las 6; c: sí ## book club 11-25 18:00 kevin
languages ## Mi jefa quiere alemán el martes a las 9 de la mañana y yo inglés el mismo día a las 10, ambos en Roma ## c: sí; h: a las 9 | a las 10 ## book aleman 11-24 09:00 greta; book ingles 11-24 10:00 kevin
languages ## clase de francés lunes 31 a las 5 con Andrés ## w: el lunes 30; h: a las 5; c: sí ## book frances 11-30 17:00 andres
vet ## Tengo tres gatitos y los quiero vacunar el domingo, a las 10, 10:20 y 10:40 ## c: sí; h: a las 10 | a las 10:20 | a las 10:40 ## book vacuna 11-29 10:00 karla; book vacuna 11-29 10:20 karla; book vacuna 11-29 10:40 karla
vet ## para Toby baño grande el jueves 3 pm y para Mía vacuna el jueves 3 pm ## c: sí; h: a las 3 ## book bano-grande 11-26 15:00 groomer; book vacuna 11-26 15:00 karla ## {} ## Toby | Mía
spa ## Facial antiedad para mi esposa Rebeca con Gaby y masaje relajante para mí con Ana, sábado 12 en Coyoacán los dos ## c: sí; h: a las 12 ## book facial-90 11-28 12:00 gaby; book relajante 11-28 12:00 ana-s ## {} ## Rebeca | -
barber ## corte y barba pal viernes 6 de la tarde, en juriquilla no, en el centro con el beto ## c: simón; h: a las 6 ## book corte-barba 11-27 18:00 beto
psych ## Necesito dos cosas: terapia individual para mí mañana a las 6 y terapia infantil para mi hijo Nicolás el jueves a las 5 ## c: sí; h: a las 6 | a las 5 ## book individual 11-24 18:00 regina; book infantil 11-26 17:00 tomas ## {} ## - | Nicolás
agata ## corte de dama mañana a las tres en Cholula no, en el Centro ## c: sí; h: a las tres y media; w: mañana a las tres ## book corte-dama 11-24 15:00 marta
sonrie ## limpieza el jueves a las seis ## c: sí ## book limpieza 11-26 18:00 elena
agata ## corte de caballero el viernes a las tres y media en Angelópolis ## c: sí; h: a las cuatro ## book caballero 11-27 16:00 diego
spa ## masaje relajante con Ana el viernes a las tres en Coyoacán ## c: sí ## book relajante 11-27 15:00 ana-s
`;
