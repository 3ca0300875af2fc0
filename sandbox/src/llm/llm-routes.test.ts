import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenWorld, openWorld } from "../testing/open-world.ts";

let world: OpenWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Message = Record<string, unknown>;
const hello: Message = { role: "user", content: "Hola, quiero una cita" };
const chat = (messages: Message[] = [hello], more: object = {}) =>
  world.call("POST", "/llm/v1/chat/completions", { model: "gpt-4.1", messages, ...more }, "sk-test");
const script = (steps: object[], more: object = {}) => world.call("POST", "/__sandbox/llm/script", { steps, ...more });

test("needs a key, and lists models", async () => {
  expect((await world.call("GET", "/llm/v1/models")).status).toBe(401);
  const { body } = await world.call("GET", "/llm/v1/models", undefined, "sk-test");
  expect(body.data.length).toBeGreaterThan(0);
});

test("without a script it is polite, and counts tokens", async () => {
  const { body } = await chat();
  expect(body.choices[0]).toMatchObject({ finish_reason: "stop", message: { role: "assistant" } });
  expect(body.usage.total_tokens).toBe(body.usage.prompt_tokens + body.usage.completion_tokens);
  expect(body.usage.prompt_tokens).toBeGreaterThan(5);
});

test("follows its script step by step", async () => {
  await script([
    { toolCalls: [{ name: "searchSchedules", arguments: { day: "sábado" } }] },
    { status: 429 },
    { status: 500 },
    { delayMs: 30 },
    { text: "Listo" },
  ]);
  const { body } = await chat();
  const [call] = body.choices[0].message.tool_calls;
  expect(body.choices[0].finish_reason).toBe("tool_calls");
  expect(call).toMatchObject({ id: expect.stringMatching(/^call_/), function: { name: "searchSchedules" } });
  expect(JSON.parse(call.function.arguments)).toEqual({ day: "sábado" });
  expect((await chat()).status).toBe(429);
  expect((await chat()).status).toBe(500);
  const started = Date.now();
  expect((await chat()).body.choices[0].message.content).toBe("Listo");
  expect(Date.now() - started).toBeGreaterThanOrEqual(28);
  expect((await chat()).body.choices[0].message.content).toContain("Gracias");
});

test("a script with a match answers only those who say it", async () => {
  await script([{ text: "Para todos" }]);
  await script([{ text: "Para la cita" }], { match: "quiero una cita" });
  expect((await chat([{ role: "user", content: "Otra cosa" }])).body.choices[0].message.content).toBe("Para todos");
  expect((await chat()).body.choices[0].message.content).toBe("Para la cita");
});

test("a tool call echoes what the user wrote, an element for each line", async () => {
  const acts = [{ act: "hello" }, { act: "quote", sentence: "Tenemos {line}." }];
  await script([{ echo: true, toolCalls: [{ name: "say", arguments: { acts } }] }]);
  const { body } = await chat([{ role: "user", content: "uno\ndos" }]);
  expect(JSON.parse(body.choices[0].message.tool_calls[0].function.arguments)).toEqual({
    acts: [{ act: "hello" }, { act: "quote", sentence: "Tenemos uno." }, { act: "quote", sentence: "Tenemos dos." }],
  });
  expect(body.choices[0].message.content).toBeNull();
});

test("of lists in lists the innermost has an element for each line", async () => {
  const acts = [{ act: "quote", sentences: ["Tenemos {line}."] }];
  await script([{ echo: true, toolCalls: [{ name: "say", arguments: { acts } }] }]);
  const { body } = await chat([{ role: "user", content: "uno\ndos" }]);
  expect(JSON.parse(body.choices[0].message.tool_calls[0].function.arguments)).toEqual({
    acts: [{ act: "quote", sentences: ["Tenemos uno.", "Tenemos dos."] }],
  });
});

test("arguments can come broken", async () => {
  await script([{ toolCalls: [{ name: "book", arguments: { day: "lunes" } }], malformedArguments: true }]);
  const { body } = await chat();
  expect(() => JSON.parse(body.choices[0].message.tool_calls[0].function.arguments)).toThrow();
});

test("a tool call left without answer is refused, and so is an answer without call", async () => {
  const call = { id: "call_1", type: "function", function: { name: "book", arguments: "{}" } };
  const asked: Message = { role: "assistant", content: null, tool_calls: [call] };
  const answer: Message = { role: "tool", tool_call_id: "call_1", content: "ok" };
  const refused = await chat([hello, asked, hello]);
  expect([refused.status, refused.body.error.type]).toEqual([400, "invalid_request_error"]);
  expect(refused.body.error.message).toContain("call_1");
  expect((await chat([hello, answer])).status).toBe(400);
  expect((await chat([hello, asked, answer])).status).toBe(200);
});

test("streams the same words", async () => {
  await script([{ text: "Uno dos tres" }]);
  const response = await fetch(`${world.url}/llm/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: "Bearer sk-test", "content-type": "application/json" },
    body: JSON.stringify({ model: "m", messages: [hello], stream: true, stream_options: { include_usage: true } }),
  });
  const lines = (await response.text()).split("\n\n").filter(Boolean);
  expect(lines.at(-1)).toBe("data: [DONE]");
  const chunks = lines.slice(0, -1).map((line) => JSON.parse(line.slice(6)));
  expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("")).toBe("Uno dos tres");
  expect(chunks.at(-1).usage.total_tokens).toBeGreaterThan(0);
});

test("speaks the Responses dialect too", async () => {
  await script([{ toolCalls: [{ name: "book", arguments: {} }] }, { text: "Listo" }]);
  const respond = (input: unknown) => world.call("POST", "/llm/v1/responses", { model: "m", input }, "sk-test");
  const { body } = await respond("Hola");
  const [call] = body.output;
  expect(call).toMatchObject({ type: "function_call", name: "book", arguments: "{}" });
  expect((await respond([call])).status).toBe(400);
  const output = { type: "function_call_output", call_id: call.call_id, output: "ok" };
  expect((await respond([call, output])).body.output[0].content[0].text).toBe("Listo");
});

test("a step can say back what the user said last, in both dialects", async () => {
  await script([{ echo: true }], { repeat: true });
  const told = { role: "assistant", content: "¿Cuál?" };
  expect((await chat([hello, told, { role: "user", content: "El corte" }])).body.choices[0].message.content).toBe(
    "El corte",
  );
  const parts = { role: "user", content: [{ type: "text", text: "Uno" }] };
  expect((await chat([parts])).body.choices[0].message.content).toBe("Uno");
  const input = [{ role: "user", content: [{ type: "input_text", text: "Dos" }] }];
  const { body } = await world.call("POST", "/llm/v1/responses", { model: "m", input }, "sk-test");
  expect(body.output[0].content[0].text).toBe("Dos");
});
