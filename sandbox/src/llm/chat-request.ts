import { z } from "zod";
import { OpenAiError } from "./openai-error.ts";

const toolCall = z.object({
  id: z.string().min(1),
  type: z.literal("function"),
  function: z.object({ name: z.string().min(1), arguments: z.string() }),
});
const content = z.union([z.string(), z.array(z.looseObject({ type: z.string() })), z.null()]).optional();

const message = z.object({
  role: z.enum(["system", "developer", "user", "assistant", "tool"]),
  content,
  tool_calls: z.array(toolCall).min(1).optional(),
  tool_call_id: z.string().optional(),
});

const tool = z.object({
  type: z.literal("function"),
  function: z.object({
    name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
    description: z.string().optional(),
    parameters: z.record(z.string(), z.unknown()).optional(),
    strict: z.boolean().nullish(),
  }),
});

const chatSchema = z.looseObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  tools: z.array(tool).min(1).max(128).optional(),
  temperature: z.number().min(0).max(2).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh", "max"]).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
});

export type ChatRequest = z.infer<typeof chatSchema>;

/** Reads a chat request and refuses what the real service refuses, especially tool calls without an answer. */
export function parseChatRequest(body: unknown): ChatRequest {
  const request = parseOpenAi(chatSchema, body);
  checkFitsModel(request);
  request.messages.forEach((one, index) => {
    if (one.role === "tool") checkHasCall(request, index);
    if (one.role === "assistant" && one.tool_calls) checkAnswered(request, index);
    else if (one.content === undefined || one.content === null) {
      throw refusal(`Invalid value for 'content': expected a string, got null.`, `messages.[${index}].content`);
    }
  });
  return request;
}

const REASONING = /^(gpt-5|o\d)/;

/**
 * Reasoning models accept no `max_tokens` and only their default temperature; OpenAI's other models accept no effort.
 */
function checkFitsModel({ model, max_tokens, temperature, reasoning_effort }: ChatRequest): void {
  const given = (value: unknown) => value !== undefined && value !== null;
  if (REASONING.test(model) && given(max_tokens)) {
    throw new OpenAiError(
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { param: "max_tokens", code: "unsupported_parameter" },
    );
  }
  if (REASONING.test(model) && given(temperature) && temperature !== 1) {
    throw new OpenAiError(
      400,
      `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`,
      { param: "temperature", code: "unsupported_value" },
    );
  }
  if (/^gpt-[34]/.test(model) && given(reasoning_effort)) {
    throw new OpenAiError(400, "Unrecognized request argument supplied: reasoning_effort");
  }
}

/** Parses with a schema; throws the first issue in OpenAI's format. */
export function parseOpenAi<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw refusal(`Invalid value for '${issue.path.join(".")}': ${issue.message}`, issue.path.join("."));
}

function checkAnswered(request: ChatRequest, index: number): void {
  const answers = new Set<string | undefined>();
  for (const one of request.messages.slice(index + 1)) {
    if (one.role !== "tool") break;
    answers.add(one.tool_call_id);
  }
  const missing = request.messages[index]!.tool_calls!.filter((call) => !answers.has(call.id)).map((call) => call.id);
  if (missing.length === 0) return;
  throw refusal(
    `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${missing.join(", ")}`,
    `messages.[${index}].role`,
  );
}

function checkHasCall(request: ChatRequest, index: number): void {
  const { tool_call_id: id } = request.messages[index]!;
  const before = request.messages.slice(0, index).findLast((one) => one.role !== "tool");
  if (before?.tool_calls?.some((call) => call.id === id)) return;
  throw refusal(
    "Invalid parameter: messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.",
    `messages.[${index}].role`,
  );
}

function refusal(message: string, param: string): OpenAiError {
  return new OpenAiError(400, message, { param });
}
