import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import { memo } from "react";
import { Avatar } from "../../../../ui/data/avatar.tsx";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { PersonOutlineRounded } from "../../../../ui/icon/contact-actions.ts";
import { EditOutlined } from "../../../../ui/icon/list-actions.ts";
import { VoiceOverOffOutlined } from "../../../../ui/icon/notes.ts";
import { CheckCircleOutlineRounded, ErrorOutlineRounded, HelpOutlineRounded } from "../../../../ui/icon/states.ts";
import { Row } from "../../../../ui/list/row.tsx";
import { ChannelIcon } from "../channel-icon.tsx";
import { STATUS_WORDS } from "../messages/message-ticks.tsx";
import { waitLength } from "../waiting/wait-words.ts";
import { useHasUnsent } from "../writing/unsent/unsent.ts";
import { attentionOf } from "./attention.ts";
import { lastMessageOf } from "./thread-cache.ts";
import { lastDateOf, previewOf, shownOf } from "./thread-text.ts";

type Props = { thread: Thread; isOpen: boolean; now: number; zone: string | undefined };

/** A conversation in the list: contact, time, last message, and pending state. */
export const ThreadRow = memo(function ThreadRow({ thread, isOpen, now, zone }: Props) {
  // The open one is being read, and the assistant's answers need no reading.
  const unread = isOpen || !thread.isForPeople ? 0 : thread.unreadCount;
  const hasUnsent = useHasUnsent(thread.clientId) && !isOpen;
  return (
    <Row
      start={<Face thread={thread} />}
      title={thread.clientName || "Cliente"}
      aside={lastDateOf(thread, new Date(now), zone)}
      strong={unread > 0}
      subtitle={
        <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 0.75, minHeight: 24 }}>
          <Box component="span" sx={PREVIEW} data-deleted={shownOf(thread)?.isDeleted || undefined}>
            {previewOf(thread)}
          </Box>
          {hasUnsent && <Unsent isShort={thread.waitingSince !== null} />}
          <Marks thread={thread} now={now} />
          {unread > 0 && (
            <Box component="span" role="img" aria-label={`${unread} sin leer`} sx={BADGE}>
              {unread > 99 ? "99+" : unread}
            </Box>
          )}
        </Box>
      }
    />
  );
});

/** Next to the waiting time there is only room for the icon. */
function Unsent({ isShort }: { isShort: boolean }) {
  if (isShort) return <EditOutlined titleAccess="Borrador" sx={QUIET} />;
  return <StatusChip tone="neutral" mark="dash" label="Borrador" />;
}

function Face({ thread }: { thread: Thread }) {
  return (
    <Box sx={{ position: "relative", alignSelf: "center" }}>
      <Avatar name={thread.clientName || "Cliente"} size={40} />
      <Box sx={CHANNEL}>
        <ChannelIcon channel={thread.channel} size={12} />
      </Box>
    </Box>
  );
}

function Marks({ thread, now }: { thread: Thread; now: number }) {
  const { by } = attentionOf(thread, now);
  const status = lastMessageOf(thread)?.status;
  return (
    <>
      {status === "failed" && (
        <ErrorOutlineRounded titleAccess={STATUS_WORDS.failed} sx={{ fontSize: 16, color: "error.ink" }} />
      )}
      {status === "unknown" && (
        <HelpOutlineRounded titleAccess={STATUS_WORDS.unknown} sx={{ fontSize: 16, color: "warning.ink" }} />
      )}
      {thread.isMentioned && <StatusChip tone="primary" mark="dot" label="Te mencionaron" />}
      {thread.waitingSince && (
        <Box component="span" title={thread.waitReason || undefined}>
          <StatusChip tone="warning" mark="clock" label={`Espera ${waitLength(thread.waitingSince, now)}`} />
        </Box>
      )}
      {thread.heldBy && (
        <StatusChip
          tone="secondary"
          mark="ring"
          label={thread.heldBy === "meta_ai" ? "Contesta la IA de Meta" : "Contesta otra aplicación"}
        />
      )}
      {by === "handed-over" && !thread.waitingSince && (
        <PersonOutlineRounded titleAccess="La atiende tu equipo" sx={QUIET} />
      )}
      {by === "silent" && <StatusChip tone="warning" mark="half" label={thread.silenceReason} />}
      {by === "person" && <PersonOutlineRounded titleAccess="La atiende una persona" sx={QUIET} />}
      {thread.resolvedAt && <CheckCircleOutlineRounded titleAccess="Resuelta" sx={QUIET} />}
      {thread.assignee && (
        <Box component="span" role="img" aria-label={`La tiene ${thread.assignee.name}`} title={thread.assignee.name}>
          <Avatar name={thread.assignee.name} size={20} />
        </Box>
      )}
      {by === "nobody" && <VoiceOverOffOutlined titleAccess="Asistente desactivado" sx={QUIET} />}
    </>
  );
}

const PREVIEW = {
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  "&[data-deleted]": { fontStyle: "italic" },
} as const;
const QUIET = { fontSize: 16, color: "text.secondary" } as const;
const BADGE = {
  minWidth: 20,
  height: 20,
  px: 0.75,
  borderRadius: "10px",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  typography: "caption",
  lineHeight: 1,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
} as const;
const CHANNEL = {
  position: "absolute",
  right: -3,
  bottom: -3,
  width: 18,
  height: 18,
  borderRadius: "50%",
  display: "grid",
  placeItems: "center",
  bgcolor: "background.paper",
  color: "text.secondary",
  border: "1px solid",
  borderColor: "divider",
} as const;
