// After a funnel changed: plans again the contacts for whom it has planned messages, then those that have a place in it,
// a page at a time.
import { FunnelChanged } from "@mostrador/domain/growth/funnels/resource.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { contactsOfFunnel, messagesOfFunnel } from "../funnels/index.ts";
import { contactsPlannedBy, rewordRuleMessages } from "../outreach/index.ts";
import { planOfContact } from "./plan.ts";

const PAGE = 50;

export const onFunnelChanged = on(
  FunnelChanged,
  { name: "plan-reactivation", title: "Planear reactivaciones" },
  async (ctx, { funnelId, stage, beyond }) => {
    const page = { beyond, most: PAGE };
    const ids = await transact(ctx, async (tx) => {
      if (stage === "placed") return contactsOfFunnel(tx, funnelId, page);
      if (beyond === null)
        for (const { id, text, phase } of await messagesOfFunnel(tx, funnelId))
          await rewordRuleMessages(tx, id, text, phase);
      return contactsPlannedBy(tx, { funnelId, ...page });
    });
    for (const id of ids) await transact(ctx, (tx) => planOfContact(tx, ctx, id));
    const isLast = ids.length < PAGE;
    if (isLast && stage === "placed") return;
    const next = isLast ? { stage: "placed" as const, beyond: null } : { stage, beyond: ids.at(-1) ?? null };
    await transact(ctx, (tx) => publish(tx, ctx, FunnelChanged, { funnelId, ...next }));
  },
);
