import type { Database } from "../../../../../kernel/db/database.ts";

const END_LINKS = {
  name: "end-provider-links",
  text: "delete from accounts where user_id = $1 and provider_id <> 'credential'",
};

/** After a new password by letter: ends the ways in that another person may have opened before. */
export async function endProviderLinks(db: Database, userId: string): Promise<void> {
  await db.pool.query({ ...END_LINKS, values: [userId] });
}
