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
barber ## Hola bro corte para hoy 6 sucursal centro > ya vas ## book corte 11-23 18:00 beto
barber ## me pueden hacer el corte y la barba en celaya mañana a las 5? > en centro entonces > si ## book corte-barba 11-24 17:00 beto
barber ## puro corte hoy a las 5 con el Iván > sobres ## book corte 11-23 17:00 ivan
barber ## corte y arreglo de barba mañana 1 pm en juriquilla > si ## book corte-barba 11-24 13:00 chuy
barber ## Hola quiero un corte de cabello > En la sucursal Centro > Mañana a las 5 > Sí ## book corte 11-24 17:00 beto
barber ## ¿Dónde están ubicados? > Quiero ir a la de Juriquilla por un corte el jueves a las 12 > Sí ## book corte 11-26 12:00 chuy
barber ## quiero arreglarme la barba hoy > centro > a las 4 > si ## book barba 11-23 16:00 beto
barber ## corte y barba para el sábado 28 a las 6 de la tarde en el centro con Iván > listo ## book corte-barba 11-28 18:00 ivan
barber ## quiero corte el sabado > centro > en la mañana > 10:30 > simon ## book corte 11-28 10:30 beto
barber ## soy de celaya, tienen ahí? quiero corte mañana al mediodía > si ## book corte 11-24 12:00 memo
barber ## tinte de barba > mañana > 5 > si ## book tinte-barba 11-24 17:00 ivan
barber ## q tal, un corte pa hoy a las 8 en el centro con Ivan > simon ## book corte 11-23 20:00 ivan
barber ## quiero cortarme el pelo y la barba hoy a las 5, sucursal centro > ok ## book corte-barba 11-23 17:00 beto
barber ## corte para niño el sabado a las 10 > juriquilla > si ## book corte-nino 11-28 10:00 chuy
barber ## un corte en celaya mañana 4:30 pm con memo porfis > va ## book corte 11-24 16:30 memo
barber ## tinte de barba el viernes 6pm > si ## book tinte-barba 11-27 18:00 ivan
barber ## quiero cita en la sucursal de madero para corte, jueves 11 am > si ## book corte 11-26 11:00 beto
barber ## corte mañana en juriquilla > la 2 > a las 12 > si ## book corte 11-24 12:00 chuy
barber ## está Chuy el sábado? quiero corte a las 3 > si ## book corte 11-28 15:00 chuy
barber ## Buenas tardes, ¿a cómo el corte? > y tienen en Celaya? > pues mañana a las 6 en Celaya > simón ## book corte 11-24 18:00 memo
barber ## carnal aparta corte y barba con el chuy mañana a las 7 > a las 6 > fuga, si ## book corte-barba 11-24 18:00 chuy
barber ## Soy Iván Torres, quiero corte hoy 7 pm en centro > si ## book corte 11-23 19:00 beto ## {"name":null}
barber ## corte > la de la alameda > viernes 1pm > si ## book corte 11-27 13:00 memo
barber ## que rollo, un corte > centro > hoy 8:30 > ya estas, si ## book corte 11-23 20:30 beto
barber ## quiero un fade para hoy en juriquilla > corte > 5 > va ## book corte 11-23 17:00 chuy
barber ## cuanto la barba? > va pues en el centro mañana a las 3 > asi mero ## book barba 11-24 15:00 beto
barber ## corte y barba sabado 10am con ivan > si > me llamo Rodrigo Peña > si ## book corte-barba 11-28 10:00 ivan ## {"name":null}
barber ## pásenme con el encargado ## person
barber ## son unos rateros, me dejaron todo mal > si ## person
barber ## corte en juriquilla para el sabado a las 4 > con quien sea > si ## book corte 11-28 16:00 chuy
barber ## ando buscando un corte pa hoy mismo, cuál es la más cercana a madero? > esa está bien, a las 7 > si ## book corte 11-23 19:00 beto
barber ## compa, corte y barba, hoy, 9 de la noche, centro > a las 8 > si ## book corte-barba 11-23 20:00 beto
barber ## corte con Memo > el jueves > tarde > 6 > órale va ## book corte 11-26 18:00 memo
barber ## corte en celaya > hoy > 7 > va ## book corte 11-23 19:00 memo
barber ## tienen servicio los domingos? > ah, el lunes que viene entonces, corte en juriquilla a las 11 > va ## book corte 11-30 11:00 chuy
barber ## con Ivan > corte y barba > mañana 6 pm > simon ## book corte-barba 11-24 18:00 ivan
barber ## Quiero agendar con Jesús > corte > viernes 1 pm > si ## book corte 11-27 13:00 chuy
barber ## un corte, Querétaro centro, jueves 10:30 > si ## book corte 11-26 10:30 beto
`;
