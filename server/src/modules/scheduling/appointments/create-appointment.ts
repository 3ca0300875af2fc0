// The only action that creates an appointment: for the calendar, the assistant, flows, public pages and imports
// (house, section 6). The exclusion constraint decides which of many callers gets the slot (D-4.3).

import { conflict, DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import type { Confirmations } from "@mostrador/domain/scheduling/appointments/place.ts";
import { type Appointment, AppointmentCreated, NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { APPOINTMENT_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { PartMinutes } from "@mostrador/domain/scheduling/appointments/visit/visit-minutes.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newCode, newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type NamedRow, readNamed } from "./agenda.store.ts";
import {
  insertAsKnown,
  insertEntry,
  type NewEntry,
  readByRequestKey,
  type Versions,
  type ZonedRow,
} from "./appointment.store.ts";
import {
  checkNamed,
  checkOffered,
  checkShared,
  checkUntaken,
  checkUsual,
  type FreeOnly,
  type PlaceRequest,
  wholeMinutes,
} from "./check-place.ts";
import { forgetPlace, knownPlace } from "./known-place.ts";
import { presentAppointment, titleOf } from "./present-appointment.ts";

export type AppointmentRequest = Confirmations & {
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
  /** The person who comes, when it is not the client. */
  attendeeName?: string | null | undefined;
  type?: string;
  colorHex?: string;
  /** Only free slots, whatever the other fields say (D-4.4). */
  requireFree?: FreeOnly;
  /** Of a part of a visit; left out: those of the service. */
  minutes?: PartMinutes;
  /** The id of its visit. */
  visitId?: string;
  /** The same key returns the same appointment, for any number of calls. */
  requestKey?: string;
};

const SHORT_ID_LENGTH = 7;
const MOST_TRIES = 3;
const OVERLAP = "23P01";

export async function createAppointment(ctx: TenantCtx, request: AppointmentRequest): Promise<Appointment> {
  return presentAppointment((await createAtOnce(ctx, request)) ?? (await createStepwise(ctx, request)));
}

/**
 * The usual case without a conflict: one round trip, decided from this process's cached data, and written only if that
 * is still valid. Undefined in every other case, which needs a closer check: a conflict, a change, or a refusal; and
 * within an outer transaction, where the commit is not ours.
 */
async function createAtOnce(ctx: TenantCtx, request: AppointmentRequest): Promise<ZonedRow | undefined> {
  if (ctx.tx || request.requireFree || request.clientId === NO_CLIENT) return undefined;
  try {
    const named = await knownPlace(ctx, request);
    const wanted = wantedOf(request, named);
    checkUsual(named, wanted, request);
    const entry = entryOf(ctx, request, wanted, request.title ?? "");
    const versions: Versions = [
      named.branch_version,
      named.specialist_version,
      named.service_version,
      named.specialist_gives,
    ];
    const { made } = await transact(ctx, async (tx, inside) => {
      await tell(tx, inside, entry.id);
      return { made: insertAsKnown(tx, entry, versions) };
    });
    const [row] = await made;
    return row && { ...row, zone: named.zone };
  } catch (error) {
    if (!(error instanceof DomainError) && (error as { code?: string }).code !== OVERLAP) throw error;
    forgetPlace(ctx, request);
    return undefined;
  }
}

async function createStepwise(ctx: TenantCtx, request: AppointmentRequest): Promise<ZonedRow> {
  return withDuplicate(ctx, request, async (tx, inside) => {
    const { wanted, named } = await prepare(tx, inside, request);
    await checkShared(tx, inside, wanted);
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const row = await insertEntry(tx, entryOf(inside, request, wanted, request.title || titleOf(named)));
      if (row) {
        await tell(tx, inside, row.id);
        return { ...row, zone: named.zone };
      }
      await checkUntaken(tx, inside, wanted);
      // No conflict: the short id was taken, or the conflicting entry has just been removed.
    }
    throw conflict("Otra persona está guardando lo mismo. Intenta de nuevo.");
  });
}

/** The conflicting entry may be the duplicate of this same request, earlier or committed meanwhile. */
async function withDuplicate(
  ctx: TenantCtx,
  request: AppointmentRequest,
  work: (tx: Tx, inside: TenantCtx) => Promise<ZonedRow>,
): Promise<ZonedRow> {
  return transact(ctx, async (tx, inside) => {
    const earlier = await duplicateOf(tx, request);
    if (earlier) return earlier;
    try {
      return await work(tx, inside);
    } catch (error) {
      const duplicate = error instanceof DomainError ? await duplicateOf(tx, request) : undefined;
      if (duplicate) return duplicate;
      throw error;
    }
  });
}

/** Refuses what `createAppointment` would refuse, and writes nothing. */
export async function examinePlace(tx: Tx, ctx: TenantCtx, request: AppointmentRequest): Promise<null> {
  const { wanted } = await prepare(tx, ctx, request);
  await checkUntaken(tx, ctx, wanted);
  await checkShared(tx, ctx, wanted);
  return null;
}

/** Loads the referenced rows and decides whether it may be written there. */
async function prepare(
  tx: Tx,
  ctx: TenantCtx,
  request: AppointmentRequest,
): Promise<{ wanted: PlaceRequest; named: NamedRow }> {
  const { branchId, serviceId, specialistId, clientId } = request;
  const named = await readNamed(tx, { branchId, serviceId, specialistId, contactId: contactOf(clientId) });
  checkNamed(named, { needsClient: clientId !== NO_CLIENT });
  const wanted = wantedOf(request, named);
  if (request.requireFree) await checkOffered(tx, ctx, wanted, request.requireFree);
  else checkUsual(named, wanted, request);
  return { wanted, named };
}

function wantedOf(request: AppointmentRequest, named: NamedRow): PlaceRequest {
  const { branchId, serviceId, specialistId, start } = request;
  const end = request.requireFree ? undefined : request.end;
  return {
    ...{ branchId, serviceId, specialistId, ...wholeMinutes(start, end ?? start + named.duration * 60_000) },
    minutesBefore: request.minutes?.minutesBefore ?? named.minutes_before,
    minutesAfter: request.minutes?.minutesAfter ?? named.minutes_after,
    capacity: named.capacity,
    visitId: request.visitId,
  };
}

async function tell(tx: Tx, ctx: TenantCtx, appointmentId: string): Promise<void> {
  await publish(tx, ctx, AppointmentCreated, { appointmentId });
  await announce(tx, ctx, appointmentChanged, { appointmentId });
}

/** The appointment that an earlier call with the same key made. */
async function duplicateOf(tx: Tx, { requestKey }: AppointmentRequest): Promise<ZonedRow | undefined> {
  return requestKey === undefined ? undefined : readByRequestKey(tx, requestKey);
}

/** A walk-in has none (D-17.7). */
function contactOf(clientId: string): string | null {
  return clientId === NO_CLIENT ? null : clientId;
}

function entryOf(ctx: TenantCtx, request: AppointmentRequest, wanted: PlaceRequest, title: string): NewEntry {
  return {
    business_id: ctx.businessId,
    id: newId(),
    short_id: newCode(SHORT_ID_LENGTH),
    is_block: false,
    branch_id: wanted.branchId,
    specialist_id: wanted.specialistId,
    service_id: wanted.serviceId,
    contact_id: contactOf(request.clientId),
    title,
    details: request.details ?? "",
    client_notes: request.clientNotes ?? "",
    attendee_name: request.attendeeName ?? null,
    starts: wanted.starts,
    ends: wanted.ends,
    type: request.type ?? "",
    status: "agendada",
    color_hex: request.colorHex ?? APPOINTMENT_COLOR,
    request_key: request.requestKey ?? null,
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
    visit_id: request.visitId ?? null,
    minutes_before: wanted.minutesBefore,
    minutes_after: wanted.minutesAfter,
    capacity: wanted.capacity,
  };
}
