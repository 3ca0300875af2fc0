// Reads one linked calendar: changes become busy times, moves and questions, and missing writes are sent to Google. A
// lease allows one reader at a time; only its holder writes the result.
import { calendarChanged } from "@mostrador/domain/scheduling/calendars/live.ts";
import { CalendarSyncDue } from "@mostrador/domain/scheduling/calendars/schema.ts";
import { type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { CalendarFailure, type FailureKind } from "../../../../providers/calendar/port.ts";
import { accessOf, giveUpKey } from "../account/key.ts";
import type { CalendarDeps } from "../deps.ts";
import { type KeyedLink, leaseLink, lockLeased, readLink, updateLink } from "../link/link.store.ts";
import { setDue } from "../link/route.store.ts";
import { type EventRow, readEventsOf, readLate } from "../push/event.store.ts";
import type { Push } from "../push/push-appointment.ts";
import { followMove } from "./follow-moves.ts";
import { type Changes, DAY_MS, readChanges } from "./read-changes.ts";
import { renewWatch } from "./renew-watch.ts";
import { takeBusyTimes } from "./take-busy-times.ts";

const LEASE_MS = 90_000;
const AGAIN_MS = 2_000;

const FAILURE: Readonly<Record<FailureKind, string>> = {
  denied: "Google ya no acepta el permiso de esta cuenta. Vuelve a conectarla.",
  missing: "Ese calendario ya no está, o la cuenta ya no puede verlo. Elige otro.",
  stale: "Google no responde como se espera. Lo seguimos intentando.",
  duplicate: "Google no responde como se espera. Lo seguimos intentando.",
  refused: "Google no responde como se espera. Lo seguimos intentando.",
  away: "Google no responde. Lo seguimos intentando.",
};

export function onSyncDue(deps: CalendarDeps, push: Push) {
  return on(
    CalendarSyncDue,
    { name: "read-google-calendar", title: "Leer un calendario de Google" },
    (ctx, { specialistId }) => sync(ctx, deps, push, specialistId),
    {
      side: 8,
    },
  );
}

async function sync(given: TenantCtx, deps: CalendarDeps, push: Push, specialistId: string): Promise<void> {
  const ctx = tenantCtx(given, given.businessId, { kind: "system", name: "Google Calendar" });
  const { google } = deps;
  const link = await readTogether(ctx, (tx) => readLink(tx, specialistId));
  if (!google || !link || link.refresh_token === null) return;
  const lease = newId();
  const [now, until] = [new Date(ctx.now), new Date(ctx.now + LEASE_MS)];
  const isMine = await transact(ctx, async (tx) => {
    const leased = await leaseLink(tx, specialistId, lease, now, until);
    // Reads again right after, in case the current reader missed something.
    if (!leased) await setDue(tx, ctx.businessId, specialistId, new Date(ctx.now + AGAIN_MS));
    return leased;
  });
  if (!isMine) return;
  try {
    const access = accessOf(ctx, deps.seal, { ...link, id: link.account_id });
    const before = await readTogether(ctx, (tx) => readEventsOf(tx, specialistId, link.calendar_id));
    const changes = await readChanges(google, access, link, ctx.now);
    await followMoves(ctx, link, before, changes);
    await write(ctx, link, lease, changes);
    const late = await readTogether(ctx, (tx) =>
      readLate(tx, { specialistId, calendarId: link.calendar_id, after: now }),
    );
    for (const id of late) await push(ctx, id);
    await renewWatch(ctx, deps, google, access, specialistId);
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    if (error.kind === "denied") await giveUpKey(ctx, { ...link, id: link.account_id });
    await noteFailure(ctx, specialistId, error);
  } finally {
    await release(ctx, specialistId, lease);
  }
}

/** Each in its own transaction, before the token advances: after an interruption it is read again. */
async function followMoves(ctx: TenantCtx, link: KeyedLink, before: EventRow[], changes: Changes): Promise<void> {
  const ours = await readTogether(ctx, (tx) => readEventsOf(tx, link.specialist_id, link.calendar_id));
  const byId = new Map(ours.map((row) => [row.event_id, row]));
  for (const event of changes.events) {
    const row = byId.get(event.id);
    if (row) await followMove(ctx, row, event, changes.zone);
  }
  if (!changes.isWhole) return;
  const found = new Set(changes.events.map(({ id }) => id));
  const { from, to } = changes.within;
  const isWithin = ({ starts, ends }: EventRow) => ends.getTime() > from && starts.getTime() < to;
  for (const row of before) {
    if (!found.has(row.event_id) && isWithin(row)) await followMove(ctx, row, null, changes.zone);
  }
}

async function write(ctx: TenantCtx, link: KeyedLink, lease: string, changes: Changes): Promise<void> {
  const { specialist_id: specialistId } = link;
  await transact(ctx, async (tx, inside) => {
    const held = await lockLeased(tx, specialistId, lease);
    if (!held || held.calendar_id !== link.calendar_id) return;
    await takeBusyTimes(tx, inside, held, changes);
    await updateLink(tx, specialistId, {
      sync_token: changes.token,
      synced_at: new Date(ctx.now),
      ...(changes.isWhole ? { full_synced_at: new Date(ctx.now) } : {}),
      failing_since: null,
      failure: "",
    });
    if (held.failing_since || !held.synced_at || ctx.now - held.synced_at.getTime() > DAY_MS)
      await announce(tx, inside, calendarChanged, { specialistId });
  });
}

async function noteFailure(ctx: TenantCtx, specialistId: string, { kind, message }: CalendarFailure): Promise<void> {
  ctx.log.warn({ specialistId, kind, error: message }, "google calendar: not read");
  await transact(ctx, async (tx, inside) => {
    const link = await readLink(tx, specialistId);
    if (!link) return;
    const failing_since = link.failing_since ?? new Date(ctx.now);
    await updateLink(tx, specialistId, { failing_since, failure: FAILURE[kind] });
    if (link.failure !== FAILURE[kind]) await announce(tx, inside, calendarChanged, { specialistId });
  });
}

async function release(ctx: TenantCtx, specialistId: string, lease: string): Promise<void> {
  await transact(ctx, async (tx) => {
    if (await lockLeased(tx, specialistId, lease))
      await updateLink(tx, specialistId, { lease: null, leased_until: null });
  });
}
