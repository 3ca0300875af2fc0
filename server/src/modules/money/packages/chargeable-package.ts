// What the desk charges of bought packages. What was paid is read from the movements of money.
import { decimalOf } from "@mostrador/domain/money/finance/amount.ts";
import { close, isUnpaid } from "@mostrador/domain/money/packages/balance.ts";
import { packagePurchaseChanged } from "@mostrador/domain/money/packages/live.ts";
import { NOT_PAID } from "@mostrador/domain/money/packages/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { Chargeable, Charged } from "../charges/index.ts";
import { balanceOf, moveSessions } from "./move-sessions.ts";
import { owingOf } from "./present-purchase.ts";
import { lockPurchase, type NamedPurchase, readPurchases, updatePurchase } from "./purchase.store.ts";

export const chargeablePackage: Chargeable = {
  kind: "package",
  async due(tx, ids, { hold }) {
    if (hold) for (const id of [...ids].sort()) await lockPurchase(tx, id);
    return (await readPurchases(tx, { ids, limit: ids.length })).map(dueOf);
  },
  charged,
  async announce(tx, ctx, ids) {
    for (const { contact_id: clientId } of await readPurchases(tx, { ids, limit: ids.length }))
      await announce(tx, ctx, packagePurchaseChanged, { clientId });
  },
};

function dueOf(row: NamedPurchase) {
  return {
    id: row.id,
    title: `Paquete ${row.name}`,
    contactId: row.contact_id,
    contactName: clientName(row),
    branchId: row.branch_id,
    suggestedCents: null,
    refusal: row.status === "refunded" ? "El paquete se devolvió" : isUnpaid(row) ? NOT_PAID : "",
    ...owingOf(row),
  };
}

/** The price is the one that was agreed on; all of it given back for good closes what is left. */
async function charged(tx: Tx, ctx: TenantCtx, { id, priceCents, discountCents }: Charged): Promise<void> {
  const row = await lockPurchase(tx, id);
  if (!row) return;
  if (priceCents !== null) return updatePurchase(tx, id, { price: decimalOf(priceCents / 100) });
  const [named] = await readPurchases(tx, { ids: [id], limit: 1 });
  if (discountCents === 0 || row.status === "refunded" || !named || owingOf(named).paidCents > 0) return;
  await moveSessions(tx, ctx, row, close(balanceOf(row)), { about: "Se devolvió lo que se cobró" });
}
