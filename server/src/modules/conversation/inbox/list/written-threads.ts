// Caches the conversations of a list as JSON, because the list is read all day and few rows change between two reads.
// A cached one is sent only if the database says that the conversation and its contact still have the same version
// (docs/decisions/0011); the others are read and written again.
import { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Database } from "../../../../kernel/db/database.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { jsonWriter } from "../../../../kernel/http/envelope.ts";
import { presentThread } from "./present-thread.ts";
import { type ListedThread, readWhole, type ThreadPlace } from "./thread-list.store.ts";

type CachedThread = {
  version: string;
  text: string;
  /** The text for the people who are mentioned; undefined where nobody is. */
  named?: { userIds: string[]; text: string };
  /** Epoch ms: the text changes then. */
  until: number;
};
type ThreadCache = { since: number; young: Map<string, CachedThread>; old: Map<string, CachedThread> };

/** Of one generation. Entries that nobody read during a whole generation are dropped. */
const MOST_KEPT = 3_000;
const GENERATION_MS = 5 * 60_000;
const kept = new WeakMap<Database, ThreadCache>();
const write = jsonWriter(Thread);

/** In the order of `places`, as JSON, as this person sees them; without those that were deleted meanwhile. */
export async function writtenThreads(ctx: TenantCtx, places: ThreadPlace[], userId: string): Promise<string[]> {
  const known = places.map((place) => recall(ctx, place));
  const missing = places.filter((_, at) => known[at] === undefined).map(({ id }) => id);
  if (missing.length === 0) return (known as CachedThread[]).map((written) => textFor(userId, written));
  const rows = await readTogether(ctx, (tx) => readWhole(tx, missing));
  const fresh = new Map(rows.map((row) => [row.id, keep(ctx, row)]));
  const written = places.map(({ id }, at) => known[at] ?? fresh.get(id));
  return written.filter((one) => one !== undefined).map((one) => textFor(userId, one));
}

function recall(ctx: TenantCtx, { id, version }: ThreadPlace): CachedThread | undefined {
  const { young, old } = generationOf(ctx);
  const key = keyOf(ctx, id);
  const found = young.get(key) ?? old.get(key);
  if (found?.version !== version || found.until <= ctx.now) return undefined;
  young.set(key, found);
  return found;
}

function keep(ctx: TenantCtx, row: ListedThread): CachedThread {
  const writtenFor = (isMentioned: boolean) => write(presentThread(ctx.businessId, row, ctx.now, isMentioned));
  const { person_until_ms, mentioned_ids: userIds, version } = row;
  const until = person_until_ms !== null && person_until_ms > ctx.now ? person_until_ms : Number.POSITIVE_INFINITY;
  const written: CachedThread = { version, text: writtenFor(false), until };
  if (userIds.length > 0) written.named = { userIds, text: writtenFor(true) };
  generationOf(ctx).young.set(keyOf(ctx, row.id), written);
  return written;
}

const textFor = (userId: string, { text, named }: CachedThread) =>
  named?.userIds.includes(userId) ? named.text : text;

function generationOf({ db, now }: TenantCtx): ThreadCache {
  const current = kept.get(db);
  const isOver = current && (current.young.size >= MOST_KEPT || now - current.since > GENERATION_MS);
  if (current && !isOver) return current;
  const made: ThreadCache = { since: now, young: new Map(), old: current ? current.young : new Map() };
  kept.set(db, made);
  return made;
}

const keyOf = ({ businessId }: TenantCtx, id: string) => `${businessId} ${id}`;
