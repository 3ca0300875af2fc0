// How people in Mexico ask for no more messages, and how they take it back. Data of `opt-out.ts`, read folded.

const THINGS =
  "(?:mensajes?|mensajitos?|msjs?|msgs?|whats\\w*|wha?ts|notificaciones|avisos|recordatorios?|correos|cosas|informacion|nada|promo\\w*|publicidad|propaganda|anuncios?|ofertas?|descuentos?|spam)";
/** What is sent to many: 'no quiero nada', 'no necesito el descuento' refuse what was offered, not messages. */
const ADVERTISING =
  "(?:mensajes?|mensajitos?|msjs?|msgs?|whats\\w*|notificaciones|avisos|recordatorios|correos|promos|promociones|publicidad|propaganda|anuncios|ofertas|spam)(?= |$)";
const UNWANTED = "\\b(?:ya no|no) (?:quiero|quisiera|deseo|necesito|me interesa|autorizo|acepto)";
const LESS =
  "(?:(?:mas|ya|nunca|jamas|tantos?|tantas?|este|esta|sus|tus|estos|estas|esos|esas|los|las|la|el|de|ningun|ninguna|tipo|esas|otro|otra) )*";
/** Subjunctive and imperative only: 'no me mandaron' is a complaint. */
const SEND =
  "(?:mand(?:e[ns]?|es|ando(?:me)?)|envi(?:e[ns]?|es|ando(?:me)?)|escrib(?:an?|as|iendo(?:me)?)|contact(?:e[ns]?|es)|molest(?:e[ns]?|es|ando(?:me)?)|texte(?:en?|es))";
const TO_SEND = "(?:mandar|enviar|escribir|contactar|molestar|llegar|textear)";
/** The waiting list is another list. */
const LIST = "(?:listas?(?! de espera)|grupo|contactos|base|difusion|directorio|agenda)";
const END = "(?= |$)";
const AFTER_SEND = `(?=$| ${LESS}${THINGS}| (?:por favor|porfa\\w*|porfis|gracias|ya|nunca|mas|por aqui|por este medio|a este numero|al whats\\w*)(?: |$))`;

/** Whole messages. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  "baja",
  "stop",
  "alto",
  "parar",
  "unsubscribe",
  "baja definitiva",
  "baja mensajes",
  "baja promociones",
  "stop mensajes",
  "stop promociones",
  "alto mensajes",
  "alto promociones",
  "ya basta",
  "cancelar suscripcion",
  "cancelar mensajes",
  "salir de la lista",
  "no mas mensajes",
  "no mas promociones",
  "no mas",
]);

export const START_WORDS: ReadonlySet<string> = new Set([
  "alta",
  "start",
  "reanudar",
  "darme de alta",
  "denme de alta",
  "dame de alta",
  "quiero darme de alta",
  "alta de nuevo",
  "alta otra vez",
]);

const BAJA_TAIL = `(?=$| (?:ya|por favor|porfa\\w*|gracias|porque|que|del?|de) ?(?:$|(?:sus|tus|su|tu|los?|las?|el|estos?|estas?|todos?|todo|aqui|ahi|mensajes?|${LIST}|promo\\w*|publicidad|whats\\w*|suscripcion|notificaciones|spam)\\b)|$)`;

export const STOP_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\bno )(?<!\\bno me )(?<!\\bno quiero )\\b(?:denme|deme|dame|darme|demen|den|dar|daranme|me (?:den?|das?|dan|des|doy|pueden?s? dar|podrian? dar)|solicito(?: la| mi| que me den)?|quiero(?: la| mi)?|pido(?: la| mi)?|ponganme|pongame) (?:de |en )?baja${BAJA_TAIL}`,
    "g",
  ),
  new RegExp(`\\bno (?:me|nos) (?:vuelvan? a |sigan? |estes? |esten |anden? |vayan? a )?${SEND}${AFTER_SEND}`, "g"),
  new RegExp(`\\bno (?:me |nos )?(?:vuelvan? a |vuelvas a )${TO_SEND}(?:me|nos)?${END}`, "g"),
  new RegExp(
    `\\bno (?:me |nos )?(?:sigan? |esten? |estes? |anden? )(?:mandando|enviando|escribiendo|molestando)(?:me|nos)?${END}`,
    "g",
  ),
  new RegExp(`\\bno (?:manden?|envien?|mandes|envies) ${LESS}${THINGS}`, "g"),
  new RegExp(`\\b(?:ya )?no molesten?${END}`, "g"),
  new RegExp(
    `\\b(?:dejen|deje|deja|dejes|dejar|paren|pare|parenle|eviten?|evita) de (?:estar )?(?:me )?(?:${TO_SEND}|mandando|enviando|escribiendo|molestando)(?:me|nos)${END}`,
    "g",
  ),
  new RegExp(
    `\\b(?:dejen|deje|deja|dejes|dejar|paren|pare|eviten?|evita) de (?:estar )?(?:mandar|enviar|mandando|enviando) ${LESS}${THINGS}`,
    "g",
  ),
  new RegExp(`\\b(?:no|dejar? de) (?:mandar|enviar)(?:me|nos) ${LESS}${THINGS}`, "g"),
  new RegExp(
    `${UNWANTED} (?:seguir )?(?:recibir|recibiendo|que me (?:sigan? |esten? |vuelvan? a )?(?:manden?|envien?|escriban?|contacten?|lleguen?|mandando|enviando|escribiendo)) (?:${LESS}${THINGS}|${LESS}de ustedes)`,
    "g",
  ),
  new RegExp(`${UNWANTED} ${LESS}(?:${ADVERTISING}|(?:nada )?de ustedes)`, "g"),
  /\b(?:ya no|no) (?:quiero|quisiera|deseo|autorizo) que (?:ya )?me (?:manden?|envien?|escriban?|contacten?|molesten?)(?=$| por favor| gracias| ya| mas| nunca)/g,
  new RegExp(
    `\\b(?:(?:quit|elimin|borr)(?:en|a|e|ar|an)me|saqu?(?:en|e|a|ar)me) (?:de |ya de )?(?:su |la |sus |esta |tu |tus |el |este )?${LIST}`,
    "g",
  ),
  new RegExp(
    `(?<!\\bno )\\bme (?:pueden? |puedes |podrian? )?(?:(?:quit|elimin|borr)(?:ar|an|as|a|en|es)|sa(?:c|qu)(?:ar|an|as|a|en|es)) de (?:su |la |sus |esta |tu )?${LIST}`,
    "g",
  ),
  /\b(?:dejenme|dejame|dejeme) en paz\b|\b(?:dejen|deje|paren|pare) de (?:estar )?(?:molestar|molestando|fastidiar|fastidiando)(?:me|nos)?(?= |$)/g,
  new RegExp(`\\b(?:basta|alto) (?:de |a |con )${LESS}${THINGS}`, "g"),
  /\bdes?suscrib\w+|\bunsubscribe\b|\bopt out\b|\bcancel(?:ar|en|a) (?:mi |la )?suscripcion\b/g,
  /\bstop (?:messaging|texting|sending|writing)(?: me)?\b|\b(?:don t|do not|no longer) (?:text|message|contact|write|bother)(?: to)? me\b|\b(?:don t|do not) send me (?:any )?(?:more )?(?:messages|texts|promotions|promos|ads|anything|spam)\b|\bno more (?:messages|texts|promotions|ads|spam)\b|\b(?:remove|take) me (?:from|off)\b|\bleave me alone\b/g,
];

/** They want more than no messages: a person handles that. */
export const ERASE_PATTERN =
  /\b(?:borr|elimin|quit)(?:en|a|e|ar|as|an) (?:por favor )?(?:mi (?:numero|telefono|contacto|informacion|registro)|mis datos)\b/g;

export const START_PATTERNS: readonly RegExp[] = [
  /^(?:si )?(?:quiero|quisiera|me gustaria|acepto) (?:volver a |otra vez )?recibir (?:de nuevo |otra vez )?(?:sus |tus |los |las )?(?:mensajes|promociones|avisos|recordatorios|notificaciones|informacion)(?: de nuevo| otra vez)?$/,
  /^(?:si )?(?:vuelvan|pueden volver|ya pueden volver|vuelve) a (?:mandar|enviar|escribir)(?:me)?(?: (?:sus |los )?(?:mensajes|promociones|avisos))?$/,
  /^(?:me (?:dan|das|da|pueden dar|puedes dar) de alta)(?: (?:de nuevo|otra vez))?$/,
];

/** Words around it that are not another request. */
export const AROUND =
  /\b(?:por favor|por fa|porfa\w*|porfis|gracias|muchas|hola|buen(?:os|as)?|dias?|tardes?|noches?|oigan?|oye|oiga|disculpen?|perdon|ya|pues|que|y|si|de|la|los|las|sus|mas|nunca|jamas|favor|ahora|ahorita|urgente|senores|senorita|joven|aqui|este|numero|a|al|mi|me|les|pido|ok|bueno|mejor|porque|es|son|muy|mucho|molesto|molestos|molesta|spam|estoy|harta|harto|cansada|cansado|no|quiero|nada|interesa|whats\w*|mensajes?|promo\w*|publicidad|todo|todos|del|negocio|ustedes|para|en|otra|vez|entiendan|neta|caray|se los|ruego|lo)\b/g;

/** Words with which another request begins. */
export const OTHER_REQUEST =
  "pero|mejor|tambien|ademas|quiero|quisiera|necesito|ocupo|busco|me gustaria|me (?:agend|apart|cancel|cambi|pas|das? |mand|inform|podri|pued)\\w*|(?:agend|apart|cancel|cambi|confirm|reagend)\\w*|mi cita|una cita|cuanto|cuando|donde|como|cual|a que|que (?:hora|dia|precio|servicio)\\w*|tienen|tienes|hay|puedo|pueden|podrian?|y (?!que |ya |no |tampoco )";

/** It is only about advertising. */
export const PROMOTIONS = /\b(?:promo\w*|publicidad|propaganda|anuncios?|ofertas?|descuentos?)\b/;
export const MESSAGES =
  /\b(?:mensaj\w+|msjs?|msgs?|whats\w*|nada|escrib\w+|recordatorios?|avisos|notificaciones|todo)\b/;
