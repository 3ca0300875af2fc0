// Runs the next conversation of a test run: rehearses it line by line, judges it and stores the result; then the next
// one is due. A repeated job does not pay for a line twice.
import { judge } from "@mostrador/domain/automation/assistants/test-conversations/judge.ts";
import { TestRunDue, type TestTurn } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { type Instant, instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { allServices } from "../../../catalog/services/index.ts";
import { type AssistantRow, readAssistant } from "../assistant.store.ts";
import type { Provider } from "../on-answer-due.ts";
import { presentTurn } from "../rehearsal/present-turn.ts";
import { rehearseLine } from "../rehearsal/rehearse-line.ts";
import type { Script } from "../rehearsal/script.ts";
import { readTestConversation, type TestConversationRow } from "./test-conversation.store.ts";
import { insertResult, lockTestRun, readResults, type TestRunRow, updateTestRun } from "./test-run.store.ts";

const MOST_ATTEMPTS = 4;
const BROKEN = "La prueba se interrumpió: vuelve a intentarlo";

export function onTestRunDue(provider: Provider | null) {
  return on(
    TestRunDue,
    { name: "try-next-conversation", title: "Probar una conversación de prueba" },
    async (ctx, { runId }, job) => {
      const next = await transact(ctx, (tx) => nextOf(tx, runId));
      if (!next) return;
      try {
        await tryConversation(ctx, next, provider);
      } catch (error) {
        const isRefusal = error instanceof DomainError;
        if (!isRefusal && job.attempt < MOST_ATTEMPTS) throw error;
        if (!isRefusal) ctx.log.error({ runId, error: (error as Error).message }, "a run of conversations broke");
        const reason = isRefusal ? error.message : BROKEN;
        await transact(ctx, (tx) => updateTestRun(tx, runId, { status: "failed", reason }));
      }
    },
    { side: 2, shareOfOne: 1 },
  );
}

type NextConversation = { run: TestRunRow; conversation: TestConversationRow };

/** Null if nothing is left or nobody waits for it; then the run is over. */
async function nextOf(tx: Tx, runId: string): Promise<NextConversation | null> {
  const run = await lockTestRun(tx, runId);
  if (run?.status !== "running") return null;
  const tried = new Set((await readResults(tx, runId)).map((each) => each.conversation_id));
  for (const id of run.conversation_ids as string[]) {
    if (tried.has(id)) continue;
    const conversation = await readTestConversation(tx, id);
    // It was deleted meanwhile: there is nothing to try.
    if (conversation) return { run, conversation };
  }
  await updateTestRun(tx, runId, { status: "done" });
  return null;
}

async function tryConversation(
  ctx: TenantCtx,
  { run, conversation }: NextConversation,
  provider: Provider | null,
): Promise<void> {
  const row = await transact(ctx, (tx) => readAssistant(tx, run.assistant_id));
  if (!row) throw new DomainError(404, "El asistente se eliminó");
  const services = await allServices(ctx);
  const begun: Script = {
    assistantId: row.id,
    contactId: null,
    contactName: conversation.customer_name,
    at: await wantedInstant(ctx, run.created_at.getTime(), conversation.time),
    drafts: [run.draft],
    lines: [],
  };
  const texts = conversation.lines as string[];
  const { turns, credits, tokens } = provider
    ? await lineByLine(ctx, row, { begun, texts, provider, runKey: `${run.id}:${conversation.id}` })
    : await atOnce(ctx, row, begun, texts);
  const names = new Map(services.map(({ _id, name }) => [_id, name]));
  const failures = judge(turns, conversation.expectations, names);
  await transact(ctx, async (tx) => {
    const now = await lockTestRun(tx, run.id);
    if (now?.status !== "running" || !(await readTestConversation(tx, conversation.id))) return goOn();
    const isNew = await insertResult(tx, {
      business_id: ctx.businessId,
      run_id: run.id,
      conversation_id: conversation.id,
      name: conversation.name,
      passed: failures.length === 0,
      failures,
      turns,
      credits: String(credits),
      tokens,
      at: new Date(ctx.now),
    });
    if (isNew)
      await updateTestRun(tx, run.id, {
        done: now.done + 1,
        passed: now.passed + (failures.length === 0 ? 1 : 0),
        credits: String(Number(now.credits) + credits),
      });
    return goOn();

    function goOn() {
      return publish(tx, ctx, TestRunDue, { runId: run.id });
    }
  });
}

type ConversationResult = { turns: TestTurn[]; credits: number; tokens: number };

/** Each line waits for the model's answer to the line before it. */
async function lineByLine(
  ctx: TenantCtx,
  row: AssistantRow,
  { begun, texts, provider, runKey }: { begun: Script; texts: string[]; provider: Provider; runKey: string },
): Promise<ConversationResult> {
  const tried: ConversationResult = { turns: [], credits: 0, tokens: 0 };
  let script = begun;
  for (const [at, text] of texts.entries()) {
    script = withLine(script, text);
    const line = await rehearseLine(ctx, row, script, provider, `rehearsal:${runKey}:${at}`);
    script = line.script;
    tried.credits += line.credits;
    tried.tokens += line.usage.inputTokens + line.usage.outputTokens;
    tried.turns.push(turnOf(text, line));
  }
  return tried;
}

/** The built-in engine needs no model: one play is enough. */
async function atOnce(ctx: TenantCtx, row: AssistantRow, begun: Script, texts: string[]): Promise<ConversationResult> {
  const line = await rehearseLine(ctx, row, texts.reduce(withLine, begun), null);
  const answers = [...line.answered.earlier, line.answered];
  const turns = answers.map((answered, at) => turnOf(texts[at] as string, { ...line, answered }));
  return { turns, credits: 0, tokens: 0 };
}

function withLine(script: Script, text: string): Script {
  return { ...script, lines: [...script.lines, { text, draft: 0, steps: [] }] };
}

function turnOf(text: string, line: Parameters<typeof presentTurn>[0]): TestTurn {
  const { reply, silence, engine, effects, reasons } = presentTurn(line);
  return { text, reply, silence, engine, effects, reasons };
}

/** All conversations of a run are tried at one instant. */
async function wantedInstant(ctx: TenantCtx, begun: Instant, time: string | null): Promise<Instant> {
  if (time === null) return begun;
  const zone = (await businessSettings(ctx))?.zone ?? "UTC";
  return instantOf(zone, localOf(zone, begun).day, time);
}
