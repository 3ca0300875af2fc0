// COPY over our own connection: whole tables out of the database and into it, no faster than the other side takes them.
import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Client, Connection, Submittable } from "pg";

const PART_BYTES = 4 * 1024 * 1024;
const MOST_PARTS = 2;

type Wire = Connection & { stream: Writable & { pause(): void; resume(): void } };

/** `copy … to stdout` in parts of whole rows. `onRow` sees each row, and must not keep it. */
export async function* copyOut(client: Client, text: string, onRow: (row: Buffer) => void): AsyncGenerator<Buffer> {
  const copy = new CopyOut(text, onRow);
  client.query(copy);
  for (;;) {
    const part = await copy.next();
    if (!part) return;
    yield part;
  }
}

/** `copy … from stdin`. */
export async function copyIn(client: Client, text: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const copy = new CopyIn(text);
  client.query(copy);
  const wire = await copy.opened;
  for await (const part of parts) {
    wire.sendCopyFromChunk(part);
    if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, "drain"), copy.done]);
  }
  wire.endCopyFrom();
  await copy.done;
}

/** What the driver calls of a query that it did not make itself. */
abstract class Copy implements Submittable {
  readonly done: Promise<void>;
  protected finish!: () => void;
  protected fail!: (error: Error) => void;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.done = new Promise((finish, fail) => {
      this.finish = finish;
      this.fail = fail;
    });
    this.done.catch(() => {});
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }
  handleError(error: Error): void {
    this.fail(error);
  }
  handleReadyForQuery(): void {
    this.finish();
  }
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
}

class CopyOut extends Copy {
  readonly #onRow: (row: Buffer) => void;
  #rows: Buffer[] = [];
  #bytes = 0;
  readonly #parts: Buffer[] = [];
  #wire: Wire | undefined;
  #tell: (() => void) | undefined;

  constructor(text: string, onRow: (row: Buffer) => void) {
    super(text);
    this.#onRow = onRow;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, wire: Wire): void {
    this.#onRow(chunk);
    // the driver writes over its own
    this.#rows.push(Buffer.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes < PART_BYTES) return;
    this.#close();
    if (this.#parts.length < MOST_PARTS) return;
    this.#wire = wire;
    wire.stream.pause();
  }

  override handleReadyForQuery(): void {
    this.#close();
    super.handleReadyForQuery();
  }

  /** Undefined when all of it was given. */
  async next(): Promise<Buffer | undefined> {
    if (this.#parts.length === 0) await Promise.race([this.done, new Promise<void>((told) => (this.#tell = told))]);
    const part = this.#parts.shift();
    this.#wire?.stream.resume();
    this.#wire = undefined;
    return part;
  }

  #close(): void {
    if (this.#bytes === 0) return;
    this.#parts.push(Buffer.concat(this.#rows));
    this.#rows = [];
    this.#bytes = 0;
    this.#tell?.();
  }
}

class CopyIn extends Copy {
  #open!: (wire: Wire & CopyInWire) => void;
  readonly opened: Promise<Wire & CopyInWire>;

  constructor(text: string) {
    super(text);
    const opened = new Promise<Wire & CopyInWire>((open) => {
      this.#open = open;
    });
    this.opened = Promise.race([opened, this.done.then(() => opened)]);
  }

  handleCopyInResponse(wire: Wire & CopyInWire): void {
    this.#open(wire);
  }
}

type CopyInWire = { sendCopyFromChunk(part: Buffer): void; endCopyFrom(): void };
