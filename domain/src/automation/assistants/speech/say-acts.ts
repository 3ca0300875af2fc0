// Writes what a language model chose to say (decision 17): each fact from a stored row, in the built-in engine's
// words, each courtesy in the tone of the personality. An act that names a missing row says nothing.
import { appointmentLine } from "../engine/say/appointment-line.ts";
import { sayWork } from "../engine/say/working.ts";
import { itemLine } from "../items/item-text.ts";
import { eachOrder, productLine, sayOrders, sayProducts } from "../orders/order-text.ts";
import { sayPackages } from "../packages/package-text.ts";
import { sayReminders } from "../reminders/reminder-text.ts";
import { Composer, type Speech } from "./composer.ts";
import { courtesyIn, sayCourtesy } from "./courtesy.ts";
import { fittingQuestion } from "./fitting-question.ts";
import { ASK } from "./questions.ts";
import { quoteNamed, sayQuotes } from "./quotable.ts";
import { sayPart } from "./rows/part-of.ts";
import { sayAddresses, sayHours, sayOpenedNow } from "./rows/say-branches.ts";
import { sayLengths, sayPrices, sayServices, sayWhatBelongs, sayWho } from "./rows/say-services.ts";
import { saySlots } from "./rows/say-slots.ts";
import { leftOutOf, strayIn } from "./same-thing.ts";
import type { Act, ActName, Question } from "./schema.ts";
import type { SpeechFacts } from "./speech-facts.ts";

/** `isLead`: the server's own question follows, so the text must contain nothing that a yes could answer. */
export function sayActs(acts: readonly Act[], facts: SpeechFacts, { isLead = false } = {}): Speech {
  const speech = new Composer(facts, isLead);
  for (const act of acts) {
    if (isLead && !LEADS.has(act.act)) continue;
    const stray = strayIn(act, facts);
    if (stray === null) SAY[act.act](speech, act);
    else speech.goAstray(stray);
  }
  const leftOut = leftOutOf(acts, facts);
  if (leftOut !== null && !isLead) speech.goAstray(leftOut);
  return speech.end();
}

/** What may come before a question of the server: no question, no day or hour, nothing about appointments. */
const LEADS: ReadonlySet<ActName> = new Set([
  "greet",
  "thank",
  "sorry",
  "words",
  "introduce",
  "price",
  "duration",
  "includes",
  "people",
  "place",
  "quote",
]);

type ActWriter = (said: Composer, act: Act) => void;

const SAY: Readonly<Record<ActName, ActWriter>> = {
  greet: (said) => {
    const { contactName, assistant, isOpening } = said.facts;
    const name = contactName?.split(" ")[0];
    const hello = said.tone.hello(name ? `, ${name}` : "");
    if (!isOpening) return said.courtesy(hello);
    const brief = `${hello} Soy ${assistant.name} de ${assistant.businessName}.`;
    said.opening = { whole: assistant.greeting ?? brief, brief };
  },
  thank: (said) => said.courtesy(said.tone.thank),
  // 'Con gusto' after a request would seem to grant it.
  welcome: (said) => said.courtesy(said.facts.isThanked ? said.tone.welcome : said.tone.thank),
  sorry: (said) => said.courtesy(said.tone.sorry),
  bye: (said) => {
    said.ends = true;
    said.courtesy(said.tone.bye);
  },
  words: (said, { text = "" }) => {
    const { phrases, isWhole } = courtesyIn(text);
    if (!isWhole) said.leftOut = true;
    const statements = phrases.filter(({ asks }) => !asks);
    if (statements.length > 0) said.courtesy(sayCourtesy(statements));
    if (statements.some(({ takesLeave }) => takesLeave)) said.ends = true;
    for (const phrase of phrases) if (phrase.asks) said.ask(sayCourtesy([phrase]));
  },
  introduce: (said) => {
    const { name, businessName, canBook } = said.facts.assistant;
    const does = canBook ? "respondo dudas y agendo citas" : "respondo dudas";
    said.fact(`Soy ${name}, asistente virtual de ${businessName}: ${does}.`);
  },
  services: (said, act) => {
    const some = said.servicesOf(act);
    if (act.services?.length && some.length === 0) return;
    said.fact(sayServices(some, said.facts.services));
  },
  price: (said, act) => {
    const some = said.servicesOf(act);
    if (act.services?.length && some.length === 0) return;
    said.fact(sayPrices(some, said.facts.services));
  },
  duration: (said, act) => {
    const some = said.servicesOf(act);
    if (act.services?.length && some.length === 0) return;
    said.fact(sayLengths(some, said.facts.services));
  },
  includes: (said, act) => {
    const some = said.servicesOf(act);
    for (const service of some) said.fact(sayWhatBelongs(service));
    if (some.length === 0) said.problems.push("Di de qué servicio, en `services`.");
  },
  people: (said, act) => {
    const { branches: all, specialists } = said.facts;
    const some = said.servicesOf(act);
    const branches = said.branchesOf(act);
    if ((act.services?.length && some.length === 0) || branches.length === 0) return;
    if (some.length === 0) said.fact(sayWho(specialists, null, { branches, all }));
    for (const service of some) said.fact(sayWho(specialists, service, { branches, all }));
  },
  works: (said, act) => {
    const { now, branches, specialists } = said.facts;
    const places = said.branchesOf(act).map(({ id }) => id);
    const some = said.named(act.specialists ?? [], specialists, "especialista", "list_specialists");
    const days = act.days ?? [];
    if ((act.specialists?.length && some.length === 0) || places.length === 0) return;
    if (days.some((day) => day < now.day)) return void said.problems.push(NO_PAST);
    const people = (some.length > 0 ? some : specialists).filter(({ branchId }) => places.includes(branchId));
    const asks = some.length > 0 || days.length === 0 ? "when" : "who";
    if (people.length > 0)
      said.fact(sayWork({ people, days, asks, isUsual: false, within: null, isOfRest: false }, branches, now));
  },
  hours: (said, act) => {
    const { now } = said.facts;
    const branches = said.branchesOf(act);
    const days = act.days ?? [];
    if (days.some((day) => day < now.day)) return void said.problems.push(NO_PAST);
    if (branches.length > 0) said.fact(sayHours(branches, days, said.facts));
  },
  open_now: (said, act) => {
    const branches = said.branchesOf(act);
    if (branches.length > 0) said.fact(sayOpenedNow(branches, said.facts));
  },
  place: (said, act) => {
    const branches = said.branchesOf(act);
    if (branches.length > 0) said.fact(sayAddresses(branches, said.facts));
  },
  slots: (said, act) => {
    const { search, slots } = said.facts;
    const found = search ? [...search.output.slots, ...search.output.alternatives] : [];
    const wanted = (act.slots ?? []).map((ref) => [...found, ...slots].find((slot) => slot.ref === ref));
    if (wanted.includes(undefined)) said.problems.push(NO_SLOT);
    const known = [...new Set(wanted.filter((slot) => slot !== undefined))];
    if (act.slots?.length && known.length === 0) return;
    const isFound = known.every((slot) => found.includes(slot));
    const offered = saySlots(known.length > 0 ? known : found, isFound ? search : null, said.facts);
    if (offered === null) return void said.problems.push("Busca primero con find_slots.");
    const { text, question } = offered;
    const joint = text.includes("\n") ? "\n" : " ";
    said.fact(said.facts.assistant.canBook ? `${text}${joint}${question}` : text);
  },
  appointments: (said, act) => {
    const { appointments, now, branches } = said.facts;
    const some = act.appointment ? appointments.filter(({ ref }) => ref === act.appointment) : appointments;
    if (act.appointment && some.length === 0) return void said.problems.push(NO_APPOINTMENT);
    const lines = some.map((each) => appointmentLine(each, now.day, branches.length > 1));
    if (lines.length === 0) return said.fact("A tu nombre no encuentro ninguna cita próxima.");
    if (appointments.length === 1) return said.fact(`Tienes esta cita: ${lines[0]}.`);
    if (lines.length === 1) return said.fact(`De tus ${appointments.length} citas próximas, esta: ${lines[0]}.`);
    said.fact(sayPart(lines, { noun: "citas próximas", count: appointments.length, head: "Tienes estas citas" }));
  },
  packages: (said) => said.fact(sayPackages(said.facts.packages ?? [], said.facts.now.day)),
  reminders: (said) => {
    const { reminders } = said.facts;
    if (reminders) said.fact(standing(sayReminders(reminders)));
    else said.problems.push("No puedes programar recordatorios.");
  },
  products: (said, act) => {
    const { products } = said.facts;
    if (!products) return void said.problems.push(NO_ORDERS);
    const some = act.products?.length ? products.filter(({ id }) => act.products?.includes(id)) : products;
    if (act.products?.length && some.length < new Set(act.products).size) said.problems.push(NO_PRODUCT);
    if (act.products?.length && some.length === 0) return;
    if (products.length === 0) return said.fact(sayProducts([]));
    const lines = some.map(productLine);
    said.fact(sayPart(lines, { noun: "productos", count: products.length, head: "Estos son los productos" }));
  },
  items: (said, act) => {
    const { items = [], now } = said.facts;
    const some = act.items?.length ? said.named(act.items, items, "elemento", "list_items") : items;
    if (some.length === 0) return void (act.items?.length || said.problems.push(NO_ITEMS));
    const lines = some.map((item) => itemLine(item, now.day));
    if (lines.length === 1 && items.length === 1) return said.fact(lines[0] ?? null);
    said.fact(sayPart(lines, { noun: "opciones", count: items.length, head: "Esto es lo que hay" }));
  },
  orders: (said) => {
    const { orders } = said.facts;
    if (!orders) return void said.problems.push(NO_ORDERS);
    const told = orders.slice(0, MOST_ORDERS);
    const part = `De tus ${orders.length} pedidos, ${told.length === 1 ? "este es el más reciente" : `los ${told.length} más recientes`}.`;
    said.fact(told.length < orders.length ? `${part}\n\n${eachOrder(told)}` : standing(sayOrders(told)));
  },
  quote: (said, act) => {
    if (said.facts.isOfRowsAlone) return void said.problems.push(ROWS_ANSWER);
    const found = (act.sentences ?? []).map((each) => quoteNamed(said.facts.quotes, each));
    const quotes = [...new Set(found.filter((quote) => quote !== null))];
    if (quotes.length > 0) said.fact(sayQuotes(quotes, said.facts.assistant.businessName));
    if (quotes.length === 0 || found.includes(null)) said.problems.push(NO_QUOTE);
  },
  ask: (said, { about = "need" }) => {
    if (about === "need") return said.ask(said.tone.need);
    if (BOOKS.has(about) && !said.facts.assistant.canBook) return void said.problems.push(NO_BOOKING);
    said.ask(ASK[about](said.facts), fittingQuestion(about, said.facts.customer));
  },
  unknown: (said) => {
    said.isUnknown = true;
    said.fact(said.tells ? "De lo demás no tengo información." : "De eso no tengo información.");
    said.ask("Si quieres, escribe «persona» y te comunico con alguien del equipo.");
  },
};

const MOST_ORDERS = 3;
const BOOKS: ReadonlySet<Question> = new Set(["service", "day", "time", "specialist"]);
const NO_BOOKING = "No puedes agendar citas: no preguntes lo que hace falta para una.";
const NO_PAST = "Ese día ya pasó: usa días desde hoy.";
const ROWS_ANSWER = "Eso lo responden los datos guardados: usa price, duration, hours, place, people o appointments.";
const NO_QUOTE = "Ese párrafo no está entre los que el negocio deja citar: cita uno por su clave, o di `unknown`.";
const NO_ORDERS = "No puedes tomar pedidos.";
const NO_PRODUCT = "Ese producto no está entre los que se pueden pedir: usa los ids de list_products.";
const NO_ITEMS = "El negocio no tiene cursos, productos, inmuebles, formularios ni paquetes: di `unknown`.";
const NO_SLOT = "Ese horario no se ofreció en esta conversación o ya no está libre: búscalo de nuevo con find_slots.";
const NO_APPOINTMENT = "Esa cita no es de este contacto: usa el ref que da list_appointments.";

/** An answer does not start with a no to the customer's question. */
function standing(text: string): string {
  return text.replace(/^No tienes/, "Por ahora no tienes");
}
