// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const MUSIC = `
music ## clases de guitarra con Julio el lunes a las 5 > si ## book guitarra 11-23 17:00 julio
music ## quiero aprender piano, el sábado a las 10 > si ## book piano 11-28 10:00 sol
music ## que clases tienen > la de canto > mañana 6 pm > si ## book canto 11-24 18:00 sol
music ## quisiera tomar clases de piano, entre semana por la tarde > jueves 6 > si ## book piano 11-26 18:00 sol
music ## clase de canto para principiantes el sábado 9 am > si claro ## book canto 11-28 09:00 sol
music ## Quiero clases de guitarra > Los miércoles a las 6 > Sí ## book guitarra 11-25 18:00 julio
music ## quiero clases de canto o de piano, el sábado a las 10 > canto > si ## book canto 11-28 10:00 sol
music ## info de clases de canto porfa > cuanto cuesta? > va, el miércoles a las 7 > si ## book canto 11-25 19:00 sol
music ## clase de bateria para mi hijo Leo de 8 años el sábado 11 am > si ## book bateria 11-28 11:00 julio ## {"name":null}
music ## Hola! mi hija quiere aprender a cantar, hay lugar el sábado en la mañana? > a las 11 > sí claro ## book canto 11-28 11:00 sol
music ## clases de bataca? > bateria, sabado a las 9 > va ## book bateria 11-28 09:00 julio
music ## mi niño quiere guitarra, qué días hay? > martes 5pm > si ## book guitarra 11-24 17:00 julio
music ## Quisiera inscribir a mi hija Valeria a clase de piano los sábados a las 12 > si ## book piano 11-28 12:00 sol ## {"name":null}
`;
