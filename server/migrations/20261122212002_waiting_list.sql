-- Who would come earlier, and the places that are held for them, one at a time.
create table waiting_entries (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  service_id uuid not null,
  branch_id uuid not null,
  -- Null: anybody.
  specialist_id uuid,
  part text not null default 'any' check (part in ('any', 'morning', 'afternoon')),
  after timestamptz not null,
  before timestamptz,
  -- The appointment that would move; null: the person has none for it.
  appointment_id uuid,
  -- What came of it.
  booked_id uuid,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'booked', 'left', 'over')),
  name text not null,
  is_proved boolean not null,
  is_reachable boolean not null default true,
  -- Whoever asks twice with one key gets the first answer again.
  request_key text,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, service_id) references services (business_id, id) on delete cascade,
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade,
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete cascade,
  foreign key (business_id, booked_id) references appointments (business_id, id) on delete set null (booked_id)
);
comment on table waiting_entries is 'growth';
call tenant_table('waiting_entries');
create unique index waiting_entries_request_key on waiting_entries (business_id, request_key) where request_key is not null;
create unique index waiting_entries_earlier on waiting_entries (business_id, appointment_id)
  where appointment_id is not null and status in ('waiting', 'offered');
create index waiting_entries_line on waiting_entries (business_id, created_at, id) where status in ('waiting', 'offered');
create index waiting_entries_contact on waiting_entries (business_id, contact_id);

create table waiting_offers (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  entry_id uuid not null,
  specialist_id uuid not null,
  starts timestamptz not null,
  ends timestamptz not null,
  -- What holds the place in the agenda; null once it is given back.
  block_id uuid,
  status text not null default 'open' check (status in ('open', 'accepted', 'refused', 'ended')),
  held_until timestamptz not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, entry_id) references waiting_entries (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade,
  foreign key (business_id, block_id) references appointments (business_id, id) on delete set null (block_id),
  -- A place is held for one at a time.
  constraint waiting_offers_apart exclude using gist (
    business_id with =, specialist_id with =, tstzrange(starts, ends, '[)') with &&
  ) where (status = 'open')
);
comment on table waiting_offers is 'growth';
call tenant_table('waiting_offers');
-- One hold for each who waits.
create unique index waiting_offers_open on waiting_offers (business_id, entry_id) where status = 'open';
create index waiting_offers_of on waiting_offers (business_id, entry_id, created_at desc);
