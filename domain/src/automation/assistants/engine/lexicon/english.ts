// English as customers in Mexico write it: how to tell it from Spanish, and the Spanish text that replaces it. Data
// only.

/** Words that only English has. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the i you your my for at want need would like can could book booking appointment appointments tomorrow today price prices much what when where time open close opening please hello thanks thank is are do does
  have haircut haircuts men mens women womens with and or cancel reschedule change move speak talk human someone person address located location cost costs how available availability monday tuesday
  wednesday thursday friday saturday sunday morning afternoon evening next week yes yeah sure good hi hey nails manicure pedicure massage cleaning english anyone somebody schedule it that this we our us
  was were be been will won't don't doesn't didn't can't i'm i'd i'll it's that's any some there here who why which long take takes cards card cash pay parking park discount late running on in to of a an off by about from make made get got set up time day week month tonight noon half past quarter trim dye color highlights eyebrows beard shave kids kid son daughter wife husband mother father first name last called speak spanish right now open closed free slot slots best earliest latest soon possible does she he they them`.split(
    /\s+/,
  ),
);

/** In order: longer phrases come first. */
export const ENGLISH_PHRASES: readonly (readonly [string, string])[] = [
  ["(?:i(?:'| a)?m|we(?:'| a)?re) (?:running |gonna be |going to be )?(?:a (?:bit|little) )?late", "voy tarde"],
  ["how long (?:does|do|is|will)(?: it| a| an| the)?(?: take)?", "cuanto tiempo dura"],
  ["(?:do you |can i )?(?:take|accept|pay (?:with|by))(?: credit| debit)? cards?", "aceptan tarjeta"],
  ["(?:can i )?pay (?:in |with )?cash|do you take cash", "aceptan efectivo"],
  ["(?:is there|do you have|where can i) (?:any |a )?(?:parking|park)(?: lot)?", "tienen estacionamiento"],
  ["(?:do you have |any )?(?:discounts?|promotions?|deals?|specials)", "tienen promociones"],
  [
    "(?:do|does) (?:you|anyone|somebody|anybody) (?:there )?speak english|english speaker",
    "quiero hablar con una persona",
  ],
  ["i can(?:'|no)?t (?:make it|come|go|attend)|won'?t be able to (?:make it|come)", "no voy a poder ir"],
  ["who (?:does|do|is|are|will)", "quien hace"],
  ["(?:as soon as possible|asap|earliest (?:available|possible|slot)?)", "lo mas pronto posible"],
  ["half past (?=\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)", "a las media "],
  [
    "(?:at |around |for )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= ?(?:o'?clock|am|pm|in the|thirty|$|[,.?!]))",
    "a las $1",
  ],
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
    "(?:a )?(?:men'?s?|man'?s?|guys?|male) (?:haircut|cut)|haircut for (?:men|a man|my husband|my boyfriend)",
    "corte de caballero",
  ],
  [
    "(?:a )?(?:women'?s?|woman'?s?|lad(?:y|ies)'?s?|female) (?:haircut|cut)|haircut for (?:women|a woman|my wife)",
    "corte de dama",
  ],
  ["(?:kids?'?s?|child(?:ren)?'?s?|boy'?s?) (?:haircut|cut)", "corte infantil"],
  ["haircut|hair cut", "corte"],
  ["hair (?:color|dye)|dye(?: my hair)?|highlights", "tinte"],
  ["nails?", "unas"],
  ["teeth cleaning|dental cleaning|cleaning", "limpieza"],
  ["massage", "masaje"],
  ["the day after tomorrow", "pasado manana"],
  ["tomorrow", "manana"],
  ["today|tonight", "hoy"],
  ["next week", "la proxima semana"],
  ["in the morning", "en la manana"],
  ["in the (?:afternoon|evening)", "en la tarde"],
  ["next monday|(?:on )?monday", "el lunes"],
  ["next tuesday|(?:on )?tuesday", "el martes"],
  ["next wednesday|(?:on )?wednesday", "el miercoles"],
  ["next thursday|(?:on )?thursday", "el jueves"],
  ["next friday|(?:on )?friday", "el viernes"],
  ["next saturday|(?:on )?saturday", "el sabado"],
  ["next sunday|(?:on )?sunday", "el domingo"],
  ["(?:at|around|about) noon|noon", "a las 12 pm"],
  ["(?:at|around|about) (?=\\d)", "a las "],
  ["for (?=\\d{1,2} ?(?:am|pm))", "a las "],
  ["o'?clock", ""],
  ["for my (?:son|boy)", "para mi hijo"],
  ["for my daughter", "para mi hija"],
  ["for my wife", "para mi esposa"],
  ["for my husband", "para mi esposo"],
  ["yes(?: please)?|yeah|yep|sure|that works|sounds good|perfect|ok(?:ay)?", "si"],
  ["no thanks|no thank you", "no gracias"],
  ["my", "mi"],
  ["please", "por favor"],
  ["with", "con"],
  ["and", "y"],
  ["or", "o"],
  ["for", "para"],
  ["(?:the|a|an|do|does|is|are|you|your|me|it|to|of|have|any)", ""],
];
