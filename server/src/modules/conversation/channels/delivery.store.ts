// Webhooks as they came.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type Delivery = { id: string; digest: Buffer; body: Buffer; receivedAt: Date };

const INSERT = {
  name: "store-webhooks",
  text: `insert into webhook_deliveries (id, digest, body, received_at)
    select * from unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::timestamptz[])
    on conflict (digest) do nothing returning id`,
};

/** Ids of those whose bytes were not there yet. */
export async function insertDeliveries(tx: Tx, deliveries: Delivery[]): Promise<string[]> {
  const rows = await tx.run<{ id: string }>(INSERT, [
    deliveries.map(({ id }) => id),
    deliveries.map(({ digest }) => digest),
    deliveries.map(({ body }) => body),
    deliveries.map(({ receivedAt }) => receivedAt),
  ]);
  return rows.map(({ id }) => id);
}

/** In the order in which they came. */
export function readDeliveries(tx: Tx, ids: string[]) {
  return tx.rows(sql.selectFrom("webhook_deliveries").selectAll().where("id", "in", ids).orderBy("id"));
}
