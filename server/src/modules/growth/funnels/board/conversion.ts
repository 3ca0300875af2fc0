// How many contacts came to each phase of a funnel, how many went on to a later one, and how long they stayed.
import type { readConversion as conversionRoute } from "@mostrador/domain/growth/funnels/routes.ts";
import type { FunnelConversion } from "@mostrador/domain/growth/funnels/schema.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { percentOf } from "@mostrador/domain/kit/figures/rounding.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { funnelActions } from "../funnel.ts";
import { readConversionRows } from "./conversion.store.ts";

export async function readConversion(ctx: TenantCtx, { params: { id }, query }: Call<typeof conversionRoute>) {
  const zone = (await businessSettings(ctx))?.zone ?? USUAL_ZONE;
  const data = await transact(ctx, async (tx): Promise<FunnelConversion> => {
    const { phases } = await funnelActions.present(tx, ctx, id);
    const placed = phases.flatMap(({ scenarios }, at) => scenarios.map(({ _id }) => ({ _id, phase: at + 1 })));
    const rows = await readConversionRows(tx, {
      ...{ funnelId: id, zone, from: query.from ?? null, to: query.to ?? null },
      scenarios: placed.map(({ _id }) => _id),
      phaseOf: placed.map(({ phase }) => phase),
      names: phases.map(({ formattedName }) => formattedName),
    });
    const counted = phases.map(({ _id: phaseId, name }, at) => {
      const {
        entered = 0,
        advanced = 0,
        ended = 0,
        median_seconds = null,
      } = rows.find((row) => row.phase === at + 1) ?? {};
      const share = percentOf(advanced, entered);
      return { phaseId, name, entered, advanced, share, ended, medianSeconds: median_seconds };
    });
    return { funnelId: id, phases: counted };
  });
  return { data };
}
