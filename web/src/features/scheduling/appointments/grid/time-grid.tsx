// The agenda's grid: columns of days or people over the hours, drawn by our own code (decision 0010). It handles
// positions, pointer and keys; the page handles the results.

import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { type MouseEvent, useMemo, useRef } from "react";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import { MovingHint } from "../drag/moving-hint.tsx";
import { clickedStart, freeStart, type Ghost, isTaken, type Place, placeAt } from "../drag/places.ts";
import { springBack } from "../drag/spring-back.ts";
import { useDrag } from "../drag/use-drag.ts";
import { useKeyMove } from "../drag/use-key-move.ts";
import type { Occupancy } from "../view/occupancy.ts";
import { type Column, edgesOf, sharesOf } from "./columns.ts";
import { useOneTabStop, useTaken, walkEntries } from "./entry-keys.ts";
import { isGrouped } from "./grid-head.tsx";
import { GridSheet } from "./grid-sheet.tsx";
import type { Segment } from "./segments.ts";
import { gridVars } from "./sheet/grid-vars.ts";
import { Scroller } from "./sheet/scroller.ts";
import { useFirstScroll, usePendingInSight } from "./use-sight.ts";
import { firstInSight } from "./visible-hours.ts";

/** `isFinal`: impossible, or needs confirmation; null without a problem. */
export type PendingGhost = Ghost & { refusal: string; isFinal: boolean | null };

export type TimeGridProps = {
  label: string;
  columns: readonly Column[];
  segmentsOf: (column: Column) => readonly Segment[];
  hours: Span;
  /** The requested day: when not all columns fit, this one is visible. */
  day: Day;
  today: Day;
  /** Minute of `today`. */
  now: number;
  /** The minimum pixels of a column: wider grids scroll. */
  leastWidth: number;
  /** Pixels. */
  hourPx: number;
  /** Several days: cancelled entries are slim marks. */
  isDense: boolean;
  /** By person, when each column has one. */
  occupancy: ReadonlyMap<string, Occupancy>;
  /** Only one person is shown. */
  isAlone: boolean;
  /** Minutes that a click snaps to. */
  step: number;
  /** The place of an open form, and its problem. */
  pending: PendingGhost | null;
  mayDraw: boolean;
  mayMove: (segment: Segment) => boolean;
  colorOf: (segment: Segment) => string;
  personOf: (segment: Segment) => string;
  onDay: (day: Day) => void;
  onOpen: (entryId: string) => void;
  /** An empty place: clicked with the default length, or drawn. */
  onPlace: (ghost: Ghost) => void;
  onMenu: (ghost: Ghost, point: Point) => void;
  onEntryMenu: (entryId: string, point: Point) => void;
  /** The entry to move by keys, as a menu requested: used once. */
  taken: { id: string } | null;
  /** Returns whether it stays there. */
  onDropped: (segment: Segment, ghost: Ghost) => Promise<boolean>;
};

const USUAL_MINUTES = 60;

export function TimeGrid(props: TimeGridProps) {
  const { label, columns, segmentsOf, hours, hourPx, today, now, leastWidth, step, pending, mayMove } = props;
  const shares = useMemo(() => sharesOf(columns, (one) => segmentsOf(one).length === 0), [columns, segmentsOf]);
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const geometry = () => geometryOf(area.current as HTMLElement, shares, hours, hourPx);
  const clickedGhost = (place: Place): Ghost => {
    const column = columns[place.column];
    // With several people in a column, the person is unknown.
    const busy = column?.specialist || props.isAlone ? segmentsOf(column as Column) : [];
    const from = freeStart(place, clickedStart(place, step), busy);
    return { column: place.column, from, to: Math.min(from + USUAL_MINUTES, 1440) };
  };
  const takes = (id: string, column: number) => {
    const own = columns[column];
    const segment = own && segmentsOf(own).find(({ entry }) => entry._id === id);
    return segment && !segment.isCut && mayMove(segment) ? segment : null;
  };
  const drop = (segment: Segment, ghost: Ghost) => {
    const { left, top, edges } = geometry();
    const at = { x: left + (edges[ghost.column] ?? 0), y: top + ((ghost.from - hours.from) / 60) * hourPx };
    void props.onDropped(segment, ghost).then((stays) => {
      if (!stays) springBack(scroller.current, segment.entry._id, at);
    });
  };
  const pointer = useDrag({
    ...{ area, scroller, geometry, takes, mayDraw: props.mayDraw },
    onDrawn: props.onPlace,
    onDropped: drop,
    onLongPress: (place, point) => props.onMenu(clickedGhost(place), point),
    onEntryPressed: props.onEntryMenu,
  });
  const { onPointerDown, isAfterDrag } = pointer;
  const keys = useKeyMove({ columns: columns.length, hours, takes, onDropped: drop });
  const drag = pointer.drag ?? keys.drag;
  useTaken(area, props.taken, keys.take);
  const click = (event: MouseEvent<HTMLElement>) => {
    if (isAfterDrag(event)) return;
    if (keys.drag) return keys.letGo();
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-entry]")?.dataset.entry;
    if (id) props.onOpen(id);
    else if (props.mayDraw) props.onPlace(clickedGhost(placeAt(geometry(), pointOf(event))));
  };
  const menu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // A long press has already opened it.
    if ((event.nativeEvent as PointerEvent).pointerType === "touch") return;
    const entry = (event.target as HTMLElement).closest<HTMLElement>("[data-entry]");
    if (entry?.dataset.entry) props.onEntryMenu(entry.dataset.entry, menuPoint(event, entry));
    else props.onMenu(clickedGhost(placeAt(geometry(), pointOf(event))), pointOf(event));
  };
  const shownFirst = Math.max(
    0,
    columns.findIndex((column) => column.day === props.day),
  );
  useFirstScroll(
    scroller,
    area,
    edgesOf(shares)[shownFirst] ?? 0,
    () => ((firstInSight(columns, hours, today, now) - hours.from) / 60) * hourPx,
  );
  useOneTabStop(area);
  usePendingInSight(area, keys.drag?.ghost ?? pending);

  const held = drag && columns[drag.ghost.column] ? drag : null;
  const heldEntry = held?.entryId ? findEntry(columns, segmentsOf, held.entryId) : null;
  const ghostFor = (index: number) => {
    if (held) {
      if (held.ghost.column !== index) return null;
      const column = columns[index];
      const isRefused =
        heldEntry !== null &&
        column !== undefined &&
        isTaken(held.ghost, segmentsOf(column), {
          id: heldEntry.entry._id,
          specialistId: column.specialist?._id ?? heldEntry.entry.specialistId,
        });
      return {
        ghost: held.ghost,
        refusal: isRefused ? "Ocupado" : "",
        title: (heldEntry && whoComes(heldEntry.entry)) || heldEntry?.entry.title || "Nueva cita",
        isHeld: held.kind !== "draw",
        isFinal: isRefused ? true : null,
      };
    }
    return pending?.column === index ? { ghost: pending, title: "", isHeld: false, ...pending } : null;
  };
  const liftedIn = (column: Column) =>
    held?.entryId && segmentsOf(column).some(({ entry }) => entry._id === held.entryId) ? held.entryId : null;
  const carriedTo = keys.drag && columns[keys.drag.ghost.column];
  return (
    <>
      <Scroller
        ref={scroller}
        role="region"
        aria-label={label}
        data-agenda-print=""
        data-pans
        className={isGrouped(columns) ? "grouped" : ""}
        style={gridVars(shares, leastWidth, hourPx)}
      >
        <GridSheet
          columns={columns}
          segmentsOf={segmentsOf}
          hours={hours}
          hourPx={hourPx}
          isDense={props.isDense}
          occupancy={props.occupancy}
          today={today}
          now={now}
          onDay={props.onDay}
          mayMove={mayMove}
          ghostFor={ghostFor}
          liftedIn={liftedIn}
          colorOf={props.colorOf}
          personOf={props.personOf}
          area={(drawn) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the empty places of the grid are reached by the key N
            <div
              className="area"
              data-agenda-area=""
              ref={area}
              onPointerDown={onPointerDown}
              onClick={click}
              onContextMenu={menu}
              onKeyDown={(event) => keys.onKey(event) || walkEntries(event, area.current, keys.take)}
              // Some browsers press a button when Space is released.
              onKeyUp={(event) => keys.drag && event.key === " " && event.preventDefault()}
              onBlur={keys.letGo}
            >
              {drawn}
            </div>
          )}
        />
      </Scroller>
      {keys.drag && carriedTo && <MovingHint ghost={keys.drag.ghost} column={carriedTo} />}
    </>
  );
}

function geometryOf(area: HTMLElement, shares: readonly number[], hours: Span, hour: number) {
  const { left, top, width } = area.getBoundingClientRect();
  return { left, top, edges: edgesOf(shares).map((edge) => edge * width), hour, hours };
}

/** By keyboard the menu opens at the entry, not at the pointer. */
function menuPoint(event: MouseEvent, entry: HTMLElement): Point {
  if (event.button === 2) return pointOf(event);
  const { left, bottom } = entry.getBoundingClientRect();
  return { x: left, y: bottom };
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function findEntry(columns: readonly Column[], segmentsOf: TimeGridProps["segmentsOf"], id: string) {
  for (const column of columns) {
    const found = segmentsOf(column).find(({ entry }) => entry._id === id);
    if (found) return found;
  }
  return null;
}
