// What the desk charges of appointments: one, or all services of a visit.
import { pesosIn } from "@mostrador/domain/catalog/services/pesos-in.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import { owingOf } from "@mostrador/domain/scheduling/appointments/debt/debt.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { clientName } from "../../../business/contacts/index.ts";
import type { Chargeable } from "../../../money/charges/index.ts";
import { holdAppointments } from "../lock/hold-appointment.ts";
import { type ChargeableRow, readChargeable, readChargeableOn } from "./debt.store.ts";
import { visitOf } from "./debt.ts";

export const chargeableAppointment: Chargeable = {
  kind: "appointment",
  async due(tx, ids, { hold, together }) {
    // locked first: what is owed is read after the payments of others
    if (hold) await holdAppointments(tx, ids);
    return (await readChargeable(tx, ids, together)).map(dueOf);
  },
  async dueOn(tx, day) {
    return (await readChargeableOn(tx, day)).map(dueOf);
  },
  async announce(tx, ctx, ids) {
    for (const appointmentId of ids) await announce(tx, ctx, appointmentChanged, { appointmentId });
  },
};

const CLOSED: Readonly<Record<string, string>> = lookup({
  cancelada: "La cita está cancelada",
  no_pagada: "La cita se canceló por falta de pago",
});

function dueOf(row: ChargeableRow) {
  return {
    id: row.id,
    title: row.service_name,
    contactId: row.contact_id,
    contactName: row.contact_id ? clientName(row) : "",
    branchId: row.branch_id,
    suggestedCents: row.has_session ? null : pesosIn(row.service_price),
    servedBy: row.specialist_id,
    refusal: CLOSED[row.status] ?? (row.has_session ? "Se pagó con una sesión de su paquete" : ""),
    ...owingOf(visitOf(row)),
  };
}
