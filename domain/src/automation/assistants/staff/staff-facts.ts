// The input for an answer to a person of the business, and the answer itself.
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
  /** A part of the turn was audio, which may be misheard. */
  isHeard: boolean;
  capabilities: Capabilities;
  /** The permissions of this person in the business. */
  may: { view: boolean; status: boolean; block: boolean };
  /** Of `daysWanted`, in order of time. */
  appointments: readonly ListedAppointment[];
  specialists: readonly { id: string; name: string }[];
  /** Which of them writes, where the number says so. */
  ownSpecialistId: string | null;
  /** Their pending reminders, the next first. */
  reminders: readonly StaffReminder[];
};

export type StaffAnswer = { reply: string; memory: StaffMemory; act: Pending | null };
