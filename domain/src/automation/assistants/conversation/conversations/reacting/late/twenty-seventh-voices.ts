// Kinds of answers: see ../early/first-voices.ts. Prices first, changes of mind, two errands at once.

export const TWENTY_SEVENTH_VOICES = `
agata ## Hola buenas tardes, mire es que fíjese que mi comadre me recomendó con ustedes porque a ella le hicieron unas mechas bien bonitas y pues yo quiero unas mechas igual, pero yo trabajo toda la semana entonces nada más puedo el sábado, si me pudieran dar cita como a las 9 en el centro con Marta se lo agradecería mucho ## s: mechas balayage; h: a las 9; w: el sábado a las 9; c: sí ## book balayage 11-28 09:00 marta
agata ## nmms se me rompio una uña jaja acrilica porfa el mie no jue 11 ## s: uñas acrilicas; b: centro; h: a las 11; w: jueves a las 11; c: si ## book acrilicas 11-26 11:00 fernanda
agata ## Favor de agendar corte de caballero jueves doce treinta sucursal centro con Luis Ortega a nombre de Ernesto Vidal ## c: correcto; h: a las 12:30 ## book caballero 11-26 12:30 luis ## {} ## Ernesto Vidal
agata ## corte infantil para Sofi y para Leo corte de caballero, jueves a las 4 los dos, centro ## c: sí; h: a las 4:30; b: centro; w: el jueves a las 4 ## book infantil 11-26 16:00 luis; book caballero 11-26 16:30 luis ## {} ## Sofi | Leo
agata ## fierro pariente, córteme la greña el miércoles a las 6 y media en el de Cholula ## s: corte de caballero; h: a las 6 y media; w: miércoles 6 y media; c: fierro ## book caballero 11-25 18:30 itzel
agata ## corte > dama > mañana > tarde > cholula > 5 ## s: corte de dama; b: cholula; w: mañana; h: a las 5; c: si ## book corte-dama 11-24 17:00 itzel
agata ## Qué precio tiene keratina con Diego y tinte con Karen > Va, quiero la keratina el viernes a la una y el tinte ese mismo día a las 4 ## c: sí; h: a las 12; w: el viernes ## book keratina 11-27 12:00 diego; book tinte 11-27 16:00 karen
agata ## oal kiero un peindo y maqilaje pa una voda el sabdo a ls 3 en anjelopolis ## c: si; h: a las 3:30 | a las 4:30 | a las 5; w: el sábado a las 3:30; b: angelopolis ## book peinado 11-28 15:30 karen; book maquillaje 11-28 16:30 karen
agataTwo ## Cancelar el corte y mover gelish a viernes 11 am ## c: sí; h: a las 11; a: el corte ## cancel corte-dama 11-26 17:00 marta; move gelish 11-27 11:00 fernanda
agataTwo ## hola no puedo ir el jueves, ¿me lo pasas para el sábado antes de lo de las uñas? ## h: a las 11; w: el sábado a las 11; c: sí; a: el corte ## move corte-dama 11-28 11:00 marta
sonrie ## Buenos días. Mi hija Regina necesita control de ortodoncia, mi hijo Patricio una resina y yo limpieza. ¿Se puede el viernes en la tarde desde las 4? ## c: sí; h: a las 4 | a las 5 | a las 6; w: el viernes a las 4 ## book ortodoncia 11-27 16:00 raul; book resina 11-27 16:00 elena; book limpieza 11-27 17:00 elena ## {} ## Regina | Patricio | -
sonrie ## Una limpieza el miércoles 26 a las 9:30 ## w: jueves 26; h: a las 9:30; c: sí ## book limpieza 11-26 09:30 elena
sonrie ## cuánto cobran por valoración y limpieza el mismo día? > ok, valoración el jueves 9 y limpieza en seguida ## c: sí; h: a las 9; w: el jueves a las 9 ## book valoracion 11-26 09:00 elena; book limpieza 11-26 09:30 elena
sonrie ## Me duele, hoy mismo por favor, a las 6, con la doctora no con el doctor ## s: valoración; h: a las 6; c: sí ## book valoracion 11-23 18:00 elena
sonrieOne ## no voy a llegar el miércoles a las 10, llego 11, se puede? ## c: sí; h: a las 11; w: a las 11 ## move limpieza 11-25 11:00 elena
workshop ## Ocupo que me chequen los frenos de la Lobo y de una vez le tiran el aceite, el jueves a mediodía, con Toño ## c: sí; h: a las 2; w: jueves a las 12 ## book frenos 11-26 12:00 tono; book aceite 11-26 14:00 tono
workshop ## hola, el lunes a las 9 aceite, el martes a las 9 afinación ## c: sí; h: a las 9 ## book aceite 11-30 09:00 raul; book afinacion 11-24 09:00 raul
workshop ## quisiera cancelar... ah no, perdón, ustedes son el taller. Sí, quiero agendar un diagnóstico hoy a las 3 ## c: sí; h: a las 3 ## book diagnostico 11-23 15:00 raul
workshop ## Frenos el 27, es jueves ¿no?, a las 10 ## w: el viernes 27; h: a las 10; c: sí ## book frenos 11-27 10:00 tono
languages ## Good morning jaja, quiero conversación en inglés con Kevin el miércoles a las 7 de la noche ## s: club de conversación; h: a las 7; c: sí ## book club 11-25 19:00 kevin
languages ## mis dos hijos toman inglés: Bruno martes 5 y Dani martes 6, en Del Valle ## c: sí; h: a las 5; w: el martes a las 5 ## book ingles 11-24 17:00 nora; book ingles 11-24 18:00 nora ## {} ## Bruno | Dani
languages ## alemán el jueves a las 12 > Roma no, Del Valle > ¿no hay en Del Valle? entonces Roma ## c: sí; b: roma; h: a las 12 ## book aleman 11-26 12:00 greta
languages ## Examen de colocación para 2 personas el sábado a las 9 en Roma: Luis Mora y Eva Mora ## c: sí; h: a las 9; w: el sábado a las 9 ## book colocacion 11-28 09:00 kevin; book colocacion 11-28 09:00 chloe ## {} ## Luis Mora | Eva Mora
vet ## Traigo 2 perros, uno chico y uno grande, baño para los dos el sábado, el chico a las 10 y el grande a las 11 ## c: sí; h: a las 10; w: el sábado a las 10 ## book bano-chico 11-28 10:00 groomer; book bano-grande 11-28 11:00 groomer
vet ## la Nala vacuna, el Simba consulta, mañana 5 y 5:20 ## c: si; h: a las 5 ## book vacuna 11-24 17:00 karla; book consulta 11-24 17:20 karla
vet ## consulta para mi perro el jueves a las 11 de la mañana, perdón no es consulta es vacuna ## c: sí; h: a las 11 ## book vacuna 11-26 11:00 karla
music ## Piano pa la niña, guitarra pal niño y canto pa mi señora, todos el jueves a las 4 ## c: sí; h: a las 5; w: a las 5; n: Lupita Díaz | Pepe Díaz | Rosa Díaz ## book piano 11-26 16:00 sol; book guitarra 11-26 16:00 julio; book canto 11-26 17:00 sol
barber ## Corte y barba para mi el viernes a las 4 con Iván, y corte de niño para mi hijo Gael con Beto a la misma hora ## c: sí; h: a las 4 ## book corte-barba 11-27 16:00 ivan; book corte-nino 11-27 16:00 beto ## {} ## - | Gael
psych ## Terapia individual el martes a las 7 de la noche con Regina, y si está ocupada con Tomás ## c: sí; h: a las 7; w: mañana a las 7 ## book individual 11-24 19:00 regina
`;
