// The conversation on a contact's page: the last messages, and a link to the inbox.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useMemo } from "react";
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

const MOST = 10;
const NOT_READ = "Error al cargar nuevos datos. Por favor intenta nuevamente.";

export function ContactChat({ contact }: OfContact) {
  const latest = useLatestMessages(contact._id, MOST);
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
  if (latest.isPending) return <RowsSkeleton rows={5} avatar={false} />;
  if (latest.error) return <ErrorState title={NOT_READ} error={latest.error} onRetry={() => void latest.refetch()} />;
  const open = (
    <Button component={Link} to={`/chat?cliente=${contact._id}`} startIcon={<ChatBubbleOutlineRounded />}>
      Abrir chat
    </Button>
  );
  if (messages.length === 0) {
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
      <Box sx={{ mt: 2, display: "flex", justifyContent: "center" }}>{open}</Box>
    </>
  );
}
