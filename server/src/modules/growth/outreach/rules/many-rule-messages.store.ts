// Messages of a rule for very many contacts: planned, moved and withdrawn by single statements, so that memory and
// round trips do not grow with the number of contacts. Those that are being sent are skipped: their transaction waits for
// the rule's row, which is locked here, and then asks it.
import { PHASES, type RuleKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

type ManyRuleMessages = {
  kind: RuleKind;
  ruleId: string;
  text: string;
  /** A statement with one column `id`. */
  contacts: RawBuilder<{ id: string }>;
  /** The last contact of the part before. */
  beyond: string | null;
  most: number;
  /** The time of the first one of this part, and the milliseconds to the next. */
  from: Instant;
  step: number;
  createdBy: string;
  now: Instant;
};

/**
 * Plans the next part, in the order of the contacts' ids; `last` is null when nobody is left. Its version is the id of
 * the contact when it was planned, so that merged contacts can be told apart.
 */
export async function planMany(tx: Tx, part: ManyRuleMessages): Promise<{ count: number; last: string | null }> {
  const { kind, ruleId, text, contacts, beyond, most, from, step, createdBy, now } = part;
  const statement = raw<{ count: number; last: string | null }>`
    with next as (
      select found.id from (${contacts}) found
      where ${beyond}::uuid is null or found.id > ${beyond}::uuid order by found.id limit ${most}
    ), made as (
      insert into notifications (business_id, id, kind, rule_id, contact_id, with_appointments, version, text, deliver_at,
        phase, created_by, created_at)
      select current_business(), gen_random_uuid(), ${kind}, ${ruleId}, next.id, '{}', next.id::text, ${text},
        ${new Date(from)}::timestamptz
          + (row_number() over (order by next.id) - 1) * ${step}::float8 * interval '1 millisecond',
        ${PHASES[kind]}, ${createdBy}, ${new Date(now)}
      from next
    )
    select count(*)::int as count, (array_agg(id order by id desc))[1] as last from next`;
  const rows = await tx.rows({ compile: () => statement.compile(sql) });
  return rows[0] ?? { count: 0, last: null };
}

/**
 * Gives the next planned ones, in the order of their versions, times from `from` on. Those behind them keep the times
 * of their planning until it is their turn, so that a pause moves no row.
 */
export async function scheduleNext(
  tx: Tx,
  ruleId: string,
  { beyond, most, from, step }: { beyond: string | null; most: number; from: Instant; step: number },
): Promise<{ id: string; at: Instant; version: string }[]> {
  const statement = raw<{ id: string; deliver_at: Date; version: string }>`
    with free as materialized (
      ${freeOf(ruleId, most, raw`and (${beyond}::text is null or version > ${beyond}::text)`)}
    ), next as (
      select id, row_number() over (order by version) as nth from free
    )
    update notifications n set deliver_at = ${new Date(from)}::timestamptz
      + (next.nth - 1) * ${step}::float8 * interval '1 millisecond'
    from next
    where n.business_id = current_business() and n.id = next.id and n.state = 'planned'
    returning n.id, n.deliver_at, n.version`;
  const rows = await tx.rows({ compile: () => statement.compile(sql) });
  return rows.map(({ id, deliver_at, version }) => ({ id, at: deliver_at.getTime(), version }));
}

/** Whether any is still planned, or planned with other words than these. */
export async function plannedLeft(tx: Tx, ruleId: string, text?: string): Promise<boolean> {
  const query = text === undefined ? plannedOf(ruleId) : plannedOf(ruleId).where("text", "<>", text);
  return (await tx.first(query.limit(1))) !== undefined;
}

/** Withdraws the next planned ones, in the order in which they go out; how many. */
export async function withdrawBatch(
  tx: Tx,
  ruleId: string,
  { reason, now, most }: { reason: string; now: Instant; most: number },
): Promise<number> {
  const statement = raw<{ id: string }>`
    with next as materialized (${freeOf(ruleId, most)})
    update notifications n
    set state = 'withdrawn', reason = ${reason}, by_person = true, settled_at = ${new Date(now)}::timestamptz
    from next where n.business_id = current_business() and n.id = next.id
    returning n.id`;
  return (await tx.rows({ compile: () => statement.compile(sql) })).length;
}

/** Gives the next planned ones with other words these; how many. */
export async function rewordBatch(tx: Tx, ruleId: string, text: string, most: number): Promise<number> {
  const statement = raw<{ id: string }>`
    with next as materialized (${freeOf(ruleId, most, raw`and text <> ${text}`)})
    update notifications n set text = ${text}
    from next where n.business_id = current_business() and n.id = next.id
    returning n.id`;
  return (await tx.rows({ compile: () => statement.compile(sql) })).length;
}

/** The next planned ones that no other transaction has; locked. Materialized, because a join would read them again and again. */
function freeOf(ruleId: string, most: number, and: RawBuilder<unknown> = raw``) {
  return raw`select id, version from notifications
    where business_id = current_business() and rule_id = ${ruleId} and state = 'planned' ${and}
    order by version limit ${most} for update skip locked`;
}

function plannedOf(ruleId: string) {
  return sql.selectFrom("notifications").select("id").where("rule_id", "=", ruleId).where("state", "=", "planned");
}
