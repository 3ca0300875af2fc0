// The list of the appointments of a period: the rows behind the numbers of '/agenda/dashboard'.
import * as z from "zod";
import { day, Id, paging } from "../../../kit/schema.ts";
import { APPOINTMENT_STATUSES } from "../status.ts";

/** In place of an id: appointments without a service. */
export const NO_SERVICE = "none";

const BACKWARDS = { path: ["toDay"], error: "La fecha final no puede ser antes que la inicial" };

export const RecordQuery = z
  .object({
    businessId: Id,
    ...paging(50, 100),
    /** Both included, by the clock of each branch. */
    fromDay: day("El día inicial").optional(),
    toDay: day("El día final").optional(),
    /** Whether those are the days on which appointments begin, or on which they were booked. */
    by: z.enum(["start", "created"], "Debe ser start o created").default("start"),
    branchId: Id.optional(),
    specialistId: Id.optional(),
    serviceId: z.union([z.literal(NO_SERVICE), Id], "El servicio no es válido").optional(),
    /** Any of these, separated by commas. */
    status: z
      .string()
      .transform((list) => list.split(",").filter(Boolean))
      .pipe(z.array(z.enum(APPOINTMENT_STATUSES, "El estado no es válido")))
      .optional(),
    /** Only those cancelled at the last moment. */
    late: z.stringbool("Debe ser true o false").optional(),
  })
  .refine(({ fromDay, toDay }) => !fromDay || !toDay || fromDay <= toDay, BACKWARDS);
export type RecordQuery = z.output<typeof RecordQuery>;

export const AppointmentRecord = z.object({
  _id: Id,
  businessId: Id,
  /** By the clock of its branch. */
  start: z.string(),
  createdAt: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  clientName: z.string(),
  branchId: Id,
  branchName: z.string(),
  specialistId: Id,
  specialistName: z.string(),
  /** Null, and an empty name: without a service. */
  serviceId: Id.nullable(),
  serviceName: z.string(),
});
export type AppointmentRecord = z.output<typeof AppointmentRecord>;

/** `price`: pesos, the sum of the prices of their services where these are one amount. */
export const RecordPage = z.object({ records: z.array(AppointmentRecord), total: z.int(), price: z.number() });
