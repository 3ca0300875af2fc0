-- Sales funnels: the checkpoints of a sale, with the objections at each.

create table sales_funnels (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  description text not null default '',
  -- In the order of the sale: title, description, objections, color, isStart, isEnd.
  checkpoints jsonb not null,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table sales_funnels is 'growth/sales-funnels';
call tenant_table('sales_funnels');
create index on sales_funnels (business_id, created_at, id);
