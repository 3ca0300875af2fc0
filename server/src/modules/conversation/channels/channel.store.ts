// Channels: numbers that a business has connected, or tried to.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type ChannelRow = Selectable<ConversationTables["channels"]>;
export type Kind = ChannelRow["kind"];

export function readChannels(tx: Tx): Promise<ChannelRow[]> {
  return tx.rows(sql.selectFrom("channels").selectAll().orderBy("created_at").orderBy("id"));
}

export function readChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id));
}

/** The row, kept from changing until the transaction ends; others may hold it too. */
export function holdChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id).forShare());
}

export function lockChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id).forUpdate());
}

/** The row of this number, locked: the one that is there, or this new one. */
export async function ensureChannel(tx: Tx, row: Insertable<ConversationTables["channels"]>): Promise<ChannelRow> {
  await tx.count(
    sql
      .insertInto("channels")
      .values(row)
      .onConflict((known) => known.columns(["business_id", "kind", "external_id"]).doNothing()),
  );
  const kept = await tx.first(
    sql
      .selectFrom("channels")
      .selectAll()
      .where("kind", "=", row.kind)
      .where("external_id", "=", row.external_id)
      .forUpdate(),
  );
  if (!kept) throw new Error("The channel that was just written is not there.");
  return kept;
}

export function updateChannel(
  tx: Tx,
  id: string,
  row: Updateable<ConversationTables["channels"]>,
): Promise<ChannelRow | undefined> {
  return tx.first(sql.updateTable("channels").set(row).where("id", "=", id).returningAll());
}

/** Sends of it go out again. False where nothing was wrong, or something failed since. */
export async function clearSendTrouble(tx: Tx, id: string, leftAt: Date): Promise<boolean> {
  const count = await tx.count(
    sql
      .updateTable("channels")
      .set((eb) => ({
        failed_sends: 0,
        send_failed_at: null,
        // One that was given up, or fell out for another reason, stays so.
        reason: eb.case().when("status", "=", "error").then("").else(eb.ref("reason")).end(),
        status: eb
          .case()
          .when("status", "=", "error")
          .then("connected" as const)
          .else(eb.ref("status"))
          .end(),
      }))
      .where("id", "=", id)
      .where("failed_sends", ">", 0)
      .where("send_failed_at", "<", leftAt),
  );
  return count > 0;
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

/** Whether any channel of these kinds has a key to write with. */
export async function hasChannel(tx: Tx, kinds: readonly Kind[]): Promise<boolean> {
  const row = await tx.first(
    sql
      .selectFrom("channels")
      .select("id")
      .where("kind", "in", kinds)
      .where("access_token", "is not", null)
      .where("status", "!=", "disconnected")
      .limit(1),
  );
  return row !== undefined;
}

/** Whether the channel has a key to write with now. */
export async function hasKey(tx: Tx, id: string): Promise<boolean> {
  const row = await readChannel(tx, id);
  return row?.access_token != null && row.status !== "disconnected";
}

/** Whether the channel still is the business's: one that fell out comes back, and what is written to it waits. */
export async function isKept(tx: Tx, id: string): Promise<boolean> {
  return (await readChannel(tx, id))?.access_token != null;
}

/** The numbers of the business as they are dialled, however WhatsApp writes them. */
export async function ownPhones(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(sql.selectFrom("channels").select("display_phone_number").where("kind", "=", "whatsapp"));
  return rows.map((row) => row.display_phone_number.replace(/\D/g, "")).filter(Boolean);
}

/** Those of one account, locked in one order. */
export function lockChannelsOfAccount(tx: Tx, wabaId: string): Promise<ChannelRow[]> {
  return tx.rows(sql.selectFrom("channels").selectAll().where("waba_id", "=", wabaId).orderBy("id").forUpdate());
}

/** The account of WhatsApp that has the channel's number; '' when there is no such channel. */
export async function wabaOf(tx: Tx, id: string): Promise<string> {
  const row = await tx.first(sql.selectFrom("channels").select("waba_id").where("id", "=", id));
  return row?.waba_id ?? "";
}

/** The accounts of WhatsApp that may be asked now, each with a channel whose key opens it; the oldest first. */
export async function connectedAccounts(tx: Tx): Promise<{ wabaId: string; channelId: string }[]> {
  const rows = await readChannels(tx);
  const usable = rows.filter((row) => row.kind === "whatsapp" && row.access_token && row.status !== "disconnected");
  const first = new Map(usable.toReversed().map((row) => [row.waba_id, row.id]));
  return [...first].map(([wabaId, channelId]) => ({ wabaId, channelId })).toReversed();
}
