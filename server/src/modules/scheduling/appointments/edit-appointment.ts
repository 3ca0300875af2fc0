// Edits and moves; the status stays (contract/agenda#status). A move locks both specialists, in the order of their
// ids, so that two crossing moves wait instead of deadlocking (D-4.3).

import type { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import {
  type Appointment,
  AppointmentMoved,
  FILL_ALL,
  NO_APPOINTMENT,
  NO_CLIENT,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { appointmentTimesError } from "@mostrador/domain/scheduling/appointments/times.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { lockSpecialists } from "../../business/specialists/index.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import { type NamedRow, readNamed } from "./agenda.store.ts";
import { lockEntry, updateEntry, type ZonedRow } from "./appointment.store.ts";
import { registerClient } from "./booking/register-client.ts";
import {
  checkNamed,
  checkOffered,
  checkShared,
  checkUntaken,
  checkUsual,
  type PlaceRequest,
  wholeMinutes,
} from "./check-place.ts";
import type { AppointmentRequest } from "./create-appointment.ts";
import { noteEdit, whenOf } from "./history/note-change.ts";
import { settleEdit } from "./prepaid/settle-session.ts";
import { presentAppointment, titleOf } from "./present-appointment.ts";

/** Only its fields are changed. */
export type AppointmentChange = Partial<Omit<AppointmentRequest, "requestKey">> & {
  /** As last read (D-1.6); left out, the edit is accepted and written to the history (D-15.2). */
  updatedAt?: string | undefined;
  /** It left its place in this transaction, and takes one with this change. */
  takesPlaceAgain?: boolean | undefined;
};

/** `client`: a new one to register, whose appointment it becomes. */
export async function editAppointment(
  ctx: TenantCtx,
  id: string,
  change: AppointmentChange,
  client?: NewContact,
): Promise<Appointment> {
  return transact(ctx, async (tx, inside) => {
    const clientId = client ? await registerClient(inside, client) : change.clientId;
    const row = await lockEntry(tx, id);
    if (!row || row.is_block) throw notFound(NO_APPOINTMENT);
    return presentAppointment(await applyChange(tx, inside, row, { ...change, clientId }));
  });
}

/** `row` is locked. */
export async function applyChange(tx: Tx, ctx: TenantCtx, row: ZonedRow, change: AppointmentChange): Promise<ZonedRow> {
  const at = nextUpdate(ctx, row.updated_at, change.updatedAt);
  const ids = {
    branchId: change.branchId ?? row.branch_id,
    serviceId: change.serviceId ?? (row.service_id as string),
    specialistId: change.specialistId ?? row.specialist_id,
  };
  const client = clientOf(row, change);
  const contactId = client ?? row.contact_id;
  const [named] = await Promise.all([
    readNamed(tx, { ...ids, contactId }),
    lockSpecialists(tx, [row.specialist_id, ids.specialistId]),
  ]);
  const before = { branchId: row.branch_id, serviceId: row.service_id as string, specialistId: row.specialist_id };
  checkNamed(named, { needsClient: client !== undefined && client !== row.contact_id, before });
  const times = { ...ids, ...timesAfter(row, change, named) };
  const isMoved = moves(row, times);
  const wanted = { ...times, ...shapeAfter(row, ids, named, isMoved), visitId: row.visit_id, ignoreId: row.id };
  if (holdsPlace(row.status) && (isMoved || ids.serviceId !== row.service_id)) {
    // a warning that was confirmed once, or came so, is not repeated with every move
    const isSame = Object.entries(ids).every(([key, id]) => before[key as keyof typeof before] === id);
    const asked = isSame ? { ...change, confirmOtherBranch: true, confirmNotGiven: true } : change;
    await checkPlace(tx, ctx, named, wanted, asked);
  }
  const title = await titleAfter(tx, row, change, named);
  const written = await updateEntry(tx, row.id, {
    branch_id: wanted.branchId,
    specialist_id: wanted.specialistId,
    service_id: wanted.serviceId,
    contact_id: contactId,
    starts: wanted.starts,
    ends: wanted.ends,
    minutes_before: wanted.minutesBefore,
    minutes_after: wanted.minutesAfter,
    capacity: wanted.capacity,
    title,
    details: change.details ?? row.details,
    client_notes: change.clientNotes ?? row.client_notes,
    attendee_name: change.attendeeName === undefined ? row.attendee_name : change.attendeeName,
    type: change.type ?? row.type,
    color_hex: change.colorHex ?? row.color_hex,
    updated_by: actorName(ctx.actor),
    updated_at: at,
    ...(change.takesPlaceAgain && { status: row.status }),
  });
  if (!written) throw notFound(NO_APPOINTMENT);
  await settleEdit(tx, ctx, row, { ...written, zone: named.zone });
  await tell(tx, ctx, row, { ...written, zone: named.zone }, isMoved, change.updatedAt);
  return { ...row, ...written, zone: named.zone };
}

/** Another client, or none new: an appointment with a client never loses it by an edit. */
function clientOf(row: ZonedRow, { clientId }: AppointmentChange): string | undefined {
  if (clientId !== NO_CLIENT) return clientId;
  if (row.contact_id !== null) throw invalid("appointment.clientId", FILL_ALL);
  return undefined;
}

async function checkPlace(tx: Tx, ctx: TenantCtx, named: NamedRow, wanted: PlaceRequest, change: AppointmentChange) {
  if (change.requireFree) await checkOffered(tx, ctx, wanted, change.requireFree);
  else checkUsual(named, wanted, change);
  await checkUntaken(tx, ctx, wanted);
  await checkShared(tx, ctx, wanted);
}

/** A new start keeps the length; another service sets its own, unless an end is given. */
function timesAfter(row: ZonedRow, change: AppointmentChange, named: NamedRow): { starts: Date; ends: Date } {
  const start: Instant = change.start ?? row.starts.getTime();
  const isOtherService = change.serviceId !== undefined && change.serviceId !== row.service_id;
  const length = isOtherService ? named.duration * 60_000 : row.ends.getTime() - row.starts.getTime();
  const end = change.end ?? start + length;
  const error = appointmentTimesError(end - start);
  if (error) throw invalid("appointment.end", error);
  return wholeMinutes(start, end);
}

/**
 * Another service brings its own minutes; a part of a visit, and any other edit, keeps what it has. A move comes under
 * the number of places that the service has now.
 */
function shapeAfter(row: ZonedRow, { serviceId }: { serviceId: string }, named: NamedRow, isMoved: boolean) {
  const isOther = serviceId !== row.service_id;
  const from = row.visit_id === null && isOther ? named : row;
  const { capacity } = isMoved || isOther ? named : row;
  return { minutesBefore: from.minutes_before, minutesAfter: from.minutes_after, capacity };
}

/** A generated title follows the service and the client; an empty one is generated. */
async function titleAfter(tx: Tx, row: ZonedRow, change: AppointmentChange, named: NamedRow): Promise<string> {
  if (change.title === "") return titleOf(named);
  const title = change.title || row.title;
  if (named.service_id === row.service_id && named.contact_id === row.contact_id) return title;
  const { branch_id: branchId, service_id: serviceId, specialist_id: specialistId, contact_id: contactId } = row;
  const before = await readNamed(tx, { branchId, serviceId, specialistId, contactId });
  return title === titleOf(before) ? titleOf(named) : title;
}

function moves(row: ZonedRow, wanted: Pick<PlaceRequest, "starts" | "ends" | "specialistId" | "branchId">): boolean {
  return (
    row.starts.getTime() !== wanted.starts.getTime() ||
    row.ends.getTime() !== wanted.ends.getTime() ||
    row.specialist_id !== wanted.specialistId ||
    row.branch_id !== wanted.branchId
  );
}

async function tell(
  tx: Tx,
  ctx: TenantCtx,
  row: ZonedRow,
  after: ZonedRow,
  isMoved: boolean,
  sent: string | undefined,
): Promise<void> {
  const details = { appointmentId: row.id };
  await Promise.all([
    isMoved ? publish(tx, ctx, AppointmentMoved, details) : undefined,
    noteEdit(tx, ctx, row, after),
    noteBlindEdit(tx, ctx, sent, { action: "appointment.edited", what: `la cita del ${whenOf(row)}`, details }),
    announce(tx, ctx, appointmentChanged, { appointmentId: row.id }),
  ]);
}
