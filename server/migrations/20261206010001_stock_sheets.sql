-- A count of the stock, or a transfer between branches: one call that gives several movements.

create table stock_sheets (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- Of the sender: the same key is the same sheet, for any number of calls.
  request_key text not null,
  kind text not null default 'count' check (kind in ('count', 'transfer')),
  -- How many products it named, also those without a difference.
  lines int not null default 1 check (lines > 0),
  reason text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, request_key)
);
comment on table stock_sheets is 'money/inventory; kept: business';
call tenant_table('stock_sheets');
-- Only added to, as the ledger.
revoke update, delete on stock_sheets from mostrador_app;

alter table stock_movements
  add column sheet_id uuid,
  add foreign key (business_id, sheet_id) references stock_sheets (business_id, id) on delete set null (sheet_id);
create index stock_movements_sheet on stock_movements (business_id, sheet_id) where sheet_id is not null;
