// Lists the appointments of some days for the staff, with hours in the zone of their branch.
import type { ListedAppointment } from "@mostrador/domain/automation/assistants/staff/find-listed.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { listAgenda } from "../../../scheduling/appointments/index.ts";

export async function appointmentsOf(
  ctx: TenantCtx,
  { from, to }: { from: Day; to: Day },
  branchId: string | null,
): Promise<{ appointments: ListedAppointment[]; names: typeof nameOf }> {
  const query = { businessId: ctx.businessId, from, to, ...(branchId ? { branchId } : {}) };
  const { data } = await listAgenda(ctx, { params: {}, query, body: undefined } as never);
  const appointments = data
    .filter((entry) => entry.status !== "block" && entry.source === "mostrador")
    .map((entry) => ({
      id: entry._id,
      day: entry.start.slice(0, 10),
      time: entry.start.slice(11, 16),
      clientName: whoComes(entry),
      serviceName: entry.serviceName,
      specialistId: entry.specialistId,
      specialistName: "",
      status: entry.status,
    }))
    .filter(({ day }) => day >= from && day <= to);
  return { appointments, names: nameOf };
}

function nameOf(id: string, specialists: readonly Specialist[]): string {
  return specialists.find(({ _id }) => _id === id)?.name ?? "";
}
