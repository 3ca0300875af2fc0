// Everything that is checked again when a planned message is due; the rows are locked until the transaction ends.
import { isAskedReminder, isDuty } from "@mostrador/domain/growth/outreach/kinds.ts";
import { versionsOf } from "@mostrador/domain/growth/outreach/plan-visit.ts";
import type { SendFacts } from "@mostrador/domain/growth/outreach/still-holds.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { holdIsWorking } from "../../business/businesses/index.ts";
import { holdMayRespond } from "../../business/contacts/index.ts";
import { objectsTo } from "../../business/privacy/index.ts";
import { factsOf } from "./facts/facts.ts";
import type { HeldPart } from "./facts/held-parts.ts";
import { type ListedRow, listOfAppointment, readAddressee } from "./listed.store.ts";
import { appointmentIdsOf, type NotificationRow } from "./notification.store.ts";
import { contactAssistants } from "./plan-appointment.ts";

/** Of one of the appointments of the message. */
export async function momentOf(
  tx: Tx,
  ctx: TenantCtx,
  row: NotificationRow,
  { held, version }: HeldPart,
): Promise<SendFacts> {
  const { dutiesOf, isStaff } = ctx.fillings.one(contactAssistants);
  const contactId = row.contact_id;
  // asked in one round trip, and in this order: the locks come first, and what follows is read under them
  const [businessIsWorking, mayRespond, contact, objects, refuses, earlier] = await Promise.all([
    holdIsWorking(tx),
    contactId ? holdMayRespond(tx, contactId) : true,
    contactId ? readAddressee(tx, contactId) : undefined,
    contactId && held === undefined && !isAskedReminder(row.kind) ? objectsTo(tx, contactId, "secondary") : false,
    contactId ? objectsTo(tx, contactId, "messages") : false,
    row.kind === "auto_cancel" && held ? listOfAppointment(tx, held.id) : [],
  ]);
  const staff = row.kind === "staff_reminder" && contactId && contact ? await isStaff(tx, ctx, contactId) : false;
  const duties = contactId && contact && isDuty(row.kind) ? await dutiesOf(tx, ctx, contactId) : null;
  return {
    kind: row.kind,
    version,
    appointment: held && factsOf(held),
    contact: contact ? { noRespond: !mayRespond, objects, refuses, isStaff: staff } : null,
    businessIsWorking,
    duties,
    wasAsked: held ? earlier.some((one) => speaksOf(one, held.id, version) && wasAsked(one)) : false,
    now: ctx.now,
  };
}

function speaksOf(row: ListedRow, id: string, version: string): boolean {
  return versionsOf(row.version)[appointmentIdsOf(row).indexOf(id)] === version;
}

function wasAsked({ kind, state, message_status }: ListedRow): boolean {
  return kind === "confirmation" && state === "sent" && message_status !== "failed";
}
