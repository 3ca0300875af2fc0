// MP4 and 3GP: turns the boxes in which phones write the place into free space of the same size, so that all offsets in
// the file stay valid.

const FREED = new Set(["udta", "meta"]);
const PARENTS = new Set(["moov", "trak"]);
const FREE = "free";

export function cleanMp4(bytes: Buffer): Buffer {
  const whole = Buffer.from(bytes);
  freeIn(whole, 0, whole.length);
  return whole;
}

function freeIn(bytes: Buffer, from: number, until: number): void {
  for (let at = from; at + 8 <= until; ) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size =
      short === 0 ? until - at : short === 1 && at + 16 <= until ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    // an invalid box ends the reading: players stop there too
    if (size < head) return;
    const end = Math.min(until, at + size);
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (FREED.has(kind)) {
      bytes.write(FREE, at + 4, "latin1");
      bytes.fill(0, at + head, end);
    } else if (PARENTS.has(kind)) freeIn(bytes, at + head, end);
    at += size;
  }
}
