// Whose rules are planned again after an event of an appointment: its contact, and those with a message planned from it.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactOf } from "./contact-appointments.store.ts";
import { plannedContacts } from "./rule-message.store.ts";

/** An appointment has a contact, and seldom one more from before a change. */
const MOST = 100;

export async function contactsToPlan(tx: Tx, appointmentId: string): Promise<string[]> {
  const now = await contactOf(tx, appointmentId);
  const planned = await plannedContacts(tx, { appointmentId, beyond: null, most: MOST });
  return [...new Set([...(now ? [now] : []), ...planned])];
}
