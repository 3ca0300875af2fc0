// Sends the parts that the server does not have, two at a time. A failed part counts as failed rows and the rest
// continues, with the first reason for the person; without a connection it waits.
import type { ImportStats } from "@mostrador/domain/kit/import/import-schema.ts";
import { CallError } from "../client.ts";
import type { ImportFile } from "./import-file.ts";
import type { SentRow } from "./import-messages.ts";

const AT_ONCE = 2;
const TRIES = 3;

export type SendOptions = {
  file: Pick<ImportFile, "part">;
  batches: number;
  /** The parts received by the server. */
  received: readonly number[];
  send(rows: SentRow[], number: number): Promise<ImportStats>;
  /** After each part. */
  progress(part: { rows: number; stats: ImportStats }): void;
  signal: AbortSignal;
};

/** Resolves when all parts were tried, or when it is stopped: with the first answer that refused a part. */
export async function sendParts(options: SendOptions): Promise<CallError | null> {
  const { file, batches, received, send, progress, signal } = options;
  let refused: CallError | null = null;
  const there = new Set(received);
  const left = Array.from({ length: batches }, (_, index) => index + 1).filter((number) => !there.has(number));
  async function work() {
    for (let number = left.shift(); number !== undefined && !signal.aborted; number = left.shift()) {
      const rows = await file.part(number);
      const answer = await tried(() => send(rows, number as number), signal);
      const stats = answer instanceof CallError ? null : answer;
      if (answer instanceof CallError && answer.outcome === "refused") refused ??= answer;
      const failed = { created: 0, updated: 0, unchanged: 0, failed: rows.length };
      if (!signal.aborted || stats) progress({ rows: rows.length, stats: stats ?? failed });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refused;
}

/** The error, or null, after a final failure. A repeated part counts once, so a lost answer is requested again. */
async function tried(send: () => Promise<ImportStats>, signal: AbortSignal): Promise<ImportStats | CallError | null> {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    await connected(signal);
    try {
      return await send();
    } catch (error) {
      const passes = error instanceof CallError && (error.status === 0 || error.status >= 429);
      if (!passes || attempt >= TRIES) return error instanceof CallError ? error : null;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
  return null;
}

function connected(signal: AbortSignal): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
