// A small square preview of a file. Files without a preview (external or missing) show an icon.
import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { ImageOutlined, KeyboardVoiceOutlined, VideocamOutlined } from "../icon/media.ts";
import { DescriptionOutlined } from "../icon/messages.ts";
import { addressOf, MEDIA_LABEL, type Media, shownAs } from "./media.ts";

type Props = {
  media: Pick<Media, "url" | "type" | "description">;
  size?: number | string;
  ratio?: string;
  /** Nothing of the picture is cut: for a logo. */
  isWhole?: boolean;
  /** The text next to it says what it shows: it is not read out. */
  isDecorative?: boolean;
};

export function MediaThumb({ media, size = 56, ratio = "1", isWhole = false, isDecorative = false }: Props) {
  const [failed, setFailed] = useState("");
  const kind = shownAs(media);
  const label = media.description || MEDIA_LABEL[kind];
  return (
    <Box
      sx={{
        width: size,
        aspectRatio: ratio,
        flexShrink: 0,
        display: "grid",
        placeItems: "center",
        overflow: "hidden",
        borderRadius: "8px",
        bgcolor: "action.hover",
        color: "text.secondary",
        "& > img": { width: 1, height: 1, objectFit: isWhole ? "contain" : "cover" },
      }}
    >
      {kind === "image" && failed !== media.url ? (
        <img
          src={addressOf(media.url)}
          alt={isDecorative ? "" : label}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(media.url)}
        />
      ) : (
        <Box {...(!isDecorative && { role: "img", "aria-label": label })} sx={{ display: "grid" }}>
          {ICONS[kind]}
        </Box>
      )}
    </Box>
  );
}

const ICONS: Record<ReturnType<typeof shownAs>, ReactNode> = {
  image: <ImageOutlined />,
  video: <VideocamOutlined />,
  audio: <KeyboardVoiceOutlined />,
  document: <DescriptionOutlined />,
};
