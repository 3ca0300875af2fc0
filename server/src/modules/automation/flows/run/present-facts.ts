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
export type FactsOf = (run: RunRow, wanted: string) => Promise<PresentFacts>;

/** The business and the contact are read once for all nodes of a stretch. */
export function factsOnce(ctx: TenantCtx): FactsOf {
  const business = once(() => businessSettings(ctx));
  const contacts = new Map<string, ReturnType<typeof readClient>>();
  const contactOf = (id: string) => {
    const known = contacts.get(id) ?? readTogether(ctx, (tx) => readClient(tx, id));
    contacts.set(id, known);
    return known;
  };
  return async ({ contact_id: contactId, thread_id: threadId }, wanted) => {
    const [settings, contact, messages] = await Promise.all([
      business(),
      contactId ? contactOf(contactId) : null,
      threadId && wanted.includes("messages.") ? recentMessages(ctx, threadId, RECENT) : [],
    ]);
    const last = messages.filter(({ type }) => type === "message").at(-1);
    return {
      now: ctx.now,
      zone: settings?.zone ?? USUAL_ZONE,
      businessName: settings?.name ?? "",
      contact: contact ?? null,
      lastMessage: last ? { message: last.text, role: last.role ?? "", date: last.at.toISOString() } : null,
    };
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}

/** The kind of channel that a flow writes by. */
export function kindOfFlow(graph: StoredGraph) {
  return KIND_OF_CHANNEL[channelOfEvent(triggerOf(graph)?.params.event ?? "whatsapp_message")];
}
