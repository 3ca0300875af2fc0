// The front desk works with the agenda, the chat and the contacts, and sees nothing else.

import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { Permission } from "@mostrador/domain/ground/identity/schema.ts";
import { actorOf, type PersonCtx, tenantCtx } from "../kernel/context.ts";
import { createInvitation, joinBusiness } from "../modules/ground/identity/index.ts";

const DESK: Permission[] = [
  { pageId: PAGE.principal, actions: ["view"] },
  { pageId: PAGE.agenda, actions: ["view", "edit"], schedule: { appointments: true, blocks: false } },
  { pageId: PAGE.chat, actions: ["view", "edit"] },
  { pageId: PAGE.contactos, actions: ["view", "edit"] },
];

export async function joinStaff(owner: PersonCtx, businessId: string, desk: PersonCtx): Promise<void> {
  const tenant = tenantCtx(owner, businessId, actorOf(owner.principal));
  const invitation = {
    businessId,
    role: "staff" as const,
    access: "limited" as const,
    permissions: DESK,
    limits: UNLIMITED,
  };
  const { data } = await createInvitation(tenant, { body: { invitation } });
  const body = { businessId, code: data.code };
  await joinBusiness(desk, { params: { id: desk.principal.userId }, body });
}
