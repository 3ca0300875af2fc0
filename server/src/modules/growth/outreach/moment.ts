// Everything that is asked again when a planned message is to be sent; what it was read from stays so until the transaction
// ends.
import type { Moment } from "@mostrador/domain/growth/outreach/still-holds.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { holdIsWorking } from "../../business/businesses/index.ts";
import { holdMayRespond } from "../../business/contacts/index.ts";
import { objectsTo } from "../../business/privacy/index.ts";
import type { HeldAppointment } from "../../scheduling/appointments/index.ts";
import { factsOf } from "./facts.ts";
import { type ListedRow, listOfAppointment, readAddressee } from "./listed.store.ts";
import type { NotificationRow } from "./notification.store.ts";
import type { DutiesOf } from "./plan-appointment.ts";

/** `held`: null where the appointment is gone, undefined where the message speaks of none. */
export async function momentOf(
  tx: Tx,
  ctx: TenantCtx,
  dutiesOf: DutiesOf,
  row: NotificationRow,
  held: HeldAppointment | null | undefined,
): Promise<Moment> {
  const contactId = row.contact_id;
  const businessIsWorking = await holdIsWorking(tx);
  const mayRespond = contactId ? await holdMayRespond(tx, contactId) : true;
  const contact = contactId ? await readAddressee(tx, contactId) : undefined;
  const [objects, duties, earlier] = await Promise.all([
    contactId && contact && held === undefined ? objectsTo(tx, contactId, "secondary") : false,
    contactId && contact ? dutiesOf(tx, ctx, contactId) : null,
    row.kind === "auto_cancel" && held ? listOfAppointment(tx, held.id) : [],
  ]);
  return {
    kind: row.kind,
    version: row.version,
    appointment: held && factsOf(held),
    contact: contact ? { noRespond: !mayRespond, objects } : null,
    businessIsWorking,
    duties,
    wasAsked: earlier.some((one) => one.version === row.version && wasAsked(one)),
    now: ctx.now,
  };
}

function wasAsked({ kind, state, message_status }: ListedRow): boolean {
  return kind === "confirmation" && state === "sent" && message_status !== "failed";
}
