// What an assistant that is a language model may only propose: written out by the server, put to the customer, and done
// when the customer agrees to exactly that (D-9.4, D-15.10).
import * as z from "zod";
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import { Id } from "../../../kit/schema.ts";

/** `start` in epoch ms. */
const Place = z.object({ serviceId: Id, specialistId: Id, branchId: Id, start: z.int() });
export type Place = z.infer<typeof Place>;

/** What a yes carries out, to the last detail: nothing of it is looked up in words again. */
export const SideEffect = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("book"),
    place: Place,
    /** Under whose name, where that is shown; `isTheirs` when it is the contact's own and the business knew none. */
    clientName: z.string().nullable(),
    isTheirs: z.boolean(),
  }),
  z.object({ kind: z.literal("reschedule"), appointmentId: Id, place: Place }),
  z.object({ kind: z.literal("cancel"), appointmentId: Id }),
  z.object({ kind: z.literal("confirm"), appointmentId: Id }),
  /** `at` in epoch ms; `about` in the customer's own words. */
  z.object({ kind: z.literal("create_reminder"), at: z.int(), about: z.string() }),
  z.object({ kind: z.literal("cancel_reminder"), reminderId: Id }),
]);
export type SideEffect = z.infer<typeof SideEffect>;

/** As the customer reads it, in the zone of the branch, from the rows as they are now. */
export type Shown = {
  serviceName: string;
  price: string;
  day: Day;
  time: HourMinute;
  specialistName: string;
  branchName: string;
  branchAddress: string;
  /** Only where the booking says it. */
  clientName?: string | undefined;
  /** Of an appointment that is moved: when it is now. */
  from?: { day: Day; time: HourMinute } | undefined;
};

/** Local to the business. */
type ShownReminder = { day: Day; time: HourMinute; about: string };

export type ReminderEffect = Extract<SideEffect, { kind: "create_reminder" | "cancel_reminder" }>;
export type AppointmentEffect = Exclude<SideEffect, ReminderEffect>;

type AppointmentDraft = { sideEffect: AppointmentEffect; shown: Shown };
export type ReminderDraft = { sideEffect: ReminderEffect; shown: ShownReminder };
export type Draft = AppointmentDraft | ReminderDraft;

export function isReminderEffect(sideEffect: SideEffect): sideEffect is ReminderEffect {
  return sideEffect.kind === "create_reminder" || sideEffect.kind === "cancel_reminder";
}

export function isReminderDraft(draft: Draft): draft is ReminderDraft {
  return isReminderEffect(draft.sideEffect);
}
