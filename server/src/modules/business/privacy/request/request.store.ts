// Stores contacts' requests about their data, each step of them, the data gathered for them, objections, and blocked
// data.
import type { Purpose, State } from "@mostrador/domain/business/privacy/schema.ts";
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql as raw } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { gathered } from "../../../../kernel/db/wire/gather.ts";
import { contactRows } from "../../contacts/index.ts";

export type RequestRow = Selectable<BusinessTables["privacy_requests"]>;
export type NamedRequest = RequestRow & {
  client_name: string;
  client_lastname: string;
  client_push_name: string;
  client_gone: boolean;
};
export type StepRow = Selectable<BusinessTables["privacy_request_steps"]>;
export type ExportRow = Selectable<BusinessTables["privacy_exports"]>;
export type BlockedRow = Selectable<BusinessTables["blocked_contacts"]>;

const NAMED = `select r.*, r.received_on::text as received_on, r.answer_by::text as answer_by,
    r.answered_on::text as answered_on, r.carry_out_by::text as carry_out_by, r.done_on::text as done_on,
    c.name as client_name, c.lastname as client_lastname, c.push_name as client_push_name, c.deleted_at is not null as client_gone
  from privacy_requests r join ${contactRows} c on c.business_id = r.business_id and c.id = r.contact_id
  where r.business_id = current_business()`;

/** Open requests by due date; closed ones, the newest first. */
const ORDER = `order by r.state in ('refused', 'done'), case r.state when 'received' then r.answer_by
    when 'accepted' then r.carry_out_by end, r.created_at desc, r.id desc`;

const LIST = {
  name: "privacy-requests",
  text: `${NAMED} and r.state = any($1::text[]) ${ORDER} limit $2 offset $3`,
};

export function readRequests(tx: Tx, states: readonly State[], limit: number, offset: number): Promise<NamedRequest[]> {
  return tx.run<NamedRequest>(LIST, [states, limit, offset]);
}

export async function countRequests(tx: Tx, states: readonly State[]): Promise<number> {
  const count = sql.selectFrom("privacy_requests").select(raw<number>`count(*)::int`.as("count"));
  return (await tx.first(count.where("state", "in", states)))?.count ?? 0;
}

const ONE = { name: "privacy-request", text: `${NAMED} and r.id = $1` };

export async function readRequest(tx: Tx, id: string): Promise<NamedRequest | undefined> {
  return (await tx.run<NamedRequest>(ONE, [id]))[0];
}

const OF_CONTACT = { name: "privacy-requests-of-contact", text: `${NAMED} and r.contact_id = $1 ${ORDER} limit 200` };

export function readRequestsOfContact(tx: Tx, contactId: string): Promise<NamedRequest[]> {
  return tx.run<NamedRequest>(OF_CONTACT, [contactId]);
}

export function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return tx.first(sql.selectFrom("privacy_requests").selectAll().where("id", "=", id).forUpdate());
}

export async function insertRequest(tx: Tx, row: Insertable<BusinessTables["privacy_requests"]>): Promise<void> {
  await tx.count(sql.insertInto("privacy_requests").values(row));
}

export async function updateRequest(
  tx: Tx,
  id: string,
  set: Updateable<BusinessTables["privacy_requests"]>,
): Promise<void> {
  await tx.count(sql.updateTable("privacy_requests").set(set).where("id", "=", id));
}

export async function insertStep(tx: Tx, row: StepRow): Promise<void> {
  await tx.count(sql.insertInto("privacy_request_steps").values(row));
}

export function readSteps(tx: Tx, requestId: string): Promise<StepRow[]> {
  return tx.rows(sql.selectFrom("privacy_request_steps").selectAll().where("request_id", "=", requestId).orderBy("id"));
}

export function readExport(tx: Tx, requestId: string): Promise<ExportRow | undefined> {
  return tx.first(sql.selectFrom("privacy_exports").selectAll().where("request_id", "=", requestId));
}

const EXPORT_FACTS = {
  name: "privacy-export-facts",
  text: `select row_count, expires_at from privacy_exports where business_id = current_business() and request_id = $1`,
};

export async function readExportFacts(tx: Tx, requestId: string) {
  return (await tx.run<Pick<ExportRow, "row_count" | "expires_at">>(EXPORT_FACTS, [requestId]))[0];
}

/** Replaces an earlier one. */
export async function writeExport(tx: Tx, row: ExportRow): Promise<void> {
  const { data, row_count, made_at, expires_at } = row;
  await tx.count(
    sql
      .insertInto("privacy_exports")
      .values(row)
      .onConflict((known) =>
        known.columns(["business_id", "request_id"]).doUpdateSet({ data, row_count, made_at, expires_at }),
      ),
  );
}

export function dropExpiredExports(tx: Tx, now: Date): Promise<number> {
  return tx.count(sql.deleteFrom("privacy_exports").where("expires_at", "<=", now));
}

export async function insertObjection(tx: Tx, row: Insertable<BusinessTables["contact_objections"]>): Promise<void> {
  const made = sql.insertInto("contact_objections").values(row);
  await tx.count(made.onConflict((known) => known.doNothing()));
}

type Objection = Pick<Selectable<BusinessTables["contact_objections"]>, "contact_id" | "purpose" | "since">;

const OBJECTIONS = {
  name: "objections-of-contacts",
  text: `select contact_id, purpose, since from contact_objections
    where business_id = current_business() and contact_id = any($1::uuid[]) order by purpose`,
};

export const readObjections = gathered<string, Objection[]>(
  (tx, contactId) => tx.run<Objection>(OBJECTIONS, [[contactId]]),
  async (tx, ids) => {
    const of = Map.groupBy(await tx.run<Objection>(OBJECTIONS, [ids]), ({ contact_id }) => contact_id);
    return ids.map((id) => of.get(id) ?? []);
  },
);

export function readObjectors(tx: Tx, contactIds: readonly string[], purpose: Purpose) {
  return tx.rows(
    sql
      .selectFrom("contact_objections")
      .select("contact_id")
      .where("purpose", "=", purpose)
      .where("contact_id", "in", contactIds),
  );
}

const BY_CARRIER = {
  name: "objection-by-carrier",
  text: `select r.created_at, o.request_id is not null as holds from privacy_requests r
    left join contact_objections o on o.business_id = r.business_id and o.request_id = r.id and o.purpose = 'secondary'
    where r.business_id = current_business() and r.contact_id = $1 and r.through = $2
    order by r.created_at desc, r.id desc limit 1`,
};

/** The latest objection by a carrier's own switch, and whether it still applies. */
export async function readCarrierObjection(tx: Tx, contactId: string, through: string) {
  return (await tx.run<{ created_at: Date; holds: boolean }>(BY_CARRIER, [contactId, through]))[0];
}

/** The request that caused it; undefined where there is no objection. */
export async function dropObjection(tx: Tx, contactId: string, purpose: Purpose): Promise<string | undefined> {
  const gone = sql.deleteFrom("contact_objections").where("contact_id", "=", contactId).where("purpose", "=", purpose);
  return (await tx.rows(gone.returning("request_id")))[0]?.request_id;
}

export async function insertBlocked(tx: Tx, row: BlockedRow): Promise<void> {
  await tx.count(sql.insertInto("blocked_contacts").values(row));
}

const BLOCKED_FACTS = {
  name: "blocked-contact-facts",
  text: `select blocked_at, delete_after from blocked_contacts where business_id = current_business() and request_id = $1`,
};

export async function readBlockedFacts(tx: Tx, requestId: string) {
  return (await tx.run<Pick<BlockedRow, "blocked_at" | "delete_after">>(BLOCKED_FACTS, [requestId]))[0];
}

const DROP_BLOCKED = {
  name: "drop-blocked-contacts",
  text: `delete from blocked_contacts where business_id = current_business() and contact_id in (
      select contact_id from blocked_contacts where business_id = current_business() and delete_after <= $1
        and not contact_id = any($2::uuid[]) order by delete_after limit 100)
    returning contact_id as "contactId"`,
};

/** Deletes some expired ones, except those under a legal hold. */
export async function dropBlocked(tx: Tx, now: Date, held: string[]): Promise<string[]> {
  return (await tx.run<{ contactId: string }>(DROP_BLOCKED, [now, held])).map(({ contactId }) => contactId);
}

const FORGET = [
  {
    name: "forget-in-requests",
    text: `update privacy_requests set notes = '', answer = '', before = null, through = '—'
      where business_id = current_business() and contact_id = $1`,
  },
  {
    name: "forget-in-steps",
    text: `update privacy_request_steps set details = '' where business_id = current_business() and request_id in (
      select id from privacy_requests where business_id = current_business() and contact_id = $1)`,
  },
  {
    name: "forget-exports",
    text: `delete from privacy_exports where business_id = current_business() and request_id in (
      select id from privacy_requests where business_id = current_business() and contact_id = $1)`,
  },
];

/** Deletes personal data from their requests; the dates and results of the requests stay. */
export async function forgetInRequests(tx: Tx, contactId: string): Promise<void> {
  await Promise.all(FORGET.map((statement) => tx.run(statement, [contactId])));
}
