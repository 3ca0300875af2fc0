// All true sentences about the salon of these proofs, written by hand: a sent sentence that is not here is a lie.

const SERVICE = "(?:Corte de cabello|Tinte|Corte de dama|Tinte completo)";
const PERSON = "(?:Marta|Luis|Marta Solís)";
const DATE = "\\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const WEEKDAYS = "lunes|martes|miércoles|jueves|viernes|sábado";
const DAY = `(?:[hH]oy |[mM]añana |el )*(?:${WEEKDAYS}) ${DATE}`;
const BOUNDS = "(?:desde las? [0-9:]+ [ap]m|hasta las? [0-9:]+ [ap]m|entre las? [0-9:]+ [ap]m y las? [0-9:]+ [ap]m)";
const HOUR = "(?:9|10|11):[03]0 am|(?:12|1|2|3|4|5):[03]0 pm";

const TRUE: readonly RegExp[] = [
  // prices and durations
  /^(?:• )?Corte de cabello(?: cuesta \$250 y dura 45 minutos\.|: \$250, 45 minutos|: 45 minutos| dura 45 minutos\.)$/,
  /^(?:• )?Tinte(?: completo)?(?: cuesta \$900 y dura 2 horas\.|: \$900, 2 horas|: 2 horas| dura 2 horas\.)$/,
  /^(?:• )?Corte de dama(?: cuesta \$350 y dura 1 hora\.|: \$350, 1 hora|: 1 hora| dura 1 hora\.)$/,
  /^(?:Esto es lo que ofrecemos|Estos son nuestros precios|Estos son los precios|Depende del servicio):$/,
  /^De (?:[24] servicios|2 productos), (?:este|estos):$/,
  new RegExp(`^(${SERVICE}): \\1 (?:en el salón|con todo incluido)$`),
  // hours and place
  /^Lunes a viernes de 9:00 am a 6:00 pm; sábado de 9:00 am a 2:00 pm; domingo cerrado\.$/,
  new RegExp(
    `^(?:El |Hoy |Mañana )?(?:(?:lunes|martes|miércoles|jueves|viernes) ${DATE} abrimos de 9:00 am a 6:00 pm|sábado ${DATE} abrimos de 9:00 am a 2:00 pm)\\.$`,
  ),
  /^(?:(?:Sí, h|H)oy estamos abiertos hasta las (?:6|2):00 pm(?:, y de nuevo de \d{1,2}:00 pm a \d{1,2}:00 pm)?|Ahorita está cerrado; (?:hoy )?abrimos .*a las 9:00 am)\.$/,
  /^Estamos en Calle 5 de Mayo 100, Centro, Puebla\.$/,
  // people
  /^Atienden Marta, Luis y Marta Solís\.$/,
  // who attends when
  new RegExp(
    `^(?:Sí, |A esa hora no: |No, )?${PERSON} atiende (?:${DAY.replace("|sábado", "")} de 9:00 am a 6:00 pm|${DAY.replace(WEEKDAYS, "sábado")} de 9:00 am a 2:00 pm|los (?:lunes|martes|miércoles|jueves|viernes) de 9:00 am a 6:00 pm|los sábados de 9:00 am a 2:00 pm|lunes a viernes de 9:00 am a 6:00 pm; sábado de 9:00 am a 2:00 pm)\\.$`,
  ),
  new RegExp(`^Por hoy ${PERSON} ya terminó: atiende de 9:00 am a (?:6|2):00 pm\\.$`),
  new RegExp(
    `^(?:El |Hoy |Mañana |Los )?(?:(?:lunes|martes|miércoles|jueves|viernes)(?: ${DATE})?(?: a esa hora)? atienden Marta, Luis y Marta Solís de 9:00 am a 6:00 pm|sábado(?:s| ${DATE})(?: a esa hora)? atienden Marta, Luis y Marta Solís de 9:00 am a 2:00 pm)\\.$`,
  ),
  new RegExp(`^(?:(?:El |Hoy |Mañana )?[a-zé]+ ${DATE}|Los [a-zéá]+)(?: a esa hora)? (?:atienden todos)\\.$`),
  /^Los domingos no abrimos\.$/,
  // free hours
  new RegExp(`^Para ${SERVICE} ${DAY}(?: ${BOUNDS})? tengo(?:, entre otros)?:$`),
  new RegExp(
    `^Para ${SERVICE}(?: con ${PERSON})?, ${DAY}(?: a las? (?:${HOUR})| ${BOUNDS})?: (?:no encontré lugar|ese día no abrimos|ya está ocupado|a esa hora no (?:atendemos|empieza ninguna cita))\\.$`,
  ),
  new RegExp(`^Lo más cercano que tengo para ${SERVICE}(?: es ${DAY})?:$`),
  new RegExp(`^Para ${SERVICE}(?:, lo más próximo que)? tengo(?: es)?:$`),
  new RegExp(`^• (?:${DAY}, )?(?:${HOUR})(?: con ${PERSON})?$`),
  /^¿(?:Te queda ese horario|A qué hora te queda bien|Te queda alguno o (?:prefieres otro día u hora|qué día y hora prefieres))\?$/,
  /^(?:El |Este |Hoy |Mañana )?domingo \d{1,2} de [a-z]+ no abrimos\.$/,
  /^(?:Luis no hace (?:Corte de dama|Tinte completo); lo hace Marta Solís|Luis no hace Tinte; lo hace Marta)\.$/,
  /^(?:Marta no hace (?:Corte de dama|Tinte completo); lo hace Marta Solís|Marta Solís no hace Tinte; lo hace Marta)\.$/,
  // questions of the built-in engine, and its proposals before it acts
  /^¿(?:Te agendo una cita|Quieres agendar una|Cuál de estos te agendo|Lo confirmo|Con quién te agendo)\?$/,
  new RegExp(`^(?:Claro, )?¿[Qq]ué servicio (?:te agendo|quieres(?: con ${PERSON})?)\\?$`),
  /^Te agendo:$/,
  /^• (?:Corte de cabello \(\$250\)|Tinte(?: completo)? \(\$900\)|Corte de dama \(\$350\)|A nombre de Ana López)$/,
  new RegExp(`^• (?:${DAY} a la?s? (?:${HOUR})|Con ${PERSON})$`),
  /^Mucho gusto, Dueña\.$/,
  // this customer's appointments
  /^(?:No encuentro ninguna cita próxima a tu nombre|A tu nombre no encuentro ninguna cita próxima)\.$/,
  // sentences of the business, with their source
  /^De la información de Salón [0-9a-f]+: «(?:Aceptamos tarjeta y transferencia|Contamos con estacionamiento)\.?»$/,
  // courtesy and questions
  /^¡?Hola(?:, Ana)?[.!]$/,
  /^Soy Sofía(?: de|, de|, asistente virtual de) Salón [0-9a-f]+(?:\.|: respondo dudas y agendo citas\.)$/,
  /^Hola, soy Sofía(?:,)? de Salón [0-9a-f]+\.$/,
  /^(?:Gracias por escribirnos|Gracias|Lamento la molestia|Hasta luego, que te vaya muy bien|Con gusto|Aquí estoy(?: si necesitas algo más| para (?:cuando gustes|lo que necesites))?)\.$/,
  /^¿(?:En qué te ayudo|En qué te puedo ayudar|Qué necesitas|Me cuentas un poco más|Me compartes tu nombre|Cuál servicio quieres(?: agendar)?|Cuál buscas|Qué día te gustaría|A qué hora te gustaría|Con quién te gustaría|Qué servicio quieres)\?$/,
  /^(?:Claro, dime|Puedo darte precios, horarios (?:o agendarte una cita|y ubicación, y agendar, cambiar o cancelar tu cita))\.$/,
  /^De eso no tengo información y no quiero decirte algo equivocado: le aviso a una persona del equipo para que te responda por aquí\.$/,
  /^(?:De eso no tengo información|Puedo ayudarte con servicios, precios, horarios y citas|Perdón, no te entendí bien|Dime qué necesitas: precios, horarios, ubicación o una cita)\.$/,
  /^¿Quieres que te comunique con una persona(?: del equipo)?\?$/,
  /^Si (?:quieres|prefieres), escribe «persona» y te comunico con alguien del equipo\.$/,
  /^(?:Te paso con una persona del equipo; en un momento te atiende|Claro, le aviso a una persona del equipo para que te atienda por aquí)\.$/,
  /^Todavía no tienes una cita agendada por aquí\.$/,
  // reminders: none of these customers has one
  /^(?:Por ahora n|N)o tienes recordatorios programados\.$/,
  /^Con gusto vemos lo de tu recordatorio: le aviso a una persona del equipo para que te atienda por aquí\.$/,
  // pictures that only a person can answer
  /^Le aviso a una persona del equipo para que vea tu imagen y te responda por aquí\.$/,
  /^(?:Por aquí no puedo ver fotos\.|¿Me lo escribes, por favor\?|Le aviso a una persona del equipo para que te responda por aquí\.)$/,
  // orders: none of these customers has one
  /^(?:Por ahora n|N)o tienes pedidos registrados\.$/,
  /^Con gusto vemos tu pedido: le aviso a una persona del equipo para que te atienda por aquí\.$/,
  /^De acuerdo(?:, no hice ningún cambio)?\.$/,
  /^Aquí estoy para lo que necesites\.$/,
];

/** The sentences of a reply that are not in the list. */
export function strangeIn(reply: string): string[] {
  return reply
    .split(/\n+|(?<=[.?!]) (?=[A-ZÁÉÍÓÚ¡¿])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !TRUE.some((pattern) => pattern.test(sentence)));
}
