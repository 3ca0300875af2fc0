// What can be done with a contact as the subject of personal data: lock and read it before a change, switch the
// assistant off, delete it.
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import { ContactSwitched } from "@mostrador/domain/business/contacts/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { lockContact, updateContact } from "./contact.store.ts";
import { presentContact } from "./present-contact.ts";

/** Undefined for one that does not exist. It is locked until the transaction ends. */
export async function lockDataSubject(tx: Tx, id: string): Promise<Contact | undefined> {
  const row = await lockContact(tx, id);
  return row && presentContact(row);
}

/** The assistant no longer answers this contact. */
export async function switchOffFor(tx: Tx, ctx: TenantCtx, id: string): Promise<void> {
  await updateContact(tx, id, { no_respond: true, updated_at: new Date(ctx.now) });
  await publish(tx, ctx, ContactSwitched, { contactId: id });
  await announce(tx, ctx, contactChanged, { clientId: id });
}
