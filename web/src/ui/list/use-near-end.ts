import { useCallback, useEffect, useRef } from "react";

/** A ref for the last line of a list: calls when it comes near the screen. */
export function useNearEnd(onNear: (() => void) | undefined): (node: HTMLElement | null) => void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  const observer = useRef<IntersectionObserver>(undefined);
  return useCallback((node) => {
    observer.current?.disconnect();
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
