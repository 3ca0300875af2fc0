// Creates a new contact together with an appointment for them, new or existing: both are written, or neither.
import type { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { createContact } from "../../../business/contacts/index.ts";
import { type AppointmentRequest, createAppointment } from "../create-appointment.ts";
import { type AppointmentChange, editAppointment } from "../edit-appointment.ts";

export async function bookNewClient(
  ctx: TenantCtx,
  client: NewContact,
  request: Omit<AppointmentRequest, "clientId">,
): Promise<Appointment> {
  return transact(ctx, async (_tx, inside) => {
    return createAppointment(inside, { ...request, clientId: await register(inside, client) });
  });
}

export async function editWithNewClient(
  ctx: TenantCtx,
  id: string,
  client: NewContact,
  change: Omit<AppointmentChange, "clientId">,
): Promise<Appointment> {
  return transact(ctx, async (_tx, inside) => {
    return editAppointment(inside, id, { ...change, clientId: await register(inside, client) });
  });
}

/** The id of the new client. */
export async function register(inside: TenantCtx, client: NewContact): Promise<string> {
  return (await createContact(inside, { body: { client } }).catch(asNumberTaken)).data._id;
}

/** Two things may be taken here: the slot, and the number. */
function asNumberTaken(error: unknown): never {
  if (!(error instanceof DomainError) || error.status !== 409) throw error;
  throw new DomainError(409, error.message, { errors: [{ path: "client.whatsapp", message: error.message }] });
}
