import { useEffect, useRef, useState } from "react";

const STEP_MS = 700;

/** Reveals a number of lines one after the other once they are in view. Reveals all at once with reduced motion. */
export function usePlayed(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => (matchMedia("(prefers-reduced-motion: reduce)").matches ? count : 1));
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInSight(true), {
      threshold: 0.35,
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!isInSight || seen >= count) return;
    const timer = setTimeout(() => setSeen(seen + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isInSight, seen, count]);
  return { place, seen };
}
