// Which assistants name a funnel or a traffic source.
import type { Tx } from "../../../kernel/db/tx.ts";

const NAMING = {
  funnel: {
    name: "assistants-naming-funnel",
    text: "select name from assistants where business_id = current_business() and funnel_id = $1 order by id",
  },
  trafficSource: {
    name: "assistants-naming-source",
    text: `select a.name from assistant_traffic_sources n
      join assistants a on a.business_id = n.business_id and a.id = n.assistant_id
      where n.business_id = current_business() and n.traffic_source_id = $1 order by a.id`,
  },
} as const;

/** Their names, oldest first. */
export async function assistantsNaming(tx: Tx, kind: string, id: string): Promise<string[]> {
  return (await tx.run<{ name: string }>(NAMING[kind as keyof typeof NAMING], [id])).map(({ name }) => name);
}
