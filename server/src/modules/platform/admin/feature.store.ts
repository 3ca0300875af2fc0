// The switches of features: for all businesses, and the exceptions of the open one.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type Change = { feature: string; is_on: boolean; changed_by: string; updated_at: Date };

export function readSwitches(tx: Tx) {
  return tx.rows(sql.selectFrom("feature_switches").selectAll());
}

export async function writeSwitch(tx: Tx, change: Change): Promise<void> {
  await tx.count(
    sql
      .insertInto("feature_switches")
      .values(change)
      .onConflict((known) => known.column("feature").doUpdateSet(change)),
  );
}

export function readOwnExceptions(tx: Tx) {
  return tx.rows(sql.selectFrom("feature_exceptions").select(["feature", "is_on"]));
}

export async function writeException(tx: Tx, change: Change & { business_id: string }): Promise<void> {
  await tx.count(
    sql
      .insertInto("feature_exceptions")
      .values(change)
      .onConflict((known) => known.columns(["business_id", "feature"]).doUpdateSet(change)),
  );
}

export async function deleteException(tx: Tx, feature: string): Promise<void> {
  await tx.count(sql.deleteFrom("feature_exceptions").where("feature", "=", feature));
}

/** Of all businesses: the function of the database shows them to the team alone. */
export function readAllExceptions(tx: Tx, most: number) {
  return tx.run<{ business_id: string; feature: string; is_on: boolean }>(EXCEPTIONS, [most]);
}

const EXCEPTIONS = { name: "", text: "select business_id, feature, is_on from list_feature_exceptions($1)" };
