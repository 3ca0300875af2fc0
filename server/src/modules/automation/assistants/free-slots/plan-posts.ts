// Plans when an assistant posts free hours: one job at a time, which plans the next one. A change of the settings
// replaces the planned job.

import { nextPost } from "@mostrador/domain/automation/assistants/free-slots/next-post.ts";
import { FreeSlotsDue } from "@mostrador/domain/automation/assistants/schema.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { type AssistantRow, setFreeSlotsAt } from "../assistant.store.ts";

export async function planPosts(tx: Tx, ctx: TenantCtx, row: AssistantRow): Promise<void> {
  if (!postsOf(row)) return setFreeSlotsAt(tx, row.id, null);
  const zone = (await businessSettings({ ...ctx, tx }))?.zone ?? USUAL_ZONE;
  const at = nextPost(zone, row.capabilities.postFreeSchedules.deliveryHour, ctx.now);
  await setFreeSlotsAt(tx, row.id, new Date(at));
  await publish(tx, ctx, FreeSlotsDue, { assistantId: row.id, at }, { at });
}

/** Whether it posts at all: only if it may book what it offers. */
export function postsOf({ capabilities, correspond_to }: AssistantRow): boolean {
  const { postFreeSchedules, onlineScheduling, inPersonScheduling } = capabilities;
  return postFreeSchedules.enabled && (onlineScheduling || inPersonScheduling) && correspond_to !== "business";
}

/** A text that changes whenever the time of posting changes. */
export function postsText(row: AssistantRow): string {
  return postsOf(row) ? row.capabilities.postFreeSchedules.deliveryHour : "";
}
