// Keeps a due message of a rule in the plan while its rule waits, and takes back one that its conversation has not sent.
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { type NotificationRow, updateNotification } from "../notification.store.ts";
import { aboutOf, ruleOf } from "./rule-stop-reason.ts";

const MINUTE = 60_000;

/** Whether it waits. */
export async function isHeld(tx: Tx, ctx: TenantCtx, row: NotificationRow): Promise<boolean> {
  const { contact_id: contactId, rule_id: ruleId } = row;
  if (!contactId || !ruleId) return false;
  const hold = await ruleOf(ctx, row).whyHeld?.(tx, ctx, { ruleId, contactId, ...aboutOf(row) });
  if (hold?.isBrief) await publish(tx, ctx, NotificationDue, { notificationId: row.id }, { at: ctx.now + MINUTE });
  return hold != null;
}

/** Planned again, with the words of now when it is sent. */
export async function backToPlan(tx: Tx, ctx: TenantCtx, row: NotificationRow): Promise<void> {
  const { contact_id: contactId, rule_id: ruleId } = row;
  if (!contactId || !ruleId) return;
  const text = await ruleOf(ctx, row).text(tx, ctx, { ruleId, contactId, ...aboutOf(row) });
  const unsent = { state: "planned", reason: "", message_id: null, settled_at: null, hurried: false } as const;
  await updateNotification(tx, row.id, { ...unsent, text });
}
