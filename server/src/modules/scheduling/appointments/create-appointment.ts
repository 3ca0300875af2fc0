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
import { insertEntry, insertWithCommit, type NewEntry, readByRequestKey, type ZonedRow } from "./appointment.store.ts";
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
import { presentAppointment, titleOf } from "./present-appointment.ts";

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
const OVERLAP = "23P01";

export async function createAppointment(ctx: TenantCtx, request: AppointmentRequest): Promise<Appointment> {
  return presentAppointment((await createAtOnce(ctx, request)) ?? (await createStepwise(ctx, request)));
}

/**
 * The usual case, where nobody is in the way: the insert travels with the commit. Undefined when somebody is, and within
 * a transaction of others, where the commit is not ours.
 */
async function createAtOnce(ctx: TenantCtx, request: AppointmentRequest): Promise<ZonedRow | undefined> {
  if (ctx.tx) return undefined;
  try {
    return await withTwin(ctx, request, async (tx, inside) => {
      const { wanted, named } = await prepare(tx, inside, request);
      const entry = entryOf(inside, request, wanted, named);
      await tell(tx, inside, entry.id);
      return { ...insertWithCommit(tx, entry), zone: named.zone };
    });
  } catch (error) {
    if ((error as { code?: string }).code === OVERLAP) return undefined;
    throw error;
  }
}

async function createStepwise(ctx: TenantCtx, request: AppointmentRequest): Promise<ZonedRow> {
  return withTwin(ctx, request, async (tx, inside) => {
    const { wanted, named } = await prepare(tx, inside, request);
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const row = await insertEntry(tx, entryOf(inside, request, wanted, named));
      if (row) {
        await tell(tx, inside, row.id);
        return { ...row, zone: named.zone };
      }
      await checkUntaken(tx, inside, wanted);
      // Nothing in the way: the short id was somebody's, or what stood there has just gone.
    }
    throw conflict("Otra persona está guardando lo mismo. Intenta de nuevo.");
  });
}

/** What stands in the way may be the twin of this very request, before it or committed meanwhile. */
async function withTwin(
  ctx: TenantCtx,
  request: AppointmentRequest,
  work: (tx: Tx, inside: TenantCtx) => Promise<ZonedRow>,
): Promise<ZonedRow> {
  return transact(ctx, async (tx, inside) => {
    const earlier = await twinOf(tx, request);
    if (earlier) return earlier;
    try {
      return await work(tx, inside as TenantCtx);
    } catch (error) {
      const twin = error instanceof Refusal ? await twinOf(tx, request) : undefined;
      if (twin) return twin;
      throw error;
    }
  });
}

/** Loads what the request names and decides whether it may be written there. */
async function prepare(
  tx: Tx,
  ctx: TenantCtx,
  request: AppointmentRequest,
): Promise<{ wanted: Wanted; named: NamedRow }> {
  const { branchId, serviceId, specialistId, clientId } = request;
  const named = await readNamed(tx, { branchId, serviceId, specialistId, contactId: clientId });
  checkNamed(named);
  checkClient(named);
  const end = request.requireFree ? undefined : request.end;
  const times = wholeMinutes(request.start, end ?? request.start + named.duration * 60_000);
  const wanted = { branchId, serviceId, specialistId, ...times };
  if (request.requireFree) await checkOffered(tx, ctx, wanted, request.requireFree);
  else checkWithinHours(named, wanted, request.confirmOutsideHours === true);
  return { wanted, named };
}

async function tell(tx: Tx, ctx: TenantCtx, appointmentId: string): Promise<void> {
  await publish(tx, ctx, AppointmentCreated, { appointmentId });
  await announce(tx, ctx, { name: "appointment_changed", data: { appointmentId } });
}

/** The appointment that an earlier call with the same key made. */
async function twinOf(tx: Tx, { requestKey }: AppointmentRequest): Promise<ZonedRow | undefined> {
  return requestKey === undefined ? undefined : readByRequestKey(tx, requestKey);
}

function entryOf(ctx: TenantCtx, request: AppointmentRequest, wanted: Wanted, named: NamedRow): NewEntry {
  return {
    business_id: ctx.businessId,
    id: newId(),
    short_id: newCode(SHORT_ID_LENGTH),
    is_block: false,
    branch_id: wanted.branchId,
    specialist_id: wanted.specialistId,
    service_id: wanted.serviceId,
    contact_id: request.clientId,
    title: request.title || titleOf(named),
    details: request.details ?? "",
    client_notes: request.clientNotes ?? "",
    starts: wanted.starts,
    ends: wanted.ends,
    type: request.type ?? "",
    status: "agendada",
    color_hex: request.colorHex ?? APPOINTMENT_COLOR,
    request_key: request.requestKey ?? null,
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  };
}
