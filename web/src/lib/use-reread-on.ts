// Keeps screen data up to date: reads again after live updates, and after gaps in which events may be lost, such as
// between the first read and the live connection.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onGap, onLive } from "./live.ts";

/**
 * `events` and `names` (of calls) must be constants, defined outside the component. `burstMs` merges the reads of that
 * time into one at its end.
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
