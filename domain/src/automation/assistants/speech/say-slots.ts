// Free hours, as the built-in engine says them: those that were found, or why the wanted one is not to be had.
import type { Day } from "../../../kit/calendar.ts";
import { sayDay, sayTheDay, sayTime } from "../../../kit/words/say-date.ts";
import { bullets } from "../engine/say/format.ts";
import { sayRefusal } from "../engine/say/refusals.ts";
import { closedFor } from "../tools/answers/branch-day.ts";
import type { ToolSlot } from "../tools/answers/schema.ts";
import type { Search, SpeechFacts } from "./speech-facts.ts";

const MOST_LINES = 8;

/** Ends with a question. Null when there is neither an hour nor a refusal to tell of. */
export function saySlots(offered: readonly ToolSlot[], search: Search | null, facts: SpeechFacts): string | null {
  const refused = search && refusalOf(search, facts);
  const isAtTheHour = search?.input.time !== undefined && search.output.slots.length > 0;
  const isOfPeople = isAtTheHour || search?.input.specialistId !== undefined;
  const slots = search && !isOfPeople ? eachHourOnce(offered) : offered;
  const first = slots[0];
  if (!first) return refused ? `${refused} ¿Qué otro día u hora te acomoda?` : null;
  const day = same(slots, "day") ? first.day : null;
  const name = same(slots, "serviceId") ? facts.services.find(({ id }) => id === first.serviceId)?.name : undefined;
  const instead = day && day === search?.input.from ? "Ese día tengo" : insteadOf(day, facts.now.day);
  const head = refused ? `${refused} ${instead}` : headOf(name, day, facts.now.day);
  const tellsWho = slots.length === 1 || isOfPeople || eachHourOnce(slots).length < slots.length;
  const lines = slots.slice(0, MOST_LINES).map((slot) => lineOf(slot, slots, { day, tellsWho }, facts));
  return `${head}:\n${bullets(lines)}\n${questionOf(slots, day)}`;
}

function questionOf(slots: readonly ToolSlot[], day: Day | null): string {
  if (slots.length === 1) return "¿Te queda ese horario?";
  if (day && same(slots, "time")) return "¿Cuál prefieres?";
  return day ? "¿A qué hora te queda bien?" : "¿Te queda alguno o prefieres otro día u hora?";
}

function headOf(name: string | undefined, day: Day | null, today: Day): string {
  const when = day ? ` ${sayTheDay(day, today)}` : "";
  return name ? `Para ${name}${when} tengo` : `Tengo libre${when}`;
}

function insteadOf(day: Day | null, today: Day): string {
  return day ? `Para ${sayTheDay(day, today)} tengo` : "Lo más cercano que tengo es";
}

function eachHourOnce(slots: readonly ToolSlot[]): ToolSlot[] {
  const keyOf = ({ day, time, branchId, serviceId }: ToolSlot) => [day, time, branchId, serviceId].join();
  return slots.filter((slot, at) => slots.findIndex((other) => keyOf(other) === keyOf(slot)) === at);
}

function same(slots: readonly ToolSlot[], key: keyof ToolSlot): boolean {
  return new Set(slots.map((slot) => slot[key])).size === 1;
}

/** The service and the branch only where they differ between the hours. */
function lineOf(
  slot: ToolSlot,
  all: readonly ToolSlot[],
  { day, tellsWho }: { day: Day | null; tellsWho: boolean },
  facts: SpeechFacts,
): string {
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) => rows.find((row) => row.id === id)?.name;
  const what = same(all, "serviceId") ? undefined : nameIn(facts.services, slot.serviceId);
  const who = tellsWho ? nameIn(facts.specialists, slot.specialistId) : undefined;
  const where = facts.branches.length > 1 ? nameIn(facts.branches, slot.branchId) : undefined;
  const when = day ? sayTime(slot.time) : `${sayDay(slot.day, facts.now.day)}, ${sayTime(slot.time)}`;
  return [`${what ? `${what}: ` : ""}${when}`, who ? `con ${who}` : "", where ? `en ${where}` : ""]
    .filter(Boolean)
    .join(" ");
}

function refusalOf({ input, output }: Search, { branches, specialists, now }: SpeechFacts): string | null {
  if (output.slots.length > 0 || !output.refusal) return null;
  const branch = branches.length > 1 ? (branches.find(({ id }) => id === input.branchId)?.name ?? null) : null;
  const asked = branches.filter(({ id }) => id === input.branchId);
  const wanted = {
    day: input.from === input.to || input.time ? input.from : null,
    time: input.time ?? null,
    specialist: specialists.find(({ id }) => id === input.specialistId)?.name ?? null,
    branch,
    closedFor: closedFor(asked.length > 0 ? asked : branches, input.from),
  };
  return sayRefusal(output.refusal, wanted, now.day);
}
