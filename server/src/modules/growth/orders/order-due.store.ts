// What orders cost and what was paid of them; amounts as exact text.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { CLIENT_NAMES, type ClientNames, contactRows } from "../../business/contacts/index.ts";
import { chargeLineRows } from "../../money/charges/index.ts";
import { moneyMovementRows } from "../../money/finance/index.ts";

export type OrderDueRow = ClientNames & {
  id: string;
  status: string;
  contact_id: string;
  branch_id: string | null;
  currency: string;
  total: string;
  pieces: number;
  agreed: string | null;
  discount: string;
  paid: string;
};

const OWED = `select o.id, o.status, o.contact_id, o.branch_id, o.currency, ${CLIENT_NAMES.join(", ")},
      (select coalesce(sum(i.price * i.quantity), 0)::text from order_items i
        where i.business_id = o.business_id and i.order_id = o.id) as total,
      (select coalesce(sum(i.quantity), 0)::int from order_items i
        where i.business_id = o.business_id and i.order_id = o.id) as pieces,
      (select l.price::text from ${chargeLineRows} l where l.business_id = o.business_id and l.order_id = o.id
        order by l.created_at desc limit 1) as agreed,
      (select coalesce(sum(l.discount), 0)::text from ${chargeLineRows} l
        where l.business_id = o.business_id and l.order_id = o.id) as discount,
      (select coalesce(sum(case when m.type = 'in' then m.amount else -m.amount end), 0)::text from ${moneyMovementRows} m
        where m.business_id = o.business_id and m.order_id = o.id and not m.is_tip) as paid
    from orders o
      join ${contactRows} c on c.business_id = o.business_id and c.id = o.contact_id
    where o.business_id = current_business()`;

const DUE = { name: "orders-due", text: `${OWED} and o.id = any ($1::uuid[])` };
const DUE_ON = {
  name: "orders-due-on",
  // two days around it for the index: the zone of each branch decides
  text: `${OWED} and o.status = 'pending' and o.delivery_date = $1::date
      and o.due_at > $1::date - interval '1 day' and o.due_at < $1::date + interval '3 days'
    order by o.due_at, o.id`,
};

export function readOrdersDue(tx: Tx, ids: readonly string[]): Promise<OrderDueRow[]> {
  return tx.run<OrderDueRow>(DUE, [ids]);
}

/** The pending ones that are to be delivered or picked up on that day. */
export function readOrdersDueOn(tx: Tx, day: Day): Promise<OrderDueRow[]> {
  return tx.run<OrderDueRow>(DUE_ON, [day]);
}
