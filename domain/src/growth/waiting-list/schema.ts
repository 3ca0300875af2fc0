// The waiting list: who would come earlier, for what, and the place that is held for one of them
// (contract/growth#waiting-list).
import * as z from "zod";
import { withNumber } from "../../business/contacts/schema.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, day, Id } from "../../kit/schema.ts";
import { Person, RequestKey } from "../reservations/schema.ts";
import { DAY_PARTS } from "./wish.ts";

const Part = z.enum(DAY_PARTS, "Elige a qué hora te queda bien").default("any");

/** `booked`: the place was taken, or the person booked otherwise. `over`: what it waited for is past. */
export const WAITING_STATUSES = ["waiting", "offered", "booked", "left", "over"] as const;

/** Sent from the booking page by somebody without an appointment. */
export const JoinFields = withNumber(
  z.object({
    ...Person,
    serviceId: Id,
    branchId: Id,
    /** Left out: anybody. */
    specialistId: Id.optional(),
    part: Part,
    key: RequestKey,
  }),
);
export type JoinFields = z.infer<typeof JoinFields>;

/** Sent with the link of an appointment: any earlier place for the same. */
export const EarlierFields = z.object({ part: Part });

const Named = z.object({ _id: Id, name: z.string() });
const Offer = z.object({ start: DateTime, end: DateTime, specialist: Named, heldUntil: DateTime });

/** As whoever has the link sees it. */
export const OwnWaiting = z.object({
  token: z.string(),
  status: z.enum(WAITING_STATUSES),
  zone: z.string(),
  part: z.enum(DAY_PARTS),
  service: Named,
  branch: Named,
  /** Null: anybody. */
  specialist: Named.nullable(),
  /** Only places before this are offered; null: the next that is free. */
  before: DateTime.nullable(),
  /** The place that is held now. */
  offer: Offer.nullable(),
  /** The link of the appointment that came of it. */
  booking: z.string().nullable(),
});
export type OwnWaiting = z.infer<typeof OwnWaiting>;

/** Written by the staff for a contact. */
export const NewWaiting = z.object({
  businessId: Id,
  clientId: reference("client"),
  serviceId: reference("service"),
  branchId: reference("branch"),
  specialistId: reference("specialist").optional(),
  part: Part,
  /** Local days of the branch, both included; left out: from now, and as far as may be booked. */
  from: day("La fecha de inicio", { first: 2000, last: 2100 }).optional(),
  to: day("La fecha de fin", { first: 2000, last: 2100 }).optional(),
});
export type NewWaiting = z.infer<typeof NewWaiting>;

/** As the staff sees it. */
export const Waiting = z.object({
  _id: Id,
  status: z.enum(WAITING_STATUSES),
  clientId: Id,
  clientName: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  /** Whether the person proved the number; true for what the staff wrote. */
  isProved: z.boolean(),
  /** Whether a message can reach them: nobody is offered a place who would not hear of it. */
  isReachable: z.boolean(),
  zone: z.string(),
  part: z.enum(DAY_PARTS),
  service: Named,
  branch: Named,
  specialist: Named.nullable(),
  /** Places before this are not offered. */
  after: DateTime,
  before: DateTime.nullable(),
  /** The appointment that would move. */
  appointmentId: Id.nullable(),
  offer: Offer.nullable(),
  createdAt: DateTime,
});
export type Waiting = z.infer<typeof Waiting>;

/** A place is held until then. */
export const OfferMade = event<{ offerId: string }>("waiting-offer-made");
/** Somebody waits anew, or a hold has ended: the next one may be offered what is free. */
export const WaitingWanted = event<{ entryId: string }>("waiting-wanted");
