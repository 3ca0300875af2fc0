// JPEG: removes EXIF, XMP, IPTC, comments, and everything after the end of the picture, where phones add a second one
// with its own data. Colour profiles (ICC, Adobe) stay.
import { orientationOf } from "../private/image-size.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Throws a RangeError for a truncated file. */
export function cleanJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.of(0xff, START)];
  let orientation = 1;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError("no marker");
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new RangeError("cut off");
    const segment = bytes.subarray(at, end);
    if (marker === APP1) orientation = orientationIn(segment) ?? orientation;
    if (isKept(marker, segment)) parts.push(segment);
    at = end;
    if (marker === SCAN) {
      const next = endOfScan(bytes, at);
      parts.push(bytes.subarray(at, next));
      at = next;
    }
  }
  parts.push(Buffer.of(0xff, END));
  if (orientation > 1) parts.splice(1, 0, exifOf(orientation));
  return Buffer.concat(parts);
}

/** An unreadable EXIF is removed completely. */
function orientationIn(segment: Buffer): number | null {
  try {
    return orientationOf(segment.subarray(4));
  } catch {
    return null;
  }
}

function isKept(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  const name = segment.toString("latin1", 4, 15);
  // the index of further pictures in the same file is an APP2, too
  return marker === APP0 || marker === APP14 || (marker === APP2 && name === "ICC_PROFILE");
}

/** In the pixel data 0xff is followed by 0 or by a restart number. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 1) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) throw new RangeError("cut off");
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** An EXIF that holds only the orientation. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(36);
  exif.writeUInt16BE(0xff00 | APP1, 0);
  exif.writeUInt16BE(34, 2);
  exif.write("Exif\0\0MM\0*", 4, "latin1");
  exif.writeUInt32BE(8, 14);
  exif.writeUInt16BE(1, 18);
  exif.writeUInt16BE(0x0112, 20);
  exif.writeUInt16BE(3, 22);
  exif.writeUInt32BE(1, 24);
  exif.writeUInt16BE(orientation, 28);
  return exif;
}
