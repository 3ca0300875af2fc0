// Finds the unread part of a phrase of time: a number, a month or a word of time right after a day or an hour. The
// engine asks about such a phrase, and never shortens it to the part that it understood.
import type { Span } from "../span.ts";
import { MONTH, WEEKDAY } from "./names-of-time.ts";

/** `left`: the text in which what was read is covered by "~". The phrase as written, or null. */
export function unreadTime(text: string, left: string, spans: readonly Span[]): string | null {
  for (const { at, end } of spans) {
    const rest = REST.exec(left.slice(end));
    if (rest) return text.slice(at, end + rest[0].length).trim();
  }
  return null;
}

const REST = new RegExp(
  `^ (?:(?:de|del|menos|con|en) )?(?:\\d{1,4}(?: ?(?:am|pm|horas))?|${MONTH}|${WEEKDAY}s?|cuarto|quincena|(?:semana|mes|ano|dia)s?)\\b(?! ?(?:personas|opcion|servicios|citas|anos|pesos|lugares|minutos|ninos|%|[a-z]+s\\b))`,
);
