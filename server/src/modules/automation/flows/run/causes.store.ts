// Whose appointment or payment it is.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { appointmentRows } from "../../../scheduling/appointments/index.ts";

const OF_APPOINTMENT = {
  name: "flow-contact-of-appointment",
  text: `select a.contact_id from ${appointmentRows} a
    where a.business_id = current_business() and a.id = $1 and not a.is_block`,
};

export async function contactOfAppointment(tx: Tx, appointmentId: string): Promise<string | null> {
  return (await tx.run<{ contact_id: string | null }>(OF_APPOINTMENT, [appointmentId]))[0]?.contact_id ?? null;
}
