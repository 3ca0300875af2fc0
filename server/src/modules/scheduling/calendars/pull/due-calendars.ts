// Reads every linked calendar each minute: even if Google never reports a change.
import { CalendarSyncDue } from "@mostrador/domain/scheduling/calendars/schema.ts";
import { tenantCtx } from "../../../../kernel/context.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { Sweep } from "../../../../kernel/queue/sweeper.ts";
import { takeDue } from "../link/route.store.ts";

const LOOK_MS = 1_000;
const MINUTE_MS = 60_000;

export const dueCalendars: Sweep = {
  name: "due-calendars",
  every: LOOK_MS,
  async run(tx, ctx) {
    const due = await takeDue(tx, new Date(ctx.now), new Date(ctx.now + MINUTE_MS));
    for (const { business_id, specialist_id: specialistId } of due) {
      const tenant = tenantCtx(ctx, business_id, { kind: "system", name: "Google Calendar" });
      await publish(tx, tenant, CalendarSyncDue, { specialistId });
    }
    return due.length;
  },
};
