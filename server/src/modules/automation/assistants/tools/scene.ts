// On whose behalf the tools of a turn act: taken from the thread, never from what a model or a contact says (D-9.2).
import type { Capabilities } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type { ContactMessage } from "@mostrador/domain/automation/assistants/proposals/written-names.ts";
import type { ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";

export type Scene = {
  /** Its actor is the assistant. */
  ctx: TenantCtx;
  threadId: string;
  contactId: string;
  capabilities: Capabilities;
  /** The only branch that it answers for; null for all of them. */
  branchId: string | null;
  /** The zone of the business; hours are shown in the zone of the branch. */
  zone: string;
  /** The name that the contact gave in this conversation, if the business knows none. */
  ownName?: string | null;
  /**
   * Set when a language model calls the tools, with the conversation so far: it may propose, not act (decision 17).
   * Left out for the built-in engine, whose questions are proposals too (decision 17).
   */
  model?: { said: readonly ContactMessage[] };
};

export function toolError(error: string, message: string): ToolError {
  return { error, message };
}
