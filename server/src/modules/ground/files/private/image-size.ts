// Reads width and height of a picture as it is displayed, from its bytes: JPEG (turned as its EXIF says), PNG, GIF and
// WEBP.

type Size = { width: number; height: number };

/** Null for unreadable bytes. */
export function imageSize(bytes: Buffer): Size | null {
  try {
    const size = read(bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    // truncated
    return null;
  }
}

function read(bytes: Buffer): Size | null {
  if (bytes.readUInt32BE(0) === 0x89504e47) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.toString("latin1", 0, 3) === "GIF") return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (bytes.toString("latin1", 8, 12) === "WEBP") return webp(bytes);
  return bytes.readUInt16BE(0) === 0xffd8 ? jpeg(bytes) : null;
}

function webp(bytes: Buffer): Size | null {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

function jpeg(bytes: Buffer): Size | null {
  let isTurned = false;
  for (let at = 2; at < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1) isTurned = (orientationOf(bytes.subarray(at + 4, at + 2 + length)) ?? 0) >= LYING;
    at += 2 + length;
  }
  return null;
}

/** From this value on width and height are swapped. */
const LYING = 5;

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

const ORIENTATION = 0x0112;

/** The orientation in an EXIF, 1 to 8; null where there is none. */
export function orientationOf(exif: Buffer): number | null {
  if (exif.toString("latin1", 0, 4) !== "Exif") return null;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(first); index++) {
    const entry = first + 2 + index * 12;
    const value = short(entry + 8);
    if (short(entry) === ORIENTATION) return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
