// Runs when an assistant has to post free hours: checks each conversation in which hours were offered recently, in a
// job of its own, and plans the next day. A job for an hour that the assistant no longer has does nothing.
import { FreeSlotsDue, FreeSlotsWanted } from "@mostrador/domain/automation/assistants/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { lockAssistant } from "../assistant.store.ts";
import { threadsOffered } from "../tools/offered-slot.store.ts";
import { planPosts } from "./plan-posts.ts";
import { ASKED_WITHIN_MS } from "./post-free-slots.ts";

const PAGE = 100;
/** The clocks of two processes differ slightly. */
const EARLY_MS = 2_000;

type PostJob = { assistantId: string; at: number; beyond?: string };

export const onFreeSlotsDue = on(FreeSlotsDue, { name: "post-free-slots", title: "Enviar horas libres" }, postToAll, {
  side: 1,
});

async function postToAll(ctx: TenantCtx, { assistantId, at, beyond }: PostJob): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    if (at > ctx.now + EARLY_MS) return publish(tx, inside, FreeSlotsDue, { assistantId, at }, { at });
    const row = await lockAssistant(tx, assistantId);
    const isFirst = beyond === undefined;
    if (!row || (isFirst && row.free_slots_at?.getTime() !== at)) return;
    if (isFirst) await planPosts(tx, inside, row);
    if (!row.is_working) return;
    const threads = await threadsOffered(tx, new Date(at - ASKED_WITHIN_MS), beyond ?? null, PAGE);
    for (const threadId of threads) await publish(tx, inside, FreeSlotsWanted, { assistantId, at, threadId });
    const last = threads.at(-1);
    if (threads.length === PAGE && last) await publish(tx, inside, FreeSlotsDue, { assistantId, at, beyond: last });
  });
}
