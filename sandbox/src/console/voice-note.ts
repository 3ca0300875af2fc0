// Makes a playable voice note: silent Opus in Ogg, in the format that phones record.

/** Samples of one packet: 20 ms at 48 kHz. */
const PACKET = 960;
const SILENT = Buffer.of(0xf8, 0xff, 0xfe);
const PACKETS_A_PAGE = 50;

export function voiceNote(seconds: number): Buffer {
  const head = Buffer.alloc(19);
  head.write("OpusHead", "latin1");
  head.set([1, 1], 8);
  head.writeUInt32LE(48_000, 12);
  const tags = Buffer.alloc(16);
  tags.write("OpusTags", "latin1");
  const pages = [page([head], { kind: 2, samples: 0, number: 0 }), page([tags], { kind: 0, samples: 0, number: 1 })];
  const packets = Math.max(1, Math.round((seconds * 48_000) / PACKET));
  for (let from = 0; from < packets; from += PACKETS_A_PAGE) {
    const to = Math.min(packets, from + PACKETS_A_PAGE);
    const about = { kind: to === packets ? 4 : 0, samples: to * PACKET, number: pages.length };
    pages.push(page(Array(to - from).fill(SILENT), about));
  }
  return Buffer.concat(pages);
}

/** `kind`: 2 begins, 4 ends the stream. `samples`: the number before the end of this page. */
function page(packets: Buffer[], { kind, samples, number }: { kind: number; samples: number; number: number }): Buffer {
  const head = Buffer.alloc(27);
  head.write("OggS", "latin1");
  head[5] = kind;
  head.writeBigInt64LE(BigInt(samples), 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(number, 18);
  head[26] = packets.length;
  const whole = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

/** The checksum of Ogg: neither reflected nor inverted. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}
