// Which upsells name a service or a resource.
import type { Tx } from "../../../kernel/db/tx.ts";

const SHORT = "case when length(u.message) > 50 then left(u.message, 50) || '…' else u.message end as name";
const NAMING = {
  service: {
    name: "upsells-naming-service",
    text: `select ${SHORT} from upsell_service_ids n join upsells u on u.business_id = n.business_id and u.id = n.upsell_id
      where n.business_id = current_business() and n.service_id = $1 order by u.id`,
  },
  resource: {
    name: "upsells-naming-resource",
    text: `select ${SHORT} from upsell_resources n join upsells u on u.business_id = n.business_id and u.id = n.upsell_id
      where n.business_id = current_business() and n.resource_id = $1 order by u.id`,
  },
} as const;

/** The beginnings of their messages, oldest first. */
export async function upsellsNaming(tx: Tx, kind: string, id: string): Promise<string[]> {
  const statement = NAMING[kind as keyof typeof NAMING];
  return (await tx.run<{ name: string }>(statement, [id])).map(({ name }) => name);
}
