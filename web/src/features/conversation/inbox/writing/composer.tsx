// Where a person writes. It stays in its place: what there is to say of it stands above it, in a line that is always there.
import { MOST_CHARACTERS, type Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import InputBase from "@mui/material/InputBase";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { CloseRounded, SendRounded } from "../../../../ui/icon/actions.ts";
import { StickyNoteOutlined } from "../../../../ui/icon/notes.ts";
import { press } from "../../../../ui/key/press.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { useChannels } from "../../channels/index.ts";
import { QuotedLine } from "../messages/quoted-line.tsx";
import { NoteBox } from "../notes/note-box.tsx";
import { ComposerNotice } from "./composer-notice.tsx";
import type { Draft } from "./draft.ts";
import { send } from "./send.ts";
import type { Window } from "./window-text.ts";

type Props = {
  businessId: string;
  clientId: string;
  thread: Thread | null;
  draft: Draft;
  window: Window;
  /** E.164 digits, for a call; '' when unknown. */
  phone: string;
  mayWrite: boolean;
  /** Where the end of the conversation is not on the screen. */
  onSent: (() => void) | undefined;
  /** What is known for the variables of a template. */
  variables: Readonly<Record<string, string>>;
};

const TEMPLATES = latePart(async () => (await import("./template-dialog.tsx")).TemplateDialog);

/** The counter is shown when the end is near. */
const NEAR_THE_END = MOST_CHARACTERS - 300;

export function Composer({ businessId, clientId, thread, draft, window, phone, mayWrite, onSent, variables }: Props) {
  const client = useQueryClient();
  const input = useRef<HTMLTextAreaElement>(null);
  const { text, setText, quoted, quote } = draft;
  const isOpen = window.isOpen && mayWrite;
  const [isChoosing, setChoosing] = useState(false);
  const wabaId = useChannels().data?.find(({ _id }) => _id === thread?.channelId)?.wabaId;
  const [isNote, setNote] = useState(false);
  const left = MOST_CHARACTERS - text.length;
  const canSend = isOpen && text.trim() !== "" && left >= 0;
  useEffect(() => {
    if (quoted) input.current?.focus();
  }, [quoted]);

  const submit = () => {
    if (!canSend) return;
    const quotedMessageId = quoted?._id ?? null;
    send(client, { businessId, clientId, channel: thread?.channel ?? "WhatsApp", text: text.trim(), quotedMessageId });
    setText("");
    quote(null);
    onSent?.();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    press("composer", event, {
      send: () => (event.nativeEvent.isComposing ? false : submit()),
      unquote: () => {
        if (!quoted) return false;
        event.stopPropagation();
        return quote(null);
      },
    });
  };

  return (
    <Box
      sx={{
        borderTop: "1px solid",
        borderColor: "divider",
        bgcolor: "background.paper",
        px: { xs: 1, sm: 2 },
        pb: "max(12px, env(safe-area-inset-bottom))",
      }}
    >
      <ComposerNotice
        window={window}
        channelId={thread?.channelId}
        phone={phone}
        mayWrite={mayWrite}
        onTemplate={(thread?.channel ?? "WhatsApp") === "WhatsApp" ? () => setChoosing(true) : undefined}
      />
      {isChoosing && (
        <Late part={TEMPLATES} props={{ clientId, wabaId, known: variables, onClose: () => setChoosing(false) }} />
      )}
      {isNote && thread ? (
        <NoteBox thread={thread} onClose={() => setNote(false)} />
      ) : (
        <Box data-disabled={!isOpen || undefined} sx={FRAME}>
          {quoted && (
            <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 1.5, pt: 1 }}>
              <QuotedLine message={quoted} />
              <IconAction label="Quitar la respuesta" size="small" onClick={() => quote(null)}>
                <CloseRounded />
              </IconAction>
            </Box>
          )}
          <Box sx={{ display: "flex", alignItems: "flex-end", gap: 0.5, pl: 1.5, pr: 0.5 }}>
            <InputBase
              inputRef={input}
              fullWidth
              multiline
              maxRows={7}
              value={text}
              disabled={!isOpen}
              autoFocus={matchMedia("(hover: hover) and (pointer: fine)").matches}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              placeholder="Escribe un mensaje..."
              slotProps={{ input: { "aria-label": "Mensaje", enterKeyHint: "send" } }}
              sx={{ py: 1.25, lineHeight: "20px" }}
            />
            {left <= MOST_CHARACTERS - NEAR_THE_END && (
              <Box
                role="status"
                sx={{ typography: "caption", color: left < 0 ? "error.ink" : "text.secondary", py: 1.5 }}
              >
                {left}
              </Box>
            )}
            {thread && mayWrite && (
              <IconAction label="Escribir una nota para tu equipo" onClick={() => setNote(true)} sx={{ my: 0.5 }}>
                <StickyNoteOutlined />
              </IconAction>
            )}
            <IconAction label="Enviar" onClick={submit} disabled={!canSend} sx={SEND}>
              <SendRounded />
            </IconAction>
          </Box>
        </Box>
      )}
    </Box>
  );
}

const FRAME = {
  maxWidth: 880,
  mx: "auto",
  border: "1px solid",
  borderColor: "outline",
  borderRadius: 1,
  bgcolor: "background.paper",
  "&:focus-within": { borderColor: "primary.ink", boxShadow: "0 0 0 3px var(--mui-palette-primary-soft)" },
  "&[data-disabled]": { bgcolor: "action.hover", borderColor: "divider" },
} as const;
const SEND = {
  my: 0.5,
  color: "primary.ink",
  "&:not(.Mui-disabled)": { bgcolor: "primary.soft" },
} as const;
