// The refusal of a tool when the customer has not agreed to exactly this: the assistant repeats the summary and asks
// again.
import type { ToolError } from "./answers/schema.ts";

export const NOT_AGREED: ToolError = {
  error: "not_agreed",
  message: "El cliente todavía no acepta exactamente esto: dilo completo y pregúntale.",
};

export function isNotAgreed(answer: object): boolean {
  return "error" in answer && answer.error === NOT_AGREED.error;
}
