// Busy times of people elsewhere: slots and bookings avoid them, and the agenda shows them.
import type { BusyTime } from "@mostrador/domain/scheduling/appointments/slots/busy-times.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { businessRows } from "../../../business/businesses/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { type AgendaWanted, edgeOf } from "../agenda.store.ts";

const INSERT = {
  name: "busy-insert",
  text: `insert into busy_times (business_id, id, specialist_id, source, title, starts, ends)
    select current_business(), t.id, $1, t.source, t.title, t.starts, t.ends
    from unnest($2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[])
      as t(id, source, title, starts, ends)`,
};

export type StoredBusyTime = Pick<BusyRow, "id" | "title" | "starts" | "ends"> & { source: string };

export async function insertBusyTimes(
  tx: Tx,
  specialistId: string,
  pieces: readonly (BusyTime & { id: string })[],
): Promise<void> {
  if (pieces.length === 0) return;
  await tx.run(INSERT, [
    specialistId,
    pieces.map(({ id }) => id),
    pieces.map(({ source }) => source),
    pieces.map(({ title }) => title),
    pieces.map(({ start }) => new Date(start)),
    pieces.map(({ end }) => new Date(end)),
  ]);
}

/** Those of some sources; all of them when none are named. Returns what was deleted, the earliest first. */
export async function deleteBusyTimes(
  tx: Tx,
  specialistId: string,
  sources?: readonly string[],
): Promise<StoredBusyTime[]> {
  const all = sql
    .deleteFrom("busy_times")
    .where("specialist_id", "=", specialistId)
    .returning(["id", "source", "title", "starts", "ends"]);
  const gone = await tx.rows(sources ? all.where("source", "in", [...sources]) : all);
  return gone.sort((one, other) => one.starts.getTime() - other.starts.getTime());
}

export async function isBusyElsewhere(
  tx: Tx,
  { specialistId, starts, ends }: { specialistId: string; starts: Date; ends: Date },
): Promise<boolean> {
  const found = await tx.first(
    sql
      .selectFrom("busy_times")
      .select("id")
      .where("specialist_id", "=", specialistId)
      .where("starts", ">", new Date(starts.getTime() - MS_PER_DAY))
      .where("starts", "<", ends)
      .where("ends", ">", starts)
      .limit(1),
  );
  return found !== undefined;
}

const MS_PER_DAY = 86_400_000;

export type BusyRow = {
  business_id: string;
  id: string;
  specialist_id: string;
  branch_id: string;
  zone: string;
  title: string;
  starts: Date;
  ends: Date;
};

const RANGE = {
  name: "busy-range",
  text: `with edge as materialized (
      select coalesce($2::timestamptz, ($1::date)::timestamp at time zone timezone) as low,
        coalesce($4::timestamptz, ($3::date + 1)::timestamp at time zone timezone) as high
      from ${businessRows} where business_id = current_business()
    )
    select e.business_id, e.id, e.specialist_id, p.branch_id, b.zone, e.title, e.starts, e.ends
    from edge, busy_times e
    join ${specialistRows} p on p.business_id = e.business_id and p.id = e.specialist_id
    join ${branchRows} b on b.business_id = p.business_id and b.id = p.branch_id
    where e.business_id = current_business() and e.starts > edge.low - interval '1 day' and e.starts < edge.high
      and e.ends > edge.low and ($5::uuid is null or p.branch_id = $5) and ($6::uuid is null or p.id = $6)
    order by e.starts, e.id`,
};

export function readBusyTimes(tx: Tx, wanted: AgendaWanted): Promise<BusyRow[]> {
  const { from, to, branchId = null, specialistId = null } = wanted;
  return tx.run<BusyRow>(RANGE, [...edgeOf(from), ...edgeOf(to), branchId, specialistId]);
}
