// Where the agenda's grid stands before anybody scrolls it: before it is seen, so that it does not jump there.
import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * Down once, when the grid first stands: to `top`, in pixels. Sideways each time another column is asked for: to that one,
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
