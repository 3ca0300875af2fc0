// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const VET = `
vet ## vacunas para cachorro el sábado, a qué hora pueden? > 11 > si ## book vacuna 11-28 11:00 karla
vet ## corte de uñas y baño para perro chico el domingo > 10 > si > 10:20 > si ## book corte-unas 11-29 10:00 groomer; book bano-chico 11-29 10:20 groomer
vet ## oiga doctora mi perro vomitó, lo puedo llevar ya? > consulta > a las 10:40 > si ## book consulta 11-23 10:40 karla
vet ## Quiero vacunar a mi perro el sábado a las 10 > Sí ## book vacuna 11-28 10:00 karla
vet ## mi perro necesita baño y vacuna el sábado > grande > a las 10 > si > 11:20 > si ## book bano-grande 11-28 10:00 groomer; book vacuna 11-28 11:20 karla
vet ## buen día, mi perrito está malito, lo pueden ver hoy? > consulta > a las 11 > si ## book consulta 11-23 11:00 karla
vet ## hola quiero bañar a mi perro es grande, el sábado a las 12 > si ## book bano-grande 11-28 12:00 groomer
vet ## baño para un chihuahua, perro chico, domingo a las 10 > sí ## book bano-chico 11-29 10:00 groomer
vet ## le tocan sus vacunas a mi gato, mañana en la tarde > 4:20 > si ## book vacuna 11-24 16:20 karla
vet ## cortarle las uñas a mi perro cuánto? > ok mañana a las 6 > si ## book corte-unas 11-24 18:00 groomer
vet ## esterilizar a mi gata el viernes a las 10 > sí > Lupita Mendoza > sí ## book esterilizacion 11-27 10:00 karla ## {"name":null}
vet ## abren domingos? > ok consulta el domingo a las 11 > si ## book consulta 11-29 11:00 karla
vet ## necesito que le den su baño a mi perro, es chico > mañana a las 11 > si ## book bano-chico 11-24 11:00 groomer
vet ## Mi perrita necesita su vacuna, está bien el domingo a las 10:20? > si ## book vacuna 11-29 10:20 karla
vet ## cuánto cobran por bañar un labrador? > el grande, mañana 10 > si ## book bano-grande 11-24 10:00 groomer
vet ## cita para Firulais, baño, es un schnauzer chico, viernes 3pm > si ## book bano-chico 11-27 15:00 groomer
vet ## mi gato trae una herida, consulta hoy 5pm > si ## book consulta 11-23 17:00 karla
vet ## bañito para mi perrita chiquita el viernes a las 11 > si ## book bano-chico 11-27 11:00 groomer
`;
