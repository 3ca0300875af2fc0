// An appointment is paid with a session of its client's package by hand, or no longer.
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import type {
  readSession as readRoute,
  returnSession as returnRoute,
  useSession as useRoute,
} from "@mostrador/domain/scheduling/appointments/prepaid/routes.ts";
import {
  NO_SESSION,
  NOT_USED,
  PAID_ALREADY,
  refuseSession,
} from "@mostrador/domain/scheduling/appointments/prepaid/session-step.ts";
import { NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { packageSessionsFor, returnPackageSession, takePackageSession } from "../../../money/packages/index.ts";
import { lockEntry, readEntry, type ZonedRow } from "../appointment.store.ts";
import { applyStatus } from "../change-status.ts";
import { aboutOf, isPaid, useOf } from "./settle-session.ts";

export async function readSession(ctx: TenantCtx, { params }: Pick<Call<typeof readRoute>, "params">) {
  const data = await transact(ctx, async (tx) => sessionsOf(tx, appointment(await readEntry(tx, params.id))));
  return { data };
}

export async function useSession(ctx: TenantCtx, { params, body }: Pick<Call<typeof useRoute>, "params" | "body">) {
  const { purchaseId } = body.session;
  const data = await transact(ctx, async (tx, inside) => {
    const row = appointment(await lockEntry(tx, params.id));
    const closed = refuseSession(row.status as AppointmentStatus);
    if (closed) throw refused(closed);
    const use = useOf(row);
    if (!use) throw refused(NO_SESSION);
    if (await isPaid(tx, row.id)) throw conflict(PAID_ALREADY);
    if (!(await takePackageSession(tx, inside, { ...use, purchaseId }))) throw refused(NO_SESSION);
    // it waits for no payment any more
    if (row.status === "pago_pendiente") await applyStatus(tx, inside, row, "agendada");
    else await announce(tx, inside, appointmentChanged, { appointmentId: row.id });
    return sessionsOf(tx, row);
  });
  return { data, message: "La cita se pagó con una sesión" };
}

export async function returnSession(ctx: TenantCtx, { params }: Pick<Call<typeof returnRoute>, "params">) {
  const data = await transact(ctx, async (tx, inside) => {
    const row = appointment(await lockEntry(tx, params.id));
    if (!(await returnPackageSession(tx, inside, { appointmentId: row.id, about: aboutOf(row) })))
      throw conflict(NOT_USED);
    await announce(tx, inside, appointmentChanged, { appointmentId: row.id });
    return sessionsOf(tx, row);
  });
  return { data, message: "La sesión volvió a su paquete" };
}

async function sessionsOf(tx: Tx, row: ZonedRow) {
  const use = useOf(row);
  return use ? packageSessionsFor(tx, use) : { used: null, usable: [] };
}

function appointment(row: ZonedRow | undefined): ZonedRow {
  if (!row || row.is_block) throw notFound(NO_APPOINTMENT);
  return row;
}

function refused(message: string): DomainError {
  return new DomainError(422, message, { errors: [{ path: "session.purchaseId", message }] });
}
