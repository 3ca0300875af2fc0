// The selected files above the text: preview, progress, error, and a button to remove each.
import { sizeText } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { CloseRounded } from "../../../../../ui/icon/actions.ts";
import { ImageOutlined, KeyboardVoiceOutlined, VideocamOutlined } from "../../../../../ui/icon/media.ts";
import { DescriptionOutlined } from "../../../../../ui/icon/messages.ts";
import type { Attachment } from "./attachment.ts";

const ICONS = {
  image: ImageOutlined,
  sticker: ImageOutlined,
  audio: KeyboardVoiceOutlined,
  video: VideocamOutlined,
  document: DescriptionOutlined,
};

type Props = { attachments: readonly Attachment[]; onRemove: (key: string) => void };

export function AttachmentTray({ attachments, onRemove }: Props) {
  return (
    <Box component="ul" aria-label="Archivos por enviar" sx={TRAY}>
      {attachments.map((one) => (
        <Chosen key={one.key} attachment={one} onRemove={() => onRemove(one.key)} />
      ))}
    </Box>
  );
}

function Chosen({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const { name, size, kind, preview, done, error, sent } = attachment;
  const Icon = ICONS[kind];
  return (
    <Box component="li" data-failed={error !== "" || undefined} sx={CHOSEN}>
      <Box sx={LOOK}>
        {preview && kind === "image" ? (
          <Box component="img" src={preview} alt="" sx={{ width: 1, height: 1, objectFit: "cover" }} />
        ) : (
          <Icon sx={{ fontSize: 24 }} />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: "body2", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
          {name}
        </Box>
        {error ? (
          <Box role="alert" sx={{ typography: "caption", color: "error.ink" }}>
            {error}
          </Box>
        ) : (
          <Box sx={{ typography: "caption", color: "text.secondary" }}>
            {sent ? sizeText(size) : done < 1 ? `${Math.round(done * 100)} % de ${sizeText(size)}` : "Guardando…"}
          </Box>
        )}
        {!sent && !error && (
          <LinearProgress
            variant={done < 1 ? "determinate" : "indeterminate"}
            value={Math.round(done * 100)}
            aria-label={`Subiendo ${name}`}
            sx={{ borderRadius: 1 }}
          />
        )}
      </Box>
      <IconAction label={sent || error ? `Quitar ${name}` : `Cancelar ${name}`} size="small" onClick={onRemove}>
        <CloseRounded />
      </IconAction>
    </Box>
  );
}

const TRAY = {
  m: 0,
  p: 1,
  pb: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  maxHeight: 184,
  overflowY: "auto",
  listStyle: "none",
} as const;
const CHOSEN = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  flex: "1 1 240px",
  minWidth: 0,
  maxWidth: { sm: 320 },
  p: 0.75,
  borderRadius: "10px",
  border: "1px solid",
  borderColor: "divider",
  "&[data-failed]": { borderColor: "error.ink" },
} as const;
const LOOK = {
  width: 44,
  height: 44,
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  borderRadius: "8px",
  overflow: "hidden",
  bgcolor: "action.hover",
  color: "text.secondary",
} as const;
