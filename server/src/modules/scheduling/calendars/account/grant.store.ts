// Which businesses use a person's consent: read across businesses, so only by a digest of the address.
import { createHash } from "node:crypto";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { AccountRow } from "./account.store.ts";

type Holder = Pick<AccountRow, "business_id" | "id" | "email">;

export async function insertGrant(tx: Tx, { business_id, id, email }: Holder): Promise<void> {
  const insert = sql
    .insertInto("google_grants")
    .values({ business_id, account_id: id, email_digest: digestOf(email) })
    .onConflict((known) => known.columns(["business_id", "account_id"]).doNothing());
  await tx.count(insert);
}

export async function deleteGrant(tx: Tx, { business_id, id }: Pick<Holder, "business_id" | "id">): Promise<void> {
  const gone = sql.deleteFrom("google_grants").where("business_id", "=", business_id);
  await tx.count(gone.where("account_id", "=", id));
}

export async function isGrantedElsewhere(tx: Tx, { business_id, email }: Holder): Promise<boolean> {
  const found = await tx.first(
    sql
      .selectFrom("google_grants")
      .select("account_id")
      .where("email_digest", "=", digestOf(email))
      .where("business_id", "<>", business_id)
      .limit(1),
  );
  return found !== undefined;
}

function digestOf(email: string): Buffer {
  return createHash("sha256").update(email).digest();
}
