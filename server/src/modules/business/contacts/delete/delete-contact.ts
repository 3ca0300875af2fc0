// Deletes a contact: its personal data is gone with the answer, conversations and other records follow by an event. The
// row stays without personal data where appointments or money still need it (D-16.5).
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import type { deleteContact as route } from "@mostrador/domain/business/contacts/routes.ts";
import { ContactDeleted, DELETED_CONTACT, NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { type ContactWrite, dropContactRow, lockContact, updateContact } from "../contact.store.ts";
import { dropMerged } from "../merge/second-numbers.store.ts";

export async function deleteContact(ctx: TenantCtx, { params: { id } }: Call<typeof route>) {
  await transact(ctx, async (tx) => {
    if (!(await lockContact(tx, id))) throw notFound(NO_CONTACT);
    await dropContact(tx, ctx, id);
  });
  return { data: null, message: "Contacto eliminado correctamente" };
}

/** Deletes a contact that is locked. */
export async function dropContact(tx: Tx, ctx: TenantCtx, id: string): Promise<void> {
  await dropMerged(tx, id);
  if (!(await dropContactRow(tx, id))) {
    const at = new Date(ctx.now);
    await updateContact(tx, id, { ...NOTHING_KNOWN, name: DELETED_CONTACT, deleted_at: at, updated_at: at });
    await publish(tx, ctx, ContactDeleted, { contactId: id });
  }
  await writeAudit(tx, ctx, { action: "client.deleted", summary: "Eliminó un contacto", subjectId: id });
  await announce(tx, ctx, contactChanged, { clientId: id });
}

/** Deletes the row of a deleted contact, once nothing references it any more. */
export async function dropDeletedContact(tx: Tx, id: string): Promise<void> {
  if (!(await lockContact(tx, id))) await dropContactRow(tx, id);
}

/** All personal columns, with their empty values. */
export const NOTHING_KNOWN = {
  custom_id: "",
  name: "",
  lastname: "",
  second_lastname: "",
  phone: null,
  whatsapp: "",
  country_code: "52",
  email: "",
  birthdate: "2000-01-01",
  gender: "",
  no_respond: true,
  notes: "[]",
  interests: JSON.stringify({ services: [], courses: [], products: [], properties: [] }),
  push_name: "",
  wa_user_id: null,
  instagram_account_id: null,
  messenger_id: null,
  custom_fields: "[]",
  last_interaction: null,
  second_phones: "",
  // No search finds the row.
  search: "",
} satisfies ContactWrite;
