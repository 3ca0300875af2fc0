// The conversation so far, as the language model gets it.
import { pictureTold } from "@mostrador/domain/automation/assistants/picture-told.ts";
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import { EFFECTS } from "@mostrador/domain/automation/assistants/tools/allowed-tools.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { LlmMessage } from "../../../../providers/llm/port.ts";
import { type RecentMessage, recentMessages } from "../../../conversation/inbox/index.ts";

export type ConversationHistory = {
  messages: LlmMessage[];
  /** The same without the content of pictures: only what was said. */
  said: LlmMessage[];
  /** What the contact wrote since the last completed action: what an engine without memory has to know. */
  open: string[];
};

/** Tool calls count too. */
const MOST_MESSAGES = 200;
const MOST_OPEN = 4;

/** Leaves out what the contact wrote since the last answer: that is the turn. */
export async function pastOf(
  ctx: TenantCtx,
  thread: { threadId: string; answeredSeq: number },
): Promise<ConversationHistory> {
  const all = await recentMessages(ctx, thread.threadId, MOST_MESSAGES);
  const earlier = all.filter(
    (each) => each.seq === null || each.role === "assistant" || each.seq <= thread.answeredSeq,
  );
  const said = earlier.filter((each) => each.type === "message" && each.text.trim() !== "");
  return {
    messages: said.map(({ role, text, shown }) => ({
      role,
      text: [plainText(text), ...(shown === "" ? [] : [pictureTold(shown)])].join("\n"),
    })),
    said: said.map(({ role, text }) => ({ role, text: plainText(text) })),
    open: openTexts(earlier),
  };
}

function openTexts(earlier: RecentMessage[]): string[] {
  const sideEffect = earlier.findLastIndex(
    ({ type, name, output }) => type === "function_call_output" && EFFECTS.has(name) && isDone(parsed(output)),
  );
  return earlier
    .slice(sideEffect + 1)
    .filter((each) => each.type === "message" && each.role === "user" && each.words !== "")
    .map(({ words }) => plainText(words))
    .slice(-MOST_OPEN);
}

/** Neither refused nor only proposed. */
function isDone(output: unknown): boolean {
  return typeof output === "object" && output !== null && !("error" in output) && !("proposed" in output);
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return output;
  }
}
