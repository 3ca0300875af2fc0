// Counts contacts for '/contactos/dashboard'. Deleted and merged ones, and people of the team, are left out.
import type { ContactCell } from "@mostrador/domain/business/contacts/figures.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { EDGES, withinEdges } from "../../branches/index.ts";
import { CHANNEL } from "./channel.store.ts";

const CELLS = {
  name: "contact-figures",
  text: `select width_bucket(c.created_at, e.edges) as group, c.type, c.gender, ${CHANNEL} as channel, count(*)::int as count
    from ${EDGES} join contacts c on c.business_id = current_business() and c.deleted_at is null and not c.is_staff
    where ${withinEdges("c.created_at")}
    group by 1, 2, 3, 4`,
};

/** The edges are those of the business: a contact has no branch. */
export function readContactCells(tx: Tx, businessEdges: string): Promise<ContactCell[]> {
  return tx.run<ContactCell>(CELLS, [businessEdges]);
}

const NOW = {
  name: "contacts-now",
  text: `select count(*)::int as contacts, count(*) filter (where type = 'client')::int as clients
    from contacts where business_id = current_business() and deleted_at is null and not is_staff`,
};

export async function countContactsNow(tx: Tx): Promise<{ contacts: number; clients: number }> {
  const [row] = await tx.run<{ contacts: number; clients: number }>(NOW, []);
  return row ?? { contacts: 0, clients: 0 };
}
