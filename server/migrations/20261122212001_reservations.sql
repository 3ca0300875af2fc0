-- The booking page of a business, and what it keeps of those who book on it.
create table reservation_settings (
  business_id uuid not null references businesses (business_id) on delete cascade,
  is_on boolean not null default false,
  -- Left out of the page; everything else that may be booked without a person is shown.
  hidden_services jsonb not null default '[]',
  hidden_specialists jsonb not null default '[]',
  hidden_branches jsonb not null default '[]',
  days_ahead int not null default 30,
  notice_hours int not null default 2,
  cancel_hours int not null default 4,
  chooses_specialist boolean not null default true,
  welcome text not null default '',
  without_code text not null default 'book' check (without_code in ('book', 'refuse')),
  embed text not null default 'nobody' check (embed in ('nobody', 'anybody', 'listed')),
  embed_origins jsonb not null default '[]',
  waiting_list boolean not null default true,
  hold_minutes int not null default 15,
  updated_at timestamptz not null default now(),
  primary key (business_id)
);
comment on table reservation_settings is 'growth';
call tenant_table('reservation_settings');

-- Whose page an address is: asked before any business is known. It stays when the business is renamed: it stands on paper.
create table reservation_addresses (
  search text primary key,
  business_id uuid not null references businesses (business_id) on delete cascade,
  unique (business_id)
);
comment on table reservation_addresses is 'growth; global: finds the business of a booking page before it is known';

-- The code that proves a number, the last one of each number, as a hash that is worth nothing without the installation''s key.
create table reservation_codes (
  business_id uuid not null references businesses (business_id) on delete cascade,
  phone text not null,
  code_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (business_id, phone)
);
comment on table reservation_codes is 'growth';
call tenant_table('reservation_codes');
create index on reservation_codes (business_id, expires_at);

-- What was said with a booking: shown to whoever has its link, who need not be the contact that the number belongs to.
create table reservations (
  business_id uuid not null references businesses (business_id) on delete cascade,
  appointment_id uuid not null,
  name text not null,
  is_proved boolean not null,
  created_at timestamptz not null,
  primary key (business_id, appointment_id),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete cascade
);
comment on table reservations is 'growth';
call tenant_table('reservations');
