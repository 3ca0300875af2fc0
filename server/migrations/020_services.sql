-- What is sold by appointment, where and by whom.

create table services (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null,
  description text not null,
  price text not null,
  duration int not null check (duration between 1 and 480),
  available boolean not null default true,
  is_always_available boolean not null default true,
  rest_schedules jsonb not null default '{}',
  stock_operations jsonb not null default '[]',
  resources jsonb not null default '[]',
  images jsonb not null default '[]',
  link_price jsonb,
  appointment_config jsonb not null default '{"statusAfterPayment": "confirmada", "hoursToDeleteAppointmentIfNotPaid": null}',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table services is 'catalog';
call tenant_table('services');

create table service_branches (
  business_id uuid not null references businesses (business_id) on delete cascade,
  service_id uuid not null,
  branch_id uuid not null,
  primary key (business_id, service_id, branch_id),
  foreign key (business_id, service_id) references services (business_id, id) on delete cascade,
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade
);
comment on table service_branches is 'catalog';
call tenant_table('service_branches');
create index on service_branches (business_id, branch_id);

create table service_specialists (
  business_id uuid not null references businesses (business_id) on delete cascade,
  service_id uuid not null,
  specialist_id uuid not null,
  primary key (business_id, service_id, specialist_id),
  foreign key (business_id, service_id) references services (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade
);
comment on table service_specialists is 'catalog';
call tenant_table('service_specialists');
create index on service_specialists (business_id, specialist_id);
