import { crc32, deflateSync } from "node:zlib";
import { voiceNote } from "./voice-note.ts";

type Sample = { mimeType: string; filename: string | undefined; bytes: Buffer };

/** A small real file of each kind, to try a kind without a file of your own. */
export function sampleMedia(type: string): Sample {
  switch (type) {
    case "image":
      return { mimeType: "image/png", filename: undefined, bytes: picture() };
    case "audio":
      return { mimeType: "audio/ogg; codecs=opus", filename: undefined, bytes: voiceNote(3) };
    case "sticker":
      return { mimeType: "image/webp", filename: undefined, bytes: DOT };
    case "video":
      return { mimeType: "video/mp4", filename: undefined, bytes: EMPTY_VIDEO };
    default:
      return { mimeType: "application/pdf", filename: "documento.pdf", bytes: PAPER };
  }
}

const DOT = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");
const EMPTY_VIDEO = Buffer.from("AAAAGGZ0eXBtcDQyAAAAAG1wNDJpc29tAAAACG1kYXQ=", "base64");
const PAPER = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** A PNG of 480 by 320 with a warm sky over a hill; it looks like a photo from a distance. */
function picture(): Buffer {
  const [width, height] = [480, 320];
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const hill = y > 210 + 40 * Math.sin(x / 90) - 18 * Math.cos(x / 37);
      const sun = (x - 340) ** 2 + (y - 110) ** 2 < 1500;
      const sky = [250 - y * 0.2, 176 + y * 0.16, 130 + y * 0.3];
      const colour = hill ? [74, 122 - y * 0.1, 104] : sun ? [255, 244, 214] : sky;
      const at = y * (width * 3 + 1) + 1 + x * 3;
      for (let band = 0; band < 3; band++) rows[at + band] = Math.min(255, Math.max(0, colour[band]!));
    }
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const chunks = [chunk("IHDR", size), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, check]);
}
