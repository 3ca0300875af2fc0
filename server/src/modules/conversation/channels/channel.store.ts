// Channels, and the table that finds the business of a number before any business is known.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type ChannelRow = Selectable<ConversationTables["channels"]>;
type Kind = ChannelRow["kind"];

export function readChannels(tx: Tx): Promise<ChannelRow[]> {
  return tx.rows(sql.selectFrom("channels").selectAll().orderBy("created_at").orderBy("id"));
}

export function readChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id));
}

export function lockChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id).forUpdate());
}

export function lockChannelOfNumber(tx: Tx, kind: Kind, externalId: string): Promise<ChannelRow | undefined> {
  return tx.first(
    sql.selectFrom("channels").selectAll().where("kind", "=", kind).where("external_id", "=", externalId).forUpdate(),
  );
}

export async function insertChannel(tx: Tx, row: Insertable<ConversationTables["channels"]>): Promise<void> {
  await tx.count(sql.insertInto("channels").values(row));
}

export function updateChannel(
  tx: Tx,
  id: string,
  row: Updateable<ConversationTables["channels"]>,
): Promise<ChannelRow | undefined> {
  return tx.first(sql.updateTable("channels").set(row).where("id", "=", id).returningAll());
}

/** Takes the number for this channel; false when another business holds it. */
export async function claimNumber(
  tx: Tx,
  route: { kind: Kind; externalId: string; businessId: string; channelId: string },
): Promise<boolean> {
  await tx.count(
    sql
      .insertInto("channel_routes")
      .values({
        kind: route.kind,
        external_id: route.externalId,
        business_id: route.businessId,
        channel_id: route.channelId,
      })
      .onConflict((taken) => taken.doNothing()),
  );
  const holder = await readRoute(tx, route.kind, route.externalId);
  return holder?.business_id === route.businessId;
}

export function readRoute(tx: Tx, kind: Kind, externalId: string) {
  return tx.first(
    sql
      .selectFrom("channel_routes")
      .select(["business_id", "channel_id"])
      .where("kind", "=", kind)
      .where("external_id", "=", externalId),
  );
}

export async function releaseNumber(tx: Tx, businessId: string, channelId: string): Promise<void> {
  await tx.count(
    sql.deleteFrom("channel_routes").where("business_id", "=", businessId).where("channel_id", "=", channelId),
  );
}

/** The channel that a conversation begins in when the contact has none: the first that is connected. */
export async function connectedChannel(tx: Tx, kind: Kind): Promise<string | null> {
  const row = await tx.first(
    sql
      .selectFrom("channels")
      .select("id")
      .where("kind", "=", kind)
      .where("access_token", "is not", null)
      .orderBy("status")
      .orderBy("created_at")
      .limit(1),
  );
  return row?.id ?? null;
}
