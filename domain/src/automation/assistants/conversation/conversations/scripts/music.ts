// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const MUSIC = `
music ## clases de guitarra con Julio el lunes a las 5 > si ## book guitarra 11-23 17:00 julio
music ## quiero aprender piano, el sábado a las 10 > si ## book piano 11-28 10:00 sol
music ## que clases tienen > la de canto > mañana 6 pm > si ## book canto 11-24 18:00 sol
music ## info de clases de canto porfa > cuanto cuesta? > va, el miércoles a las 7 > si ## book canto 11-25 19:00 sol
music ## clase de bateria para mi hijo Leo de 8 años el sábado 11 am > si ## book bateria 11-28 11:00 julio ## {"name":null}
music ## Hola! mi hija quiere aprender a cantar, hay lugar el sábado en la mañana? > a las 11 > sí claro ## book canto 11-28 11:00 sol
`;
