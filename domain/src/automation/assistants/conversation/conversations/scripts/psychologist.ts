// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const PSYCHOLOGIST = `
psych ## Buenas, quisiera una sesión de terapia individual con Regina, miércoles 7pm > si ## book individual 11-25 19:00 regina
psych ## terapia de pareja, saliendo del trabajo, el jueves > a las 7 > está bien ## book pareja 11-26 19:00 regina
psych ## terapia para mi hijo el viernes a las 8 > de la mañana > si ## book infantil 11-27 08:00 tomas
psych ## terapia individual el viernes a las 8 de la noche con tomas > ok ## book individual 11-27 20:00 tomas
psych ## me urge una cita, terapia individual hoy en la noche > 8 > si ## book individual 11-23 20:00 regina
psych ## sesión individual con Tomás, viernes 6 de la tarde > sí, por favor ## book individual 11-27 18:00 tomas
psych ## Hola quisiera agendar terapia individual > no tengo preferencia > el jueves a las 5 > sí ## book individual 11-26 17:00 regina
psych ## cita terapia de pareja el sábado > el viernes a las 7 pm > si ## book pareja 11-27 19:00 regina
psych ## primera sesión individual, prefiero mujer, martes o jueves por la noche > jueves 8 > si ## book individual 11-26 20:00 regina
psych ## Hola, me gustaría empezar terapia, es mi primera vez > individual > el jueves en la noche > a las 8 > sí ## book individual 11-26 20:00 regina
psych ## terapia de pareja con Tomás el lunes a las 7 > si ## book pareja 11-23 19:00 regina
psych ## me da pena pero quisiera hablar con un psicólogo > terapia individual > mañana 6 pm > si ## book individual 11-24 18:00 regina
psych ## quisiera terapia pero no sé con quién > individual > con una mujer, Regina > martes 8am > si ## book individual 11-24 08:00 regina
psych ## necesito hablar con alguien, me siento mal > terapia individual > lo antes posible > si ## person; book individual 11-23 11:00 regina
psych ## Buenas tardes, atienden niños? > terapia infantil, sábado? > el viernes a las 5 > si ## book infantil 11-27 17:00 tomas
psych ## hola, para terapia de pareja, que días atiende la licenciada Regina? > miércoles 8 pm > ok ## book pareja 11-25 20:00 regina
`;
