// Test runs: a job tries an assistant with the conversations of its business, one at a time. People see the progress,
// each result, and which answers differ from the time before.
import { engineOf } from "@mostrador/domain/automation/assistants/audience/engine-of.ts";
import { changedLines } from "@mostrador/domain/automation/assistants/test-conversations/judge.ts";
import type {
  getTestRun as getRoute,
  listTestRuns as listRoute,
  startTestRun as startRoute,
} from "@mostrador/domain/automation/assistants/test-conversations/routes.ts";
import {
  type TestResult,
  type TestRun,
  TestRunDue,
} from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { limitTries } from "../../../ground/identity/index.ts";
import { readAssistant } from "../assistant.store.ts";
import type { Provider } from "../on-answer-due.ts";
import { refuseWithoutCredits } from "../paying/has-credits.ts";
import { withDraft } from "../rehearsal/rehearsed-assistant.ts";
import { lockTestConversations, readTestConversations } from "./test-conversation.store.ts";
import {
  deleteTestRuns,
  insertTestRun,
  readEarlierResults,
  readResults,
  readRunning,
  readTestRun,
  readTestRuns,
  type TestResultRow,
  type TestRunRow,
  updateTestRun,
} from "./test-run.store.ts";
import { changedSettings, triedSettings } from "./tried-settings.ts";

/** A run takes a worker for seconds, or for minutes if a model answers. */
const MOST_A_WHILE = { what: "test run by business", most: 120, withinMs: 3600_000 };
/** For each assistant. */
const MOST_RUNS = 20;
/** No result since then: its worker is gone for good. */
const LOST_MS = 30 * 60_000;
const UNKNOWN = "No se ha encontrado el asistente";

export function testRunActions(provider: Provider | null) {
  return {
    async startTestRun(ctx: TenantCtx, { params, body }: Pick<Call<typeof startRoute>, "params" | "body">) {
      const { draft, conversationIds } = body.testRun;
      await limitTries(ctx, [{ ...MOST_A_WHILE, who: [ctx.businessId] }]);
      const row = await transact(ctx, async (tx) => {
        await lockTestConversations(tx);
        const stored = await readAssistant(tx, params.id);
        if (!stored) throw notFound(UNKNOWN);
        const assistant = withDraft(stored, draft);
        const engine = engineOf(provider ? "proveedor" : "integrado", { correspondTo: assistant.correspond_to });
        if (assistant.correspond_to === "business")
          throw new DomainError(422, "Este asistente es para la gente del negocio: pruébalo con el botón Probar");
        await refuseWhileRunning(tx, ctx);
        await refuseWithoutCredits(tx, engine, assistant.model);
        const wanted = new Set(conversationIds);
        const all = (await readTestConversations(tx)).filter(({ id }) => wanted.size === 0 || wanted.has(id));
        if (all.length === 0) throw new DomainError(422, "Agrega una conversación de prueba antes de probar");
        const earlier = await readTestRuns(tx, params.id, MOST_RUNS);
        const settings = triedSettings(assistant, engine);
        const same = earlier.find((each) => changedSettings(each.settings, settings).length === 0);
        const [last] = earlier;
        await deleteTestRuns(
          tx,
          earlier.slice(MOST_RUNS - 1).map(({ id }) => id),
        );
        const made = await insertTestRun(tx, {
          business_id: ctx.businessId,
          id: newId(),
          assistant_id: params.id,
          draft,
          settings,
          settingsChanged: last ? changedSettings(last.settings, settings) : [],
          version: same?.version ?? Math.max(0, ...earlier.map(({ version }) => version)) + 1,
          conversationIds: all.map(({ id }) => id),
          started_by: actorName(ctx.actor),
          created_at: new Date(ctx.now),
        });
        if (!made) throw new Error("The run that was just written is not there.");
        await publish(tx, ctx, TestRunDue, { runId: made.id });
        return made;
      });
      return { data: presentRun(row), message: "La prueba empezó" };
    },

    async listTestRuns(ctx: TenantCtx, { params }: Call<typeof listRoute>) {
      const rows = await transact(ctx, async (tx) => {
        if (!(await readAssistant(tx, params.id))) throw notFound(UNKNOWN);
        return readTestRuns(tx, params.id, MOST_RUNS);
      });
      return { data: rows.map(presentRun) };
    },

    async getTestRun(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
      return transact(ctx, async (tx) => {
        const run = await readTestRun(tx, params.id);
        if (!run) throw notFound("No se encontró la prueba");
        const [results, earlier] = await Promise.all([
          readResults(tx, run.id),
          readEarlierResults(tx, run.assistant_id, run.created_at),
        ]);
        const before = new Map(earlier.map((each) => [each.conversation_id, each]));
        return {
          data: {
            run: presentRun(run),
            results: results.map((each) => presentResult(each, before.get(each.conversation_id))),
          },
        };
      });
    },
  };
}

async function refuseWhileRunning(tx: Tx, ctx: TenantCtx): Promise<void> {
  const running = await readRunning(tx);
  if (!running) return;
  if (ctx.now - running.created_at.getTime() < LOST_MS)
    throw conflict("Ya hay una prueba en curso en este negocio: espera a que termine");
  await updateTestRun(tx, running.id, { status: "failed", reason: "La prueba se interrumpió" });
}

function presentRun(row: TestRunRow): TestRun {
  return {
    _id: row.id,
    assistantId: row.assistant_id,
    version: row.version,
    settingsChanged: row.settings_changed,
    status: row.status,
    reason: row.reason,
    total: row.conversation_ids.length,
    done: row.done,
    passed: row.passed,
    credits: Number(row.credits),
    startedBy: row.started_by,
    createdAt: row.created_at.toISOString(),
  };
}

function presentResult(row: TestResultRow, before: TestResultRow | undefined): TestResult {
  return {
    conversationId: row.conversation_id,
    name: row.name,
    passed: row.passed,
    failures: row.failures,
    turns: row.turns,
    credits: Number(row.credits),
    tokens: row.tokens,
    before: before ? { passed: before.passed, turns: before.turns } : null,
    changed: before ? changedLines(row.turns, before.turns) : [],
  };
}
