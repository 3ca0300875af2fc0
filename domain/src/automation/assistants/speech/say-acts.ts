// Writes what a language model chose to say (decision 51): each fact from a stored row, in the words of the built-in engine,
// each courtesy in the tone of the personality. An act that names what is not there says nothing.
import { bullets, sayDuration } from "../engine/say/format.ts";
import { serviceLines } from "../engine/say/offers.ts";
import { sayOpening, sayOpenNow } from "../engine/say/opening.ts";
import { sayPlaces } from "../engine/say/places.ts";
import { sayContents, sayLength, sayPeople, sayPrice } from "../engine/say/services.ts";
import { sayOrders, sayProducts } from "../orders/order-text.ts";
import { sayReminders } from "../reminders/reminder-text.ts";
import { Composer, type Speech } from "./composer.ts";
import { courtesyIn, sayCourtesy } from "./courtesy.ts";
import { ASK, appointmentLine } from "./questions.ts";
import { quoteNamed, sayQuotes } from "./quotable.ts";
import { saySlots } from "./say-slots.ts";
import type { Act, ActName } from "./schema.ts";
import type { SpeechFacts } from "./speech-facts.ts";

/** `isLead`: the server's own question follows, so that nothing may stand there that a yes could answer. */
export function sayActs(acts: readonly Act[], facts: SpeechFacts, { isLead = false } = {}): Speech {
  const speech = new Composer(facts, isLead);
  for (const act of acts) if (!isLead || LEADS.has(act.act)) SAY[act.act](speech, act);
  return speech.end();
}

/** What may stand before a question of the server: no question, no day or hour, nothing of appointments. */
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

type Say = (said: Composer, act: Act) => void;

const SAY: Readonly<Record<ActName, Say>> = {
  greet: (said) => {
    const { contactName, assistant, isOpening } = said.facts;
    const name = contactName?.split(" ")[0];
    const hello = said.tone.hello(name ? `, ${name}` : "");
    if (!isOpening) return said.courtesy(hello);
    const brief = `${hello} Soy ${assistant.name} de ${assistant.businessName}.`;
    said.opening = { whole: assistant.greeting ?? brief, brief };
  },
  thank: (said) => said.courtesy(said.tone.thank),
  // 'Con gusto' to who asked for something would grant it.
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
    const { name, businessName } = said.facts.assistant;
    said.fact(`Soy ${name}, asistente virtual de ${businessName}: respondo dudas y agendo citas.`);
  },
  services: (said, act) => {
    const some = said.servicesOf(act);
    if (said.facts.services.length === 0) return said.fact("Por ahora no tengo servicios para agendar.");
    said.fact(`Esto es lo que ofrecemos:\n${serviceLines(some.length > 0 ? some : said.facts.services)}`);
  },
  price: (said, act) => {
    const some = said.servicesOf(act);
    if (act.services?.length && some.length === 0) return;
    if (some.length === 1) return said.fact(sayPrice(some[0]!));
    said.fact(
      some.length > 1
        ? `Estos son los precios:\n${serviceLines(some)}`
        : `Estos son nuestros precios:\n${serviceLines(said.facts.services)}`,
    );
  },
  duration: (said, act) => {
    const some = said.servicesOf(act);
    if (act.services?.length && some.length === 0) return;
    if (some.length > 0) return said.fact(some.slice(0, 5).map(sayLength).join("\n"));
    const all = said.facts.services.map(({ name, durationMinutes }) => `${name}: ${sayDuration(durationMinutes)}`);
    said.fact(`Depende del servicio:\n${bullets(all)}`);
  },
  includes: (said, act) => {
    const some = said.servicesOf(act);
    if (some.length > 0) for (const service of some.slice(0, 2)) said.fact(sayContents(service));
    else said.problems.push("Di de qué servicio, en `services`.");
  },
  people: (said, act) => {
    const { branches, specialists } = said.facts;
    const [service] = said.servicesOf(act);
    if (act.services?.length && !service) return;
    const places = new Set(said.branchesOf(act).map(({ id }) => id));
    const people = specialists.filter(
      ({ id, branchId }) => places.has(branchId) && (!service || service.specialistIds.includes(id)),
    );
    said.fact(sayPeople(people, service ?? null, branches));
  },
  hours: (said, act) => {
    const branches = said.branchesOf(act);
    if (branches.length > 0) said.fact(sayOpening(branches, act.days ?? [], said.facts.now.day));
  },
  open_now: (said, act) => {
    const branches = said.branchesOf(act);
    if (branches.length > 0) said.fact(sayOpenNow(branches, said.facts.now));
  },
  place: (said, act) => {
    const branches = said.branchesOf(act);
    if (branches.length > 0) said.fact(sayPlaces(branches));
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
    if (offered === null) said.problems.push("Busca primero con find_slots.");
    said.fact(offered);
  },
  appointments: (said, act) => {
    const { appointments, now, branches } = said.facts;
    const some = act.appointment ? appointments.filter(({ ref }) => ref === act.appointment) : appointments;
    if (act.appointment && some.length === 0) return void said.problems.push(NO_APPOINTMENT);
    const lines = some.map((each) => appointmentLine(each, now.day, branches.length > 1));
    if (lines.length === 0) said.fact("No encuentro ninguna cita próxima a tu nombre.");
    else said.fact(lines.length === 1 ? `Tienes esta cita: ${lines[0]}.` : `Tienes estas citas:\n${bullets(lines)}`);
  },
  reminders: (said) => {
    const { reminders } = said.facts;
    if (reminders) said.fact(sayReminders(reminders));
    else said.problems.push("No puedes programar recordatorios.");
  },
  products: (said, act) => {
    const { products } = said.facts;
    if (!products) return void said.problems.push(NO_ORDERS);
    const some = act.products?.length ? products.filter(({ id }) => act.products?.includes(id)) : products;
    if (act.products?.length && some.length < new Set(act.products).size) said.problems.push(NO_PRODUCT);
    if (!act.products?.length || some.length > 0) said.fact(sayProducts(some.slice(0, MOST_PRODUCTS)));
  },
  orders: (said) => {
    const { orders } = said.facts;
    if (orders) said.fact(sayOrders(orders.slice(0, MOST_ORDERS)));
    else said.problems.push(NO_ORDERS);
  },
  quote: (said, act) => {
    const found = (act.sentences ?? []).map((each) => quoteNamed(said.facts.quotes, each));
    const quotes = [...new Set(found.filter((quote) => quote !== null))];
    if (quotes.length > 0) said.fact(sayQuotes(quotes, said.facts.assistant.businessName));
    if (quotes.length === 0 || found.includes(null))
      said.problems.push("Esa frase no está entre las del negocio: cita una por su clave, o di `unknown`.");
  },
  ask: (said, { about = "need" }) => said.ask(about === "need" ? said.tone.need : ASK[about](said.facts)),
  unknown: (said) => {
    said.isUnknown = true;
    said.fact(said.tells ? "De lo demás no tengo información." : "De eso no tengo información.");
    said.ask("Si quieres, escribe «persona» y te comunico con alguien del equipo.");
  },
};

const MOST_PRODUCTS = 30;
const MOST_ORDERS = 3;
const NO_ORDERS = "No puedes tomar pedidos.";
const NO_PRODUCT = "Ese producto no está entre los que se pueden pedir: usa los ids de list_products.";
const NO_SLOT = "Ese horario no se ofreció en esta conversación o ya no está libre: búscalo de nuevo con find_slots.";
const NO_APPOINTMENT = "Esa cita no es de este contacto: usa el ref que da list_appointments.";
