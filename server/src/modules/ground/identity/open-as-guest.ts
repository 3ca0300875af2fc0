// Who may open a business without belonging to it: an admin any, a partner those that carry its id (D-2.2). Each
// opening by an admin is written to the business's audit log, once an hour and person.
import type { Membership } from "@mostrador/domain/ground/identity/schema.ts";
import { actorOf, type PersonCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { readBusinessName } from "./membership.store.ts";
import { writeAudit } from "./write-audit.ts";

const HOUR_MS = 3600_000;

export function createOpenAsGuest() {
  const noted = new Map<string, number>();
  return async function openAsGuest(ctx: PersonCtx, businessId: string): Promise<Membership | null> {
    const { principal } = ctx;
    if (principal.role !== "admin") return null;
    const tenant = tenantCtx(ctx, businessId, actorOf(principal));
    const key = `${principal.userId} ${businessId}`;
    const isNew = (noted.get(key) ?? 0) <= ctx.now - HOUR_MS;
    const name = await transact(tenant, async (tx) => {
      const business = await readBusinessName(tx);
      if (business && isNew) {
        await writeAudit(tx, tenant, {
          action: "business.opened",
          summary: `${principal.name}, del equipo de Mostrador, abrió el negocio`,
        });
      }
      return business?.name;
    });
    if (name === undefined) return null;
    if (isNew) noted.set(key, ctx.now);
    return { businessId, name, role: "owner", access: "full", permissions: [] };
  };
}
