// The commissions of specialists in the database: one a service, and one for the rest.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";

export type RuleRow = {
  specialist_id: string;
  service_id: string | null;
  percent: string | null;
  fixed: string | null;
};

export function readRules(tx: Tx): Promise<RuleRow[]> {
  return tx.rows(
    sql.selectFrom("commission_rules").select(["specialist_id", "service_id", "percent", "fixed"]).orderBy("id"),
  );
}

/** In the place of those that the specialist had. */
export async function replaceRules(
  tx: Tx,
  of: { businessId: string; specialistId: string; by: string; at: Date },
  rules: readonly {
    serviceId: string | null;
    percent?: number | null | undefined;
    fixed?: number | null | undefined;
  }[],
): Promise<void> {
  await tx.count(sql.deleteFrom("commission_rules").where("specialist_id", "=", of.specialistId));
  if (rules.length === 0) return;
  await tx.count(
    sql.insertInto("commission_rules").values(
      rules.map(({ serviceId, percent = null, fixed = null }) => ({
        ...{ business_id: of.businessId, id: newId(), specialist_id: of.specialistId, service_id: serviceId },
        ...{
          percent: percent?.toFixed(2) ?? null,
          fixed: fixed?.toFixed(2) ?? null,
          updated_by: of.by,
          updated_at: of.at,
        },
      })),
    ),
  );
}
