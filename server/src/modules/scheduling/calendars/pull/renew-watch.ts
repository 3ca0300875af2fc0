// Google's notification channels expire after days and are never renewed: a new one is opened before the end, and then
// the old one is closed. Without a channel, calendars are still read each minute.
import { createHash } from "node:crypto";
import { CalendarLeft } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { newCode, newId } from "../../../../kernel/id.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { type CalendarAccess, CalendarFailure, type CalendarProvider } from "../../../../providers/calendar/port.ts";
import { readAccount } from "../account/account.store.ts";
import { accessOf } from "../account/key.ts";
import type { CalendarDeps } from "../deps.ts";
import { readLink, updateLink } from "../link/link.store.ts";
import { setChannel, setDue } from "../link/route.store.ts";

const BEFORE_THE_END_MS = 86_400_000;
const AGAIN_MS = 60 * 60_000;
const TOKEN_LENGTH = 40;

/** False: there is no channel now. `isUrgent`: tried also shortly after a failure. */
export async function renewWatch(
  ctx: TenantCtx,
  { notifyUrl }: CalendarDeps,
  google: CalendarProvider,
  access: CalendarAccess,
  specialistId: string,
  isUrgent = false,
): Promise<boolean> {
  const link = await readTogether(ctx, (tx) => readLink(tx, specialistId));
  if (!notifyUrl || !link) return true;
  if (link.channel_ends_at && link.channel_ends_at.getTime() > ctx.now + BEFORE_THE_END_MS) return true;
  if (!isUrgent && link.watch_again_at && link.watch_again_at.getTime() > ctx.now) return false;
  const token = newCode(TOKEN_LENGTH);
  try {
    const opened = await google.watch(access, link.calendar_id, { id: newId(), address: notifyUrl, token });
    await transact(ctx, async (tx) => {
      await setChannel(tx, ctx.businessId, specialistId, { id: opened.id, tokenDigest: tokenDigest(token) });
      // what changed since the calendar was read, or was told before this channel was known, is read now
      await setDue(tx, ctx.businessId, specialistId, new Date(ctx.now));
      await updateLink(tx, specialistId, {
        channel_id: opened.id,
        channel_resource: opened.resource,
        channel_ends_at: new Date(opened.endsAt),
        watch_again_at: null,
      });
    });
    if (link.channel_id && link.channel_resource)
      await google.stop(access, { id: link.channel_id, resource: link.channel_resource });
    return true;
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    ctx.log.warn({ specialistId, kind: error.kind, error: error.message }, "google calendar: no channel");
    await transact(ctx, (tx) => updateLink(tx, specialistId, { watch_again_at: new Date(ctx.now + AGAIN_MS) }));
    return false;
  }
}

export function tokenDigest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** After a calendar was unlinked: a channel that cannot be closed expires within days. */
export function onCalendarLeft(deps: CalendarDeps) {
  return on(
    CalendarLeft,
    { name: "close-google-channel", title: "Dejar de escuchar un calendario de Google" },
    async (ctx, { accountId, channelId, resource }) => {
      const account = await readTogether(ctx, (tx) => readAccount(tx, accountId));
      if (!deps.google || !account) return;
      try {
        await deps.google.stop(accessOf(ctx, deps.seal, account), { id: channelId, resource });
      } catch (error) {
        if (!(error instanceof CalendarFailure)) throw error;
      }
    },
  );
}
