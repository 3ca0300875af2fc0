-- The agenda: appointments and blocks in one table, so that the database itself keeps them apart.

create table appointments (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- What /pagar-cita names; null for a block. Unique in the whole system (D-1.3).
  short_id text unique,
  is_block boolean not null default false,
  branch_id uuid not null,
  specialist_id uuid not null,
  service_id uuid,
  contact_id uuid,
  title text not null default '',
  details text not null default '',
  client_notes text not null default '',
  starts timestamptz not null,
  ends timestamptz not null,
  type text not null default '',
  status text not null check (status in ('agendada', 'confirmada', 'cancelada', 'asistida', 'no_asistida', 'pago_pendiente', 'no_pagada', 'block')),
  color_hex text not null,
  confirmation_messages_counter int not null default 0,
  event_id text not null default '',
  auto_cancel_date timestamptz,
  -- Whoever asks twice with one key gets the first answer again.
  request_key text,
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, request_key),
  foreign key (business_id, branch_id) references branches (business_id, id),
  foreign key (business_id, specialist_id) references specialists (business_id, id),
  foreign key (business_id, service_id) references services (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete set null (contact_id),
  check (ends > starts),
  -- The agenda counts in whole minutes.
  check (extract(epoch from starts) % 60 = 0 and extract(epoch from ends) % 60 = 0),
  -- Searches look no further back than a day for what may still be going on; blocks (holidays) may be longer.
  check (is_block or ends - starts <= interval '24 hours'),
  check (is_block = (status = 'block')),
  check (is_block or (short_id is not null and service_id is not null)),
  -- Two appointments of one specialist that both hold their place cannot overlap (D-4.2, D-4.3).
  constraint appointments_apart exclude using gist (
    business_id with =, specialist_id with =, tstzrange(starts, ends, '[)') with &&
  ) where (status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente')),
  -- A block covers no appointment that holds its place, and none lands in a block; blocks may overlap blocks (D-4.3).
  constraint appointments_outside_blocks exclude using gist (
    business_id with =, specialist_id with =, is_block with <>, tstzrange(starts, ends, '[)') with &&
  ) where (status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block'))
);
comment on table appointments is 'scheduling';
call tenant_table('appointments');
-- The agenda of a range, of all or of one specialist; what keeps somebody busy; the history of a contact.
create index appointments_range on appointments (business_id, starts);
create index appointments_busy on appointments (business_id, specialist_id, starts);
create index appointments_contact on appointments (business_id, contact_id, starts desc);
create index appointments_blocks on appointments (business_id, ends) where is_block;
