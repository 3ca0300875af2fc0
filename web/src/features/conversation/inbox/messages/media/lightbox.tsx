// A full-screen viewer for a conversation's pictures: arrows move, Esc closes, and each can be downloaded.
import { wordsOf } from "@mostrador/domain/conversation/inbox/preview.ts";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { IconAction } from "../../../../../ui/action/icon-action.tsx";
import { dateTimeText } from "../../../../../ui/data/date-time.tsx";
import { useLayer } from "../../../../../ui/dialog/leaving.tsx";
import { CloseRounded } from "../../../../../ui/icon/actions.ts";
import { ChevronLeftRounded, ChevronRightRounded, DownloadRounded } from "../../../../../ui/icon/media.ts";
import { useInboxAddress } from "../../use-inbox-address.ts";
import { useZone } from "../../use-zone.ts";
import { useMessages } from "../api.ts";
import { orderedMessages } from "../message-cache.ts";
import { downloadOf } from "./download-of.ts";

type Props = { clientId: string; messageId: string; onClose: () => void };

export function Lightbox({ clientId, messageId, onClose }: Props) {
  const { messageId: around } = useInboxAddress();
  const { data } = useMessages(clientId, around);
  const zone = useZone();
  const titleId = useId();
  useLayer(true, onClose);
  const pictures = useMemo(
    () => orderedMessages(data).filter(({ kind, media, isDeleted }) => kind === "image" && media?.url && !isDeleted),
    [data],
  );
  const [shownId, setShownId] = useState(messageId);
  const index = pictures.findIndex(({ _id }) => _id === shownId);
  const shown = pictures[index];
  const move = (by: number) => {
    const next = pictures[index + by];
    if (next) setShownId(next._id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") move(-1);
    if (event.key === "ArrowRight") move(1);
  };
  const url = shown?.media?.url;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: PAPER } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, p: 1, color: "#fff" }}>
        <Box sx={{ flex: 1, minWidth: 0, pl: 1, typography: "body2" }}>
          <Box id={titleId} sx={{ fontWeight: 500 }}>
            {`Foto de ${shown?.author.name ?? "este chat"}`}
          </Box>
          {shown && dateTimeText(shown.date, { zone })}
        </Box>
        {pictures.length > 1 && (
          <Box sx={{ typography: "body2", fontVariantNumeric: "tabular-nums" }} aria-live="polite">
            {`${index + 1} de ${pictures.length}`}
          </Box>
        )}
        {url && (
          <IconButton component="a" href={downloadOf(url)} download aria-label="Descargar" title="Descargar" sx={WHITE}>
            <DownloadRounded />
          </IconButton>
        )}
        <IconAction label="Cerrar" onClick={onClose} sx={WHITE}>
          <CloseRounded />
        </IconAction>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: "flex", alignItems: "center" }}>
        <IconAction label="Foto anterior" onClick={() => move(-1)} disabled={index <= 0} sx={WHITE}>
          <ChevronLeftRounded />
        </IconAction>
        <Box sx={{ flex: 1, minWidth: 0, height: 1, position: "relative" }}>
          {url && shown && <Box component="img" src={url} alt={`Foto de ${shown.author.name}, grande`} sx={LARGE} />}
        </Box>
        <IconAction label="Foto siguiente" onClick={() => move(1)} disabled={index >= pictures.length - 1} sx={WHITE}>
          <ChevronRightRounded />
        </IconAction>
      </Box>
      <Box sx={{ minHeight: 40, p: 1, color: "#fff", textAlign: "center", overflowWrap: "anywhere" }}>
        {shown && wordsOf({ kind: shown.kind, text: shown.message, filename: shown.media?.filename ?? "" })}
      </Box>
    </Dialog>
  );
}

const PAPER = { bgcolor: "rgba(12, 16, 16, 0.96)", backgroundImage: "none" } as const;
const WHITE = { color: "#fff", "&.Mui-disabled": { color: "rgba(255, 255, 255, 0.3)" } } as const;
const LARGE = { maxWidth: 1, maxHeight: 1, objectFit: "contain", position: "absolute", inset: 0, m: "auto" } as const;
