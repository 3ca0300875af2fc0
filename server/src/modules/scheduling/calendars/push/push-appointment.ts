// Writes an appointment to the linked calendar, or takes it out (D-5.1, D-5.2). It may be called as often as one likes and
// by several at once: the event's id follows from the appointment, and whoever has written looks again whether the
// appointment is still what was written. What cannot be done now is found again when the calendar is next read.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { CalendarFailure, type CalendarProvider } from "../../../../providers/calendar/port.ts";
import { noteEvent } from "../../appointments/index.ts";
import { accessOf, giveUpKey } from "../account/key.ts";
import type { CalendarDeps } from "../deps.ts";
import { deleteEvent, updateEvent } from "./event.store.ts";
import { eventIdOf, type PushPlan, planPush } from "./plan-push.ts";

const MOST_ROUNDS = 6;

export type Push = (ctx: TenantCtx, appointmentId: string) => Promise<void>;

export function createPush(deps: CalendarDeps): Push {
  return async (ctx, appointmentId) => {
    const { google } = deps;
    if (!google) return;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const plan = await transact(ctx, (tx, inside) => planPush(tx, inside as TenantCtx, appointmentId));
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
  try {
    const { updated } = plan.isNew
      ? await google.insert(access, calendarId, eventId, draft).catch((error: unknown) => {
          if (error instanceof CalendarFailure && error.kind === "duplicate") return update();
          throw error;
        })
      : await update();
    await transact(ctx, async (tx) => {
      const written = { pushed_version: version, google_updated: new Date(updated) };
      if (await updateEvent(tx, id, eventId, written)) await noteEvent(tx, id, { eventId, calendarId, calendarName });
    });
  } catch (error) {
    const isGone = error instanceof CalendarFailure && (error.kind === "missing" || error.kind === "stale");
    if (!isGone || plan.isNew) throw error;
    // Its id is used up: the next round writes it under another one.
    const generation = plan.event.generation + 1;
    const another = { generation, event_id: eventIdOf(id, generation), google_updated: null };
    await transact(ctx, (tx) => updateEvent(tx, id, eventId, another));
  }
}
