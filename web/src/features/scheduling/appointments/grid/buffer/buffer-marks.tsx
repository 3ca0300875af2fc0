// The preparation and the cleaning around an appointment: hatched, as wide as its card, and never in the way of a pointer.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { CSSProperties } from "react";
import type { Segment } from "../segments.ts";

type BufferMarksProps = {
  segment: Segment;
  /** The visible minutes. */
  hours: Span;
  left: number;
  width: number;
  marks: number;
  color: string;
  /** Pixels of a minute of the day. */
  y: (minute: number) => number;
};

export function BufferMarks({ segment, hours, left, width, marks, color, y }: BufferMarksProps) {
  return bufferSpans(segment, hours).map(({ from, to }) => (
    <div
      key={from}
      className="buffer"
      style={
        {
          top: y(from),
          height: y(to) - y(from),
          "--l": left,
          "--w": width,
          "--marks": marks,
          "--c": color,
        } as CSSProperties
      }
    />
  ));
}

/** Within the visible hours; empty for what gave its place back. */
export function bufferSpans({ entry, from, to }: Segment, hours: Span): Span[] {
  const { minutesBefore, minutesAfter, status } = entry;
  if (minutesBefore + minutesAfter === 0 || !holdsPlace(status)) return [];
  // the other part of an appointment across midnight is on the neighbouring day
  const before = { from: Math.max(from - minutesBefore, hours.from), to: Math.min(from, hours.to) };
  const after = { from: Math.max(to, hours.from), to: Math.min(to + minutesAfter, hours.to) };
  return [before, after].filter((span) => span.to > span.from);
}
