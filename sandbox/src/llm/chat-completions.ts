import type { World } from "../world/world.ts";
import type { ChatRequest } from "./chat-request.ts";
import type { Answer } from "./next-answer.ts";
import { cachedTokens, tokenCount } from "./token-count.ts";

/** The answer in the format of `POST /chat/completions`. */
export function chatCompletion(world: World, request: ChatRequest, answer: Answer) {
  return {
    id: world.ids.token("chatcmpl-", 29),
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: answer.text ?? null,
          refusal: null,
          annotations: [],
          ...(answer.toolCalls.length > 0 ? { tool_calls: answer.toolCalls.map(toolCall) } : {}),
        },
        logprobs: null,
        finish_reason: finishReason(answer),
      },
    ],
    usage: usage(request, answer),
    service_tier: "default",
    system_fingerprint: "fp_sandbox",
  };
}

/** The same answer in pieces, as server-sent events. */
export function chatChunks(world: World, request: ChatRequest, answer: Answer): unknown[] {
  const base = {
    id: world.ids.token("chatcmpl-", 29),
    object: "chat.completion.chunk",
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    system_fingerprint: "fp_sandbox",
  };
  const withUsage = request.stream_options?.include_usage === true;
  const chunk = (delta: unknown, reason: string | null = null) => ({
    ...base,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
    ...(withUsage ? { usage: null } : {}),
  });
  return [
    chunk({ role: "assistant", content: answer.text === undefined ? null : "" }),
    ...pieces(answer.text ?? "").map((content) => chunk({ content })),
    ...answer.toolCalls.flatMap((call, index) => [
      chunk({ tool_calls: [{ index, ...toolCall({ ...call, arguments: "" }) }] }),
      ...pieces(call.arguments).map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]),
    chunk({}, finishReason(answer)),
    ...(withUsage ? [{ ...base, choices: [], usage: usage(request, answer) }] : []),
  ];
}

/** Splits text into words, each with the space that follows. */
export function pieces(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function toolCall(call: Answer["toolCalls"][number]) {
  return { id: call.id, type: "function", function: { name: call.name, arguments: call.arguments } };
}

function finishReason(answer: Answer): string {
  return answer.toolCalls.length > 0 ? "tool_calls" : "stop";
}

function usage(request: ChatRequest, answer: Answer) {
  const prompt = answer.usage?.promptTokens ?? tokenCount(request.messages) + tokenCount(request.tools ?? "") + 3;
  const said = tokenCount(answer.text ?? "") + (answer.toolCalls.length > 0 ? tokenCount(answer.toolCalls) : 0);
  const completion = answer.usage?.completionTokens ?? said;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: cachedTokens(prompt), audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
  };
}
