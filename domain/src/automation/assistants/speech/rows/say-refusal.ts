// Why a search found no free hour, in a sentence that names all its criteria: service, person, branch, day, hour and
// bounds. It gives a reason only for exactly these; else it says that nothing was found.
import type { Day } from "../../../../kit/calendar.ts";
import { sayTheDay, sayTheTime } from "../../../../kit/words/say-date.ts";
import { closedFor } from "../../tools/answers/branch-day.ts";
import type { SlotRefusal } from "../../tools/answers/schema.ts";
import type { Search, SpeechFacts } from "../speech-facts.ts";

/** Null when the search found something, or for a row that does not exist. */
export function sayNothingFound(search: Search, facts: SpeechFacts): string | null {
  const { input, output } = search;
  if (output.slots.length > 0) return null;
  const service = facts.services.find(({ id }) => id === input.serviceId);
  if (!service) return null;
  const person = facts.specialists.find(({ id }) => id === input.specialistId)?.name ?? null;
  const branch = facts.branches.length > 1 ? facts.branches.find(({ id }) => id === input.branchId)?.name : undefined;
  const what = [`Para ${service.name}`, person ? `con ${person}` : "", branch ? `en ${branch}` : ""];
  const asked = facts.branches.filter(({ id }) => id === input.branchId);
  const why = closedFor(asked.length > 0 ? asked : facts.branches, input.from);
  const reason = reasonOf(search, person, why);
  return `${what.filter(Boolean).join(" ")}, ${whenSearched(search, facts.now.day)}: ${reason}.`;
}

/** 'mañana martes 24 de noviembre a las 5:00 pm', 'del … al … desde las 3:00 pm' */
export function whenSearched({ input }: Search, today: Day): string {
  const { from, to, time } = input;
  const days = from === to ? sayTheDay(from, today) : `desde ${sayTheDay(from, today)} hasta ${sayTheDay(to, today)}`;
  return [days, time ? `a ${sayTheTime(time)}` : saidBounds(input)].filter(Boolean).join(" ");
}

export function saidBounds({ notBefore, notAfter }: Pick<Search["input"], "notBefore" | "notAfter">): string {
  if (notBefore && notAfter) return `entre ${sayTheTime(notBefore)} y ${sayTheTime(notAfter)}`;
  if (notBefore) return `desde ${sayTheTime(notBefore)}`;
  return notAfter ? `hasta ${sayTheTime(notAfter)}` : "";
}

function reasonOf({ input, output }: Search, person: string | null, why: string | null): string {
  const { refusal } = output;
  const isOneDay = input.from === input.to;
  const isHour = isOneDay && input.time !== undefined;
  const isDay = isOneDay && !isHour && !input.notBefore && !input.notAfter;
  if (refusal && isHour) return OF_HOUR[refusal] ?? ofDay(refusal, person, why) ?? NONE;
  return (refusal && isDay ? ofDay(refusal, person, why) : null) ?? NONE;
}

const NONE = "no encontré lugar";

/** Reasons for one hour only. */
const OF_HOUR: Partial<Record<SlotRefusal, string>> = {
  taken: "ya está ocupado",
  outside_hours: "a esa hora no atendemos",
  does_not_fit: "no alcanza el tiempo antes del cierre o del descanso",
  not_offered: "a esa hora no empieza ninguna cita",
  past: "esa hora ya pasó",
  too_soon: "ya es muy pronto para agendar",
};

/** Reasons for a whole day. `why`: the reason of the closed date. */
function ofDay(refusal: SlotRefusal, person: string | null, why: string | null): string | null {
  switch (refusal) {
    case "closed_day":
      return why ? `ese día está cerrado por ${why}` : "ese día no abrimos";
    case "past":
      return "ese día ya pasó";
    case "too_soon":
      return "ya no alcanzo a agendarte ese día";
    case "too_far":
      return "todavía no tengo abierta la agenda para ese día";
    case "specialist_off":
      return person ? `${person} no atiende ese día` : "nadie atiende ese día";
    case "no_specialist":
      return "ahí nadie da ese servicio";
    case "not_given":
      return "ese día no se da ese servicio";
    default:
      return null;
  }
}
