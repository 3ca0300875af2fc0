// Keeps the screen of the tablet on while its page is shown. The browser ends it when the page is hidden, so it is asked
// again when the page is back. A browser that has none leaves it to the tablet's own settings.
import { useEffect } from "react";

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // refused when the battery is low: the page works without it
      const got = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) void got?.release();
      else lock = got;
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
