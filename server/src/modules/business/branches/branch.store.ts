// Branches.
import type { BranchEdit } from "@mostrador/domain/business/branches/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type BranchRow = Selectable<BusinessTables["branches"]>;
/** With what follows from the edit: rests from the gaps, the zone from the place. */
export type BranchWrite = Omit<BranchEdit, "updatedAt" | "services"> & { restSchedules?: object; zone: string };

export function readBranches(tx: Tx): Promise<BranchRow[]> {
  return tx.rows(sql.selectFrom("branches").selectAll().orderBy("created_at").orderBy("id"));
}

export function readBranch(tx: Tx, id: string): Promise<BranchRow | undefined> {
  return tx.first(sql.selectFrom("branches").selectAll().where("id", "=", id));
}

/** Whoever only names the branch (an appointment, a link of a service) does not wait for it. */
export function lockBranch(tx: Tx, id: string): Promise<BranchRow | undefined> {
  return tx.first(sql.selectFrom("branches").selectAll().where("id", "=", id).forNoKeyUpdate());
}

export async function insertBranch(tx: Tx, businessId: string, id: string, branch: BranchWrite, at: Date) {
  const columns = columnsOf(branch) as Insertable<BusinessTables["branches"]>;
  await tx.count(
    sql.insertInto("branches").values({ ...columns, business_id: businessId, id, created_at: at, updated_at: at }),
  );
}

export async function updateBranch(tx: Tx, id: string, branch: BranchWrite, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("branches")
      .set({ ...columnsOf(branch), updated_at: at })
      .where("id", "=", id),
  );
}

export async function setArchived(tx: Tx, id: string, isArchived: boolean, at: Date): Promise<BranchRow | undefined> {
  return tx.first(
    sql.updateTable("branches").set({ is_archived: isArchived, updated_at: at }).where("id", "=", id).returningAll(),
  );
}

export async function deleteBranchRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("branches").where("id", "=", id))) === 1;
}

function columnsOf(branch: BranchWrite): Partial<Insertable<BusinessTables["branches"]>> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const columns = {
    name: branch.name,
    address: json(branch.address),
    location: branch.location,
    city: branch.city,
    state: branch.state,
    country: branch.country,
    schedules: json(branch.schedules),
    rest_schedules: json(branch.restSchedules),
    timezone_set: branch.timezone === undefined ? undefined : (branch.timezone?.name ?? null),
    zone: branch.zone,
    resources: json(branch.resources),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
