// Which living audiences name a row in their filter, which no key says.
import type { Tx } from "../../../kernel/db/tx.ts";

/** The names of the resources whose ids a filter may hold. */
export const NAMED_BY_FILTERS = [
  "service",
  "branch",
  "specialist",
  "product",
  "course",
  "property",
  "funnel",
  "trafficSource",
] as const;

const NAMING = {
  name: "audiences-naming",
  text: `select name from audiences where business_id = current_business() and not is_archived
    and filter::text like '%"' || $1 || '"%' order by id`,
};

/** Their names, oldest first. */
export async function audiencesNaming(tx: Tx, _kind: string, id: string): Promise<string[]> {
  return (await tx.run<{ name: string }>(NAMING, [id])).map(({ name }) => name);
}
