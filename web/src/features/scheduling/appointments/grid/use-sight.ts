// What of the agenda's grid is in sight: where it stands before anybody scrolls it, and what is brought there.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { Ghost } from "../drag/places.ts";

/**
 * Before it is seen, so that it does not jump there. Down once, when the grid first stands: to `top`, in pixels. Sideways each time another column is asked for: to that one,
 * which only moves what is wider than the screen. `share`: where it begins, of the columns' width.
 */
export function useFirstScroll(
  scroller: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  share: number,
  top: () => number,
) {
  const down = useEffectEvent(() => scroller.current?.scrollTo({ top: Math.max(0, top()) }));
  // Some browsers answer a scroll with a promise: an effect must answer nothing.
  useLayoutEffect(() => {
    down();
  }, []);
  useLayoutEffect(() => {
    const width = area.current?.getBoundingClientRect().width ?? 0;
    scroller.current?.scrollTo({ left: width * share });
  }, [scroller, area, share]);
}

/** The form beside the grid may take room, or go to an hour that lies out of sight. */
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
