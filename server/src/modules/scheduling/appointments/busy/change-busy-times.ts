// A calendar outside says when somebody is busy. The times stand beside the agenda and take part in every search and every
// booking; an appointment that is there already is left alone (D-4.1).
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { busyTimesChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { type BusyTime, busyPieces } from "@mostrador/domain/scheduling/appointments/slots/busy-times.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { deleteBusyTimes, insertBusyTimes } from "./busy-time.store.ts";

export type BusyChange = {
  specialistId: string;
  /** What is busy now. */
  busy: readonly BusyTime[];
  /** The entries elsewhere that were read, busy or not; left out, everything was. */
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
