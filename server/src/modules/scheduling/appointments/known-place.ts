// Caches the data of a place that rarely changes: the hours of the branch, the duration of the service, the rests. It
// needs no invalidation: a write names the versions that it used, and the database refuses old ones.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Database } from "../../../kernel/db/database.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { type NamedRow, readNamed } from "./agenda.store.ts";
import { checkNamed } from "./check-place.ts";

type Place = { branchId: string; serviceId: string; specialistId: string };

const MOST_KNOWN = 5_000;
const known = new WeakMap<Database, Map<string, NamedRow>>();

/** Without the client. 404 unless every row exists and is active. */
export async function knownPlace(ctx: TenantCtx, place: Place): Promise<NamedRow> {
  const { branchId, serviceId, specialistId } = place;
  const places = known.get(ctx.db) ?? new Map<string, NamedRow>();
  known.set(ctx.db, places);
  const key = keyOf(ctx, place);
  const remembered = places.get(key);
  if (remembered) return remembered;
  const read = await readTogether(ctx, (tx) => readNamed(tx, { branchId, serviceId, specialistId, contactId: null }));
  checkNamed(read, { needsClient: false });
  if (places.size >= MOST_KNOWN) places.clear();
  places.set(key, read);
  return read;
}

/** Removes outdated data: it is read again the next time. */
export function forgetPlace(ctx: TenantCtx, place: Place): void {
  known.get(ctx.db)?.delete(keyOf(ctx, place));
}

function keyOf({ businessId }: TenantCtx, { branchId, serviceId, specialistId }: Place): string {
  return `${businessId} ${branchId} ${serviceId} ${specialistId}`;
}
