-- Products: what is sold or used up, and how much of each there is in which branch.

create table products (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null,
  description text not null default '',
  -- Whole pesos.
  price int not null check (price between 0 and 999999),
  unit text not null default '',
  category text collate "es-x-icu" not null default '',
  -- Each with its address: a path of ours for a file of the business, or one elsewhere.
  images jsonb not null default '[]',
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table products is 'catalog';
call tenant_table('products');
create index on products (business_id, created_at, id);
call uses_files('products');

-- The remembered sum of the stock movements of a product in a branch.
create table product_stock (
  business_id uuid not null references businesses (business_id) on delete cascade,
  product_id uuid not null,
  branch_id uuid not null,
  quantity int not null,
  primary key (business_id, product_id, branch_id),
  foreign key (business_id, product_id) references products (business_id, id) on delete cascade,
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade
);
comment on table product_stock is 'catalog';
call tenant_table('product_stock');
create index on product_stock (business_id, branch_id);

-- Which products a service uses up: until now no id of a product was one, so that no service names any.
create table service_products (
  business_id uuid not null references businesses (business_id) on delete cascade,
  service_id uuid not null,
  product_id uuid not null,
  primary key (business_id, service_id, product_id),
  foreign key (business_id, service_id) references services (business_id, id) on delete cascade,
  foreign key (business_id, product_id) references products (business_id, id)
);
comment on table service_products is 'catalog';
call tenant_table('service_products');
create index on service_products (business_id, product_id);
