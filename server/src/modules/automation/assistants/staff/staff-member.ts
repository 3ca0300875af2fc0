// Which staff member writes, and what their own access allows (D-9.7). Read in the transaction of the turn, which
// locks their number and their membership.
import { isLimited } from "@mostrador/domain/ground/identity/limits.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { readMember } from "../../../ground/identity/index.ts";
import { holdStaffOf } from "../audience/staff-number.store.ts";

type StaffMember = { name: string; may: { view: boolean; status: boolean; block: boolean } };

/** Null when the number is no staff number. */
export async function holdStaffMember(tx: Tx, phone: string | null): Promise<StaffMember | null> {
  const userId = phone && (await holdStaffOf(tx, phone));
  const member = userId && (await readMember(tx, userId));
  if (!member) return null;
  // the tools of the assistant read the whole agenda
  const isWhole = !isLimited(member.limits);
  return {
    name: member.name,
    may: {
      view: isWhole && allows(member, access.view(PAGE.agenda)),
      status: isWhole && allows(member, access.schedule(PAGE.agenda, "appointments")),
      block: isWhole && allows(member, access.schedule(PAGE.agenda, "blocks")),
    },
  };
}

/** Whether this contact is still a staff member. Locks their number and membership until the transaction ends. */
export async function isStaffContact(tx: Tx, ctx: TenantCtx, contactId: string): Promise<boolean> {
  const { phone } = await contactCard({ ...ctx, tx }, contactId);
  return (await holdStaffMember(tx, phone)) !== null;
}
