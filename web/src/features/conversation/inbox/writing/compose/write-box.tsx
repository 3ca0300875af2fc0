// The text box: quoted message, files, text, and the button that sends or starts a voice note.
import { MOST_CHARACTERS } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import InputBase from "@mui/material/InputBase";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { CloseRounded } from "../../../../../ui/icon/actions.ts";
import { SendRounded } from "../../../../../ui/icon/media.ts";
import { StickyNoteOutlined } from "../../../../../ui/icon/notes.ts";
import { press } from "../../../../../ui/key/press.ts";
import { QuotedLine } from "../../messages/quoted-line.tsx";
import { AttachmentTray } from "../attach/attachment-tray.tsx";
import type { KeyTaker } from "../quick/quick-reply-list.tsx";
import type { Draft } from "../unsent/draft.ts";
import { canRecord } from "../voice/can-record.ts";
import { type Press, RecordButton } from "../voice/record-button.tsx";
import type { WritingState } from "./use-writing.ts";

type Props = {
  draft: Draft;
  writing: WritingState;
  /** Handles the keys of a list above the box. */
  keys: RefObject<KeyTaker | null>;
  /** Another input replaces it: the text and the pressed button are kept. */
  hidden: boolean;
  tools: ReactNode;
  microphone: RefObject<HTMLButtonElement | null>;
  /** When the microphone was pressed, epoch ms. */
  onRecord: (press: Press) => void;
  /** Undefined when notes are not available. */
  onNote: (() => void) | undefined;
};

/** The counter appears near the limit. */
const NEAR_THE_END = 300;

export function WriteBox({ draft, writing, keys, hidden, tools, microphone, onRecord, onNote }: Props) {
  const { text, setText, quoted, quote } = draft;
  const { isOpen, files, hasFiles, left } = writing;
  const onKeyDown = (event: KeyboardEvent) => {
    if (keys.current?.(event)) return;
    press("composer", event, {
      send: () => (event.nativeEvent.isComposing ? false : writing.submit()),
      unquote: () => {
        if (!quoted) return false;
        event.stopPropagation();
        return quote(null);
      },
    });
  };
  return (
    <Box hidden={hidden} data-disabled={!isOpen || undefined} data-over={writing.isOver || undefined} sx={FRAME}>
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
        {tools}
        <InputBase
          inputRef={writing.input}
          fullWidth
          multiline
          maxRows={7}
          value={text}
          disabled={!isOpen}
          autoFocus={matchMedia("(hover: hover) and (pointer: fine)").matches}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={writing.onPaste}
          placeholder={
            writing.isOver ? "Suelta aquí los archivos" : hasFiles ? "Agrega un texto..." : "Escribe un mensaje..."
          }
          slotProps={{ input: { "aria-label": "Mensaje", enterKeyHint: "send" } }}
          sx={{ py: 1.25, lineHeight: "20px" }}
        />
        {left <= NEAR_THE_END && (
          <Box
            role="status"
            aria-label={left < 0 ? `Sobran ${-left} de ${MOST_CHARACTERS} caracteres` : undefined}
            sx={{ typography: "caption", color: left < 0 ? "error.ink" : "text.secondary", py: 1.5 }}
          >
            {left < 0 ? `Sobran ${-left}` : left}
          </Box>
        )}
        {onNote && (
          <IconAction label="Escribir una nota para tu equipo" onClick={onNote} sx={{ my: 0.5 }}>
            <StickyNoteOutlined />
          </IconAction>
        )}
        {isOpen && text === "" && !hasFiles && canRecord() ? (
          <RecordButton buttonRef={microphone} sentAt={writing.sentAt} onPress={onRecord} sx={SEND} />
        ) : (
          <IconAction label="Enviar" onClick={writing.submit} disabled={!writing.canSend} sx={SEND}>
            <SendRounded />
          </IconAction>
        )}
      </Box>
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
  "&[hidden]": { display: "none" },
} as const;
const SEND = {
  my: 0.5,
  color: "primary.ink",
  "&:not(.Mui-disabled)": { bgcolor: "primary.soft" },
} as const;
