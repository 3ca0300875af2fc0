// Which flow a message or a comment starts (D-8.4, D-17.19): those with a word that it says come first, an exact one
// before a part, then the oldest.
import type { FlowSettings, NewFlow } from "@mostrador/domain/automation/flows/schema.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type FlowRow, readActiveFlows, type StoredGraph } from "../flow.store.ts";
import { keptGraph } from "../version-cache.ts";
import { readLastRun } from "./run.store.ts";

type TriggerParams = Extract<NewFlow["nodes"][number], { type: "trigger" }>["params"];
export type MessageFacts = { text: string; isFirst: boolean; contactId: string | null };
export type ChosenFlow = { flow: FlowRow; graph: StoredGraph; byWord: boolean };

const DAY = 86_400_000;

/** All that it starts, the first one first. */
export async function flowsStartedBy(
  tx: Tx,
  ctx: TenantCtx,
  event: FlowRow["event"],
  said: MessageFacts,
): Promise<ChosenFlow[]> {
  const fitting = (await readActiveFlows(tx, event))
    .map((flow) => ({ flow, rank: rankOf(flow.trigger as TriggerParams, said) }))
    .filter(({ rank }) => rank < NOT)
    .sort((a, b) => a.rank - b.rank);
  const chosen = await Promise.all(
    fitting.map(async ({ flow, rank }): Promise<ChosenFlow[]> => {
      const [graph, last] = await Promise.all([
        keptGraph(tx, { flow_id: flow.id, version: flow.version }),
        said.contactId === null ? undefined : readLastRun(tx, flow.id, said.contactId),
      ]);
      return graph && mayFollow(last, graph.settings, ctx.now) ? [{ flow, graph, byWord: rank < EVERY }] : [];
    }),
  );
  return chosen.flat();
}

const [EXACT, PART, EVERY, NOT] = [0, 1, 2, 3];

function rankOf({ keywords, matchType, firstOnly }: TriggerParams, { text, isFirst }: MessageFacts): number {
  if (firstOnly && !isFirst) return NOT;
  if (keywords.length === 0) return EVERY;
  const words = ` ${wordsOf(text)} `;
  const found = keywords.map(wordsOf).filter((word) => word !== "");
  if (found.some((word) => words === ` ${word} `)) return EXACT;
  return matchType === "partial" && found.some((word) => words.includes(` ${word} `)) ? PART : NOT;
}

/** Without accents, capitals and punctuation. */
function wordsOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether the contact may be in this flow (again). */
export async function mayEnter(
  tx: Tx,
  ctx: TenantCtx,
  flowId: string,
  settings: FlowSettings,
  contactId: string | null,
): Promise<boolean> {
  return contactId === null || mayFollow(await readLastRun(tx, flowId, contactId), settings, ctx.now);
}

type LastRun = Awaited<ReturnType<typeof readLastRun>>;

/** Whether another run may begin after the contact's last one. */
function mayFollow(last: LastRun, { reentry, reentryDays }: FlowSettings, now: number): boolean {
  if (!last) return true;
  if (last.ended_at === null || reentry === "never") return false;
  return reentry === "always" || last.started_at.getTime() + reentryDays * DAY <= now;
}
