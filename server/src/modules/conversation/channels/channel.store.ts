// Channels: numbers that a business has connected, or tried to connect.
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";

export type ChannelRow = Selectable<ConversationTables["channels"]>;
export type Kind = ChannelRow["kind"];

export function readChannels(tx: Tx): Promise<ChannelRow[]> {
  return tx.rows(sql.selectFrom("channels").selectAll().orderBy("created_at").orderBy("id"));
}

const READ = {
  name: "channels-by-id",
  text: "select * from channels where business_id = current_business() and id = any($1::uuid[])",
};

export const readChannel = gathered<string, ChannelRow | undefined>(
  (tx, id) => tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id)),
  async (tx, ids) => inOrderOf(ids, await tx.run<ChannelRow>(READ, [[...new Set(ids)]]), (row) => row.id),
);

/** Returns the row and locks it against changes until the transaction ends; other transactions may lock it too. */
export function holdChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id).forShare());
}

export function lockChannel(tx: Tx, id: string): Promise<ChannelRow | undefined> {
  return tx.first(sql.selectFrom("channels").selectAll().where("id", "=", id).forUpdate());
}

/** The row of this number, locked: the existing one, or this new one. */
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

/** Notes that sends succeed again. False if nothing was wrong, or a send failed since then. */
export async function clearSendTrouble(tx: Tx, id: string, leftAt: Date): Promise<boolean> {
  const count = await tx.count(
    sql
      .updateTable("channels")
      .set((eb) => ({
        failed_sends: 0,
        send_failed_at: null,
        // A channel that was disconnected, or failed for another reason, stays so.
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

/** The channel for a new conversation if the contact has none: the first connected one. */
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

/** Whether any channel of these kinds has a key for sending. */
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

/** Whether the channel has a key for sending now. */
export async function hasKey(tx: Tx, id: string): Promise<boolean> {
  const row = await readChannel(tx, id);
  return row?.access_token != null && row.status !== "disconnected";
}

/** Whether the channel still belongs to the business: a failed one may come back, so its messages wait. */
export async function isKept(tx: Tx, id: string): Promise<boolean> {
  return (await readChannel(tx, id))?.access_token != null;
}

/** The numbers of the business as they are dialled, in whichever form WhatsApp writes them. */
export async function ownPhones(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(sql.selectFrom("channels").select("display_phone_number").where("kind", "=", "whatsapp"));
  return rows.map((row) => row.display_phone_number.replace(/\D/g, "")).filter(Boolean);
}

/** The channels of one account, always locked in the same order. */
export function lockChannelsOfAccount(tx: Tx, wabaId: string): Promise<ChannelRow[]> {
  return tx.rows(sql.selectFrom("channels").selectAll().where("waba_id", "=", wabaId).orderBy("id").forUpdate());
}

/** The WhatsApp account of the channel's number; '' when there is no such channel. */
export async function wabaOf(tx: Tx, id: string): Promise<string> {
  const row = await tx.first(sql.selectFrom("channels").select("waba_id").where("id", "=", id));
  return row?.waba_id ?? "";
}

/** The WhatsApp accounts that may be read now, each with a channel whose key has access; oldest first. */
export async function connectedAccounts(tx: Tx): Promise<{ wabaId: string; channelId: string }[]> {
  const rows = await readChannels(tx);
  const usable = rows.filter((row) => row.kind === "whatsapp" && row.access_token && row.status !== "disconnected");
  const first = new Map(usable.toReversed().map((row) => [row.waba_id, row.id]));
  return [...first].map(([wabaId, channelId]) => ({ wabaId, channelId })).toReversed();
}
