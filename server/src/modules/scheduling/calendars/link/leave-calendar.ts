// Unlinks a calendar: it is no longer read or written. Its entries in Google stay: unlinking deletes nothing from a
// person's calendar.
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import { CalendarLeft } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { showCalendar } from "../../../business/specialists/index.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { changeBusyTimes, forgetEvents } from "../../appointments/index.ts";
import { forgetRows } from "../push/event.store.ts";
import { dropQuestionsOf } from "../question/question.store.ts";
import { deleteLink, type LinkRow } from "./link.store.ts";
import { deleteRoute, setChannel } from "./route.store.ts";

export async function leaveCalendar(tx: Tx, ctx: TenantCtx, before: LinkRow): Promise<void> {
  const specialistId = before.specialist_id;
  await stopReading(tx, ctx, before);
  await deleteLink(tx, specialistId);
  await deleteRoute(tx, ctx.businessId, specialistId);
  await dropQuestionsOf(tx, specialistId);
  await forgetEvents(tx, await forgetRows(tx, specialistId));
  await showCalendar(tx, ctx, specialistId, null);
  await writeAudit(tx, ctx, {
    action: "google.unlinked",
    summary: `Desvinculó el calendario de Google ${before.name}`,
    details: { specialistId },
  });
  await announce(tx, ctx, calendarChanged, { specialistId });
}

export async function stopReading(tx: Tx, ctx: TenantCtx, before: LinkRow): Promise<void> {
  const { specialist_id: specialistId, account_id: accountId } = before;
  await changeBusyTimes(tx, ctx, { specialistId, busy: [], within: { from: 0, to: 0 } });
  await setChannel(tx, ctx.businessId, specialistId, null);
  if (before.channel_id && before.channel_resource) {
    await publish(tx, ctx, CalendarLeft, {
      accountId,
      channelId: before.channel_id,
      resource: before.channel_resource,
    });
  }
}
