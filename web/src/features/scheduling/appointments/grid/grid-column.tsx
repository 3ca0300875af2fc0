import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { type AgendaStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { memo, useContext, useMemo } from "react";
import { dayLong } from "../../../../ui/time/day-words.ts";
import { AppointmentMarks } from "../agenda-parts.ts";
import { joinClasses } from "../classes/join-classes.ts";
import { hoursText } from "../date-words.ts";
import type { Drag } from "../drag/places.ts";
import { BufferMarks } from "./buffer/buffer-marks.tsx";
import { type Column, closedOf } from "./columns.ts";
import { EntryCard } from "./entry-card.tsx";
import { GhostCard, type GhostCardProps } from "./ghost-card.tsx";
import type { Segment } from "./segments.ts";
import { type Slim, sideBySide } from "./side-by-side.ts";

export type GridColumnProps = {
  index: number;
  column: Column;
  segments: readonly Segment[];
  hours: Span;
  /** Pixels. */
  hourPx: number;
  /** Cancelled entries are slim marks even without neighbours. */
  isDense: boolean;
  /** Not the first column of its day. */
  isInDay: boolean;
  /** The current minute on this column's day, or null. */
  now: number | null;
  /** A past day. */
  isPast: boolean;
  /** The drag over this column, or the place of an open form. */
  ghost: (Pick<Drag, "ghost"> & Omit<GhostCardProps, "top" | "height" | "hour">) | null;
  liftedId: string | null;
  colorOf: (segment: Segment) => string;
  personOf: (segment: Segment) => string;
  mayMove: (segment: Segment) => boolean;
};

/** The minimum height of an entry that is readable: shorter ones are drawn and spaced at this height. */
const LEAST_PX = 20;

export const GridColumn = memo(function GridColumn(props: GridColumnProps) {
  const { index, column, segments, hours, hourPx, isDense, now, ghost, liftedId, colorOf, personOf, mayMove } = props;
  const least = (LEAST_PX / hourPx) * 60;
  const placed = useMemo(
    () => sideBySide(clipped(joinClasses(segments), hours), least, ({ entry }) => slimOf(entry.status, isDense)),
    [segments, hours, least, isDense],
  );
  const marks = useContext(AppointmentMarks);
  const y = (minute: number) => ((minute - hours.from) / 60) * hourPx;
  const name = column.specialist ? `${column.specialist.name}, ` : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={["column", props.isInDay && "in-day", ghost && "lit"].filter(Boolean).join(" ")}
      data-column={index}
      role="group"
      aria-label={`${name}${dayLong(column.day)}: ${countText(segments)}`}
    >
      {closedOf(column.open, hours.from, hours.to).map((span) => (
        <div key={span.from} className="closed" style={{ top: y(span.from), height: y(span.to) - y(span.from) }} />
      ))}
      {(props.isPast || (now !== null && now > hours.from)) && (
        <div className="past" style={{ height: y(now === null ? hours.to : Math.min(now, hours.to)) }} />
      )}
      {placed.map(({ item, left, width, marks: slim }) => (
        <BufferMarks
          key={item.entry._id}
          segment={item.segment}
          {...{ hours, left, width, marks: slim, color: colorOf(item.segment), y }}
        />
      ))}
      {placed.map(({ item, ...place }) => (
        <EntryCard
          key={item.entry._id}
          segment={item.segment}
          {...place}
          top={y(item.from) + 1}
          height={(Math.max(item.to - item.from, least) / 60) * hourPx - 1}
          color={colorOf(item.segment)}
          with={personOf(item.segment)}
          lifted={liftedId === item.entry._id}
          resizable={mayMove(item.segment)}
          asks={marks.get(item.entry._id) ?? ""}
        />
      ))}
      {now !== null && now >= hours.from && now <= hours.to && <div className="now" style={{ top: y(now) }} />}
      {ghost && (
        <GhostCard
          top={y(ghost.ghost.from)}
          height={y(ghost.ghost.to) - y(ghost.ghost.from)}
          title={ghost.title}
          hour={hoursText(ghost.ghost.from, ghost.ghost.to)}
          refusal={ghost.refusal}
          isFinal={ghost.isFinal}
          isHeld={ghost.isHeld}
        />
      )}
    </div>
  );
});

/** Entries that hold no place take no width from the others. Over several days most of them are always slim marks. */
function slimOf(status: AgendaStatus, isDense: boolean): Slim {
  if (status === "block" || holdsPlace(status)) return "no";
  return isDense && status !== "no_asistida" ? "always" : "beside";
}

/** The part inside the visible hours; long blocks exceed both edges. */
function clipped(segments: readonly Segment[], hours: Span) {
  return segments.flatMap((segment) => {
    const [from, to] = [Math.max(segment.from, hours.from), Math.min(segment.to, hours.to)];
    return to > from ? [{ segment, entry: segment.entry, from, to }] : [];
  });
}

function countText(segments: readonly Segment[]): string {
  const count = segments.filter(({ entry }) => entry.status !== "block").length;
  return count === 1 ? "1 cita" : `${count} citas`;
}
