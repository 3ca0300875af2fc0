// In whose name the tools of a turn act: taken from the thread, never from what a model or a contact says (D-9.2).
import type { Capabilities } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type { Said } from "@mostrador/domain/automation/assistants/proposals/written-names.ts";
import type { ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";

export type Scene = {
  /** Its actor is the assistant. */
  ctx: TenantCtx;
  threadId: string;
  contactId: string;
  capabilities: Capabilities;
  /** The only branch that it speaks of; null for all of them. */
  branchId: string | null;
  /** The zone of the business; hours are told in the zone of the branch. */
  zone: string;
  /** How the contact called itself in this conversation, where the business knows no name. */
  ownName?: string | null;
  /**
   * A language model calls the tools, and this was said in the conversation so far: it may propose, not act (decision
   * 17). Left out for the built-in engine, whose questions are proposals too (decision 77).
   */
  model?: { said: readonly Said[] };
};

export function toolError(error: string, message: string): ToolError {
  return { error, message };
}
