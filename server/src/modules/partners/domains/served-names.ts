// The names that are served, in memory: the gateway asks before each certificate, and must get its answer also while the
// database is away. A file keeps them across a restart.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hostnameOf } from "@mostrador/domain/partners/domains/hostname.ts";
import * as z from "zod";
import type { Ctx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { readServedNames } from "./domain.store.ts";

/** Older knowledge is read again before an answer, for other processes may have changed it. */
const FRESH_MS = 2_000;
/** How long an answer waits for the database; once it came too late, the next ones do not wait until it is back. */
const PATIENCE_MS = 500;

const Saved = z.record(z.string(), z.string());

export type ServedNames = ReturnType<typeof createServedNames>;

/** `file`: where the names are kept. */
export function createServedNames(file: string) {
  let names = saved(file);
  let readAt = 0;
  let isAway = false;
  /** How many changes this process made: a reading that began before one is older than it. */
  let changes = 0;
  let reading: Promise<void> | null = null;

  function keep(next: Map<string, string>): void {
    const text = JSON.stringify(Object.fromEntries([...next].sort()));
    const isNew = text !== JSON.stringify(Object.fromEntries([...names].sort()));
    names = next;
    if (!isNew) return;
    mkdirSync(dirname(file), { recursive: true });
    // whole or not at all: several processes share the file
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }

  async function refresh(ctx: Ctx): Promise<void> {
    const before = changes;
    readAt = Date.now();
    const next = await transact(ctx, readServedNames);
    isAway = false;
    if (changes === before) keep(next);
    else readAt = 0;
  }

  /** One reading for all who ask at once. */
  function readAgain(ctx: Ctx): Promise<void> {
    reading ??= refresh(ctx)
      .catch((error: unknown) => ctx.log.warn({ err: error }, "the names of partners could not be read"))
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  return {
    /** The partner of a name that is served. */
    async partnerOf(ctx: Ctx, hostname: string): Promise<string | undefined> {
      if (Date.now() - readAt > FRESH_MS) {
        const answered = readAgain(ctx).then(() => true);
        const late = new Promise<boolean>((say) => setTimeout(say, PATIENCE_MS, false).unref());
        if (!isAway) isAway = !(await Promise.race([answered, late]));
      }
      return names.get(hostname);
    },
    /** The same, null for none, without a wait; undefined while what is known is older than an answer may be. */
    knownPartnerOf(hostname: string): string | null | undefined {
      return Date.now() - readAt > FRESH_MS ? undefined : (names.get(hostname) ?? null);
    },
    learn(hostname: string, partnerId: string): void {
      changes += 1;
      keep(new Map(names).set(hostname, partnerId));
    },
    forget(hostname: string, partnerId: string): void {
      changes += 1;
      if (names.get(hostname) !== partnerId) return;
      const next = new Map(names);
      next.delete(hostname);
      keep(next);
    },
  };
}

/** Where an installation keeps them. */
export function servedNamesFile(dataDir: string): string {
  return join(dataDir, "served-names.json");
}

/** Tells of a name, as the gateway sends it, whether the file has it: for the time without a database. Null without names. */
export function savedNames(dataDir: string): ((name: string) => boolean) | null {
  const names = saved(servedNamesFile(dataDir));
  if (names.size === 0) return null;
  return (name) => {
    const read = hostnameOf(name);
    return "hostname" in read && names.has(read.hostname);
  };
}

function saved(file: string): Map<string, string> {
  try {
    return new Map(Object.entries(Saved.parse(JSON.parse(readFileSync(file, "utf8")))));
  } catch {
    return new Map();
  }
}
