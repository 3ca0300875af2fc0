// The proofs make more rows than a plan allows.
import type { Pool } from "pg";

export async function liftLimits(owner: Pick<Pool, "query">, businessId: string): Promise<void> {
  await owner.query(
    `insert into plan_limits (business_id, name, most) select $1, name, 100000 from unnest(array['campaigns', 'funnels',
      'upsells']) name`,
    [businessId],
  );
}
