// The messages of a conversation with its pending ones, and the actions on each.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { renewMessages, sendAgain, useMessages } from "../messages/api.ts";
import { orderedMessages } from "../messages/message-cache.ts";
import { dropWaiting, outbox, useOutbox } from "./outbox.ts";
import { pendingMessage } from "./pending-message.ts";
import { retry } from "./send.ts";
import { stillWaiting } from "./still-waiting.ts";

/** How often messages of unknown state are checked. */
const UNKNOWN_MS = 60_000;

export function useConversation(clientId: string, around: string | null) {
  const client = useQueryClient();
  const { businessId } = useActiveBusiness();
  const session = useSession();
  const toast = useToast();
  const query = useMessages(clientId, around);
  const all = useOutbox();
  const author = session.status === "in" ? session.user.name : "";

  const stored = useMemo(() => orderedMessages(query.data), [query.data]);
  const { unseen, seen } = useMemo(() => {
    const own = all.filter((entry) => entry.businessId === businessId && entry.clientId === clientId);
    return stillWaiting(own, stored);
  }, [all, stored, businessId, clientId]);
  // Pending messages are at the end, when it is loaded.
  const isCut = query.hasPreviousPage;
  const messages = useMemo(
    () => [...stored, ...(isCut ? [] : unseen.map((entry) => pendingMessage(entry, author)))],
    [stored, unseen, author, isCut],
  );
  // It was stored, although no answer arrived.
  useEffect(() => {
    for (const entry of seen) if (entry.state === "failed") dropWaiting(entry.clientKey);
  }, [seen]);

  const hasUnknown = stored.some((message) => message.status === "unknown" && !message.canResend);
  useEffect(() => {
    if (!hasUnknown || !businessId) return;
    const look = () => void renewMessages(client, businessId, clientId).catch(() => undefined);
    const timer = setInterval(look, UNKNOWN_MS);
    return () => clearInterval(timer);
  }, [hasUnknown, client, businessId, clientId]);

  const resend = useCallback(
    (message: Message) => {
      const entry = outbox().find((one) => one.clientKey === message._id);
      if (entry) retry(client, entry);
      else if (businessId) {
        sendAgain(client, businessId, message).catch((error: unknown) => toast.error(sayError(error)));
      }
    },
    [client, businessId, toast],
  );
  return {
    query,
    messages,
    pendingIds: useMemo(() => new Set(unseen.map((entry) => entry.clientKey)), [unseen]),
    resend,
    discard: useCallback((message: Message) => dropWaiting(message._id), []),
  };
}
