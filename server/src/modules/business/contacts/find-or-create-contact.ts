// The contact behind a number that wrote (D-7.1): found by its one form, or made as a lead with the name that WhatsApp
// gives. Called inside the transaction that stores the message.
import { canonicalWaId, splitPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { ContactCreated } from "@mostrador/domain/business/contacts/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { findByPhone, insertContact, noteInteraction } from "./contact.store.ts";
import { searchOf } from "./contact.ts";

/** `at`: when the person wrote. Two messages at once make one contact: the unique index lets one in, the other reads. */
export async function findOrCreateContact(
  tx: Tx,
  ctx: TenantCtx,
  person: { waId: string; pushName: string; at: Date },
): Promise<{ contactId: string; noRespond: boolean; isNew: boolean }> {
  const phone = canonicalWaId(person.waId);
  const known = await findByPhone(tx, phone);
  if (known) {
    await noteInteraction(tx, known.id, person.at, person.pushName);
    return { contactId: known.id, noRespond: known.no_respond, isNew: false };
  }
  const { countryCode, number } = splitPhone(phone);
  const row = { phone, whatsapp: number, country_code: countryCode, push_name: person.pushName };
  const at = new Date(ctx.now);
  const made = await insertContact(tx, {
    ...row,
    business_id: ctx.businessId,
    id: newId(),
    type: "lead",
    last_interaction: person.at,
    search: searchOf(row),
    created_at: at,
    updated_at: at,
  });
  if (!made) return findOrCreateContact(tx, ctx, person);
  await publish(tx, ctx, ContactCreated, { contactId: made.id });
  return { contactId: made.id, noRespond: false, isNew: true };
}
