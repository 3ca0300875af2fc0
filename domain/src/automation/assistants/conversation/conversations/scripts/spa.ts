// Plan ## what the customer writes, turns parted by ">" and messages of a burst by "/" ## what comes of it ## options.

export const SPA = `
spa ## necesito depilación de axila y de pierna completa en polanco el jueves > a las 10 > si > a las 10:15 > si ## book depi-axila 11-26 10:00 daniela; book depi-pierna 11-26 10:15 daniela
spa ## masage relajante polanco hoy 6 pm > si ## book relajante 11-23 18:00 daniela
spa ## quiero regalar un masaje a mi mamá Teresa, relajante, en polanco, el sábado a las 11 > si ## book relajante 11-28 11:00 daniela ## {"name":null}
spa ## el martes me hago las pestañas, a las 5 > ok ## book pestanas 11-24 17:00 gaby
spa ## quisiera un masaje descontracturante > el deportivo > sábado 10 am > va ## book deportivo 11-28 10:00 ana-p
spa ## depi de axila mañana en polanco > 9 am > si ## book depi-axila 11-24 09:00 daniela
spa ## facial mañana 6pm > hidratante > coyoacan > si ## book facial-60 11-24 18:00 gaby
spa ## Quiero un masaje relajante en Coyoacán para el jueves a las 6 > Sí ## book relajante 11-26 18:00 ana-s
spa ## ¿Qué masajes tienen? > El de piedras calientes > En Polanco, el viernes a las 8 de la noche > Sí ## book piedras 11-27 20:00 daniela
spa ## Hola busco masaje de relajación, sucursal Horacio, jueves 7 pm > si ## book relajante 11-26 19:00 daniela
spa ## facial > cuál es la diferencia? > el hidratante > polanco > mañana 10 > si ## book facial-60 11-24 10:00 daniela
spa ## quiero depilarme la axila > polanco > hoy > lo antes posible > si ## book depi-axila 11-23 10:30 daniela
spa ## masaje con Ana en Polanco el viernes a las 9 de la noche > relajante > si ## book relajante 11-27 21:00 ana-p
spa ## Hola buenas tardes! quiero un masaje > relajante > en polanco > mañana a las 8 > la de la mañana > si ## book relajante 11-24 08:00 daniela
spa ## masaje de piedras en coyoacan el sábado a las 11 > va ## book piedras 11-28 11:00 gaby
spa ## quiero el paquete 2 el viernes a las 10 > si porfa ## book paquete-2 11-27 10:00 daniela
spa ## facial hidratante 60 min con gaby jueves 5pm > ok ## book facial-60 11-26 17:00 gaby
spa ## depilacion de axila > la de coyoacán > mañana > 12:15 > si ## book depi-axila 11-24 12:15 ana-s
spa ## depilación > media pierna > polanco > el miércoles en la noche > a las 8 > si ## book depi-media 11-25 20:00 daniela
spa ## cuanto cuestan los masajes? > el deportivo > mañana 7pm > si ## book deportivo 11-24 19:00 ana-p
spa ## un facial mañana a las 5 > el antiedad > si ## book facial-90 11-24 17:00 gaby
spa ## quiero cita con Ana > masaje relajante > en coyoacan > el jueves a las 12 > si ## book relajante 11-26 12:00 ana-s
spa ## ceja y pestañas en coyoacan el viernes a las 4 > si > a las 5 > si ## book ceja 11-27 16:00 gaby; book pestanas 11-27 17:00 gaby
spa ## masaje reductivo lo antes posible > si ## book reductivo 11-23 10:30 ana-s
spa ## paquete 1 mañana a las 5 > 7 > si ## book paquete-1 11-24 19:00 daniela
spa ## exfoliación, cuál sucursal está más cerca del centro de coyoacán? > esa > mañana 11am > si ## book exfoliacion 11-24 11:00 gaby
spa ## hola, tienen masajes en pareja? > relajante > polanco, viernes 8pm > si ## book relajante 11-27 20:00 daniela
spa ## lifting d pestañas jueves 1 pm > va ## book pestanas 11-26 13:00 gaby
spa ## quiero depilarme toda la pierna, polanco, mañana 9am > si ## book depi-pierna 11-24 09:00 daniela
spa ## masaje con daniela mañana temprano > relajante > si ## book relajante 11-24 07:00 daniela
spa ## hola me interesa un masaje relajante, soy de coyoacán, mañana 5pm > sí > Laura Gil > si ## book relajante 11-24 17:00 ana-s ## {"name":null}
spa ## paquete 2 el sabado a las 9 > perfecto > a nombre de Carla Soto ## book paquete-2 11-28 09:00 daniela ## {"name":null}
spa ## quiero cejas mañana en polanco a las 7 de la noche > va ## book ceja 11-24 19:00 daniela
spa ## facial > el de 60 > coyoacan > jueves 6 pm > ok ## book facial-60 11-26 18:00 gaby
spa ## buenas, el paquete 1 qué incluye? > lo quiero para mi esposa el domingo > el sábado a las 12 > si ## book paquete-1 11-28 12:00 daniela
spa ## axilas y media pierna en coyoacan el sabado a las 11 > si > a las 11:15 > si ## book depi-axila 11-28 11:00 ana-s; book depi-media 11-28 11:15 ana-s
spa ## masaje en polanco > el de piedras > el lunes 30 a las 7 de la mañana > dale ## book piedras 11-30 07:00 daniela
spa ## masaje relajante para mañana en la noche en coyoacán > a las 7 > si ## book relajante 11-24 19:00 ana-s
spa ## diseño de cejas hoy > coyo > 5 pm > si ## book ceja 11-23 17:00 gaby
spa ## masaje de 60 minutos relajante el domingo > lunes 10am > polanco > si ## book relajante 11-23 10:00 daniela ## {"now":{"day":"2026-11-22","time":"12:00"}}
spa ## me gustaría el facial antiedad, mi presupuesto es de 1000 pesos, jueves 4 pm > si ## book facial-90 11-26 16:00 gaby
`;
