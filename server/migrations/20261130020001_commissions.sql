-- Commissions and tips of specialists: a percentage by service, what was paid out, and for which payments of clients.

create table commission_rules (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  specialist_id uuid not null,
  -- Null: the services without a rule of their own.
  service_id uuid,
  percent numeric(5, 2) not null check (percent >= 0 and percent <= 100),
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique nulls not distinct (business_id, specialist_id, service_id),
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade,
  foreign key (business_id, service_id) references services (business_id, id) on delete cascade
);
comment on table commission_rules is 'scheduling/commissions';
call tenant_table('commission_rules');

create table commission_payouts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  specialist_id uuid not null,
  -- The days of its statement, both included.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  commission numeric(12, 2) not null,
  tips numeric(12, 2) not null,
  payment_method text not null check (payment_method in ('cash', 'credit', 'debit', 'transfer', 'mercado_pago', 'check')),
  -- The expense; null when it was deleted.
  movement_id uuid,
  paid_at timestamptz not null,
  paid_by text not null,
  undone_at timestamptz,
  undone_by text,
  undone_reason text not null default '',
  primary key (business_id, id),
  check ((undone_at is null) = (undone_by is null)),
  foreign key (business_id, specialist_id) references specialists (business_id, id),
  foreign key (business_id, movement_id) references money_movements (business_id, id) on delete set null (movement_id)
);
comment on table commission_payouts is 'scheduling/commissions; kept: money by paid_at';
call tenant_table('commission_payouts');
create index on commission_payouts (business_id, specialist_id, last_day);
create index on commission_payouts (business_id, movement_id) where movement_id is not null;

-- What a payout paid, as it was then: later changes of rules and movements leave it.
create table commission_lines (
  business_id uuid not null references businesses (business_id) on delete cascade,
  payout_id uuid not null,
  position int not null,
  specialist_id uuid not null,
  -- The client's payment; null when it was deleted. Of two payouts for one payment, one is refused.
  movement_id uuid,
  service_id uuid,
  is_tip boolean not null,
  earned_at timestamptz not null,
  base numeric(12, 2) not null,
  percent numeric(5, 2) not null,
  amount numeric(12, 2) not null,
  primary key (business_id, payout_id, position),
  unique (business_id, movement_id),
  foreign key (business_id, payout_id) references commission_payouts (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id),
  foreign key (business_id, movement_id) references money_movements (business_id, id) on delete set null (movement_id),
  foreign key (business_id, service_id) references services (business_id, id) on delete set null (service_id)
);
comment on table commission_lines is 'scheduling/commissions; kept: money by earned_at';
call tenant_table('commission_lines');
create index on commission_lines (business_id, specialist_id, earned_at);
create index on commission_lines (business_id, service_id) where service_id is not null;
