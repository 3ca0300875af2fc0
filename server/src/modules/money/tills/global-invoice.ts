// The draft of a day's global invoice, from the tickets of a branch on its own day.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { instantOf } from "@mostrador/domain/kit/time.ts";
import { globalInvoice } from "@mostrador/domain/money/tills/global-invoice.ts";
import type { draftGlobalInvoice as route } from "@mostrador/domain/money/tills/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { allBranches } from "../../business/branches/index.ts";
import { readSales } from "./till.store.ts";

export async function draftGlobalInvoice(ctx: TenantCtx, { query: { branchId, day } }: Call<typeof route>) {
  const branch = (await allBranches(ctx)).find(({ _id }) => _id === branchId.toLowerCase());
  if (!branch) throw notFound("No se encontró la sucursal", "branchId");
  const midnight = (of: string) => new Date(instantOf(branch.timezone.name, of, "00:00"));
  const rows = await readTogether(ctx, (tx) => readSales(tx, branch._id, midnight(day), midnight(addDays(day, 1))));
  const sales = rows.map(({ ticket, at, is_invoiced: isInvoiced, by_method: byMethod }) => ({
    ...{ ticket, at: at.toISOString(), isInvoiced, byMethod },
  }));
  return { data: globalInvoice(sales, { day, branchName: branch.name }) };
}
