// Applies an entry of the phone's contact book: a contact with that name, unless the business wrote another name here.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Person } from "../../../../providers/messaging/webhook/port.ts";
import { findOrCreateContact, nameContact } from "../../../business/contacts/index.ts";

export async function knowPerson(ctx: TenantCtx, { waId, userId, name }: Person): Promise<void> {
  const contactId = await transact(ctx, async (tx) => {
    const person = { waId, userId, pushName: "", at: null };
    return (await findOrCreateContact(tx, ctx, person)).contactId;
  });
  await nameContact(ctx, contactId, name);
}
