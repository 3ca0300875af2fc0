// Lists the closed conversations of a period, as the dashboard of contacts counts them.
import type { listClosed as route } from "@mostrador/domain/conversation/inbox/closed/routes.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { periodOf } from "@mostrador/domain/kit/figures/period.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { edgesOf } from "../../../business/branches/index.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { clientName } from "../../../business/contacts/index.ts";
import { readClosed } from "../figures/figures.store.ts";

export async function listClosed(ctx: TenantCtx, { query }: Call<typeof route>) {
  const rows = await transact(ctx, async (tx, inside) => {
    const zone = (await businessSettings(inside))?.zone ?? USUAL_ZONE;
    const { from, to } = periodOf({ from: query.from, to: query.to }, localOf(zone, ctx.now).day);
    const edges = edgesOf([{ id: null, zone }], { from, to: from }, [{ from, to, label: "" }]);
    return readClosed(tx, edges, ctx.now, query);
  });
  const conversations = rows.flatMap(({ thread_id, contact_id, kind, began, ended, outcome, ...names }) =>
    thread_id === null
      ? []
      : [
          {
            ...{ threadId: thread_id, contactId: contact_id, contactName: clientName(names), channel: kind },
            ...{ began: began.toISOString(), ended: ended.toISOString(), outcome },
          },
        ],
  );
  return { data: { conversations, total: rows[0]?.total ?? 0 } };
}
