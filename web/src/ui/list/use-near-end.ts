import { useCallback, useEffect, useRef } from "react";

/**
 * A ref for the last line of a list: calls when it comes near the screen. Undefined while loading more is not
 * possible; if the line is near afterwards, it calls then, so that an interrupted read is repeated.
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
    // a new observation reports the current position
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
