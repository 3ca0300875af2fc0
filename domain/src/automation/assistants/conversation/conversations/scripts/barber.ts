// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const BARBER = `
barber ## quiero corte mañana a las 5 en juriquilla > si ## book corte 11-24 17:00 chuy
barber ## corte y barba con Beto hoy a las 7 > si ## book corte-barba 11-23 19:00 beto
barber ## un corte para mi hijo mañana a las 4, en el centro > si ## book corte-nino 11-24 16:00 beto
barber ## barba el sabado a las 11 > celaya > dale ## book barba 11-28 11:00 memo
barber ## corte con chuy pasado mañana a las 12 > arre ## book corte 11-25 12:00 chuy
barber ## qué onda, tienes chance hoy en la noche para corte? en el centro > a las 8 > fierro ## book corte 11-23 20:00 beto
barber ## quiero corte > donde sea > hoy a las 6 > si ## book corte 11-23 18:00 beto
barber ## corte con alberto mañana a las 11 > con el que sea > si ## book corte 11-24 11:00 ivan
barber ## hola > un corte, en celaya, el viernes > 5:30 > soy Luis Ramos > si ## book corte 11-27 17:30 memo ## {"name":null}
barber ## corte hoy 6pm centro a nombre de Pedro Páramo > si ## book corte 11-23 18:00 beto ## {"name":null}
barber ## q tal, un corte pa hoy a las 8 en el centro con Ivan > simon ## book corte 11-23 20:00 ivan
barber ## quiero cortarme el pelo y la barba hoy a las 5, sucursal centro > ok ## book corte-barba 11-23 17:00 beto
barber ## corte para niño el sabado a las 10 > juriquilla > si ## book corte-nino 11-28 10:00 chuy
barber ## un corte en celaya mañana 4:30 pm con memo porfis > va ## book corte 11-24 16:30 memo
barber ## tinte de barba el viernes 6pm > si ## book tinte-barba 11-27 18:00 ivan
barber ## quiero cita en la sucursal de madero para corte, jueves 11 am > si ## book corte 11-26 11:00 beto
barber ## corte mañana 12 > la 2 > si ## book corte 11-24 12:00 chuy
barber ## está Chuy el sábado? quiero corte a las 3 > si ## book corte 11-28 15:00 chuy
barber ## Buenas tardes, ¿a cómo el corte? > y tienen en Celaya? > pues mañana a las 6 en Celaya > simón ## book corte 11-24 18:00 memo
barber ## carnal aparta corte y barba con el chuy mañana a las 7 > a las 6 > fuga, si ## book corte-barba 11-24 18:00 chuy
barber ## Soy Iván Torres, quiero corte hoy 7 pm en centro > si ## book corte 11-23 19:00 beto ## {"name":null}
barber ## corte > la de la alameda > viernes 1pm > si ## book corte 11-27 13:00 memo
barber ## que rollo, un corte > centro > hoy 8:30 > ya estas, si ## book corte 11-23 20:30 beto
barber ## quiero un fade para hoy en juriquilla > corte > 5 > va ## book corte 11-23 17:00 chuy
barber ## cuanto la barba? > va pues en el centro mañana a las 3 > asi mero ## book barba 11-24 15:00 beto
barber ## corte y barba sabado 10am con ivan > si > me llamo Rodrigo Peña > si ## book corte-barba 11-28 10:00 ivan ## {"name":null}
`;
