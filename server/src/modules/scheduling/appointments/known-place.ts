// What rarely changes of a place, remembered by this process: the hours of the branch, the duration of the service, the
// rests. Nobody has to tell it of a change: whoever writes by it names the versions that it was read in, and the
// database refuses when they are no longer those.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Database } from "../../../kernel/db/database.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { type NamedRow, readNamed } from "./agenda.store.ts";
import { checkNamed } from "./check-place.ts";

type Place = { branchId: string; serviceId: string; specialistId: string };

const MOST_KNOWN = 5_000;
const known = new WeakMap<Database, Map<string, NamedRow>>();

/** Without the client. 404 unless everything is there and in use. */
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

/** What did not hold is read anew the next time. */
export function forgetPlace(ctx: TenantCtx, place: Place): void {
  known.get(ctx.db)?.delete(keyOf(ctx, place));
}

function keyOf({ businessId }: TenantCtx, { branchId, serviceId, specialistId }: Place): string {
  return `${businessId} ${branchId} ${serviceId} ${specialistId}`;
}
