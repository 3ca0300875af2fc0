-- Dates on which a branch, or every branch of the business, is closed or has other hours (D-17.10).
create table closed_dates (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  branch_id uuid,
  day date not null check (day between '2000-01-01' and '2100-12-31'),
  name text not null,
  hours jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade,
  -- a branch has one word on a date, and so has the business
  unique nulls not distinct (business_id, branch_id, day)
);
comment on table closed_dates is 'business';
call tenant_table('closed_dates');
create index on closed_dates (business_id, day, id);

-- What of it holds for this branch, by date: read with its weekly hours, in whichever statement needs those.
alter table branches add column dates jsonb not null default '{}';
