// Scrolls what can be scrolled while something is dragged near its edge.
import type { RefObject } from "react";

/** In pixels of the window. */
export type Point = { x: number; y: number };

const EDGE_PX = 44;
const MOST_PX_A_FRAME = 14;

export function edgeScroll(scroller: RefObject<HTMLElement | null>, point: () => Point | null, moved: () => void) {
  let frame = 0;
  const step = () => {
    const element = scroller.current;
    const at = point();
    if (element && at) {
      const box = element.getBoundingClientRect();
      const by = { left: pull(at.x, box.left, box.right), top: pull(at.y, box.top, box.bottom) };
      const before = [element.scrollLeft, element.scrollTop];
      if (by.left !== 0 || by.top !== 0) element.scrollBy(by);
      if (element.scrollLeft !== before[0] || element.scrollTop !== before[1]) moved();
    }
    frame = requestAnimationFrame(step);
  };
  return {
    start: () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

function pull(at: number, low: number, high: number): number {
  const into = at < low + EDGE_PX ? at - low - EDGE_PX : at > high - EDGE_PX ? at - high + EDGE_PX : 0;
  return (Math.max(-EDGE_PX, Math.min(EDGE_PX, into)) / EDGE_PX) * MOST_PX_A_FRAME;
}
