// What the server alone writes of a campaign: its status and how far its planning has come.
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { messageRows } from "../../conversation/inbox/index.ts";
import { notificationRows } from "../outreach/index.ts";

export type CampaignRow = Selectable<GrowthTables["campaigns"]>;

export function readCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  return tx.first(sql.selectFrom("campaigns").selectAll().where("id", "=", id));
}

export function readCampaigns(tx: Tx, ids: readonly string[]): Promise<CampaignRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.rows(sql.selectFrom("campaigns").selectAll().where("id", "in", ids));
}

// Locks of its row would let many sendings keep a stop waiting: those who share one do not queue behind who wants it alone.
const HOLD = {
  name: "hold-campaign",
  text: "select pg_advisory_xact_lock_shared(hashtextextended('campaign ' || $1, 0))",
};
const LOCK = { name: "lock-campaign", text: "select pg_advisory_xact_lock(hashtextextended('campaign ' || $1, 0))" };

/** Its status stays as it is until the transaction ends; locked after its messages. */
export async function holdCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  await tx.run(HOLD, [id]);
  return readCampaign(tx, id);
}

export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  await tx.run(LOCK, [id]);
  return tx.first(sql.selectFrom("campaigns").selectAll().where("id", "=", id).forUpdate());
}

export async function writeCampaign(tx: Tx, id: string, write: Updateable<GrowthTables["campaigns"]>): Promise<void> {
  await tx.count(sql.updateTable("campaigns").set(write).where("id", "=", id));
}

const RECEIVED = {
  name: "campaign-received",
  text: `select 1 as yes from ${notificationRows} n where n.business_id = current_business() and n.rule_id = $1
    and n.contact_id = $2 and n.state = 'sent' and n.version <> $3 limit 1`,
};

/** Whether the contact got it by another row: two contacts were merged since. */
export async function hasReceived(tx: Tx, campaignId: string, contactId: string, version: string): Promise<boolean> {
  return (await tx.run(RECEIVED, [campaignId, contactId, version])).length > 0;
}

const ANSWERING = {
  name: "assistant-of-last-campaign",
  text: `select c.name, c.assistant_id from ${notificationRows} n
    join campaigns c on c.business_id = n.business_id and c.id = n.rule_id
    left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
    where n.business_id = current_business() and n.kind = 'campaign' and n.contact_id = $1 and n.rule_id is not null
      and n.state = 'sent' and n.settled_at > $2 and coalesce(m.status, '') not in ('failed', 'queued')
    order by n.settled_at desc limit 1`,
};

/** Of the last one that the contact got since then; null without any, or where it chose none. */
export async function assistantOfCampaign(
  tx: Tx,
  contactId: string,
  since: Date,
): Promise<{ assistantId: string; campaign: string } | null> {
  const [row] = await tx.run<{ name: string; assistant_id: string | null }>(ANSWERING, [contactId, since]);
  return row?.assistant_id ? { assistantId: row.assistant_id, campaign: row.name } : null;
}

const LAST = {
  name: "last-campaign-of-contact",
  text: `select n.rule_id from ${notificationRows} n
    left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
    where n.business_id = current_business() and n.kind = 'campaign' and n.contact_id = $1 and n.rule_id is not null
      and n.state = 'sent' and coalesce(m.status, '') <> 'failed'
    order by n.settled_at desc limit 1`,
};

/** The one whose message the contact got last; null without any. */
export async function lastCampaignOf(tx: Tx, contactId: string): Promise<string | null> {
  return (await tx.run<{ rule_id: string }>(LAST, [contactId]))[0]?.rule_id ?? null;
}
