import type { Checkpoint } from "@mostrador/domain/growth/sales-funnels/checkpoints.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

const MOST_READ = 40;

/** The objections between start and end of the active sales funnels, each once, for a language model. */
export async function readObjections(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(
    sql.selectFrom("sales_funnels").select("checkpoints").where("is_archived", "=", false).orderBy("created_at"),
  );
  const checkpoints = rows.flatMap((row) => row.checkpoints as unknown as Checkpoint[]);
  const own = checkpoints.filter(({ isStart, isEnd }) => !isStart && !isEnd);
  return [...new Set(own.flatMap(({ objections }) => objections))].slice(0, MOST_READ);
}
