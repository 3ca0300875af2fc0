import type { Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GroundTables } from "../../../kernel/db/tables/ground.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type DeviceRow = Selectable<GroundTables["push_devices"]>;

export function readDevicesOf(tx: Tx, userIds: readonly string[]): Promise<DeviceRow[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return tx.rows(
    sql.selectFrom("push_devices").selectAll().where("user_id", "in", userIds).orderBy("created_at").orderBy("id"),
  );
}

export function readDevice(tx: Tx, id: string): Promise<DeviceRow | undefined> {
  return tx.first(sql.selectFrom("push_devices").selectAll().where("id", "=", id));
}

/** A browser has one row, for the person who is signed in there now. */
export async function putDevice(
  tx: Tx,
  device: Pick<DeviceRow, "id" | "user_id" | "session_id" | "endpoint" | "p256dh" | "auth" | "name">,
  at: Date,
): Promise<DeviceRow> {
  const { user_id, session_id, p256dh, auth, name } = device;
  const row = await tx.first(
    sql
      .insertInto("push_devices")
      .values({ ...device, created_at: at, updated_at: at })
      .onConflict((same) =>
        same.column("endpoint").doUpdateSet({ user_id, session_id, p256dh, auth, name, updated_at: at }),
      )
      .returningAll(),
  );
  return row as DeviceRow;
}

export async function deleteDevice(tx: Tx, id: string, userId?: string): Promise<boolean> {
  const all = sql.deleteFrom("push_devices").where("id", "=", id);
  return (await tx.count(userId ? all.where("user_id", "=", userId) : all)) === 1;
}
