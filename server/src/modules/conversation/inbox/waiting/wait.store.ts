// Who waits for a person in which thread (decision 6), and the owner's settings of the inbox.

import type { OpeningHours } from "@mostrador/domain/conversation/inbox/waiting/next-opening.ts";
import { type InboxSettings, USUAL_SETTINGS } from "@mostrador/domain/conversation/inbox/waiting/schema.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";

/**
 * Starts a wait; null when the contact waits there already, and that wait continues. A closed conversation is
 * reopened.
 */
export async function startWait(tx: Tx, threadId: string, wait: { id: string; since: Date }): Promise<string | null> {
  const started = await tx.first(
    sql
      .updateTable("threads")
      .set({ waiting_since: wait.since, wait_id: wait.id, wait_step: 0, resolved_at: null })
      .where("id", "=", threadId)
      .where("waiting_since", "is", null)
      .returning("contact_id"),
  );
  return started?.contact_id ?? null;
}

export async function endWait(tx: Tx, threadId: string): Promise<void> {
  await tx.unlimited.count(
    sql
      .updateTable("threads")
      .set({ waiting_since: null, wait_id: null, wait_step: 0, wait_kind: null })
      .where("id", "=", threadId),
  );
}

const COUNT = {
  name: "count-waiting",
  text: `select count(*)::int as waiting, count(*) filter (where assignee_id = $1::uuid)::int as mine
    from (select distinct contact_id, kind, assignee_id from threads
      where business_id = current_business() and waiting_since is not null) w`,
};

/** A contact who writes to two numbers of the business counts once. */
export async function countWaits(tx: Tx, userId: string | null): Promise<{ waiting: number; mine: number }> {
  const [row] = await tx.run<{ waiting: number; mine: number }>(COUNT, [userId]);
  return row ?? { waiting: 0, mine: 0 };
}

export async function readInboxSettings(tx: Tx): Promise<InboxSettings> {
  const row = await tx.first(
    sql.selectFrom("inbox_settings").select(["alert_minutes", "alerts_by_mail", "tells_customer"]),
  );
  if (!row) return USUAL_SETTINGS;
  return { alertMinutes: row.alert_minutes, alertsByMail: row.alerts_by_mail, tellsCustomer: row.tells_customer };
}

export async function writeInboxSettings(tx: Tx, businessId: string, settings: InboxSettings, at: Date) {
  const row = {
    alert_minutes: settings.alertMinutes,
    alerts_by_mail: settings.alertsByMail,
    tells_customer: settings.tellsCustomer,
    updated_at: at,
  };
  await tx.count(
    sql
      .insertInto("inbox_settings")
      .values({ business_id: businessId, ...row })
      .onConflict((same) => same.column("business_id").doUpdateSet(row)),
  );
}

const HOURS = {
  name: "opening-hours",
  text: `select zone, schedules, rest_schedules as "restSchedules", dates from ${branchRows} b
    where b.business_id = current_business() and not b.is_archived`,
};

/** Of each branch. */
export function readOpeningHours(tx: Tx): Promise<OpeningHours[]> {
  return tx.run<OpeningHours>(HOURS, []);
}
