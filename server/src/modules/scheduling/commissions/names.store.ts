// The names of specialists and services, in the order of the alphabet.
import type { Tx } from "../../../kernel/db/tx.ts";
import { branchRows } from "../../business/branches/index.ts";
import { specialistRows } from "../../business/specialists/index.ts";
import { serviceRows } from "../../catalog/services/index.ts";

export type SpecialistName = { id: string; name: string; is_archived: boolean; branch_id: string; zone: string };

const SPECIALISTS = {
  name: "commissions-specialist-names",
  text: `select p.id, p.name, p.is_archived, p.branch_id, b.zone
    from ${specialistRows} p join ${branchRows} b on b.business_id = p.business_id and b.id = p.branch_id
    where p.business_id = current_business() order by p.name collate "es-x-icu", p.id`,
};

/** With the zone of their branch; people who left are included. */
export function readSpecialistNames(tx: Tx): Promise<SpecialistName[]> {
  return tx.run<SpecialistName>(SPECIALISTS, []);
}

const SERVICES = {
  name: "commissions-service-names",
  text: `select s.id, s.name from ${serviceRows} s where s.business_id = current_business() and not s.is_archived
    order by s.name collate "es-x-icu", s.id`,
};

export function readServiceNames(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx.run<{ id: string; name: string }>(SERVICES, []);
}
