// A date on which a branch, or the whole business, is closed or has other hours (contract/agenda#closed-dates).
import * as z from "zod";
import { reference } from "../../../kit/reference.ts";
import { DateTime, Day, day, Id, text, UpdatedAt } from "../../../kit/schema.ts";
import { DayRanges, HourRange } from "../schema.ts";
import { rangesProblem } from "../weekly-ranges.ts";

const YEARS = { first: 2000, last: 2100 };

const ClosedDateFields = z.object({
  /** Null: every branch. */
  branchId: reference("branch").nullable(),
  day: day("La fecha", YEARS),
  /** Why, as used after 'cerrado por': 'Navidad'. */
  name: text(2, 60, "El motivo"),
  /** Without any, the date is closed. */
  hours: DayRanges.superRefine((ranges, context) => {
    const problem = rangesProblem(ranges);
    if (problem) context.addIssue({ code: "custom", message: problem });
  }),
});

const { shape } = ClosedDateFields;
export const NewClosedDate = ClosedDateFields.extend({
  businessId: Id,
  branchId: shape.branchId.default(null),
  hours: shape.hours.default([]),
});
export type NewClosedDate = z.infer<typeof NewClosedDate>;
/** The branch cannot change. */
export const ClosedDateEdit = ClosedDateFields.omit({ branchId: true }).partial().extend({ updatedAt: UpdatedAt });

/** An appointment that keeps its slot on that date and is outside its hours: listed, never deleted. */
export const StrandedAppointment = z.object({ _id: Id, branchId: Id, title: z.string(), start: DateTime });
export type StrandedAppointment = z.infer<typeof StrandedAppointment>;

export const ClosedDate = z.object({
  _id: Id,
  businessId: Id,
  branchId: Id.nullable(),
  day: Day,
  name: z.string(),
  hours: z.array(HourRange),
  /** The first 50 appointments that keep their slot on that day; a person decides what to do with them. */
  appointments: z.array(StrandedAppointment),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type ClosedDate = z.infer<typeof ClosedDate>;

export const OfferedHoliday = z.object({ day: Day, name: z.string(), isOfficial: z.boolean() });

const MOST_DAYS = 800;
export const ClosedDateQuery = z
  .object({ businessId: Id, from: day("La fecha de inicio", YEARS), to: day("La fecha de fin", YEARS) })
  .check(({ value, issues }) => {
    const days = (Date.parse(value.to) - Date.parse(value.from)) / 86_400_000;
    const say = (path: string, message: string) => issues.push({ code: "custom", path: [path], message, input: value });
    if (days < 0) say("from", "La fecha de inicio no puede ser después de la fecha de fin");
    else if (days > MOST_DAYS) say("to", `El rango puede ser de hasta ${MOST_DAYS} días`);
  });
