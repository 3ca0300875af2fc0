// The past of the demo's agenda is told once per contact. Each visit would give the worker two jobs with ten parts, and
// all of them plan the same messages of the same contact: three thousand jobs kept a new demo busy for minutes.
import { AppointmentCreated, AppointmentStatusChanged } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { publish } from "../../kernel/queue/queue.ts";

export type PastVisit = { appointmentId: string; clientId: string; start: number; to: AppointmentStatus };

const LEFT_OUT: ReadonlySet<string> = new Set([AppointmentCreated.name, AppointmentStatusChanged.name]);

/** Books and changes without the events of appointments. */
export function withoutEvents(ctx: TenantCtx): TenantCtx {
  const { outbox } = ctx;
  const write: typeof outbox.write = async (tx, cause, event, payload, at) => {
    if (!LEFT_OUT.has(event)) await outbox.write(tx, cause, event, payload, at);
  };
  return { ...ctx, outbox: { ...outbox, write } };
}

/** Publishes the last visit of each contact. */
export async function tellLastVisits(ctx: TenantCtx, visits: readonly PastVisit[]): Promise<void> {
  const last = new Map<string, PastVisit>();
  for (const visit of visits) if (visit.start > (last.get(visit.clientId)?.start ?? 0)) last.set(visit.clientId, visit);
  await transact(ctx, async (tx) => {
    for (const { appointmentId, to } of last.values())
      await publish(tx, ctx, AppointmentStatusChanged, { appointmentId, from: "agendada", to, by: "person" });
  });
}
