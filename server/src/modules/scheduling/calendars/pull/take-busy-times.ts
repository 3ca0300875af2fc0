// The busy times of a reading: every entry that is not ours.
import { busyOf, isOwnEvent } from "@mostrador/domain/scheduling/calendars/google-event.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { changeBusyTimes } from "../../appointments/index.ts";
import type { LinkRow } from "../link/link.store.ts";
import { readEventsOf } from "../push/event.store.ts";
import type { Changes } from "./read-changes.ts";

export async function takeBusyTimes(
  tx: Tx,
  ctx: TenantCtx,
  link: Pick<LinkRow, "specialist_id" | "calendar_id" | "shows_titles">,
  changes: Changes,
): Promise<void> {
  const { specialist_id: specialistId, calendar_id, shows_titles } = link;
  const ours = new Set((await readEventsOf(tx, specialistId, calendar_id)).map((row) => row.event_id));
  const busy = changes.events
    .filter((event) => !ours.has(event.id) && !isOwnEvent(event, ctx.businessId))
    .flatMap((event) => busyOf(event, changes.zone, shows_titles) ?? []);
  const sources = changes.isWhole ? {} : { sources: changes.events.map(({ id }) => id) };
  await changeBusyTimes(tx, ctx, { specialistId, busy, ...sources, within: changes.within });
}
