// Stores the busy times of an external calendar. Every search and every booking avoids them; an existing appointment
// is not changed (D-4.1).
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { busyTimesChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { type BusyTime, busyPieces } from "@mostrador/domain/scheduling/appointments/slots/busy-times.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { deleteBusyTimes, insertBusyTimes, type StoredBusyTime } from "./busy-time.store.ts";

export type BusyChange = {
  specialistId: string;
  /** The current busy times. */
  busy: readonly BusyTime[];
  /** The external entries that were read, busy or not; left out: all of them. */
  sources?: readonly string[];
  within: { from: Instant; to: Instant };
};

/** What is still there keeps its id, also where it moved, so that an address with it leads there. */
export async function changeBusyTimes(tx: Tx, ctx: TenantCtx, change: BusyChange): Promise<void> {
  const { specialistId, sources, within } = change;
  if (sources?.length === 0) return;
  const gone = await deleteBusyTimes(tx, specialistId, sources);
  const known = Map.groupBy(gone, ({ source }) => source);
  const pieces = change.busy.flatMap((busy) =>
    busyPieces(busy, within).map((piece) => ({ ...piece, id: known.get(busy.source)?.shift()?.id ?? newId() })),
  );
  await insertBusyTimes(tx, specialistId, pieces);
  if (!isSame(gone, pieces)) await announce(tx, ctx, busyTimesChanged, { specialistId });
}

function isSame(gone: readonly StoredBusyTime[], pieces: readonly (BusyTime & { id: string })[]): boolean {
  const before = new Set(gone.map(({ id, title, starts, ends }) => `${id} ${title} ${+starts} ${+ends}`));
  return gone.length === pieces.length && pieces.every((piece) => before.has(lineOf(piece)));
}

function lineOf({ id, title, start, end }: BusyTime & { id: string }): string {
  return `${id} ${title} ${start} ${end}`;
}
