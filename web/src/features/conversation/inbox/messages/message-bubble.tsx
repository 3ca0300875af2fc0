// One message. The contact's stand at the left; the business's at the right, a person's in the tint of the brand, the
// assistant's in its own with its sign.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import ReplyRounded from "@mui/icons-material/ReplyRounded";
import SmartToyOutlined from "@mui/icons-material/SmartToyOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { memo } from "react";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { HiddenText } from "../../../../ui/layout/hidden-text.tsx";
import { BUBBLE, BY, FOOT, LINE, NAME, REACTION } from "./bubble-look.ts";
import { MessageBody } from "./message-body.tsx";
import { MessageTicks } from "./message-ticks.tsx";
import { MessageTrouble } from "./message-trouble.tsx";
import { QuotedLine } from "./quoted-line.tsx";

export type MessageBubbleProps = {
  message: Message;
  isFirst: boolean;
  isLast: boolean;
  quoted: Message | null | undefined;
  zone: string | undefined;
  /** Undefined when it may not be answered. */
  onReply: ((message: Message) => void) | undefined;
  onResend: ((message: Message) => void) | undefined;
  /** Of a message that the server does not know. */
  onDiscard: ((message: Message) => void) | undefined;
};

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isFirst, isLast, quoted, zone, onReply, onResend, onDiscard } = props;
  const by = message.author.kind;
  const hour = dateTimeText(message.date, { zone }).slice(-5);
  return (
    <Box component="li" data-item={message._id} sx={LINE} data-by={by} data-last={isLast || undefined}>
      {isFirst && by !== "contact" && (
        <Box sx={NAME}>
          {by === "assistant" && <SmartToyOutlined sx={{ fontSize: 14 }} />}
          {by === "assistant" ? `${message.author.name} · asistente` : message.author.name}
        </Box>
      )}
      {isFirst && by === "contact" && <HiddenText>{`${message.author.name}:`}</HiddenText>}
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, width: 1, flexDirection: "inherit" }}>
        <Box
          sx={[BUBBLE, BY[by]]}
          data-first={isFirst || undefined}
          data-failed={message.status === "failed" || undefined}
        >
          {message.quotedMessageId && (
            <Box sx={{ mb: 0.5 }}>
              <QuotedLine message={quoted ?? undefined} />
            </Box>
          )}
          <MessageBody message={message} />
          <Box sx={FOOT}>
            {message.isEdited && !message.isDeleted && <span>Editado</span>}
            <time dateTime={message.date}>{hour}</time>
            {message.status && <MessageTicks status={message.status} />}
          </Box>
          {message.reaction && (
            <Box sx={REACTION} role="img" aria-label={`Reaccionó con ${message.reaction}`}>
              {message.reaction}
            </Box>
          )}
        </Box>
        {onReply && !message.isDeleted && (
          <IconButton
            size="small"
            aria-label="Responder a este mensaje"
            title="Responder"
            className="reply"
            onClick={() => onReply(message)}
          >
            <ReplyRounded />
          </IconButton>
        )}
      </Box>
      <MessageTrouble message={message} onResend={onResend} onDiscard={onDiscard} />
    </Box>
  );
});
