// Maps the pointer to a place in the agenda, and a drag to its target: whole columns, quarters of an hour, always
// inside the visible range.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { type AgendaStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import { occupied } from "../grid/buffer/occupied.ts";
import type { Segment } from "../grid/segments.ts";

/** Minutes that a drag snaps to. */
const STEP = 15;

export type Geometry = {
  /** The columns' area, in pointer coordinates. */
  left: number;
  top: number;
  /** The edges of the columns, in pixels from `left`. */
  edges: readonly number[];
  /** Pixels an hour. */
  hour: number;
  hours: Span;
};
/** `minute` is exact, not snapped. */
export type Place = { column: number; minute: number };
export type Ghost = Span & { column: number };
export type DragKind = "draw" | "move" | "resize";
/** The current drag and its place; `entryId` is null while drawing. */
export type Drag = { kind: DragKind; ghost: Ghost; entryId: string | null };

export function placeAt(geometry: Geometry, { x, y }: Point): Place {
  const { left, top, edges, hour, hours } = geometry;
  const passed = edges.findLastIndex((edge) => edge <= x - left);
  const column = clamp(passed, 0, edges.length - 2);
  return { column, minute: clamp(hours.from + ((y - top) / hour) * 60, hours.from, hours.to) };
}

/** The start for a click: the snapped step at the pointer. */
export function clickedStart(place: Place, step = STEP): number {
  return Math.floor(place.minute / step) * step;
}

/** The end of the entry before the clicked place, when it is after `start`: free time starts there. */
export function freeStart({ minute }: Place, start: number, busy: readonly Segment[]): number {
  const ends = busy.filter(({ entry }) => holdsOrBlocks(entry.status)).map((one) => occupied(one).to);
  return Math.max(start, ...ends.filter((to) => to <= minute && to > start));
}

const holdsOrBlocks = (status: AgendaStatus) => status === "block" || holdsPlace(status);

/** Whether an entry of the column blocks this place for that person; an entry never blocks itself. */
export function isTaken(
  ghost: Span,
  segments: readonly Segment[],
  held: { id: string; specialistId: string },
): boolean {
  return segments.some((segment) => {
    const { _id, specialistId, status } = segment.entry;
    const { from, to } = occupied(segment);
    const isOther = _id !== held.id && specialistId === held.specialistId;
    return isOther && holdsOrBlocks(status) && from < ghost.to && ghost.from < to;
  });
}

/** `grip`: minutes between its start and the grabbed point. */
export function moved(length: number, grip: number, place: Place, hours: Span): Ghost {
  const last = Math.max(hours.from, Math.floor((hours.to - length) / STEP) * STEP);
  const from = clamp(snap(place.minute - grip), hours.from, last);
  return { column: place.column, from, to: from + length };
}

/** The end follows the pointer; the minimum is one step. */
export function resized(segment: Ghost, place: Place, hours: Span): Ghost {
  const to = clamp(snap(place.minute), segment.from + STEP, hours.to);
  return { ...segment, to };
}

/** From the press to the pointer, in both directions. */
export function drawn(anchor: Place, place: Place): Ghost {
  const from = clickedStart(anchor);
  return place.minute >= anchor.minute
    ? { column: anchor.column, from, to: Math.max(from + STEP, snap(place.minute)) }
    : { column: anchor.column, from: Math.min(snap(place.minute), from), to: from + STEP };
}

/** Moved by keys: in quarters of an hour, always inside the range. */
export function carried(ghost: Ghost, minutes: number, by: number, columns: number, hours: Span): Ghost {
  const length = ghost.to - ghost.from;
  const onto = minutes > 0 ? Math.floor(ghost.from / STEP) * STEP : Math.ceil(ghost.from / STEP) * STEP;
  const from = minutes === 0 ? ghost.from : clamp(onto + minutes, hours.from, hours.to - length);
  return { column: clamp(ghost.column + by, 0, columns - 1), from, to: from + length };
}

function snap(minute: number): number {
  return Math.round(minute / STEP) * STEP;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
