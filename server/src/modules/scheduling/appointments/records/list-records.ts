// Lists the appointments of a period, with how many there are and what their services cost.
import { pesosIn } from "@mostrador/domain/catalog/services/pesos-in.ts";
import { isoAt } from "@mostrador/domain/kit/time.ts";
import type { listRecords as route } from "@mostrador/domain/scheduling/appointments/records/routes.ts";
import type { AppointmentRecord } from "@mostrador/domain/scheduling/appointments/records/schema.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { clientName } from "../../../business/contacts/index.ts";
import { countRecords, type RecordRow, readRecords } from "./record.store.ts";

export async function listRecords(ctx: TenantCtx, { query }: Call<typeof route>) {
  const [rows, services] = await readTogether(ctx, (tx) =>
    Promise.all([readRecords(tx, query), countRecords(tx, query)]),
  );
  const cents = services.reduce((sum, { price, count }) => sum + (pesosIn(price ?? "") ?? 0) * count, 0);
  const total = services.reduce((sum, { count }) => sum + count, 0);
  return { data: { records: rows.map(present), total, price: cents / 100 } };
}

function present(row: RecordRow): AppointmentRecord {
  const at = (moment: Date) => isoAt(row.zone, moment.getTime());
  return {
    _id: row.id,
    businessId: row.business_id,
    start: at(row.starts),
    createdAt: at(row.created_at),
    status: row.status as AppointmentStatus,
    clientName: row.contact_id === null ? "" : clientName(row),
    branchId: row.branch_id,
    branchName: row.branch_name,
    specialistId: row.specialist_id,
    specialistName: row.specialist_name,
    serviceId: row.service_id,
    serviceName: row.service_name ?? "",
  };
}
