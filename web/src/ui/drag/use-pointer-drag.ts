// One press of the pointer that may become a drag: of the mouse after 4 px, of a finger after a long press, of a handle at
// once. Esc and a cancelled pointer end it. Other gestures of a finger scroll.
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from "react";
import { edgeScroll, type Point } from "./edge-scroll.ts";

export type DragHandlers = {
  /** From the first moment to the last, also when the page scrolls below the pointer. */
  onMove: (at: Point) => void;
  /** Comes before `onDrop`; alone, with false, when nothing was dragged or the drag was cancelled. */
  onEnd: (isDropped: boolean) => void;
  /** `isStill`: of a finger that pressed long and did not move. */
  onDrop?: (at: Point, isStill: boolean) => void;
  /** A finger pressed long; false when that is no drag. */
  onLongPress?: (at: Point) => boolean;
  /** Of a handle, which does nothing else. */
  isAtOnce?: boolean;
};

const MOUSE_START_PX = 4;
const TOUCH_SLIP_PX = 10;
const LONG_PRESS_MS = 420;

/** `scroller`: scrolls near its edges while something is dragged. */
export function usePointerDrag(scroller: RefObject<HTMLElement | null>) {
  const isActive = useRef(false);
  const swallowsClick = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    const element = scroller.current;
    // During a drag a finger moves what it holds and does not scroll.
    const hold = (event: TouchEvent) => isActive.current && event.cancelable && event.preventDefault();
    // Lifting the finger after a long press must not click what opened below it.
    const lift = (event: TouchEvent) => swallowsClick.current && event.cancelable && event.preventDefault();
    element?.addEventListener("touchmove", hold, { passive: false });
    element?.addEventListener("touchend", lift, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", hold);
      element?.removeEventListener("touchend", lift);
    };
  }, [scroller]);

  /** `open`: what this press may drag, or null. */
  const press = (event: ReactPointerEvent<HTMLElement>, open: () => DragHandlers | null) => {
    swallowsClick.current = false;
    if (event.button !== 0 || stop.current || !event.isPrimary) return;
    const handlers = open();
    if (!handlers) return;
    const isTouch = event.pointerType !== "mouse";
    const { pointerId } = event;
    const start = { x: event.clientX, y: event.clientY };
    let last: Point = start;
    const isFarther = (px: number) => Math.hypot(last.x - start.x, last.y - start.y) > px;
    const scroll = edgeScroll(
      scroller,
      () => last,
      () => handlers.onMove(last),
    );
    const begin = () => {
      isActive.current = true;
      handlers.onMove(last);
      scroll.start();
    };
    const hold = () => {
      if (handlers.onLongPress?.(last)) {
        navigator.vibrate?.(12);
        begin();
      } else {
        end();
        swallowsClick.current = true;
      }
    };
    const timer = isTouch && !handlers.isAtOnce ? setTimeout(hold, LONG_PRESS_MS) : undefined;
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      last = { x: at.clientX, y: at.clientY };
      if (isActive.current) handlers.onMove(last);
      else if (isTouch && isFarther(TOUCH_SLIP_PX)) end();
      else if (!isTouch && isFarther(MOUSE_START_PX)) begin();
    };
    const up = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      const isDropped = isActive.current;
      end(isDropped);
      if (isDropped) handlers.onDrop?.(last, isTouch && !isFarther(TOUCH_SLIP_PX));
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape" || !isActive.current) return;
      pressed.stopPropagation();
      end();
    };
    const cancel = () => end();
    const end = (isDropped = false) => {
      clearTimeout(timer);
      scroll.stop();
      swallowsClick.current = isActive.current;
      isActive.current = false;
      stop.current = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", key, true);
      handlers.onEnd(isDropped);
    };
    stop.current = end;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", key, true);
    if (handlers.isAtOnce) begin();
  };

  /** Whether it is the click that browsers send after a drag; a click by keyboard never is. */
  const isAfterDrag = (click: { detail: number }) => swallowsClick.current && click.detail > 0;
  return { press, isAfterDrag };
}
