// Reminders that the people of the business ask for themselves: the assistant asks for missing facts, and plans or
// cancels each after a plain yes (contract/assistants#reminders).
import { addDays, type Day, dayNumber, type HourMinute } from "../../../../kit/calendar.ts";
import { foldedWords } from "../../../../kit/text.ts";
import { MOST_LETTERS } from "../../reminders/said-by.ts";
import type { Errand } from "../errand.ts";
import { OFF } from "../say-staff.ts";
import type { Asked, Pending, StaffMemory } from "../schema.ts";
import type { StaffAnswer, StaffFacts } from "../staff-facts.ts";
import * as say from "./say-reminder.ts";

type ReminderRequest = Extract<Asked, { what: "remind" }>;
type Facts = Pick<StaffFacts, "today" | "time" | "now" | "capabilities" | "reminders">;

const LATEST_DAYS = 366;

/** Null: it is about something else. */
export function answerReminder(errand: Errand, memory: StaffMemory, facts: Facts): StaffAnswer | null {
  const { reminder: said } = errand;
  const open = memory.asked?.what === "remind" ? memory.asked : null;
  const isAbout = open !== null && open.about === "" && errand.kind !== "hello" && said.about !== "";
  const isOurs = errand.kind === "remind" || (open !== null && said.kind === "fill") || isAbout;
  const isWhich = memory.asked?.what === "forget" && (errand.pick !== null || errand.kind === "other");
  if (!isOurs && !isWhich) return null;
  if (!facts.capabilities.createReminders) return told(OFF, memory);
  if (isWhich || said.kind === "drop") return askWhich(errand, memory, facts);
  if (said.kind === "list") return tellAll(memory, facts);
  const before = said.kind === "make" || !open ? NOTHING : open;
  return propose(filled(before, said), memory, facts);
}

const NOTHING: ReminderRequest = { what: "remind", about: "", day: null, times: [] };

function filled(before: ReminderRequest, { about, day, times }: Errand["reminder"]): ReminderRequest {
  return {
    what: "remind",
    about: about || before.about,
    day: day ?? before.day,
    times: times.length > 0 ? times : before.times,
  };
}

/** Asks for missing facts; then asks to confirm the whole. */
function propose(wanted: ReminderRequest, memory: StaffMemory, facts: Facts): StaffAnswer {
  const { about, times } = wanted;
  const ask = (reply: string, left: ReminderRequest = wanted) => told(reply, memory, left);
  if (facts.reminders.length >= say.MOST_REMINDERS) return told(say.TOO_MANY, memory);
  if (about === "") return ask(say.WHAT_ABOUT);
  if (about.length > MOST_LETTERS) return ask(say.TOO_LONG, { ...wanted, about: "" });
  if (times.length === 0) return ask(wanted.day === null ? say.WHICH_DAY : say.WHICH_HOUR);
  const at = placeOf(wanted.day, times, facts);
  if (at === null) return ask(say.PAST, { ...wanted, day: wanted.day === facts.today ? wanted.day : null, times: [] });
  if (dayNumber(at.day) - dayNumber(facts.today) > LATEST_DAYS) return ask(say.TOO_FAR, { ...wanted, day: null });
  const what = { kind: "remind" as const, ...at, about };
  const words = questionOf(what, facts);
  return { reply: words, memory: { ...memory, asked: wanted, pending: { what, words, at: facts.now } }, act: null };
}

/** The first of the hours that is still in the future; without a day: today or tomorrow. */
function placeOf(
  day: Day | null,
  times: readonly HourMinute[],
  { today, time }: Facts,
): { day: Day; time: HourMinute } | null {
  const [likeliest] = times;
  if (likeliest === undefined) return null;
  if (day !== null && day !== today) return day > today ? { day, time: likeliest } : null;
  const coming = times.find((one) => one > time);
  if (coming !== undefined) return { day: today, time: coming };
  return day === null ? { day: addDays(today, 1), time: likeliest } : null;
}

function questionOf(what: Omit<Extract<Pending, { kind: "remind" }>, "kind">, { today, time }: Facts): string {
  const tomorrow = addDays(today, 1);
  const isAfterWindow = what.day > tomorrow || (what.day === tomorrow && what.time >= time);
  return say.askReminder(what, today, isAfterWindow);
}

function tellAll(memory: StaffMemory, { reminders, today }: Facts): StaffAnswer {
  const { reply, memory: kept, act } = told(say.sayStaffReminders(reminders, today), memory);
  return { reply, memory: { ...kept, reminders: reminders.map(({ id }) => id) }, act };
}

function askWhich(errand: Errand, memory: StaffMemory, facts: Facts): StaffAnswer {
  const { reminders, today } = facts;
  if (reminders.length === 0) return told(say.sayStaffReminders([], today), memory);
  const meant = meantReminders(errand, memory, facts);
  const [one] = meant;
  if (one && meant.length === 1) {
    const words = say.askForget(one, today);
    const what = { kind: "forget" as const, reminderId: one.id };
    return { reply: words, memory: { ...memory, asked: null, pending: { what, words, at: facts.now } }, act: null };
  }
  const shown = meant.length > 0 ? meant : reminders;
  const { memory: kept } = told("", memory, { what: "forget" });
  const reply = `¿Cuál de estos?\n${say.reminderLines(shown, today)}`;
  return { reply, memory: { ...kept, reminders: shown.map(({ id }) => id) }, act: null };
}

/** By its number in the last list, the only one there is, or its words. */
function meantReminders(
  { pick, reminder: { words } }: Errand,
  { reminders: listed }: StaffMemory,
  { reminders }: Facts,
) {
  const picked = pick === null ? undefined : listed.at(pick > 0 ? pick - 1 : pick);
  const named = reminders.filter(({ id }) => id === picked);
  if (named.length > 0 || reminders.length === 1) return named.length > 0 ? named : [...reminders];
  const own = words.filter((word) => word.length > 2);
  const scored = reminders.map((one) => ({ one, hits: hitsIn(one.about, own) }));
  const most = Math.max(...scored.map(({ hits }) => hits));
  return most === 0 ? [...reminders] : scored.filter(({ hits }) => hits === most).map(({ one }) => one);
}

function hitsIn(about: string, words: readonly string[]): number {
  const own = foldedWords(about);
  return words.filter((word) => own.includes(word)).length;
}

/** The question still holds and is still allowed: then it is done. */
export function settleReminder(
  what: Extract<Pending, { kind: "remind" | "forget" }>,
  words: string,
  memory: StaffMemory,
  facts: Facts,
): StaffAnswer {
  const { today, time, reminders, capabilities } = facts;
  if (!capabilities.createReminders) return told(OFF, memory);
  if (what.kind === "forget") {
    const one = reminders.find(({ id }) => id === what.reminderId);
    if (!one || say.askForget(one, today) !== words) return told(say.GONE, memory);
    return { ...told(say.reminderForgotten(one), memory), act: what };
  }
  if (what.day < today || (what.day === today && what.time <= time)) {
    return told(say.PAST, memory, { what: "remind", about: what.about, day: null, times: [] });
  }
  if (reminders.length >= say.MOST_REMINDERS) return told(say.TOO_MANY, memory);
  return { ...told(say.reminderPlanned(what, today), memory), act: what };
}

/** Says this, and drops any pending question except the new one. */
function told(reply: string, memory: StaffMemory, asked: Asked | null = null): StaffAnswer {
  return { reply, memory: { ...memory, pending: null, asked }, act: null };
}
