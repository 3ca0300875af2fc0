// Checks how many rows a plan allows, in the transaction that adds one: a second writer waits for its end.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { PLANS_PATH, type PlanLimit, planLimitText } from "@mostrador/domain/kit/resource/plan-limit.ts";
import type { Noun } from "@mostrador/domain/kit/resource/resource-texts.ts";
import { sql as raw } from "kysely";
import { namedTable, sql } from "../db/sql.ts";
import type { Tx } from "../db/tx.ts";

type LimitedResource = { name: string; table: string; noun: Noun; limit?: PlanLimit | undefined };

/** Null without a limit. Billing stores it; until then the default applies. */
export async function readPlanLimit(
  tx: Tx,
  { limit, table }: LimitedResource,
): Promise<{ most: number; used: number } | null> {
  if (!limit) return null;
  const active = namedTable
    .selectFrom(table)
    .select(raw<number>`count(*)::int`.as("count"))
    .where("is_archived", "=", false);
  const [row, counted] = await Promise.all([
    tx.first(sql.selectFrom("plan_limits").select("most").where("name", "=", limit.name)),
    tx.unlimited.first(active) as Promise<{ count: number } | undefined>,
  ]);
  return { most: row?.most ?? limit.usual, used: counted?.count ?? 0 };
}

/** 422 where `added` more rows would be over it; `field`: the path that the refusal names. */
export async function holdPlanLimit(
  tx: Tx,
  resource: LimitedResource,
  added = 1,
  field = resource.name,
): Promise<void> {
  if (!resource.limit || added === 0) return;
  await lockPlanLimit(tx, resource);
  const { most, used } = (await readPlanLimit(tx, resource)) ?? { most: 0, used: 0 };
  if (used + added <= most) return;
  const message = planLimitText(resource.noun, most);
  throw new DomainError(422, message, { errors: [{ path: field, message }], data: { limit: most, link: PLANS_PATH } });
}

/** What the plan of the business allows, by name. */
export async function readPlanLimits(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.rows(sql.selectFrom("plan_limits").select(["name", "most"]));
  return new Map(rows.map(({ name, most }) => [name, most]));
}

/** Those of other names stay. */
export async function writePlanLimits(tx: Tx, businessId: string, limits: Record<string, number>): Promise<void> {
  const rows = Object.entries(limits).map(([name, most]) => ({ business_id: businessId, name, most }));
  await tx.count(
    sql
      .insertInto("plan_limits")
      .values(rows)
      .onConflict((known) =>
        known.columns(["business_id", "name"]).doUpdateSet((row) => ({ most: row.ref("excluded.most") })),
      ),
  );
}

/** Other writers of these rows that count them wait until the transaction ends. */
export async function lockPlanLimit(tx: Tx, { table }: Pick<LimitedResource, "table">): Promise<void> {
  await tx.run(ONE_AT_A_TIME, [table]);
}

const ONE_AT_A_TIME = {
  name: "plan-limit-one-at-a-time",
  text: "select pg_advisory_xact_lock(hashtextextended('plan-limit ' || $1 || current_business()::text, 0))",
};
