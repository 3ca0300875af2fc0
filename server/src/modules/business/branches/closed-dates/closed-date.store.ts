// Stores closed dates, and applies them to each branch.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type ClosedDateRow = Omit<Selectable<BusinessTables["closed_dates"]>, "day"> & { day: string };

const COLUMNS = `id, business_id, branch_id, to_char(day, 'YYYY-MM-DD') as day, name, hours, created_at, updated_at`;
const BETWEEN = {
  name: "closed-dates-between",
  text: `select ${COLUMNS} from closed_dates
    where business_id = current_business() and day between $1::date and $2::date
    order by day, branch_id nulls first, id`,
};
const HELD = {
  name: "closed-date-held",
  text: `select ${COLUMNS} from closed_dates where business_id = current_business() and id = $1 for update`,
};

export function readBetween(tx: Tx, from: string, to: string): Promise<ClosedDateRow[]> {
  return tx.run<ClosedDateRow>(BETWEEN, [from, to]);
}

export async function holdClosedDate(tx: Tx, id: string): Promise<ClosedDateRow | undefined> {
  const [row] = await tx.run<ClosedDateRow>(HELD, [id]);
  return row;
}

export type ClosedDateWrite = {
  business_id: string;
  id: string;
  branch_id: string | null;
  day: string;
  name: string;
  hours: string;
  created_by: string;
  created_at: Date;
  updated_at: Date;
};

/** 0 when that date is already stored there. */
export function insertClosedDate(tx: Tx, row: ClosedDateWrite): Promise<number> {
  return tx.count(
    sql
      .insertInto("closed_dates")
      .values(row)
      .onConflict((known) => known.doNothing()),
  );
}

export function updateClosedDate(
  tx: Tx,
  id: string,
  set: { day: string; name: string; hours: string; updated_at: Date },
) {
  return tx.count(sql.updateTable("closed_dates").set(set).where("id", "=", id));
}

export function deleteClosedDate(tx: Tx, id: string): Promise<number> {
  return tx.count(sql.deleteFrom("closed_dates").where("id", "=", id));
}

// A branch's own date takes precedence over one of the business. The branch's row is written too, so that cached hours
// are read again.
const APPLY = {
  name: "closed-dates-apply",
  text: `update branches b set dates = coalesce((
      select jsonb_object_agg(to_char(d.day, 'YYYY-MM-DD'), jsonb_build_object('name', d.name, 'hours', d.hours))
      from (
        select distinct on (c.day) c.day, c.name, c.hours from closed_dates c
        where c.business_id = b.business_id and (c.branch_id = b.id or c.branch_id is null)
        order by c.day, c.branch_id nulls last
      ) d), '{}')
    where b.business_id = current_business() and ($1::uuid is null or b.id = $1)`,
};

/** Null: all branches. */
export async function applyDates(tx: Tx, branchId: string | null): Promise<void> {
  await tx.run(APPLY, [branchId]);
}
