// The movements from which the draft of a day's global invoice is made.
import type { PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import type { SaleMovement } from "@mostrador/domain/money/tills/day-sales.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { chargeRows } from "../charges/index.ts";
import { moneyMovementRows } from "../finance/index.ts";

type Row = {
  id: string;
  type: "in" | "out";
  date: Date;
  cents: number;
  payment_method: PaymentMethod;
  subject: string | null;
  charge_id: string | null;
  ticket: string | null;
  charged_at: Date | null;
  is_invoiced: boolean | null;
  online_payment: string | null;
  branch_id: string;
};

const ONLINE = "case when m.request_key like 'mercado_pago:%' then split_part(m.request_key, ':', 2) end";

// Those of the day, and what else belongs to the same charges, appointments, orders, enrollments, packages and payments.
const SALES = {
  name: "sale-movements-of-day",
  text: `with charged as (
      select c.id from ${chargeRows} c
      where c.business_id = current_business() and c.branch_id = $1 and c.created_at >= $2 and c.created_at < $3
    ), of_day as (
      select m.id, m.type, m.charge_id, m.appointment_id, m.order_id, m.enrollment_id, m.package_purchase_id, ${ONLINE} as online
      from ${moneyMovementRows} m
      where m.business_id = current_business() and not m.is_tip and (m.category = 'sales' or m.charge_id is not null)
        and (m.branch_id = $1 and m.date >= $2 and m.date < $3 or m.charge_id in (select id from charged))
    ), sought as (
      select id from of_day
      union select m.id from ${moneyMovementRows} m join of_day d on d.charge_id = m.charge_id where m.business_id = current_business()
      union select m.id from ${moneyMovementRows} m join of_day d on d.appointment_id = m.appointment_id where m.business_id = current_business()
      union select m.id from ${moneyMovementRows} m join of_day d on d.order_id = m.order_id where m.business_id = current_business()
      union select m.id from ${moneyMovementRows} m join of_day d on d.enrollment_id = m.enrollment_id where m.business_id = current_business()
      union select m.id from ${moneyMovementRows} m join of_day d on d.package_purchase_id = m.package_purchase_id where m.business_id = current_business()
      union select m.id from ${moneyMovementRows} m join of_day d on m.request_key = 'mercado_pago:' || d.online where m.business_id = current_business()
      union select m.id from ${moneyMovementRows} m join of_day d on d.online is not null and ${ONLINE} = d.online
        where m.business_id = current_business() and m.date >= $2 and m.type = 'out' and m.payment_method = 'mercado_pago'
    )
    select m.id, m.type, m.date, (m.amount * 100)::float8 as cents, m.payment_method, m.charge_id, m.branch_id,
      coalesce(m.appointment_id, m.order_id, m.enrollment_id, m.package_purchase_id) as subject, ${ONLINE} as online_payment,
      c.ticket::text as ticket, c.created_at as charged_at, c.is_invoiced
    from ${moneyMovementRows} m left join ${chargeRows} c on c.business_id = m.business_id and c.id = m.charge_id
    where m.business_id = current_business() and m.id in (select id from sought) and not m.is_tip
      and (m.category = 'sales' or m.charge_id is not null)`,
};

export async function readSaleMovements(tx: Tx, branchId: string, from: Date, to: Date): Promise<SaleMovement[]> {
  const rows = await tx.run<Row>(SALES, [branchId, from, to]);
  return rows.map((row) => ({
    ...{ id: row.id, type: row.type, at: row.date.getTime(), cents: row.cents, paymentMethod: row.payment_method },
    ...{ subject: row.subject, onlinePayment: row.online_payment, isHere: row.branch_id === branchId },
    charge:
      row.charge_id && row.ticket && row.charged_at
        ? { id: row.charge_id, ticket: row.ticket, at: row.charged_at.getTime(), isInvoiced: row.is_invoiced === true }
        : null,
  }));
}
