import { sizeText } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { DownloadRounded } from "../../../../../ui/icon/media.ts";
import { DescriptionOutlined } from "../../../../../ui/icon/messages.ts";
import { downloadOf } from "./download-of.ts";
import type { MessageMedia } from "./shown.ts";

/** A document with its name, kind and size; a tap downloads it. */
export function DocumentCard({ media, url }: { media: MessageMedia; url: string }) {
  const name = media.filename || "Documento";
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase();
  return (
    <Link
      href={downloadOf(url)}
      download={name}
      underline="none"
      color="inherit"
      aria-label={`Descargar ${name}`}
      sx={CARD}
    >
      <DescriptionOutlined sx={{ fontSize: 28, color: "primary.ink", flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflowWrap: "anywhere", fontWeight: 500, typography: "body2" }}>{name}</Box>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>
          {[ending, media.size > 0 && sizeText(media.size)].filter(Boolean).join(" · ")}
        </Box>
      </Box>
      <DownloadRounded sx={{ fontSize: 20, color: "text.secondary" }} />
    </Link>
  );
}

const CARD = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  width: 300,
  maxWidth: "100%",
  boxSizing: "border-box",
  p: 1.25,
  my: 0.5,
  borderRadius: "10px",
  bgcolor: "action.hover",
  "&:hover": { bgcolor: "action.selected" },
} as const;
