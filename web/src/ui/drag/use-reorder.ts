// Moves the entries of a list by a handle: dragged with mouse or finger, or with the arrow keys. Esc puts the entry back.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import type { Point } from "./edge-scroll.ts";
import { usePointerDrag } from "./use-pointer-drag.ts";

/** The attribute of the entries, in their order, within one parent. */
export const ENTRY = "data-reorder-entry";

export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const scroller = useRef<HTMLElement | null>(null);
  const { press } = usePointerDrag(scroller);
  const refocus = useRef<{ at: number; parent: Element } | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
    // React may have taken the handle out of the document while it moved: the focus follows it.
    const { at, parent } = refocus.current ?? {};
    refocus.current = null;
    if (at !== undefined && parent) entriesOf(parent)[at]?.querySelector<HTMLElement>("[data-reorder-handle]")?.focus();
  });
  const drag = (parent: Element, from: number) => {
    let at = from;
    const moveTo = (to: number) => {
      if (to !== at) move.current(at, to);
      at = to;
    };
    return {
      isAtOnce: true,
      onMove: ({ y }: Point) => moveTo(placeAt(entriesOf(parent), at, y)),
      onEnd: (isDropped: boolean) => {
        if (!isDropped) moveTo(from);
      },
    };
  };
  return (at: number) => ({
    "data-reorder-handle": "",
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const parent = event.currentTarget.closest(`[${ENTRY}]`)?.parentElement;
      press(event, () => (parent ? drag(parent, at) : null));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const to = event.key === "ArrowUp" ? at - 1 : event.key === "ArrowDown" ? at + 1 : at;
      if (to === at) return;
      event.preventDefault();
      const parent = event.currentTarget.closest(`[${ENTRY}]`)?.parentElement;
      if (to < 0 || to >= count || !parent) return;
      refocus.current = { at: to, parent };
      move.current(at, to);
    },
  });
}

function entriesOf(parent: Element): Element[] {
  return [...parent.children].filter((child) => child.hasAttribute(ENTRY));
}

/** An entry changes places with a neighbour once the pointer is past its middle. */
function placeAt(entries: readonly Element[], from: number, y: number): number {
  const middles = entries.map((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return top + height / 2;
  });
  let to = from;
  while (to + 1 < middles.length && y > (middles[to + 1] ?? 0)) to += 1;
  while (to > 0 && y < (middles[to - 1] ?? 0)) to -= 1;
  return to;
}
