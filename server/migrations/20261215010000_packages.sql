-- Packages of sessions: what the business sells, what each contact bought, and every session that was used.

create table packages (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null,
  description text not null default '',
  sessions int not null check (sessions between 1 and 100),
  price numeric(12, 2) not null check (price >= 0),
  -- Null: they never expire.
  valid_days int check (valid_days between 1 and 3650),
  available boolean not null default true,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table packages is 'money/packages';
call tenant_table('packages');
create index on packages (business_id, created_at, id);
call relation_table('session_package_services', 'session_package', 'packages', 'service', 'services', 'money/packages');

create table package_purchases (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  package_id uuid not null,
  contact_id uuid not null,
  branch_id uuid not null,
  -- As it was sold: a change of the package changes nothing here.
  name text not null,
  sessions int not null check (sessions between 1 and 100),
  price numeric(12, 2) not null check (price >= 0),
  -- The sum of its movements. Each change locks the row.
  sessions_left int not null check (sessions_left between 0 and sessions),
  -- The last day on which a session may be used.
  expires_on date,
  status text not null check (status in ('active', 'spent', 'expired', 'refunded')),
  note text not null default '',
  sold_at timestamptz not null,
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  check ((status = 'active') = (sessions_left > 0)),
  foreign key (business_id, package_id) references packages (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table package_purchases is 'money/packages; kept: money by sold_at';
call tenant_table('package_purchases');
create index package_purchases_newest on package_purchases (business_id, sold_at desc, id desc);
create index package_purchases_contact on package_purchases (business_id, contact_id, sold_at desc);
create index package_purchases_package on package_purchases (business_id, package_id, sold_at desc);
call names_contact('package_purchases');
call relation_table('package_purchase_services', 'package_purchase', 'package_purchases', 'service', 'services', 'money/packages');
comment on table package_purchase_services is 'money/packages; kept: contact';

create table package_movements (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  purchase_id uuid not null,
  contact_id uuid not null,
  type text not null check (type in ('bought', 'used', 'returned', 'expired', 'extended', 'refunded')),
  sessions int not null check (sessions <> 0 and (sessions > 0) = (type in ('bought', 'returned', 'extended'))),
  appointment_id uuid,
  -- Which service on which day, or why: it is kept when the appointment is deleted.
  about text not null default '',
  -- Of a used one: the session was given back.
  is_returned boolean not null default false,
  created_by text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, purchase_id) references package_purchases (business_id, id) on delete cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete set null (appointment_id)
);
comment on table package_movements is 'money/packages; kept: money by created_at';
call tenant_table('package_movements');
create index package_movements_newest on package_movements (business_id, created_at desc, id desc);
create index package_movements_purchase on package_movements (business_id, purchase_id, created_at desc);
create index package_movements_contact on package_movements (business_id, contact_id, created_at desc);
-- One session for each appointment.
create unique index package_movements_used on package_movements (business_id, appointment_id)
  where type = 'used' and not is_returned and appointment_id is not null;
create index package_movements_appointment on package_movements (business_id, appointment_id) where appointment_id is not null;
call names_contact('package_movements');

call limit_rows('package_purchases', 'no agenda and branch(branch_id)');
call limit_rows('package_purchase_services', 'via(package_purchases, package_purchase_id)');
call limit_rows('package_movements', 'via(package_purchases, purchase_id) or seen(appointments, appointment_id)');

-- What a charge and a movement of money were for. The check over the kinds was named by the database.
do $$
begin
  execute (select format('alter table charge_lines drop constraint %I', conname) from pg_constraint
    where conrelid = 'charge_lines'::regclass and pg_get_constraintdef(oid) like '%num_nonnulls%');
end $$;
alter table charge_lines
  add column package_purchase_id uuid,
  add foreign key (business_id, package_purchase_id) references package_purchases (business_id, id)
    on delete set null (package_purchase_id),
  add check (num_nonnulls(appointment_id, order_id, enrollment_id, package_purchase_id) <= 1);
create index charge_lines_package on charge_lines (business_id, package_purchase_id, created_at desc)
  where package_purchase_id is not null;
alter table money_movements
  add column package_purchase_id uuid,
  add foreign key (business_id, package_purchase_id) references package_purchases (business_id, id)
    on delete set null (package_purchase_id);
create index money_movements_package on money_movements (business_id, package_purchase_id)
  where package_purchase_id is not null;
