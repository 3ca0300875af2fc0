// Stores webhooks exactly as they came.
import { type Statement, sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { heldBusinessRows } from "../../business/privacy/index.ts";

/** `ageMs`: the time since it came. */
export type Delivery = { id: string; digest: Buffer; body: Buffer; ageMs: number };

/**
 * At most this many rows in one statement: bytes are sent as binary values, which arrays do not allow, and only few
 * statement texts are prepared.
 */
const ROWS = 8;
const INSERTS = Array.from({ length: ROWS }, (_, at) => insertOf(at + 1));

function insertOf(rows: number): Statement {
  const places = Array.from(
    { length: rows },
    // by the database's clock: the clocks of web processes differ, and messages are ordered by arrival
    (_, at) =>
      `($${4 * at + 1}, $${4 * at + 2}, $${4 * at + 3}, clock_timestamp() - $${4 * at + 4}::float8 * interval '1ms')`,
  );
  return {
    name: `store-webhooks-${rows}`,
    text: `insert into webhook_deliveries (id, digest, body, received_at) values ${places.join(", ")}
      on conflict (digest) do nothing`,
  };
}

/** Runs in the round trip of the commit. Bytes that are stored already are skipped. */
export function insertDeliveries(tx: Tx, deliveries: Delivery[]): void {
  for (let from = 0; from < deliveries.length; from += ROWS) {
    const some = deliveries.slice(from, from + ROWS);
    const values = some.flatMap(({ id, digest, body, ageMs }) => [id, digest, body, ageMs]);
    void tx.withCommit(INSERTS[some.length - 1] as Statement, values);
  }
}

const SWEEP = {
  name: "sweep-webhooks",
  // Ids keep the order of arrival, so the oldest are checked first and no index on the time is needed. Deliveries
  // about a number of a business under legal hold stay.
  text: `delete from webhook_deliveries
    where id in (select d.id from webhook_deliveries d where not exists (
        select from channel_routes r join ${heldBusinessRows} h on h.business_id = r.business_id
        where position(convert_to(r.external_id, 'UTF8') in d.body) > 0)
      order by d.id limit 500) and received_at < $1 returning id`,
};

/** Deletes some of the deliveries from before `until`, oldest first; returns how many. */
export async function sweepDeliveries(tx: Tx, until: Date): Promise<number> {
  return (await tx.run(SWEEP, [until])).length;
}

/** In the order in which they came. */
export function readDeliveries(tx: Tx, ids: string[]) {
  return tx.rows(sql.selectFrom("webhook_deliveries").selectAll().where("id", "in", ids).orderBy("id"));
}

/** Keeps them with the reason why they were not read, or not completely. */
export async function leaveUnread(tx: Tx, ids: string[], reason: string): Promise<void> {
  await tx.count(
    sql
      .updateTable("webhook_deliveries")
      .set({ unread_reason: reason.slice(0, 300) })
      .where("id", "in", ids),
  );
}

const TO_READ_AGAIN = {
  name: "webhooks-to-read-again",
  text: `update webhook_deliveries set unread_reason = null
    where id in (
      select id from webhook_deliveries
      where id > $1 and received_at >= $2 and (not $3 or unread_reason is not null) order by id limit $4 for update
    ) returning id`,
};

/** The next ones after `after`, in the order in which they came; clears their note that they were not read. */
export async function takeToReadAgain(
  tx: Tx,
  { after, since, unreadOnly, most }: { after: string; since: Date; unreadOnly: boolean; most: number },
): Promise<string[]> {
  const rows = await tx.run<{ id: string }>(TO_READ_AGAIN, [after, since, unreadOnly, most]);
  return rows.map(({ id }) => id).sort();
}
