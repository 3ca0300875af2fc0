-- How an order reaches the client, when it should be there, and since when it is ready.
alter table orders
  add column delivery_method text not null default 'pickup' check (delivery_method in ('pickup', 'delivery')),
  add column due_at timestamptz,
  add column ready_at timestamptz;
update orders o set
  delivery_method = case when o.delivery_address = '' then 'pickup' else 'delivery' end,
  due_at = (o.delivery_date + coalesce(o.delivery_time, '23:59')::time) at time zone coalesce(
    (select b.zone from branches b where b.business_id = o.business_id and b.id = o.branch_id),
    (select own.timezone from businesses own where own.business_id = o.business_id));
alter table orders alter column delivery_method drop default;
create index orders_due on orders (business_id, due_at) where status = 'pending';
