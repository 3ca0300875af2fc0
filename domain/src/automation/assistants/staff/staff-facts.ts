// What an answer to somebody of the business is decided from, and what it is.
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import type { Capabilities } from "../capabilities/schema.ts";
import type { ListedAppointment } from "./find-listed.ts";
import type { StaffReminder } from "./reminders/say-reminder.ts";
import type { Pending, StaffMemory } from "./schema.ts";

export type StaffFacts = {
  today: Day;
  /** The hour of the day. */
  time: HourMinute;
  /** Epoch ms. */
  now: number;
  /** Some of the turn was said in a sound, which may be misheard. */
  isHeard: boolean;
  capabilities: Capabilities;
  /** What the person's own access in the business allows. */
  may: { view: boolean; status: boolean; block: boolean };
  /** Of `daysWanted`, in order of time. */
  appointments: readonly ListedAppointment[];
  specialists: readonly { id: string; name: string }[];
  /** Who of them writes, where that is known by the number. */
  ownSpecialistId: string | null;
  /** Theirs that still wait, the next first. */
  reminders: readonly StaffReminder[];
};

export type StaffAnswer = { reply: string; memory: StaffMemory; act: Pending | null };
