// The port against a server that speaks OpenAI's dialect and answers as the test tells it.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { type Sandbox, startSandboxProcess } from "../../../test/start-sandbox-process.ts";
import { openAiCompatibleLlm } from "./openai-compatible.ts";
import { type Llm, LlmFailure, type LlmRequest, type LlmTool } from "./port.ts";

let sandbox: Sandbox;
let llm: Llm;
let calls: unknown[];
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  const models = { gpt_model: "model-g", reasoning_model: "model-r" };
  llm = openAiCompatibleLlm({
    baseUrl: `${sandbox.url}/llm/v1`,
    apiKey: "a-key",
    models,
    transcriptionModel: "model-t",
    visionModel: "model-v",
    speech: { model: "model-s", voice: "coral" },
  });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  calls = [];
  await sandbox.call("POST", "/__sandbox/reset", {});
});

const script = (...steps: object[]) => sandbox.call("POST", "/__sandbox/llm/script", { steps });
const requests = async () => (await sandbox.call("GET", "/__sandbox/llm/requests")).requests;

const lookUp: LlmTool = {
  name: "look_up",
  description: "Busca algo",
  input: z.object({ what: z.string() }),
  run: async (input) => {
    calls.push(input);
    return { found: "sí" };
  },
};

function ask(change: Partial<LlmRequest> = {}) {
  return llm.answer({
    model: { kind: "gpt_model", temperature: 0.5, effort: "low" },
    instructions: "Eres amable.",
    messages: [{ role: "user", text: "hola" }],
    tools: [lookUp],
    mostSteps: 8,
    timeoutMs: 5_000,
    ...change,
  });
}

async function failure(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(LlmFailure);
  return (error as LlmFailure).kind;
}

test("it calls tools and answers with their answers", async () => {
  await script({ toolCalls: [{ name: "look_up", arguments: { what: "corte" } }] }, { text: " Sí hay. " });
  const answer = await ask();
  expect(answer.text).toBe("Sí hay.");
  expect(answer.usage.inputTokens).toBeGreaterThan(0);
  expect(calls).toEqual([{ what: "corte" }]);
  const [first, second] = await requests();
  expect(first.body).toMatchObject({ model: "model-g", temperature: 0.5 });
  expect(first.body.messages[0]).toMatchObject({ role: "system", content: "Eres amable." });
  expect(second.body.messages.at(-1)).toMatchObject({ role: "tool", content: JSON.stringify({ found: "sí" }) });
});

test("a reasoning model gets an effort instead of a temperature", async () => {
  await ask({ model: { kind: "reasoning_model", temperature: 0.5, effort: "high" } });
  const [{ body }] = await requests();
  expect(body).toMatchObject({ model: "model-r", reasoning_effort: "high" });
  expect(body.temperature).toBeUndefined();
});

test("what a model refuses is left out, at once and from then on", async () => {
  const models = { gpt_model: "gpt-5-mini", reasoning_model: "gpt-4.1" };
  const real = openAiCompatibleLlm({
    baseUrl: `${sandbox.url}/llm/v1`,
    apiKey: "a-key",
    models,
    transcriptionModel: "model-t",
    visionModel: "model-v",
    speech: { model: "model-s", voice: "coral" },
  });
  const asked = (kind: LlmRequest["model"]["kind"]) =>
    real.answer({
      model: { kind, temperature: 0.5, effort: "low" },
      instructions: "Eres amable.",
      messages: [{ role: "user", text: "hola" }],
      tools: [lookUp],
      mostSteps: 8,
      timeoutMs: 5_000,
    });
  expect((await asked("gpt_model")).text).not.toBe("");
  expect((await asked("gpt_model")).text).not.toBe("");
  expect((await asked("reasoning_model")).text).not.toBe("");
  const told = (await requests()).map(({ status, body }: { status: number; body: object }) => [
    status,
    Object.keys(body),
  ]);
  expect(told.map(([status]: [number]) => status)).toEqual([400, 400, 200, 200, 400, 200]);
  expect(told[3][1]).toContain("max_completion_tokens");
  expect(told[3][1]).not.toContain("temperature");
  expect(told[5][1]).not.toContain("reasoning_effort");
});

test("a wrong input reaches the tool as it is; broken JSON goes back to the model", async () => {
  await script(
    { toolCalls: [{ name: "look_up", arguments: { what: 7 } }] },
    { toolCalls: [{ name: "look_up", arguments: { what: "algo largo" } }], malformedArguments: true },
    { toolCalls: [{ name: "no_such_tool", arguments: {} }] },
    { text: "Listo" },
  );
  expect((await ask()).text).toBe("Listo");
  expect(calls).toEqual([{ what: 7 }]);
});

test("a passing trouble is tried again, a lasting one is a failure", async () => {
  await script({ status: 500 }, { status: 429 }, { text: "Aquí estoy" });
  expect((await ask({ timeoutMs: 20_000 })).text).toBe("Aquí estoy");
  await script({ status: 500 }, { status: 500 }, { status: 500 });
  expect(await failure(ask({ timeoutMs: 20_000 }))).toBe("unavailable");
});

test("it waits as long as the server asks for, when the turn lasts that long", async () => {
  await script({ status: 429, retryAfterSeconds: 1 }, { text: "Ya" });
  const begun = Date.now();
  expect((await ask()).text).toBe("Ya");
  expect(Date.now() - begun).toBeGreaterThanOrEqual(950);
  // Without the header the first wait is two seconds.
  expect(Date.now() - begun).toBeLessThan(1_900);
});

test("asked to wait for longer than the turn lasts, it gives up at once", async () => {
  await script({ status: 429, retryAfterSeconds: 30 }, { text: "tarde" });
  const begun = Date.now();
  expect(await failure(ask())).toBe("unavailable");
  expect(Date.now() - begun).toBeLessThan(1_500);
  expect(await requests()).toHaveLength(1);
});

test("without credit it is not asked again", async () => {
  await script({ status: 429, code: "insufficient_quota" }, { text: "gratis" });
  expect(await failure(ask())).toBe("exhausted");
  expect(await requests()).toHaveLength(1);
  await script({ status: 500 }, { status: 429, code: "insufficient_quota" }, { text: "gratis" });
  expect(await failure(ask({ timeoutMs: 20_000 }))).toBe("exhausted");
});

test("a refusal is not repeated", async () => {
  await script({ status: 400 });
  expect(await failure(ask())).toBe("refused");
  expect(await requests()).toHaveLength(1);
});

test("the time is for all of it", async () => {
  await script({ delayMs: 3_000 }, { text: "tarde" });
  const begun = Date.now();
  expect(await failure(ask({ timeoutMs: 300 }))).toBe("timeout");
  expect(Date.now() - begun).toBeLessThan(2_000);
});

test("a model that only calls tools ends with a failure", async () => {
  await sandbox.call("POST", "/__sandbox/llm/script", {
    steps: [{ toolCalls: [{ name: "look_up", arguments: { what: "x" } }] }],
    repeat: true,
  });
  expect(await failure(ask({ mostSteps: 3 }))).toBe("empty");
  expect(calls).toHaveLength(3);
});

test("what a tool throws is thrown", async () => {
  await script({ toolCalls: [{ name: "look_up", arguments: {} }] }, { text: "No importa" });
  const broken: LlmTool = {
    ...lookUp,
    run: async () => {
      throw new Error("the database is gone");
    },
  };
  await expect(ask({ tools: [broken] })).rejects.toThrow("the database is gone");
});

test("nobody listening is a failure", async () => {
  const models = { gpt_model: "a", reasoning_model: "b" };
  const deaf = openAiCompatibleLlm({
    baseUrl: "http://127.0.0.1:9/v1",
    apiKey: "k",
    models,
    transcriptionModel: "model-t",
    visionModel: "model-v",
    speech: { model: "model-s", voice: "coral" },
  });
  const request = {
    model: { kind: "gpt_model", temperature: 0.5, effort: "low" } as const,
    instructions: "",
    tools: [],
  };
  const asked = deaf.answer({
    ...request,
    messages: [{ role: "user", text: "hola" }],
    mostSteps: 2,
    timeoutMs: 10_000,
  });
  expect(await failure(asked)).toBe("unavailable");
});

test("a sound is written down in Spanish, under a name that says what it is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sound-"));
  const sound = { path: join(folder, "x"), name: "audio.ogg", contentType: "audio/ogg", timeoutMs: 1_000 };
  try {
    await writeFile(sound.path, Buffer.concat([Buffer.from("OggS"), Buffer.alloc(200)]));
    await sandbox.call("POST", "/__sandbox/llm/script", {
      match: "transcription",
      steps: [{ text: " Quiero una cita. " }],
    });
    expect(await llm.transcribe(sound)).toBe("Quiero una cita.");
    const [{ body }] = await requests();
    expect(body.transcription).toMatchObject({ model: "model-t", language: "es", filename: "audio.ogg", bytes: 204 });
    expect(await failure(llm.transcribe({ ...sound, name: "audio.amr" }))).toBe("refused");
    expect(await failure(llm.transcribe({ ...sound, path: join(folder, "gone") }))).toBe("refused");
    const steps = [{ status: 503 }, { delayMs: 1_500, text: "tarde" }];
    await sandbox.call("POST", "/__sandbox/llm/script", { match: "transcription", steps });
    expect(await failure(llm.transcribe(sound))).toBe("unavailable");
    expect(await failure(llm.transcribe({ ...sound, timeoutMs: 300 }))).toBe("timeout");
    await writeFile(sound.path, "no sound at all");
    expect(await failure(llm.transcribe(sound))).toBe("refused");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a picture goes inside the request; no picture, none that can be read and no answer in time are failures", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mostrador-picture-"));
  const path = join(folder, "a picture");
  const picture = { path, contentType: "image/png", timeoutMs: 5_000 };
  const see = (...steps: object[]) => sandbox.call("POST", "/__sandbox/llm/script", { match: "picture", steps });
  try {
    await writeFile(path, Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(200)]));
    await script({ text: "not for it" });
    await see({ text: " Un corte de cabello. " });
    expect(await llm.describe(picture)).toBe("Un corte de cabello.");
    const { body } = (await requests()).at(-1);
    expect(body).toMatchObject({ model: "model-v", reasoning_effort: "low" });
    expect(JSON.stringify(body)).toContain("picture: image/png, 208 bytes");
    expect(await failure(llm.describe({ ...picture, path: join(folder, "gone") }))).toBe("refused");
    await see({ status: 400 }, { delayMs: 1_500, text: "tarde" });
    expect(await failure(llm.describe(picture))).toBe("refused");
    expect(await failure(llm.describe({ ...picture, timeoutMs: 300 }))).toBe("timeout");
    await writeFile(path, "no picture at all");
    expect(await failure(llm.describe(picture))).toBe("refused");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("an answer is spoken in the wanted format; a refusal and no sound in time are failures", async () => {
  const words = { text: "Corte de dama cuesta $350.", format: "opus" as const, timeoutMs: 5_000 };
  const ogg = await llm.speak(words);
  expect(Buffer.from(ogg).subarray(0, 4).toString("latin1")).toBe("OggS");
  const [{ body }] = await requests();
  expect(body.speech).toEqual({
    model: "model-s",
    voice: "coral",
    input: "Corte de dama cuesta $350.",
    response_format: "opus",
  });
  expect(await failure(llm.speak({ ...words, text: "" }))).toBe("refused");
  const steps = [{ status: 503 }, { delayMs: 1_500 }];
  await sandbox.call("POST", "/__sandbox/llm/script", { match: "speech", steps });
  expect(await failure(llm.speak(words))).toBe("unavailable");
  expect(await failure(llm.speak({ ...words, timeoutMs: 300 }))).toBe("timeout");
});
