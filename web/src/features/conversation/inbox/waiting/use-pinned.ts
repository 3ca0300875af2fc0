import { threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { listThreads } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLive } from "../../../../lib/live.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { useThreads } from "../threads/api.ts";
import { listedThreads, type ThreadFilter } from "../threads/thread-cache.ts";
import { byWait, pinned } from "./pinned.ts";

/** The list as shown: waiting contacts on top. The filter 'mine' keeps only what is still one's own. */
export function usePinned(listed: Thread[], filter: ThreadFilter, isPinning: boolean): Thread[] {
  const client = useQueryClient();
  const session = useSession();
  const waiting = useThreads({ category: "waiting", name: "" }, isPinning);
  const reread = useCallback(() => {
    if (filter !== "mine") return;
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === listThreads.name && (queryKey[2] as { category?: string }).category === "mine",
    });
  }, [client, filter]);
  useLive(threadChanged, reread);
  if (filter === "waiting") return byWait(listed);
  if (filter === "mine") {
    const own = session.status === "in" ? session.user._id : "";
    return listed.filter(({ assignee, isMentioned }) => assignee?.userId === own || isMentioned);
  }
  if (!isPinning) return listed;
  const others = listedThreads(waiting.data).filter(({ channel }) => filter === "all" || filter === channel);
  return pinned(listed, others);
}
