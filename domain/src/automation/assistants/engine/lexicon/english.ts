// English as customers in Mexico write it: how to tell it from Spanish, and the Spanish text that replaces it. Data
// only.

import { lookup } from "../../../../kit/words/lookup.ts";

/** Words that only English has. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the i you your my for at want need would like can could book booking appointment appointments tomorrow today price prices much what when where time open data info information privacy delete erase keep store close opening please hello thanks thank is are do does
  have haircut haircuts men mens women womens with and or cancel reschedule change move speak talk human someone person address located location cost costs how available availability monday tuesday
  wednesday thursday friday saturday sunday morning afternoon evening next week yes yeah sure good hi hey nails manicure pedicure massage cleaning english anyone somebody schedule it that this we our us
  was were be been will won't don't doesn't didn't can't i'm i'd i'll it's that's any some there here who why which long take takes cards card cash pay parking park discount late running on in to of a an off by about from make made get got set up time day week month tonight noon half past quarter trim dye color highlights eyebrows beard shave kids kid son daughter wife husband mother father first name last called speak spanish right now nobody no-one someone everyone never mind again been being had has did done give tell know think wait waiting waited after before between than then very too also because when if so such just only still already really about around through without worst worse terrible awful horrible ridiculous unacceptable disappointed upset angry mad rude refund money back charged overcharged twice ruined burned hurt hair service services experience manager owner boss guys sundays saturdays weekends weekend january february march april june july august september october november december great fine alright okay thursdays fridays mondays friend people person's walk-ins ins walk minutes minute hour hours looking need needs anything something nothing everything more less same other another sorry excuse question questions able offer offers provide accept bring open closed free slot slots best earliest latest soon possible does she he they them call fit space tmrw tmr pls works work working days women woman lady ladies men man mon tue tues wed thu thurs fri saw cut cuts list eyelashes lashes`.split(
    /\s+/,
  ),
);

/** Words of both languages, which alone prove nothing. */
export const SHARED_WORDS: ReadonlySet<string> = new Set(
  "a he has come me no do son as so sale late can once pie real are hay van fin dime tan use bye hi ok okay thanks please hello kid trim dye person tinte".split(
    " ",
  ),
);

/** English words that Spanish speakers use too: a message of these alone is Spanish. */
export const LOAN_WORDS: ReadonlySet<string> = new Set(
  "manicure pedicure massage data info information price list".split(" "),
);

/** Each of them as a digit: "two" is 2. */
export const ENGLISH_NUMBERS: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
export const ENGLISH_MONTHS: Readonly<Record<string, string>> = lookup({
  january: "enero",
  february: "febrero",
  march: "marzo",
  april: "abril",
  may: "mayo",
  june: "junio",
  july: "julio",
  august: "agosto",
  september: "septiembre",
  october: "octubre",
  november: "noviembre",
  december: "diciembre",
  jan: "enero",
  apr: "abril",
  aug: "agosto",
  dec: "diciembre",
});
const WEEKDAYS = [
  ["monday", "el lunes"],
  ["tuesday", "el martes"],
  ["wednesday", "el miercoles"],
  ["thursday", "el jueves"],
  ["friday", "el viernes"],
  ["saturday", "el sabado"],
  ["sunday", "el domingo"],
] as const;
const PAIN = "(?:ruined|destroyed|damaged|burn(?:ed|t)|hurt|messed up|fried|botched|cut|scarred|injured)";
const BAD = "(?:worst|terrible|awful|horrible|bad|poor|disgusting|lousy|rude)";

const MONTH = Object.keys(ENGLISH_MONTHS).join("|");

const OF_TIME: readonly (readonly [string, string])[] = [
  ["one (?=am|pm|o'?clock|week|day|month|hour|person)", "1 "],
  [`(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})`, "el $1 de $2"],
  [`(?:on )?(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?! ?(?:[ap]m|:))`, "el $2 de $1"],
  ["(?:on )?the (\\d{1,2})(?:st|nd|rd|th)", "el $1"],
  ["(?:a|1) week from (?=today|tomorrow)", "1 semana despues de "],
  ...WEEKDAYS.map(([day, dia]): [string, string] => [
    `(?:a|1) week from ${day}|(?:the )?${day} after next|not (?:this|tomorrow) ${day},? the (?:next|other) one`,
    `${dia} en 8 dias`,
  ]),
  ["in (?:a|1) week", "en 1 semana"],
  ["in (\\d{1,2}) (?:weeks?)", "en $1 semanas"],
  ["in (\\d{1,2}) days", "en $1 dias"],
  ["(?:at |around )?half past (\\d{1,2})|(?:at |around )?(\\d{1,2}) thirty", "a las $1$2:30"],
  ["(?:at |around )?quarter past (\\d{1,2})|(?:at |around )?(\\d{1,2}) fifteen", "a las $1$2:15"],
  ["(?:between|from) (\\d[\\d:]*(?: ?[ap]m)?) (?:and|to) (?=\\d)", "entre las $1 y las "],
  ["(?:any ?time )?after (?=\\d)", "despues de las "],
  ["(?:any ?time )?before (?=\\d)", "antes de las "],
  ["(?:over |on )?(?:this |the )?weekends?", "el fin de semana"],
];

const OF_FEELINGS: readonly (readonly [string, string])[] = [
  ["(?:kill|hurt) myself|end my life|(?:want to|wanna) die|suicid\\w+|don'?t want to live", "quiero morirme"],
  [
    `(?:you|they|she|he|it)(?: guys| all)?(?: have| has| just)* ${PAIN} (?:me|my|her|his|our)(?: [a-z]+)?`,
    "me lastimaron",
  ],
  ["(?:got|gave me|have|had) (?:an? )?(?:allergic reaction|rash|infection|blisters?)", "me salio una infeccion"],
  ["overcharged(?: me| us)?|charged (?:me |us )?(?:twice|double|extra|too much|more)", "me cobraron de mas"],
  ["(?:i want |give me |need )?(?:a |my )?(?:refund|money back)", "quiero mi dinero"],
  [`${BAD} (?:service|experience|place|attention|treatment|salon|haircut|job)(?: ever)?`, "pesimo servicio"],
  [`(?:service|experience|treatment|stylist|staff)(?: was| is| were)(?: so| very| really)? ${BAD}`, "pesimo servicio"],
  [
    "(?:i(?:'| a)?m|we(?:'| a)?re|i feel)(?: so| very| really| extremely| pretty)? (?:upset|angry|mad|furious|disappointed|frustrated|pissed(?: off)?|fed up|unhappy)",
    "estoy muy molesta",
  ],
  ["(?:nobody|no one|no-one)(?: ever)? (?:answers?|replies|responds?|helps?|cares?)(?: me)?", "nadie contesta"],
  ["(?:why )?(?:don'?t|won'?t|didn'?t|aren'?t) (?:you|anyone)(?: guys)? (?:answer|reply|respond)\\w*", "no contestan"],
  ["(?:i(?:'| ha)?ve|we(?:'| ha)?ve) been waiting", "llevo mucho esperando"],
  ["this is (?:ridiculous|unacceptable|outrageous|a joke|bullshit)|i want to complain|complaint", "tengo una queja"],
  ["you(?:'re| are)?(?: guys)? (?:suck|useless|stupid|idiots?|scammers?|thieves)|fuck\\w*", "son unos inutiles"],
];

const OF_REQUESTS: readonly (readonly [string, string])[] = [
  [
    "(?:i(?:'| a)?m|we(?:'| a)?re|i(?:'| wi)?ll be|we(?:'| wi)?ll be)(?: running| going to be| gonna be)?(?: about| like| around| maybe)? (\\d{1,2}) ?min(?:ute)?s? late",
    "voy $1 minutos tarde",
  ],
  [
    "(?:can i |i(?:'d like| want| need| would like) to )?(?:talk|speak) (?:to|with) (?:the |your |a )?(?:manager|owner|boss|supervisor|someone|somebody)",
    "quiero hablar con una persona",
  ],
  ["is (?:anyone|anybody|someone|somebody) (?:there|here)|anyone there", "hay alguien ahi"],
  [
    "(?:can|could) (?:someone|somebody|you) (?:please )?call me|call me(?: back)?|(?:is there )?(?:a )?real person(?: there)?",
    "quiero hablar con una persona",
  ],
  [
    "(?:delete|erase|remove|share|sell)(?: all)?(?: of)? my (?:personal )?(?:data|info(?:rmation)?)",
    "borren mis datos",
  ],
  ["what (?:data|info(?:rmation)?) do you (?:have|keep|store) (?:about|on|of) me", "que datos tienen de mi"],
  ["privacy (?:notice|policy)", "aviso de privacidad"],
  [
    "what(?: kind of)? services(?: do you)?(?: guys)?(?: have| offer| do| provide)?|what do you (?:guys )?(?:do|offer)",
    "que servicios tienen",
  ],
  [
    "how long (?:does|do|will|would|is)(?: it| a| an| the| my)? ([a-z' ]{3,20}?) (?:take|last)",
    "cuanto tiempo dura $1",
  ],
  ["what days (?:does|is) ([a-z]+) (?:work(?:ing)?|in|come in)", "que dias trabaja $1"],
  ["(?:what time|when) does ([a-z]+) (?:start|work|come in|get in|arrive)", "a que hora trabaja $1"],
  ["(?:does|do) ([a-z]+) (?:work|come in)(?: on)?(?! with| for| at)", "trabaja $1"],
  ["who(?:'s| is| are)? (?:works?|working|in|there)(?: on)?(?= )", "quien trabaja"],
  [
    "(?:is|will) (?!be\\b|someone|anyone|somebody|anybody|it\\b|there|this|that|the\\b|a\\b|my\\b)([a-z]+) (?:be )?(?:working|in|there|around)",
    "$1 trabaja",
  ],
  ["(?:is|are) (?:there )?(?:someone|anyone|anybody|somebody) (?:available|free)", "tienen cita"],
  ["(?:are )?you (?:guys )?open|(?:are )?(?:you )?guys open", "abren"],
  ["how (?:do|can) (?:i|we) get (?:there|to you)|directions", "como llego"],
  ["(?:not |won't |cant |can't )(?:gonna |going to |be able to )?(?:make it|come in|be there)", "no voy a poder ir"],
  ["(?:i(?:'| wi)?ll|we(?:'| wi)?ll|(?:i|we) will) be there", "ahi estare"],
  [
    "(?:can|could|may) (?:i|we|you) (?:please )?(?:change|move|switch|reschedule|push) (?:it|mine)(?: to)?",
    "cambiar mi cita a",
  ],
  ["(?:price|prices) list|(?:your )?(?:prices|rates)", "precios"],
  ["never ?mind|forget (?:it|about it)", "olvidalo"],
  ["(?:i(?:'| wi)?ll|let me) think about it|just (?:looking|asking|browsing)", "lo voy a pensar"],
  ["are you (?:a |an )?(?:real )?(?:bot|robot|machine|ai|human|person)", "eres un robot"],
  [
    "(?:do (?:i|we|you) )?(?:need|have to) (?:to )?(?:make |book |have )?an? (?:appointment|reservation)(?=[^.]*(?:walk|\\?))(?:,? or (?:can|could) (?:i|we) (?:just )?walk in)?|(?:can|could) (?:i|we) (?:just )?walk in|do you take walk-?ins?",
    "atienden sin cita",
  ],
  [
    "(?:i |we )?(?:never |did ?n[o']?t |have ?n[o']?t |didn't |haven't )(?:ever )?(?:get|got|receive|received|gotten) (?:a|an|any|the|my) (?:confirmation|email|message|link|code|reply)",
    "no me llego la confirmacion",
  ],
  ["do(?:es)? (?:you|they)(?: guys)? (?:do|offer|provide)", "hacen"],
];

/** In order: longer phrases come first. */
export const ENGLISH_PHRASES: readonly (readonly [string, string])[] = [
  ...OF_TIME,
  ...OF_FEELINGS,
  ...OF_REQUESTS,
  ["(?:i(?:'| a)?m|we(?:'| a)?re) (?:running |gonna be |going to be )?(?:a (?:bit|little) )?late", "voy tarde"],
  ["how long (?:does|do|is|will)(?: it| a| an| the)?(?: take)?", "cuanto tiempo dura"],
  ["(?:do you |can i )?(?:take|accept|pay (?:with|by))(?: credit| debit)? cards?", "aceptan tarjeta"],
  ["(?:can i )?pay (?:in |with )?cash|do you take cash", "aceptan efectivo"],
  ["(?:is there|do you have|where can i) (?:any |a )?(?:parking|park)(?: lot)?", "tienen estacionamiento"],
  ["(?:do you have |any )?(?:discounts?|promotions?|deals?|specials)", "tienen promociones"],
  ["(?:do|does) (?:anyone|somebody|anybody) (?:there )?speak english|english speaker", "quiero hablar con una persona"],
  ["(?:do|can) you speak english", "hola"],
  ["gel(?:ish)? (?:nails?|manicure)", "uñas de gelish"],
  ["i can(?:'|no)?t (?:make it|come|go|attend)|won'?t be able to (?:make it|come)", "no voy a poder ir"],
  ["who (?:does|do|is|are|will)", "quien hace"],
  [
    "(?:what(?:'s| is) )?the (?:earliest|soonest|first)(?: (?:time|slot|appointment|opening|day))?(?: (?:that )?you (?:have|can do|got))?(?: for(?: an?)?)?",
    "lo mas pronto posible ",
  ],
  ["(?:as soon as possible|asap|(?:earliest|soonest) (?:available|possible|slot)?)", "lo mas pronto posible"],
  ["eyebrows?", "ceja"],
  ["beard(?: trim)?", "barba"],
  ["trim", "corte"],
  ["good (?:morning|afternoon|evening)|hello|hi there|hi|hey", "hola"],
  ["thank you(?: so much| very much)?|thanks(?: a lot)?", "gracias"],
  ["(?:i(?:'| a)?m|my name is|this is) (?=[A-Z])", "me llamo "],
  [
    "how much (?:is|are|does|do|for|would)(?: it| a| an| the)?|what(?: is|'s)? the (?:price|cost) (?:of|for)(?: a| the)?|how much",
    "cuanto cuesta",
  ],
  ["prices?(?: list)?", "precios"],
  [
    "what (?:time|hours) (?:do|are) you (?:open|close)(?: on)?|(?:opening|business) hours|when (?:do|are) you open",
    "a que hora abren",
  ],
  ["are you open(?: on)?", "abren"],
  ["where are you(?: located| guys)?|what(?: is|'s) (?:your|the) address|your (?:address|location)", "donde estan"],
  [
    "(?:can|could|may) i (?:speak|talk) (?:to|with)(?: a| some)?(?: real)? ?(?:person|human|one)|(?:speak|talk) (?:to|with) (?:a|some)(?: real)? ?(?:person|human|one)|(?:a )?(?:real )?(?:human|agent) please",
    "quiero hablar con una persona",
  ],
  ["what services (?:do you (?:have|offer))?|which services", "que servicios tienen"],
  [
    "(?:do you have|is there|are there) (?:any )?(?:availability|openings?|space|room|slots?|an appointment|appointments)|any availability",
    "tienen cita",
  ],
  ["(?:when|what time) is my appointment|what appointments do i have|my appointments", "a que hora es mi cita"],
  ["cancel (?:my|the) appointment|cancel it", "cancela mi cita"],
  ["(?:reschedule|move|change) (?:my|the) appointment(?: to)?|reschedule", "cambiar mi cita a"],
  ["confirm (?:my|the) appointment", "confirmo mi cita"],
  [
    "(?:i(?:'| woul)?d like|i would like|i want|i need|i(?:'| a)?m looking for|can i (?:get|have)|could i (?:get|have)|may i have)(?: to)?",
    "quiero",
  ],
  ["(?:book|make|schedule|set up|get) (?:an|a|the)?(?: appointment)?", "agendar cita "],
  ["appointments?", "cita"],
  [
    "(?:a )?(?:men'?s?|man'?s?|guys?|male) (?:haircuts?|cuts?)|haircuts? for (?:men|a man|my husband|my boyfriend)",
    "corte de caballero",
  ],
  [
    "(?:a )?(?:women'?s?|woman'?s?|lad(?:y|ies)'?s?|female) (?:haircuts?|cuts?)|haircuts? for (?:women|a woman|my wife)",
    "corte de dama",
  ],
  ["(?:kids?'?s?|child(?:ren)?'?s?|boy'?s?) (?:haircuts?|cuts?)", "corte infantil"],
  [
    "(?:haircuts?|cuts?)(?: for)?(?: a)? (?:wom[ae]n|lad(?:y|ies))|(?:for )?(?:a )?(?:wom[ae]n|lad(?:y|ies))(?:'?s)?(?: haircuts?| cuts?)?",
    "corte de dama",
  ],
  [
    "(?:haircuts?|cuts?)(?: for)?(?: a)? m[ae]n|(?:for )?(?:a )?m[ae]n(?:'?s)?(?: haircuts?| cuts?)?",
    "corte de caballero",
  ],
  ["haircuts?|hair cuts?", "corte"],
  ["highlights|balayage", "luces"],
  ["hair (?:color|dye)|dye(?: my hair)?", "tinte"],
  ["nails?", "unas"],
  ["teeth cleaning|dental cleaning|cleaning", "limpieza"],
  ["massage", "masaje"],
  ["the day after tomorrow", "pasado manana"],
  ["tomorrow|tmrw|tmr|2morrow", "manana"],
  ["today|tonight", "hoy"],
  ["next week", "la proxima semana"],
  ["this morning", "hoy en la manana"],
  ["this (?:afternoon|evening)", "hoy en la tarde"],
  ["(?:in the )?mornings?", "en la manana"],
  ["(?:in the )?(?:afternoons?|evenings?)", "en la tarde"],
  ...WEEKDAYS.map(([day, dia]): [string, string] => [
    `(?:next |this |on )?(?:${day}s?|${day.slice(0, 3)}(?:r?s)?)`,
    dia,
  ]),
  ["(?:at|around|about) noon|noon", "a las 12 pm"],
  ["(?:at|around|about) (?=\\d)", "a las "],
  ["for (?=\\d{1,2} ?(?:am|pm))", "a las "],
  ["o'?clock", ""],
  ["for me and my (?:friend|sister|mom|mother|cousin|girlfriend)", "para mi y mi amiga"],
  ["for me and my (?:brother|dad|father|boyfriend|buddy)", "para mi y mi amigo"],
  ["for me and my husband", "para mi y mi esposo"],
  ["for me and my wife", "para mi y mi esposa"],
  ["for me and my (?:son|boy|kid)", "para mi y mi hijo"],
  ["for me and my (?:daughter|girl)", "para mi y mi hija"],
  ["for my (?:son|boy)", "para mi hijo"],
  ["for my daughter", "para mi hija"],
  ["for my wife", "para mi esposa"],
  ["for my husband", "para mi esposo"],
  ["yes(?: please)?|yeah|yep|sure|that works|(?:sounds|looks) (?:good|great|perfect)|perfect|great|ok(?:ay)?", "si"],
  ["no thanks|no thank you", "no gracias"],
  ["u", ""],
  ["my", "mi"],
  ["please|pls|plz", "por favor"],
  ["with", "con"],
  ["and", "y"],
  ["or", "o"],
  ["for", "para"],
  ["(?:the|a|an|do|does|is|are|you|your|me|it|to|of|have|any|i|guys|there)", ""],
];
