// The sentences of the built-in engine in Spanish: one for each act, with "tú" or "usted".
import { sayDay, sayTheDay, sayTheTime, sayWeekday } from "../../../../kit/words/say-date.ts";
import { sayPackages } from "../../packages/package-text.ts";
import { sayQuotes } from "../../speech/quotable.ts";
import { closedFor } from "../../tools/answers/branch-day.ts";
import type { Act, HandOver } from "../policy/decision.ts";
import { appointmentLine } from "./appointment-line.ts";
import { sayAskedAgain } from "./asked-again.ts";
import { bullets, numbered, sayList } from "./format.ts";
import { sayNote } from "./notes.ts";
import { bookedFacts, nameIn, offerLines, sayService, serviceLines, slotFacts } from "./offers.ts";
import { sayOpening, sayOpenNow } from "./opening.ts";
import { sayPlaces } from "./places.ts";
import { sayRefusal } from "./refusals.ts";
import type { Sentences } from "./sentences.ts";
import { costs, sayContents, sayLength, sayPeople, sayPrice } from "./services.ts";
import { type Voice, you } from "./voice.ts";
import { sayWork } from "./working.ts";

export const SPANISH: Sentences = {
  greet: ({ isWhole }, v) => (isWhole ? greeting(v) : `Hola, soy ${v.assistant.name} de ${v.assistant.businessName}.`),
  welcome: ({ isAwaited }, v) =>
    isAwaited
      ? `Con gusto, ${you(v, "te", "le")} esperamos.`
      : `Con gusto. Aquí estoy si ${you(v, "necesitas", "necesita")} algo más.`,
  bye: (_, v) => `Hasta luego, que ${you(v, "te", "le")} vaya muy bien.`,
  nice_to_meet: ({ name }, v) => `Mucho gusto, ${name.split(" ")[0]}. ¿En qué ${you(v, "te", "le")} ayudo?`,
  here: ({ how }, v) => HERE[how](v),
  help: (_, v) =>
    v.assistant.canBook
      ? `Claro, ${you(v, "dime. Puedo darte", "dígame. Puedo darle")} precios, horarios o agendar${you(v, "te", "le")} una cita.`
      : `Claro, ${you(v, "dime", "dígame")}.`,
  introduce: (_, { assistant }) =>
    `Soy ${assistant.name}, asistente virtual de ${assistant.businessName}: respondo dudas y agendo citas.`,
  services: ({ services }) => `Esto es lo que ofrecemos:\n${serviceLines(services)}`,
  price: ({ services, isAll }) =>
    isAll
      ? `Estos son nuestros precios:\n${serviceLines(services)}`
      : services.length === 1
        ? sayPrice(services[0]!)
        : `Estos son los precios:\n${serviceLines(services)}`,
  duration: ({ services, isAll }) =>
    isAll ? `Depende del servicio:\n${serviceLines(services)}` : services.map(sayLength).join("\n"),
  includes: ({ services }) => services.map(sayContents).join("\n"),
  people: ({ people, service }, { shop }) => sayPeople(people, service, shop.branches),
  works_when: (work, { shop, now }) => sayWork(work, shop.branches, now),
  hours: ({ branches, days }, { now }) => sayOpening(branches, days, now.day),
  open_at: ({ day }, { now }) =>
    `Sí atendemos ${day ? `${sayTheDay(day, now.day)} ` : ""}a esa hora; si hay lugar depende del servicio.`,
  open_now: ({ branches }, { now }) => sayOpenNow(branches, now),
  place: ({ branches }) => sayPlaces(branches),
  appointments: ({ appointments }, v) => {
    const [one, ...others] = appointments;
    if (one && others.length === 0)
      return `${you(v, "Tu", "Su")} cita: ${line(one, v)}${one.branchAddress ? ` (${one.branchAddress})` : ""}.`;
    return `${you(v, "Tus", "Sus")} próximas citas:\n${bullets(appointments.map((each) => line(each, v)))}`;
  },
  packages: ({ packages }, { now, isFormal }) => sayPackages(packages, now.day, { isFormal }),
  no_packages: (_, { now, isFormal }) => sayPackages([], now.day, { isFormal }),
  quote: ({ quotes }, { assistant }) => sayQuotes(quotes, assistant.businessName),
  unknown: ({ isRest, isAsking }, v) => {
    const what = isRest ? "De lo demás no tengo información." : "De eso no tengo información.";
    if (!isAsking) return what;
    const helps = ` Puedo ${you(v, "ayudarte", "ayudarle")} con servicios, precios, horarios y citas.`;
    const tells = ` Puedo ${you(v, "decirte", "decirle")} qué tenemos, precios y horarios.`;
    const can = isRest ? "" : v.shop.services.length > 0 ? helps : tells;
    return `${what}${can} ¿${you(v, "Quieres que te", "Quiere que le")} comunique con una persona?`;
  },
  slots: (act, v) => saySlots(act, v),
  people_free: ({ service, slots, areAcrossBranches }, v) => {
    const [first] = slots;
    const people = slots.map(({ specialistId, branchId }) => {
      const name = nameIn(v.shop.specialists, specialistId) ?? "";
      return areAcrossBranches ? `${name} en ${nameIn(v.shop.branches, branchId) ?? ""}` : name;
    });
    const at = `${sayTheDay(first!.day, v.now.day)} a ${sayTheTime(first!.time)}`;
    return `Para ${service.name} ${at} ${you(v, "te", "le")} pueden atender:\n${bullets(people)}\n¿Con quién ${you(v, "te", "le")} agendo?`;
  },
  refused: ({ refusal, ...wanted }, { now, shop }) => {
    if (!refusal) return "No encontré lugar en ese horario.";
    const branches = shop.branches.filter(({ name }) => wanted.branch === null || name === wanted.branch);
    const closed = wanted.day ? closedFor(branches, wanted.day) : null;
    return sayRefusal(refusal, { ...wanted, closedFor: closed }, now.day);
  },
  closest: ({ slots, day, elsewhere, shown }, v) => {
    const lines = offerLines(v, slots, shown, day);
    if (elsewhere) {
      const { branch, isClosed } = elsewhere;
      const head = isClosed
        ? "Ese día sí hay en otra sucursal"
        : `Ese día ya no queda lugar en ${branch}; en otra sucursal sí`;
      return `${head}:\n${lines}\n¿${you(v, "Te", "Le")} sirve o ${you(v, "prefieres", "prefiere")} otro día en ${branch}?`;
    }
    const head = day ? `Para ${sayTheDay(day, v.now.day)} tengo` : "Lo más cercano que tengo";
    return `${head}:\n${lines}\n¿${you(v, "Te", "Le")} queda ${slots.length === 1 ? "ese horario" : "alguno"}?`;
  },
  ask_other_time: ({ isPast }, v) =>
    isPast ? `¿Para qué día ${you(v, "te", "le")} agendo?` : `¿Qué otro día u hora ${you(v, "te", "le")} acomoda?`,
  which_half: ({ slots }, v) => {
    const [early, late] = slots.map((slot) => sayTheTime(slot.time));
    return `¿A ${early} o a ${late}? ${you(v, "Dime", "Dígame")} «de la mañana» o «de la noche».`;
  },
  clash: ({ number, named }, v) =>
    `El ${Number(number.slice(8))} cae en ${sayWeekday(number)}. ¿Cuál ${you(v, "quieres", "quiere")}: ${sayDay(number, v.now.day)} o ${sayDay(named, v.now.day)}?`,
  no_such_day: ({ said }, v) => `No existe ${said}. ¿Para qué día ${you(v, "te", "le")} agendo?`,
  time_unclear: ({ said }, v) =>
    `No estoy seguro de entender «${said}». ¿Me ${you(v, "escribes", "escribe")} el día y la hora, por ejemplo «jueves 26 a las 5 pm»?`,
  ask_service: ({ services, how, specialist }, v) => {
    const wants = you(v, "quieres", "quiere");
    if (v.shop.services.length === 0)
      return `Aquí no se agendan citas. Puedo ${you(v, "decirte", "decirle")} qué tenemos, precios y horarios.`;
    const lead = {
      "which of these": `¿Cuál de estos ${you(v, "te", "le")} agendo?`,
      which: `¿Cuál servicio ${wants}?`,
      again: `${you(v, "Dime", "Dígame")} cuál de estos servicios ${wants}:`,
      with: `¿Qué servicio ${wants} con ${specialist}?`,
      first: `Claro, ¿qué servicio ${you(v, "te", "le")} agendo?`,
    }[how];
    return `${lead}\n${serviceLines(services)}`;
  },
  ask_branch: ({ service, branches }) =>
    `${sayService(service)}: ¿en qué sucursal?\n${bullets(branches.map(({ name, address }) => `${name}${address ? `, ${address}` : ""}`))}`,
  ask_name: ({ slot, isAgain, isOffered }, v) =>
    isOffered
      ? `Todavía no tengo un nombre y sin él no puedo apartar. ¿Cómo ${you(v, "te llamas? Si prefieres, escribe", "se llama? Si prefiere, escriba")} «persona» y ${you(v, "te", "le")} comunico con alguien del equipo.`
      : isAgain
        ? `Solo me falta ${you(v, "tu", "su")} nombre para apartar el lugar. ${you(v, "Escríbeme", "Escríbame")} nombre y apellido, por ejemplo: Ana López.`
        : `Sí tengo lugar:\n${slotFacts(v, slot)}\n¿A nombre de quién la agendo?`,
  ask_when: ({ how, appointment }, v) =>
    how === "move" && appointment
      ? `Claro, movemos ${you(v, "tu", "su")} cita: ${line(appointment, v)}. ¿Para qué día y hora la ${you(v, "quieres", "quiere")}?`
      : how === "day"
        ? `¿Para qué día la ${you(v, "quieres", "quiere")}?`
        : `¿Qué día y a qué hora ${you(v, "te", "le")} acomoda?`,
  ask_change: () => "Claro, ¿qué cambiamos: el servicio, el día o la hora?",
  ask_which: ({ appointments, verb, isAgain }, v) => {
    const lines = appointments.map((each) => line(each, v));
    const what = VERBS[verb].infinitive;
    return isAgain
      ? `${you(v, "Dime", "Dígame")} el número de la cita que ${you(v, "quieres", "quiere")} ${what}:\n${numbered(lines)}`
      : `${you(v, "Tienes", "Tiene")} estas citas:\n${bullets(lines)}\n¿Cuál ${you(v, "quieres", "quiere")} ${what}?`;
  },
  ask_again: (act, v) => sayAskedAgain(act, v),
  ask_cancel: ({ appointments, missed }, v) => {
    if (appointments.length > 1) return `¿Cancelo estas citas?\n${bullets(appointments.map((each) => line(each, v)))}`;
    const [one] = appointments;
    const isOther = missed !== null && missed !== one!.day;
    const lead = isOther ? `No veo una cita ${you(v, "tuya", "suya")} para ${sayTheDay(missed, v.now.day)}. ` : "";
    return `${lead}¿Cancelo ${you(v, "tu", "su")} cita de ${line(one!, v)}?`;
  },
  ask_attend: ({ appointment }, v) => `¿${you(v, "Confirmas tu", "Confirma su")} asistencia a ${line(appointment, v)}?`,
  ask_change_or_cancel: (_, v) => `De acuerdo. ¿${you(v, "Quieres", "Quiere")} cambiarla o cancelarla?`,
  propose: (_, v) => `¿${you(v, "Te", "Le")} agendo una cita?`,
  offer_person: (_, v) => `¿${you(v, "Quieres que te", "Quiere que le")} comunique con una persona del equipo?`,
  confirm: ({ of, slot, waiting, isSoft }, v) => {
    if (of === "move") return `${you(v, "Tu", "Su")} cita quedaría así:\n${slotFacts(v, slot)}\n¿Hago el cambio?`;
    const then = waiting.length > 0 ? `Después vemos ${sayList(waiting)}. ` : "";
    const [lead, question] = isSoft
      ? [`${you(v, "Te", "Le")} propongo`, `¿${you(v, "Te", "Le")} queda?`]
      : [`${you(v, "Te", "Le")} agendo`, "¿Lo confirmo?"];
    return `${lead}:\n${slotFacts(v, slot)}\n${then}${question}`;
  },
  booked: ({ appointment, name, forName, of, isLast }, v) => {
    const to = of === "book" && name ? `, ${firstName(name)}` : "";
    const done = of === "book" ? "agendada" : "cambiada";
    const end = isLast ? `\n${you(v, "Te", "Le")} esperamos.` : "";
    return `Listo${to}, ${you(v, "tu", "su")} cita quedó ${done}:\n${bookedFacts(v, appointment, forName)}${end}`;
  },
  next_booking: (_, v) => `Ahora ${you(v, "tu", "su")} otra cita.`,
  taken: () => "Perdón, no se pudo apartar ese horario; parece que lo acaban de ocupar.",
  cancelled: ({ appointments, isLast }, v) => {
    const [one, ...others] = appointments;
    const end = isLast
      ? `${others.length > 0 ? "\n" : " "}Cuando ${you(v, "quieras", "quiera")} otra, aquí estoy.`
      : "";
    if (others.length > 0)
      return `Listo, cancelé ${you(v, "tus", "sus")} citas:\n${bullets(appointments.map((each) => line(each, v)))}${end}`;
    return `Listo, cancelé ${you(v, "tu", "su")} cita de ${line(one!, v)}.${end}`;
  },
  failed: ({ message }) => message,
  confirmed: ({ appointments, failures }, v) => {
    const wait = `${you(v, "Te", "Le")} esperamos.`;
    const [one, ...others] = appointments;
    if (one && others.length + failures.length === 0)
      return `Gracias, ${you(v, "tu", "su")} cita queda confirmada: ${line(one, v)}. ${wait}`;
    const lines = [...appointments.map((each) => line(each, v)), ...failures];
    return `Gracias, ${you(v, "tus", "sus")} citas quedan confirmadas:\n${bullets(lines)}\n${wait}`;
  },
  handed_over: ({ why }, v) =>
    `${LEADS[why](v)} le aviso a una persona del equipo para que ${you(v, "te", "le")} atienda por aquí.`,
  not_offered: ({ names }) => `Aquí no ofrecemos ${sayList(names, "ni")}.`,
  cannot: ({ verb }) => `Por aquí no puedo ${VERBS[verb].plain} citas.`,
  not_booking: (_, v) => `De acuerdo, no agendo nada. Aquí estoy por si se ${you(v, "te", "le")} ofrece algo.`,
  no_rush: ({ isBooking }, v) =>
    isBooking
      ? `Claro, con calma. Cuando me ${you(v, "digas", "diga")} la agendamos.`
      : `Claro, con calma: por ahora no cambio nada. Aquí estoy cuando lo ${you(v, "decidas", "decida")}.`,
  kept: (_, v) => `De acuerdo, ${you(v, "tu", "su")} cita sigue como estaba.`,
  will_not: ({ verb }) => `De acuerdo, no ${VERBS[verb].first} nada.`,
  not_on_condition: () => "Eso no lo puedo dejar condicionado: por ahora no cambio nada.",
  no_terms: ({ verb }) => `No tengo a la mano las condiciones para ${VERBS[verb].infinitive} una cita; no cambio nada.`,
  how_to: ({ verb }, v) =>
    `Para ${VERBS[verb].infinitive} ${you(v, "tu cita escríbeme", "su cita escríbame")} «${VERBS[verb].order}» y ${you(v, "te", "le")} pregunto antes de hacerlo.`,
  not_yet: ({ what }, v) => NOT_YET[what](v),
  fixed_price: ({ service }) =>
    service.price
      ? `${service.name} ${costs(service.price)} y ese precio no lo puedo cambiar por aquí.`
      : `El precio de ${service.name} no lo puedo cambiar por aquí.`,
  already_made: ({ text }, v) => `${you(v, "Tu", "Su")} cita ya quedó: ${text}. ${you(v, "Te", "Le")} esperamos.`,
  booked_so_far: ({ text }, v) =>
    text
      ? `Sí, quedó agendada: ${text}.`
      : `Todavía no ${you(v, "tienes", "tiene")} una cita agendada por aquí. ¿Qué servicio ${you(v, "quieres", "quiere")}?`,
  stands_like: ({ text }, v) =>
    `${you(v, "Tu", "Su")} cita quedó así: ${text}. ¿${you(v, "Necesitas", "Necesita")} algo más?`,
  no_history: (_, v) => `Por aquí no veo ${you(v, "tus", "sus")} citas anteriores.`,
  no_appointments: ({ maySuggest }, v) =>
    `No encuentro ninguna cita próxima a ${you(v, "tu", "su")} nombre.${maySuggest ? ` ¿${you(v, "Quieres", "Quiere")} agendar una?` : ""}`,
  unsure_which: (_, v) =>
    `No sé cuál de ${you(v, "tus citas quieres", "sus citas quiere")} cancelar y no quiero equivocarme.`,
  named_already: ({ name }, v) => `Así es, ${you(v, "tu", "su")} cita quedó a nombre de ${name}.`,
  rename: ({ kept, name }, v) => {
    const lead =
      kept === null
        ? `${you(v, "Tu", "Su")} cita sigue igual.`
        : `${you(v, "Tu", "Su")} cita quedó a nombre de ${kept}.`;
    return `${lead} Para ponerla a nombre de ${name} tiene que ${you(v, "ayudarte", "ayudarle")} alguien del equipo.`;
  },
  what_else: (_, v) =>
    `${you(v, "Dime qué necesitas", "Dígame qué necesita")}: precios, horarios${v.assistant.canBook ? ", ubicación o una cita" : " o ubicación"}.`,
  need: (_, v) => `¿En qué ${you(v, "te", "le")} ayudo?`,
  moving_one: ({ appointment }, v) => `${you(v, "Tu", "Su")} cita de ${line(appointment, v)}.`,
  added: ({ service }) => `Claro, enseguida vemos ${service.name}. Primero:`,
  not_known_here: () => "Ese dato no lo tengo aquí.",
  not_understood: ({ hintsPerson }, v) =>
    hintsPerson
      ? `Si ${you(v, "prefieres, escribe", "prefiere, escriba")} «persona» y ${you(v, "te", "le")} comunico con alguien del equipo.`
      : `Perdón, no ${you(v, "te", "le")} entendí bien.`,
  one_at_a_time: () => "Por aquí agendo una cita a la vez; empecemos con la primera.",
  fewer_places: ({ asked, planned }, v) =>
    `Son ${asked} personas y por aquí ${you(v, "te", "le")} aparto ${planned === 1 ? "un lugar" : `${planned} lugares`}; los demás los vemos después.`,
  note: (act) => sayNote(act),
  missed_noted: () => "No pasa nada, gracias por avisar.",
};

const VERBS = {
  book: { infinitive: "agendar", plain: "agendar", first: "agendo", order: "quiero una cita" },
  move: { infinitive: "cambiar", plain: "mover", first: "cambio", order: "cambia mi cita" },
  cancel: { infinitive: "cancelar", plain: "cancelar", first: "cancelo", order: "cancela mi cita" },
  attend: { infinitive: "confirmar", plain: "confirmar", first: "confirmo", order: "confirmo mi cita" },
};

const HERE: Record<Extract<Act, { act: "here" }>["how"], (v: Voice) => string> = {
  pleasure: () => "Con gusto, aquí estoy.",
  whenever: (v) => `Claro, aquí estoy para cuando ${you(v, "gustes", "guste")}.`,
  whatever: (v) => `De acuerdo. Aquí estoy para lo que ${you(v, "necesites", "necesite")}.`,
};

const NOT_YET: Record<Extract<Act, { act: "not_yet" }>["what"], (v: Voice) => string> = {
  booked: () => "Todavía no.",
  confirmed: () => "Todavía no la confirmo.",
  cancelled: () => "Todavía no cancelo nada.",
  "sure book": (v) => `Todavía no agendo nada; ${you(v, "dime", "dígame")} «sí» cuando sea seguro.`,
  "sure move": (v) => `Todavía no cambio nada; ${you(v, "dime", "dígame")} «sí» cuando sea seguro.`,
};

const LEADS: Record<HandOver, (v: Voice) => string> = {
  asked: () => "Claro,",
  agreed: () => "Listo,",
  harm: (v) => `Lamento mucho lo que ${you(v, "te", "le")} pasó. Para que se revise cuanto antes,`,
  crisis: (v) =>
    `Gracias por contármelo. Si ${you(v, "estás", "está")} en peligro, ${you(v, "llama", "llame")} al 911. Ahora mismo`,
  distress: (v) =>
    `Siento mucho lo que ${you(v, "me cuentas", "me cuenta")}. Para que ${you(v, "te", "le")} ayuden cuanto antes,`,
  upset: () => "Lamento la molestia:",
  complaint: (v) => `Lamento mucho ${you(v, "tu", "su")} experiencia. Para que se revise cuanto antes,`,
  "money-dispute": (v) => `Lamento la molestia con ${you(v, "tu", "su")} pago. Para que se revise cuanto antes,`,
  reminder: (v) => `Con gusto vemos lo de ${you(v, "tu", "su")} recordatorio:`,
  order: (v) => `Con gusto vemos ${you(v, "tu", "su")} pedido:`,
  late: () => "Gracias por avisar:",
  "own-data": (v) => `${you(v, "Tienes", "Tiene")} derecho a ver, corregir o borrar ${you(v, "tus", "sus")} datos:`,
  "not understood": (v) => `Perdón, con eso no ${you(v, "te", "le")} puedo ayudar bien:`,
};

/** Of an appointment, with the words that identify it. */
function line(appointment: Parameters<typeof appointmentLine>[0], { now, shop }: Voice): string {
  return appointmentLine(appointment, now.day, shop.branches.length > 1);
}

function firstName(name: string): string {
  const [first, ...rest] = name.split(" ");
  const isTitle = ["don", "doña", "sr", "sr.", "sra", "sra."].includes((first ?? "").toLowerCase());
  return (isTitle ? rest[0] : first) ?? name;
}

function greeting(v: Voice): string {
  const name = v.contactName?.split(" ")[0];
  const { assistant } = v;
  const to = name ? `, ${name}` : "";
  if (v.isGreeted) return `Hola${to}. ¿En qué ${you(v, "te", "le")} ayudo?`;
  if (assistant.greeting && assistant.greeting.length <= 600) return assistant.greeting;
  return `Hola${to}. Soy ${assistant.name} de ${assistant.businessName}. ¿En qué ${you(v, "te", "le")} ayudo?`;
}

function saySlots(
  { service, slots, day, time, isBoth, isOpen, shown }: Extract<Act, { act: "slots" }>,
  v: Voice,
): string {
  const { name } = service;
  if (time) {
    const isOne = slots.length === 1;
    const head = `${name} a ${sayTheTime(time)} tengo ${isOne ? "solo este día" : "estos días"}`;
    const question = `¿${isOne ? you(v, "Te queda", "Le queda") : `Cuál ${you(v, "te", "le")} queda`}${isBoth ? ` o ${you(v, "te", "le")} aparto los dos` : ""}?`;
    return `${head}:\n${offerLines(v, slots, shown, null)}\n${question}`;
  }
  if (day)
    return `Para ${name} ${sayTheDay(day, v.now.day)} tengo:\n${offerLines(v, slots, shown, day)}\n¿A qué hora ${you(v, "te", "le")} queda bien?`;
  const head = isOpen ? `Para ${name}, lo más próximo que tengo es` : `Para ${name} tengo`;
  const prefer = you(v, "prefieres", "prefiere");
  const else_ = isOpen ? `qué día y hora ${prefer}` : `${prefer} otro día u hora`;
  return `${head}:\n${offerLines(v, slots, shown, null)}\n¿${you(v, "Te", "Le")} queda alguno o ${else_}?`;
}
