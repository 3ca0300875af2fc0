import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { markThreadRead } from "../threads/api.ts";

/** Marks the open conversation as read while its tab is visible. */
export function useMarkRead(thread: Thread | null): void {
  const client = useQueryClient();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === "visible");
  const hasUnread = thread !== null && (thread.unreadCount > 0 || thread.isMentioned);
  useEffect(() => {
    // After a failure it stays unread on the server; the next opening tries again.
    if (isSeen && hasUnread && thread) void markThreadRead(client, thread).catch(() => undefined);
  }, [client, isSeen, hasUnread, thread]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
