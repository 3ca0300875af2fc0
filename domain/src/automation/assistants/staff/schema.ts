// The state of a conversation with a person of the business: the last list, and the question that waits for a yes
// (D-9.7).
import * as z from "zod";
import { APPOINTMENT_STATUSES } from "../../../scheduling/appointments/status.ts";

const Pending = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    appointmentId: z.string(),
    day: z.string(),
    status: z.enum(APPOINTMENT_STATUSES),
  }),
  z.object({
    kind: z.literal("block"),
    day: z.string(),
    from: z.string(),
    to: z.string(),
    specialistIds: z.array(z.string()),
  }),
  z.object({ kind: z.literal("remind"), day: z.string(), time: z.string(), about: z.string() }),
  z.object({ kind: z.literal("forget"), reminderId: z.string() }),
]);
export type Pending = z.infer<typeof Pending>;

/**
 * A question about a missing fact: which appointment or reminder, which person a block is for, when to remind of what.
 */
const Asked = z.discriminatedUnion("what", [
  z.object({ what: z.literal("which"), status: z.enum(APPOINTMENT_STATUSES) }),
  z.object({ what: z.literal("whom"), day: z.string(), from: z.string(), to: z.string() }),
  z.object({
    what: z.literal("remind"),
    about: z.string(),
    day: z.string().nullable(),
    /** The possible meanings of the named hour. */
    times: z.array(z.string()),
  }),
  z.object({ what: z.literal("forget") }),
]);
export type Asked = z.infer<typeof Asked>;

export const StaffMemory = z.object({
  staff: z.literal(1),
  /** Ids in the order of their numbers, and the day of the list. */
  listed: z.array(z.string()),
  day: z.string().nullable(),
  /** Ids of the last listed reminders, in the order of their numbers. */
  reminders: z.array(z.string()).default([]),
  asked: Asked.nullable(),
  /** `words`: the text of the question; other rows or another hour make another question. `at`: epoch ms. */
  pending: z.object({ what: Pending, words: z.string(), at: z.number() }).nullable(),
});
export type StaffMemory = z.infer<typeof StaffMemory>;

/** Unknown or old state, or that of another person, becomes a fresh one. */
export function readStaffMemory(json: unknown): StaffMemory {
  const parsed = StaffMemory.safeParse(json);
  return parsed.success ? parsed.data : { staff: 1, listed: [], day: null, reminders: [], asked: null, pending: null };
}

/** After it a yes has no effect. */
export const PENDING_MS = 30 * 60_000;
