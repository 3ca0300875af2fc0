// The rows that a flow may read: chats, appointments and clients, as the fields of its data name them (D-10).
import type { Collection } from "@mostrador/domain/automation/flows/data.ts";
import type { Statement } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { branchRows } from "../../../business/branches/index.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import { specialistRows } from "../../../business/specialists/index.ts";
import { serviceRows } from "../../../catalog/services/index.ts";
import { threadRows } from "../../../conversation/inbox/index.ts";
import { moneyMovementRows } from "../../../money/finance/index.ts";
import { appointmentRows } from "../../../scheduling/appointments/index.ts";
import type { DataRow } from "../run/variables.ts";

const NAME = "coalesce(nullif(trim(concat(c.name, ' ', c.lastname)), ''), c.push_name)";

/** Who has no name yet has that of their profile. */
const CLIENT = `c.id as "_id", coalesce(nullif(c.name, ''), c.push_name) as name, c.lastname,
  c.push_name as "pushName", c.type, c.whatsapp, c.email, c.last_interaction as "lastInteraction",
  (select coalesce(sum(m.amount), 0)::float8 from ${moneyMovementRows} m
    where m.business_id = c.business_id and m.contact_id = c.id and m.type = 'in') as "totalRevenue"`;

const READ_CLIENT: Statement = {
  name: "flow-client",
  text: `select ${CLIENT} from ${contactRows} c where c.business_id = current_business() and c.id = $1`,
};

export async function readClient(tx: Tx, id: string): Promise<DataRow | null> {
  const [row] = await tx.run<DataRow>(READ_CLIENT, [id]);
  return row ? plain(row) : null;
}

/** The newest first, at most so many; of one contact where it is given. */
const COLLECTED: Readonly<Record<Collection, string>> = {
  clients: `select ${CLIENT} from ${contactRows} c
    where c.business_id = current_business() and c.deleted_at is null and c.merged_into is null and not c.is_staff
      and ($1::uuid is null or c.id = $1)
    order by c.id desc limit $2`,
  threads: `select t.id as "_id", ${NAME} as client, t.kind as channel, t.last_text as "lastMessage",
      t.last_message_at as "lastMessageDate"
    from ${threadRows} t join ${contactRows} c on c.business_id = t.business_id and c.id = t.contact_id
    where t.business_id = current_business() and ($1::uuid is null or t.contact_id = $1)
    order by t.last_message_at desc limit $2`,
  appointments: `select a.id as "_id", a.status, a.starts as start, a.ends as end, ${NAME} as client,
      s.name as specialist, b.name as branch, v.name as service
    from ${appointmentRows} a
      left join ${contactRows} c on c.business_id = a.business_id and c.id = a.contact_id
      left join ${specialistRows} s on s.business_id = a.business_id and s.id = a.specialist_id
      left join ${branchRows} b on b.business_id = a.business_id and b.id = a.branch_id
      left join ${serviceRows} v on v.business_id = a.business_id and v.id = a.service_id
    where a.business_id = current_business() and not a.is_block and ($1::uuid is null or a.contact_id = $1)
    order by a.starts desc limit $2`,
};

/** `contactId`: only rows of that contact. */
export async function readCollection(
  tx: Tx,
  collection: Collection,
  contactId: string | null,
  most: number,
): Promise<DataRow[]> {
  const rows = await tx.run<DataRow>({ name: `flow-${collection}`, text: COLLECTED[collection] }, [contactId, most]);
  return rows.map(plain);
}

/** Instants as ISO texts, so that they can be stored and compared. */
function plain(row: Record<string, unknown>): DataRow {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as DataRow;
}
