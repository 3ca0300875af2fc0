// What is on screen stays as it is on the server: read anew when it is told that it changed, and after a time of which nobody
// can tell what was missed, such as between the first reading and the moment in which the line stands.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onGap, onLive } from "./live.ts";

/**
 * `events` and `names` (of calls) are constants, made outside of the part that asks. With `burstMs` what comes within that
 * time is read anew once, at its end.
 */
export function useRereadOn(events: readonly LiveEvent[], names: readonly string[], burstMs = 0): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reread = () => {
      for (const name of names) void client.invalidateQueries({ queryKey: [name] });
    };
    const heard = () => {
      if (burstMs === 0) return reread();
      clearTimeout(timer);
      timer = setTimeout(reread, burstMs);
    };
    const ends = [...events.map((event) => onLive(event, heard)), onGap(heard)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [client, events, names, burstMs]);
}
