// A customer who was harmed, who complains, or who disputes money: none of it is for a machine to answer, whatever
// service it names. What only asks, fears or tells of another place is none.

export type Grievance = "harm" | "complaint" | "money-dispute";

/** Reads the spelled-out text (`words.ts`). */
export function grievanceOf(text: string): Grievance | null {
  if (ELSEWHERE.test(text)) return null;
  for (const [kind, pattern] of KINDS)
    for (const match of text.matchAll(pattern)) if (!NOT_SO.test(text.slice(0, match.index))) return kind;
  return null;
}

const WHOM = "(?:me|nos|le|les|lo|la|se me|se nos)";
const HURT =
  "(?:quemaron|quemo|lastimaron|lastimo|hirieron|irritaron|irrito|infectaron|infecto|golpearon|danaron|dano|arruinaron|arruino|estropearon|maltrataron|descompusieron|rayaron|rompieron|robaron|tocaron (?:mal|indebid\\w{2,8}|sin)|acosaron|acoso|manosearon)";
const LEFT =
  "(?:dejaron|dejo|quedo|quedaron)(?: [a-z]+){0,4} (?:quemad[oa]s?|lastimad[oa]s?|sangrando|calv[oa]|adolorid[oa]s?|hinchad[oa]s?|inflamad[oa]s?|roj[oa]s?|cicatriz|cicatrices|ronchas?|ampollas?|quemaduras?|herida|heridas|manchas|infeccion|infectad[oa]s?)";
const RASH = "(?:ronchas?|ampollas?|sarpullido|infeccion|alergia|reaccion|salpullido|quemaduras?|urticaria)";
const MONEY =
  "(?:mi dinero|mi lana|mi pago|mi anticipo|mi deposito|lo que pague|el dinero|el anticipo|el deposito|reembolso|devolucion)";

const KINDS: readonly (readonly [Grievance, RegExp])[] = [
  [
    "harm",
    new RegExp(
      `\\b(?:${WHOM} (?:han |ha )?${HURT}|${WHOM} ${LEFT}|${WHOM} (?:salio|salieron|dio|provoco|causo|hizo|hicieron)(?: [a-z]+){0,3} ${RASH}|${WHOM} (?:cortaron|corto)(?: [a-z]+){0,2} (?:piel|oreja|dedo|dedos|cuticula|cuello|cuero|labio|lengua|encia)|lastimaron a|se propaso|(?:salio|quedo) (?:muy )?(?:lastimad[oa]|herid[oa]|quemad[oa]))\\b`,
      "g",
    ),
  ],
  [
    "money-dispute",
    new RegExp(
      `\\b(?:(?:me|nos|le) (?:han |ha )?(?:cobraron|cobro|cargaron|hicieron)(?: [a-z]+){0,4} (?:2 veces|3 veces|doble|duplicad[oa]|de mas|demas|mas de (?:lo|la)|mal|otra vez|dos veces|algo que|indebid[oa]|sin (?:avis\\w{1,4}|permiso|autoriz\\w{1,8}))|(?:cobro|cargo|pago) (?:doble|duplicado|indebido|no reconocido|que no)|doble (?:cobro|cargo)|(?:cobraron|cobro|pague)(?: [a-z0-9$]+){0,5} (?:y|pero) (?:no|nunca|nadie) (?:me|nos|lo|la|le|fui|vino|llego)|no reconozco (?:el|ese|este|un) (?:cargo|cobro)|(?:quiero|queremos|exijo|necesito|solicito|pido|reclamo|dame|denme|devuelv\\w{2,7}|regres(?:en|enme|ame|eme|a))(?: [a-z]+){0,4} ${MONEY}|(?:devuelvan|regresen|reembolsen)me|(?:no|nunca) me (?:han |ha )?(?:regresad|devuel|reembols|devolv|regresar)\\w{1,5}|me (?:estafaron|transaron|defraudaron|vieron la cara)|estafa|estafador\\w{0,2}|fraude|rater[oa]s?|contracargo)\\b`,
      "g",
    ),
  ],
  [
    "complaint",
    /\b(?:(?:poner|pongo|levantar|meter|presentar|dejar|tengo|quiero|interponer)(?: [a-z]+){0,3} (?:queja|reclamo|reclamacion|denuncia|demanda)|me quejo|quejarme|reclamar|(?:voy|vamos|pienso) a (?:demandar|denunciar|quejar)\w{0,4}|l[oe]s (?:voy a demandar|demando|denuncio|demandare)|demandarl[oe]s|profeco|cofepris|conamed|mi abogad[oa]|pesim[oa]s? (?:servicio|atencion|trato|experiencia|trabajo)|(?:servicio|atencion|trato|trabajo|experiencia) (?:fue |estuvo |es |tan |muy |super ){0,3}(?:pesim[oa]|horrible|mal[oa]|malisim[oa]|fatal|terrible|asqueros[oa])|(?:mal|malisimo|terrible|horrible) (?:servicio|trato)|mala (?:atencion|experiencia)|(?:me|nos) (?:trataron|atendieron|hablaron|contestaron)(?: [a-z]+){0,2} (?:mal|feo|horrible|fatal|groser\w{2,7}|pesimo)|(?:me|nos) dejaron (?:plantad[oa]s?|esperando|mal|horrible|fatal|fe[oa]|chuec[oa])|(?:me|nos) (?:lo |la )?(?:quedo|hicieron|dejaron|cortaron|pintaron)(?: [a-z]+){0,4} (?:horrible|fatal|fe[oa]|chuec[oa]s?|disparej[oa]s?|espantos[oa]|muy mal|todo mal|bien mal|mal hecho|mal)(?= ?(?:$|[.,|!?]|y\b|el\b|la\b|las\b|los\b|quiero\b))|nadie (?:me|nos) (?:atendio|abrio)|no (?:me|nos) (?:quisieron|respetaron) (?:atender|la cita|mi cita|recibir)|(?:estoy|quede|sali)(?: [a-z]+){0,2} (?:inconforme|decepcionad[oa]|indignad[oa]|furios[oa]|molest[oa] (?:con|por)|enojad[oa]|insatisfech[oa]))\b/g,
  ],
];

// "No tengo queja", "sin queja", "si me queda mal", "espero que no me dejen mal": not what happened.
const NOT_SO =
  /\b(?:no|sin|ninguna|cero|si|nunca)(?: (?:es|tengo|tenemos|hay|vengo|una|ninguna|quiero|me|nos|de|la|el|pongo|fue|estoy)){0,3} $/;
const ELSEWHERE =
  /\b(?:en|con) (?:el |la |un |una )?otr[oa]s? (?:lado|lugar|salon|estetica|clinica|barberia|taller|dentista|negocio|parte|spa|doctor\w{0,1}|persona|estilista)\b|\b(?:con|por) (?:el|mucho|tanto) sol\b|\ben la playa\b/;
