// PNG: removes its texts, EXIF and time, and everything after its end.

const HEAD = 8;
const DROPPED = new Set(["eXIf", "tEXt", "iTXt", "zTXt", "tIME"]);

/** Throws a RangeError for a truncated file. */
export function cleanPng(bytes: Buffer): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, HEAD)];
  for (let at = HEAD; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError("cut off");
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (!DROPPED.has(kind)) parts.push(bytes.subarray(at, end));
    if (kind === "IEND") return Buffer.concat(parts);
    at = end;
  }
}
