// Phrases that change the meaning of a message, as patterns over the spelled-out text. Data only: `parse/cues.ts`
// finds them, and the rest of the engine asks for them by name.

const RELATIVE =
  "(?:hij[oa]|viej[oa]|nin[oa]|bebe|espos[oa]|marido|mama|papa|herman[oa]|novi[oa]|abuelit[oa]|abuel[oa]|sobrin[oa]|amig[oa]|prim[oa]|ti[oa]|suegr[oa]|jef[ea]|hijit[oa]|niet[oa]|pareja|nene|nena|peque|chiquit[oa]|comadre|compadre|senor[a]?|carnal|brother|bro|compa|cunad[oa]|nuera|yerno|ahijad[oa]|hermanit[oa]|chav[oa]|chavit[oa]|mami|papi|roomie)";

export const CUES = {
  // several things, and the people they are for
  "one of both": "(?<!\\b(?:a|para) )\\b(?:l[oa]s 2|amb[oa]s)\\b",
  both: "(?<!\\ba )\\b(?:l[oa]s 2|amb[oa]s)\\b(?! (?:de la|am|pm|en punto|y media))",
  "neither of both": "\\b(?:ninguno|no) (?:de )?(?:l[oa]s 2|amb[oa]s)\\b",
  too: "\\btambien\\b",
  "one more": "\\b(?:otra?|tambien|ahora|falta)\\b",
  together: "\\b(?:misma hora|mismo horario|al mismo tiempo|mismo tiempo|a la vez|juntos|juntas)\\b",
  "all of them":
    "(?:^|[^a]) (?:l[oa]s [2-4]|tod[oa]s|amb[oa]s)(?: juntos| juntas)?(?= ?(?:$|[,.|?]| en\\b| con\\b| al?\\b| el\\b))",
  "in a row":
    "\\b(?:en ?seguida|seguid(?:it)?[oa]s?|luego luego|corridit[oa]s?|de corrido|un[oa] tras otr[oa]|un[oa] despues (?:de|del) otr[oa])\\b",
  "one each": "\\bun[oa] (?:a|el|la)\\b[^.|?]{0,40}\\by (?:l[ao] |el )?otr[oa]\\b",
  "alike people": "\\bmis (?:[a-z]+ )?(?:hij|nin|herman|sobrin|niet|prim|amig|gemel)\\w*s\\b",
  "two of it":
    "\\bpor 2\\b(?! (?:horas|dias|semanas))|\\bmi [a-z]+ y yo\\b|\\bde mis 2\\b|\\bde (?:los|las) 2 (?:gat|perr|hij|nin|chic|peque|herman)\\w*|\\bpara (?:2(?= ?(?:[,|]|personas|$|mi|el))|mis 2|los 2|las 2|mi y (?:para )?mi|mi (?:\\w+) y (?:para )?mi(?! \\w+ y)|2 personas)\\b",
  "for another": `\\b(?:y|ahora|tambien|otr[oa]|una?|la|el|lo|falta|igual|luego) (?:otr[oa] |una? |la |el |lo |cita )?(?:de|para|a) (?:mis?|el|la|su|nuestr\\w) (?:otr[oa] )?${RELATIVE}s?\\b|^(?:y|ahora|tambien|ok ,? ?y|listo ,? ?y|ok ,? ?ahora) (?:el|la) otr[oa]\\b(?! (?:dia|hora|semana|mes|cita))|^(?:y |ahora |tambien |ok |bueno |listo |, )*(?:(?:y|ahora|tambien|falta) (?:para mi|lo mio|el mio|la mia)|(?:la|el|lo) mi[oa])\\b|^(?:y |ahora |tambien |, )*mi (?:otr[oa] )?${RELATIVE} (?:tambien|igual|lo mismo)\\b|^(?:y |ahora |, )*tambien mi ${RELATIVE}(?= ?(?:$|[.,|!?]))`,
  relative: RELATIVE,
  "right after": "\\b(?:despues|luego|en ?seguida|de una vez|al (?:salir|terminar)|terminando|saliendo|ahi mismo)\\b",
  "the usual":
    "\\b(?:lo (?:mismo|de siempre|de la otra vez|de la vez pasada|mismito)|el de siempre|la de siempre|igual que (?:la|siempre)|como (?:la (?:otra vez|vez pasada|ultima vez)|siempre))\\b",
  // the person and the place
  anybody:
    "\\b(con|por|que) (quien|cualquiera|la que|el que|alguien mas)\\b|\\bquien sea\\b|\\b(otra|otro) (persona|estilista|barbero|doctora?|especialista|maestr\\w)\\b|\\bcualquier(a)? (estilista|barbero|doctora?|especialista|persona|maestr\\w)\\b|\\bcon (otra|otro)\\b(?! (?:cosa|cita|junta|asunto|compromiso|evento))",
  "by another person":
    "\\b(?:me|nos) (?:cambi\\w+ (?:a|de|con)\\b|(?:pued\\w+ |podria\\w* )?(?:atiend[ae]|atender|toque|corte)\\b)|\\b(?:prefiero|quiero|quisiera) (?:que )?(?:sea )?con\\b",
  "another person": "\\b(otra|otro|alguien mas)\\b",
  "whoever is free": "\\bcon (quien|cualquiera|el que|la que)\\b|\\bquien sea\\b",
  "any of a kind": "\\b(con|sucursal) (quien|cualquier|el que|la que)",
  "who is free":
    "\\b(?:con )?quien(?:es)? (?:me |nos |lo |la )?(?:esta\\w*|tien\\w+|hay|pued\\w+|podria\\w*|anda\\w*|queda\\w*|atiend\\w+|atenderia\\w*|trabaja\\w*|seria|viene)\\b",
  "one person or another": "\\b(?:con|el|la) [a-z~]+ o (?:con )?|\\bsi no\\b",
  "any branch": "\\b(cualquier sucursal|en cualquiera|la sucursal que sea|donde sea)\\b",
  "other branch": "\\b(?:en|a|de|es) la otra sucursal\\b",
  "all branches": "\\bsucursales\\b",
  "about a person": "\\b(?:es|son|tiene|sabe|habla|cobra|estudio|estudia)\\b",
  "works when":
    "\\b(?:trabaja[n]?|labora[n]?|descansa[n]?|viene[n]?|llega[n]?|entra[n]?|sale[n]?|va[n]? a (?:estar|trabajar|venir|descansar|atender)|(?<!\\b(?:me|nos|le|les|lo|la|te) )atiende[n]?|(?:que dias?|cuando) (?:va[n]?|asiste[n]?)|horario (?:es el )?(?:de|tiene|trabaja)|(?:falta|faltara|vacaciones)|esta(?:n|ra|ran)?(?! (?:llen|ocupad|libre|disponible)))\\b",
  "rests when":
    "\\b(?:descansa[n]?|va[n]? a descansar|faltan?|faltara|vacaciones|no (?:viene[n]?|trabaja[n]?|atiende[n]?|esta[n]?|llega[n]?|va[n]? a (?:venir|estar)))\\b",
  "is there now": "\\best(?:a|an|ara|aran)\\b",
  "what days": "\\b(?:que dias?|cuando|horario|(?:a|desde|hasta) que hora|a que horas)\\b",
  "every such day":
    "\\b(?:los|cada|tod[oa]s los) (?:[a-z]+ (?:y|ni|o) )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\\b",
  // when
  or: " o ",
  "or at an hour": "\\bo a las?\\b",
  "same day": "\\bmismo dia\\b",
  "that day": "\\bes[ea] dia\\b",
  "that same day": "\\b(?:ese|el|del) mismo dia\\b",
  "that day again": "\\b(?:ese(?: mismo)?|(?:el|este|para el) mismo) dia\\b(?! de)",
  "all but": "\\b(?:menos|excepto|salvo|que no sean?)\\b",
  "any day": "\\b(cualquier dia|el dia que|que dia sea|cualquiera de esos)\\b",
  "again and again":
    "\\b(?:tod[oa]s (?:los|las)|cada) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|semanas?|meses|mes|quincenas?|(?:8|15|21|30) dias|[2-6] (?:semanas|meses))\\b",
  "first hour": "\\ba primera hora\\b",
  pressing: "\\burg",
  "before or after something": "\\b(?:antes|despues) de (?:lo|la|las|el|mi|mis)\\b",
  // an appointment that exists
  "an appointment I have": "\\bcita que (ya )?tengo\\b",
  "my appointment": "\\bmi cita\\b",
  "the appointment": "\\bla cita\\b",
  appointment: "\\bcita\\b",
  it: "(?:[aeo]r|[ae])la\\b|\\bla (?:muev|cambi|pas|recorr)",
  "of mine":
    "\\b(?:mi (?:cita|turno|visita|clase|sesion|consulta)|lo mio|la mia|me (?:toca\\w*|va[n]? a (?:hacer|cobrar|atender|salir|costar|tocar))|voy a pagar|cuant[oa]s? (?:tiempo|horas?) (?:me )?(?:voy|vamos) a |(?:cual|que) sucursal (?:[a-z]+ ){0,2}(?:es|era|voy|vamos|ir|quede|quedo|toca|llego)|(?:tengo|habia) que (?:pagar|llevar|ir|llegar|estar)|me (?:voy|van) a hacer|lo del? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la de(?: las?)? [a-z]+ (?:con quien|cuando|donde|a que hora)|quede (?:agendad|apuntad|anotad)[oa])\\b",
  "of the one made":
    "^[ ,]*(?:y |oye |perdon |ok |entonces )*(?:,? ?)(?:a que hora|a que horas|que hora|que dia|cuando|con quien|quien|(?:en )?(?:que|cual) sucursal|en donde|a?donde)(?: (?:me |nos |la |lo )?(?:quedo|quede|quedamos|es|era|seria|sera|fue|toca|tengo que ir|voy|atiende|va a ser))?[ ?]*$",
  "asks which": "\\b(?:cual|que sucursal|a?donde|quien|cuando|que horas?|que dia|que me|en que)\\b",
  "the other": "\\bla otra\\b",
  "the other one": "\\bla otra\\b(?! (?:semana|vez))",
  "all mine":
    "(?<!\\bpara )\\b(?:las|mis) [2-5]\\b(?! (?:y|am|pm|de la))|\\b(?:ambas|tod(?:as|o)|las? (?:dos|tres))\\b",
  "not all mine": "\\bde todo\\b|\\ba las [2-5]\\b",
  "moves both": "\\b(?:mueve\\w*|pasa\\w*|cambia\\w*|recorre\\w*) (?:las 2|ambas)\\b",
  "is it done": "\\bya (?:me |la |lo |mi cita |la cita )?(?:quedo |esta |fue )?(?:cancel|confirm|agend|cambi)",
  "implies a move":
    "\\b(?:mejor|se me (?:hizo|hace) tarde|(?:voy|vengo) (?:muy )?(?:tarde|retrasad\\w)|llego|llegar|llegaria|llegare|dejarla|dejamela|ponme|me pong\\w+|me pas\\w+|ponerme|pasarme|recorrerme|ponla|ponmela|ponerla|me equivoque|me confundi|imprevisto|(?:me|nos) (?:surgio|salio) (?:algo|una?|otr[oa])|se (?:me )?presento (?:algo|una?)|misma hora|mismo dia|no (?:puedo|podre|alcanzo)|no se si (?:puedo|podre|alcanzo|llego|voy)|siempre no|no se me (?:hace|hizo|va a hacer|pudo)|se me (?:complico|atraveso|junto|olvido|cruzo|cruza|empalmo|encimo))\\b",
  "implies dropping it": "\\b(?:quita(?:la|mela)|borra(?:la|mela)|ya no la (?:necesito|quiero|ocupo))\\b",
  swaps: "\\bcambi\\w+ (?:\\w+ ){1,5}por\\b(?! (?:favor|fa\\b))",
  "same or instead": "\\b(?:mejor|mism[oa] (?:dia|hora)|en vez|cambi\\w+)\\b",
  "asks to confirm": "\\b(me confirmas|me puedes confirmar|confirmame)\\b",
  confirms: "\\b(confirm|asist)",
  cancels: "\\bcancel\\w+",
  moves: "\\b(?:reagend|cambi|mov|muev|pasa|pasar|reprogram|recorr|pospon)\\w*",
  "books after": "\\by (?:mejor )?(?:me |la )?(?:da[sm]?\\w*|pon\\w*|agend\\w*|apart\\w*|quiero|haz\\w*|sac\\w*)\\b",
  "day of mine":
    "\\b(?:el |ese )?(?:mismo )?dia (?:de(?: mi| la| el| tu)? (?:otra )?cita|(?:que tengo|en que tengo|que es(?: mi)?)(?: mi| la| el| tu)?(?: otra)? [a-z]+)",
  // wishes
  "to have it done":
    "(?:^|[,|.!?~] )(?:es |seria |era |nada mas |solo |nomas )?para (?:que (?:me |le |les |nos |lo |la |se ){1,2})?[a-z]{3,}(?:ar|er|ir|en)(?:me|le|les|nos|lo|la|se)?\\b",
  wishes: "\\b(?:quiero|quisiera|prefiero|puede\\w*|podria\\w*)\\b",
  "wants to book": "\\b(quiero|quisiera|necesito|ocupo|agend|apart|reserv)",
  "changes service": "\\b(?:para (?:mi|un|una|el|la)|quiero|quisiera|servicio|tambien|en vez|cambi\\w+|ademas)\\b",
  later:
    "\\b(espera\\w*|aguantame|tantito|un momento|un segundo|dame (?:un|tantito|chance)|otro dia|luego|despues|pienso|checo|veo|aviso|dejame|deja|consulto|pregunto|reviso|platico|comento|platicar\\w*|comentar\\w*|consultar\\w*|pensar\\w*)\\b",
  // what is asked about
  "opening words":
    "\\b(abr\\w+|cierr\\w+|atencion|hay servicio|dan servicio|abiert\\w+|trabajan|laboran|(?<!\\b(?:me|nos|la|lo|le|las|los|les|te) )atienden)\\b",
  "own sessions":
    "\\bcuantas? sesion(?:es)? (?:me |nos |le |les )?(?:quedan?|restan?|sobran?|faltan?|tengo|tenemos|llevo)\\b|\\b(?:me |nos |aun |todavia )?(?:quedan?|restan?) (?:\\w+ ){0,2}sesion(?:es)?\\b|\\bsesiones (?:me |nos )?(?:quedan|restan)\\b|\\bqueda(?:n)? (?:\\w+ ){0,2}(?:de|en) (?:mi|el) paquete\\b|\\b(?:vence|caduca|termina|expira|sirve) (?:mi|el) paquete\\b|\\b(?:saldo|vigencia|estado|sesiones) (?:de|en) (?:mi|mis) paquetes?\\b|\\btengo (?:algun |un )?paquete\\b|\\bque paquetes? (?:tengo|compre)\\b|\\bmi paquete (?:\\w+ )?(?:vence|vencio|sirve|caduca|cuant\\w+|vigente)\\b",
  "price list": "precios|costos|tarifas|lista",
  terms:
    "\\b(?:cobr\\w{0,4}|penaliza\\w{0,4}|multan?|cargo|recargo|comision|devuelve\\w?|regresan?|reembols\\w{1,4}|pierdo|pierde|cuesta|costo|politicas?|problema|pasa|anticipacion|cuant[oa]s?|hasta|el mismo dia)\\b",
  "human words":
    "\\b(?:robots?|bots?|maquinas?|persona|human[oa]|asesora?|agente|encargad\\w+|duen\\w|gerente|recepcion\\w*)\\b",
  "one more of the same question":
    "^(?:ah |ok |a ver |,|\\?| )*(?:y|tambien) (?:(?:el|la|los|las|un|una|de|del|en|por|para|con)\\b|[a-z]+(?: (?:de|y) [a-z]+){0,2} ?\\?)",
  "the service": "\\bservicio\\b",
  "the day": "\\b(dia|fecha)\\b",
  "the hour": "\\b(hora|horario)\\b",
  "the branch": "\\bsucursal\\b",
  usted:
    "\\b(?:usted|disculpe|oiga|digame|le encargo|si me hace favor|si es tan amable|tenga (?:buen|usted)|me (?:podria|puede) usted)\\b",
  "question mark": "\\?",
  "that one":
    "^(?:(?:ok|okey|va|pues|entonces|bueno|sale|si|no|mejor|quiero|quisiera|dame|prefiero|me quedo con|seria)[ ,]+){0,4}(?:es[ea]|este|esta|el ultimo|la ultima)(?: (?:mism[oa]|mero|mera|mejor|entonces|porfavor|por favor|quiero)){0,3}[ ,.|]*$",
  // no words at all
  "only a filler":
    "^[\\s~|]*(?:porfavor|oye|oigan?|(?:a[yi]|hay|oh|uy) (?:dios|no|caray)(?: mio)?|jaja\\w*|jeje\\w*|dedosi|ntp|sobres|equis|x)[\\s|]*$",
  "clear sign": "\\b(?:dedo(?:si|no)|enojosigno)\\b",
  "bare yes":
    "^(?:(?:si|ok|okey|va|claro|bueno|sale|sip|simon|aja|perfecto|listo|dale|orale|dedosi|de acuerdo|gracias|porfavor|por favor)[ ,.|]*)+$",
  "a number first": "^(a )?\\d{1,2}\\b(?! opcion)",
  "a number alone": "^\\d+$",
} as const satisfies Record<string, string>;

export type Cue = keyof typeof CUES;

/** The words between two things that were said. */
export const JOINTS = {
  or: "\\bo\\b",
  and: " y ",
  "and only": "^ (?:,|y|,? y)(?: el| este)? $",
  listed: "^[^.?!]{0,12}\\| (?:o|u) [^.?!|]{0,15}$|^[^.|?!]{0,25}\\b(o|u|y|ni)\\b[^.|?!]{0,25}$|^ , $",
  instead: "\\b(mejor|perdon|digo|no|mas bien|corrijo|sino|en vez|en lugar|cambi\\w+)\\b",
  fallback: "\\b(?:si no|sino|en caso|de no|por si|si (?:esta|anda|tiene|estuviera) (?:ocupad[oa]|llen[oa]|lleno))\\b",
  "for another": "\\by (?:(?:el|la) )?(?:para (?:el|la|mi|otr[oa])|otr[oa]\\b(?! (?:dia|hora)))",
} as const satisfies Record<string, string>;

export type Joint = keyof typeof JOINTS;

/** The words before ("<"), after (">") or before and in ("=") a service, a day or a person. */
export const PLACES = {
  /** "La de gelish sí sigue en pie". */
  stays:
    "> (?:(?:esa )?si (?:sigue|voy|va|se queda|queda|la dejo|la dejas|asisto|puedo)|sigue\\b|esta bien\\b|asi esta|queda igual|igual(?= ?(?:$|[,.|]))|se queda\\b|dejala\\b|dejamela\\b|no la (?:muevas|canceles|toques))",
  "stays, shortly": "> si ?(?:$|[,.|])",
  /** "El corte a las 6 y lo de las uñas igual". */
  alike: "> (?:queda |sigue )?igual\\b",
  /** "La limpieza del miércoles". */
  "of a day": "> (?:[a-z]+ )?del? (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\\b",
  "the one of": "<\\bla(?: cita)? de(?:l| las?| los| mis)? $",
  mine: "<\\b(?:mi|la|el|las) $",
  /** "Antes de lo de las uñas": when, not which. */
  "tells when": "<\\b(?:antes|despues) de lo (?:de(?: l[oa]s?)?|del) $",
  /** "Adelantar mi limpieza". */
  "moved as mine": "<\\b(?:adelant|mov|muev|cambi|pas|recorr|reagend|reprogram|pospon|atras)\\w* (?:mi|mis) $",
  /** "Mover el tinte". */
  "moved by name": "<\\b(?:mover|muev\\w+|recorr\\w+|pospon\\w+|adelantar|atrasar|reagend\\w+) (?:el|la|las) $",
  /** "El tinte páselo al viernes". */
  "moved afterwards": "> (?:me l[oa] )?(?:pas|muev|cambi|recorr)(?:a|e|ame|eme)(?:l[oa])? (?:al?|para)\\b",
  /** "Y de paso agrégame ceja": one more, not another one instead. */
  added: "<\\b(?:tambien|ademas|aparte|de paso|agrega\\w*|agregue\\w*|suma\\w*)(?: [a-z~]+){0,4} $",
  "added to a choice": "<\\by (?:tambien|ademas|aparte)(?: [a-z]+){0,3} $",
  "added to a booking":
    "<\\b(?:tambien|ademas|aparte|de paso|de una vez|agrega\\w*|suma\\w*|anade\\w*)(?: [a-z]+){0,7} $|(?:^|[|,] |\\bsi )(?:ah )?y (?:[a-z]+ de )?$|(?:^|[|,.] |\\bsi )y (?:la|el|un|una|las|los|mis?|unas|unos) $|\\by otr[oa] (?:dia|cita)\\b[^.|?]*$",
  priced: "<\\b(?:precio|costo|cuanto (?:cuesta|sale|vale|cobran|es|por)|a como)(?: [a-z]+){0,3} $",
  /** "Me sacaron la muela": it was done. */
  "done before":
    "<\\b(?:me|le|nos) (?:sac|quit|pus|hic|oper|extraj|coloc|aplic|hiz)(?:aron|ieron|eron|o|e) (?:(?:la|el|una?|las|los|mis?) )?$",
  /** "Corte de caballero 2, a las 4 y 4:30": two, with an hour each. */
  "two behind":
    "> (?:x|por) 2\\b(?! (?:horas|dias|semanas|pesos))|^ 2 [,:]? ?(?:uno )?a las? \\d{1,2}(?::\\d\\d)?(?: am| pm)? y (?:otro )?(?:a las? )?\\d{1,2}\\b",
  "two of it": "=(?<!\\b(?:las?|a|tipo|como|de|y) )\\b(?:2|un par de) (?:[a-z]+ ){0,3}[a-z]+$",
} as const satisfies Record<string, string>;

export type Place = keyof typeof PLACES;
