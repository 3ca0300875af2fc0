// Compares each business's stored balances with the sum of its transfers and of its blocks, and the reserved amount with
// its reservations, once a day (D-12.2). A difference is an alarm: nothing is corrected automatically.
import { BalancesDue } from "@mostrador/domain/money/credits/schema.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { counter } from "../../../kernel/metrics/metrics.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import type { Sweep } from "../../../kernel/queue/sweeper.ts";
import { expireNow } from "./blocks/expire-credits.ts";
import { readDifferences } from "./ledger.store.ts";
import { readPesoDifferences } from "./pesos/peso.store.ts";
import { readPotDifferences } from "./pots/pot.store.ts";
import { takeDueChecks } from "./warning.store.ts";

const differences = counter(
  "mostrador_credit_differences_total",
  "Accounts of credits whose remembered balance was another than the sum of their transfers",
  ["account"],
);
const SOME = 50;

/** Publishes an event for each business with a due check. */
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

/** The pots of all partners are few: they are compared together. */
export const potChecks: Sweep = {
  name: "partner-pots",
  every: 60 * 60_000,
  run: async (tx, ctx) => {
    const found = await readPotDifferences(tx);
    for (const difference of found) {
      differences.inc({ account: difference.pot });
      ctx.log.error({ ...difference }, "a pot of a partner is not the sum of its movements");
    }
    return 0;
  },
};

export const onBalancesDue = on(
  BalancesDue,
  { name: "check-balances", title: "Revisar saldos de créditos" },
  async (ctx) => {
    await expireNow(ctx);
    for (const found of await readTogether(ctx, readDifferences)) {
      differences.inc({ account: found.account });
      ctx.log.error({ businessId: ctx.businessId, ...found }, "a balance of credits is not the sum of its transfers");
    }
    for (const found of await readTogether(ctx, readPesoDifferences)) {
      differences.inc({ account: "pesos" });
      ctx.log.error({ businessId: ctx.businessId, ...found }, "a balance of pesos is not the sum of its movements");
    }
  },
);
