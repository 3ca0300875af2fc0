import type { OnboardingProgress } from "@mostrador/domain/platform/onboarding/schema.ts";
import type { Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { PlatformTables } from "../../../kernel/db/tables/platform.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type OnboardingRow = Selectable<PlatformTables["onboardings"]>;

export function readOnboarding(tx: Tx, userId: string): Promise<OnboardingRow | undefined> {
  return tx.first(sql.selectFrom("onboardings").selectAll().where("user_id", "=", userId));
}

/** The newest device wins. */
export function putOnboarding(
  tx: Tx,
  userId: string,
  progress: OnboardingProgress,
  at: Date,
): Promise<OnboardingRow | undefined> {
  const row = { progress: JSON.stringify(progress), updated_at: at };
  return tx.first(
    sql
      .insertInto("onboardings")
      .values({ user_id: userId, ...row })
      .onConflict((same) => same.column("user_id").doUpdateSet(row))
      .returningAll(),
  );
}
