// The latest messages of a contact, on its page and in dialogs, and a link to the inbox.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { ChatBubbleOutlineRounded } from "../../../../ui/icon/messages.ts";
import { useRemovedIds } from "../../../../ui/resource/removal-queue.ts";
import { Empty } from "../../../../ui/state/empty.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useLatestMessages } from "../messages/api.ts";
import { conversationItems } from "../messages/conversation-items.ts";
import { DayLine } from "../messages/day-line.tsx";
import { MessageBubble } from "../messages/message-bubble.tsx";
import { useZone } from "../use-zone.ts";

const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

/** `most`: at most 100 messages. `isAtEnd`: it opens at the newest one. */
type Props = { contact: Pick<OfContact["contact"], "_id" | "whatsapp">; most?: number; isAtEnd?: boolean };

export function ContactChat({ contact, most = 10, isAtEnd = false }: Props) {
  const latest = useLatestMessages(contact._id, most);
  const zone = useZone();
  const now = useNow();
  const removed = useRemovedIds();
  const messages = useMemo(
    () => (latest.data?.messages ?? []).filter(({ threadId }) => !removed.has(threadId)),
    [latest.data, removed],
  );
  const items = useMemo(
    () => conversationItems(messages, (date) => dateTimeText(date, { zone, time: false })),
    [messages, zone],
  );
  const end = useRef<HTMLElement>(null);
  const isThere = messages.length > 0;
  useEffect(() => {
    if (isAtEnd && isThere) end.current?.scrollIntoView({ block: "end" });
  }, [isAtEnd, isThere]);
  if (latest.isPending) return <RowsSkeleton rows={5} avatar={false} />;
  if (latest.error) return <ErrorState title={NOT_READ} error={latest.error} onRetry={() => void latest.refetch()} />;
  const open = (
    <Button component={Link} to={`/chat?cliente=${contact._id}`} startIcon={<ChatBubbleOutlineRounded />}>
      Abrir chat
    </Button>
  );
  if (!isThere) {
    return <Empty drawing="chat" text="Sin conversaciones registradas" action={contact.whatsapp && open} dense />;
  }
  return (
    <>
      <Box component="ol" aria-label="Últimos mensajes" sx={{ m: 0, p: 0 }}>
        {items.map((item) =>
          item.kind === "day" ? (
            <DayLine key={item.key} itemKey={item.key} date={item.date} now={now} zone={zone} />
          ) : item.kind === "message" ? (
            <MessageBubble
              key={item.key}
              message={item.message}
              isFirst={item.isFirst}
              isLast={item.isLast}
              quoted={messages.find(({ _id }) => _id === item.message.quotedMessageId)}
              zone={zone}
              onReply={undefined}
              onResend={undefined}
              onDiscard={undefined}
            />
          ) : null,
        )}
      </Box>
      <Box ref={end} sx={{ mt: 2, display: "flex", justifyContent: "center" }}>
        {open}
      </Box>
    </>
  );
}
