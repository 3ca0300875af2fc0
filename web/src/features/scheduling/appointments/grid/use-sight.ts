// The visible part of the grid: its first scroll position, and scrolling to requested places.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { Ghost } from "../drag/places.ts";

/**
 * Runs before paint, so that nothing jumps. Scrolls down once to `top`, in pixels, and sideways to each newly
 * requested column. `share`: its start, of the columns' width.
 */
export function useFirstScroll(
  scroller: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  share: number,
  top: () => number,
) {
  const down = useEffectEvent(() => scroller.current?.scrollTo({ top: Math.max(0, top()) }));
  // Some browsers return a promise from scroll methods: an effect must return nothing.
  useLayoutEffect(() => {
    down();
  }, []);
  useLayoutEffect(() => {
    const width = area.current?.getBoundingClientRect().width ?? 0;
    scroller.current?.scrollTo({ left: width * share });
  }, [scroller, area, share]);
}

/** The form next to the grid may reduce its width, or move to an hour that is not visible. */
export function usePendingInSight(area: RefObject<HTMLElement | null>, pending: Ghost | null) {
  const place = pending && `${pending.column} ${pending.from}`;
  useEffect(() => {
    if (!place) return;
    const frame = requestAnimationFrame(() => {
      area.current?.querySelector(".ghost")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [area, place]);
}
