import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

/** Whether the browser has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      for (const name of EVENTS) window.addEventListener(name, watcher);
      return () => {
        for (const name of EVENTS) window.removeEventListener(name, watcher);
      };
    },
    () => navigator.onLine,
  );
}
