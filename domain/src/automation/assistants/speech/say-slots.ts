// Free hours, as the built-in engine says them: those that were found, or why the wanted one is not to be had.
import type { Day } from "../../../kit/calendar.ts";
import { sayDay, sayTheDay, sayTime } from "../../../kit/words/say-date.ts";
import { bullets } from "../conversation/say/format.ts";
import { sayRefusal } from "../conversation/say/refusals.ts";
import type { ToolSlot } from "../tools/schema.ts";
import type { Search, SpeechFacts } from "./speech-facts.ts";

const MOST_LINES = 8;

/** Ends with a question. Null when there is neither an hour nor a refusal to tell of. */
export function saySlots(slots: readonly ToolSlot[], search: Search | null, facts: SpeechFacts): string | null {
  const refused = search && refusalOf(search, facts);
  const first = slots[0];
  if (!first) return refused ? `${refused} ¿Qué otro día u hora te acomoda?` : null;
  const days = new Set(slots.map(({ day }) => day));
  const services = new Set(slots.map(({ serviceId }) => serviceId));
  const day = days.size === 1 ? first.day : null;
  const name = services.size === 1 ? facts.services.find(({ id }) => id === first.serviceId)?.name : undefined;
  const head = [refused, headOf(name, day, refused !== null, facts.now.day)].filter(Boolean).join(" ");
  const lines = slots.slice(0, MOST_LINES).map((slot) => lineOf(slot, slots, day, facts));
  const question = slots.length === 1 ? "¿Te queda ese horario?" : day ? "¿A qué hora te queda bien?" : WHICH;
  return `${head}:\n${bullets(lines)}\n${question}`;
}

const WHICH = "¿Te queda alguno o prefieres otro día u hora?";

function headOf(name: string | undefined, day: Day | null, isInstead: boolean, today: Day): string {
  const when = day ? `${sayTheDay(day, today)} ` : "";
  if (isInstead) return day ? `Para ${when}tengo` : "Lo más cercano que tengo es";
  return name ? `Para ${name} ${when}tengo` : `Tengo libre ${when}`.trim();
}

/** The service, the person and the branch only where they differ between the hours. */
function lineOf(slot: ToolSlot, all: readonly ToolSlot[], day: Day | null, facts: SpeechFacts): string {
  const differ = (key: "serviceId" | "specialistId" | "branchId") => new Set(all.map((each) => each[key])).size > 1;
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) => rows.find((row) => row.id === id)?.name;
  const what = differ("serviceId") ? nameIn(facts.services, slot.serviceId) : undefined;
  const who = differ("specialistId") || all.length === 1 ? nameIn(facts.specialists, slot.specialistId) : undefined;
  const where = facts.branches.length > 1 ? nameIn(facts.branches, slot.branchId) : undefined;
  const when = day ? sayTime(slot.time) : `${sayDay(slot.day, facts.now.day)}, ${sayTime(slot.time)}`;
  return [`${what ? `${what}: ` : ""}${when}`, who ? `con ${who}` : "", where ? `en ${where}` : ""]
    .filter(Boolean)
    .join(" ");
}

function refusalOf({ input, output }: Search, { branches, specialists, now }: SpeechFacts): string | null {
  if (output.slots.length > 0 || !output.refusal) return null;
  const branch = branches.length > 1 ? (branches.find(({ id }) => id === input.branchId)?.name ?? null) : null;
  const wanted = {
    day: input.from === input.to || input.time ? input.from : null,
    time: input.time ?? null,
    specialist: specialists.find(({ id }) => id === input.specialistId)?.name ?? null,
    branch,
  };
  return sayRefusal(output.refusal, wanted, now.day);
}
