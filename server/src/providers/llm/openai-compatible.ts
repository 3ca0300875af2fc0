// Any server that speaks OpenAI's chat dialect: the settings give its base URL, key and the names of the two models.
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, isStepCount, jsonSchema, tool } from "ai";
import * as z from "zod";
import { deadlineFetch } from "./deadline-fetch.ts";
import { describe } from "./describe.ts";
import { failureOf } from "./failure-of.ts";
import { learningFetch } from "./learning-fetch.ts";
import { type Llm, LlmFailure, type LlmRequest, type LlmTool } from "./port.ts";
import { speak } from "./speak.ts";
import { transcribe } from "./transcribe.ts";

export type OpenAiCompatibleSettings = {
  baseUrl: string;
  apiKey: string;
  models: Record<LlmRequest["model"]["kind"], string>;
  /** The model that transcribes sound. */
  transcriptionModel: string;
  /** The model that describes pictures. */
  visionModel: string;
  speech: { model: string; voice: string };
};

/** With growing waits, or the wait that the server asks for. */
const MOST_RETRIES = 2;
/** A model's reasoning counts too. */
const MOST_OUTPUT_TOKENS = { gpt_model: 4_000, reasoning_model: 8_000 };

export function openAiCompatibleLlm({
  baseUrl,
  apiKey,
  models,
  transcriptionModel,
  visionModel,
  speech,
}: OpenAiCompatibleSettings): Llm {
  const baseURL = baseUrl.replace(/\/+$/, "");
  const learned = learningFetch();
  return {
    transcribe: (sound) => transcribe(sound, { baseURL, apiKey, model: transcriptionModel }),
    speak: (words) => speak(words, { baseURL, apiKey, ...speech }),
    describe: (picture) => describe(picture, { baseURL, apiKey, model: visionModel, learned }),
    async answer(request) {
      const { kind, temperature, effort } = request.model;
      const thrown: unknown[] = [];
      const isOver = request.isOver ?? (() => false);
      const over = AbortSignal.timeout(request.timeoutMs);
      const ask = deadlineFetch(learned, performance.now() + request.timeoutMs);
      const provider = createOpenAICompatible({ name: "llm", baseURL, apiKey, fetch: ask });
      try {
        const result = await generateText({
          model: provider.chatModel(models[kind]),
          instructions: request.instructions,
          messages: request.messages.map(({ role, text }) => ({ role, content: text })),
          tools: Object.fromEntries(request.tools.map((each) => [each.name, sdkTool(each, thrown)])),
          // One after the other: the second may depend on what the first did.
          toolCallConcurrency: 1,
          stopWhen: [isStepCount(request.mostSteps), isOver],
          maxRetries: MOST_RETRIES,
          maxOutputTokens: MOST_OUTPUT_TOKENS[kind],
          abortSignal: over,
          // Reasoning models refuse a temperature, the others an effort.
          ...(kind === "gpt_model" ? { temperature } : { providerOptions: { llm: { reasoningEffort: effort } } }),
        });
        if (thrown.length > 0) throw thrown[0];
        const text = result.text.trim();
        if (text === "" && !isOver()) throw new LlmFailure("empty", "The model ended without a text.");
        const { inputTokens = 0, outputTokens = 0 } = result.totalUsage;
        return { text, usage: { inputTokens, outputTokens } };
      } catch (error) {
        if (thrown.length > 0) throw thrown[0];
        throw over.aborted ? new LlmFailure("timeout", `No answer within ${request.timeoutMs} ms.`) : failureOf(error);
      }
    },
  };
}

/** An error of a tool is ours, and the model must not explain it: it is kept, and thrown when the model is done. */
function sdkTool({ description, input, run }: LlmTool, thrown: unknown[]) {
  // Some servers refuse the dialect's name inside a schema.
  const { $schema: _, ...shape } = z.toJSONSchema(input, { io: "input" });
  return tool({
    description,
    inputSchema: jsonSchema<unknown>(shape as Parameters<typeof jsonSchema>[0]),
    execute: async (given: unknown) => {
      try {
        return await run(given);
      } catch (error) {
        thrown.push(error);
        throw error;
      }
    },
  });
}
