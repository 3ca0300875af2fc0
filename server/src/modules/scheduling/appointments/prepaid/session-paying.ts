// The session of a package that pays for an appointment, or will: it asks for no deposit then (contract/money#packages).
import type { SessionsLeft } from "@mostrador/domain/money/packages/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { packageSessionsFor } from "../../../money/packages/index.ts";
import { readEntry } from "../appointment.store.ts";
import { countBookedBefore } from "./coming.store.ts";
import { useOf } from "./settle-session.ts";

/** Null: none. Sessions go to the coming appointments of the contact in the order in which they were booked. */
export async function sessionPaying(tx: Tx, appointmentId: string): Promise<SessionsLeft | null> {
  const row = await readEntry(tx, appointmentId);
  const use = row && !row.is_block && useOf(row);
  if (!use) return null;
  const { used, usable } = await packageSessionsFor(tx, use);
  if (used || usable.length === 0) return used;
  const purchaseIds = usable.map(({ purchaseId }) => purchaseId);
  let before = await countBookedBefore(tx.unlimited, row, purchaseIds);
  for (const purchase of usable) {
    if (before < purchase.left) return purchase;
    before -= purchase.left;
  }
  return null;
}
