// For payments of appointments: the business of a link, and a locked appointment.
import type { SystemCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { lockEntry } from "../appointment.store.ts";
import { type PayableRow, readLinkOwner, readPayable } from "./payable.store.ts";

export type PayableAppointment = PayableRow;

const SHORT_ID = /^[2-9a-hjkmnp-zA-HJ-NP-Z]{7}$/;

/** Undefined for an id that is not ours, without a query where it cannot be one. */
export async function appointmentOfLink(
  ctx: SystemCtx,
  shortId: string,
): Promise<{ businessId: string; appointmentId: string } | undefined> {
  if (!SHORT_ID.test(shortId)) return undefined;
  const owner = await readTogether(ctx, (tx) => readLinkOwner(tx, shortId));
  return owner && { businessId: owner.business_id, appointmentId: owner.appointment_id };
}

export function payableAppointment(tx: Tx, id: string): Promise<PayableAppointment | undefined> {
  return readPayable(tx, id);
}

/** It is locked until the transaction ends. */
export async function holdPayable(tx: Tx, id: string): Promise<PayableAppointment | undefined> {
  return (await lockEntry(tx, id)) && readPayable(tx, id);
}
