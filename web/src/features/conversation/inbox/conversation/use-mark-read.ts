import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { markThreadRead } from "../threads/api.ts";

/** What is open and looked at is read; in a tab behind others it is not. */
export function useMarkRead(thread: Thread | null): void {
  const client = useQueryClient();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === "visible");
  const hasUnread = thread !== null && (thread.unreadCount > 0 || thread.isMentioned);
  useEffect(() => {
    // A failure leaves it unread on the server: the next opening tells it again.
    if (isSeen && hasUnread && thread) void markThreadRead(client, thread).catch(() => undefined);
  }, [client, isSeen, hasUnread, thread]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
