// The post with a day's free hours (contract/assistants#free-hours): the owner's words around the rows, or the
// server's default text.

import { fillText } from "../../../business/contacts/message-text/fill-text.ts";
import { messageTextProblem } from "../../../business/contacts/message-text/message-text.ts";
import { namesIn } from "../../../business/contacts/message-text/placeholders.ts";
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import { sayDay, sayTheDay, sayTime } from "../../../kit/words/say-date.ts";
import { bullets } from "../engine/say/format.ts";

/** In the order in which they are offered. */
export const POST_VARIABLES = ["nombre", "negocio", "servicio", "fecha", "horarios"] as const;

export type Post = {
  contactName: string | null;
  businessName: string;
  serviceName: string;
  day: Day;
  today: Day;
  /** In their order, each once; one at least. */
  times: readonly HourMinute[];
};

/** What is wrong with the owner's words, in Spanish; null when nothing is. Empty words mean the server's text. */
export function postProblem(template: string): string | null {
  if (template.trim() === "") return null;
  const problem = messageTextProblem(template, POST_VARIABLES);
  return problem ?? (namesIn(template).includes("horarios") ? null : "El texto debe llevar {{horarios}}");
}

export function postText(template: string, post: Post): string {
  if (template.trim() === "") return ownText(post);
  // An hour without its day would be incomplete.
  return fillText(template, valuesOf(post, !namesIn(template).includes("fecha")));
}

function ownText({ contactName, serviceName, day, today, times }: Post): string {
  const hello = contactName ? `Hola, ${firstOf(contactName)}.` : "Hola.";
  const question = times.length === 1 ? "¿Te queda ese horario?" : "¿A qué hora te queda bien?";
  return `${hello} Para ${serviceName} ${sayTheDay(day, today)} tengo libre:\n${bullets(times.map(sayTime))}\n${question}`;
}

function valuesOf(
  { contactName, businessName, serviceName, day, today, times }: Post,
  withDay: boolean,
): Record<string, string> {
  const lines = times.map((time) => (withDay ? `${sayDay(day, today)}, ${sayTime(time)}` : sayTime(time)));
  return {
    nombre: contactName ? firstOf(contactName) : "",
    negocio: businessName,
    servicio: serviceName,
    fecha: sayDay(day, today),
    horarios: `\n${bullets(lines)}\n`,
  };
}

function firstOf(name: string): string {
  return name.split(" ")[0] as string;
}
