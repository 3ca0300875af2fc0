// Webhooks as they came.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

const INSERT = {
  name: "store-webhook",
  text: "insert into webhook_deliveries (id, digest, body, received_at) values ($1, $2, $3, to_timestamp($4::float8 / 1000))",
};

/** Throws the database's 23505 when these bytes are stored already. */
export async function insertDelivery(
  tx: Tx,
  delivery: { id: string; digest: Buffer; body: Buffer; receivedAt: number },
): Promise<void> {
  await tx.run(INSERT, [delivery.id, delivery.digest, delivery.body, delivery.receivedAt]);
}

export function readDelivery(tx: Tx, id: string) {
  return tx.first(sql.selectFrom("webhook_deliveries").selectAll().where("id", "=", id));
}
