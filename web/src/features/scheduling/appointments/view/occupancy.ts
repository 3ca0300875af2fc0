// How full a person's time is: booked minutes out of working minutes (D-4.1, D-4.2).
import { mergeSpans, type Span, subtractSpans } from "@mostrador/domain/business/branches/spans.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Segment } from "../grid/segments.ts";

/** Minutes. */
export type Occupancy = { booked: number; open: number };

/** `open`: of one day, from `mergeSpans`. Blocked time is not open, and bookings outside it do not count. */
export function occupancyOf(open: readonly Span[], segments: readonly Segment[]): Occupancy {
  const blocks = mergeSpans(segments.filter(({ entry }) => entry.status === "block"));
  const booked = mergeSpans(segments.filter(({ entry }) => entry.status !== "block" && holdsPlace(entry.status)));
  const free = subtractSpans(open, blocks);
  return { booked: lengthOf(free) - lengthOf(subtractSpans(free, booked)), open: lengthOf(free) };
}

export function sumOf(parts: readonly Occupancy[]): Occupancy {
  return parts.reduce((sum, { booked, open }) => ({ booked: sum.booked + booked, open: sum.open + open }), {
    booked: 0,
    open: 0,
  });
}

/** In percent; null without any time. */
export function percentOf({ booked, open }: Occupancy): number | null {
  return open === 0 ? null : Math.round((booked / open) * 100);
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
