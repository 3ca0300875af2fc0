-- Stock movements: a ledger to which is only added. What there is of a product is the sum of its movements.

create table stock_movements (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  branch_id uuid not null,
  product_id uuid not null,
  appointment_id uuid,
  type text not null check (type in ('in', 'out')),
  quantity int not null check (quantity > 0),
  date timestamptz not null check (date >= '1900-01-01 00:00Z' and date < '2101-01-01 00:00Z'),
  comments text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id),
  foreign key (business_id, product_id) references products (business_id, id),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete set null (appointment_id)
);
comment on table stock_movements is 'money';
call tenant_table('stock_movements');
-- Only added to: a mistake is put right by the movement the other way round.
revoke update, delete on stock_movements from mostrador_app;
create index stock_movements_date on stock_movements (business_id, date desc, id desc);
create index stock_movements_product on stock_movements (business_id, product_id, branch_id);
create index stock_movements_appointment on stock_movements (business_id, appointment_id);
create index stock_movements_branch on stock_movements (business_id, branch_id);
