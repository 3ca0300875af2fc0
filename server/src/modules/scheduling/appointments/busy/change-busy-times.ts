// Stores the busy times of an external calendar. Every search and every booking avoids them; an existing appointment
// is not changed (D-4.1).
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { busyTimesChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { type BusyTime, busyPieces } from "@mostrador/domain/scheduling/appointments/slots/busy-times.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { deleteBusyTimes, insertBusyTimes } from "./busy-time.store.ts";

export type BusyChange = {
  specialistId: string;
  /** The current busy times. */
  busy: readonly BusyTime[];
  /** The external entries that were read, busy or not; left out: all of them. */
  sources?: readonly string[];
  within: { from: Instant; to: Instant };
};

export async function changeBusyTimes(tx: Tx, ctx: TenantCtx, change: BusyChange): Promise<void> {
  const { specialistId, sources, within } = change;
  if (sources?.length === 0) return;
  const gone = await deleteBusyTimes(tx, specialistId, sources);
  const pieces = change.busy.flatMap((busy) => busyPieces(busy, within));
  await insertBusyTimes(tx, specialistId, pieces);
  if (gone + pieces.length > 0) await announce(tx, ctx, busyTimesChanged, { specialistId });
}
