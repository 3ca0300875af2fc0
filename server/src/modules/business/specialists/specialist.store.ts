// Specialists, and the services that each gives. The links are rows of the catalog; the foreign keys refuse services of
// another business.
import { DAY_OFF, keptRests } from "@mostrador/domain/business/branches/hours.ts";
import type { SpecialistEdit } from "@mostrador/domain/business/specialists/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type SpecialistRow = Selectable<BusinessTables["specialists"]>;
type Write = Omit<SpecialistEdit, "updatedAt" | "services">;

export function readSpecialists(tx: Tx, branchId: string | undefined): Promise<SpecialistRow[]> {
  let query = sql.selectFrom("specialists").selectAll().orderBy("created_at").orderBy("id");
  if (branchId) query = query.where("branch_id", "=", branchId);
  return tx.rows(query);
}

export async function hasBranch(tx: Tx, branchId: string): Promise<boolean> {
  return (await tx.first(sql.selectFrom("branches").select("id").where("id", "=", branchId))) !== undefined;
}

export function readActiveSpecialists(tx: Tx, branchId: string): Promise<SpecialistRow[]> {
  return tx.rows(
    sql
      .selectFrom("specialists")
      .selectAll()
      .where("branch_id", "=", branchId)
      .where("is_archived", "=", false)
      .orderBy("name"),
  );
}

export function readSpecialist(tx: Tx, id: string): Promise<SpecialistRow | undefined> {
  return tx.first(sql.selectFrom("specialists").selectAll().where("id", "=", id));
}

/** Whoever only names the specialist (an appointment, a link of a service) does not wait for it. */
export function lockSpecialist(tx: Tx, id: string): Promise<SpecialistRow | undefined> {
  return tx.first(sql.selectFrom("specialists").selectAll().where("id", "=", id).forNoKeyUpdate());
}

export async function insertSpecialist(tx: Tx, businessId: string, id: string, specialist: Write, at: Date) {
  const columns = columnsOf(specialist) as Insertable<BusinessTables["specialists"]>;
  await tx.count(
    sql.insertInto("specialists").values({ ...columns, business_id: businessId, id, created_at: at, updated_at: at }),
  );
}

export async function updateSpecialist(tx: Tx, id: string, specialist: Write, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("specialists")
      .set({ ...columnsOf(specialist), updated_at: at })
      .where("id", "=", id),
  );
}

export async function setSpecialistArchived(tx: Tx, id: string, isArchived: boolean, at: Date): Promise<boolean> {
  const changed = await tx.count(
    sql.updateTable("specialists").set({ is_archived: isArchived, updated_at: at }).where("id", "=", id),
  );
  return changed === 1;
}

export async function deleteSpecialistRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("specialists").where("id", "=", id))) === 1;
}

export async function readServicesBySpecialist(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx.rows(sql.selectFrom("service_specialists").select(["specialist_id", "service_id"]));
  const services = new Map<string, string[]>();
  for (const { specialist_id, service_id } of rows) {
    services.set(specialist_id, [...(services.get(specialist_id) ?? []), service_id]);
  }
  return services;
}

export async function writeServicesOfSpecialist(tx: Tx, businessId: string, specialistId: string, ids: string[]) {
  await tx.count(sql.deleteFrom("service_specialists").where("specialist_id", "=", specialistId));
  if (ids.length === 0) return;
  const rows = [...new Set(ids)].map((service_id) => ({
    business_id: businessId,
    specialist_id: specialistId,
    service_id,
  }));
  await tx.count(
    sql
      .insertInto("service_specialists")
      .values(rows)
      .onConflict((link) => link.doNothing()),
  );
}

function columnsOf(specialist: Write): Partial<Insertable<BusinessTables["specialists"]>> {
  const columns = {
    custom_id: specialist.customId,
    name: specialist.name,
    whatsapp: specialist.whatsapp,
    country_code: specialist.countryCode,
    email: specialist.email,
    payment_info: specialist.paymentInfo,
    color_hex: specialist.colorHex,
    branch_id: specialist.branchId,
    rest_schedules: specialist.restSchedules && JSON.stringify(keptRests(specialist.restSchedules, DAY_OFF.specialist)),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
