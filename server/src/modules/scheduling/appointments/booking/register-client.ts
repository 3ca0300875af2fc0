// Registers the client of a booking: within its transaction, so that both are written, or neither.
import type { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { createContact } from "../../../business/contacts/index.ts";

/** The id of a client, or a new one to register. */
export type Client = string | NewContact;

/** The id. Errors name the fields of `client`. */
export async function registerClient(inside: TenantCtx, client: Client): Promise<string> {
  if (typeof client === "string") return client;
  return (await createContact(inside, { body: { client } }).catch(asNumberTaken)).data._id;
}

/** Two things may be taken here: the slot, and the number. */
function asNumberTaken(error: unknown): never {
  if (!(error instanceof DomainError) || error.status !== 409) throw error;
  throw new DomainError(409, error.message, { errors: [{ path: "client.whatsapp", message: error.message }] });
}
