// A process that runs orders on the product's ledger and dies where its faults say.

import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { NewCreditMovement } from "@mostrador/domain/money/credits/schema.ts";
import { compose } from "../../server/src/compose.ts";
import { readEnv } from "../../server/src/env.ts";
import { type TenantCtx, tenantCtx } from "../../server/src/kernel/context.ts";
import { transact } from "../../server/src/kernel/db/transaction.ts";
import { readFaults, setFaults } from "../../server/src/kernel/fault.ts";
import { newId } from "../../server/src/kernel/id.ts";
import { openQueue } from "../../server/src/kernel/queue/workers.ts";
import {
  creditCounters,
  expireNow,
  giveBackCredits,
  holdCredits,
  noteAnswer,
  sendCredits,
  spendCredits,
} from "../../server/src/modules/money/credits/index.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import type { Answer, Operation, Order, Purse } from "./operations.ts";

const { APP_DATABASE_URL: appUrl = "", FAULTS = "" } = process.env;
const env = readEnv({ LOG_LEVEL: "fatal", DEMO: "0" });
const parts = compose({ env, appUrl, secret: TEST_SECRET, role: "web" });
await openQueue({ url: appUrl, ...parts, isWorker: false });
const NOBODY = "00000000-0000-7000-8000-000000000000";

process.on("message", (order: Order) => {
  carryOut(order).then(tell, (error: Error) => tell({ number: order.number, failed: error.message }));
});
process.on("disconnect", () => process.exit(0));
// from the first order on
setFaults(FAULTS ? readFaults(FAULTS) : undefined);
process.send?.({ ready: true });

function tell(answer: Answer): void {
  process.send?.(answer);
}

async function carryOut({ number, purse, operation, now }: Order): Promise<Answer> {
  const ctx = tenantCtx({ ...parts.system(newId()), now }, purse.businessId, { kind: "system", name: "Prueba" });
  const outcome = await act(ctx, purse, operation);
  const counters = await transact(ctx, creditCounters);
  return { number, outcome, left: purse.model === "gpt_model" ? counters.gptModel : counters.reasoningModel };
}

async function act(ctx: TenantCtx, { businessId, model }: Purse, operation: Operation): Promise<"done" | "short"> {
  const { kind, key } = operation;
  const answer = { assistantName: "Sofía", clientId: NOBODY, messageId: null, inputTokens: 1, outputTokens: 1 };
  if (kind === "expire") {
    await expireNow(ctx);
    return "done";
  }
  if (kind === "recharge" || kind === "extract") {
    const creditType = model === "gpt_model" ? "gpt" : "reasoning";
    const movement = NewCreditMovement.parse({
      businessId,
      key,
      type: kind,
      creditType,
      amount: operation.credits,
      totalPrice: kind === "recharge" ? operation.price : 0,
      ...(kind === "recharge" && { priority: operation.priority }),
      ...(kind === "recharge" && operation.expiresAt && { expiresAt: new Date(operation.expiresAt).toISOString() }),
    });
    try {
      await transact(ctx, (tx) => sendCredits(tx, ctx, movement));
      return "done";
    } catch (error) {
      if (error instanceof DomainError && error.status === 422) return "short";
      throw error;
    }
  }
  if (kind === "hold") {
    return (await holdCredits(ctx, { key, model, credits: operation.credits, answer })) ? "done" : "short";
  }
  const stored = { ...answer, messageId: NOBODY };
  await transact(ctx, (tx) => {
    if (kind === "note") return noteAnswer(tx, ctx, { key, model, credits: operation.credits, answer: stored });
    if (kind === "spend") return spendCredits(tx, ctx, key);
    return giveBackCredits(
      tx,
      ctx,
      key,
      "onlyUnanswered" in operation && operation.onlyUnanswered ? "unanswered" : "given back",
    );
  });
  return "done";
}
