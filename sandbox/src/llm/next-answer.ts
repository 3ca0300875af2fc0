import { setTimeout as wait } from "node:timers/promises";
import type { World } from "../world/world.ts";
import type { ScriptStep } from "./llm-state.ts";
import { OpenAiError } from "./openai-error.ts";

export type Answer = {
  text: string | undefined;
  toolCalls: { id: string; name: string; arguments: string }[];
  usage: ScriptStep["usage"];
};

const POLITE = "Gracias por escribirnos. ¿Me cuentas un poco más?";
/**
 * In an echoing tool call, the element of the innermost list that contains it is repeated for each line of the user.
 */
const LINE = "{line}";

/** What the model says now: the next step of its script, or a fixed polite sentence. */
export async function nextAnswer(world: World, requestText: string): Promise<Answer> {
  await failOnPurpose(world);
  let step = world.llm.take(requestText);
  while (step && onlyWaits(step)) {
    await wait(step.delayMs);
    step = world.llm.take(requestText);
  }
  if (!step) return { text: POLITE, toolCalls: [], usage: undefined };
  if (step.delayMs) await wait(step.delayMs);
  if (step.status) throw scriptedError(step.status, step);
  const calls = step.toolCalls ?? (step.malformedArguments ? [{ name: "unknown_tool", arguments: {} }] : []);
  return {
    text: step.echo && calls.length === 0 ? lastSaid(requestText) : step.text,
    toolCalls: calls.map((call) => ({
      id: world.ids.token("call_", 24),
      name: call.name,
      arguments: step.malformedArguments ? broken(call.arguments) : written(argumentsOf(step, call, requestText)),
    })),
    usage: step.usage,
  };
}

function argumentsOf(step: ScriptStep, call: { arguments?: unknown }, requestText: string): unknown {
  if (!step.echo) return call.arguments;
  const lines = lastSaid(requestText)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return filled(call.arguments, lines);
}

function filled(value: unknown, lines: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((each) =>
      holdsLine(each) && !hasListWithLine(each) ? lines.map((line) => withLine(each, line)) : [filled(each, lines)],
    );
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, lines)]));
}

function holdsLine(value: unknown): boolean {
  return JSON.stringify(value)?.includes(LINE) === true;
}

function hasListWithLine(value: unknown): boolean {
  if (Array.isArray(value)) return holdsLine(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasListWithLine);
}

function withLine(value: unknown, line: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(LINE, JSON.stringify(line).slice(1, -1)));
}

/** The user's last text, in either format. */
function lastSaid(requestText: string): string {
  const { messages, input } = JSON.parse(requestText) as { messages?: unknown; input?: unknown };
  const said = [messages ?? input].flat().findLast((one) => (one as { role?: unknown } | undefined)?.role === "user");
  const { content } = (said ?? {}) as { content?: unknown };
  if (typeof content === "string") return content;
  return [content]
    .flat()
    .map((part) => (part as { text?: unknown } | undefined)?.text ?? "")
    .join("");
}

async function failOnPurpose(world: World): Promise<void> {
  const { llm } = world.failures.current();
  if (!llm) return;
  if (llm.delayMs > 0) await wait(llm.delayMs);
  if (llm.times === 0) return;
  world.failures.change({ llm: { ...llm, times: llm.times - 1 } });
  throw scriptedError(llm.status);
}

function scriptedError(status: number, { code, retryAfterSeconds }: Partial<ScriptStep> = {}): OpenAiError {
  if (code === "insufficient_quota") {
    return new OpenAiError(status, "You exceeded your current quota, please check your plan and billing details.", {
      code,
      type: code,
      retryAfterSeconds,
    });
  }
  if (status === 429) {
    const limit = code ?? "rate_limit_exceeded";
    return new OpenAiError(429, "Rate limit reached for requests.", { code: limit, retryAfterSeconds });
  }
  const sorry = "The server had an error while processing your request. Sorry about that!";
  return new OpenAiError(status, sorry, { code, retryAfterSeconds });
}

function onlyWaits(step: ScriptStep): boolean {
  return step.delayMs !== undefined && Object.keys(step).length === 1;
}

function written(args: unknown): string {
  return typeof args === "string" ? args : JSON.stringify(args ?? {});
}

/** Cuts the text in the middle, as models do when they run out of tokens. */
function broken(args: unknown): string {
  const text = written(args);
  return text.length > 4 ? text.slice(0, -Math.ceil(text.length / 3)) : '{"';
}
