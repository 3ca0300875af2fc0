// One message. The contact's are at the left and the business's at the right; a person's has the brand tint, an
// assistant's its own tint and icon.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { memo } from "react";
import { hourAt } from "../../../../ui/data/date-time.tsx";
import { ReplyRounded } from "../../../../ui/icon/media.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { Bubble } from "./bubble.tsx";
import { MessageMarks } from "./details/message-marks.tsx";
import { SentList } from "./details/sent-list.tsx";
import { MessageBody } from "./message-body.tsx";
import { MessageTrouble } from "./message-trouble.tsx";
import { QuotedLine } from "./quoted-line.tsx";

const BECAUSE = latePart(async () => (await import("../cost/because.tsx")).Because);
const ANSWER_COST = latePart(async () => (await import("../cost/answer-cost.tsx")).AnswerCost);

export type MessageBubbleProps = {
  message: Message;
  isFirst: boolean;
  isLast: boolean;
  /** A search opened it. */
  isTarget?: boolean;
  quoted: Message | null | undefined;
  zone: string | undefined;
  /** Undefined when it cannot be answered. */
  onReply: ((message: Message) => void) | undefined;
  onResend: ((message: Message) => void) | undefined;
  /** For a message that is not on the server. */
  onDiscard: ((message: Message) => void) | undefined;
};

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isFirst, isLast, quoted, zone, onReply, onResend, onDiscard } = props;
  return (
    <Bubble
      itemKey={message._id}
      author={message.author}
      isFirst={isFirst}
      isLast={isLast}
      isTarget={props.isTarget}
      hour={hourAt(message.date, zone)}
      date={message.date}
      isEdited={message.isEdited && !message.isDeleted}
      status={message.status}
      reaction={message.reaction}
      beside={
        onReply &&
        !message.isDeleted && (
          <IconButton
            size="small"
            aria-label="Responder a este mensaje"
            title="Responder"
            className="reply"
            onClick={() => onReply(message)}
          >
            <ReplyRounded />
          </IconButton>
        )
      }
      below={<MessageTrouble message={message} onResend={onResend} onDiscard={onDiscard} />}
    >
      {message.details && <MessageMarks details={message.details} />}
      {message.quotedMessageId && (
        <Box sx={{ mb: 0.5 }}>
          <QuotedLine message={quoted ?? undefined} />
        </Box>
      )}
      {message.isPressed && <Box sx={TEMPLATE}>Eligió una opción</Box>}
      <MessageBody message={message} />
      {!message.isDeleted && message.buttons.length > 0 && (
        <Box component="ul" aria-label="Botones" sx={BUTTONS}>
          {message.buttons.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </Box>
      )}
      {!message.isDeleted && message.list.length > 0 && <SentList rows={message.list} />}
      {message.cost && <Late part={ANSWER_COST} props={{ cost: message.cost }} failed={() => null} />}
      {message.because && <Late part={BECAUSE} props={{ because: message.because }} failed={() => null} />}
      {message.template && <Box sx={TEMPLATE}>{`Plantilla ${message.template}`}</Box>}
    </Bubble>
  );
});

const BUTTONS = {
  listStyle: "none",
  m: 0,
  mt: 1,
  p: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: 0.5,
  "& li": {
    px: 1,
    py: 0.25,
    borderRadius: "8px",
    border: "1px solid",
    borderColor: "divider",
    typography: "caption",
    fontWeight: 500,
    color: "primary.ink",
  },
} as const;
const TEMPLATE = { mt: 0.5, typography: "caption", color: "text.secondary", overflowWrap: "anywhere" } as const;
