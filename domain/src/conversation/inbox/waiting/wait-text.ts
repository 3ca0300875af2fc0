// The message to a contact who waits for a person, sent once: a person will answer, and when at the earliest. It
// promises no number of minutes.
import { dayNumber } from "../../../kit/calendar.ts";
import { sayTheTime, sayWeekday } from "../../../kit/words/say-date.ts";
import type { NextOpening } from "./next-opening.ts";

export function waitText(business: string, opening: NextOpening | "open" | null): string {
  const who = business ? `Una persona de ${business}` : "Una persona del equipo";
  if (opening === "open") return `${who} te responde por aquí en cuanto se desocupe.`;
  if (opening === null) return `${who} te responde por aquí en cuanto pueda.`;
  return `Ahora no estamos en horario de atención. ${who} te responde por aquí ${dayText(opening)} a partir de ${sayTheTime(opening.time)}.`;
}

function dayText({ day, today }: NextOpening): string {
  const ahead = dayNumber(day) - dayNumber(today);
  if (ahead === 0) return "hoy";
  return ahead === 1 ? "mañana" : `el ${sayWeekday(day)}`;
}
