// Moves the entries of a list by a handle: dragged with mouse or finger, or with the arrow keys.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";

/** The attribute of the entries, in their order, within one parent. */
export const ENTRY = "data-reorder-entry";

export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const dragged = useRef<{ at: number; parent: Element } | null>(null);
  const refocus = useRef<{ at: number; parent: Element } | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
    // React may have taken the handle out of the document while it moved: the focus follows it.
    const { at, parent } = refocus.current ?? {};
    refocus.current = null;
    if (at !== undefined && parent) entriesOf(parent)[at]?.querySelector<HTMLElement>("[data-reorder-handle]")?.focus();
  });
  const follow = ({ clientY }: globalThis.PointerEvent) => {
    const { at, parent } = dragged.current ?? {};
    if (at === undefined || !parent) return;
    const to = placeAt(entriesOf(parent), at, clientY);
    if (to === at) return;
    dragged.current = { at: to, parent };
    move.current(at, to);
  };
  return (at: number) => ({
    "data-reorder-handle": "",
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const parent = event.currentTarget.closest(`[${ENTRY}]`)?.parentElement;
      if (event.button !== 0 || !parent) return;
      dragged.current = { at, parent };
      const end = () => {
        dragged.current = null;
        window.removeEventListener("pointermove", follow);
      };
      window.addEventListener("pointermove", follow);
      for (const ended of ["pointerup", "pointercancel"]) window.addEventListener(ended, end, { once: true });
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
