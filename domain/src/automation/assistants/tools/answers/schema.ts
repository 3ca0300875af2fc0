// The answers of an assistant's tools, row by row.
import * as z from "zod";
import { ORDER_STATUSES } from "../../../../growth/orders/status.ts";

const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A day may end at 24:00. */
const endOfHours = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const hoursOfDay = z.array(z.object({ from: time, to: endOfHours }));

export const ToolService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Display text, as the owner wrote it: '$350', 'desde $200'. */
  price: z.string(),
  durationMinutes: z.int(),
  specialistIds: z.array(z.string()),
  branchIds: z.array(z.string()),
});
export type ToolService = z.infer<typeof ToolService>;

export const ToolBranch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  mapsUrl: z.string(),
  /** Open intervals of each weekday in local time, breaks already taken out; an empty list is a closed day. */
  hours: z.record(z.string(), hoursOfDay),
  /** Future dates that are closed, or have hours of their own, by day; `name` says why. */
  dates: z.record(z.string(), z.object({ name: z.string(), hours: hoursOfDay })).optional(),
});
export type ToolBranch = z.infer<typeof ToolBranch>;

export const ToolSpecialist = z.object({
  id: z.string(),
  name: z.string(),
  branchId: z.string(),
  /** As those of the branch: when the person attends. Left out where they are those of the branch. */
  hours: z.record(z.string(), hoursOfDay).optional(),
  /** The next dates on which they differ; never why. */
  dates: z.record(z.string(), hoursOfDay).optional(),
});
export type ToolSpecialist = z.infer<typeof ToolSpecialist>;

export const ToolSlot = z.object({
  /** Opaque; the booking tools accept nothing else. */
  ref: z.string(),
  day,
  time,
  specialistId: z.string(),
  branchId: z.string(),
  serviceId: z.string(),
});
export type ToolSlot = z.infer<typeof ToolSlot>;

/** Why the requested hour is not available. */
export const SlotRefusal = z.enum([
  "taken", // another appointment or a block
  "closed_day",
  "outside_hours",
  "does_not_fit", // begins within hours but would end after closing or run into a break
  "not_offered", // within hours, but no appointment begins at that minute
  "past",
  "too_soon", // within waitTimeToSchedule
  "too_far", // beyond the days looked ahead
  "specialist_off",
  "no_specialist", // no one at that branch gives the service
  "not_given", // the service is not given on that weekday
]);
export type SlotRefusal = z.infer<typeof SlotRefusal>;

export const ToolAppointment = z.object({
  ref: z.string(),
  day,
  time,
  serviceId: z.string(),
  serviceName: z.string(),
  specialistId: z.string(),
  specialistName: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  branchAddress: z.string(),
  /** The person who comes, when it is not the contact. */
  attendeeName: z.string().optional(),
  price: z.string(),
  status: z.string(),
  /** What is still missing, in the server's words: the online payment. Left out where nothing is missing. */
  need: z.string().optional(),
  /** That a session of a package of the contact pays for it, in the server's words. */
  prepaid: z.string().optional(),
});
export type ToolAppointment = z.infer<typeof ToolAppointment>;

/** A bought package of this contact with sessions left, and the services that they pay for. */
export const ToolPackage = z.object({
  name: z.string(),
  left: z.int(),
  sessions: z.int(),
  services: z.array(z.string()),
  /** The last day on which they may be used; null: they never expire. */
  until: day.nullable(),
});
export type ToolPackage = z.infer<typeof ToolPackage>;

/** What the contact wants to be reminded of, in their own words; local to the business. */
export const ToolReminder = z.object({ ref: z.string(), day, time, about: z.string() });
export type ToolReminder = z.infer<typeof ToolReminder>;

/** `price` in pesos, 0 where the business has none; `stock` null where stock is not counted. */
export const ToolProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  unit: z.string(),
  stock: z.int().nullable(),
});
export type ToolProduct = z.infer<typeof ToolProduct>;

/** Of this contact; `price` of one in pesos when it was ordered. */
export const ToolOrder = z.object({
  ref: z.string(),
  status: z.enum(ORDER_STATUSES),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.number().nullable() })),
  total: z.number(),
  day: day.nullable(),
  time: time.nullable(),
  address: z.string(),
  note: z.string(),
});
export type ToolOrder = z.infer<typeof ToolOrder>;

/** Of this contact in a course: `ticket` is its number there. */
export const ToolEnrollment = z.object({ courseName: z.string(), ticket: z.int() });
export type ToolEnrollment = z.infer<typeof ToolEnrollment>;

/** The note for the staff, in the model's words; customers never see it. */
export const ToolConversion = z.object({ name: z.string(), description: z.string() });

/** A refusal that a tool gives as its answer; `message` is Spanish and may be shown. */
export const ToolError = z.object({ error: z.string(), message: z.string() });
export type ToolError = z.infer<typeof ToolError>;
