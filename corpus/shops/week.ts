// The opening hours of a branch: the same from Monday to Friday, closed on Sunday.
import type { Place } from "./shop.ts";

/** `rest`: closed in between, from and to. */
export const week = (
  from: string,
  to: string,
  saturday: [string, string] | null,
  rest?: [string, string],
): Place["hours"] => {
  const open: [string, string][] = rest
    ? [
        [from, rest[0]],
        [rest[1], to],
      ]
    : [[from, to]];
  return {
    ...Object.fromEntries(["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, open])),
    saturday: saturday ? [saturday] : [],
    sunday: [],
  };
};
