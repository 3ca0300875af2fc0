// Once a day each business's remembered balances are compared with the sum of its transfers, and what is held with its
// reservations (D-12.2). A difference is an alarm: nothing is put right by itself.
import { BalancesDue } from "@mostrador/domain/money/credits/schema.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { counter } from "../../../kernel/metrics/metrics.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import type { Sweep } from "../../../kernel/queue/sweeper.ts";
import { readDifferences } from "./ledger.store.ts";
import { takeDueChecks } from "./warning.store.ts";

const differences = counter(
  "mostrador_credit_differences_total",
  "Accounts of credits whose remembered balance was another than the sum of their transfers",
  ["account"],
);
const SOME = 50;

/** Says to each business whose check is due that it is. */
export const balanceChecks: Sweep = {
  name: "credit-balances",
  every: 10 * 60_000,
  run: async (tx, ctx) => {
    const due = await takeDueChecks(tx, new Date(ctx.now), SOME);
    for (const businessId of due) {
      await publish(tx, tenantCtx(ctx, businessId, { kind: "system", name: "Mostrador" }), BalancesDue, {});
    }
    return due.length;
  },
};

export const onBalancesDue = on(BalancesDue, "check-balances", async (ctx) => {
  for (const found of await readTogether(ctx, readDifferences)) {
    differences.inc({ account: found.account });
    ctx.log.error({ businessId: ctx.businessId, ...found }, "a balance of credits is not the sum of its transfers");
  }
});
