// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const PSYCHOLOGIST = `
psych ## Buenas, quisiera una sesión de terapia individual con Regina, miércoles 7pm > si ## book individual 11-25 19:00 regina
psych ## terapia de pareja, saliendo del trabajo, el jueves > a las 7 > está bien ## book pareja 11-26 19:00 regina
psych ## terapia para mi hijo el viernes a las 8 > si ## book infantil 11-27 08:00 tomas
psych ## terapia individual el viernes a las 8 de la noche con tomas > ok ## book individual 11-27 20:00 tomas
psych ## Hola, me gustaría empezar terapia, es mi primera vez > individual > el jueves en la noche > a las 8 > sí ## book individual 11-26 20:00 regina
psych ## terapia de pareja con Tomás el lunes a las 7 > si ## book pareja 11-23 19:00 regina
psych ## me da pena pero quisiera hablar con un psicólogo > terapia individual > mañana 6 pm > si ## book individual 11-24 18:00 regina
`;
