// The waiting list: who wants an earlier slot, for what, and the slot that is held for one of them
// (contract/growth#waiting-list).
import * as z from "zod";
import { withNumber } from "../../business/contacts/schema.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { DateTime, day, Id } from "../../kit/schema.ts";
import { Person, RequestKey } from "../reservations/schema.ts";
import { DAY_PARTS } from "./wish.ts";

const Part = z.enum(DAY_PARTS, "Elige a qué hora te queda bien").default("any");

/** `booked`: the slot was taken, or the person booked another way. `over`: the requested time is past. */
export const WAITING_STATUSES = ["waiting", "offered", "booked", "left", "over"] as const;

/** Sent from the booking page by a person without an appointment. */
export const JoinFields = withNumber(
  z.object({
    ...Person,
    serviceId: Id,
    branchId: Id,
    /** Left out: any specialist. */
    specialistId: Id.optional(),
    part: Part,
    key: RequestKey,
  }),
);
export type JoinFields = z.infer<typeof JoinFields>;

/** Sent with the link of an appointment: any earlier slot for the same service. */
export const EarlierFields = z.object({ part: Part });

const Named = z.object({ _id: Id, name: z.string() });
const Offer = z.object({ start: DateTime, end: DateTime, specialist: Named, heldUntil: DateTime });

/** For the holder of the link. */
export const OwnWaiting = z.object({
  token: z.string(),
  status: z.enum(WAITING_STATUSES),
  zone: z.string(),
  part: z.enum(DAY_PARTS),
  service: Named,
  branch: Named,
  /** Null: any specialist. */
  specialist: Named.nullable(),
  /** Only slots before this are offered; null: the next free one. */
  before: DateTime.nullable(),
  /** The slot that is held now. */
  offer: Offer.nullable(),
  /** The link of the resulting appointment. */
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
  /** Local days of the branch, both included; left out: from now, and up to the last bookable day. */
  from: day("La fecha de inicio", { first: 2000, last: 2100 }).optional(),
  to: day("La fecha de fin", { first: 2000, last: 2100 }).optional(),
});
export type NewWaiting = z.infer<typeof NewWaiting>;

/** For the staff. */
export const Waiting = z.object({
  _id: Id,
  status: z.enum(WAITING_STATUSES),
  clientId: Id,
  clientName: z.string(),
  whatsapp: z.string(),
  countryCode: z.string(),
  /** Whether the person proved the number; true for entries of the staff. */
  isProved: z.boolean(),
  /** Whether a message can reach them: others get no offer. */
  isReachable: z.boolean(),
  zone: z.string(),
  part: z.enum(DAY_PARTS),
  service: Named,
  branch: Named,
  specialist: Named.nullable(),
  /** Earlier slots are not offered. */
  after: DateTime,
  before: DateTime.nullable(),
  /** The appointment that would move. */
  appointmentId: Id.nullable(),
  offer: Offer.nullable(),
  createdAt: DateTime,
});
export type Waiting = z.infer<typeof Waiting>;

/** A slot is held until then. */
export const OfferMade = event<{ offerId: string }>("waiting-offer-made");
/** A slot may be free, a new entry waits, or a hold has ended: the next one may get an offer. */
export const OfferWanted = event<Record<string, never>>("waiting-offer-wanted");
