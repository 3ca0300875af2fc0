// What planned messages say, written from the rows as they are when they go out (D-15.10).
import { addDays, type Day } from "../../kit/calendar.ts";
import { type Instant, localOf } from "../../kit/time.ts";
import { sayDay, sayTheDay, sayTheTime, sayTime } from "../../kit/words/say-date.ts";
import type { ProductsKind } from "./kinds.ts";

export type AppointmentWords = {
  business: string;
  /** As the client is spoken to; may be empty. */
  client: string;
  service: string;
  specialist: string;
  branch: string;
  address: string;
  start: Instant;
  zone: string;
};

type Written = Exclude<ProductsKind, "specialist" | "specialist_moved">;

export function textFor(kind: Written, words: AppointmentWords, now: Instant): string {
  const at = localOf(words.zone, words.start);
  const today = localOf(words.zone, now).day;
  return WRITE[kind](words, `${sayTheDay(at.day, today)} a ${sayTheTime(at.time)}`, details(words, at, today));
}

/** The same facts as the variables of a template (D-11.4); those of people are filled in where it is chosen. */
export function variablesFor(words: AppointmentWords): Record<string, string> {
  const at = localOf(words.zone, words.start);
  return {
    fecha: sayDay(at.day, addDays(at.day, -7)),
    hora: sayTime(at.time),
    servicio: words.service,
    sucursal: words.branch,
    especialista: words.specialist,
  };
}

/** Under the confirmation of a new or moved appointment: the file for the client's own calendar. */
export function withCalendarFile(text: string, link: string): string {
  return `${text}\n\nGuárdala en tu calendario: ${link}`;
}

const WRITE: Readonly<Record<Written, (words: AppointmentWords, when: string, details: string) => string>> = {
  scheduled: (words, _when, lines) =>
    `${hello(words)} Tu cita en ${words.business} quedó agendada:\n${lines}\n\nSi necesitas cambiarla o cancelarla, responde a este mensaje.`,
  moved: (words, _when, lines) =>
    `${hello(words)} Tu cita en ${words.business} cambió. Queda así:\n${lines}\n\nSi no te acomoda, responde a este mensaje.`,
  reminder: (words, _when, lines) =>
    `${hello(words)} Te recordamos tu cita en ${words.business}:\n${lines}\n\nTe esperamos.`,
  confirmation: (words, _when, lines) => `${hello(words)} ¿Nos confirmas tu cita en ${words.business}?\n${lines}`,
  auto_cancel: (words, when) =>
    `${hello(words)} Como no recibimos tu confirmación, cancelamos tu cita de ${words.service} en ${words.business}, ${when}. Si todavía la quieres, responde a este mensaje y te buscamos otro horario.`,
};

function hello({ client }: AppointmentWords): string {
  return client ? `Hola, ${client}.` : "Hola.";
}

function details(words: AppointmentWords, at: { day: Day; time: string }, today: Day): string {
  const place = [words.branch, words.address].filter(Boolean).join(", ");
  return [
    `• ${words.service} con ${words.specialist}`,
    `• ${sayDay(at.day, today)}, ${sayTime(at.time)}`,
    ...(place ? [`• ${place}`] : []),
  ].join("\n");
}

/** What the specialist is told: whose appointment it is, and when. */
export function specialistText(kind: "specialist" | "specialist_moved", words: AppointmentWords, now: Instant): string {
  const at = localOf(words.zone, words.start);
  const today = localOf(words.zone, now).day;
  const lines = [
    `• ${words.service}${words.client ? `, ${words.client}` : ""}`,
    `• ${sayDay(at.day, today)}, ${sayTime(at.time)}`,
    `• ${words.branch}`,
  ].join("\n");
  const opening = kind === "specialist" ? "tienes una cita nueva" : "una de tus citas cambió. Queda así";
  return `${words.specialist}, ${opening}:\n${lines}`;
}

/** What is answered to a button under a request for confirmation. */
export const ANSWER_TEXTS = {
  confirmed: (words: AppointmentWords, now: Instant) =>
    `Listo, tu cita quedó confirmada: ${whenOf(words, now)}. Te esperamos.`,
  cancelled: (words: AppointmentWords, now: Instant) =>
    `Cancelamos tu cita de ${words.service}, ${whenOf(words, now)}. Gracias por avisar. Cuando quieras otra, escríbenos.`,
  moved: (words: AppointmentWords, now: Instant) =>
    `Ese mensaje era de un horario anterior. Tu cita de ${words.service} ahora es ${whenOf(words, now)}. Si quieres cambiarla o cancelarla, escríbenos.`,
  past: "Esa cita ya pasó. Si quieres agendar otra, escríbenos.",
  gone: "Esa cita ya no está en nuestra agenda. Si quieres agendar otra, escríbenos.",
  closed: "Esa cita ya está cancelada. Si quieres agendar otra, escríbenos.",
  unpaid: "Tu cita se confirma al recibir su pago. Si necesitas ayuda, escríbenos.",
} as const;

function whenOf({ start, zone }: AppointmentWords, now: Instant): string {
  const at = localOf(zone, start);
  return `${sayTheDay(at.day, localOf(zone, now).day)} a ${sayTheTime(at.time)}`;
}
