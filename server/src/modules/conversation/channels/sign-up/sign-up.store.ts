// Who was sent to Meta's sign-up.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type SignUpRow = Selectable<ConversationTables["channel_sign_ups"]>;

/** Also deletes expired ones. */
export async function insertSignUp(tx: Tx, row: SignUpRow, over: Date): Promise<void> {
  await tx.count(sql.deleteFrom("channel_sign_ups").where("created_at", "<", over));
  await tx.count(sql.insertInto("channel_sign_ups").values(row));
}

/** Works once: the caller that takes it is the only one. */
export function takeSignUp(tx: Tx, digest: Buffer): Promise<SignUpRow | undefined> {
  return tx.first(sql.deleteFrom("channel_sign_ups").where("state_digest", "=", digest).returningAll());
}
