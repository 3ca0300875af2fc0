// The contact behind somebody who works here, for what the product writes to them: of type personal, so that no assistant
// takes them for a customer. Whoever is known by that number stays as they are.
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { ContactCreated } from "@mostrador/domain/business/contacts/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { findByPerson, insertContact } from "./contact.store.ts";
import { searchOf } from "./contact.ts";

/** Null without a number. */
export async function staffContact(
  tx: Tx,
  ctx: TenantCtx,
  person: { name: string; whatsapp: string; countryCode: string },
): Promise<string | null> {
  const phone = person.whatsapp ? canonicalPhone(person.countryCode, person.whatsapp) : "";
  if (!phone) return null;
  const known = await findByPerson(tx, phone, null);
  if (known) return known.id;
  const row = { name: person.name, phone, whatsapp: person.whatsapp, country_code: person.countryCode };
  const at = new Date(ctx.now);
  const made = await insertContact(tx, {
    ...row,
    business_id: ctx.businessId,
    id: newId(),
    type: "personal",
    search: searchOf(row),
    created_at: at,
    updated_at: at,
  });
  if (!made) return staffContact(tx, ctx, person);
  await publish(tx, ctx, ContactCreated, { contactId: made.id });
  await announce(tx, ctx, contactChanged, { clientId: made.id });
  return made.id;
}
