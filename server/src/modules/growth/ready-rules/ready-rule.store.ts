// The ready rules of a business: a row each from its first save on.
import { READY_DEFAULTS, type ReadyKind } from "@mostrador/domain/growth/ready-rules/schema.ts";
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";

export type ReadyRuleRow = Selectable<GrowthTables["ready_rules"]>;
export type ReadyRuleWrite = Updateable<GrowthTables["ready_rules"]>;

export function readRules(tx: Tx): Promise<ReadyRuleRow[]> {
  return tx.rows(sql.selectFrom("ready_rules").selectAll());
}

export function readRule(tx: Tx, kind: ReadyKind): Promise<ReadyRuleRow | undefined> {
  return tx.first(sql.selectFrom("ready_rules").selectAll().where("kind", "=", kind));
}

/** The row, created with its defaults when there is none; locked. */
export async function lockRule(tx: Tx, businessId: string, kind: ReadyKind, at: Date): Promise<ReadyRuleRow> {
  const { isOn: is_on, ...defaults } = READY_DEFAULTS[kind];
  await tx.count(
    sql
      .insertInto("ready_rules")
      .values({ business_id: businessId, id: newId(), kind, is_on, ...defaults, updated_at: at })
      .onConflict((known) => known.columns(["business_id", "kind"]).doNothing()),
  );
  const query = sql.selectFrom("ready_rules").selectAll().where("kind", "=", kind).forUpdate();
  return (await tx.first(query)) as ReadyRuleRow;
}

export async function updateRule(tx: Tx, id: string, write: ReadyRuleWrite): Promise<ReadyRuleRow> {
  const query = sql.updateTable("ready_rules").set(write).where("id", "=", id).returningAll();
  return (await tx.first(query)) as ReadyRuleRow;
}

/** The next run in the place of this one; false when another has begun. */
export async function takeRun(tx: Tx, id: string, run: number): Promise<boolean> {
  const query = sql
    .updateTable("ready_rules")
    .set({ run: run + 1 })
    .where("id", "=", id)
    .where("run", "=", run)
    .where("is_on", "=", true);
  return (await tx.count(query)) === 1;
}
