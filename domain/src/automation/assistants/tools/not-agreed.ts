// The refusal of a tool that would do what the customer has not agreed to, word for word: the summary is said, and asked, again.
import type { ToolError } from "./answers/schema.ts";

export const NOT_AGREED: ToolError = {
  error: "not_agreed",
  message: "El cliente todavía no acepta exactamente esto: dilo completo y pregúntale.",
};

export function isNotAgreed(answer: object): boolean {
  return "error" in answer && answer.error === NOT_AGREED.error;
}
