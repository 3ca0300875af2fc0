// The draft of a day's global invoice, from the tickets of a branch on its own day.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { instantOf } from "@mostrador/domain/kit/time.ts";
import { daySales } from "@mostrador/domain/money/tills/day-sales.ts";
import { globalInvoice } from "@mostrador/domain/money/tills/global-invoice.ts";
import type { draftGlobalInvoice as route } from "@mostrador/domain/money/tills/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { allBranches } from "../../business/branches/index.ts";
import { readSaleMovements } from "./sale-movements.store.ts";

export async function draftGlobalInvoice(ctx: TenantCtx, { query: { branchId, day } }: Call<typeof route>) {
  const branch = (await allBranches(ctx)).find(({ _id }) => _id === branchId.toLowerCase());
  if (!branch) throw notFound("No se encontró la sucursal", "branchId");
  const midnight = (of: string) => new Date(instantOf(branch.timezone.name, of, "00:00"));
  const [from, to] = [midnight(day), midnight(addDays(day, 1))];
  const movements = await readTogether(ctx, (tx) => readSaleMovements(tx, branch._id, from, to));
  const { sales, ...returned } = daySales(movements, { from: from.getTime(), to: to.getTime() });
  return { data: globalInvoice(sales, { day, branchName: branch.name, ...returned }) };
}
