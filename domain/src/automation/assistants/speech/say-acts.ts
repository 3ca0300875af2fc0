// Writes what a language model chose to say (decision 51): each fact from a stored row, in the words of the built-in engine,
// each courtesy in the tone of the personality. An act that names what is not there says nothing.
import type { Day } from "../../../kit/calendar.ts";
import { fold } from "../../../kit/text.ts";
import { sayTheDay, sayTheTime } from "../../../kit/words/say-date.ts";
import { bullets, sayDuration } from "../conversation/say/format.ts";
import { serviceLines } from "../conversation/say/offers.ts";
import { sayOpening, sayOpenNow } from "../conversation/say/opening.ts";
import { sayPlaces } from "../conversation/say/places.ts";
import { sayContents, sayLength, sayPeople, sayPrice } from "../conversation/say/services.ts";
import { short } from "../conversation/say/short.ts";
import type { ToolAppointment, ToolBranch, ToolService } from "../tools/schema.ts";
import { courtesyIn, sayCourtesy } from "./courtesy.ts";
import { quoteNamed, sayQuotes } from "./quotable.ts";
import { saySlots } from "./say-slots.ts";
import type { Act, ActName, Question } from "./schema.ts";
import type { SpeechFacts } from "./speech-facts.ts";
import { type Tone, toneOf } from "./tone.ts";

/** `text` '' when nothing can be said. `problems` are for the model: what it named that is not there. */
export type Speech = { text: string; problems: string[]; isUnknown: boolean };

/** `isLead`: the server's own question follows, so that nothing may stand there that a yes could answer. */
export function sayActs(acts: readonly Act[], facts: SpeechFacts, { isLead = false } = {}): Speech {
  const speech = new Composer(facts, isLead);
  for (const act of acts) if (!isLead || LEADS.has(act.act)) speech.add(act);
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

class Composer {
  readonly facts: SpeechFacts;
  readonly isLead: boolean;
  readonly tone: Tone;
  readonly parts: string[] = [];
  readonly problems: string[] = [];
  /** How the conversation opens: as the owner wrote it where nothing else is said, else in one sentence. */
  opening: { whole: string; brief: string } | null = null;
  question: string | null = null;
  tells = false;
  ends = false;
  isUnknown = false;
  leftOut = false;

  constructor(facts: SpeechFacts, isLead: boolean) {
    this.facts = facts;
    this.isLead = isLead;
    this.tone = toneOf(facts.assistant.personality);
  }

  add(act: Act): void {
    SAY[act.act](this, act);
  }

  courtesy(text: string): void {
    if (!this.parts.includes(text)) this.parts.push(text);
  }

  fact(text: string | null): void {
    if (text === null || this.parts.includes(text)) return;
    this.tells = true;
    this.parts.push(text);
  }

  /** The first question is the one that is asked. */
  ask(question: string): void {
    if (!this.isLead) this.question ??= question;
  }

  end(): Speech {
    const { tells, problems, isUnknown, facts, opening } = this;
    if (opening) this.parts.unshift(tells || this.question || this.isLead ? opening.brief : opening.whole);
    // A courtesy is no answer to what was left out, and none at all to who wants something.
    if (!tells && this.question === null && !this.isLead) {
      if (this.leftOut || problems.length > 0) return { text: "", problems: this.told(), isUnknown };
      if (this.parts.length > 0 && !this.ends && !facts.isThanked) this.question = this.tone.need;
    }
    const all = [...this.parts, ...(this.question && !this.parts.some(isAsking) ? [this.question] : [])];
    return { text: short(joined(all)), problems: this.told(), isUnknown };
  }

  told(): string[] {
    return this.leftOut
      ? [...this.problems, "En `words` solo caben frases cortas de cortesía; los datos y preguntas van en su acto."]
      : this.problems;
  }

  servicesOf(act: Act): ToolService[] {
    return this.named(act.services ?? [], this.facts.services, "servicio", "list_services");
  }

  branchesOf(act: Act): readonly ToolBranch[] {
    if (act.branch === undefined) return this.facts.branches;
    return this.named([act.branch], this.facts.branches, "sucursal", "list_branches");
  }

  /** By id, or by the name as it is written. */
  named<T extends { id: string; name: string }>(wanted: string[], rows: readonly T[], what: string, tool: string): T[] {
    const found = wanted.map((each) => rows.find(({ id, name }) => id === each || fold(name) === fold(each)));
    if (found.includes(undefined)) this.problems.push(`No existe ese ${what}: usa el id que da ${tool}.`);
    return [...new Set(found.filter((row) => row !== undefined))];
  }
}

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
    if (some.length > 0) said.fact(some.slice(0, 2).map(sayContents).join("\n"));
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

const NO_SLOT = "Ese horario no se ofreció en esta conversación o ya no está libre: búscalo de nuevo con find_slots.";
const NO_APPOINTMENT = "Esa cita no es de este contacto: usa el ref que da list_appointments.";

const ASK: Readonly<Record<Exclude<Question, "need">, (facts: SpeechFacts) => string>> = {
  service: ({ services }) =>
    services.length > 0 && services.length <= 6
      ? `¿Cuál servicio quieres?\n${bullets(services.map(({ name }) => name))}`
      : "¿Cuál servicio quieres?",
  day: () => "¿Qué día te gustaría?",
  time: () => "¿A qué hora te gustaría?",
  specialist: () => "¿Con quién te gustaría?",
  branch: ({ branches }) => `¿En cuál sucursal te queda mejor?\n${bullets(branches.map(({ name }) => name))}`,
  name: () => "¿Me compartes tu nombre?",
  appointment: ({ appointments, now, branches }) =>
    appointments.length > 0
      ? `¿De cuál cita me hablas?\n${bullets(appointments.map((each) => appointmentLine(each, now.day, branches.length > 1)))}`
      : "No encuentro ninguna cita próxima a tu nombre. ¿Quieres agendar una?",
};

/** 'Corte de dama el jueves 26 de noviembre a las 5:00 pm con Marta Solís' */
function appointmentLine(appointment: ToolAppointment, today: Day, hasBranches: boolean): string {
  const { serviceName, day, time, specialistName, branchName } = appointment;
  const where = hasBranches ? ` en ${branchName}` : "";
  return `${serviceName} ${sayTheDay(day, today)} a ${sayTheTime(time)} con ${specialistName}${where}`;
}

function isAsking(text: string): boolean {
  return text.endsWith("?");
}

/** Sentences in a row; a list, and what follows one, on lines of their own. */
function joined(parts: readonly string[]): string {
  return parts.reduce((text, part) => {
    if (text === "") return part;
    const isPlain = !text.includes("\n") && !part.includes("\n") && text.length + part.length <= 140;
    return `${text}${isPlain ? " " : part.includes("\n") || text.includes("\n") ? "\n\n" : "\n"}${part}`;
  }, "");
}
