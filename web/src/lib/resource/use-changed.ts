// Reads a resource again wherever it is shown, when others change it.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { onGap, useLive } from "../live.ts";
import { staleNames } from "./stale-names.ts";
import type { ListedResource } from "./web-resource.ts";

const BURST_MS = 300;

// All parts that show the resource listen: a burst of events causes one read for all of them.
const timers = new Map<string, ReturnType<typeof setTimeout>>();

export function useChanged(resource: ListedResource): void {
  const client = useQueryClient();
  const heard = useCallback(() => {
    clearTimeout(timers.get(resource.name));
    timers.set(
      resource.name,
      setTimeout(() => void reread(client, resource), BURST_MS),
    );
  }, [client, resource]);
  useLive(resource.changed, heard);
  useEffect(() => onGap(heard), [heard]);
}

export function reread(client: QueryClient, resource: ListedResource): Promise<unknown> {
  return Promise.all(staleNames(resource).map((name) => client.invalidateQueries({ queryKey: [name] })));
}
