// The length of a voice note: its last page holds the number of samples.

const RATE = 48_000;

/** Null for anything but Opus in Ogg. */
export function oggSeconds(bytes: Buffer): number | null {
  const head = bytes.indexOf("OpusHead", 0, "latin1");
  const last = bytes.lastIndexOf("OggS", undefined, "latin1");
  if (head < 0 || last < 0 || last + 14 > bytes.length || head + 12 > bytes.length) return null;
  const samples = Number(bytes.readBigInt64LE(last + 6)) - bytes.readUInt16LE(head + 10);
  return samples > 0 ? Math.round((samples / RATE) * 100) / 100 : null;
}
