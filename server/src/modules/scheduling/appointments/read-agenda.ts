// Reads the entries of the agenda, one appointment or block, and the whole history of a contact.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type {
  getBlock as getBlockRoute,
  getAppointment as getRoute,
  listAgenda as listRoute,
  populateAppointments as populateRoute,
} from "@mostrador/domain/scheduling/appointments/routes.ts";
import { type Appointment, NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { allBranches } from "../../business/branches/index.ts";
import { allSpecialists } from "../../business/specialists/index.ts";
import { allServices } from "../../catalog/services/index.ts";
import { readAgenda } from "./agenda.store.ts";
import { readEntry, readHistory } from "./appointment.store.ts";
import { NO_BLOCK } from "./block.ts";
import { readBusyTimes } from "./busy/busy-time.store.ts";
import { presentBusyTime } from "./busy/present-busy-time.ts";
import { presentAgendaEntry, presentAppointment, presentBlock } from "./present-appointment.ts";

const MOST_HISTORY = 500;

export async function listAgenda(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  const [rows, busy] = await readTogether(ctx, (tx) =>
    // a search is for a person's appointments
    Promise.all([readAgenda(tx, query), query.search ? [] : readBusyTimes(tx, query)]),
  );
  return { data: [...rows.map(presentAgendaEntry), ...busy.map(presentBusyTime)] };
}

export async function getAppointment(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
  const row = await readTogether(ctx, (tx) => readEntry(tx, params.id));
  if (!row || row.is_block) throw notFound(NO_APPOINTMENT);
  return { data: presentAppointment(row) };
}

/** For handlers of an event, or callers with an id: the current row; undefined when it is deleted, or a block. */
export async function findAppointment(ctx: TenantCtx, id: string): Promise<Appointment | undefined> {
  const row = await readTogether(ctx, (tx) => readEntry(tx, id));
  return row && !row.is_block ? presentAppointment(row) : undefined;
}

export async function getBlock(ctx: TenantCtx, { params }: Call<typeof getBlockRoute>) {
  const row = await readTogether(ctx, (tx) => readEntry(tx, params.id));
  if (!row?.is_block) throw notFound(NO_BLOCK);
  return { data: presentBlock(row) };
}

export async function populateAppointments(ctx: TenantCtx, { query }: Call<typeof populateRoute>) {
  const [rows, services, branches, specialists] = await Promise.all([
    readTogether(ctx, (tx) => readHistory(tx, query.clientId, MOST_HISTORY)),
    allServices(ctx),
    allBranches(ctx),
    allSpecialists(ctx),
  ]);
  const appointments = rows.map(presentAppointment);
  const named = new Set(appointments.flatMap((one) => [one.serviceId, one.branchId, one.specialistId]));
  return {
    data: {
      appointments,
      services: services.filter((service) => named.has(service._id)),
      branches: branches.filter((branch) => named.has(branch._id)),
      specialists: specialists.filter((specialist) => named.has(specialist._id)),
    },
  };
}
