// Keeps the inbox up to date without flicker: an event names a contact, and only that conversation is read again.
// Returns the text for screen readers.
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { newMessage, threadChanged } from "@mostrador/domain/conversation/inbox/live.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { onGap, useIsLive, useLive } from "../../../../lib/live.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { forgetMessages, leaveMessages, renewMessages, rereadMessages } from "../messages/api.ts";
import { renewThread, rereadThreads } from "../threads/api.ts";
import { lastMessageOf } from "../threads/thread-cache.ts";
import { previewOf } from "../threads/thread-text.ts";
import { retryUnanswered } from "../writing/send.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const BURST_MS = 120;

export function useLiveInbox(): string {
  const client = useQueryClient();
  const { businessId } = useActiveBusiness();
  const [said, setSaid] = useState("");
  const renew = useMemo(
    () =>
      oneAtATime(async (clientId) => {
        if (!businessId) return;
        // A failed read is repeated at the next event, or when the window gets the focus.
        const renewed = await Promise.all([
          renewThread(client, businessId, clientId),
          renewMessages(client, businessId, clientId),
        ]).catch(() => null);
        if (renewed?.[0].before && !renewed[0].thread) forgetMessages(client, businessId, clientId);
        const news = renewed && newsOf(renewed[0]);
        if (news) setSaid(news);
      }, BURST_MS),
    [client, businessId],
  );
  const heard = useMemo(
    () =>
      ({ clientId }: { clientId: string }) =>
        renew(clientId),
    [renew],
  );
  useLive(newMessage, heard);
  useLive(threadChanged, heard);
  useLive(contactChanged, heard);
  useEffect(
    () =>
      onGap(() => {
        rereadThreads(client);
        rereadMessages(client);
      }),
    [client],
  );
  const isLive = useIsLive();
  useEffect(() => {
    if (isLive) retryUnanswered(client);
  }, [client, isLive]);
  useEffect(() => () => leaveMessages(client), [client]);
  return said;
}

/** Only new messages from a contact. */
function newsOf({ before, thread }: Awaited<ReturnType<typeof renewThread>>): string | null {
  const last = thread && lastMessageOf(thread);
  const isNews = last?.role === "user" && !(before && lastMessageOf(before)?.messageId === last.messageId);
  if (!thread || !isNews) return null;
  return `Mensaje nuevo de ${thread.clientName}: ${previewOf(thread)}`;
}
