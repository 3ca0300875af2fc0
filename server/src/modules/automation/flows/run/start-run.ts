// Begins a run of the latest version of a flow.
import { FlowRunDue } from "@mostrador/domain/automation/flows/jobs.ts";
import { flowChanged } from "@mostrador/domain/automation/flows/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { FlowRow } from "../flow.store.ts";
import { insertRun } from "./run.store.ts";
import type { RunVariables } from "./variables.ts";

export type RunBeginning = {
  nodeId: string;
  version?: number;
  contactId: string | null;
  threadId?: string | null;
  commentId?: string | null;
  messageId?: string | null;
  /** The same cause again begins nothing. */
  cause: string;
  variables: RunVariables;
};

/** Null when the cause has begun one already, or the contact is in this flow now. */
export async function startRun(
  tx: Tx,
  ctx: TenantCtx,
  flow: Pick<FlowRow, "id" | "version">,
  beginning: RunBeginning,
): Promise<string | null> {
  const id = newId();
  const at = new Date(ctx.now);
  const isNew = await insertRun(tx, {
    business_id: ctx.businessId,
    id,
    flow_id: flow.id,
    version: beginning.version ?? flow.version,
    contact_id: beginning.contactId,
    thread_id: beginning.threadId ?? null,
    comment_id: beginning.commentId ?? null,
    cause: beginning.cause,
    state: "running",
    node_id: beginning.nodeId,
    variables: jsonText(beginning.variables),
    taken_message_id: beginning.messageId ?? null,
    started_at: at,
    updated_at: at,
  });
  if (!isNew) return null;
  await publish(tx, ctx, FlowRunDue, { runId: id, wakeId: null });
  await announce(tx, ctx, flowChanged, { flowId: flow.id });
  return id;
}
