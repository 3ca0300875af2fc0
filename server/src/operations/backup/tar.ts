// The format of a backup: an ordinary tar in gzip, so that anybody can look into it with standard tools.
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

export type Entry = { name: string; body: Buffer };

const BLOCK = 512;

/** Header, body and padding of one file. `at`: epoch ms. */
export function* tarEntry(name: string, body: Buffer, at: number): Generator<Buffer> {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100, "utf8");
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${octal(body.length)}\0`, 124);
  header.write(`${octal(Math.floor(at / 1_000))}\0`, 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257, "latin1");
  header.write(`${checksum(header).toString(8).padStart(6, "0")}\0 `, 148);
  yield header;
  yield body;
  if (body.length % BLOCK > 0) yield Buffer.alloc(BLOCK - (body.length % BLOCK));
}

export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

/** The files of a tar in gzip, one after the other. Throws when it is truncated or its bytes were changed. */
export async function* readTarGz(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on("error", (error) => unpacked.destroy(error));
  const read = reader(unpacked);
  try {
    for (;;) {
      const header = await read(BLOCK);
      if (header.every((byte) => byte === 0)) break;
      const said = Number.parseInt(header.toString("latin1", 148, 156), 8);
      header.fill(" ", 148, 156);
      if (said !== checksum(header)) throw new Error("a header of the archive is broken");
      const size = Number.parseInt(header.toString("latin1", 124, 136), 8);
      const name = header.toString("utf8", 0, 100).replace(/\0.*$/s, "");
      const padded = await read(Math.ceil(size / BLOCK) * BLOCK);
      yield { name, body: padded.subarray(0, size) };
    }
    // to the very end, where gzip stores its own checksum
    await read(BLOCK);
    if (await more(read)) throw new Error("the archive goes on after its end");
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

function octal(value: number): string {
  return value.toString(8).padStart(11, "0");
}

/** Computed with the checksum field itself as blanks. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

/** Returns exactly this many bytes; throws when there are fewer. */
function reader(stream: AsyncIterable<Buffer>): (length: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  let kept: Buffer[] = [];
  let have = 0;
  return async (length) => {
    while (have < length) {
      const { value, done } = await chunks.next();
      if (done) throw new EndOfArchive();
      kept.push(value);
      have += value.length;
    }
    const all = kept.length === 1 ? (kept[0] as Buffer) : Buffer.concat(kept);
    kept = have > length ? [all.subarray(length)] : [];
    have -= length;
    return Buffer.from(all.subarray(0, length));
  };
}

class EndOfArchive extends Error {
  override readonly message = "the archive is cut short";
}

async function more(read: (length: number) => Promise<Buffer>): Promise<boolean> {
  try {
    await read(1);
    return true;
  } catch (error) {
    if (error instanceof EndOfArchive) return false;
    throw error;
  }
}
