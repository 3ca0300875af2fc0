// Services, and where and by whom each is given.
import type { ServiceEdit } from "@mostrador/domain/catalog/services/schema.ts";
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { CatalogTables } from "../../../kernel/db/tables/catalog.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type ServiceRow = Selectable<CatalogTables["services"]>;
export type ServiceWrite = Omit<ServiceEdit, "updatedAt" | "linkPrice"> & { linkPrice?: object | null };
export type Links = Map<string, string[]>;

export function readServices(tx: Tx): Promise<ServiceRow[]> {
  return tx.rows(sql.selectFrom("services").selectAll().orderBy("created_at").orderBy("id"));
}

export function readService(tx: Tx, id: string): Promise<ServiceRow | undefined> {
  return tx.first(sql.selectFrom("services").selectAll().where("id", "=", id));
}

/** Whoever only names the service (an appointment, a link of a specialist) does not wait for it. */
export function lockService(tx: Tx, id: string): Promise<ServiceRow | undefined> {
  return tx.first(sql.selectFrom("services").selectAll().where("id", "=", id).forNoKeyUpdate());
}

export async function insertService(tx: Tx, businessId: string, id: string, service: ServiceWrite, at: Date) {
  const columns = columnsOf(service) as Insertable<CatalogTables["services"]>;
  await tx.count(
    sql.insertInto("services").values({ ...columns, business_id: businessId, id, created_at: at, updated_at: at }),
  );
}

export async function updateService(tx: Tx, id: string, service: ServiceWrite, at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("services")
      .set({ ...columnsOf(service), updated_at: at })
      .where("id", "=", id),
  );
}

export async function setServiceArchived(tx: Tx, id: string, isArchived: boolean, at: Date): Promise<boolean> {
  const changed = await tx.count(
    sql.updateTable("services").set({ is_archived: isArchived, updated_at: at }).where("id", "=", id),
  );
  return changed === 1;
}

export async function deleteServiceRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("services").where("id", "=", id))) === 1;
}

export async function readBranchLinks(tx: Tx): Promise<Links> {
  const rows = await tx.rows(sql.selectFrom("service_branches").select(["service_id", "branch_id as other"]));
  return linksOf(rows);
}

export async function readSpecialistLinks(tx: Tx): Promise<Links> {
  const rows = await tx.rows(sql.selectFrom("service_specialists").select(["service_id", "specialist_id as other"]));
  return linksOf(rows);
}

export async function writeBranchLinks(tx: Tx, business_id: string, service_id: string, ids: string[]): Promise<void> {
  await tx.count(sql.deleteFrom("service_branches").where("service_id", "=", service_id));
  const rows = [...new Set(ids)].map((branch_id) => ({ business_id, service_id, branch_id }));
  if (rows.length > 0)
    await tx.count(
      sql
        .insertInto("service_branches")
        .values(rows)
        .onConflict((link) => link.doNothing()),
    );
}

export async function writeSpecialistLinks(tx: Tx, business_id: string, service_id: string, ids: string[]) {
  await tx.count(sql.deleteFrom("service_specialists").where("service_id", "=", service_id));
  const rows = [...new Set(ids)].map((specialist_id) => ({ business_id, service_id, specialist_id }));
  if (rows.length > 0)
    await tx.count(
      sql
        .insertInto("service_specialists")
        .values(rows)
        .onConflict((link) => link.doNothing()),
    );
}

function linksOf(rows: { service_id: string; other: string }[]): Links {
  const links: Links = new Map();
  for (const { service_id, other } of rows) links.set(service_id, [...(links.get(service_id) ?? []), other]);
  return links;
}

function columnsOf(service: ServiceWrite): Partial<Insertable<CatalogTables["services"]>> {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const columns = {
    custom_id: service.customId,
    name: service.name,
    description: service.description,
    price: service.price,
    duration: service.duration,
    available: service.available,
    is_always_available: service.isAlwaysAvailable,
    rest_schedules: json(service.restSchedules),
    stock_operations: json(service.stockOperations),
    resources: json(service.resources),
    images: json(service.images),
    link_price: service.linkPrice === null ? null : json(service.linkPrice),
    appointment_config: json(service.appointmentConfig),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
