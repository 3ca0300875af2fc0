// The browser's own Temporal, in the place of the library of that name: only what the rules of time use. A browser that has
// none loads the library's before it draws (`app.tsx`).
import type { Temporal as Library } from "temporal-polyfill";

type Known = Pick<typeof Library, "Instant" | "PlainDate" | "PlainDateTime">;

const there = () => (globalThis as unknown as { Temporal: Known }).Temporal;

export const Temporal: Known = {
  get Instant() {
    return there().Instant;
  },
  get PlainDate() {
    return there().PlainDate;
  },
  get PlainDateTime() {
    return there().PlainDateTime;
  },
};
