// Which PostgreSQL versions are accepted: older ones lack functions that the code calls, and jobs would fail on them
// for ever.
import type { ClientBase, Pool } from "pg";
import { StartError } from "../start-error.ts";

const LEAST = 18;

/** Throws a readable sentence for a server below 18. */
export async function refuseOldServer(database: Pool | ClientBase): Promise<void> {
  const { rows } = await database.query<{ number: string; shown: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as shown",
  );
  const { number = "0", shown = "" } = rows[0] ?? {};
  if (Number(number) >= LEAST * 10_000) return;
  throw new StartError(`Se necesita PostgreSQL ${LEAST} o posterior; DATABASE_URL lleva a un PostgreSQL ${shown}.`);
}
