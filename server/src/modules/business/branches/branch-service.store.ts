// Which services a branch gives. The rows belong to the catalog's table; a branch may name services when it is saved
// (document 1, section 3), and the foreign keys refuse those of another business.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export async function readServicesOf(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx.rows(sql.selectFrom("service_branches").select(["branch_id", "service_id"]));
  const services = new Map<string, string[]>();
  for (const { branch_id, service_id } of rows) {
    services.set(branch_id, [...(services.get(branch_id) ?? []), service_id]);
  }
  return services;
}

export async function writeServicesOf(tx: Tx, businessId: string, branchId: string, serviceIds: string[]) {
  await tx.count(sql.deleteFrom("service_branches").where("branch_id", "=", branchId));
  if (serviceIds.length === 0) return;
  await tx.count(
    sql
      .insertInto("service_branches")
      .values(
        [...new Set(serviceIds)].map((service_id) => ({ business_id: businessId, branch_id: branchId, service_id })),
      )
      .onConflict((link) => link.doNothing()),
  );
}
