// An appointment repeated every few weeks: the request, and the result for each (contract/agenda#repeating).
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
  /** How many more, besides the repeated one. */
  times: count(MOST_TIMES, "Cuántas veces"),
  /** If some are not possible: none at all, or only the possible ones. */
  takes: z.enum(["all", "possible"], "Elige si se agendan todas o las que se pueda").default("all"),
  /** A person has seen the warning (D-4.4). */
  confirmOutsideHours: z.boolean("Confirma con sí o no").default(false),
  /** Writes nothing: only returns the result for each. */
  isPreview: z.boolean("Pide la vista previa con sí o no").default(false),
});
export type Repeat = z.infer<typeof Repeat>;

export const RepeatPlace = z.object({
  start: DateTime,
  end: DateTime,
  /** Why it is not possible, in words; null where it is. */
  refusal: z.string().nullable(),
  /** It would be outside working hours, and needs a confirmation. */
  isOutsideHours: z.boolean(),
  /** The created appointment; null in a preview, and where none was created. */
  appointmentId: Id.nullable(),
});
export type RepeatPlace = z.infer<typeof RepeatPlace>;

export const Repeated = z.object({ places: z.array(RepeatPlace), made: z.int() });
export type Repeated = z.infer<typeof Repeated>;
