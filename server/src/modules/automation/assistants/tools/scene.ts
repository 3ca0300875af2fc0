// In whose name the tools of a turn act: taken from the thread, never from what a model or a contact says (D-9.2).
import type { Capabilities } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type { ToolError } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";

export type Scene = {
  /** Its actor is the assistant. */
  ctx: TenantCtx;
  threadId: string;
  contactId: string;
  capabilities: Capabilities;
  /** The zone of the business; hours are told in the zone of the branch. */
  zone: string;
};

export function toolError(error: string, message: string): ToolError {
  return { error, message };
}
