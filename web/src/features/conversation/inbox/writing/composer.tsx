// Where a person writes. It stays in its place: what there is to say of it stands above it, in a line that is always there.
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import { MOST_CHARACTERS, type Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { fillReply } from "@mostrador/domain/conversation/quick-replies/fill-reply.ts";
import Box from "@mui/material/Box";
import InputBase from "@mui/material/InputBase";
import { useQueryClient } from "@tanstack/react-query";
import { type ClipboardEvent, type KeyboardEvent, use, useEffect, useRef, useState } from "react";
import { LaterContext } from "../../../../lib/conversation/in-conversation.ts";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { CloseRounded, SendRounded } from "../../../../ui/icon/actions.ts";
import { StickyNoteOutlined } from "../../../../ui/icon/notes.ts";
import { press } from "../../../../ui/key/press.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { useChannels } from "../../channels/index.ts";
import { QuotedLine } from "../messages/quoted-line.tsx";
import { useZone } from "../use-zone.ts";
import { AttachmentTray } from "./attach/attachment-tray.tsx";
import { useAttachments } from "./attach/use-attachments.ts";
import { pastedFiles, useFileDrop } from "./attach/use-file-drop.ts";
import { ComposerNotice } from "./composer-notice.tsx";
import { ComposerTools } from "./composer-tools.tsx";
import type { Draft } from "./draft.ts";
import type { KeyTaker } from "./quick/quick-reply-list.tsx";
import { send } from "./send.ts";
import { sendAttachments } from "./send-attachments.ts";
import { canRecord } from "./voice/can-record.ts";
import { RecordButton } from "./voice/record-button.tsx";
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
const QUICK = latePart(async () => (await import("./quick/quick-reply-list.tsx")).QuickReplyList);
const NOTE = latePart(async () => (await import("../notes/note-box.tsx")).NoteBox);
const VOICE = latePart(async () => (await import("./voice/voice-recorder.tsx")).VoiceRecorder);
const MANAGE = latePart(async () => (await import("../../quick-replies/index.ts")).QuickRepliesDialog);

/** A slash at the beginning asks for a quick reply. */
const ASKS = /^\/(\S{0,30})$/;

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
  // When the microphone was pressed; null: nobody records.
  const [recordsSince, setRecordsSince] = useState<number | null>(null);
  const sentAt = useRef(0);
  const microphone = useRef<HTMLButtonElement>(null);
  const later = use(LaterContext);
  const [waiting] = useState(() => later && latePart(later.waiting));
  const zone = useZone();
  const files = useAttachments(businessId);
  const isOver = useFileDrop(isOpen, files.add);
  const quickKeys = useRef<KeyTaker | null>(null);
  // What was typed when the list of quick replies was closed without choosing.
  const [passed, setPassed] = useState<string | null>(null);
  const [isManaging, setManaging] = useState(false);
  const asked = isOpen && text !== passed ? ASKS.exec(text) : null;
  const left = MOST_CHARACTERS - text.length;
  const hasFiles = files.all.length > 0;
  const areReady = files.all.every(({ sent }) => sent !== null);
  const canSend = isOpen && (text.trim() !== "" || hasFiles) && areReady && left >= 0;
  useEffect(() => {
    if (quoted) input.current?.focus();
  }, [quoted]);

  const channel = thread?.channel ?? "WhatsApp";
  const about = { businessId, clientId, channel, quotedMessageId: quoted?._id ?? null } as const;
  const submit = () => {
    if (!canSend) return;
    sentAt.current = Date.now();
    if (hasFiles) sendAttachments(client, about, files.all, text.trim());
    else send(client, { ...about, text: text.trim(), media: null });
    files.clear();
    setText("");
    quote(null);
    onSent?.();
    input.current?.focus();
  };
  const insert = (words: string) => {
    const box = input.current;
    const [from, to] = box ? [box.selectionStart, box.selectionEnd] : [text.length, text.length];
    setText(text.slice(0, from) + words + text.slice(to));
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(from + words.length, from + words.length);
    });
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (quickKeys.current?.(event)) return;
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
        channel={channel}
        phone={phone}
        mayWrite={mayWrite}
        onTemplate={channel === "WhatsApp" ? () => setChoosing(true) : undefined}
      />
      {isChoosing && (
        <Late part={TEMPLATES} props={{ clientId, wabaId, known: variables, onClose: () => setChoosing(false) }} />
      )}
      {isManaging && <Late part={MANAGE} props={{ onClose: () => setManaging(false) }} />}
      {waiting && <Late part={waiting} props={{ clientId, zone }} />}
      {asked && (
        <Late
          part={QUICK}
          props={{
            typed: asked[1] ?? "",
            keys: quickKeys,
            onChoose: ({ text: reply }) => {
              setText(fillReply(reply, variables));
              input.current?.focus();
            },
            onManage: () => setManaging(true),
            onClose: () => setPassed(text),
          }}
        />
      )}
      {recordsSince !== null && (
        <Late
          part={VOICE}
          props={{
            businessId,
            channel,
            pressedAt: recordsSince,
            onSent: (media) => {
              send(client, { ...about, text: placeholder("audio"), media });
              setRecordsSince(null);
              quote(null);
              onSent?.();
            },
            onClose: () => {
              setRecordsSince(null);
              requestAnimationFrame(() => microphone.current?.focus());
            },
          }}
          waiting={<Box sx={{ height: 54 }} />}
        />
      )}
      {isNote && thread ? (
        <Late part={NOTE} props={{ thread, onClose: () => setNote(false) }} waiting={<Box sx={{ height: 98 }} />} />
      ) : (
        <Box
          hidden={recordsSince !== null}
          data-disabled={!isOpen || undefined}
          data-over={isOver || undefined}
          sx={FRAME}
        >
          {quoted && (
            <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 1.5, pt: 1 }}>
              <QuotedLine message={quoted} />
              <IconAction label="Quitar la respuesta" size="small" onClick={() => quote(null)}>
                <CloseRounded />
              </IconAction>
            </Box>
          )}
          {hasFiles && <AttachmentTray attachments={files.all} onRemove={files.remove} />}
          <Box sx={{ display: "flex", alignItems: "flex-end", gap: 0.5, px: 0.5 }}>
            <ComposerTools
              clientId={clientId}
              disabled={!isOpen}
              text={text}
              hasFiles={hasFiles}
              onFiles={files.add}
              onResource={files.addReady}
              onInsert={insert}
              onQuickReplies={() => {
                setPassed(null);
                if (text === "") setText("/");
                else setManaging(true);
                input.current?.focus();
              }}
              onPlanned={() => setText("")}
              onTemplate={channel === "WhatsApp" ? () => setChoosing(true) : undefined}
            />
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
              onPaste={onPaste}
              placeholder={
                isOver ? "Suelta aquí los archivos" : hasFiles ? "Agrega un texto..." : "Escribe un mensaje..."
              }
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
            {isOpen && text === "" && !hasFiles && canRecord() ? (
              <RecordButton buttonRef={microphone} sentAt={sentAt} onPress={setRecordsSince} sx={SEND} />
            ) : (
              <IconAction label="Enviar" onClick={submit} disabled={!canSend} sx={SEND}>
                <SendRounded />
              </IconAction>
            )}
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
  "&[data-over]": { borderColor: "primary.ink", borderStyle: "dashed", bgcolor: "primary.soft" },
  "&[data-disabled]": { bgcolor: "action.hover", borderColor: "divider" },
  // what is being written, and the button that is held down, stay
  "&[hidden]": { display: "none" },
} as const;
const SEND = {
  my: 0.5,
  color: "primary.ink",
  "&:not(.Mui-disabled)": { bgcolor: "primary.soft" },
} as const;
