// What the contacts of a source left since they came.

import { trafficSources } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import type { readSourceResults as resultsRoute } from "@mostrador/domain/growth/traffic-sources/routes.ts";
import { MOST_SUBJECTS, type SourceResults } from "@mostrador/domain/growth/traffic-sources/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { maySee } from "../../business/contacts/index.ts";
import { contactRevenue } from "../../money/finance/index.ts";
import { countEvents, incomeByKind, subjectsOf } from "./results.store.ts";
import { trafficSourceActions } from "./traffic-source.ts";

export async function readSourceResults(
  ctx: TenantCtx,
  { params: { id } }: Pick<Call<typeof resultsRoute>, "params">,
): Promise<{ data: SourceResults }> {
  const seesMoney = maySee(ctx, contactRevenue.access);
  const data = await transact(ctx, async (tx) => {
    if (!(await trafficSourceActions.store.all(tx)).some((row) => row.id === id))
      throw notFound(trafficSources.texts.unknown);
    const [income, events, subjects] = await Promise.all([
      seesMoney ? incomeByKind(tx, id) : null,
      countEvents(tx, id),
      subjectsOf(tx, id, MOST_SUBJECTS),
    ]);
    return {
      income: income?.map(({ kind, paid, amount }) => ({ kind, payments: paid, amount: Number(amount) })) ?? null,
      events,
      subjects,
    };
  });
  return { data };
}
