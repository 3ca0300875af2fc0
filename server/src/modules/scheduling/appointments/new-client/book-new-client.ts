// Somebody who is not in the directory yet and their first appointment: both are written, or neither.
import type { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { createContact } from "../../../business/contacts/index.ts";
import { type AppointmentRequest, createAppointment } from "../create-appointment.ts";

export async function bookNewClient(
  ctx: TenantCtx,
  client: NewContact,
  request: Omit<AppointmentRequest, "clientId">,
): Promise<Appointment> {
  return transact(ctx, async (_tx, inside) => {
    const { data } = await createContact(inside, { body: { client } }).catch(asNumberTaken);
    return createAppointment(inside, { ...request, clientId: data._id });
  });
}

/** Two things may be taken here: the hour, and the number. */
function asNumberTaken(error: unknown): never {
  if (!(error instanceof DomainError) || error.status !== 409) throw error;
  throw new DomainError(409, error.message, { errors: [{ path: "client.whatsapp", message: error.message }] });
}
