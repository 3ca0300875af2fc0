// Answers one line of a rehearsal: plays until the model has to be asked, asks it outside any transaction, and plays
// on. The model's cost is paid as in testing (D-9.5); an unused answer is refunded.
import { answerPrice } from "@mostrador/domain/automation/assistants/answer-price.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { noCredits } from "@mostrador/domain/money/credits/credit-words.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { LlmFailure, type LlmRequest } from "../../../../providers/llm/port.ts";
import { giveBackCredits, type Hold, holdCredits, noteAnswer, spendCredits } from "../../../money/credits/index.ts";
import type { AssistantRow } from "../assistant.store.ts";
import type { Provider } from "../on-answer-due.ts";
import { type PlayedAnswer, play } from "./play.ts";
import { refsIn } from "./recorded-llm.ts";
import { withDraft } from "./rehearsed-assistant.ts";
import type { Line, ModelCall, ModelStep, Script } from "./script.ts";

/** One request and one after the reminder; a turn with a side effect may need both again. */
const MOST_ASKINGS = 4;
const LONGEST_TEXT = 4_000;

export type RehearsedLine = {
  script: Script;
  answered: PlayedAnswer;
  /** The credits paid; zero if the built-in engine answered. */
  credits: number;
  usage: { inputTokens: number; outputTokens: number };
};

/** `script` ends with the line to answer. */
export async function rehearseLine(
  ctx: TenantCtx,
  row: AssistantRow,
  script: Script,
  provider: Provider | null,
  /** Everything with this key is paid once. */
  key = `rehearsal:${newId()}`,
): Promise<RehearsedLine> {
  const line = script.lines.at(-1) as Line;
  const withSteps = (steps: ModelStep[]): Script => ({
    ...script,
    lines: [...script.lines.slice(0, -1), { ...line, steps }],
  });
  const steps: ModelStep[] = [];
  const hold = holdOf(withDraft(row, script.drafts[line.draft] ?? {}), key);
  const hasModel = provider !== null;
  try {
    for (;;) {
      const played = await play(ctx, row, withSteps(steps), { hasModel });
      if (played.kind === "answered") {
        const usage = usageOf(steps);
        const credits = played.isModels ? await pay(ctx, hold, usage) : await giveBack(ctx, hold, steps.length > 0);
        return { script: withSteps(steps), answered: played, credits, usage };
      }
      if (played.kind === "called" || !provider || steps.length >= MOST_ASKINGS)
        throw new Error("The rehearsal asks its model for ever.");
      if (steps.length === 0 && !(await holdCredits(ctx, hold))) throw new DomainError(422, noCredits(hold.model));
      steps.push(await askModel(ctx, row, withSteps(steps), provider, played.request));
    }
  } catch (error) {
    await giveBack(ctx, hold, steps.length > 0).catch(() => {});
    throw error;
  }
}

/** Each call of the model is answered by a new play that includes all earlier calls. */
async function askModel(
  ctx: TenantCtx,
  row: AssistantRow,
  script: Script,
  { llm, timeoutMs }: Provider,
  request: LlmRequest,
): Promise<ModelStep> {
  const calls: ModelCall[] = [];
  let isOver = false;
  let earlier: Promise<unknown> = Promise.resolve();
  const run = async (tool: string, input: unknown): Promise<unknown> => {
    const asked = [...calls, { tool, input, refs: [] }];
    const played = await play(ctx, row, script, { hasModel: true, open: { calls: asked } });
    if (played.kind !== "called") throw new Error("The rehearsal did not come to the call of its model.");
    isOver = played.isOver;
    calls.push({ tool, input, refs: refsIn(played.output) });
    return played.output;
  };
  /** Parallel calls of the model are played one after the other. */
  const inTurn = (tool: string, input: unknown): Promise<unknown> => {
    const mine = earlier.then(() => run(tool, input));
    earlier = mine.catch(() => {});
    return mine;
  };
  const none = { inputTokens: 0, outputTokens: 0 };
  try {
    const { text, usage } = await llm.answer({
      ...request,
      timeoutMs,
      isOver: () => isOver,
      tools: request.tools.map((tool) => ({ ...tool, run: (input) => inTurn(tool.name, input) })),
    });
    return { calls, text: text.slice(0, LONGEST_TEXT), failure: null, usage };
  } catch (error) {
    if (!(error instanceof LlmFailure)) throw error;
    return { calls, text: "", failure: { kind: error.kind, told: error.message }, usage: none };
  }
}

function holdOf({ name, model, price, correspond_to: correspondTo }: AssistantRow, key: string): Hold {
  return {
    key,
    model,
    credits: answerPrice({ price: Number(price), mode: "testing", correspondTo }),
    answer: {
      assistantName: `${name} (prueba)`,
      clientId: null,
      messageId: null,
      inputTokens: 0,
      outputTokens: 0,
    },
  };
}

async function pay(ctx: TenantCtx, hold: Hold, usage: RehearsedLine["usage"]): Promise<number> {
  await transact(ctx, async (tx) => {
    await noteAnswer(tx, ctx, { ...hold, answer: { ...hold.answer, ...usage } });
    await spendCredits(tx, ctx, hold.key);
  });
  return hold.credits;
}

async function giveBack(ctx: TenantCtx, { key }: Hold, isHeld: boolean): Promise<number> {
  if (isHeld) await transact(ctx, (tx) => giveBackCredits(tx, ctx, key));
  return 0;
}

function usageOf(steps: readonly ModelStep[]) {
  return steps.reduce(
    (sum, { usage }) => ({
      inputTokens: sum.inputTokens + usage.inputTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
    }),
    { inputTokens: 0, outputTokens: 0 },
  );
}
