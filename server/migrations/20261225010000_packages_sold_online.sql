-- A package that is sold on the public page, and its sale before its money arrives.
alter table packages add column sold_online boolean not null default false;
alter table package_purchases
  drop constraint package_purchases_status_check,
  add constraint package_purchases_status_check
    check (status in ('active', 'spent', 'expired', 'refunded', 'pending', 'lapsed')),
  -- How many days it will last from the day on which it is paid.
  add column valid_days int check (valid_days between 1 and 3650);
-- A contact waits for the payment of a package once.
create unique index package_purchases_pending on package_purchases (business_id, contact_id, package_id)
  where status = 'pending';

alter table payment_orders
  add column package_purchase_id uuid,
  add foreign key (business_id, package_purchase_id) references package_purchases (business_id, id)
    on delete set null (package_purchase_id),
  add check (num_nonnulls(appointment_id, product_order_id, package_purchase_id) <= 1);
create index on payment_orders (business_id, package_purchase_id, created_at desc) where package_purchase_id is not null;
