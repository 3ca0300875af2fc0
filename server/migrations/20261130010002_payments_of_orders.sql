-- Payment links of orders of products. Appointments have theirs already.
alter table payment_orders add column product_order_id uuid;
alter table payment_orders add foreign key (business_id, product_order_id) references orders (business_id, id)
  on delete set null (product_order_id);
create index on payment_orders (business_id, product_order_id, created_at desc) where product_order_id is not null;
