// The frame of a message: at the contact's or the business's side, with name, hour and delivery state.
import type { Message, MessageStatus } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { SmartToyOutlined } from "../../../../ui/icon/messages.ts";
import { HiddenText } from "../../../../ui/layout/hidden-text.tsx";
import { BUBBLE, BY, FOOT, LINE, NAME, REACTION, SAID } from "./bubble-look.ts";
import { MessageTicks } from "./message-ticks.tsx";

export type BubbleProps = {
  itemKey: string;
  author: Pick<Message["author"], "kind" | "name">;
  isFirst: boolean;
  isLast: boolean;
  isTarget?: boolean | undefined;
  /** The hour as text: '17:05'; `date` is the instant, when known. */
  hour: string;
  date?: string;
  isEdited?: boolean;
  status?: MessageStatus | null;
  reaction?: string | null;
  children: ReactNode;
  /** At the inner side of the bubble. */
  beside?: ReactNode;
  below?: ReactNode;
};

export function Bubble(props: BubbleProps) {
  const { itemKey, author, isFirst, isLast, status, reaction, children, beside, below } = props;
  const by = author.kind;
  return (
    <Box component="li" data-item={itemKey} sx={LINE} data-by={by} data-last={isLast || undefined}>
      {isFirst && by !== "contact" && (
        <Box sx={NAME}>
          {by === "assistant" && <SmartToyOutlined sx={{ fontSize: 14 }} />}
          {by === "assistant" ? `${author.name} · asistente` : author.name}
        </Box>
      )}
      {isFirst && by === "contact" && <HiddenText>{`${author.name}:`}</HiddenText>}
      <Box className="said" sx={SAID}>
        <Box
          sx={[BUBBLE, BY[by]]}
          data-first={isFirst || undefined}
          data-failed={status === "failed" || undefined}
          data-found={props.isTarget || undefined}
        >
          {children}
          <Box sx={FOOT}>
            {props.isEdited && <span>Editado</span>}
            <time dateTime={props.date}>{props.hour}</time>
            {status && <MessageTicks status={status} />}
          </Box>
          {reaction && (
            <Box sx={REACTION} role="img" aria-label={`Reaccionó con ${reaction}`}>
              {reaction}
            </Box>
          )}
        </Box>
        {beside}
      </Box>
      {below}
    </Box>
  );
}
