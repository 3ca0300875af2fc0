// Raw notifications of the provider.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type NotificationRow = Selectable<SchedulingTables["payment_notifications"]>;

/** False for duplicate bytes. */
export async function insertNotification(tx: Tx, row: NotificationRow): Promise<boolean> {
  const made = await tx.count(
    sql
      .insertInto("payment_notifications")
      .values(row)
      .onConflict((known) => known.column("digest").doNothing()),
  );
  return made > 0;
}

export function readNotification(tx: Tx, id: string): Promise<NotificationRow | undefined> {
  return tx.first(sql.selectFrom("payment_notifications").selectAll().where("id", "=", id));
}

const SWEEP = {
  name: "sweep-payment-notifications",
  text: `delete from payment_notifications
    where id in (select id from payment_notifications order by id limit 500) and received_at < $1 returning id`,
};

/** Deletes some of those from before `until`; returns how many. */
export async function sweepNotifications(tx: Tx, until: Date): Promise<number> {
  return (await tx.run(SWEEP, [until])).length;
}
