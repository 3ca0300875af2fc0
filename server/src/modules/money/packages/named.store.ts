// The packages that name a service: those on sale, and the bought ones with sessions left.
import type { Tx } from "../../../kernel/db/tx.ts";

const ON_SALE = {
  name: "packages-naming-service",
  text: `select p.name from session_package_services n
    join packages p on p.business_id = n.business_id and p.id = n.session_package_id
    where n.business_id = current_business() and not p.is_archived and n.service_id = $1 order by p.id`,
};
const BOUGHT = {
  name: "bought-packages-naming-service",
  text: `select p.name from package_purchase_services n
    join package_purchases p on p.business_id = n.business_id and p.id = n.package_purchase_id
    where n.business_id = current_business() and p.status = 'active' and n.service_id = $1 order by p.id`,
};

/** Their names, oldest first. */
export async function packagesNaming(tx: Tx, _kind: string, serviceId: string): Promise<string[]> {
  return (await tx.run<{ name: string }>(ON_SALE, [serviceId])).map(({ name }) => name);
}

export async function purchasesNaming(tx: Tx, _kind: string, serviceId: string): Promise<string[]> {
  return (await tx.run<{ name: string }>(BOUGHT, [serviceId])).map(({ name }) => name);
}
