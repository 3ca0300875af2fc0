// The history of an appointment: the entries of the audit log, and its creator.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { APPOINTMENT_HISTORY } from "@mostrador/domain/scheduling/appointments/history.ts";
import type { appointmentHistory as historyRoute } from "@mostrador/domain/scheduling/appointments/routes.ts";
import { NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { readAuditOf } from "../../../ground/identity/index.ts";
import { readEntry } from "../appointment.store.ts";

export async function appointmentHistory(ctx: TenantCtx, { params }: Call<typeof historyRoute>) {
  const actions = Object.values(APPOINTMENT_HISTORY);
  const id = params.id.toLowerCase();
  const [row, entries] = await readTogether(ctx, (tx) =>
    Promise.all([readEntry(tx, id), readAuditOf(tx, { actions, detail: "appointmentId", id })]),
  );
  if (!row || row.is_block) throw notFound(NO_APPOINTMENT);
  const made = { _id: row.id, actorName: row.created_by, summary: "Agendó la cita", at: row.created_at.toISOString() };
  const told = entries.map(({ id: _id, actor_name, summary, at }) => ({
    _id,
    actorName: actor_name,
    summary,
    at: at.toISOString(),
  }));
  return { data: [...told, made] };
}
