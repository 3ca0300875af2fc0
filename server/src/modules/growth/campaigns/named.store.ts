// Which campaigns name an audience, a resource or a template; those that are over need it no more.
import type { Tx } from "../../../kernel/db/tx.ts";

const OPEN = "c.business_id = current_business() and c.status not in ('stopped', 'done') and not c.is_archived";
const NAMING = {
  audience: {
    name: "campaigns-naming-audience",
    text: `select c.name from campaigns c where ${OPEN} and c.audience_id = $1 order by c.id`,
  },
  resource: {
    name: "campaigns-naming-resource",
    text: `select c.name from campaign_resources n join campaigns c on c.business_id = n.business_id and c.id = n.campaign_id
      where ${OPEN} and n.resource_id = $1 order by c.id`,
  },
  template: {
    name: "campaigns-naming-template",
    text: `select c.name from campaigns c where ${OPEN} and c.template_id = $1 order by c.id`,
  },
} as const;

/** Their names, oldest first. */
export async function campaignsNaming(tx: Tx, kind: string, id: string): Promise<string[]> {
  const statement = NAMING[kind as keyof typeof NAMING];
  return (await tx.run<{ name: string }>(statement, [id])).map(({ name }) => name);
}
