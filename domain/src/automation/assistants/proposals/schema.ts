// The actions that a language model may only propose: the server writes them out, asks the customer, and acts when the
// customer agrees to exactly that (D-9.4, D-15.10).
import * as z from "zod";
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import { Id } from "../../../kit/schema.ts";
import type { ToolOrder } from "../tools/answers/schema.ts";

/** `start` in epoch ms. */
const Place = z.object({ serviceId: Id, specialistId: Id, branchId: Id, start: z.int() });
export type Place = z.infer<typeof Place>;

/** What a yes carries out, in full detail: no part of it is read from the text again. */
export const SideEffect = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("book"),
    place: Place,
    /** The contact's own name, where the business does not know one. */
    clientName: z.string().nullable(),
    /** The person who comes, when it is not the contact. */
    attendeeName: z.string().nullable().default(null),
  }),
  z.object({ kind: z.literal("reschedule"), appointmentId: Id, place: Place }),
  z.object({ kind: z.literal("cancel"), appointmentId: Id }),
  z.object({ kind: z.literal("confirm"), appointmentId: Id }),
  /** `at` in epoch ms; `about` in the customer's own words. */
  z.object({ kind: z.literal("create_reminder"), at: z.int(), about: z.string() }),
  z.object({ kind: z.literal("cancel_reminder"), reminderId: Id }),
  /** `address` and `note` in the customer's own words. */
  z.object({
    kind: z.literal("place_order"),
    items: z.array(z.object({ productId: Id, quantity: z.int() })),
    day: z.string().nullable(),
    time: z.string().nullable(),
    address: z.string(),
    note: z.string(),
  }),
  z.object({ kind: z.literal("cancel_order"), orderId: Id }),
  z.object({ kind: z.literal("enroll"), courseId: Id }),
]);
export type SideEffect = z.infer<typeof SideEffect>;

/** As the customer reads it, in the zone of the branch, from the current rows. */
export type ProposalFacts = {
  serviceName: string;
  price: string;
  day: Day;
  time: HourMinute;
  specialistName: string;
  branchName: string;
  branchAddress: string;
  /** Only where the booking has it. */
  clientName?: string | undefined;
  /** The person who comes, when it is not the contact. */
  attendeeName?: string | undefined;
  /** Of an appointment that is moved: its current time. */
  from?: { day: Day; time: HourMinute } | undefined;
};

/** Local to the business. */
type ShownReminder = { day: Day; time: HourMinute; about: string };

export type ReminderEffect = Extract<SideEffect, { kind: "create_reminder" | "cancel_reminder" }>;
export type OrderEffect = Extract<SideEffect, { kind: "place_order" | "cancel_order" }>;
export type EnrollEffect = Extract<SideEffect, { kind: "enroll" }>;
export type AppointmentEffect = Exclude<SideEffect, ReminderEffect | OrderEffect | EnrollEffect>;

type AppointmentDraft = { sideEffect: AppointmentEffect; shown: ProposalFacts };
export type ReminderDraft = { sideEffect: ReminderEffect; shown: ShownReminder };
export type OrderDraft = { sideEffect: OrderEffect; shown: Omit<ToolOrder, "ref" | "status"> };
/** `price` and the next session as the customer reads them; the session local to the business. */
type ShownCourse = { courseName: string; price: string; day: Day | null; time: HourMinute | null; place: string };
export type EnrollDraft = { sideEffect: EnrollEffect; shown: ShownCourse };
export type Draft = AppointmentDraft | ReminderDraft | OrderDraft | EnrollDraft;

export function isReminderEffect(sideEffect: SideEffect): sideEffect is ReminderEffect {
  return sideEffect.kind === "create_reminder" || sideEffect.kind === "cancel_reminder";
}

export function isOrderEffect(sideEffect: SideEffect): sideEffect is OrderEffect {
  return sideEffect.kind === "place_order" || sideEffect.kind === "cancel_order";
}

export function isEnrollEffect(sideEffect: SideEffect): sideEffect is EnrollEffect {
  return sideEffect.kind === "enroll";
}

export function isEnrollDraft(draft: Draft): draft is EnrollDraft {
  return isEnrollEffect(draft.sideEffect);
}

export function isOrderDraft(draft: Draft): draft is OrderDraft {
  return isOrderEffect(draft.sideEffect);
}

export function isReminderDraft(draft: Draft): draft is ReminderDraft {
  return isReminderEffect(draft.sideEffect);
}
