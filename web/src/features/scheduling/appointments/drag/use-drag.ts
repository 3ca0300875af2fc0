// Pointer input in the agenda: a drag draws, moves or resizes. With a finger, a long press grabs an entry or opens the
// menu of a place.
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Point } from "../../../../ui/drag/edge-scroll.ts";
import { type DragHandlers, usePointerDrag } from "../../../../ui/drag/use-pointer-drag.ts";
import type { Segment } from "../grid/segments.ts";
import {
  type Drag,
  type DragKind,
  drawn,
  type Geometry,
  type Ghost,
  moved,
  type Place,
  placeAt,
  resized,
} from "./places.ts";

type GrabbedEntry = { segment: Segment; column: number };
type Session = { kind: DragKind; taken: GrabbedEntry | null; anchor: Place };

export type DragOptions = {
  area: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  geometry: () => Geometry;
  /** The entry at the pointer, if this person may move it. */
  takes: (entryId: string, column: number) => Segment | null;
  mayDraw: boolean;
  onDrawn: (ghost: Ghost) => void;
  onDropped: (segment: Segment, ghost: Ghost) => void;
  onLongPress: (place: Place, point: Point) => void;
  /** A touch grabbed an entry and released it without moving. */
  onEntryPressed: (entryId: string, point: Point) => void;
};

export function useDrag(options: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const shown = useRef<Drag | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { press, isAfterDrag } = usePointerDrag(options.scroller);

  const show = (next: Drag | null) => {
    const before = shown.current?.ghost;
    const { column, from, to } = next?.ghost ?? {};
    const isSame = column === before?.column && from === before?.from && to === before?.to;
    shown.current = next;
    if (!isSame || !next) setDrag(next);
  };

  const open = (event: ReactPointerEvent<HTMLElement>): DragHandlers | null => {
    const held = openSession(event, latest.current);
    if (!held) return null;
    const { kind, taken } = held;
    if (event.pointerType === "mouse" && kind === "draw" && !latest.current.mayDraw) return null;
    const entryId = taken?.segment.entry._id ?? null;
    const ghostAt = (at: Point) => ghostOf(held, at, latest.current.geometry());
    return {
      onMove: (at) => show({ kind, ghost: ghostAt(at), entryId }),
      onEnd: () => show(null),
      onLongPress(at) {
        if (kind === "draw") latest.current.onLongPress(held.anchor, at);
        return kind !== "draw";
      },
      onDrop(at, isStill) {
        if (isStill && kind === "move" && entryId) latest.current.onEntryPressed(entryId, at);
        else if (kind === "draw") latest.current.onDrawn(ghostAt(at));
        else if (taken) latest.current.onDropped(taken.segment, ghostAt(at));
      },
    };
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => press(event, () => open(event));
  return { drag, onPointerDown, isAfterDrag };
}

function openSession(event: ReactPointerEvent<HTMLElement>, options: DragOptions): Session | null {
  const target = event.target as HTMLElement;
  const anchor = placeAt(options.geometry(), { x: event.clientX, y: event.clientY });
  const id = target.closest<HTMLElement>("[data-entry]")?.dataset.entry;
  if (!id) return { kind: "draw", taken: null, anchor };
  const column = Number(target.closest<HTMLElement>("[data-column]")?.dataset.column);
  const segment = options.takes(id, column);
  if (!segment) return null;
  return { kind: target.closest("[data-grip]") ? "resize" : "move", taken: { segment, column }, anchor };
}

function ghostOf({ kind, taken, anchor }: Session, at: Point, geometry: Geometry): Ghost {
  const place = placeAt(geometry, at);
  if (kind === "draw" || !taken) return drawn(anchor, place);
  const { from, to } = taken.segment;
  if (kind === "resize") return resized({ column: taken.column, from, to }, place, geometry.hours);
  return moved(to - from, anchor.minute - from, place, geometry.hours);
}
