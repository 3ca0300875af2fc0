// Stripe's notifications as they came.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { PlatformTables } from "../../../../kernel/db/tables/platform.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type NotificationRow = Selectable<PlatformTables["billing_notifications"]>;

/** False for an event that is known. */
export async function insertNotification(tx: Tx, row: NotificationRow): Promise<boolean> {
  const made = await tx.count(
    sql
      .insertInto("billing_notifications")
      .values(row)
      .onConflict((known) => known.column("event_id").doNothing()),
  );
  return made > 0;
}

export function readNotification(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("billing_notifications").selectAll().where("id", "=", id));
}

const SWEEP = {
  name: "sweep-billing-notifications",
  text: `delete from billing_notifications
    where id in (select id from billing_notifications order by id limit 500) and received_at < $1 returning id`,
};

export async function sweepNotifications(tx: Tx, until: Date): Promise<number> {
  return (await tx.run(SWEEP, [until])).length;
}
