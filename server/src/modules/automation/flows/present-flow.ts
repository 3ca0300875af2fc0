// Presents flows in answers, with what is wrong with them now.
import { checkFlow } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { flowWarnings } from "@mostrador/domain/automation/flows/check/warnings.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { FlowRow, StoredGraph } from "./flow.store.ts";
import { brokenReferences } from "./named/broken-references.ts";

export async function presentFlow(tx: Tx, row: FlowRow, graph: StoredGraph) {
  const [broken = []] = await brokenReferences(tx, [graph]);
  return {
    _id: row.id,
    businessId: row.business_id,
    meta: { name: row.name, active: row.is_active },
    ...graph,
    version: row.version,
    isArchived: row.is_archived,
    problems: checkFlow(graph),
    warnings: flowWarnings(graph, graph.settings),
    broken,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
