// The time that an entry takes with its preparation and cleaning.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import type { Segment } from "../segments.ts";

/** An agenda that was kept in the browser by an earlier version has no such minutes. */
export function occupied({ entry, from, to }: Segment): Span {
  return { from: from - (entry.minutesBefore ?? 0), to: to + (entry.minutesAfter ?? 0) };
}
