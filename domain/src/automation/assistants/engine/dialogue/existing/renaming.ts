// A name said after the booking: whose the appointment is. It moves and cancels nothing; another name is put by a person.
import { fold } from "../../../../../kit/text.ts";
import type { Desk } from "../desk.ts";
import { askPerson } from "../finishing.ts";

/** Undefined: no name alone, or nothing was booked here. */
export function nameAfterwards(desk: Desk): string | undefined {
  const { m, r } = desk;
  if (!m.done?.made || m.goal !== null || (m.asked !== null && m.asked !== "person")) return undefined;
  const name = r.bareName ?? (saysOnlyName(desk) ? r.name!.name : null);
  if (name === null) return undefined;
  const kept = m.done.name;
  if (kept !== null && isSame(kept, name)) return `Así es, tu cita quedó a nombre de ${kept}.`;
  const lead = kept === null ? "Tu cita sigue igual." : `Tu cita quedó a nombre de ${kept}.`;
  const text = askPerson(desk, `${lead} Para ponerla a nombre de ${name} tiene que ayudarte alguien del equipo.`);
  m.options = [`Quiere su cita a nombre de ${name}.`];
  return text;
}

function saysOnlyName({ r }: Desk): boolean {
  return (
    r.name !== null &&
    r.services.length + r.days.length + r.times.length + r.parts.length + r.specialists.length === 0 &&
    !["book", "another", "reschedule", "cancel", "availability"].some((intent) => r.intents.has(intent as never)) &&
    !/\b(?:otra?|tambien|ahora|falta)\b/.test(r.text)
  );
}

function isSame(kept: string, name: string): boolean {
  const words = fold(kept).split(" ");
  return fold(name)
    .split(" ")
    .every((word) => words.includes(word));
}
