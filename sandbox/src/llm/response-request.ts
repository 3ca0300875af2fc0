import { z } from "zod";
import { parseOpenAi } from "./chat-request.ts";
import { OpenAiError } from "./openai-error.ts";

const item = z.looseObject({
  type: z.string().optional(),
  role: z.enum(["user", "assistant", "developer", "system"]).optional(),
  call_id: z.string().optional(),
});

const responseSchema = z.looseObject({
  model: z.string().min(1),
  instructions: z.string().nullish(),
  input: z.union([z.string(), z.array(item).min(1)]),
  tools: z.array(z.looseObject({ type: z.string(), name: z.string().optional() })).optional(),
  stream: z.boolean().nullish(),
});

export type ResponseRequest = z.infer<typeof responseSchema>;

/** Reads a request to `/responses`: each function call in the input needs its output there too. */
export function parseResponseRequest(body: unknown): ResponseRequest {
  const request = parseOpenAi(responseSchema, body);
  const items = typeof request.input === "string" ? [] : request.input;
  const ids = (type: string) => items.filter((one) => one.type === type).map((one) => one.call_id);
  const calls = ids("function_call");
  const outputs = ids("function_call_output");
  const unanswered = calls.find((id) => !outputs.includes(id));
  if (unanswered)
    throw new OpenAiError(400, `No tool output found for function call ${unanswered}.`, { param: "input" });
  const stray = outputs.find((id) => !calls.includes(id));
  if (stray && request.previous_response_id === undefined) {
    throw new OpenAiError(400, `No tool call found for function call output with call_id ${stray}.`, {
      param: "input",
    });
  }
  return request;
}
