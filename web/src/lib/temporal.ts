// Uses the browser's Temporal instead of the library: only what the time rules need. Browsers without it load the
// library before drawing (`app.tsx`).
import type { Temporal as Library } from "temporal-polyfill";

type TemporalParts = Pick<typeof Library, "Instant" | "PlainDate" | "PlainDateTime">;

const there = () => (globalThis as unknown as { Temporal: TemporalParts }).Temporal;

export const Temporal: TemporalParts = {
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
