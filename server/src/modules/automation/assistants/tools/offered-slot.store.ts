// Free hours that were offered in a conversation, under the refs that booking takes.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type OfferedSlot = { serviceId: string; specialistId: string; branchId: string; start: Date };

/** One statement for all; the same hour keeps its ref. Returns the refs in the order of `slots`. */
export async function writeOffers(
  tx: Tx,
  place: { businessId: string; threadId: string; now: Date },
  slots: (OfferedSlot & { ref: string })[],
): Promise<string[]> {
  if (slots.length === 0) return [];
  const rows = await tx.rows(
    sql
      .insertInto("offered_slots")
      .values(
        slots.map((slot) => ({
          business_id: place.businessId,
          thread_id: place.threadId,
          ref: slot.ref,
          service_id: slot.serviceId,
          specialist_id: slot.specialistId,
          branch_id: slot.branchId,
          starts_at: slot.start,
          offered_at: place.now,
        })),
      )
      .onConflict((duplicate) =>
        duplicate
          .columns(["business_id", "thread_id", "service_id", "specialist_id", "branch_id", "starts_at"])
          .doUpdateSet({ offered_at: place.now }),
      )
      .returning(["ref", "service_id", "specialist_id", "branch_id", "starts_at"]),
  );
  const refs = new Map(
    rows.map((row) => [`${row.service_id} ${row.specialist_id} ${row.branch_id} ${row.starts_at.getTime()}`, row.ref]),
  );
  return slots.map(
    (slot) => refs.get(`${slot.serviceId} ${slot.specialistId} ${slot.branchId} ${slot.start.getTime()}`) ?? slot.ref,
  );
}

export async function forgetOffersBefore(tx: Tx, threadId: string, before: Date): Promise<void> {
  await tx.count(sql.deleteFrom("offered_slots").where("thread_id", "=", threadId).where("offered_at", "<", before));
}

export async function readOffer(
  tx: Tx,
  threadId: string,
  ref: string,
  notBefore: Date,
): Promise<OfferedSlot | undefined> {
  const row = await tx.first(
    sql
      .selectFrom("offered_slots")
      .select(["service_id", "specialist_id", "branch_id", "starts_at"])
      .where("thread_id", "=", threadId)
      .where("ref", "=", ref)
      .where("offered_at", ">=", notBefore),
  );
  return (
    row && {
      serviceId: row.service_id,
      specialistId: row.specialist_id,
      branchId: row.branch_id,
      start: row.starts_at,
    }
  );
}

/** The next page, by id, of conversations in which hours were offered since then. */
export async function threadsOffered(tx: Tx, since: Date, beyond: string | null, most: number): Promise<string[]> {
  let query = sql
    .selectFrom("offered_slots")
    .select("thread_id")
    .distinct()
    .where("offered_at", ">=", since)
    .orderBy("thread_id")
    .limit(most);
  if (beyond !== null) query = query.where("thread_id", ">", beyond);
  return (await tx.rows(query)).map((row) => row.thread_id);
}

/** What the last offer of hours in this conversation was for. */
export async function lastOffered(
  tx: Tx,
  threadId: string,
): Promise<{ serviceId: string; branchId: string } | undefined> {
  const row = await tx.first(
    sql
      .selectFrom("offered_slots")
      .select(["service_id", "branch_id"])
      .where("thread_id", "=", threadId)
      .orderBy("offered_at", "desc")
      .orderBy("starts_at")
      .limit(1),
  );
  return row && { serviceId: row.service_id, branchId: row.branch_id };
}
