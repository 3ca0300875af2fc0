// The usual call of a journal: one page, and where the next one begins.
import type { JournalPlace, JournalQuery } from "@mostrador/domain/kit/journal/define-journal.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import type { TenantCtx } from "../context.ts";
import { readTogether } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";

export function listJournal<Row extends { id: string }, Answer, Query extends JournalQuery>(
  { moment }: JournalPlace,
  page: (tx: Tx, query: Query) => Promise<Row[]>,
  present: (row: Row) => Answer,
) {
  const momentOf = (row: Row) => (row as unknown as Record<string, Date>)[moment] as Date;
  return async (ctx: TenantCtx, { query }: { query: Query }) => {
    const rows = await readTogether(ctx, (tx) => page(tx, query));
    const found = timePage(rows, query.limit, momentOf);
    return { data: found.page.map(present), next: found.next };
  };
}
