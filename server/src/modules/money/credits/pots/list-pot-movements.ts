// The movements of a partner's pots: its people read their own, the team those of each.
import { timePage } from "@mostrador/domain/kit/schema.ts";
import type { listPotMovements as listRoute } from "@mostrador/domain/money/credits/routes.ts";
import type { PersonCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { isOfTeam, partnerOf, requirePartner } from "../../../partners/partners/index.ts";
import { readPotMovements } from "./pot.store.ts";
import { presentPotMovement } from "./present-pot-movement.ts";

export async function listPotMovements(ctx: PersonCtx, { query }: Call<typeof listRoute>) {
  const rows = await transact(ctx, async (tx) => {
    const named = query.partnerId ?? (await partnerOf(tx, ctx.principal.userId));
    if (!named && !isOfTeam(ctx)) return [];
    const partnerId = named && (await requirePartner(tx, ctx, named)).id;
    return readPotMovements(tx, { ...query, partnerId });
  });
  const { page, next } = timePage(rows, query.limit, ({ at }) => at);
  return { data: page.map(presentPotMovement), next };
}
