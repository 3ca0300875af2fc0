// Which planned messages have no time of their own yet, because their rule sends them in turn.
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NotificationRow } from "../notification.store.ts";
import { ruleOf } from "./rule-stop-reason.ts";

/** By their ids; those that wait for their time are left out. */
export async function queuedOf(
  tx: Tx,
  ctx: TenantCtx,
  rows: readonly NotificationRow[],
): Promise<Map<string, Notification["waitsFor"]>> {
  const open = rows.filter(({ state, rule_id, hurried }) => state === "planned" && rule_id !== null && !hurried);
  const byRule = Map.groupBy(open, ({ rule_id }) => rule_id ?? "");
  const queued = new Map<string, Notification["waitsFor"]>();
  for (const [ruleId, those] of byRule) {
    const queue = await ruleOf(ctx, those[0] as NotificationRow).queueOf?.(tx, ruleId);
    if (!queue) continue;
    for (const { id, version } of those) {
      if (queue.isPaused) queued.set(id, "resume");
      else if (queue.beyond === null || version > queue.beyond) queued.set(id, "turn");
    }
  }
  return queued;
}
