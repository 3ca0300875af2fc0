// Keeps an Idempotency-Key and its answer for a day: clients repeat a call within minutes (D-1.7).
import { sql } from "../../db/sql.ts";
import type { Sweep } from "../../queue/sweeper.ts";

const HOUR_MS = 3_600_000;
/** The row policy enforces the same by the database's clock: no younger row can be deleted. */
const KEPT_MS = 24 * HOUR_MS;
const MOST_AT_ONCE = 500;

export const sweepKeys: Sweep = {
  name: "answered-calls",
  every: HOUR_MS,
  run: (tx, { now }) =>
    tx.count(
      sql.deleteFrom("idempotency_keys").where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple("user_id", "key"),
          "in",
          selectFrom("idempotency_keys")
            .select(["user_id", "key"])
            .where("created_at", "<", new Date(now - KEPT_MS))
            .limit(MOST_AT_ONCE)
            .$asTuple("user_id", "key"),
        ),
      ),
    ),
};
