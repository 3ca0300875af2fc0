// Limits an assistant of one branch to that branch: services, places, people and hours come from it and from no other
// (decision 52).
import type { ToolName, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";

/** Limits the search to the branch. */
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
