// GIF: removes comments and application extensions, except the one for the number of repeats.

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
const REPEATS = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/** Throws a RangeError for a truncated file. */
export function cleanGif(bytes: Buffer): Buffer {
  const start = 13 + tableSize(bytes.readUInt8(10));
  const parts: Buffer[] = [bytes.subarray(0, start)];
  for (let at = start; ; ) {
    const kind = bytes.readUInt8(at);
    if (kind === END) return Buffer.concat([...parts, Buffer.of(END)]);
    const head = kind === IMAGE ? 11 + tableSize(bytes.readUInt8(at + 9)) : 2;
    if (kind !== IMAGE && kind !== EXTENSION) throw new RangeError("no block");
    const end = endOfBlocks(bytes, at + head);
    if (kind === IMAGE || isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
}

/** The size of the colour table that may follow a header with these flags. */
function tableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function isKept(bytes: Buffer, at: number): boolean {
  const label = bytes.readUInt8(at + 1);
  if (label === COMMENT) return false;
  return label !== APPLICATION || REPEATS.test(bytes.toString("latin1", at + 3, at + 14));
}

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes.readUInt8(at); size !== 0; size = bytes.readUInt8(at)) at += 1 + size;
  return at + 1;
}
