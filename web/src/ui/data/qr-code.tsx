// A QR code as a picture: on white also in the dark, so that every camera reads it.
import Box from "@mui/material/Box";
import { renderSVG } from "uqr";

/** `text`: what the camera reads. `size` in px. */
type QrCodeProps = { text: string; alt: string; size?: number };

/** The picture as an address, to draw or to download. */
export function qrHref(text: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}

export function QrCode({ text, alt, size = 160 }: QrCodeProps) {
  return (
    <Box
      component="img"
      src={qrHref(text)}
      alt={alt}
      sx={{ width: size, height: size, flexShrink: 0, borderRadius: 1, bgcolor: "#fff" }}
    />
  );
}
