// The conversation so far, as a language model is told it and as its claims are checked against.
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { LlmMessage } from "../../../../providers/llm/port.ts";
import { recentMessages } from "../../../conversation/inbox/index.ts";

export type Past = { messages: LlmMessage[]; contactTexts: string[]; outputs: unknown[] };

const MOST_MESSAGES = 60;

/** Without what the contact wrote since the last answer: that is the turn. */
export async function pastOf(ctx: TenantCtx, thread: { threadId: string; answeredSeq: number }): Promise<Past> {
  const all = await recentMessages(ctx, thread.threadId, MOST_MESSAGES);
  const earlier = all.filter(
    (each) => each.seq === null || each.role === "assistant" || each.seq <= thread.answeredSeq,
  );
  const said = earlier.filter((each) => each.type === "message" && each.text.trim() !== "");
  return {
    messages: said.map(({ role, text }) => ({ role, text: plainText(text) })),
    contactTexts: said.filter(({ role }) => role === "user").map(({ text }) => plainText(text)),
    outputs: earlier.filter(({ type }) => type === "function_call_output").map(({ output }) => parsed(output)),
  };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return output;
  }
}
