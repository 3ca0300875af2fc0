// What a text is after; several may hold at once. Read on the spelled-out text (`words.ts`).

export type Intent =
  | "greeting"
  | "thanks"
  | "bye"
  | "book"
  | "availability"
  | "reschedule"
  | "cancel"
  | "attend"
  | "my-appointments"
  | "price"
  | "duration"
  | "hours"
  | "open-now"
  | "place"
  | "who"
  | "services"
  | "includes"
  | "branches"
  | "person"
  | "robot"
  | "complaint"
  | "unknown-fact"
  | "done?"
  | "drop"
  | "another"
  | "name?"
  | "help";

export function intentsOf(text: string): Set<Intent> {
  return new Set(PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([intent]) => intent));
}

/** Where a text speaks of one intent, every place of it. */
export function placesOf(intent: Intent, text: string): { at: number; end: number }[] {
  return [...text.matchAll(EVERYWHERE.get(intent)!)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
  }));
}

const CITA = "(?:citas?|turno|lugar|espacio|visita|clase|sesion|consulta|horario|reservacion|reserva)";
const PATTERNS: readonly (readonly [Intent, RegExp])[] = [
  [
    "greeting",
    /\b(?:hola|buenos dias|buen dia|buenas|buenas tardes|buena tarde|buenas noches|que tal|que onda|saludos|holis|quiubo|hey)\b/,
  ],
  ["thanks", /\b(?:gracias|mil gracias|te agradezco|se agradece|agradecid[oa]|muy amable|que amable|thank)\b/],
  [
    "bye",
    /\b(?:adios|bye|hasta luego|hasta pronto|hasta manana(?= ?(?:$|[.!|,]))|nos vemos|ahi nos vemos|que (?:este|estes|tengas?|pases?)(?: un| una| muy| bien| buen)? ?(?:bien|bonit\w|buen\w|excelente|lindo)\b|bonito dia|excelente dia|linda tarde|cuidate|chao|bai|hasta entonces)\b/,
  ],
  [
    "book",
    new RegExp(
      `\\b(?:agend\\w*|apart(?:ar|ame|arme|o|amos|en|enme|ale)|reserv(?:ar|ame|o|acion|en|enme)|sac(?:ar|o|arme)(?: una?)? ${CITA}|(?:quiero|quisiera|necesito|ocupo|me das|dame|busco|hacer|hacerme|quiere|solicito|solicitar|pedir|me gustaria|me pueden dar|me puede dar|me podrias dar|me podrian dar|me regalas|deseo|programar|tomar|cita|andar?o buscando|para|ver si)(?: \\w+){0,4}? (?:una |un |otra |mi |la |las )?${CITA}|apuntame|anotame|inscribir\\w*|cita (?:para|con|de)|quiero ir|una cita)\\b`,
    ),
  ],
  [
    "availability",
    /\b(?:disponib\w*|tendra[ns]? (?:lugar|cita|espacio|algo|chance)|(?:tienes|tienen|hay|habra|tendras|tendran|queda|quedan|queda alg\w+) (?:\w+ ){0,3}?(?:lugar\w*|cita|citas|espacios?|horarios?|huecos?|campo|chance|libre|algo|cupo|turno)|(?:que|cuales|cuando|a que) (?:\w+ )?(?:dias?|horas?|horarios?|horas? )(?: \w+)? ?(?:tienes|tienen|hay|libres?|disponibles?|puedes?|habra|podria|me puedes?|manejas libres)|cuando (?:tienes|hay|puedes|pueden|me puedes|tienen|podria|puedo)|(?:se puede|puede ser|podria ser|puedo ir|me puedes|me pueden|podrian|me atienden|me atiendes|me recib\w+|podra ser|se podra)|hay chance|tienes chance|tienes a las|libre a|libre el|para cuando)\b/,
  ],
  [
    "reschedule",
    /\b(?:reagend\w*|reprogram\w*|recalendar\w*|(?:cambi(?!o\b|os\b|e de\b)\w+|cambio (?:mi|la|el)|mov(?!i)\w+|muev\w+|pas(?:a(?= (?:la|el|mi|las) )|ar|arla|ame|arme|amos|ala|amela|as|an|enme)|recorr\w+|pospon\w+|pospuest\w+|aplaz\w+|adelant(?:ar|arla|ame|arme|amos)|atras(?:ar|arla|ame)|modific\w+)(?: \w+){0,4}? ?(?:cita|citas|clase|sesion|visita|consulta|hora|horario|dia|fecha|la del?|la que tengo|la de|turno|reservacion|al? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|para (?:el|otro|manana|hoy|la))|(?:la|lo) (?:podemos|podriamos|puedo|podria|podrias|podrian|pueden|puedes|quiero|quisiera|necesito|quieren|gustaria) (?:cambiar|mover|pasar|recorrer|posponer|dejar|adelantar|atrasar)|(?:cambiarla|moverla|pasarla|recorrerla|reagendarla|posponerla|muevela|cambiala|pasala|cambiamela|recorrela|pasamela|muevemela|cambiarmela|movermela)\b|cambio de (?:cita|fecha|horario|hora|dia)|otro dia mi cita|mi cita (?:para|a) otr[oa]|cambio de planes|(?:me )?(?:la|lo) (?:cambi(?!o)\w+|muev\w+|recorr\w+|pas(?:as|an|es|en|amos))|(?:puede[ns]?|pueda[ns]?|podria[ns]?|podra[ns]?|podemos|podriamos) (?:recorrer|mover|cambiar|pasar|posponer|reprogramar|adelantar|atrasar)(?:la|lo|se|me)?|mi cita la (?:quiero|quisiera|prefiero|necesito|puedo|puedes|podemos|podria\w*)|en (?:vez|lugar) (?:del?|de las?)|mi cita (?:mas|un poco|un poquito|antes|para mas)|se me hizo tarde|voy (?:tarde|retrasad\w|a llegar (?:\w+ ){0,2}tarde|a tardar)|llegare tarde|vengo (?:tarde|retrasad\w)|llego tarde|no (?:alcanzo|voy a alcanzar|llego|alcanzare)(?: a llegar)?(?: a)?(?: mi)? ?(?:cita|tiempo|la cita|esa hora)?)\b/,
  ],
  [
    "cancel",
    /\b(?:cancel\w+|anul\w+|(?:quit|borr|elimin)[ae]r?(?:me|le|l[ao]s?)?(?: mis?)? (?:todo|todas)\b|(?:quit|borr)[ae](?:la|mela|las)\b|(?:quitar|quitame|borr\w+|elimin\w+|dar de baja)(?: \w+){0,3} (?:cita|clase|sesion|visita)|(?:me |nos )?(?:es|sera|fue|va a ser) imposible (?:asistir|ir|llegar|acudir)|quita(?:me|le)? (?:la|las|mi|mis|esa) (?:cita|citas|de|del|2|3)\b|ya no (?:la |las )?(?:voy a|podre|puedo|voy|quiero|necesito|me es posible|ocupo|alcanzo)(?: a)?(?: poder)? ?(?:ir|asistir|la cita|mi cita|llegar)?|no (?:voy a poder|podre|voy a|puedo) (?:ir|asistir|llegar|acudir)(?!\w)|no creo (?:poder )?(?:ir|asistir|llegar)|no (?:ire|asistire)|quit(?:a|ame|en) mi cita)\b/,
  ],
  [
    "attend",
    /\b(?:confirmo(?: mi| la)?(?: cita| asistencia)?|confirmar (?:mi |la )?(?:cita|asistencia)|confirmar que si|confirmad[oa]|confirmame la|confirm[ae] (?:por ?favor )?(?:la|mi)\b|confirm[ae]mela|confirmenmela|(?:ahi|alla|aqui) (?:estare|estaremos|nos vemos|llego|andare)|(?<!\b(?:y|ver|saber) )si (?:asistire|asisto|voy|ire|podre ir|voy a ir|llego|puedo ir)|(?:asistire|si asistire|sin falta)|te confirmo|les confirmo|cuenten conmigo|cuenta conmigo)\b/,
  ],
  [
    "my-appointments",
    /\b(?:(?:a que hora|cuando|que dia|para cuando|que hora|con quien|donde|en que sucursal)(?: \w+){0,2}? (?:es|era|tengo|quedo|tenia|toca|seria)(?: \w+)? ?(?:mi |la )?(?:cita|proxima cita|clase|sesion|turno|consulta)|(?:mi|mis|tengo) (?:proximas? )?citas?(?= ?(?:$|\?|agendada|programada|pendiente|registrada|activa))|(?:tengo|tenia|hay) (?:alguna |una )?cita(?: agendada| programada| pendiente| registrada| a mi nombre| con ustedes)?(?= ?(?:$|\?|hoy|manana|esta semana|el ))|(?:cuando|a que hora|que dia) me toca\b|(?:cuando|a que hora|que dia) (?:tengo|es)(?= ?(?:$|\?|mi|la))|(?:revisar|ver|checar|saber|recordar|recuerdas?|recuerdame|consultar) (?:de |cuando es |a que hora es |la hora de |el dia de )?mis? citas?|no (?:me acuerdo|recuerdo)(?: \w+){0,4} cita|mi cita ?,? (?:es|era|seria) [a-z0-9 ]{0,30}(?= ?\?)|(?:era|es|seria) (?:el |hoy|manana|a las )[a-z0-9 ]{0,24}(?:verdad|cierto|o no|no)(?= ?\?)|no (?:me acuerdo|recuerdo) (?:bien )?(?:de )?(?:si|cuando|a que hora|que dia|para cuando) (?:era|es|tengo|tenia|quedo|me toca)\b|(?:a que hora|cuando|que dia) (?:es|era|quedo|quedamos|tengo|tenia) (?:lo mio|la mia|mi turno|mi lugar)|(?:todavia|aun) (?:esta|sigue|tengo) (?:mi |la )?cita|cual era (?:la|mi) (?:de|cita|mia)|mis citas|mi cita (?:es|era|sigue|quedo|esta)|me confirmas(?: \w+){0,2} cita|me puedes confirmar(?: \w+){0,2} cita)\b/,
  ],
  [
    "price",
    /\b(?:cuanto(?: me)? (?:cuesta|cuestan|sale|vale|valen|cobra[ns]?|es|seria|saldria|esta|costaria|salen|me cobra\w*|estan|por|el|la|un)|a (?:cuanto|como) (?:esta|el|la|los|las|sale|tienen|tienes|dan|das|cobran|estan)|precios?|costos?|tarifas?|que (?:precio|costo)|en cuanto (?:esta|sale|anda|me sale|el|la|queda)|cuanto(?= ?(?:$|[?.|]))|que cobran|cotiza\w*|(?<!\bmi )presupuesto|lista de precios|k cuesta|cuesta)\b/,
  ],
  [
    "duration",
    /\b(?:cuanto (?:tiempo )?(?:dura|duran|tarda|tardan|se tarda\w?|demora|se lleva|toma|es de tiempo)|cuanto tiempo|que tanto (?:dura|tarda|se tardan?)|cuantas horas (?:dura|es|son|tarda)|es muy tardado|tarda mucho|cuanto se tardan?|duracion|a que hora (?:salgo|termin\w+|acab\w+|saldria))\b/,
  ],
  [
    "hours",
    /\b(?:a que hora\w* (?:abren?|abres|cierran?|cierras|atiend\w+|trabajan?|entran|salen|estan|empiezan|tienen abierto)|hasta que hora(?: \w+)?|desde que hora(?: \w+)?|de que hora a que hora|(?:abren?|abres|cierran?|trabajan|atienden|dan servicio|laboran|estan? abiert[oa]s?|tienen abierto|abriran)(?: \w+){0,2}? ?(?:los |el |hoy|manana|domingos?|sabados?|lunes|martes|miercoles|jueves|viernes|en |entre|dias|festivos|todos|ahorita|ahora|$|\?)|(?:que|cual|cuales|sus|su|el|los) (?:es |son |es el |es su |son sus |son los )?horarios?(?: de)?(?: atencion| servicio| sucursal| laboral)?(?= ?(?:$|[?.,|]|manejan|tienen|es|son|de atencion|de servicio|los|el|entre|en|abren|del|de la))|horarios? de (?:atencion|servicio)|que dias (?:abren|trabajan|atienden|laboran|estan)|^horarios?$|a que hora estan)\b/,
  ],
  [
    "open-now",
    /\b(?:(?:estan|esta|siguen|sigue|ya) (?:\w+ )?(?:abiert[oa]s?|abrieron|abren|abrio|cerrad[oa]s?|cerraron)(?: \w+)?(?: ahorita| ahora| hoy)?|abiert[oa]s? (?:ahorita|ahora)|ahorita (?:estan|esta) abiert\w+|puedo (?:ir|pasar) (?:ahorita|ahora))\b/,
  ],
  [
    "place",
    /\b(?:donde (?:estan|esta|se ubican|quedan|queda|es|se encuentran|andan|son|los encuentro|tienen|mero|te ubicas|estas|se localizan|seria|atienden)|ubicacion\w*|ubicad[oa]s?|direccion|domicilio|como llego|como llegar|en que (?:parte|calle|colonia|zona)|mapa|maps|por donde (?:estan|quedan|queda|es)|localizacion|me pasas? la direccion)\b/,
  ],
  [
    "who",
    /\b(?:quien(?:es)? (?:me )?(?:atiend\w+|hace\w?|da[n]?|esta[n]?|corta|trabaja\w?|son|seria|me va|me atenderia|tienes|hay|tienen|es|tiene|puede|realiza\w*)|con quien(?:es)? (?:seria|es|tienes|hay|puedo|me|tienen)|que (?:estilistas?|barberos?|doctor\w*|especialistas?|maestr\w+|profesor\w*|terapeutas?|psicolog\w+|dentistas?|mecanicos?|asesor\w*|agentes?)|(?:estilistas|barberos|doctores|especialistas|maestros|terapeutas) (?:tienen|hay|tienes))\b/,
  ],
  [
    "services",
    /\b(?:que (?:servicios?|tratamientos|cosas|clases|cursos|cortes|opciones|paquetes|hacen|ofrecen|manejan|tienen|otros servicios|visitas|propiedades)(?: \w+)? ?(?:tienen|ofrecen|manejan|hay|dan|hacen|son|tienes)?(?= ?(?:$|[?.,|]))|servicios(?: que| \?| tienen)?|lista de servicios|catalogo|menu|que (?:hacen|ofrecen|manejan)|cuales son sus servicios|mas informacion|(?<!\b(?:la|por|esa|su|toda) )informacion|informes|que servicio|de que es|a que se dedican)\b/,
  ],
  [
    "includes",
    /\b(?:que (?:incluye|trae|lleva|es lo que incluye|contiene|te hacen|me hacen|hacen en|consiste)|en que consiste|como es (?:el|la)|de que (?:trata|se trata)|incluye|que es (?:el|la|un|una|eso))\b/,
  ],
  [
    "branches",
    /\b(?:cuantas sucursales|que sucursales|cuales sucursales|sucursales (?:tienen|hay|son)|otra sucursal|tienen (?:mas |otra |varias )?sucursal\w*|en que sucursal\w*|cual es la mas cercana|sucursal mas cercana)\b/,
  ],
  [
    "person",
    /\b(?:(?:hablar|comunicar\w*|comuniques?|platicar|contactar\w*|pasame|pasenme|paseme|pasas|pasar|comunicas|comunican|atienda|atienden?|atencion|transfiere\w*|conteste|responda|quiero|necesito|comunica\w*|comunicame|comuniqueme|hablo)(?: \w+){0,3}? (?:una? )?(?:persona|humano|humana|asesor|asesora|agente|alguien(?! disponible)|ejecutiv\w+|encargad\w+|duen[oa]|gerente|recepcion\w*|operador\w*|ser humano|representante)(?: real| de verdad)?|persona real|un humano|humano porfavor|agente humano|hablar con (?:el|la) (?:encargad\w+|duen\w+)|no quiero (?:hablar con )?(?:un )?(?:robot|bot|maquina)|(?<!\bsoy )(?:un |una |con |al? )asesora?|^asesora?$|quiero una persona)\b/,
  ],
  [
    "robot",
    /\b(?:eres (?:un |una )?(?:robot|bot|persona|humano|humana|maquina|ia|inteligencia|real|computadora|de verdad|programa)|(?:es|estoy hablando con|hablo con) (?:un |una )?(?:robot|bot|maquina|persona real|ia)|quien eres|con quien hablo|como te llamas|eres real|cual es tu nombre)\b/,
  ],
  [
    "complaint",
    /\b(?:pesim[oa]|mal(?:isim)?o? servicio|queja|quejarme|molest[oa]|enojad\w+|groser\w+|horrible|fatal|me (?:dejaron|quemaron|lastimaron|cobraron de mas|trataron|atendieron|cortaron)(?: \w+)? mal|inutil\w*|pendej\w+|idiota\w*|estupid\w+|chinga\w*|no mames|mierda|culer\w+|pinche\w*|no sirve\w?|reembolso|devolucion|estafa\w*|raterias?|rater[oa]s?|asco|decepcion\w*|demandar|profeco|no me contestan|mal hecho|quede mal)\b/,
  ],
  [
    "unknown-fact",
    /\b(?:tarjetas?|transferencia\w*|efectivo|pago[s]? (?:con|a)|meses sin intereses|estacionamiento|wifi|descuentos?|promocion\w*|promos?|ofertas?|factura\w*|facturar|garantia|a domicilio|mascotas|trabajo disponible|vacante\w*|anticipo|deposito|telefono|whatsapp de|instagram|facebook|pagina web|correo|seguro\w*|aseguradora\w*|certifica\w+|marcas?|venden?|vendes|productos?|refacciones|requisitos?|que llevo|que debo llevar|duele|doloros\w+)\b/,
  ],
  [
    "done?",
    /\b(?:ya (?:quedo|esta|quedamos|quedo agendad\w|estoy agendad\w|la agendaste|me agendaste|se agendo)|si quedo|quedo (?:lista|listo|agendad\w|confirmad\w|apartad\w)|entonces (?:ya )?quedo|todo (?:bien|listo)(?= ?\?)|seguro que quedo)\b/,
  ],
  [
    "drop",
    /\b(?:(?:mejor|siempre) (?:no|ya no|luego|despues|otro dia lo|otro dia te)|ya no(?= ?(?:$|[,.|]|gracias|quiero|la quiero))|no gracias|olvidalo|dejalo asi|dejalo|dejala|luego te (?:aviso|escribo|digo|busco|confirmo)|despues te (?:aviso|escribo|digo|confirmo)|lo (?:pienso|checo|veo|voy a pensar|consulto)|yo (?:te|les) aviso|te aviso|les aviso|deja (?:lo )?(?:pienso|checo|veo|reviso|pregunto|lo checo|ver)|dejame (?:pensar\w*|checar\w*|ver|revisar\w*|lo checo)|no quiero (?:nada|agendar|cita)|ahorita no|por ahora no|nada gracias|es todo(?! \w)|seria todo|eso es todo|nada mas)\b/,
  ],
  [
    "another",
    /\b(?:otra cita|otra (?:clase|sesion|visita|reservacion)|una mas|tambien (?:quiero|quisiera|necesito|una|un|me|para|agend\w*)|ademas|nueva cita|otro servicio|aparte|una (?:cita )?para mi (?:hij|espos|mam|herman|novi))/,
  ],
  ["help", /\b(?:ayuda|me ayudas|me puedes ayudar|me apoyas|que puedes hacer|una pregunta|una duda|duda)\b/],
];

const EVERYWHERE = new Map(PATTERNS.map(([intent, pattern]) => [intent, new RegExp(pattern.source, "g")]));
