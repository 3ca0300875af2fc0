// An assistant of one branch knows that branch alone: what is offered, where, by whom and when is told of it and of no
// other (decision 52).
import type { ToolName, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";

/** What is searched for, held to the branch. */
export function inputWithin(branchId: string | null, name: ToolName, input: object): object {
  return branchId !== null && name === "find_slots" ? { ...input, branchId } : input;
}

export function outputWithin(branchId: string | null, name: ToolName, output: object): object {
  if (branchId === null || "error" in output) return output;
  if (name === "list_branches") {
    const { branches } = output as ToolOutput<"list_branches">;
    return { branches: branches.filter(({ id }) => id === branchId) };
  }
  if (name === "list_services") {
    const { services } = output as ToolOutput<"list_services">;
    return {
      services: services
        .filter(({ branchIds }) => branchIds.includes(branchId))
        .map((one) => ({ ...one, branchIds: [branchId] })),
    };
  }
  if (name === "list_specialists") {
    const { specialists } = output as ToolOutput<"list_specialists">;
    return { specialists: specialists.filter((one) => one.branchId === branchId) };
  }
  return output;
}
