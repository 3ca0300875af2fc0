// The assistant that a run waits for has answered, or has nothing to say: the run goes on with its words.
import { FlowTurnOver } from "@mostrador/domain/automation/flows/jobs.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import type { DelegatedTo, TurnEnded } from "../../assistants/index.ts";
import { passTo } from "../run/pass-to.ts";
import { lockRun } from "../run/run.store.ts";
import { dropDelegation, readDelegation, writeReply } from "./delegation.store.ts";

/** A conversation stays with the assistant of a flow for a day. */
const DELEGATED_MS = 24 * 3_600_000;

export const assistantOfFlow: DelegatedTo = async (tx, ctx, threadId) => {
  const row = await readDelegation(tx, threadId);
  if (!row || row.created_at.getTime() + DELEGATED_MS < ctx.now) return null;
  const because = `El flujo «${row.flow_name}» le pasó la conversación.`;
  return { assistantId: row.assistant_id, because, task: row.prompt };
};

/** The turn holds the conversation: the run is moved by a job of its own. */
export const noteTurnEnded: TurnEnded = async (tx, ctx, { threadId, reply }) => {
  const row = await readDelegation(tx, threadId);
  if (!row?.run_id) return;
  await writeReply(tx, threadId, reply ?? "");
  await publish(tx, ctx, FlowTurnOver, { runId: row.run_id, threadId });
};

export const onFlowTurnOver = on(
  FlowTurnOver,
  { name: "go-on-after-turn", title: "Seguir un flujo después de una respuesta" },
  async (ctx, { runId, threadId }) => {
    await transact(ctx, async (tx, inside) => {
      const run = await lockRun(tx, runId);
      const row = await readDelegation(tx, threadId);
      if (row?.run_id !== runId || row.reply === null) return;
      await dropDelegation(tx, threadId);
      if (run?.waits_for !== "assistant") return;
      const variables = { ...run.variables, text_string: row.reply };
      const note = row.reply === "" ? "El asistente no contestó" : "";
      await passTo(tx, inside, run, {
        branch: "default",
        variables,
        answers: row.reply !== "",
        data: { text: row.reply },
        note,
        tookMs: 0,
      });
    });
  },
);
