// The upsells that name a service.
import type { Tx } from "../../../kernel/db/tx.ts";

const NAMING = {
  name: "upsells-naming-service",
  text: `select count(*)::int as upsells from upsell_service_ids s
    join upsells u on u.business_id = s.business_id and u.id = s.upsell_id
    where s.business_id = current_business() and s.service_id = $1 and not u.is_archived`,
};

export async function upsellsNaming({ unlimited: tx }: Tx, serviceId: string): Promise<string[]> {
  const count = (await tx.run<{ upsells: number }>(NAMING, [serviceId]))[0]?.upsells ?? 0;
  return count === 0 ? [] : [count === 1 ? "1 upsell" : `${count} upsells`];
}
