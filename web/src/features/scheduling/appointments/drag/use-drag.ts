// Pointer input in the agenda: with the mouse, a drag draws, moves or resizes, and Esc cancels. With touch, a long
// press grabs an entry or opens a place's menu, and other gestures scroll.
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Segment } from "../grid/segments.ts";
import { edgeScroll } from "./edge-scroll.ts";
import {
  type Drag,
  type DragKind,
  drawn,
  type Geometry,
  type Ghost,
  moved,
  type Place,
  type Point,
  placeAt,
  resized,
} from "./places.ts";

type GrabbedEntry = { segment: Segment; column: number };
type Session = {
  kind: DragKind;
  start: Point;
  last: Point;
  taken: GrabbedEntry | null;
  anchor: Place;
  active: boolean;
};

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

const MOUSE_START_PX = 4;
const TOUCH_SLIP_PX = 10;
const LONG_PRESS_MS = 420;

export function useDrag(options: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const session = useRef<Session | null>(null);
  const current = useRef<Drag | null>(null);
  const swallowsClick = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    const element = options.scroller.current;
    // During a drag, touch moves the entry and does not scroll.
    const hold = (event: TouchEvent) => session.current?.active && event.cancelable && event.preventDefault();
    // Lifting the finger after a long press must not click what opened below it.
    const lift = (event: TouchEvent) => swallowsClick.current && event.cancelable && event.preventDefault();
    element?.addEventListener("touchmove", hold, { passive: false });
    element?.addEventListener("touchend", lift, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", hold);
      element?.removeEventListener("touchend", lift);
    };
  }, [options.scroller]);

  const show = (next: Drag | null) => {
    const before = current.current;
    const isSame =
      next?.ghost.from === before?.ghost.from &&
      next?.ghost.to === before?.ghost.to &&
      next?.ghost.column === before?.ghost.column;
    current.current = next;
    if (!isSame || !next) setDrag(next);
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    swallowsClick.current = false;
    if (event.button !== 0 || session.current || !event.isPrimary) return;
    const opened = openSession(event, latest.current);
    if (!opened) return;
    const isTouch = event.pointerType !== "mouse";
    if (!isTouch && opened.kind === "draw" && !latest.current.mayDraw) return;
    const { pointerId } = event;
    session.current = opened;
    const update = () => {
      const held = session.current;
      if (held?.active) show({ kind: held.kind, ghost: ghostOf(held, latest.current.geometry()), entryId: idOf(held) });
    };
    const scroll = edgeScroll(latest.current.scroller, () => session.current?.last ?? null, update);
    const timer = isTouch ? setTimeout(() => press(), LONG_PRESS_MS) : undefined;
    const begin = () => {
      opened.active = true;
      update();
      scroll.start();
    };
    const press = () => {
      if (opened.kind === "draw") {
        end();
        swallowsClick.current = true;
        latest.current.onLongPress(opened.anchor, opened.last);
      } else {
        navigator.vibrate?.(12);
        begin();
      }
    };
    const move = (moveEvent: PointerEvent) => {
      if (moveEvent.pointerId !== pointerId) return;
      opened.last = { x: moveEvent.clientX, y: moveEvent.clientY };
      const far = Math.hypot(opened.last.x - opened.start.x, opened.last.y - opened.start.y);
      if (opened.active) update();
      else if (isTouch && far > TOUCH_SLIP_PX) end();
      else if (!isTouch && far > MOUSE_START_PX) begin();
    };
    const up = (upEvent: PointerEvent) => {
      if (upEvent.pointerId !== pointerId) return;
      const done = current.current;
      end();
      if (!done) return;
      const isStill = Math.hypot(opened.last.x - opened.start.x, opened.last.y - opened.start.y) <= TOUCH_SLIP_PX;
      if (isTouch && isStill && done.kind === "move" && done.entryId) {
        latest.current.onEntryPressed(done.entryId, opened.last);
      } else if (done.kind === "draw") latest.current.onDrawn(done.ghost);
      else if (opened.taken) latest.current.onDropped(opened.taken.segment, done.ghost);
    };
    const key = (keyEvent: KeyboardEvent) => {
      if (keyEvent.key !== "Escape" || !opened.active) return;
      keyEvent.stopPropagation();
      end();
    };
    const end = () => {
      clearTimeout(timer);
      scroll.stop();
      if (opened.active) swallowsClick.current = true;
      session.current = null;
      show(null);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", key, true);
      stop.current = () => undefined;
    };
    stop.current = end;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", key, true);
  };

  /** Ignores the click that browsers send after a drag; a click by keyboard always counts. */
  const isAfterDrag = (click: { detail: number }) => swallowsClick.current && click.detail > 0;
  return { drag, onPointerDown, isAfterDrag };
}

function openSession(event: ReactPointerEvent<HTMLElement>, options: DragOptions): Session | null {
  const target = event.target as HTMLElement;
  const point = { x: event.clientX, y: event.clientY };
  const anchor = placeAt(options.geometry(), point);
  const common = { start: point, last: point, anchor, active: false };
  const id = target.closest<HTMLElement>("[data-entry]")?.dataset.entry;
  if (!id) return { kind: "draw", taken: null, ...common };
  const column = Number(target.closest<HTMLElement>("[data-column]")?.dataset.column);
  const segment = options.takes(id, column);
  if (!segment) return null;
  return { kind: target.closest("[data-grip]") ? "resize" : "move", taken: { segment, column }, ...common };
}

function ghostOf({ kind, taken, anchor, last }: Session, geometry: Geometry): Ghost {
  const place = placeAt(geometry, last);
  if (kind === "draw" || !taken) return drawn(anchor, place);
  const { from, to } = taken.segment;
  if (kind === "resize") return resized({ column: taken.column, from, to }, place, geometry.hours);
  return moved(to - from, anchor.minute - from, place, geometry.hours);
}

function idOf(session: Session): string | null {
  return session.taken?.segment.entry._id ?? null;
}
