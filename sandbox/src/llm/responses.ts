import type { World } from "../world/world.ts";
import { pieces } from "./chat-completions.ts";
import type { Answer } from "./next-answer.ts";
import type { ResponseRequest } from "./response-request.ts";
import { cachedTokens, tokenCount } from "./token-count.ts";

type StreamEvent = { type: string; [field: string]: unknown };
type Item = { id: string; type: "message" | "function_call"; [field: string]: unknown };

/** The answer in the format of `POST /responses`. */
export function responseObject(world: World, request: ResponseRequest, answer: Answer) {
  const output: Item[] = [];
  if (answer.text !== undefined) {
    output.push({
      id: world.ids.token("msg_", 32),
      type: "message",
      status: "completed",
      role: "assistant",
      content: [{ type: "output_text", text: answer.text, annotations: [], logprobs: [] }],
    });
  }
  for (const { id, name, arguments: args } of answer.toolCalls) {
    const call = { type: "function_call" as const, status: "completed", call_id: id, name, arguments: args };
    output.push({ id: world.ids.token("fc_", 32), ...call });
  }
  const input = answer.usage?.promptTokens ?? tokenCount([request.instructions, request.input, request.tools]);
  const said = answer.usage?.completionTokens ?? tokenCount(answer.text ?? answer.toolCalls);
  return {
    id: world.ids.token("resp_", 32),
    object: "response",
    created_at: Math.floor(Date.now() / 1000),
    status: "completed",
    error: null,
    incomplete_details: null,
    instructions: request.instructions ?? null,
    model: request.model,
    output,
    parallel_tool_calls: true,
    tools: request.tools ?? [],
    tool_choice: request.tool_choice ?? "auto",
    metadata: request.metadata ?? {},
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: cachedTokens(input) },
      output_tokens: said,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + said,
    },
  };
}

/** The same answer as the events of its stream, numbered. */
export function responseEvents(response: ReturnType<typeof responseObject>): StreamEvent[] {
  const started = { ...response, status: "in_progress", output: [], usage: null };
  const events: StreamEvent[] = [
    { type: "response.created", response: started },
    { type: "response.in_progress", response: started },
    ...response.output.flatMap((item, index) => itemEvents(item, index)),
    { type: "response.completed", response },
  ];
  return events.map((event, index) => ({ ...event, sequence_number: index }));
}

function itemEvents(item: Item, index: number): StreamEvent[] {
  const at = { item_id: item.id, output_index: index };
  const open = (rest: object) => ({
    type: "response.output_item.added",
    output_index: index,
    item: { ...item, status: "in_progress", ...rest },
  });
  const done = { type: "response.output_item.done", output_index: index, item };
  if (item.type === "function_call") {
    const args = String(item.arguments);
    return [
      open({ arguments: "" }),
      ...pieces(args).map((delta) => ({ type: "response.function_call_arguments.delta", ...at, delta })),
      { type: "response.function_call_arguments.done", ...at, arguments: args },
      done,
    ];
  }
  const part = (item.content as { text: string }[])[0]!;
  const inside = { ...at, content_index: 0 };
  return [
    open({ content: [] }),
    { type: "response.content_part.added", ...inside, part: { ...part, text: "" } },
    ...pieces(part.text).map((delta) => ({ type: "response.output_text.delta", ...inside, delta, logprobs: [] })),
    { type: "response.output_text.done", ...inside, text: part.text, logprobs: [] },
    { type: "response.content_part.done", ...inside, part },
    done,
  ];
}
