// The tools next to the text box: attachments, emoji, quick replies, and send later.
import Box from "@mui/material/Box";
import { use, useState } from "react";
import { LaterContext } from "../../../../../lib/conversation/in-conversation.ts";
import { useMayCall } from "../../../../../lib/session/active-business.ts";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { SentimentSatisfiedAltRounded } from "../../../../../ui/icon/notes.ts";
import { Late, latePart } from "../../../../../ui/state/late.tsx";
import { useZone } from "../../use-zone.ts";
import { AttachMenu } from "../attach/attach-menu.tsx";
import type { Attachment } from "../attach/attachment.ts";

const EMOJI = latePart(async () => (await import("../emoji/emoji-picker.tsx")).EmojiPicker);

type Props = {
  clientId: string;
  disabled: boolean;
  text: string;
  /** Attached files cannot be sent later. */
  hasFiles: boolean;
  onFiles: (files: readonly File[]) => void;
  onResource: (one: Attachment) => void;
  /** Inserts it at the cursor. */
  onInsert: (words: string) => void;
  onQuickReplies: () => void;
  onPlanned: () => void;
  /** Undefined when no template can be sent. */
  onTemplate: (() => void) | undefined;
};

export function ComposerTools(props: Props) {
  const { clientId, disabled, text, hasFiles, onFiles, onResource, onInsert, onQuickReplies, onPlanned, onTemplate } =
    props;
  const later = use(LaterContext);
  const [dialog] = useState(() => later && latePart(later.dialog));
  const mayCall = useMayCall();
  const zone = useZone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isPlanning, setPlanning] = useState(false);
  const more = [
    { label: "Respuesta rápida", onSelect: onQuickReplies, divided: true },
    ...(onTemplate ? [{ label: "Plantilla aprobada", onSelect: onTemplate }] : []),
    ...(later && mayCall(later.route)
      ? [{ label: "Enviar más tarde", onSelect: () => setPlanning(true), disabled: text.trim() === "" || hasFiles }]
      : []),
  ];
  return (
    <Box sx={{ display: "flex", alignSelf: "flex-end", my: 0.5 }}>
      <AttachMenu
        disabled={disabled}
        onFiles={onFiles}
        onResource={onResource}
        onAddress={(url) => onInsert(url)}
        more={more}
      />
      <IconAction
        label="Emojis"
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
      >
        <SentimentSatisfiedAltRounded />
      </IconAction>
      {anchor && <Late part={EMOJI} props={{ anchor, onChoose: onInsert, onClose: () => setAnchor(null) }} />}
      {isPlanning && dialog && (
        <Late
          part={dialog}
          props={{ clientId, text: text.trim(), zone, onPlanned, onClose: () => setPlanning(false) }}
        />
      )}
    </Box>
  );
}
