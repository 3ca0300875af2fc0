// The composer. It keeps its place: notices are in a line above that is always there, and voice notes and team notes
// replace the box.
import { placeholder } from "@mostrador/domain/conversation/inbox/preview.ts";
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { use, useRef, useState } from "react";
import { LaterContext } from "../../../../../lib/conversation/in-conversation.ts";
import { Late, latePart } from "../../../../../ui/state/late.tsx";
import { useChannels } from "../../../channels/index.ts";
import { useZone } from "../../use-zone.ts";
import { send } from "../send.ts";
import type { Draft } from "../unsent/draft.ts";
import { useKept } from "../unsent/kept-by-contact.ts";
import { keptNotes } from "../unsent/kept-note.ts";
import type { Press } from "../voice/record-button.tsx";
import type { Window } from "../window-text.ts";
import { ComposerNotice } from "./composer-notice.tsx";
import { ComposerTools } from "./composer-tools.tsx";
import { useQuickReplies } from "./quick-replies.tsx";
import { useWriting } from "./use-writing.ts";
import { WriteBox } from "./write-box.tsx";

type Props = {
  businessId: string;
  clientId: string;
  thread: Thread | null;
  draft: Draft;
  window: Window;
  /** E.164 digits, for a call; '' when unknown. */
  phone: string;
  mayWrite: boolean;
  /** Set when the conversation's end is not loaded. */
  onSent: (() => void) | undefined;
  /** The known values of template variables. */
  variables: Readonly<Record<string, string>>;
};

const TEMPLATES = latePart(async () => (await import("../template-dialog.tsx")).TemplateDialog);
const NOTE = latePart(async () => (await import("../../notes/note-box.tsx")).NoteBox);
const VOICE = latePart(async () => (await import("../voice/voice-recorder.tsx")).VoiceRecorder);

export function Composer({ businessId, clientId, thread, draft, window, phone, mayWrite, onSent, variables }: Props) {
  const client = useQueryClient();
  const channel = thread?.channel ?? "WhatsApp";
  const about = { businessId, clientId, channel, quotedMessageId: draft.quoted?._id ?? null } as const;
  // While another agent has the conversation, it is read-only until a person takes it.
  const isReadOnly = thread?.heldBy != null && !thread.isClaimed;
  const writing = useWriting({ about, draft, isOpen: window.isOpen && mayWrite && !isReadOnly, onSent });
  const quick = useQuickReplies({ draft, writing, variables });
  const [isChoosing, setChoosing] = useState(false);
  const chooseTemplate = channel === "WhatsApp" ? () => setChoosing(true) : undefined;
  const wabaId = useChannels().data?.find(({ _id }) => _id === thread?.channelId)?.wabaId;
  // When recording started; null: not recording.
  const [press, setPress] = useState<Press | null>(null);
  const hasVoice = useKept(keptNotes, clientId) !== null;
  const isVoice = press !== null || hasVoice;
  const microphone = useRef<HTMLButtonElement>(null);
  const later = use(LaterContext);
  const [waiting] = useState(() => later && latePart(later.waiting));
  const zone = useZone();

  return (
    <Box sx={PLACE}>
      <ComposerNotice
        window={window}
        channelId={thread?.channelId}
        channel={channel}
        phone={phone}
        mayWrite={mayWrite}
        isReadOnly={isReadOnly}
        onTemplate={isReadOnly ? undefined : chooseTemplate}
      />
      {isChoosing && (
        <Late part={TEMPLATES} props={{ clientId, wabaId, known: variables, onClose: () => setChoosing(false) }} />
      )}
      {waiting && <Late part={waiting} props={{ clientId, zone }} />}
      {quick.list}
      {isVoice && (
        <Late
          part={VOICE}
          props={{
            businessId,
            clientId,
            channel,
            press: press ?? { at: 0, isHeld: false },
            onSent: (media, as) => {
              send(client, { ...about, channel: as, text: placeholder("audio"), media });
              setPress(null);
              draft.quote(null);
              onSent?.();
            },
            onClose: () => {
              setPress(null);
              requestAnimationFrame(() => microphone.current?.focus());
            },
          }}
          waiting={<Box sx={{ height: 54 }} />}
        />
      )}
      {draft.isNote && thread ? (
        <Late
          part={NOTE}
          props={{
            thread,
            text: draft.note,
            onText: (note) => draft.setNote({ note }),
            onClose: () => draft.setNote({ isNote: false }),
          }}
          waiting={<Box sx={{ height: 98 }} />}
        />
      ) : (
        <WriteBox
          draft={draft}
          writing={writing}
          keys={quick.keys}
          hidden={isVoice}
          microphone={microphone}
          onRecord={setPress}
          onNote={thread && mayWrite ? () => draft.setNote({ isNote: true }) : undefined}
          tools={
            <ComposerTools
              clientId={clientId}
              disabled={!writing.isOpen}
              text={draft.text}
              hasFiles={writing.hasFiles}
              onFiles={(files) => {
                writing.files.add(files);
                // The focus returns to the text, so that Enter sends; it was on the menu button.
                setTimeout(() => writing.input.current?.focus());
              }}
              onResource={writing.files.addReady}
              onInsert={writing.insert}
              onQuickReplies={quick.ask}
              onPlanned={() => draft.setText("")}
              onTemplate={isReadOnly ? undefined : chooseTemplate}
            />
          }
        />
      )}
    </Box>
  );
}

const PLACE = {
  borderTop: "1px solid",
  borderColor: "divider",
  bgcolor: "background.paper",
  px: { xs: 1, sm: 2 },
  pb: "max(12px, env(safe-area-inset-bottom))",
} as const;
