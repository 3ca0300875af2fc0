// What a conversation with somebody of the business remembers: what was listed last, and what waits for a yes (D-9.7).
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

/** A question of ours that lacks something: which appointment or reminder, whom a block is for, when to remind of what. */
const Asked = z.discriminatedUnion("what", [
  z.object({ what: z.literal("which"), status: z.enum(APPOINTMENT_STATUSES) }),
  z.object({ what: z.literal("whom"), day: z.string(), from: z.string(), to: z.string() }),
  z.object({
    what: z.literal("remind"),
    about: z.string(),
    day: z.string().nullable(),
    /** What the hour that was said can mean. */
    times: z.array(z.string()),
  }),
  z.object({ what: z.literal("forget") }),
]);
export type Asked = z.infer<typeof Asked>;

export const StaffMemory = z.object({
  staff: z.literal(1),
  /** Ids in the order in which they were numbered, and the day that they were listed for. */
  listed: z.array(z.string()),
  day: z.string().nullable(),
  /** Ids of the reminders that were told last, as they were numbered. */
  reminders: z.array(z.string()).default([]),
  asked: Asked.nullable(),
  /** `words`: as it was asked; other rows or another hour make another question. `at`: epoch ms. */
  pending: z.object({ what: Pending, words: z.string(), at: z.number() }).nullable(),
});
export type StaffMemory = z.infer<typeof StaffMemory>;

/** Unknown, old or somebody else's memory is a fresh one. */
export function readStaffMemory(json: unknown): StaffMemory {
  const parsed = StaffMemory.safeParse(json);
  return parsed.success ? parsed.data : { staff: 1, listed: [], day: null, reminders: [], asked: null, pending: null };
}

/** After it a yes answers nothing any more. */
export const PENDING_MS = 30 * 60_000;
