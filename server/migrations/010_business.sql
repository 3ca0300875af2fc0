-- The business, its branches, its specialists, its contacts.

alter table businesses
  add column description text not null default '',
  add column logo text not null default '',
  add column is_working boolean not null default true,
  add column whatsapp text not null default '',
  add column country_code text not null default '52',
  add column whatsapp_owner text not null default '',
  add column category text not null default '',
  add column search text not null default '',
  add column keywords jsonb not null default '[]',
  add column timezone text not null default 'America/Mexico_City',
  add column business_type jsonb not null default '{"services": true, "products": false, "courses": false, "properties": false}',
  add column favorite_colors jsonb not null default '[]',
  add column money_movement_categories jsonb not null default '[]',
  add column delay_response int not null default 10000 check (delay_response between 0 and 60000),
  add column payment_mode text not null default 'credits' check (payment_mode in ('credits', 'conversion')),
  add column payment_level jsonb not null default '{"level": 1, "pricePerConversion": 25}',
  add column low_credit_threshold int not null default 100,
  add column credit_notification_interval int not null default 10,
  add column end_subscription timestamptz not null default now() + interval '15 days',
  add column stripe_customer_id text;

create table branches (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  address jsonb not null,
  location text not null default '',
  city text not null,
  state text not null,
  country text not null,
  schedules jsonb not null,
  rest_schedules jsonb not null,
  -- Null follows the state and the city (D-15.8); zone is what holds.
  timezone_set text,
  zone text not null,
  resources jsonb not null default '[]',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table branches is 'business';
call tenant_table('branches');

create table specialists (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  branch_id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null,
  whatsapp text not null,
  country_code text not null default '52',
  email text not null default '',
  payment_info text not null default '',
  color_hex text not null default '#2196f3',
  rest_schedules jsonb not null default '{}',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id)
);
comment on table specialists is 'business';
call tenant_table('specialists');
create index on specialists (business_id, branch_id);

create table contacts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null default '',
  lastname text not null default '',
  second_lastname text not null default '',
  -- Digits of the number in E.164 without plus, one form for 52/521 and 54/549 (D-15.9); null for a contact that only
  -- a channel knows.
  phone text,
  whatsapp text not null default '',
  country_code text not null default '52',
  email text not null default '',
  birthdate date not null default '2000-01-01',
  gender text not null default '',
  type text not null default 'lead' check (type in ('personal', 'lead', 'client')),
  no_respond boolean not null default false,
  notes jsonb not null default '[]',
  interests jsonb not null default '{"services": [], "courses": [], "products": [], "properties": []}',
  push_name text not null default '',
  wa_user_id text,
  instagram_account_id text,
  messenger_id text,
  custom_fields jsonb not null default '[]',
  last_interaction timestamptz,
  -- Names, number and e-mail, folded: what the search looks through.
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table contacts is 'business';
call tenant_table('contacts');
create unique index contacts_phone on contacts (business_id, phone) where phone is not null;
create unique index contacts_wa_user on contacts (business_id, wa_user_id) where wa_user_id is not null;
create unique index contacts_instagram on contacts (business_id, instagram_account_id) where instagram_account_id is not null;
create unique index contacts_messenger on contacts (business_id, messenger_id) where messenger_id is not null;
-- The list, newest first.
create index contacts_recent on contacts (business_id, id desc);
create index contacts_search on contacts using gin (search gin_trgm_ops);

-- The trigram index cannot be used under the row policy, because `like` is not leakproof; so this function reads past
-- the policy and names the business itself.
grant select on contacts to mostrador_search;
create policy search on contacts for select to mostrador_search using (true);
create function search_contacts(pattern text, most int) returns setof contacts
  language sql stable security definer set search_path = public, pg_temp
  as $$ select * from contacts where business_id = current_business() and search like pattern order by id desc limit most $$;
alter function search_contacts(text, int) owner to mostrador_search;
revoke all on function search_contacts(text, int) from public;
grant execute on function search_contacts(text, int) to mostrador_app;
