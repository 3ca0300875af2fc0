// Planned messages for display: with the receiver, and the status of the sent message.
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { specialistRows } from "../../business/specialists/index.ts";
import { messageRows } from "../../conversation/inbox/index.ts";
import { appointmentRows } from "../../scheduling/appointments/index.ts";
import type { NotificationRow } from "./notification.store.ts";

export type ListedRow = NotificationRow &
  ClientNames & {
    contact_country_code: string | null;
    specialist_name: string | null;
    specialist_whatsapp: string | null;
    specialist_country_code: string | null;
    message_status: string | null;
    message_reason: string | null;
    message_charged_as: string | null;
  };

const COLUMNS = `n.*, ${CLIENT_NAMES.join(", ")}, c.country_code as contact_country_code, p.name as specialist_name,
    p.whatsapp as specialist_whatsapp, p.country_code as specialist_country_code,
    m.status as message_status, m.reason as message_reason, m.charged_as as message_charged_as`;
const JOINED = `from notifications n
    left join ${contactRows} c on c.business_id = n.business_id and c.id = n.contact_id
    left join ${specialistRows} p on p.business_id = n.business_id and p.id = n.specialist_id
    left join ${messageRows} m on m.business_id = n.business_id and m.id = n.message_id
    where n.business_id = current_business()`;
const MOST = 200;

const OF_CONTACT = {
  name: "notifications-of-contact",
  text: `select ${COLUMNS} ${JOINED} and n.contact_id = $1 order by n.deliver_at desc, n.id desc limit ${MOST}`,
};
const OF_APPOINTMENT = {
  name: "notifications-of-appointment",
  text: `select ${COLUMNS} ${JOINED} and (n.appointment_id = $1 or
    ($1 = any (n.with_appointments) and n.visit_id = (select a.visit_id from ${appointmentRows} a
      where a.business_id = current_business() and a.id = $1))) order by n.deliver_at, n.id limit ${MOST}`,
};
const ONE = { name: "notification-listed", text: `select ${COLUMNS} ${JOINED} and n.id = $1` };

/** The latest first; at most 200. */
export function listOfContact(tx: Tx, contactId: string): Promise<ListedRow[]> {
  return tx.run<ListedRow>(OF_CONTACT, [contactId]);
}

const PLANNED = {
  name: "notifications-planned",
  text: `select ${COLUMNS} ${JOINED} and n.state = 'planned' and ($1::text is null or n.kind = $1)
    and (n.deliver_at, n.id) > ($2, $3) order by n.deliver_at, n.id limit $4`,
};
type PlannedPage = { kind?: string | undefined; limit: number; after?: { at: number; id: string } | undefined };

/** Of the whole business, the next first; one more than `limit` where there are more. */
export function listPlannedRows(tx: Tx, { kind, limit, after }: PlannedPage): Promise<ListedRow[]> {
  return tx.run<ListedRow>(PLANNED, [kind ?? null, new Date(after?.at ?? 0), after?.id ?? FIRST_ID, limit + 1]);
}

const UNSENT = {
  name: "notifications-unsent",
  text: `select ${COLUMNS} ${JOINED} and n.state in ('sent', 'not_sent') and (n.state = 'not_sent' or m.status = 'failed')
    and ($1::text is null or n.kind = $1) and n.deliver_at > $5 and ($2::timestamptz is null or (n.deliver_at, n.id) < ($2, $3::uuid))
    order by n.deliver_at desc, n.id desc limit $4`,
};

/** What was due since then and was not sent, or failed, the latest first; one more than `limit` where there are more. */
export function listUnsentRows(
  tx: Tx,
  { kind, limit, after, since }: PlannedPage & { since: number },
): Promise<ListedRow[]> {
  const cursor = after ? [new Date(after.at), after.id] : [null, null];
  return tx.run<ListedRow>(UNSENT, [kind ?? null, ...cursor, limit + 1, new Date(since)]);
}

const OF_RULE = {
  name: "notifications-of-rule",
  text: `select ${COLUMNS} ${JOINED} and n.rule_id = $1 and (n.deliver_at, n.id) > ($2, $3)
    order by n.deliver_at, n.id limit $4`,
};

/** One more than `limit` where there are more. */
export function listRowsOfRule(
  tx: Tx,
  ruleId: string,
  { limit, after }: Omit<PlannedPage, "kind">,
): Promise<ListedRow[]> {
  return tx.run<ListedRow>(OF_RULE, [ruleId, new Date(after?.at ?? 0), after?.id ?? FIRST_ID, limit + 1]);
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

const IDS = {
  name: "notification-ids-of-contact",
  text: `select id from notifications where business_id = current_business() and contact_id = $1
    order by deliver_at desc, id desc limit ${MOST}`,
};

/** The latest first; at most 200. */
export async function readNotificationIds(tx: Tx, contactId: string): Promise<string[]> {
  return (await tx.run<{ id: string }>(IDS, [contactId])).map(({ id }) => id);
}

/** In the order of their times; at most 200. */
export function listOfAppointment(tx: Tx, appointmentId: string): Promise<ListedRow[]> {
  return tx.run<ListedRow>(OF_APPOINTMENT, [appointmentId]);
}

export async function readListed(tx: Tx, id: string): Promise<ListedRow | undefined> {
  return (await tx.run<ListedRow>(ONE, [id]))[0];
}

export type Addressee = { name: string; lastname: string; push_name: string; no_respond: boolean };

const ADDRESSEE = {
  name: "notification-addressee",
  text: `select id, name, lastname, push_name, no_respond from ${contactRows} c
    where business_id = current_business() and id = any($1::uuid[]) and deleted_at is null`,
};

const addressees = (tx: Tx, ids: readonly string[]) => tx.run<Addressee & { id: string }>(ADDRESSEE, [ids]);

/** Undefined for a deleted one. */
export const readAddressee = gathered<string, Addressee | undefined>(
  async (tx, contactId) => (await addressees(tx, [contactId]))[0],
  async (tx, ids) => inOrderOf(ids, await addressees(tx, ids), (row) => row.id),
);
