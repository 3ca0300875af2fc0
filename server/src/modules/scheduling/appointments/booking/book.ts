// Books one appointment or a visit of several services, for a registered client or a new one: everything is written, or
// nothing. Errors have the paths of the body that was sent: `appointment.…`, `visit.…`, `client.…`.
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { type AppointmentRequest, createAppointment } from "../create-appointment.ts";
import { createVisit, type VisitOfClient } from "../visit/create-visit.ts";
import { type Client, registerClient } from "./register-client.ts";

type Booking = { appointment: Omit<AppointmentRequest, "clientId"> } | { visit: VisitOfClient };

/** In the order of their starts; one for an appointment. */
export async function book(ctx: TenantCtx, client: Client, booking: Booking): Promise<Appointment[]> {
  // Without an outer transaction it is written in one round trip.
  if ("appointment" in booking && typeof client === "string") return one(ctx, client, booking.appointment);
  return transact(ctx, async (tx, inside) => {
    const clientId = await registerClient(inside, client);
    return "visit" in booking
      ? createVisit(tx, inside, booking.visit, clientId)
      : one(inside, clientId, booking.appointment);
  });
}

async function one(ctx: TenantCtx, clientId: string, appointment: Omit<AppointmentRequest, "clientId">) {
  return [await createAppointment(ctx, { ...appointment, clientId })];
}
