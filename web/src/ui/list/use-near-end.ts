import { useCallback, useEffect, useRef } from "react";

/**
 * A ref for the last line of a list: calls when it comes near the screen. Undefined while nothing may be asked for; if it
 * is near when that is over, it calls then, so that what was broken off is asked for again.
 */
export function useNearEnd(onNear: (() => void) | undefined): (node: HTMLElement | null) => void {
  const latest = useRef(onNear);
  const observer = useRef<IntersectionObserver>(undefined);
  const line = useRef<HTMLElement>(undefined);
  const mayCall = onNear !== undefined;
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!mayCall || !line.current) return;
    // whoever is observed anew is told where it is by now
    observer.current?.unobserve(line.current);
    observer.current?.observe(line.current);
  }, [mayCall]);
  return useCallback((node) => {
    observer.current?.disconnect();
    line.current = node ?? undefined;
    if (!node) return;
    observer.current = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current?.();
      },
      { rootMargin: "480px" },
    );
    observer.current.observe(node);
  }, []);
}
