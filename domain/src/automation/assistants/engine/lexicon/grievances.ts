// How customers say that they were harmed, overcharged, badly served, or that they lose patience: patterns over the
// spelled-out text. Data only: read by `parse/acts/grievance.ts`.

const WHOM = "(?:me|nos|le|les|lo|la|se me|se nos|se le)";
const HURT =
  "(?:quemaron|quemo|lastimaron|lastimo|hirieron|irritaron|irrito|infectaron|infecto|golpearon|danaron|dano|arruinaron|arruino|estropearon|maltrataron|descompusieron|rayaron|rompieron|robaron|tocaron (?:mal|indebid\\w{2,8}|sin)|acosaron|acoso|manosearon|faltaron al respeto)";
const HURT_STATE =
  "(?:quemad[oa]s?|lastimad[oa]s?|sangrando|calv[oa]|adolorid[oa]s?|hinchad[oa]s?|inflamad[oa]s?|irritad[oa]s?|roj[oa]s?|morad[oa]s?|cicatriz|cicatrices|ronchas?|ampollas?|quemaduras?|heridas?|manchas|infeccion|infectad[oa]s?)";
const RASH =
  "(?:ronchas?|ampollas?|sarpullido|infeccion|alergia|reaccion|salpullido|quemaduras?|urticaria|granos|comezon|llagas?)";
const SYMPTOM =
  "(?:ard[eio]\\w*|quem(?:a|ado|ada|adura\\w*)|hinch\\w+|inflam\\w+|irrit\\w+|ronchas?|ampollas?|sangr\\w+|infect\\w+|infeccion|alergia|llagas?|comezon|cay(?:endo|o|eron)|dolor|duele|herida\\w*|lastim\\w+|cortada)";
const MONEY =
  "(?:mi dinero|mi lana|mi pago|mi anticipo|mi deposito|lo que pague|el dinero|el anticipo|el deposito|reembolso|devolucion)";
const DID =
  "(?:hicieron|hizo|dejaron|dejo|quedo|quedaron|cortaron|corto|pintaron|pusieron|puso|aplicaron|aplico|entregaron|dieron|tocaron|atendieron|atendio|trataron|trato|hablaron|hablo|contestaron|contesto|salio|salieron|revisaron|arreglaron|vendieron|sacaron|quitaron|operaron)";
const BADLY =
  "(?:mal|malisim[oa]|fe[oa]s?|horribles?|fatal(?:es)?|terribles?|pesim[oa]s?|espantos[oa]s?|chuec[oa]s?|disparej[oa]s?|mochad[oa]s?|trasquilad[oa]s?|manchad[oa]s?|maltratad[oa]s?|tiez[oa]s?|ties[oa]s?|resec[oa]s?|verdes?|naranja|groser\\w{2,7}|de la (?:patada|fregada|chingada)|un (?:asco|desastre|desmadre|mugrero)|hech[oa] un \\w+|equivocad[oa]|incomplet[oa]|suci[oa]s?|rot[oa]s?)";
const BAD_AT =
  "(?:pesim[oa]s?|mal[oa]?|malisim[oa]|horribles?|fatal(?:es)?|terribles?|asqueros[oa]|deficiente|lament\\w+|deplorable|nefast[oa])";
const SERVED = "(?:servicio|atencion|trato|trabajo|experiencia|calidad|higiene)";
const NOBODY =
  "(?:contest(?!o\\b)\\w+|respond(?!io\\b)\\w+|resuelv\\w+|resolv\\w+|atiend\\w+|atend\\w+|ayud\\w+|hac\\w+ caso|dan? (?:una )?(?:respuesta|solucion|razon)|dic\\w+ nada|pela\\w*|abr\\w+|escuch\\w+|llamad[oa]|marcad[oa]|hablad[oa]|avisad[oa]|buscad[oa]|explicad[oa])";
const INSULT =
  "(?:inutil(?:es)?|idiotas?|estupid[oa]s?|imbecil(?:es)?|pendej[oa]s?|tont[oa]s?|inept[oa]s?|groser[oa]s?|maldit[oa]s?|incompetentes?|mediocres?|irresponsables?|payas[oa]s?|baboso?s?|tarad[oa]s?|mensos?|informales)";

export const GRIEVANCES = {
  crisis:
    "(?:me quiero morir|quiero morirme|no quiero (?:vivir|seguir viviendo)|ya no quiero (?:vivir|seguir viviendo)|quitarme la vida|matarme\\b(?! de (?:risa|la risa|hambre))|suicid\\w+|hacer[ms]e dano|lastimarme a mi|acabar con (?:mi vida|todo esto)|se quiere (?:morir|matar|hacer dano)|(?:me (?:quiero|voy a|intente)|se (?:quiere|va a|quiso|intento)) (?:quitar la vida|matar\\b)|(?:ya )?no (?:le |les )?(?:encuentro|veo|hallo|tiene|tengo) (?:el |ningun )?(?:sentido|caso|razon)(?: a| de| para)? (?:nada|vivir|la vida|mi vida|seguir)|no vale la pena (?:vivir|seguir)|(?:quiero|quisiera|prefiero|mejor) (?:desaparecer|morirme|estar muert[oa])(?= ?(?:$|[.,|!]))|ya no (?:aguanto|puedo|soporto)(?: mas)?(?: con (?:mi vida|todo|esto))(?= ?(?:$|[.,|!]))|(?:ya )?no (?:aguanto|puedo|soporto) mas(?: [,.|] ?| ?$)|nadie me (?:extranaria|va a extranar)|(?:mi vida|todo) (?:ya )?no (?:tiene|vale))",
  harm: [
    `${WHOM} (?:han |ha )?${HURT}`,
    `${WHOM} (?:dejaron|dejo|quedo|quedaron)(?: [a-z]+){0,4} ${HURT_STATE}`,
    `${WHOM} (?:salio|salieron|dio|provoco|causo|hizo|hicieron)(?: [a-z]+){0,3} ${RASH}`,
    `${WHOM} (?:cortaron|corto)(?: [a-z]+){0,2} (?:piel|oreja|dedo|dedos|cuticula|cuello|cuero|labio|lengua|encia)`,
    "lastimaron a|se propaso|(?:salio|quedo) (?:muy )?(?:lastimad[oa]|herid[oa]|quemad[oa])",
    `(?:despues|desde|a raiz|por culpa|luego) (?:de(?:l)?|que)\\b[^.|;?!]{0,50} ${SYMPTOM}`,
    `${SYMPTOM}[^.|;?!]{0,40} (?:(?:desde|despues de|por lo|con lo) que|desde (?:ayer|antier|anoche|el [a-z]+|hace [a-z0-9 ]{1,12}) que|por culpa de|a causa de)(?: me| le| nos)? (?:${DID}|fui|sali|vine|lavaron|tinte|ustedes)`,
  ].join("|"),
  "money-dispute": [
    "(?:me|nos|le) (?:han |ha |estan )?(?:cobraron|cobrado|cobrando|cobro|cargaron|hicieron|quitaron)(?: [a-z0-9$]+){0,5} (?:2 veces|3 veces|doble|duplicad[oa]|de mas|demas|extra|mas de (?:lo|la)|mas car[oa]|mal|otra vez|algo que|indebid[oa]|sin (?:avis\\w{1,4}|decir\\w{0,3}|permiso|autoriz\\w{1,8}))",
    "(?:cobro|cargo|pago) (?:doble|duplicado|indebido|no reconocido|que no (?:hice|reconozco|autorice))|doble (?:cobro|cargo)|\\b(?:2|3) (?:cobros|cargos)",
    "(?:cobraron|cobro|pague|deposite|transferi)(?: [a-z0-9$]+){0,6}(?: ,)? (?:y|pero) (?:no|nunca|nadie|sigue|todavia|ahora|me)(?: (?:me|nos|lo|la|le|se))?(?: [a-z]+){0,2}",
    "no reconozco (?:el|ese|este|un) (?:cargo|cobro)|(?:aparece\\w?|salio|salieron|hicieron|llego)(?: [a-z0-9]+){0,3} (?:cargos?|cobros?)\\b",
    `(?:quiero|queremos|exijo|necesito|solicito|pido|reclamo|dame|denme|devuelv\\w{2,7}|regres(?:en|enme|ame|eme|a))(?: [a-z]+){0,4} ${MONEY}`,
    "(?:que|quiero que) me (?:devuelvan|regresen|reembolsen)|(?:devuelvan|regresen|reembolsen)me|(?:no|nunca) me (?:han |ha )?(?:regresad|devuel|reembols|devolv|regresar|regresan)\\w{0,5}",
    "me (?:dijeron|prometieron|habian dicho|cotizaron)(?: [a-z0-9$]+){0,7}(?: ,)? (?:y|pero)(?: me| luego| al final| ya)* (?:cobraron|quisieron cobrar|salio|sale)",
    "me (?:estafaron|transaron|defraudaron|vieron la cara|robaron)|estafa|estafador\\w{0,2}|fraude|rater[oa]s?|raterias?|ladron(?:es)?|contracargo",
  ].join("|"),
  complaint: [
    "(?:poner|pongo|levantar|meter|presentar|dejar|tengo|quiero|hacer|interponer)(?: [a-z]+){0,3} (?:queja|reclamo|reclamacion|denuncia|demanda)|me quejo|quejarme|reclamar|inconformidad",
    "(?:voy|vamos|pienso) a (?:demandar|denunciar|quejar|reclamar)\\w{0,4}|l[oe]s (?:voy a demandar|demando|denuncio|demandare)|demandarl[oe]s|profeco|cofepris|conamed|mi abogad[oa]|mala resena|(?:1|una) estrella",
    `${BAD_AT} ${SERVED}|${SERVED} (?:fue |estuvo |esta |es |tan |muy |super |bien |me parecio |de lo (?:mas|peor) ){0,3}(?:${BAD_AT}|groser\\w+|pesim\\w+|decepcion\\w+|dej[oa] mucho que desear)`,
    `(?:me|nos|le|se me|se la|se lo) (?:lo |la |los |las )?${DID}(?: [a-z]+){0,6} ${BADLY}(?= ?(?:$|[.,|!?;]|y\\b|el\\b|la\\b|las\\b|los\\b|de\\b|quiero\\b|con\\b|por\\b|en\\b|que\\b|no\\b|necesito\\b|mi\\b))`,
    `(?:quedo|quedaron|salio|salieron|esta|dejaron)(?: [a-z]+){0,3} ${BADLY} (?:el|la|mi|los|las) (?:trabajo|corte|tinte|color|unas?|pelo|cabello|diente|muela|manicure|pedicure)`,
    "(?:me|nos) dejaron (?:plantad[oa]s?|esperando|en visto|botad[oa])|nadie (?:me|nos) (?:atendio|abrio|aviso|recibio)|(?:llegue|llegamos|fui|fuimos)(?: [a-z0-9:]+){0,8} (?:y|pero)(?: ya)? (?:no (?:habia|estaba|abr\\w+|tenian|(?:me|nos) (?:atend|abr|recib|quis|dej|hic)\\w+)|estaba cerrado|nadie|(?:me|nos) dijeron que (?:no|ya no))",
    "no (?:me|nos) (?:quisieron|respetaron|cumplieron|avisaron|dejaron|recibieron|hicieron (?:bien|lo que)|atendieron)|me cancelaron|me cambiaron(?: [a-z]+){0,4} sin avis\\w+",
    "(?:me|nos) (?:hicieron|tuvieron) (?:esperar|esperando)|(?:estuve|estuvimos|espere|esperamos|llevo|llevamos)(?: [a-z0-9]+){0,5} (?:minutos|horas?|dias|semanas|rato|media hora)(?: [a-z]+){0,3} (?:esperando|sin|afuera|y nada)|(?:llevo|llevamos)(?: [a-z0-9]+){0,4} (?:esperando|aqui esperando)",
    "no (?:me )?(?:quede|qued[oó]|sali)(?: [a-z]+){0,2} (?:content[oa]|conforme|satisfech[oa]|a gusto|feliz|bien)|no (?:era|es|fue) lo que (?:pedi|queria|quedamos|me dijeron|esperaba)|(?:y|pero) no me gusto(?= ?(?:$|[.,|!]))|no (?:me )?gusto (?:nada|como|el|la|mi|lo|para nada)|esperaba (?:mas|otra cosa|algo mejor)|(?:mal|muy mal) hech[oa]",
    "se me (?:cayo|cayeron|levanto|levantaron|despego|despegaron|desprendio|desprendieron|rompio|rompieron|quito|despinto|callo)(?: [a-z]+){0,4} (?:a l[oa]s \\d|al (?:otro )?dia|al dia siguiente|ayer|en \\d|el mismo dia|luego luego|de inmediato|\\d dias|y apenas|otra vez)|no (?:me )?(?:duro|duraron|dura) (?:nada|ni)|(?:me |nos )?(?:duro|duraron) (?:solo|apenas|nomas|nada mas|ni)|me (?:duro|duraron) (?:como )?[1-5] dias\\b|que me l[oa]s? (?:arreglen|corrijan|compongan|repongan|rehagan|vuelvan a hacer) (?:gratis|sin (?:costo|cobrar\\w*|pagar)|bien|otra vez|de nuevo)",
    "(?:estoy|quede|sali|ando|me siento|quedamos|estamos)(?: [a-z]+){0,3} (?:inconforme|decepcionad[oa]s?|indignad[oa]s?|furios[oa]s?|molest[oa]s?|enojad[oa]s?|insatisfech[oa]s?|frustrad[oa]s?|encabronad[oa]s?|emputad[oa]s?|encanijad[oa]s?|desesperad[oa]s?|hart[oa]s?|fastidiad[oa]s?|enganad[oa]s?|burlad[oa]|ofendid[oa]|dolid[oa]|trist[e]\\b(?: con| por)|llorando|cansad[oa]s? de)",
    "me (?:tienen|traen) (?:hart[oa]|hasta|cansad[oa]|esperando|vuelta y vuelta|dando vueltas)|hasta la madre|que (?:decepcion|coraje|rabia|asco|falta de)|que (?:fastidio|hueva|desastre|verguenza)|echo chispas|se pasan(?: de (?:lanza|list[oa]s|verdes))?(?= ?(?:$|[.,|!]))|(?:me|nos) (?:discriminaron|humillaron|ignoraron|ignoran|corrieron|gritaron|insultaron|ofendieron|enganaron|mintieron|tratan? (?:como|muy|bien) \\w+|hicieron (?:llorar|sentir))|(?:me da|tengo|traigo)(?: mucho| un| harto)? coraje|es el colmo|falta de respeto|no se vale|no es justo|poca(?= ?(?:$|[.,|!]))|poca (?:madre|seriedad|verguenza|etica)|ya (?:basta|chole|estuvo bueno)|se (?:estan )?burla\\w*|nunca (?:vuelvo|volvere|mas vuelvo)|no (?:vuelvo|volvere|pienso volver|regreso)(?: a ir)?\\b(?! a (?:casa|mi))|porqueria|cochinada|nefast[oa]s?|abusiv[oa]s?|mentiros[oa]s?|prepotentes?|poco profesional\\w*",
  ].join("|"),
  upset: [
    "(?<=^[ ,|]*)(?:que )?(?:pesim[oa]s?|fatal|horrible|horror|decepcion(?:ad[oa])?|desastre|asco|indignante|inaudito|lamentable|llevo horas|ya valio|puras? mentiras?|no sirven?|nunca mas|gracias por nada|me (?:estan|siguen) ignorando|siguen ahi)(?=[ .!?|]*$)",
    `nadie (?:me |nos )?(?:ha |han )?${NOBODY}`,
    `no (?:me|nos) (?:han |ha |estan |esta |quieren )?${NOBODY}|\\bno (?:contestan|responden|resuelven|atienden (?:el|los|mis|ningun|a nadie))`,
    "(?:contesten|respondan|contesta|responde|contesteme|contestenme|atiendanme|haganme caso|peleneme)(?: ya| por favor| porfavor| algo)?(?= ?(?:$|[.,|!?]))|(?:me|nos) van a (?:contestar|responder|atender|resolver|hacer caso)|(?:alguien|quien) (?:me )?(?:va a |puede )?(?:contest|respond)\\w+|hay alguien (?:ahi|alla)|siguen? sin (?:contest|respond|resolv|darme)\\w+|hasta cuando (?:me|nos|van|piensan)|hasta que hora (?:me |nos )?(?:van|piensan)",
    "(?:van|llevo|llevamos|es la|ya son|por)(?: como| mas de| ya)? (?:[a-z0-9]+ )?(?:veces|vez|dias|horas|minutos|semanas|rato)(?: [a-z]+)? (?:que )?(?:(?:les |te |le )?(?:pregunt|escrib|mensaj|esper|ped|pid|marc|llam|mand|insist|habl|intent|trat)\\w+)|(?:llevo|llevamos|desde [a-z0-9 ]{2,14}|todo el dia|toda la (?:manana|tarde|semana))(?: [a-z0-9]+){0,3} (?:escribi|marcando|llamando|preguntando|mandando|insistiendo|esperando)\\w*|(?:les|te|le) he (?:escrito|marcado|preguntado|mandado)(?: [a-z0-9]+){0,3} veces|ya (?:les|te|se|te lo|se lo)(?: he| habia)? (?:dij|dich|repet|pregunt|ped|escrib|marq|mand)\\w+ (?:[a-z]+ ){0,3}?(?:veces|vez|mil|varias)|ya (?:te|les|se|te lo|se lo|se los) (?:lo )?(?:dije|habia dicho)(?= que\\b| ?(?:$|[.,|!]))|cuantas veces (?:les|te|le|mas|quieren|hay que|voy a|necesito)",
    "(?:que )?no (?:me )?(?:entiende[ns]?|estas? entendiendo|lee[ns]?|lees|escucha[ns]?)(?: nada| lo que)?(?= ?(?:$|[.,|!?]|nada|lo|que))|no sirve[ns]?(?: para)? nada|no sirves|todavia nada(?= ?\\?)|que pesim[oa]\\b|(?:otra vez|siempre) (?:lo mismo|igual|con lo mismo)|puras (?:vueltas|largas|mentiras|excusas)|me (?:traen|dan) (?:puras )?(?:largas|vueltas)",
    "apur(?:ense|enle|ale|ate|en ya)|que (?:lent[oa]s?|tardad[oa]s?|mal[oa]s son|chaf\\w+|inutil\\w*|ridicul\\w+|patetic\\w+|incompetent\\w+|groser\\w+|ineptitud)|no tengo (?:todo el dia|tiempo para (?:esto|estar))|cuanto (?:tiempo )?mas (?:tengo|voy|hay|debo)|(?:es|tan) (?:muy |tan )?dificil (?:contest|respond|que)\\w*|enojosigno|(?:\\? ?){3,}|(?:hola ?[?!,.|]* ?){3,}",
    `(?:eres|son|estas|estan|que|par de|bola de|pinches?|malditos?)(?: un[oa]?s? | bien | muy | tan | mas | )${INSULT}|\\b(?:pinches?|chinga\\w*|mierdas?|pendej[oa]s?|culer[oa]s?|verga|vergas|imbecil(?:es)?|idiotas?|estupid[oa]s?|no (?:mamen|mames)|vete a la|vayanse a la|jodan|jodanse|cabron(?:es)?|put[oa]s?|maldit[oa]s? (?:bot|robot|maquina|sistema|negocio|lugar))`,
  ].join("|"),
} as const;
