// A language model with OpenAI's API: honest (`model-mind.ts`), and as unreliable as real ones. Sometimes it is slow,
// unavailable, refuses, or returns an unreadable answer.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Chance } from "../seed.ts";
import { type ModelMessage, nextStep, type Step } from "./model-mind.ts";

/** Longer than the limit of a turn. */
const SLOW_MS = 6_000;
type Answer = { status?: number; headers?: Record<string, string>; body: string; delayMs?: number };
type Fault = (step: Step, model: string) => Answer;

const FAULTS: Record<string, Fault> = {
  slow: (step, model) => ({ body: completion(model, step), delayMs: SLOW_MS }),
  error: () => ({ status: 500, body: '{"error":{"message":"The server had an error"}}' }),
  overloaded: () => ({ status: 503, headers: { "retry-after": "60" }, body: '{"error":{"message":"Overloaded"}}' }),
  "no credit": () => ({ status: 429, body: '{"error":{"message":"Quota","code":"insufficient_quota"}}' }),
  refusal: (_step, model) => ({ body: completion(model, "Lo siento, no puedo ayudar con esa solicitud.") }),
  empty: (_step, model) => ({ body: completion(model, "") }),
  malformed: (step, model) => ({ body: completion(model, step, (text) => text.slice(0, -Math.ceil(text.length / 3))) }),
  unreadable: () => ({ body: "<html>Bad gateway</html>" }),
};

/** `faults`: the chance of one in each call. */
export async function openModel(chance: Chance, faults: number) {
  const told: Record<string, number> = {};
  let calls = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const { messages, model } = JSON.parse(Buffer.concat(parts).toString()) as {
        messages: ModelMessage[];
        model: string;
      };
      calls += 1;
      const step = nextStep(messages);
      const fault = chance.next() < faults ? chance.pick(Object.keys(FAULTS)) : null;
      if (fault) told[fault] = (told[fault] ?? 0) + 1;
      give(response, fault ? (FAULTS[fault] as Fault)(step, model) : { body: completion(model, step) });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: () => calls,
    /** How often each fault happened. */
    faults: () => ({ ...told }),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function give(response: ServerResponse, { status = 200, headers = {}, body, delayMs = 0 }: Answer): void {
  setTimeout(() => {
    if (response.destroyed) return;
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  }, delayMs);
}

let last = 0;

function completion(model: string, said: Step | string, written = (text: string) => text): string {
  last += 1;
  const call =
    typeof said === "string" ? null : { name: said.name, arguments: written(JSON.stringify(said.arguments)) };
  const message = {
    role: "assistant",
    content: typeof said === "string" ? said : null,
    ...(call ? { tool_calls: [{ id: `call_${last}`, type: "function", function: call }] } : {}),
  };
  return JSON.stringify({
    id: `chatcmpl-${last}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1_000),
    model,
    choices: [{ index: 0, message, finish_reason: call ? "tool_calls" : "stop" }],
    usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
  });
}
