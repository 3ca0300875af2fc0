// Who was sent to sign in with Facebook, and what they may choose from.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { ConversationTables } from "../../../../kernel/db/tables/conversation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type SignInRow = Selectable<ConversationTables["facebook_sign_ins"]>;

/** Also deletes expired sign-ins, with the keys in them. */
export async function insertSignIn(tx: Tx, row: SignInRow, over: Date): Promise<void> {
  await tx.count(sql.deleteFrom("facebook_sign_ins").where("created_at", "<", over));
  await tx.count(sql.insertInto("facebook_sign_ins").values(row));
}

/** Works once: the caller that takes it is the only one. */
export function takeSignIn(tx: Tx, digest: Buffer): Promise<SignInRow | undefined> {
  return tx.first(
    sql.deleteFrom("facebook_sign_ins").where("state_digest", "=", digest).where("pages", "is", null).returningAll(),
  );
}

export function readSignIn(tx: Tx, id: string): Promise<SignInRow | undefined> {
  return tx.first(sql.selectFrom("facebook_sign_ins").selectAll().where("id", "=", id).where("pages", "is not", null));
}
