// Sales funnels. Both kinds of funnel have one call to delete by id (D-17.3).
import { MOST_SALES_FUNNELS, salesFunnels } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import { conflict } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { resourceActions } from "../../ground/files/index.ts";

const { routes } = salesFunnels;

export const salesFunnelActions = resourceActions(salesFunnels);

export async function isSalesFunnel(tx: Tx, id: string): Promise<boolean> {
  return (await salesFunnelActions.store.read(tx, id)) !== undefined;
}

/** 409 above the limit. */
export function createSalesFunnel(ctx: TenantCtx, call: Pick<Call<typeof routes.create>, "body">) {
  return transact(ctx, async (tx, inside) => {
    const all = await salesFunnelActions.store.all(tx);
    if (all.length >= MOST_SALES_FUNNELS) throw conflict(`Puedes tener hasta ${MOST_SALES_FUNNELS} funnels de ventas`);
    return salesFunnelActions.create(inside, call);
  });
}
