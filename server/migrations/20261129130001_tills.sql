-- 'Corte de caja': the till of a person in a branch, from its opening to its closing.

create table till_shifts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  branch_id uuid not null,
  -- The account whose movements it counts.
  person_id text not null,
  person_name text not null,
  -- The cash that was in the till at its opening.
  float_amount numeric(12, 2) not null check (float_amount >= 0),
  note text not null default '',
  opened_at timestamptz not null,
  opened_by text not null,
  closed_at timestamptz,
  closed_by text,
  -- What the closing expected and counted, by means of payment: [{paymentMethod, expected, counted}].
  counts jsonb not null default '[]',
  -- Counted minus expected cash of the closing; null while it is open.
  difference numeric(12, 2),
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (difference is null))
);
comment on table till_shifts is 'money/tills; kept: money by opened_at';
call tenant_table('till_shifts');
create index till_shifts_newest on till_shifts (business_id, opened_at desc, id desc);
create index till_shifts_branch on till_shifts (business_id, branch_id, opened_at desc);
-- One open till a person and branch: of two openings at once, one is refused.
create unique index till_shifts_open on till_shifts (business_id, branch_id, person_id) where closed_at is null;

-- Its trace: opened, closed, reopened. The position is the lock of two closings at once.
create table till_events (
  business_id uuid not null references businesses (business_id) on delete cascade,
  till_shift_id uuid not null,
  position int not null,
  kind text not null check (kind in ('opened', 'closed', 'reopened')),
  at timestamptz not null,
  by_name text not null,
  note text not null default '',
  difference numeric(12, 2),
  primary key (business_id, till_shift_id, position),
  foreign key (business_id, till_shift_id) references till_shifts (business_id, id) on delete cascade
);
comment on table till_events is 'money/tills; kept: money by at';
call tenant_table('till_events');

alter table money_movements
  add column till_shift_id uuid,
  add foreign key (business_id, till_shift_id) references till_shifts (business_id, id) on delete set null (till_shift_id);
create index money_movements_till on money_movements (business_id, till_shift_id) where till_shift_id is not null;
