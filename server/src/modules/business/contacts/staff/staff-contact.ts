// The contact of a staff member, for notices to them. Its type is personal, so that no assistant takes them for a
// customer, and directory and inbox hide it until they write; a known number stays as it is.
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { findByPerson, insertContact } from "../contact.store.ts";

/** The contact that already has the number; null while there is none. */
export async function knownStaffContact(
  tx: Tx,
  person: { whatsapp: string; countryCode: string },
): Promise<string | null> {
  const phone = person.whatsapp ? canonicalPhone(person.countryCode, person.whatsapp) : "";
  return phone ? ((await findByPerson(tx, phone, null))?.id ?? null) : null;
}

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
    is_staff: true,
    created_at: at,
    updated_at: at,
  });
  return made ? made.id : staffContact(tx, ctx, person);
}
