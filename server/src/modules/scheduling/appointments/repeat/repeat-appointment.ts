// Repeats an appointment every few weeks, in one call: all of them or only the possible ones, with the result for
// each. Each takes its slot as any other appointment does (D-4.3, D-4.4).
import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Instant, isoAt } from "@mostrador/domain/kit/time.ts";
import { repeatStarts } from "@mostrador/domain/scheduling/appointments/repeat/repeat-starts.ts";
import type { Repeat, Repeated, RepeatPlace } from "@mostrador/domain/scheduling/appointments/repeat/schema.ts";
import { NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { lockEntry, type ZonedRow } from "../appointment.store.ts";
import { type AppointmentRequest, createAppointment, examinePlace } from "../create-appointment.ts";

export async function repeatAppointment(ctx: TenantCtx, id: string, repeat: Repeat): Promise<Repeated> {
  return transact(ctx, async (tx, inside) => {
    const row = await lockEntry(tx, id);
    if (!row || row.is_block) throw notFound(NO_APPOINTMENT);
    if (row.contact_id === null) throw invalid("repeat", "La cita no tiene cliente: ponle uno para repetirla");
    const places: RepeatPlace[] = [];
    for (const start of repeatStarts(row.zone, row.starts.getTime(), repeat.everyWeeks, repeat.times)) {
      places.push(await placed(tx, inside, row, start, repeat));
    }
    const refused = places.filter(({ refusal }) => refusal !== null).length;
    // Everything written so far is rolled back with the transaction.
    if (!repeat.isPreview && refused > 0 && (repeat.takes === "all" || refused === places.length)) {
      const none = places.map((place) => ({ ...place, appointmentId: null }));
      throw conflict(refusedText(refused, places.length), { places: none });
    }
    return { places, made: repeat.isPreview ? 0 : places.length - refused };
  });
}

/** `row` is locked. A refusal writes nothing, so the next one is tried in the same transaction. */
async function placed(tx: Tx, ctx: TenantCtx, row: ZonedRow, start: Instant, repeat: Repeat): Promise<RepeatPlace> {
  const end = start + row.ends.getTime() - row.starts.getTime();
  const place = { start: isoAt(row.zone, start), end: isoAt(row.zone, end) };
  const request: AppointmentRequest = {
    ...{ branchId: row.branch_id, serviceId: row.service_id as string, specialistId: row.specialist_id },
    ...{ clientId: row.contact_id as string, start, end, title: row.title, details: row.details, type: row.type },
    ...{ clientNotes: row.client_notes, attendeeName: row.attendee_name, colorHex: row.color_hex },
    confirmOutsideHours: repeat.confirmOutsideHours,
    // the original appointment was confirmed so
    ...{ confirmOtherBranch: true, confirmNotGiven: true },
  };
  try {
    const made = repeat.isPreview ? await examinePlace(tx, ctx, request) : await createAppointment(ctx, request);
    return { ...place, refusal: null, isOutsideHours: false, appointmentId: made?._id ?? null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isOutsideHours = (error.data as { confirmOutsideHours?: unknown } | undefined)?.confirmOutsideHours === true;
    return { ...place, refusal: error.errors[0]?.message ?? error.message, isOutsideHours, appointmentId: null };
  }
}

function refusedText(refused: number, all: number): string {
  if (refused === all) return "Ninguna de esas citas se puede agendar";
  return `${refused} de ${all} citas no se pueden agendar, así que no se agendó ninguna`;
}
