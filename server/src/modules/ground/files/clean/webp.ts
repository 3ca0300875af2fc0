// WEBP: removes EXIF and XMP, and updates the header.

const FLAGS_OF_DROPPED = 0x08 | 0x04;

/** Throws a RangeError for a truncated file. */
export function cleanWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const parts: Buffer[] = [Buffer.from(bytes.subarray(0, 12))];
  for (let at = 12; at + 8 <= end; ) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) throw new RangeError("cut off");
    const kind = bytes.toString("latin1", at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, next));
    if (kind === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~FLAGS_OF_DROPPED, 8);
    if (kind !== "EXIF" && kind !== "XMP ") parts.push(chunk);
    at = next;
  }
  const whole = Buffer.concat(parts);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
