// The texts of planned messages, written from the current rows when they are sent (D-15.10).
import { addDays, type Day } from "../../kit/calendar.ts";
import { type Instant, localOf } from "../../kit/time.ts";
import { sayDay, sayTheDay, sayTheTime, sayTime } from "../../kit/words/say-date.ts";
import type { GeneratedTextKind, SpecialistKind } from "./kinds.ts";

export type AppointmentWords = {
  business: string;
  /** The client's name in the greeting; may be empty. */
  client: string;
  branch: string;
  address: string;
  zone: string;
  /**
   * One for each appointment, in the order of their starts; one at least. `attendee`: the person who comes, if not the
   * client.
   */
  services: readonly { service: string; specialist: string; start: Instant; attendee: string | null }[];
  /** The open online payments and the sessions of packages that pay, a sentence for each. */
  needs: readonly string[];
  /** With which the client checks in at the tablet of the branch; '' where there is none. */
  code: string;
};

type ClientKind = Exclude<GeneratedTextKind, SpecialistKind>;

export function textFor(kind: ClientKind, words: AppointmentWords, now: Instant): string {
  const today = localOf(words.zone, now).day;
  const code = words.code && `Tu código de llegada es ${words.code}.`;
  const lines = [details(words, today), ...words.needs, code].filter(Boolean).join("\n\n");
  return WRITE[kind](words, whenOf(words, now), lines);
}

/** The same facts as the variables of a template (D-11.4); those about people are filled in where it is chosen. */
export function variablesFor(words: AppointmentWords): Record<string, string> {
  const at = localOf(words.zone, startOf(words));
  return {
    fecha: sayDay(at.day, addDays(at.day, -7)),
    hora: sayTime(at.time),
    servicio: servicesOf(words),
    sucursal: words.branch,
    pago: words.needs.join(" "),
    codigo: words.code,
    especialista: sayList([...new Set(words.services.map(({ specialist }) => specialist))]),
  };
}

/** What the client wants to be reminded of, in their own words. */
export function reminderText(about: string, client: string, business: string): string {
  return `${client ? `Hola, ${client}.` : "Hola."} Te escribimos de ${business} para recordarte lo que nos pediste: «${about}».`;
}

/** The same for a person of the business. */
export function staffReminderText(about: string): string {
  return `Recordatorio: «${about}».`;
}

/** Under the confirmation of a new or moved appointment: the file for the client's own calendar. */
export function withCalendarFile(text: string, link: string): string {
  return `${text}\n\nGuárdala en tu calendario: ${link}`;
}

const WRITE: Readonly<Record<ClientKind, (words: AppointmentWords, when: string, details: string) => string>> = {
  scheduled: (words, _when, lines) =>
    `${hello(words)} ${capital(named(words))} en ${words.business} quedó agendada:\n${lines}\n\nSi necesitas cambiarla o cancelarla, responde a este mensaje.`,
  moved: (words, _when, lines) =>
    `${hello(words)} ${capital(named(words))} en ${words.business} cambió. Queda así:\n${lines}\n\nSi no te acomoda, responde a este mensaje.`,
  reminder: (words, _when, lines) =>
    `${hello(words)} Te recordamos ${named(words)} en ${words.business}:\n${lines}\n\nTe esperamos.`,
  confirmation: (words, _when, lines) =>
    `${hello(words)} ¿Nos confirmas ${named(words)} en ${words.business}?\n${lines}`,
  unpaid: (words, when) =>
    `${hello(words)} No recibimos a tiempo el pago de ${namedWithServices(words)} en ${words.business}, ${when}, así que el lugar quedó libre. Si todavía la quieres, responde a este mensaje y te buscamos otro horario.`,
  auto_cancel: (words, when) =>
    `${hello(words)} Como no recibimos tu confirmación, cancelamos ${namedWithServices(words)} en ${words.business}, ${when}. Si todavía la quieres, responde a este mensaje y te buscamos otro horario.`,
};

function hello({ client }: AppointmentWords): string {
  return client ? `Hola, ${client}.` : "Hola.";
}

/** 'tu cita', 'la cita de Mateo'; several services are one visit. */
function named(words: AppointmentWords): string {
  const attendee = attendeeOf(words);
  return attendee === null ? `tu ${nounOf(words)}` : `la ${nounOf(words)} de ${attendee}`;
}

/** 'tu cita de Corte', 'la cita de Corte para Mateo'. */
function namedWithServices(words: AppointmentWords): string {
  const attendee = attendeeOf(words);
  const what = `${nounOf(words)} de ${servicesOf(words)}`;
  return attendee === null ? `tu ${what}` : `la ${what} para ${attendee}`;
}

function nounOf({ services }: AppointmentWords): string {
  return services.length > 1 ? "visita" : "cita";
}

/** The person who comes to all of it, when it is one and not the client. */
function attendeeOf({ services }: AppointmentWords): string | null {
  const [first, ...others] = services;
  return others.every(({ attendee }) => attendee === first?.attendee) ? (first?.attendee ?? null) : null;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Duplicates are named once. */
function servicesOf({ services }: AppointmentWords): string {
  return sayList([...new Set(services.map(({ service }) => service))]);
}

function startOf({ services }: AppointmentWords): Instant {
  return services[0]?.start ?? 0;
}

function details(words: AppointmentWords, today: Day): string {
  const place = [words.branch, words.address].filter(Boolean).join(", ");
  return bullets([
    ...whatAndWhen(words, today, (one) => `${one.service}${ofMany(words, one)} con ${one.specialist}`),
    ...(place ? [place] : []),
  ]);
}

type Line = AppointmentWords["services"][number];

/** Of a visit of several people, the one who comes to this part. */
function ofMany(words: AppointmentWords, { attendee }: Line): string {
  return attendee === null || attendeeOf(words) !== null ? "" : ` para ${attendee}`;
}

/** For one: the service, then the time. For several: the day, then each at its hour. */
function whatAndWhen(words: AppointmentWords, today: Day, say: (line: Line) => string): string[] {
  const { zone, services } = words;
  const { day, time } = localOf(zone, startOf(words));
  if (services.length === 1) return [say(services[0] as Line), `${sayDay(day, today)}, ${sayTime(time)}`];
  return [sayDay(day, today), ...services.map((line) => `${sayTime(localOf(zone, line.start).time)}, ${say(line)}`)];
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `• ${line}`).join("\n");
}

/** The text for the specialist: the client and the time. */
export function specialistText(kind: SpecialistKind, words: AppointmentWords, now: Instant): string {
  const today = localOf(words.zone, now).day;
  const isOne = words.services.length === 1;
  const who = whoComes(words);
  const lines = bullets([
    ...whatAndWhen(words, today, (line) => `${line.service}${ofMany(words, line)}${isOne && who ? `, ${who}` : ""}`),
    ...(isOne || !who ? [] : [who]),
    words.branch,
  ]);
  const opening = {
    specialist: isOne ? "tienes una cita nueva" : "tienes una visita nueva",
    specialist_moved: isOne ? "una de tus citas cambió. Queda así" : "una de tus visitas cambió. Queda así",
    specialist_cancelled: isOne ? "se canceló una de tus citas" : "se canceló una de tus visitas",
    specialist_unpaid: isOne
      ? "una de tus citas no se pagó a tiempo y su lugar quedó libre"
      : "una de tus visitas no se pagó a tiempo y su lugar quedó libre",
    specialist_deleted: isOne ? "se eliminó una de tus citas" : "se eliminó una de tus visitas",
  }[kind];
  return `${words.services[0]?.specialist}, ${opening}:\n${lines}`;
}

/** 'Mateo (cliente: Ana)' */
function whoComes(words: AppointmentWords): string {
  const attendee = attendeeOf(words);
  if (attendee === null) return words.client;
  return words.client ? `${attendee} (cliente: ${words.client})` : attendee;
}

/** The answer to a button under a request for confirmation. */
export const ANSWER_TEXTS = {
  confirmed: (words: AppointmentWords, now: Instant) =>
    `Listo, ${named(words)} quedó confirmada: ${whenOf(words, now)}. Te esperamos.`,
  cancelled: (words: AppointmentWords, now: Instant) =>
    `Cancelamos ${namedWithServices(words)}, ${whenOf(words, now)}. Gracias por avisar. Cuando quieras otra, escríbenos.`,
  moved: (words: AppointmentWords, now: Instant) =>
    `Ese mensaje era de un horario anterior. ${capital(namedWithServices(words))} ahora es ${whenOf(words, now)}. Si quieres cambiarla o cancelarla, escríbenos.`,
  past: "Esa cita ya pasó. Si quieres agendar otra, escríbenos.",
  gone: "Esa cita ya no está en nuestra agenda. Si quieres agendar otra, escríbenos.",
  closed: "Esa cita ya está cancelada. Si quieres agendar otra, escríbenos.",
  unpaid: "Tu cita se confirma al recibir su pago. Si necesitas ayuda, escríbenos.",
} as const;

function whenOf(words: AppointmentWords, now: Instant): string {
  const at = localOf(words.zone, startOf(words));
  return `${sayTheDay(at.day, localOf(words.zone, now).day)} a ${sayTheTime(at.time)}`;
}

function sayList(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  const last = items.at(-1) as string;
  return `${items.slice(0, -1).join(", ")} ${/^h?i/i.test(last) ? "e" : "y"} ${last}`;
}
