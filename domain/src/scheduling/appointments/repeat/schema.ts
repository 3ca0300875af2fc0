// An appointment repeated every so many weeks: what is asked for, and what became of each (contract/agenda#repeating).
import * as z from "zod";
import { DateTime, Id } from "../../../kit/schema.ts";

export const MOST_WEEKS = 12;
export const MOST_TIMES = 26;

const count = (most: number, what: string) => {
  const message = `${what} va de 1 a ${most}`;
  return z.int(message).min(1, message).max(most, message);
};

export const Repeat = z.object({
  everyWeeks: count(MOST_WEEKS, "Cada cuántas semanas"),
  /** How many more, beside the one that is repeated. */
  times: count(MOST_TIMES, "Cuántas veces"),
  /** Where some cannot be: none at all, or those that can. */
  takes: z.enum(["all", "possible"], "Elige si se agendan todas o las que se pueda").default("all"),
  /** A person has seen the warning (D-4.4). */
  confirmOutsideHours: z.boolean("Confirma con sí o no").default(false),
  /** Nothing is written: only what would become of each is told. */
  isPreview: z.boolean("Pide la vista previa con sí o no").default(false),
});
export type Repeat = z.infer<typeof Repeat>;

export const RepeatPlace = z.object({
  start: DateTime,
  end: DateTime,
  /** Why it cannot be, in words; null where it can. */
  refusal: z.string().nullable(),
  /** It would be outside working hours, and needs a confirmation. */
  isOutsideHours: z.boolean(),
  /** What was made there; null in a preview, and where nothing was. */
  appointmentId: Id.nullable(),
});
export type RepeatPlace = z.infer<typeof RepeatPlace>;

export const Repeated = z.object({ places: z.array(RepeatPlace), made: z.int() });
export type Repeated = z.infer<typeof Repeated>;
