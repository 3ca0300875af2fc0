// Starts a job for each business once a day, which deletes expired data.
import { RetentionDue } from "@mostrador/domain/business/privacy/schema.ts";
import { type SystemCtx, tenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { Sweep } from "../../../../kernel/queue/sweeper.ts";
import { takeDue } from "./retention.store.ts";

const DAY_MS = 86_400_000;
const SWEEPER = { kind: "system", name: "Limpieza por plazo" } as const;

export const dueRetention: Sweep = {
  name: "due-retention",
  every: 60_000,
  async run(tx: Tx, ctx: SystemCtx) {
    const due = await takeDue(tx, new Date(ctx.now), new Date(ctx.now + DAY_MS));
    for (const businessId of due) await publish(tx, tenantCtx(ctx, businessId, SWEEPER), RetentionDue, {});
    return due.length;
  },
};
