// What a node may read besides the run's own data: the contact and its last message, the business and its clock.
import { KIND_OF_CHANNEL } from "@mostrador/domain/automation/assistants/audience/channels-of-kind.ts";
import { channelOfEvent } from "@mostrador/domain/automation/flows/events.ts";
import { triggerOf } from "@mostrador/domain/automation/flows/graph.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { recentMessages } from "../../../conversation/inbox/index.ts";
import type { StoredGraph } from "../flow.store.ts";
import { readClient } from "../nodes/fetch.store.ts";
import type { RunRow } from "./run.store.ts";
import type { PresentFacts } from "./variables.ts";

const RECENT = 5;

/** `wanted`: the params of the node, as text; only what they name is read. */
export async function presentFacts(ctx: TenantCtx, run: RunRow, wanted: string): Promise<PresentFacts> {
  const { contact_id: contactId, thread_id: threadId } = run;
  const [business, contact, messages] = await Promise.all([
    businessSettings(ctx),
    contactId ? readTogether(ctx, (tx) => readClient(tx, contactId)) : null,
    threadId && wanted.includes("messages.") ? recentMessages(ctx, threadId, RECENT) : [],
  ]);
  const last = messages.filter(({ type }) => type === "message").at(-1);
  return {
    now: ctx.now,
    zone: business?.zone ?? USUAL_ZONE,
    businessName: business?.name ?? "",
    contact: contact ?? null,
    lastMessage: last ? { message: last.text, role: last.role ?? "", date: last.at.toISOString() } : null,
  };
}

/** The kind of channel that a flow writes by. */
export function kindOfFlow(graph: StoredGraph) {
  return KIND_OF_CHANNEL[channelOfEvent(triggerOf(graph)?.params.event ?? "whatsapp_message")];
}
