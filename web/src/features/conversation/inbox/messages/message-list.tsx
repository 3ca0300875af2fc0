// The list of messages, newest at the bottom. Older ones load near the top or by the button, and only items near the
// view are drawn.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useNow } from "../../../../lib/use-now.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { KeyboardArrowDownRounded } from "../../../../ui/icon/steps.ts";
import { CallsCard } from "../calls/calls-card.tsx";
import { NoteLine } from "../notes/note-line.tsx";
import { AnswerDue } from "./answer-due.tsx";
import { conversationItems, remembered } from "./conversation-items.ts";
import { DayLine } from "./day-line.tsx";
import { MessageBubble, type MessageBubbleProps } from "./message-bubble.tsx";
import { useAnchoredScroll } from "./scroll/use-anchored-scroll.ts";
import { useDrawnItems } from "./scroll/use-drawn-items.ts";

/** What can still be loaded on one side. */
export type Side = { isThere: boolean; isLoading: boolean; onRead: () => void };

type Props = Pick<MessageBubbleProps, "zone" | "onReply" | "onResend"> & {
  /** Whether free text may be sent now. */
  isOpen: boolean;
  messages: readonly Message[];
  /** Local ids only: these can be discarded. */
  pendingIds: ReadonlySet<string>;
  onDiscard: (message: Message) => void;
  older: Side;
  newer: Side;
  /** The message to show; null to start at the end. */
  target: string | null;
  /** Goes to the conversation's end, when it is not loaded or a message was searched for. */
  onNewest: () => void;
  /** The assistant has read the messages and will answer soon. */
  isAnswerDue: boolean;
};

/** Renders again when the conversation changes, not on each key press. */
export const MessageList = memo(function MessageList(props: Props) {
  const { messages, pendingIds, zone, older, newer, target, onNewest, onReply, onResend, onDiscard } = props;
  const now = useNow();
  const dayOf = useMemo(() => remembered((date) => dateTimeText(date, { zone, time: false })), [zone]);
  const items = useMemo(() => conversationItems(messages, dayOf), [messages, dayOf]);
  const byId = useMemo(() => new Map(messages.map((message) => [message._id, message])), [messages]);
  const boxRef = useRef<HTMLDivElement>(null);
  const { drawn, look, measure } = useDrawnItems(items, boxRef, target);
  const scroll = useAnchoredScroll({
    boxRef,
    drawn,
    onDrawn: measure,
    onMove: look,
    onNearTop: readable(older),
    onNearEnd: readable(newer),
    isCut: newer.isThere,
    target,
  });
  const unseen = useUnseen(messages, scroll.isAtEnd, newer.isThere, scroll.toEnd);

  return (
    <Box sx={{ flex: 1, minHeight: 0, position: "relative", bgcolor: "background.default" }}>
      <Box ref={boxRef} onScroll={scroll.onScroll} role="region" aria-label="Mensajes" tabIndex={0} sx={BOX}>
        <Box
          component="ol"
          ref={scroll.contentRef}
          sx={{ m: 0, mx: "auto", p: 2, width: 1, maxWidth: 880, boxSizing: "border-box" }}
        >
          {older.isThere && <More side={older} label="Cargar mensajes anteriores" />}
          {drawn.map((each) => {
            if (!("item" in each)) return <Room key={each.key} height={each.room} />;
            const { item } = each;
            if (item.kind === "day")
              return <DayLine key={item.key} itemKey={item.key} date={item.date} now={now} zone={zone} />;
            if (item.kind === "calls") return <CallsCard key={item.key} itemKey={item.key} calls={item.calls} />;
            const { message } = item;
            if (message.kind === "note") return <NoteLine key={item.key} note={message} zone={zone} />;
            const isPending = pendingIds.has(message._id);
            return (
              <MessageBubble
                key={item.key}
                message={message}
                isFirst={item.isFirst}
                isLast={item.isLast}
                isTarget={message._id === target}
                quoted={message.quotedMessageId ? byId.get(message.quotedMessageId) : null}
                zone={zone}
                onReply={isPending ? undefined : onReply}
                onResend={props.isOpen || isTemplated(message) ? onResend : undefined}
                onDiscard={isPending ? onDiscard : undefined}
              />
            );
          })}
          {newer.isThere && <More side={newer} label="Cargar mensajes más recientes" />}
          {props.isAnswerDue && !newer.isThere && <AnswerDue />}
        </Box>
      </Box>
      {!scroll.isAtEnd && (
        <Button
          {...(unseen > 0 && { variant: "contained", color: "primary" })}
          size="small"
          startIcon={<KeyboardArrowDownRounded />}
          onClick={newer.isThere || target ? onNewest : scroll.toEnd}
          sx={DOWN}
        >
          {unseen === 0 ? "Ir al final" : unseen === 1 ? "1 mensaje nuevo" : `${unseen} mensajes nuevos`}
        </Button>
      )}
    </Box>
  );
});

/** The space of undrawn messages. The reduced-motion rule must not apply a transition here. */
function Room({ height }: { height: number }) {
  return <Box component="li" aria-hidden sx={{ listStyle: "none", transitionProperty: "none" }} style={{ height }} />;
}

function More({ side, label }: { side: Side; label: string }) {
  return (
    <Box component="li" sx={{ listStyle: "none", display: "flex", justifyContent: "center" }}>
      <Button size="small" onClick={side.onRead} disabled={side.isLoading}>
        {side.isLoading ? "Cargando…" : label}
      </Button>
    </Box>
  );
}

function readable({ isThere, isLoading, onRead }: Side): (() => void) | undefined {
  return isThere && !isLoading ? onRead : undefined;
}

/** How many arrived while the person reads older ones. One's own message scrolls to the end at once. */
function useUnseen(messages: readonly Message[], isAtEnd: boolean, isCut: boolean, toEnd: () => void): number {
  const lastId = messages.at(-1)?._id;
  const known = useRef(lastId);
  const wasCut = useRef(isCut);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isAtEnd) setCount(0);
  }, [isAtEnd]);
  useEffect(() => {
    if (known.current === lastId) return;
    const from = messages.findIndex((message) => message._id === known.current) + 1;
    const news = wasCut.current ? [] : messages.slice(from);
    known.current = lastId;
    wasCut.current = isCut;
    if (news.some((message) => message.status === "sending" && message.author.kind === "person")) toEnd();
    else if (!isAtEnd) setCount((before) => before + news.filter((message) => message.type === "message").length);
  }, [messages, lastId, isAtEnd, isCut, toEnd]);
  return count;
}

const BOX = {
  position: "absolute",
  inset: 0,
  overflowY: "auto",
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  display: "flex",
  flexDirection: "column-reverse",
  "&:focus-visible": { outlineOffset: -3 },
} as const;
const DOWN = {
  position: "absolute",
  bottom: 12,
  left: "50%",
  transform: "translateX(-50%)",
  "&:not(.MuiButton-contained)": { bgcolor: "background.paper" },
} as const;

/** Product and template texts may be sent later as a template. */
function isTemplated(message: Message): boolean {
  return message.template !== "" || message.author.kind === "system";
}
