// One tool call, of either engine: allowed by the capabilities, its input parsed, its refusal told instead of thrown. What
// is thrown is trouble of ours, and undoes the call.
import { allowedTools } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import {
  TOOLS,
  type ToolError,
  type ToolInput,
  type ToolName,
} from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { Refusal } from "@mostrador/domain/kit/result.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { toolAppointments, toolBook, toolCancel, toolConfirm, toolReschedule, toolSaveName } from "./appointments.ts";
import { toolBranches, toolServices, toolSpecialists } from "./catalogue.ts";
import { toolSlots } from "./find-slots.ts";
import { toolHandOver } from "./hand-over.ts";
import { type Scene, toolError } from "./scene.ts";

/** `key` names this call for good: carried out again it has no second effect. */
export async function runTool(scene: Scene, name: string, input: unknown, key: string): Promise<object> {
  const tool = (TOOLS as Record<string, (typeof TOOLS)[ToolName]>)[name];
  if (!tool || !allowedTools(scene.capabilities).includes(name as ToolName)) {
    return toolError("not_allowed", "Esta función no está disponible.");
  }
  const parsed = tool.input.safeParse(input ?? {});
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
    return toolError("bad_input", `Los datos no son válidos: ${issues}`);
  }
  try {
    return await transact(scene.ctx, (tx, inside) =>
      tx.savepoint(() => RUN[name as ToolName]({ ...scene, ctx: inside as TenantCtx }, parsed.data as never, key)),
    );
  } catch (error) {
    if (error instanceof Refusal) return refusalTold(error);
    throw error;
  }
}

const RUN: { [N in ToolName]: (scene: Scene, input: ToolInput<N>, key: string) => Promise<object> } = {
  list_services: toolServices,
  list_branches: toolBranches,
  list_specialists: toolSpecialists,
  find_slots: toolSlots,
  book: toolBook,
  list_appointments: toolAppointments,
  reschedule: toolReschedule,
  cancel: toolCancel,
  confirm: toolConfirm,
  save_name: toolSaveName,
  hand_over: toolHandOver,
};

function refusalTold(refusal: Refusal): ToolError {
  const { refusal: word } = (refusal.data ?? {}) as { refusal?: string };
  return toolError(word ?? (refusal.status === 404 ? "not_found" : "refused"), refusal.message);
}
