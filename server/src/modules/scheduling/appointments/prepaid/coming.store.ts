// The coming appointments of a contact that wait for a session of the same packages.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { packageMovementRows, purchaseServiceRows } from "../../../money/packages/index.ts";
import type { ZonedRow } from "../appointment.store.ts";

const BOOKED_BEFORE = {
  name: "appointments-booked-before",
  text: `select count(*)::int as before from appointments a
    where a.business_id = current_business() and a.contact_id = $1 and (a.created_at, a.id) < ($2, $3)
      and a.status in ('agendada', 'confirmada', 'pago_pendiente')
      and exists (select from ${purchaseServiceRows} s where s.business_id = a.business_id
        and s.package_purchase_id = any ($4::uuid[]) and s.service_id = a.service_id)
      and not exists (select from ${packageMovementRows} u where u.business_id = a.business_id
        and u.appointment_id = a.id and u.type = 'used' and not u.is_returned)`,
};

/** Those that no session pays for yet. */
export async function countBookedBefore(tx: Tx, row: ZonedRow, purchaseIds: readonly string[]): Promise<number> {
  const found = await tx.run<{ before: number }>(BOOKED_BEFORE, [row.contact_id, row.created_at, row.id, purchaseIds]);
  return found[0]?.before ?? 0;
}
