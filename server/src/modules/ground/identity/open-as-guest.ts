// Who may open a business without a membership: an admin any, a partner's person those of the partner (D-2.2). Each opening is
// recorded in the audit log once per session: the database makes sure of that (D-16.7).
import type { Grant } from "@mostrador/domain/ground/identity/permission.ts";
import { actorOf, type PersonCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import { insertOpening } from "./audit.store.ts";
import { businessFacts } from "./business-facts.ts";
import { readNeedsSecondFactor } from "./team/team-rule.store.ts";
import { auditRow } from "./write-audit.ts";

/** The partner of a person, read on each call: who was removed opens nothing more. */
export const partnerOfGuest = declareSlot<(tx: Tx, userId: string) => Promise<string | undefined>>("partner-of-guest");

const MOST_REMEMBERED = 10_000;

export function createOpenAsGuest() {
  /** Openings already recorded, so that most calls can skip the insert. */
  const written = new Set<string>();
  return async function openAsGuest(ctx: PersonCtx, businessId: string): Promise<Grant | null> {
    const { userId, role, name: person, sessionId, secondFactor } = ctx.principal;
    if (role === "user") return null;
    const tenant = tenantCtx(ctx, businessId, actorOf(ctx.principal));
    const opening = `${sessionId} ${businessId}`;
    const found = await transact(tenant, async (tx) => {
      const [business, asks, partnerId] = await Promise.all([
        ctx.fillings.one(businessFacts).card(tx),
        readNeedsSecondFactor(tx),
        role === "partner" ? ctx.fillings.one(partnerOfGuest)(tx, userId) : undefined,
      ]);
      if (!business || (role !== "admin" && (!partnerId || business.partner_id !== partnerId))) return undefined;
      if (asks && !secondFactor) return { needsSecondFactor: true };
      if (!written.has(opening)) {
        const who = role === "admin" ? "del equipo de Mostrador" : "partner del negocio";
        const entry = { action: "business.opened", summary: `${person}, ${who}, abrió el negocio` };
        await insertOpening(tx, { ...auditRow(tenant, entry), session_id: sessionId });
      }
      return { needsSecondFactor: false };
    });
    if (!found) return null;
    if (!found.needsSecondFactor) {
      if (written.size >= MOST_REMEMBERED) written.clear();
      written.add(opening);
    }
    return { ...found, role: "owner", access: "full", permissions: [] };
  };
}
