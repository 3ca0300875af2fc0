-- Partners: resellers with people, a brand and a subscription of their own. Businesses carry the id of their partner.

create table partners (
  id uuid primary key,
  name text collate "es-x-icu" not null,
  description text not null,
  partner_code text not null unique,
  -- Digits without country code.
  whatsapp text not null,
  country_code text not null default '52',
  image text not null default '',
  level int not null default 1 check (level between 1 and 100),
  -- Only what was chosen; the rest has its defaults.
  branding jsonb not null default '{}',
  subscription_status text not null default 'trialing'
    check (subscription_status in ('trialing', 'active', 'expired', 'inactive', 'canceled', 'unpaid')),
  subscription_plan text not null default 'hobby' check (subscription_plan in ('hobby', 'pro', 'scale', 'prepay')),
  stripe_subscription_id text unique,
  usage_subscription_id text unique,
  stripe_customer_id text unique,
  stripe_price_id text,
  metered_item_id text,
  -- From how much reported usage on the subscription is charged.
  usage_threshold_cents int not null default 0 check (usage_threshold_cents >= 0),
  subscription_end timestamptz not null check (subscription_end between '1900-01-01' and '2200-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table partners is 'partners/partners; kept: business; global: a tenant of its own kind, which has businesses';
create index on partners (name, id);

-- A person belongs to one partner at most, so that the gate reads one row.
create table partner_people (
  user_id uuid primary key references users (id) on delete cascade,
  partner_id uuid not null references partners (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table partner_people is 'partners/partners; global: which partner a person belongs to, before any business is chosen';
create index on partner_people (partner_id, created_at);

-- The column named a person before, and no call wrote it.
alter table businesses drop column partner_id;
alter table businesses add column partner_id uuid references partners (id) on delete set null;
create index businesses_partner on businesses (partner_id, business_id) where partner_id is not null;
create index businesses_search on businesses using gin (search gin_trgm_ops);

-- Lists of businesses for a partner's people and for the team: ids alone, each caller sees only theirs. The rows are
-- read in the business itself, under its row policy.
grant select on businesses, memberships, partner_people, users to mostrador_search;
create policy listing on businesses for select to mostrador_search using (true);
create policy listing on memberships for select to mostrador_search using (true);

create function list_businesses(words text, address text, of_partner uuid, most int, skip int)
returns table (business_id uuid, total bigint) language sql stable security definer set search_path = public, pg_temp as $$
  select b.business_id, count(*) over () as total
  from businesses b
  where (of_partner is null or b.partner_id = of_partner)
    and (words = '' or b.search like '%' || words || '%' or b.whatsapp like words || '%' or b.business_id::text = words
      or exists (select from memberships m join users u on u.id = m.user_id where m.business_id = b.business_id and u.email = address))
    and (
      exists (select from users u where u.id = current_user_id() and u.role = 'admin')
      or exists (select from partner_people p where p.user_id = current_user_id() and p.partner_id = b.partner_id)
    )
  order by b.search, b.business_id
  limit most offset skip
$$;
alter function list_businesses(text, text, uuid, int, int) owner to mostrador_search;
revoke all on function list_businesses(text, text, uuid, int, int) from public;
grant execute on function list_businesses(text, text, uuid, int, int) to mostrador_app;

-- The memberships of a person in the businesses of a partner, for its people and the team.
create function memberships_at_partner(of_partner uuid, of_person uuid)
returns table (business_id uuid) language sql stable security definer set search_path = public, pg_temp as $$
  select m.business_id from memberships m join businesses b on b.business_id = m.business_id
  where m.user_id = of_person and b.partner_id = of_partner
    and (
      exists (select from users u where u.id = current_user_id() and u.role = 'admin')
      or exists (select from partner_people p where p.user_id = current_user_id() and p.partner_id = of_partner)
    )
$$;
alter function memberships_at_partner(uuid, uuid) owner to mostrador_search;
revoke all on function memberships_at_partner(uuid, uuid) from public;
grant execute on function memberships_at_partner(uuid, uuid) to mostrador_app;

-- A person leaves a partner, and loses in the same moment what they held in its businesses: each of those is written
-- under its own row policy. The lock waits for a business that they are registering. Returns those businesses.
create function leave_partner(of_partner uuid, of_person uuid)
returns setof uuid language plpgsql volatile as $$
declare
  before text := current_setting('app.business_id', true);
  held uuid;
begin
  perform from partner_people p where p.partner_id = of_partner and p.user_id = of_person for update;
  for held in select m.business_id from memberships_at_partner(of_partner, of_person) m loop
    perform set_config('app.business_id', held::text, true);
    delete from memberships m where m.business_id = held and m.user_id = of_person;
    return next held;
  end loop;
  perform set_config('app.business_id', coalesce(before, ''), true);
  delete from partner_people p where p.partner_id = of_partner and p.user_id = of_person;
end $$;

-- Whether a person is a member of a business outside the partner: a partner adds only people who work for it.
create function belongs_elsewhere(of_partner uuid, of_person uuid)
returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships m join businesses b on b.business_id = m.business_id
    where m.user_id = of_person and b.partner_id is distinct from of_partner
  )
  and exists (select from partner_people p where p.user_id = current_user_id() and p.partner_id = of_partner)
$$;
alter function belongs_elsewhere(uuid, uuid) owner to mostrador_search;
revoke all on function belongs_elsewhere(uuid, uuid) from public;
grant execute on function belongs_elsewhere(uuid, uuid) to mostrador_app;
