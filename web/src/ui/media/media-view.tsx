// A file at full size: shown, played, or opened.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { addressOf, hostOf, MEDIA_LABEL, type Media, shownAs } from "./media.ts";
import { MediaThumb } from "./media-thumb.tsx";

export function MediaView({ media }: { media: Media }) {
  const { url, description, caption } = media;
  return (
    <Box component="figure" sx={{ m: 0, display: "flex", flexDirection: "column", gap: 1, minWidth: 0 }}>
      <Player media={media} />
      <Box component="figcaption" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {description && <Typography variant="body2">{description}</Typography>}
        {caption && (
          <Typography variant="body2" color="textSecondary">
            {caption}
          </Typography>
        )}
        <Link href={addressOf(url)} target="_blank" rel="noreferrer" variant="body2">
          {hostOf(url) ? `Abrir en ${hostOf(url)}` : `Abrir ${nameOf(media)}`}
        </Link>
      </Box>
    </Box>
  );
}

function nameOf(media: Media): string {
  const label = MEDIA_LABEL[shownAs(media)];
  return label === MEDIA_LABEL.document ? label : label.toLowerCase();
}

function Player({ media }: { media: Media }) {
  const source = addressOf(media.url);
  const name = media.description || MEDIA_LABEL[shownAs(media)];
  const kind = shownAs(media);
  if (kind === "video")
    return (
      <Box
        component="video"
        src={source}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        sx={{ width: 1, aspectRatio: "4 / 3", borderRadius: "8px", bgcolor: "action.hover" }}
      />
    );
  if (kind === "audio")
    return <Box component="audio" src={source} controls preload="metadata" aria-label={name} sx={{ width: 1 }} />;
  return <MediaThumb media={media} size="100%" ratio="4 / 3" />;
}
