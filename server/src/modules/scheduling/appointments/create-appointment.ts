// The one door by which an appointment comes into the agenda: for the calendar, the assistant, flows, public pages and
// imports (house, section 6). The exclusion constraint decides who of many callers gets the place (D-4.3).
import { conflict, Refusal } from "@mostrador/domain/kit/result.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { type Appointment, AppointmentCreated } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { APPOINTMENT_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newCode, newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type NamedRow, readNamed } from "./agenda.store.ts";
import { insertEntry, readByRequestKey, type ZonedRow } from "./appointment.store.ts";
import {
  checkClient,
  checkNamed,
  checkOffered,
  checkUntaken,
  checkWithinHours,
  type FreeOnly,
  type Wanted,
  wholeMinutes,
} from "./check-place.ts";
import { clientNameOf, presentAppointment } from "./present-appointment.ts";

export type AppointmentRequest = {
  branchId: string;
  serviceId: string;
  specialistId: string;
  clientId: string;
  start: Instant;
  /** Left out: the start plus the duration of the service. */
  end?: Instant | undefined;
  /** Empty: the service and the client. */
  title?: string;
  details?: string;
  clientNotes?: string;
  type?: string;
  colorHex?: string;
  /** A person has seen the warning (D-4.4). */
  confirmOutsideHours?: boolean;
  /** Only free slots, whatever else is said (D-4.4). */
  requireFree?: FreeOnly;
  /** The same key gives the same appointment, however often it is asked for. */
  requestKey?: string;
};

const SHORT_ID_LENGTH = 7;
const MOST_TRIES = 3;

export async function createAppointment(ctx: TenantCtx, request: AppointmentRequest): Promise<Appointment> {
  const row = await transact(ctx, async (tx, inside) => {
    try {
      return await create(tx, inside as TenantCtx, request);
    } catch (error) {
      // What stands in the way may be the twin of this very request, committed in between.
      const twin = error instanceof Refusal ? await twinOf(tx, request) : undefined;
      if (twin) return twin;
      throw error;
    }
  });
  return presentAppointment(row);
}

async function create(tx: Tx, ctx: TenantCtx, request: AppointmentRequest): Promise<ZonedRow> {
  const { branchId, serviceId, specialistId, clientId } = request;
  const [earlier, named] = await Promise.all([
    twinOf(tx, request),
    readNamed(tx, { branchId, serviceId, specialistId, contactId: clientId }),
  ]);
  if (earlier) return earlier;
  checkNamed(named);
  checkClient(named);
  const end = request.requireFree ? undefined : request.end;
  const times = wholeMinutes(request.start, end ?? request.start + named.duration * 60_000);
  const wanted = { branchId, serviceId, specialistId, ...times };
  if (request.requireFree) await checkOffered(tx, ctx, wanted, request.requireFree);
  else checkWithinHours(named, wanted, request.confirmOutsideHours === true);
  return insert(tx, ctx, request, wanted, named);
}

async function insert(tx: Tx, ctx: TenantCtx, request: AppointmentRequest, wanted: Wanted, named: NamedRow) {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const row = await insertEntry(tx, rowOf(ctx, request, wanted, named));
    if (row) {
      await Promise.all([
        publish(tx, ctx, AppointmentCreated, { appointmentId: row.id }),
        announce(tx, ctx, { name: "appointment_changed", data: { appointmentId: row.id } }),
      ]);
      return { ...row, zone: named.zone };
    }
    await checkUntaken(tx, ctx, wanted);
    // Nothing in the way: the short id was somebody's, or what stood there has just gone.
  }
  throw conflict("Otra persona está guardando lo mismo. Intenta de nuevo.");
}

/** The appointment that an earlier call with the same key made. */
async function twinOf(tx: Tx, { requestKey }: AppointmentRequest): Promise<ZonedRow | undefined> {
  return requestKey === undefined ? undefined : readByRequestKey(tx, requestKey);
}

function rowOf(ctx: TenantCtx, request: AppointmentRequest, wanted: Wanted, named: NamedRow) {
  const at = new Date(ctx.now);
  return {
    business_id: ctx.businessId,
    id: newId(),
    short_id: newCode(SHORT_ID_LENGTH),
    branch_id: wanted.branchId,
    specialist_id: wanted.specialistId,
    service_id: wanted.serviceId,
    contact_id: request.clientId,
    title: request.title || `${named.service_name} · ${clientNameOf(named)}`.slice(0, 150),
    details: request.details ?? "",
    client_notes: request.clientNotes ?? "",
    starts: wanted.starts,
    ends: wanted.ends,
    type: request.type ?? "",
    status: "agendada" as const,
    color_hex: request.colorHex ?? APPOINTMENT_COLOR,
    request_key: request.requestKey ?? null,
    created_by: actorName(ctx.actor),
    updated_by: actorName(ctx.actor),
    created_at: at,
    updated_at: at,
  };
}
