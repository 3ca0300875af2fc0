// Which business has a number: looked up before the business is known. A row exists only if the carrier confirmed it
// (docs/decisions/0016), so incoming messages reach no other business.
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Kind } from "./channel.store.ts";

export type NumberOf = { kind: Kind; externalId: string };

/** The businesses that proved numbers of this account. */
export async function businessesOfAccount(tx: Tx, wabaId: string): Promise<string[]> {
  const rows = await tx.rows(
    sql.selectFrom("channel_routes").select("business_id").distinct().where("waba_id", "=", wabaId),
  );
  return rows.map((row) => row.business_id);
}

export function readRoute(tx: Tx, { kind, externalId }: NumberOf) {
  return tx.first(
    sql
      .selectFrom("channel_routes")
      .select(["business_id", "channel_id", "proved_at"])
      .where("kind", "=", kind)
      .where("external_id", "=", externalId),
  );
}

/** The holder that a claim may replace, as long as it has not proved the number again. */
export type ReplaceableHolder = { channelId: string; provedAt: Date };

/** A check of the same channel keeps the record of who signed in for it. */
const SIGNED_IN = raw<string>`case when excluded.meta_user_id = '' and channel_routes.channel_id = excluded.channel_id
  then channel_routes.meta_user_id else excluded.meta_user_id end`;

/** Everything that this Facebook user connected by signing in, in any business. */
export function readRoutesOf(tx: Tx, metaUserId: string) {
  return tx.rows(
    sql.selectFrom("channel_routes").select(["business_id", "channel_id"]).where("meta_user_id", "=", metaUserId),
  );
}

export async function forgetMetaUser(tx: Tx, metaUserId: string): Promise<void> {
  await tx.count(sql.updateTable("channel_routes").set({ meta_user_id: "" }).where("meta_user_id", "=", metaUserId));
}

/** Claims the number for a channel that was just confirmed; false when another business holds it. */
export async function claimNumber(
  tx: Tx,
  claim: NumberOf & { wabaId: string; businessId: string; channelId: string; provedAt: Date; metaUserId: string },
  rival: ReplaceableHolder | null,
): Promise<boolean> {
  const { wabaId: waba_id, businessId: business_id, channelId: channel_id, provedAt: proved_at } = claim;
  const holder = { business_id, channel_id, waba_id, proved_at };
  const meta_user_id = claim.metaUserId;
  const taken = await tx.count(
    sql
      .insertInto("channel_routes")
      .values({ kind: claim.kind, external_id: claim.externalId, ...holder, meta_user_id })
      .onConflict((known) =>
        known
          .columns(["kind", "external_id"])
          .doUpdateSet({ ...holder, meta_user_id: SIGNED_IN })
          .where((is) =>
            is.or([
              is("channel_routes.business_id", "=", claim.businessId),
              ...(rival
                ? [
                    is.and([
                      is("channel_routes.channel_id", "=", rival.channelId),
                      is("channel_routes.proved_at", "=", rival.provedAt),
                    ]),
                  ]
                : []),
            ]),
          ),
      ),
  );
  return taken === 1;
}

export async function releaseNumber(tx: Tx, businessId: string, channelId: string): Promise<void> {
  await tx.count(
    sql.deleteFrom("channel_routes").where("business_id", "=", businessId).where("channel_id", "=", channelId),
  );
}
