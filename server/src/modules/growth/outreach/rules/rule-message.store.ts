// Promotions of rules in the database.
import type { RuleKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NotificationRow } from "../notification.store.ts";

const LOCK = {
  name: "lock-contact-plan",
  text: "select pg_advisory_xact_lock(hashtextextended('contact plan ' || $1, 0))",
};

/** Until the transaction ends: nobody else plans for this contact. */
export async function lockContactPlan(tx: Tx, contactId: string): Promise<void> {
  await tx.run(LOCK, [`all ${contactId}`]);
}

/** Until the transaction ends: the promotions to one contact are sent one after the other, and counted. */
export async function lockPromotions(tx: Tx, contactId: string): Promise<void> {
  await tx.run(LOCK, [`promotions ${contactId}`]);
}

/** When the promotions of all rules to this contact were sent since then, the first one first. */
export async function promotionsSince(tx: Tx, contactId: string, since: Instant): Promise<Instant[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("notifications")
      .select("settled_at")
      .where("contact_id", "=", contactId)
      .where("rule_id", "is not", null)
      .where("state", "=", "sent")
      .where("settled_at", ">", new Date(since))
      .orderBy("settled_at"),
  );
  return rows.flatMap(({ settled_at }) => (settled_at ? [settled_at.getTime()] : []));
}

/** Everything that rules of this kind planned for the contact so far, oldest first. */
export function readRuleMessages(tx: Tx, contactId: string, kind: RuleKind): Promise<NotificationRow[]> {
  return tx.rows(
    sql
      .selectFrom("notifications")
      .selectAll()
      .where("contact_id", "=", contactId)
      .where("kind", "=", kind)
      .where("rule_id", "is not", null)
      .orderBy("created_at")
      .orderBy("id"),
  );
}

/** The contacts with planned messages of this rule, about this appointment or because of this funnel, by id. */
export async function plannedContacts(
  tx: Tx,
  { ruleId, appointmentId, funnelId, beyond, most }: PlannedContacts,
): Promise<string[]> {
  let query = sql
    .selectFrom("notifications")
    .select("contact_id")
    .distinct()
    .where("state", "=", "planned")
    .where("rule_id", "is not", null)
    .where("contact_id", "is not", null)
    .orderBy("contact_id")
    .limit(most);
  if (ruleId) query = query.where("rule_id", "=", ruleId);
  if (appointmentId) query = query.where("appointment_id", "=", appointmentId);
  if (funnelId) query = query.where("funnel_id", "=", funnelId);
  if (beyond) query = query.where("contact_id", ">", beyond);
  return (await tx.rows(query)).flatMap(({ contact_id }) => contact_id ?? []);
}

export type PlannedContacts = {
  ruleId?: string;
  appointmentId?: string;
  funnelId?: string;
  /** The last one of the page before. */
  beyond: string | null;
  most: number;
};

/** The words of what this rule has planned, and the name of its place, for people who look at the plan. */
export async function rewordRuleMessages(tx: Tx, ruleId: string, text: string, phase?: string): Promise<void> {
  const set = { text, ...(phase === undefined ? {} : { phase }) };
  await tx.count(
    sql.updateTable("notifications").set(set).where("rule_id", "=", ruleId).where("state", "=", "planned"),
  );
}
