// Free hours: the found ones, or that there are none. Each sentence names the service, the branch where there are
// several, the day, and the bounds of the search.
import type { Day } from "../../../../kit/calendar.ts";
import { sayDay, sayTheDay, sayTime } from "../../../../kit/words/say-date.ts";
import { bullets } from "../../engine/say/format.ts";
import type { ToolSlot } from "../../tools/answers/schema.ts";
import type { Search, SpeechFacts } from "../speech-facts.ts";
import { saidBounds, sayNothingFound, whenSearched } from "./say-refusal.ts";

const MOST_LINES = 8;

/** `question`: the follow-up question where the assistant books. */
export type SaidSlots = { text: string; question: string };

/** Null when there is neither an hour nor a refusal. */
export function saySlots(offered: readonly ToolSlot[], search: Search | null, facts: SpeechFacts): SaidSlots | null {
  const nothing = search && sayNothingFound(search, facts);
  const isAtTheHour = search?.input.time !== undefined && search.output.slots.length > 0;
  const isOfPeople = isAtTheHour || search?.input.specialistId !== undefined;
  const all = search && !isOfPeople ? eachHourOnce(offered) : offered;
  const slots = all.slice(0, MOST_LINES);
  const first = slots[0];
  if (!first) return nothing ? { text: nothing, question: "¿Qué otro día u hora te acomoda?" } : null;
  const day = same(slots, "day") ? first.day : null;
  const name = same(slots, "serviceId") ? facts.services.find(({ id }) => id === first.serviceId)?.name : undefined;
  const isPart = slots.length < all.length || !search || isPartOf(offered, search);
  const head = nothing
    ? `${nothing} Lo más cercano que tengo para ${name ?? "eso"}${day ? ` es ${sayTheDay(day, facts.now.day)}` : ""}`
    : headOf({ name, day, isPart, search }, facts.now.day);
  const tellsWho = slots.length === 1 || isOfPeople || eachHourOnce(slots).length < slots.length;
  const lines = slots.map((slot) => lineOf(slot, slots, { day, tellsWho }, facts));
  return { text: `${head}:\n${bullets(lines)}`, question: questionOf(slots, day) };
}

/** There may be more hours that the search did not reach, or that were not chosen. */
function isPartOf(offered: readonly ToolSlot[], { output, limit }: Search): boolean {
  return offered.length < output.slots.length || output.slots.length >= limit;
}

function questionOf(slots: readonly ToolSlot[], day: Day | null): string {
  if (slots.length === 1) return "¿Te queda ese horario?";
  if (day && same(slots, "time")) return "¿Cuál prefieres?";
  return day ? "¿A qué hora te queda bien?" : "¿Te queda alguno o prefieres otro día u hora?";
}

type Head = { name: string | undefined; day: Day | null; isPart: boolean; search: Search | null };

/** 'Para Corte de dama, mañana martes 24 de noviembre desde las 3:00 pm, tengo entre otros' */
function headOf({ name, day, isPart, search }: Head, today: Day): string {
  const bounds = search && !search.input.time ? saidBounds(search.input) : "";
  const when = day ? sayTheDay(day, today) : search ? whenSearched(search, today) : "";
  const at = day && bounds ? `${when} ${bounds}` : when;
  const tells = isPart ? "tengo, entre otros" : "tengo";
  return name
    ? `Para ${name}${at ? ` ${at}` : ""} ${tells}`
    : `Tengo libre${at ? ` ${at}` : ""}${isPart ? ", entre otros" : ""}`;
}

function eachHourOnce(slots: readonly ToolSlot[]): ToolSlot[] {
  const keyOf = ({ day, time, branchId, serviceId }: ToolSlot) => [day, time, branchId, serviceId].join();
  return slots.filter((slot, at) => slots.findIndex((other) => keyOf(other) === keyOf(slot)) === at);
}

function same(slots: readonly ToolSlot[], key: keyof ToolSlot): boolean {
  return new Set(slots.map((slot) => slot[key])).size === 1;
}

/** The service only where the hours have different ones, the branch where there are several. */
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
