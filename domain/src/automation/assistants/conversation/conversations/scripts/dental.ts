// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const DENTAL = `
dental ## necesito sacarme una muela el miércoles a las 9 > si ## book extraccion 11-25 09:00 lopez
dental ## cita con la doctora elena para limpieza mañana a las 4 y media > sí ## book limpieza 11-24 16:30 elena
dental ## me duele una muela, quiero valoracion hoy mismo en la tarde > a las 5 > si ## book valoracion 11-23 17:00 elena
dental ## limpiesa dental el miercoles 10:30 > si ## book limpieza 11-25 10:30 lopez
dental ## quiero blanqueamiento el martes que viene a las 10 > si ## book blanqueamiento 11-24 10:00 elena
dental ## ajuste de brackets para mi hija Sofía el viernes a las 6 > si ## book brackets 11-27 18:00 lopez ## {"name":null}
dental ## limpieza a las 3 mañana > a las 4 > si ## book limpieza 11-24 16:00 elena
dentalWithOne ## voy a llegar tarde, se puede a las 6? > si ## move limpieza 11-23 18:00 elena
dental ## Buenas, quiero agendar para mi papá José una extracción, el viernes a las 11 > si ## book extraccion 11-27 11:00 lopez ## {"name":null}
dental ## blanqueamiento > con elena > el miércoles > a las 11 > si ## book blanqueamiento 11-25 11:00 elena
dental ## ya me toca ajuste de brackets, lunes 30 a las 5 > si ## book brackets 11-30 17:00 lopez
dental ## una limpieza para mí, mañana a las 9 > confirmado ## book limpieza 11-24 09:00 elena
dental ## mi hijo ocupa valoración, jueves a las 4 de la tarde, se llama Emilio > si ## book valoracion 11-26 16:00 elena ## {"name":null}
dental ## Buenos días, quisiera una limpieza dental con la Dra. Elena para mañana a las 4 de la tarde > Sí, por favor ## book limpieza 11-24 16:00 elena
dental ## Me duele una muela > Una consulta de valoración > Hoy a las 5 > Sí ## book valoracion 11-23 17:00 elena
dental ## limpieza miércoles 2 pm > a las 4 > si ## book limpieza 11-25 16:00 elena
dental ## cuánto cobra el doctor López por la extracción? > el viernes a las 4 > ok ## book extraccion 11-27 16:00 lopez
dental ## limpieza para mi esposa y para mí, el jueves desde las 9 > a las 9 > si ## book limpieza 11-26 09:00 elena
dental ## Doctor buenas tardes, traigo un dolor de muela horrible, me puede ver hoy? > extracción > a las 4 > si ## book extraccion 11-23 16:00 lopez
dental ## cita para limpieza con el dr López mañana > el miércoles a las 5 > si ## book limpieza 11-25 17:00 lopez
dental ## Buen día, ¿aceptan tarjeta? > ok quiero una limpieza el viernes a las 12 > si ## book limpieza 11-27 12:00 elena
dental ## quiero consulta el jueves a las 4:30 > si ## book valoracion 11-26 16:30 elena
dental ## resina el jueves a las 3 > a las 5 > si ## book resina 11-26 17:00 elena
dental ## necesito limpieza y blanqueamiento > el jueves a las 9 > si > el viernes a las 9 > si ## book limpieza 11-26 09:00 elena; book blanqueamiento 11-27 09:00 elena
dental ## la revisión cuánto cuesta? > ok para mañana a las 12:30 > si ## book valoracion 11-24 12:30 elena
dental ## tengo caries, quiero que me la tapen el viernes a las 5 > si ## book resina 11-27 17:00 elena
dental ## hola, cuánto cuestan los brackets? > el ajuste, para el viernes a las 10 > ok ## book brackets 11-27 10:00 lopez
dental ## limpieza para mi hijo Diego el sábado a las 10 > si ## book limpieza 11-28 10:00 elena
dental ## me sangran las encías, con quién puedo ir? > limpieza > el viernes 5 pm con el doctor > si ## book limpieza 11-27 17:00 lopez
dental ## cita para ortodoncia > miercoles 12 > si ## book brackets 11-25 12:00 lopez
dental ## hola doctora, la cita de blanqueamiento para el jueves 26 a las 5:30 de la tarde porfavor > sí, ahí estaré ## book blanqueamiento 11-26 17:30 elena
dental ## limpieza el jueves tipo 11, es con la dra? > sí está bien ## book limpieza 11-26 11:00 elena
dental ## quisiera checarme los dientes, ya tiene rato que no voy > valoración > viernes a las 6 de la tarde > si ## book valoracion 11-27 18:00 elena
dental ## me urge sacarme la muela del juicio > el miércoles a primera hora > si ## book extraccion 11-25 09:00 lopez
dental ## mi nombre es Raúl Castro y quiero una limpieza el jueves a las 5 de la tarde > confirmo ## book limpieza 11-26 17:00 elena ## {"name":null}
dental ## quería ver si me pueden atender el sábado para una limpieza, de preferencia temprano > si ## book limpieza 11-28 09:00 elena
dental ## se me cayó una resina, me la pueden arreglar mañana a las 10? > si ## book resina 11-24 10:00 elena
`;
