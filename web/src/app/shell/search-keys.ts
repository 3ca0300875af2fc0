import { useEffect, useEffectEvent } from "react";

export const SEARCH_KEYS = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";

/** Ctrl/⌘ K, wherever the focus is. */
export function useSearchKeys(onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const other = event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey);
      if (other || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      press();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
