// When each linked calendar must be read, and its Google channel: found before the business is known.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

/** Creates the row where there is none. */
export async function setDue(tx: Tx, businessId: string, specialistId: string, at: Date): Promise<void> {
  const insert = sql
    .insertInto("calendar_routes")
    .values({ business_id: businessId, specialist_id: specialistId, due_at: at });
  await tx.count(
    insert.onConflict((known) => known.columns(["business_id", "specialist_id"]).doUpdateSet({ due_at: at })),
  );
}

export async function setChannel(
  tx: Tx,
  businessId: string,
  specialistId: string,
  channel: { id: string; tokenDigest: Buffer } | null,
): Promise<void> {
  await tx.count(
    sql
      .updateTable("calendar_routes")
      .set({ channel_id: channel?.id ?? null, channel_token_digest: channel?.tokenDigest ?? null })
      .where("business_id", "=", businessId)
      .where("specialist_id", "=", specialistId),
  );
}

export async function deleteRoute(tx: Tx, businessId: string, specialistId: string): Promise<void> {
  await tx.count(
    sql.deleteFrom("calendar_routes").where("business_id", "=", businessId).where("specialist_id", "=", specialistId),
  );
}

export function readChannel(tx: Tx, channelId: string) {
  return tx.first(
    sql
      .selectFrom("calendar_routes")
      .select(["business_id", "specialist_id", "channel_token_digest"])
      .where("channel_id", "=", channelId),
  );
}

export type DueRow = { business_id: string; specialist_id: string };

const TAKE_DUE = {
  name: "calendar-take-due",
  text: `update calendar_routes r set due_at = $2
    from (select business_id, specialist_id from calendar_routes where due_at <= $1
      order by due_at limit 200 for update skip locked) d
    where r.business_id = d.business_id and r.specialist_id = d.specialist_id
    returning r.business_id, r.specialist_id`,
};

/** The due ones; the next time is `next`. */
export function takeDue(tx: Tx, now: Date, next: Date): Promise<DueRow[]> {
  return tx.run<DueRow>(TAKE_DUE, [now, next]);
}
