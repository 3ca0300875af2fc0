import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { listThreads } from "@mostrador/domain/conversation/inbox/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { onGap, useLive } from "../../../../lib/live.ts";
import { useThreads } from "../threads/api.ts";
import { listedThreads } from "../threads/thread-cache.ts";
import { byWait } from "./pinned.ts";

const WAITING = { category: "waiting", name: "" } as const;

/** The waiting contacts, longest first and up to date, for pages other than the inbox. */
export function useWaitingThreads() {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useThreads(WAITING);
  const reread = useCallback(
    () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[0] === listThreads.name &&
          (queryKey[2] as { category?: string } | undefined)?.category === WAITING.category,
      }),
    [client],
  );
  // while another page was open, nothing updated this list
  useEffect(reread, [reread]);
  useLive(threadChanged, reread);
  useEffect(() => onGap(reread), [reread]);
  return { threads: data && byWait(listedThreads(data)), error, isPending, refetch };
}
