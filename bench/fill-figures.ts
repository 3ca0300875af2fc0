// Fills a business with a year of 200,000 appointments, 300,000 movements of money and as many of stock, 100,000
// contacts and 50,000 orders, for the dashboards.
import { fillContacts } from "./fill.ts";
import type { BenchProduct } from "./product.ts";

/** All contacts, in the order of their ids. */
const SOME = "(select array_agg(id order by id) as ids from contacts where business_id = $1) known";

export async function fillFigures(product: BenchProduct): Promise<void> {
  const { owner, businessId, branchId, serviceId, specialistIds } = product;
  await fillContacts(product, 1, 100_000);
  await owner.query(
    "update contacts set created_at = now() - make_interval(mins => (random() * 525600)::int) where business_id = $1",
    [businessId],
  );
  await owner.query(
    `insert into appointments (business_id, id, short_id, branch_id, specialist_id, service_id, contact_id, title, starts, ends, status, color_hex,
       created_by, updated_by, created_at, updated_at)
     select $1, uuidv7(), substr(md5(s || '-' || d || '-' || k), 1, 7) || s || '-' || d || '-' || k, $2, ($3::uuid[])[s], $4, ids[1 + (d * 7919 + s * 331 + k * 17) % 100000], 'Cita', t, t + interval '15 min',
       (array['asistida', 'asistida', 'asistida', 'cancelada', 'no_asistida', 'confirmada', 'no_pagada'])[1 + (d + s + k) % 7], '#2196f3',
       'banco', 'banco', t - interval '3 days', now()
     from ${SOME}, (select s, d, k, ((current_date - d)::timestamp + make_interval(mins => 480 + 15 * k)) at time zone 'America/Mexico_City' t
       from generate_series(1, 10) s, generate_series(1, 365) d, generate_series(0, 54) k) q`,
    [businessId, branchId, specialistIds, serviceId],
  );
  await owner.query(
    `insert into money_movements (business_id, id, branch_id, contact_id, date, amount, type, payment_method, category,
       created_by, updated_by, created_at, updated_at)
     select $1, uuidv7(), $2, ids[1 + i % 100000], now() - make_interval(secs => i * 105), 50 + i % 900, (array['in', 'in', 'in', 'out'])[1 + i % 4],
       (array['cash', 'credit', 'debit', 'transfer', 'mercado_pago', 'check'])[1 + i % 6],
       (array['sales', 'rent', 'salary', 'utilities', 'Propinas'])[1 + i % 5], 'banco', 'banco', now(), now()
     from ${SOME}, generate_series(1, 300000) i`,
    [businessId, branchId],
  );
  await owner.query(
    `with p as (
       insert into products (business_id, id, name, price)
       select $1, uuidv7(), 'Producto ' || i, 100 from generate_series(1, 150) i returning id
     ), listed as (select array_agg(id) as ids from p)
     insert into stock_movements (business_id, id, branch_id, product_id, type, quantity, date, created_by, created_at)
     select $1, uuidv7(), $2, ids[1 + i % 150], (array['in', 'out'])[1 + i % 2], 1 + i % 9, now() - make_interval(secs => i * 105), 'banco', now()
     from listed, generate_series(1, 300000) i`,
    [businessId, branchId],
  );
  await owner.query(
    `with o as (
       insert into orders (business_id, id, contact_id, branch_id, status, source, delivery_method, created_by, updated_by, created_at, updated_at)
       select $1, uuidv7(), ids[1 + i], $2, (array['pending', 'delivered', 'canceled'])[1 + i % 3], 'person', 'pickup', 'banco', 'banco',
         now() - make_interval(mins => i * 10), now()
       from ${SOME}, generate_series(1, 50000) i returning id
     )
     insert into order_items (business_id, order_id, position, name, quantity, price)
     select $1, id, n, 'Producto ' || n, n, 99.5 from o, generate_series(1, 2) n`,
    [businessId, branchId],
  );
  await owner.query("vacuum analyze");
}

/** The same year once more, a year earlier. */
export async function fillYearBefore({ owner, businessId }: BenchProduct): Promise<void> {
  const copy = (table: string, own: string, same: string, changed: string) =>
    owner.query(
      `insert into ${table} (business_id, id, ${own}, ${same})
       select business_id, uuidv7(), ${changed}, ${same} from ${table} where business_id = $1`,
      [businessId],
    );
  const earlier = (...columns: string[]) => columns.map((column) => `${column} - interval '365 days'`).join(", ");
  await copy(
    "appointments",
    "short_id, starts, ends, created_at",
    "branch_id, specialist_id, service_id, contact_id, title, status, color_hex, created_by, updated_by, updated_at",
    `'b' || short_id, ${earlier("starts", "ends", "created_at")}`,
  );
  await copy(
    "money_movements",
    "date",
    "branch_id, contact_id, amount, type, payment_method, category, created_by, updated_by, created_at, updated_at",
    earlier("date"),
  );
  await copy(
    "stock_movements",
    "date",
    "branch_id, product_id, type, quantity, created_by, created_at",
    earlier("date"),
  );
  await owner.query(
    `with o as (
       insert into orders (business_id, id, created_at, contact_id, branch_id, status, source, delivery_method, created_by, updated_by, updated_at)
       select business_id, uuidv7(), created_at - interval '365 days', contact_id, branch_id, status, source, delivery_method, created_by, updated_by, updated_at
       from orders where business_id = $1 returning id
     )
     insert into order_items (business_id, order_id, position, name, quantity, price)
     select $1, id, n, 'Producto ' || n, n, 99.5 from o, generate_series(1, 2) n`,
    [businessId],
  );
  await owner.query("vacuum analyze");
}
