// The error of a count of things.
import { REQUIRED } from "../../kit/schema.ts";

/** A count as a text, as with commas, has another error than a missing one, which the field may say in its own words. */
export const countError = (what: string, missing = REQUIRED) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" || Number.isNaN(input)
      ? missing
      : `${what} debe ser un número sin comas, como 1200`,
});
