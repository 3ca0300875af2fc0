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
`;
