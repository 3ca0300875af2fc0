-- What a business buys from the platform, and the subscription it has (docs/decisions/0132).

-- Stripe's notifications as they came: only the id of the object is used, which is then read there.
create table billing_notifications (
  id uuid primary key,
  event_id text not null unique,
  kind text not null,
  object_id text not null,
  body bytea not null,
  received_at timestamptz not null
);
comment on table billing_notifications is 'platform/billing; global: stored as it came, before it is known whose it is';
create index billing_notifications_age on billing_notifications (received_at);

create table purchases (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  kind text not null default 'credits' check (kind in ('plan', 'credits', 'pack', 'promo', 'invoice')),
  title text not null,
  -- What was agreed on at the start; the buyer may have changed the quantity at Stripe.
  quantity int not null check (quantity >= 0),
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null default 'MXN' check (currency in ('MXN', 'USD')),
  -- The session, payment intent or invoice at Stripe; null until Stripe has answered.
  stripe_id text,
  -- The payment, by which a refund is found.
  intent_id text,
  status text not null default 'open' check (status in ('open', 'pending', 'paid', 'failed', 'expired', 'refunded', 'disputed')),
  -- What the ledger got for it, and what was taken back after a refund.
  credits int not null default 0 check (credits >= 0),
  credits_back int not null default 0 check (credits_back >= 0 and credits_back <= credits),
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, stripe_id)
);
comment on table purchases is 'platform/billing; kept: money by created_at';
call tenant_table('purchases');
create index purchases_newest on purchases (business_id, created_at desc, id desc);
create index purchases_intent on purchases (business_id, intent_id);

create table subscriptions (
  business_id uuid not null references businesses (business_id) on delete cascade,
  stripe_id text not null,
  status text not null default 'inactive' check (status in ('active', 'trialing', 'expired', 'inactive')),
  plan text check (plan in ('bronce', 'plata', 'oro')),
  -- The prices as Stripe has them: amount in cents, currency, interval, name.
  prices jsonb not null default '[]',
  ends_at timestamptz not null,
  is_ending boolean not null,
  updated_at timestamptz not null,
  primary key (business_id)
);
comment on table subscriptions is 'platform/billing';
call tenant_table('subscriptions');

-- Which of the two letters about the end of the free days was sent, for the end that it spoke of.
create table free_days_letters (
  business_id uuid not null references businesses (business_id) on delete cascade,
  kind text not null default 'before' check (kind in ('before', 'after')),
  ends_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (business_id, kind, ends_at)
);
comment on table free_days_letters is 'platform/billing';
call tenant_table('free_days_letters');
