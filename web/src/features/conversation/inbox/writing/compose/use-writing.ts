// The message being written: text, files and quoted message, and how they are sent together.
import { MOST_CHARACTERS } from "@mostrador/domain/conversation/inbox/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ClipboardEvent, type RefObject, useEffect, useRef } from "react";
import { useAttachments } from "../attach/use-attachments.ts";
import { pastedFiles, useFileDrop } from "../attach/use-file-drop.ts";
import type { PendingMessage } from "../outbox.ts";
import { send } from "../send.ts";
import { sendAttachments } from "../send-attachments.ts";
import type { Draft } from "../unsent/draft.ts";

export type MessageTarget = Pick<PendingMessage, "businessId" | "clientId" | "channel" | "quotedMessageId">;
export type WritingState = ReturnType<typeof useWriting>;

type Settings = {
  about: MessageTarget;
  draft: Draft;
  /** Whether free text may be sent now. */
  isOpen: boolean;
  onSent: (() => void) | undefined;
};

export function useWriting({ about, draft, isOpen, onSent }: Settings) {
  const client = useQueryClient();
  const input = useRef<HTMLTextAreaElement>(null);
  const sentAt = useRef(0);
  const { text, setText, quoted, quote } = draft;
  const files = useAttachments(about.businessId, about.clientId);
  const isOver = useFileDrop(isOpen, files.add);
  const left = MOST_CHARACTERS - text.length;
  const hasFiles = files.all.length > 0;
  const areReady = files.all.every(({ sent }) => sent !== null);
  const canSend = isOpen && (text.trim() !== "" || hasFiles) && areReady && left >= 0;
  useEffect(() => {
    if (quoted) input.current?.focus();
  }, [quoted]);

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
  return {
    isOpen,
    input: input as RefObject<HTMLTextAreaElement | null>,
    files,
    isOver,
    left,
    hasFiles,
    canSend,
    submit,
    /** When text was last sent, epoch ms. */
    sentAt,
    /** Inserts it at the cursor. */
    insert: (words: string) => {
      const box = input.current;
      const [from, to] = box ? [box.selectionStart, box.selectionEnd] : [text.length, text.length];
      setText(text.slice(0, from) + words + text.slice(to));
      requestAnimationFrame(() => {
        box?.focus();
        box?.setSelectionRange(from + words.length, from + words.length);
      });
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = pastedFiles(event.clipboardData);
      if (pasted.length === 0) return;
      event.preventDefault();
      files.add(pasted);
    },
  };
}
