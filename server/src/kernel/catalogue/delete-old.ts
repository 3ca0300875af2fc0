// Deletes expired rows in batches. It keeps rows under a legal hold, and rows that a remaining row still references.
import type { Tx } from "../db/tx.ts";
import { type Catalogue, leadsTo, quoted, type TableRetention } from "./read-catalogue.ts";

/** Rows for one transaction. */
const MOST = 500;

/** Returns how many rows were deleted. `held`: rows of the root whose rows stay. */
export async function deleteOld(
  tx: Tx,
  { table, by }: TableRetention & { by: string },
  { before, root, held }: { before: Date; root: string; held: string[] },
  catalogue: Catalogue,
): Promise<number> {
  const isHeld = held.length > 0 ? leadsTo(root, table, "t", catalogue) : "false";
  const named = catalogue.namings
    .filter(({ names, stays }) => names === table && stays)
    .map(
      ({ table: from, column }) =>
        `and not exists (select from ${quoted(from)} n where n.business_id = t.business_id and n.${quoted(column)} = t.id)`,
    );
  const text = `delete from ${quoted(table)} where ctid = any (array(
      select t.ctid from ${quoted(table)} t where t.business_id = current_business() and t.${quoted(by)} < $2
        and ($1::uuid[] is null or not (${isHeld})) ${named.join(" ")}
      limit ${MOST}))
    and business_id = current_business() returning 1`;
  return (await tx.run({ name: "", text }, [held, before])).length;
}
