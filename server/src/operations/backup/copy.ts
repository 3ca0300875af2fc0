// COPY over one connection: whole tables out of the database and into it, at the speed of the slower side.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from, to } from "pg-copy-streams";

const PART_BYTES = 4 * 1024 * 1024;
/** Ends a row in COPY's text form; inside a value it is escaped. */
const ROW_END = 10;

/** `copy … to stdout` in parts of whole rows. `onRow` sees each row, and must not keep it. */
export async function* copyOut(client: Client, text: string, onRow: (row: Buffer) => void): AsyncGenerator<Buffer> {
  let rows: Buffer[] = [];
  let bytes = 0;
  for await (const whole of inWholeRows(client.query(to(text)))) {
    for (let begin = 0, end = 0; begin < whole.length; begin = end) {
      end = whole.indexOf(ROW_END, begin) + 1;
      onRow(whole.subarray(begin, end));
    }
    rows.push(whole);
    bytes += whole.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(rows);
    rows = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(rows);
}

/** `copy … from stdin`. */
export async function copyIn(client: Client, text: string, parts: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(parts, { objectMode: false }), client.query(from(text)));
}

/** Chunks arrive cut at any place; this joins them to whole rows. */
async function* inWholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(ROW_END) + 1;
    if (end > 0) {
      yield Buffer.concat([...begun, chunk.subarray(0, end)]);
      begun = [];
    }
    if (end < chunk.length) begun.push(chunk.subarray(end));
  }
}
