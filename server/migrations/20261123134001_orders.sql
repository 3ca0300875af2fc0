-- Orders: what a contact wants of the business's products, each line at the price of that moment.
create table orders (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  branch_id uuid,
  -- The conversation in which it was placed.
  thread_id uuid,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'canceled')),
  source text not null check (source in ('assistant', 'whatsapp', 'person')),
  currency text not null default 'MXN' check (length(currency) = 3),
  delivery_date date check (delivery_date >= '2000-01-01' and delivery_date < '2101-01-01'),
  delivery_time text check (delivery_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  delivery_address text not null default '',
  details text not null default '',
  -- Whatever places it twice under one key places it once.
  request_key text,
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, branch_id) references branches (business_id, id) on delete set null (branch_id),
  foreign key (business_id, thread_id) references threads (business_id, id) on delete set null (thread_id)
);
comment on table orders is 'growth; kept: messages by updated_at';
call tenant_table('orders');
create unique index orders_request_key on orders (business_id, request_key) where request_key is not null;
create index orders_newest on orders (business_id, created_at desc, id desc);
create index orders_status on orders (business_id, status, created_at desc, id desc);
create index orders_contact on orders (business_id, contact_id, created_at desc);
create index orders_branch on orders (business_id, branch_id);
create index orders_thread on orders (business_id, thread_id);
call names_contact('orders');

create table order_items (
  business_id uuid not null references businesses (business_id) on delete cascade,
  order_id uuid not null,
  position int not null,
  -- Null: the catalogue of WhatsApp names it, the business does not.
  product_id uuid,
  name text not null,
  unit text not null default '',
  quantity int not null check (quantity > 0),
  -- Of one; null: nobody wrote one.
  price numeric(12, 2) check (price >= 0),
  primary key (business_id, order_id, position),
  foreign key (business_id, order_id) references orders (business_id, id) on delete cascade,
  foreign key (business_id, product_id) references products (business_id, id)
);
comment on table order_items is 'growth; kept: contact';
call tenant_table('order_items');
create index order_items_product on order_items (business_id, product_id);
