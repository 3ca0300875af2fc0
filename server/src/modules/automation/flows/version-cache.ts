// Versions of flows never change, so that each process reads one once for all its runs.
import type { Tx } from "../../../kernel/db/tx.ts";
import { readVersion, type StoredGraph } from "./flow.store.ts";
import type { RunRow } from "./run/run.store.ts";

export type ReadGraph = (tx: Tx, of: Pick<RunRow, "flow_id" | "version">) => Promise<StoredGraph | undefined>;

export const readGraph: ReadGraph = async (tx, { flow_id, version }) =>
  (await readVersion(tx, flow_id, version))?.graph as StoredGraph | undefined;

const MOST_KEPT = 200;
/** The latest used is the last. */
const kept = new Map<string, StoredGraph>();

/**
 * Only for what was committed: a trial writes a version that is rolled back, and whose number another one gets. The
 * caller has read the flow or the run under its row policy.
 */
export const keptGraph: ReadGraph = async (tx, { flow_id: flowId, version }) => {
  const key = `${flowId} ${version}`;
  const known = kept.get(key);
  const graph = known ?? (await readGraph(tx, { flow_id: flowId, version }));
  if (!graph) return undefined;
  kept.delete(key);
  kept.set(key, graph);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
  return graph;
};
