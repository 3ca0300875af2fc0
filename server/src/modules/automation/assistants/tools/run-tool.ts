// Runs one tool call of either engine: checks the capabilities, parses the input, and returns a refusal instead of
// throwing it. An exception is a fault of ours and undoes the call.
import type { Draft } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { allowedTools, isProposed } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import type { ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import { TOOLS, type ToolInput, type ToolName } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { toolRegisterConversion } from "../conversions/register-conversion.ts";
import { toolOrders, toolProducts } from "../orders/orders.ts";
import { draftOf } from "../proposals/draft.ts";
import { toolOnlyProposed, toolReminders } from "../reminders/reminders.ts";
import { toolAppointments, toolCancel, toolConfirm } from "./appointments.ts";
import { toolBranches, toolServices, toolSpecialists } from "./catalogue.ts";
import { toolSlots } from "./find-slots.ts";
import { toolHandOver } from "./hand-over.ts";
import { toolItems } from "./items.ts";
import { toolPackages } from "./packages.ts";
import { toolSaveName } from "./save-name.ts";
import { type Scene, toolError } from "./scene.ts";
import { inputWithin, outputWithin } from "./within-branch.ts";

/** `draft`: what the call would do, if the customer has to agree first; then nothing was done. */
export type CallResult = { output: object; draft?: Draft };

/** `key` names this call for good: repeating it has no second effect. */
export async function runTool(scene: Scene, name: string, input: unknown, key: string): Promise<CallResult> {
  const tool = (TOOLS as Record<string, (typeof TOOLS)[ToolName]>)[name];
  if (!tool || !allowedTools(scene.capabilities).includes(name as ToolName)) {
    return { output: toolError("not_allowed", "Esta función no está disponible.") };
  }
  const parsed = tool.input.safeParse(input ?? {});
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
    return { output: toolError("bad_input", `Los datos no son válidos: ${issues}`) };
  }
  try {
    return await transact(scene.ctx, (tx, inside) =>
      tx.savepoint(() => runParsed({ ...scene, ctx: inside }, name as ToolName, parsed.data as never, key)),
    );
  } catch (error) {
    if (error instanceof DomainError) return { output: refusalTold(error) };
    throw error;
  }
}

async function runParsed<N extends ToolName>(
  scene: Scene,
  name: N,
  input: ToolInput<N>,
  key: string,
): Promise<CallResult> {
  if (!scene.model || !isProposed(name)) {
    const held = inputWithin(scene.branchId, name, input) as ToolInput<N>;
    return { output: outputWithin(scene.branchId, name, await RUN[name](scene, held, key)) };
  }
  const draft = await draftOf(scene, name, input as never);
  if ("error" in draft) return { output: draft };
  return { output: { proposed: draft.shown, message: WAITING }, draft };
}

const WAITING =
  "Todavía no se hizo nada. El sistema le pregunta al cliente al final de este mensaje y lo hace cuando acepte: no lo preguntes tú ni digas que ya quedó.";

const RUN: { [N in ToolName]: (scene: Scene, input: ToolInput<N>, key: string) => Promise<object> } = {
  list_services: toolServices,
  list_branches: toolBranches,
  list_specialists: toolSpecialists,
  find_slots: toolSlots,
  book: toolOnlyProposed,
  list_appointments: toolAppointments,
  reschedule: toolOnlyProposed,
  cancel: toolCancel,
  confirm: toolConfirm,
  list_packages: toolPackages,
  create_reminder: toolOnlyProposed,
  list_reminders: toolReminders,
  cancel_reminder: toolOnlyProposed,
  list_products: toolProducts,
  place_order: toolOnlyProposed,
  list_orders: toolOrders,
  cancel_order: toolOnlyProposed,
  list_items: toolItems,
  enroll: toolOnlyProposed,
  register_conversion: toolRegisterConversion,
  save_name: toolSaveName,
  hand_over: toolHandOver,
};

export function refusalTold(refusal: DomainError): ToolError {
  const { refusal: word } = (refusal.data ?? {}) as { refusal?: string };
  return toolError(word ?? (refusal.status === 404 ? "not_found" : "refused"), refusal.message);
}
