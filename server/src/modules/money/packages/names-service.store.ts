// The packages that name a service: those that can be sold, and the bought ones with sessions left.
import type { Tx } from "../../../kernel/db/tx.ts";

const NAMING = {
  name: "packages-naming-service",
  text: `select 'el paquete «' || p.name || '»' as place from session_package_services s
      join packages p on p.business_id = s.business_id and p.id = s.session_package_id
      where s.business_id = current_business() and s.service_id = $1 and not p.is_archived
    union all
    select case count(*) when 1 then '1 paquete vendido con sesiones' else count(*) || ' paquetes vendidos con sesiones' end
      from package_purchase_services s
      join package_purchases p on p.business_id = s.business_id and p.id = s.package_purchase_id
      where s.business_id = current_business() and s.service_id = $1 and p.status = 'active'
      having count(*) > 0`,
};

export async function packagesNaming({ unlimited: tx }: Tx, serviceId: string): Promise<string[]> {
  return (await tx.run<{ place: string }>(NAMING, [serviceId])).map(({ place }) => place);
}
