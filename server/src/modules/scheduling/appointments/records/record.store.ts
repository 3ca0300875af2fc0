// Appointments of a period for their list. A row is on a day by the clock of its branch, as in the dashboard.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { LATE_HOURS } from "@mostrador/domain/scheduling/appointments/losses.ts";
import { NO_SERVICE, type RecordQuery } from "@mostrador/domain/scheduling/appointments/records/schema.ts";
import { type RawBuilder, sql as raw } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../../business/contacts/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";

export type RecordRow = ClientNames & {
  id: string;
  business_id: string;
  starts: Date;
  created_at: Date;
  status: string;
  zone: string;
  contact_id: string | null;
  branch_id: string;
  branch_name: string;
  specialist_id: string;
  specialist_name: string;
  service_id: string | null;
  service_name: string | null;
};

const BRANCH = raw`join ${raw.raw(branchRows)} b on b.business_id = a.business_id and b.id = a.branch_id`;
const SERVICE = raw`left join ${raw.raw(serviceRows)} s on s.business_id = a.business_id and s.id = a.service_id`;

/** The newest first. */
export function readRecords(tx: Tx, query: RecordQuery): Promise<RecordRow[]> {
  const at = momentOf(query);
  return tx.rows(
    asQuery(raw<RecordRow>`
      select a.id, a.business_id, a.starts, a.created_at, a.status, a.contact_id, a.branch_id, a.specialist_id, a.service_id,
        b.zone, b.name as branch_name, p.name as specialist_name, s.name as service_name, ${raw.raw(CLIENT_NAMES.join(", "))}
      from (
        select a.* from appointments a ${BRANCH} where ${among(query)}
        order by ${at} desc, a.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}
      ) a ${BRANCH}
        join ${raw.raw(specialistRows)} p on p.business_id = a.business_id and p.id = a.specialist_id ${SERVICE}
        left join ${raw.raw(contactRows)} c on c.business_id = a.business_id and c.id = a.contact_id
      order by ${at} desc, a.id desc`),
  );
}

/** Of each service how many there are, and its price as it is written. */
export function countRecords(tx: Tx, query: RecordQuery): Promise<{ price: string | null; count: number }[]> {
  return tx.rows(
    asQuery(raw<{ price: string | null; count: number }>`
      select s.price, a.count from (
        select a.business_id, a.service_id, count(*)::int as count from appointments a ${BRANCH}
        where ${among(query)} group by 1, 2
      ) a ${SERVICE}`),
  );
}

function among(query: RecordQuery): RawBuilder<unknown> {
  const { fromDay, toDay, branchId, specialistId, serviceId, status, late } = query;
  const at = momentOf(query);
  const conditions = [
    raw`a.business_id = current_business() and not a.is_block`,
    ...(fromDay ? [raw`${at} >= ${utc(addDays(fromDay, -1))} and ${at} >= ${beginOf(fromDay)}`] : []),
    ...(toDay ? [raw`${at} < ${utc(addDays(toDay, 2))} and ${at} < ${beginOf(addDays(toDay, 1))}`] : []),
    ...(branchId ? [raw`a.branch_id = ${branchId}`] : []),
    ...(specialistId ? [raw`a.specialist_id = ${specialistId}`] : []),
    ...(serviceId === NO_SERVICE ? [raw`a.service_id is null`] : []),
    ...(serviceId && serviceId !== NO_SERVICE ? [raw`a.service_id = ${serviceId}`] : []),
    ...(status ? [raw`a.status = any (${status}::text[])`] : []),
    ...(late ? [raw`a.starts - a.cancelled_at < interval '${raw.raw(String(LATE_HOURS))} hours'`] : []),
  ];
  return raw.join(conditions, raw` and `);
}

function momentOf({ by }: RecordQuery): RawBuilder<Date> {
  return raw.ref<Date>(by === "created" ? "a.created_at" : "a.starts");
}

/** By the clock of the branch. */
function beginOf(day: string): RawBuilder<Date> {
  return raw<Date>`(${day}::date::timestamp at time zone b.zone)`;
}

/** More than a day away from every zone's midnight: an index finds these rows. */
function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function asQuery<Row>(statement: RawBuilder<Row>) {
  return { compile: () => statement.compile(sql) };
}
