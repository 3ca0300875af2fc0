// What a person of the business asks of their assistant: a day's appointments, a status change, a blocked time, a
// reminder. Other texts are not such a request.
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import type { AppointmentStatus } from "../../../scheduling/appointments/status.ts";
import type { Catalogue } from "../engine/facts/shop.ts";
import type { ReminderWords } from "../engine/parse/staff/reminder-words.ts";
import { parseStaff, type StaffUtterance } from "../engine/parse/staff/staff-utterance.ts";
import { timesOf } from "../engine/parse/time/clock.ts";

type DayRange = { from: Day; to: Day };

export type Errand = {
  /** 'unknown': a question about something that the assistant does not know. */
  kind: "remind" | "agenda" | "status" | "block" | "hello" | "unknown" | "other";
  /** A yes without anything attached, or a no. */
  answer: "yes" | "no" | null;
  days: DayRange | null;
  /** They want the cancelled ones. */
  ofCancelled: boolean;
  status: AppointmentStatus | null;
  /** Hours of the day that were named, each with its other meanings. */
  hours: HourMinute[][];
  /** A range of a day: for a block. */
  span: { from: HourMinute; to: HourMinute } | null;
  specialistIds: string[];
  everybody: boolean;
  /** Its index in the last list, from 1; -1 is the last. */
  pick: number | null;
  /** Folded words to find a client with. */
  words: readonly string[];
  reminder: ReminderWords;
};

export function readErrand(texts: readonly string[], shop: Catalogue, now: { day: Day; time: HourMinute }): Errand {
  return errandOf(parseStaff(texts, shop, now));
}

function errandOf(said: StaffUtterance): Errand {
  const { cues, status, reminder } = said;
  const wanted = said.days.filter((day) => !day.denied);
  const days = wanted.length > 0 ? { from: wanted[0]!.from, to: wanted.at(-1)!.to } : null;
  const isBlock = cues.has("block");
  const isReminder = reminder.kind === "make" || reminder.kind === "list" || reminder.kind === "drop";
  const other = cues.has("money") ? "unknown" : agendaKind(said, days !== null);
  return {
    kind: isReminder ? "remind" : isBlock ? "block" : status ? "status" : other,
    answer: said.agrees ? "yes" : said.no && !status ? "no" : null,
    days,
    ofCancelled: cues.has("the cancelled"),
    status: isBlock || isReminder ? null : status,
    hours: said.times.filter((time) => !time.denied).map(({ clock }) => timesOf(clock)),
    span: spanOf(said),
    specialistIds: [...new Set(said.specialists.filter((one) => !one.denied).flatMap((one) => one.ids))],
    everybody: cues.has("everybody"),
    pick: said.pick ?? (status || isReminder || said.isNumber ? said.numbered : null),
    words: said.words,
    reminder,
  };
}

/** A day alone asks for its appointments; unread words next to it mean another request. */
function agendaKind({ cues, specialists, unread, isQuestion }: StaffUtterance, hasDays: boolean): Errand["kind"] {
  if (cues.has("agenda")) return "agenda";
  if (cues.has("hello")) return "hello";
  const people = specialists.length > 0;
  const rest = unread.filter((word) => !(people && word.length > 2));
  if (rest.length > 0 && (hasDays || isQuestion)) return "unknown";
  return hasDays ? "agenda" : "other";
}

function spanOf({ times, parts, cues }: StaffUtterance): Errand["span"] {
  const [one, other] = times.filter((time) => !time.denied);
  if (cues.has("whole day")) return { from: "00:00", to: "24:00" };
  if (one?.until) return ordered(timesOf(one.clock), timesOf(one.until));
  if (one && other) return ordered(timesOf(one.clock), timesOf(other.clock));
  const part = parts.find(({ denied }) => !denied);
  if (!one && part?.notBefore && part.notAfter) return { from: part.notBefore, to: part.notAfter };
  return null;
}

/** The most likely hours that form a range. */
function ordered(froms: HourMinute[], tos: HourMinute[]): Errand["span"] {
  const pairs = froms.flatMap((from) => tos.map((to) => ({ from, to })));
  return pairs.find(({ from, to }) => from < to) ?? null;
}
