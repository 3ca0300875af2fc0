// The packages that are sold now, each with what its sessions pay for.
import type { Tx } from "../../../kernel/db/tx.ts";
import { serviceRows } from "../../catalog/services/index.ts";

type OnSale = {
  id: string;
  name: string;
  price: string;
  sessions: number;
  valid_days: number | null;
  service_names: string[];
};

const ON_SALE = {
  name: "packages-on-sale",
  text: `select p.id, p.name, p.price::text as price, p.sessions, p.valid_days,
      coalesce(array_agg(s.name order by s.name) filter (where s.id is not null), '{}') as service_names
    from packages p
      left join session_package_services r on r.business_id = p.business_id and r.session_package_id = p.id
      left join ${serviceRows} s on s.business_id = r.business_id and s.id = r.service_id
    where p.business_id = current_business() and p.available and not p.is_archived
    group by p.business_id, p.id order by p.name, p.id limit 100`,
};

export function readOnSale(tx: Tx): Promise<OnSale[]> {
  return tx.run<OnSale>(ON_SALE, []);
}
