import type { Point } from "../../../../ui/drag/edge-scroll.ts";

const MS = 280;

/** Animates a refused entry from the drop back to its place. */
export function springBack(within: HTMLElement | null, entryId: string, from: Point): void {
  requestAnimationFrame(() => {
    const entry = within?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entryId)}"]`);
    if (!entry || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const to = entry.getBoundingClientRect();
    entry.animate(
      [
        { transform: `translate(${from.x - to.left}px, ${from.y - to.top}px)`, zIndex: 3 },
        { transform: "none", zIndex: 3 },
      ],
      { duration: MS, easing: "cubic-bezier(.2, 1.3, .4, 1)" },
    );
  });
}
