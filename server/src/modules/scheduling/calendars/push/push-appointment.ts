// Writes an appointment to the linked calendar, or removes it (D-5.1, D-5.2). Safe to call any number of times and
// concurrently: the event's id follows from the appointment, and after writing it checks again that the appointment is
// unchanged. What is impossible now is found again at the next reading.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { CalendarFailure, type CalendarProvider, type WrittenEvent } from "../../../../providers/calendar/port.ts";
import { noteEvent } from "../../appointments/index.ts";
import { accessOf, giveUpKey } from "../account/key.ts";
import type { CalendarDeps } from "../deps.ts";
import { deleteEvent, updateEvent } from "./event.store.ts";
import { type PushPlan, planPush } from "./plan-push.ts";

const MOST_ROUNDS = 6;

export type Push = (ctx: TenantCtx, appointmentId: string) => Promise<void>;

export function createPush(deps: CalendarDeps): Push {
  return async (ctx, appointmentId) => {
    const { google } = deps;
    if (!google) return;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const plan = await transact(ctx, (tx, inside) => planPush(tx, inside, appointmentId));
      if (!plan) return;
      try {
        await carryOut(ctx, deps, google, plan);
      } catch (error) {
        if (!(error instanceof CalendarFailure)) throw error;
        if (error.kind === "denied") await giveUpKey(ctx, plan.account);
        ctx.log.warn({ appointmentId, kind: error.kind, error: error.message }, "google calendar: not written");
        return;
      }
    }
  };
}

async function carryOut(ctx: TenantCtx, deps: CalendarDeps, google: CalendarProvider, plan: PushPlan): Promise<void> {
  const { calendar_id: calendarId, event_id: eventId, appointment_id: id } = plan.event;
  const access = accessOf(ctx, deps.seal, plan.account);
  if (plan.kind === "remove") {
    await google.remove(access, calendarId, eventId);
    await transact(ctx, async (tx) => {
      await deleteEvent(tx, id, eventId);
      await noteEvent(tx, id, null);
    });
    return;
  }
  const { draft, version, calendarName } = plan;
  const update = () => google.update(access, calendarId, eventId, draft);
  const written = plan.isNew ? await insert() : await update().catch(whenMissing);
  await transact(ctx, async (tx) => {
    if (written === null) {
      // Its id is used up: the next round writes it with another one.
      await updateEvent(tx, id, eventId, { is_gone: true });
      return;
    }
    const now = { pushed_version: version, google_updated: new Date(written.updated) };
    if (await updateEvent(tx, id, eventId, now)) await noteEvent(tx, id, { eventId, calendarId, calendarName });
  });

  /** Null where the event was there once and was deleted. */
  function insert(): Promise<WrittenEvent | null> {
    return google.insert(access, calendarId, eventId, draft).catch((error: unknown) => {
      if (error instanceof CalendarFailure && error.kind === "duplicate") return update().catch(whenMissing);
      throw error;
    });
  }
}

function whenMissing(error: unknown): null {
  if (error instanceof CalendarFailure && (error.kind === "missing" || error.kind === "stale")) return null;
  throw error;
}
