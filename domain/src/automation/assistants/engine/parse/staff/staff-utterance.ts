// Understands what a person of the business writes: the customers' `Utterance`, and what only staff ask for.
import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import { foldedWords } from "../../../../../kit/text.ts";
import type { AppointmentStatus } from "../../../../../scheduling/appointments/status.ts";
import type { Catalogue } from "../../facts/shop.ts";
import { STAFF_CUES, STAFF_FILLING, STATUS_WORDS, type StaffCue } from "../../lexicon/staff-cues.ts";
import { readTurn, type TextReading } from "../reading.ts";
import { type ReminderWords, readReminder } from "./reminder-words.ts";

export type StaffUtterance = Readonly<
  Pick<TextReading, "days" | "times" | "parts" | "specialists" | "agrees" | "no" | "pick" | "isQuestion">
> & {
  readonly cues: ReadonlySet<StaffCue>;
  readonly status: AppointmentStatus | null;
  /** "La cita 2", "la 2 no vino": null where no number follows such a word. */
  readonly numbered: number | null;
  /** The whole message is a number. */
  readonly isNumber: boolean;
  /** Folded. */
  readonly words: readonly string[];
  /** Words that neither a day, an hour nor the filling explains. */
  readonly unread: readonly string[];
  readonly reminder: ReminderWords;
};

export function parseStaff(
  texts: readonly string[],
  shop: Catalogue,
  now: { day: Day; time: HourMinute },
): StaffUtterance {
  const read = readTurn(texts, shop, now, null, []);
  const { text, days, times, parts, specialists, agrees, no, pick, isQuestion } = read;
  const cues = new Set(CUES.filter(([, said]) => said.test(text)).map(([cue]) => cue));
  const status = STATUSES.find(([said]) => said.test(text))?.[1] ?? null;
  const numbered = NUMBERED.exec(text)?.[1] ?? NUMBER.exec(text)?.[1];
  return {
    ...{ days, times, parts, specialists, agrees, no, pick, isQuestion },
    cues,
    status: cues.has("lists a status") ? null : status,
    numbered: numbered === undefined ? null : Number(numbered),
    isNumber: NUMBER.test(text),
    words: foldedWords(text, 2),
    unread: unreadIn(read),
    reminder: readReminder(texts, shop.words, now),
  };
}

function unreadIn({ text, days, times, parts }: TextReading): string[] {
  const covered = [...days, ...times, ...parts];
  return Array.from(text.matchAll(/[a-z]{2,}/g))
    .filter(({ index }) => !covered.some(({ at, end }) => index >= at && index < end))
    .map(([word]) => word)
    .filter((word) => !STAFF_FILLING.has(word));
}

const CUES = (Object.entries(STAFF_CUES) as [StaffCue, string][]).map(
  ([cue, said]) => [cue, new RegExp(said)] as const,
);
const STATUSES = STATUS_WORDS.map(([said, status]) => [new RegExp(said), status] as const);
const NUMBERED = /\b(?:cita|recordatorio|numero|la|el|#) ?(\d{1,2})\b(?! ?(?::|am|pm|de la|y media))/;
const NUMBER = /^(\d{1,2})$/;
