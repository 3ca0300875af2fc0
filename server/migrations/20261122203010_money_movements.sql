-- Money movements: what came in and what went out, by hand or by what an appointment brought.

create table money_movements (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  branch_id uuid not null,
  contact_id uuid,
  appointment_id uuid,
  date timestamptz not null check (date >= '1900-01-01 00:00Z' and date < '2101-01-01 00:00Z'),
  -- Pesos, exact (D-12.1).
  amount numeric(12, 2) not null check (amount > 0),
  type text not null check (type in ('in', 'out')),
  payment_method text not null check (payment_method in ('cash', 'credit', 'debit', 'transfer', 'mercado_pago', 'check')),
  category text not null,
  comments text not null default '',
  -- Whoever records one twice under one key records it once.
  request_key text,
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, request_key),
  foreign key (business_id, branch_id) references branches (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete set null (contact_id),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete set null (appointment_id)
);
comment on table money_movements is 'money';
call tenant_table('money_movements');
create index money_movements_date on money_movements (business_id, date desc, id desc);
create index money_movements_contact on money_movements (business_id, contact_id, date desc);
create index money_movements_appointment on money_movements (business_id, appointment_id);
create index money_movements_branch on money_movements (business_id, branch_id);
