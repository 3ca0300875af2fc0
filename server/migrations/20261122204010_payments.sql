-- Payments by link: the seller's account, how long a place waits for its payment, what was begun and what was paid.

-- The account at Mercado Pago with which a business collects; one a business. Its tokens are sealed (D-15.4).
create table payment_sellers (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- The account's number there; notifications name it.
  seller text not null,
  access_token text,
  refresh_token text,
  public_key text not null,
  live_mode boolean not null,
  status text not null check (status in ('connected', 'expired', 'disconnected')),
  reason text not null default '',
  expires_at timestamptz not null,
  -- Whoever renews the tokens has them for this long: the refresh token is good for one use.
  renewing_until timestamptz,
  connected_by text not null,
  connected_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id)
);
comment on table payment_sellers is 'scheduling';
call tenant_table('payment_sellers');

-- A permission that is being given at Mercado Pago, by this session, once.
create table payment_connects (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  session_hash text not null,
  verifier text not null,
  expires_at timestamptz not null,
  primary key (business_id, id)
);
comment on table payment_connects is 'scheduling';
call tenant_table('payment_connects');

-- Until when an appointment waits for its payment (D-5.4).
create table payment_deadlines (
  business_id uuid not null references businesses (business_id) on delete cascade,
  appointment_id uuid not null,
  due_at timestamptz not null,
  -- A person took the appointment on themselves, or it was paid.
  withdrawn_at timestamptz,
  primary key (business_id, appointment_id),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete cascade
);
comment on table payment_deadlines is 'scheduling';
call tenant_table('payment_deadlines');

-- When an appointment was first looked at with this coupon: from then on its discount runs (D-6.2).
create table discount_views (
  business_id uuid not null references businesses (business_id) on delete cascade,
  appointment_id uuid not null,
  coupon text not null,
  viewed_at timestamptz not null,
  primary key (business_id, appointment_id, coupon),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete cascade
);
comment on table discount_views is 'scheduling';
call tenant_table('discount_views');

-- A payment that somebody began: what was asked for, in which account. Its id is the provider's external reference.
create table payment_orders (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  appointment_id uuid,
  -- Whose money it is in the book where the appointment has gone meanwhile.
  branch_id uuid,
  contact_id uuid,
  title text not null,
  seller text not null,
  amount_cents int not null check (amount_cents > 0),
  currency text not null,
  preference text,
  init_point text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete set null (appointment_id),
  foreign key (business_id, branch_id) references branches (business_id, id) on delete set null (branch_id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete set null (contact_id)
);
comment on table payment_orders is 'scheduling';
call tenant_table('payment_orders');
create index on payment_orders (business_id, appointment_id, created_at desc);

-- What the provider says of each payment. It outlives its appointment: money is kept (D-15.6).
create table payments (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  order_id uuid not null,
  appointment_id uuid,
  provider_ref text not null,
  status text not null check (status in ('pending', 'in_process', 'authorized', 'approved', 'in_mediation', 'rejected', 'cancelled', 'refunded', 'charged_back')),
  status_detail text not null default '',
  amount_cents int not null,
  refunded_cents int not null default 0,
  -- How much of what went back stands in the book.
  refund_booked_cents int not null default 0,
  currency text not null,
  method text not null default '',
  said_at timestamptz not null,
  approved_at timestamptz,
  -- The effects of its approval took place, once.
  applied_at timestamptz,
  task text check (task in ('place_taken', 'cancelled', 'deleted', 'paid_twice', 'mismatch', 'charged_back')),
  settled_at timestamptz,
  settled_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, provider_ref),
  foreign key (business_id, order_id) references payment_orders (business_id, id) on delete cascade,
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete set null (appointment_id)
);
comment on table payments is 'scheduling';
call tenant_table('payments');
create index on payments (business_id, appointment_id);
create index on payments (business_id, order_id);
create index payments_tasks on payments (business_id, created_at desc) where task is not null and settled_at is null;

-- Notifications as they came, before it is known whose they are (D-12.4).
create table payment_notifications (
  id uuid primary key,
  digest bytea not null unique,
  payment text not null,
  seller text not null,
  body bytea not null,
  received_at timestamptz not null
);
comment on table payment_notifications is 'scheduling; global: stored as it came, before it is known whose it is';

-- Whose a payment link is, for whoever holds it and nobody else.
create function appointment_of_link(link text) returns table (business_id uuid, appointment_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select a.business_id, a.id from appointments a where a.short_id = link $$;
alter function appointment_of_link(text) owner to mostrador_search;
revoke all on function appointment_of_link(text) from public;
grant execute on function appointment_of_link(text) to mostrador_app;
grant select on appointments to mostrador_search;
create policy payment_link on appointments for select to mostrador_search using (true);

-- Whose account a notification speaks of; one person may collect for several businesses with one account.
create function businesses_of_seller(account text) returns table (business_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select s.business_id from payment_sellers s where s.seller = account and s.access_token is not null $$;
alter function businesses_of_seller(text) owner to mostrador_search;
revoke all on function businesses_of_seller(text) from public;
grant execute on function businesses_of_seller(text) to mostrador_app;
grant select on payment_sellers to mostrador_search;
create policy notified on payment_sellers for select to mostrador_search using (true);
create index payment_sellers_account on payment_sellers (seller);

-- A price may ask for a deposit instead of the whole.
alter table services no force row level security;
update services set link_price = link_price || '{"deposit": null}' where link_price is not null and not link_price ? 'deposit';
alter table services force row level security;
