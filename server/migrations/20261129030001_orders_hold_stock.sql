-- What an order takes out of the stock, and what it gives back once it is cancelled, are movements of the ledger.
alter table stock_movements
  add column order_id uuid,
  add foreign key (business_id, order_id) references orders (business_id, id) on delete set null (order_id);
create index stock_movements_order on stock_movements (business_id, order_id);

-- How many of them were not there when it was placed.
alter table order_items
  add column missing int not null default 0,
  add check (missing between 0 and quantity);

-- The row of a deleted contact stays for its orders, so that what they hold is given back.
alter table orders
  drop constraint orders_business_id_contact_id_fkey,
  add foreign key (business_id, contact_id) references contacts (business_id, id);
