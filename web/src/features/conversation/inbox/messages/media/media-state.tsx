import { fetchMedia } from "@mostrador/domain/conversation/inbox/routes.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../../lib/client.ts";
import { useActiveBusiness, useMayCall } from "../../../../../lib/session/active-business.ts";
import { ImageOutlined } from "../../../../../ui/icon/media.ts";
import { DescriptionOutlined } from "../../../../../ui/icon/messages.ts";
import { sayError } from "../../../../../ui/state/say-error.ts";
import { useToast } from "../../../../../ui/state/toast.ts";
import { putMessage } from "../api.ts";
import { frameOf } from "./frame.ts";
import type { MessageMedia } from "./shown.ts";

/** A missing file: loading or failed. */
export function MediaState({ message, media, name }: { message: Message; media: MessageMedia; name: string }) {
  const isPicture = message.kind === "image" || message.kind === "sticker" || message.kind === "video";
  const frame = isPicture ? { ...frameOf({ width: null, height: null }, message.kind === "sticker"), ...SQUARE } : ROW;
  // The file exists, but is too large to load automatically.
  const isOffered = media.state === "failed" && media.size > 0 && media.id !== "";
  const Icon = isPicture ? ImageOutlined : DescriptionOutlined;
  return (
    <Box sx={frame} role="status" aria-label={name}>
      {media.state === "waiting" ? <CircularProgress size={20} /> : <Icon sx={{ fontSize: 24 }} />}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowWrap: "anywhere" }}>{media.filename || name}</Box>
        {media.state === "waiting" && <Box sx={{ typography: "caption" }}>Descargando…</Box>}
        {media.state === "failed" && (
          <Box sx={{ typography: "caption", color: isOffered ? "text.secondary" : "error.ink", maxWidth: "36ch" }}>
            {media.reason}
          </Box>
        )}
        {media.state === "failed" && media.id && (
          <TryAgain message={message} label={isOffered ? "Descargar" : "Intentar de nuevo"} />
        )}
      </Box>
    </Box>
  );
}

function TryAgain({ message, label }: { message: Message; label: string }) {
  const client = useQueryClient();
  const { businessId } = useActiveBusiness();
  const mayCall = useMayCall();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  if (!businessId || !mayCall(fetchMedia)) return null;
  const ask = async () => {
    setAsking(true);
    try {
      putMessage(client, businessId, (await call(fetchMedia, { params: { id: message._id } })).data);
    } catch (error) {
      toast.error(sayError(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button size="small" variant="text" color="primary" disabled={isAsking} onClick={() => void ask()} sx={{ ml: -1 }}>
      {label}
    </Button>
  );
}

const ROW = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  color: "text.secondary",
  py: 0.5,
  minHeight: 48,
} as const;
const SQUARE = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 1,
  p: 1.5,
  my: 0.5,
  boxSizing: "border-box",
  borderRadius: "10px",
  bgcolor: "action.hover",
  color: "text.secondary",
  textAlign: "center",
} as const;
